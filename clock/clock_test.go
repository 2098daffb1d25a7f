package clock_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/clock"
)

// start is a clock that must start, with Red's time running from 0.
func start(t testing.TB, s clock.Settings) clock.Clock {
	t.Helper()
	c, err := clock.New(s, clock.Red, 0)
	require.NoError(t, err)
	return c
}

// reading is a clock's face in short.
func reading(main, period time.Duration, periods int) clock.Reading {
	return clock.Reading{Main: main, Period: period, Periods: periods}
}

// Ten seconds and two periods of five, read at exact instants, Red thinking all the while.
func TestReadingAtExactInstants(t *testing.T) {
	c := start(t, clock.ByoYomi(10*sec, 2, 5*sec))
	for _, at := range []struct {
		now     time.Duration
		want    clock.Reading
		byoyomi bool
	}{
		{-sec, reading(10*sec, 5*sec, 2), false},
		{0, reading(10*sec, 5*sec, 2), false},
		{1, reading(10*sec-1, 5*sec, 2), false},
		{10*sec - 1, reading(1, 5*sec, 2), false},
		{10 * sec, reading(0, 5*sec, 2), true},
		{15*sec - 1, reading(0, 1, 2), true},
		{15 * sec, reading(0, 5*sec, 1), true},
		{20*sec - 1, reading(0, 1, 1), true},
		{20 * sec, reading(0, 0, 0), false},
		{math.MaxInt64, reading(0, 0, 0), false},
	} {
		assert.Equal(t, at.want, c.Reading(clock.Red, at.now), at.now)
		assert.Equal(t, at.byoyomi, c.InByoyomi(clock.Red, at.now), at.now)
		assert.Equal(t, at.want.Periods, c.PeriodsLeft(clock.Red, at.now), at.now)
		assert.Equal(t, reading(10*sec, 5*sec, 2), c.Reading(clock.Blue, at.now), at.now)

		side, instant, lost := c.Flagged(at.now)
		assert.Equal(t, at.now >= 20*sec, lost, at.now)
		if lost {
			assert.Equal(t, clock.Red, side)
			assert.Equal(t, 20*sec, instant)
		}
	}
	at, ok := c.FlagsAt()
	assert.True(t, ok)
	assert.Equal(t, 20*sec, at)
}

// What Red's clock shows right after a move at an instant, or why the move fails.
func TestPressAtExactInstants(t *testing.T) {
	byoyomi := clock.ByoYomi(10*sec, 3, 5*sec)
	both := byoyomi
	both.Increment = 2 * sec
	for _, c := range []struct {
		name     string
		settings clock.Settings
		now      time.Duration
		want     clock.Reading
		err      error
	}{
		{"at once", byoyomi, 0, reading(10*sec, 5*sec, 3), nil},
		{"within main time", byoyomi, 4 * sec, reading(6*sec, 5*sec, 3), nil},
		{"a nanosecond of main time left", byoyomi, 10*sec - 1, reading(1, 5*sec, 3), nil},
		{"main time used up exactly", byoyomi, 10 * sec, reading(0, 5*sec, 3), nil},
		{"within the first period", byoyomi, 12 * sec, reading(0, 5*sec, 3), nil},
		{"a nanosecond of the period left", byoyomi, 15*sec - 1, reading(0, 5*sec, 3), nil},
		{"a period used up exactly", byoyomi, 15 * sec, reading(0, 5*sec, 2), nil},
		{"two periods used up", byoyomi, 23 * sec, reading(0, 5*sec, 1), nil},
		{"a nanosecond in all left", byoyomi, 25*sec - 1, reading(0, 5*sec, 1), nil},
		{"nothing left exactly", byoyomi, 25 * sec, reading(10*sec, 5*sec, 3), clock.ErrFlagged},
		{"far too late", byoyomi, clock.MaxInstant, reading(10*sec, 5*sec, 3), clock.ErrFlagged},
		{"before the start", byoyomi, -1, reading(10*sec, 5*sec, 3), clock.ErrInstant},
		{"after all instants", byoyomi, clock.MaxInstant + 1, reading(10*sec, 5*sec, 3), clock.ErrInstant},

		{"increment at once", clock.Fischer(10*sec, 2*sec), 0, reading(12*sec, 0, 0), nil},
		{"increment after thought", clock.Fischer(10*sec, 2*sec), 7 * sec, reading(5*sec, 0, 0), nil},
		{"increment in the last nanosecond", clock.Fischer(10*sec, 2*sec), 10*sec - 1, reading(2*sec+1, 0, 0), nil},
		{"increment too late", clock.Fischer(10*sec, 2*sec), 10 * sec, reading(10*sec, 0, 0), clock.ErrFlagged},
		{"increment up to the greatest time", clock.Fischer(clock.MaxTime, 2*sec), sec, reading(clock.MaxTime, 0, 0), nil},
		{"increment before byo-yomi", both, 10*sec - 1, reading(2*sec+1, 5*sec, 3), nil},
		{"no increment in byo-yomi", both, 10 * sec, reading(0, 5*sec, 3), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			k := start(t, c.settings)
			before := k
			require.ErrorIs(t, k.Press(c.now), c.err)
			if c.err != nil {
				assert.Equal(t, before, k, "unchanged on an error")
				return
			}
			assert.Equal(t, c.want, k.Reading(clock.Red, c.now))
			assert.Equal(t, before.Reading(clock.Blue, 0), k.Reading(clock.Blue, c.now))
			assert.Equal(t, clock.Blue, k.Turn())
			assert.Less(t, k.Remaining(clock.Blue, c.now+1), k.Remaining(clock.Blue, c.now), "Blue's time runs")
		})
	}
}

func TestClocksThatCannotStart(t *testing.T) {
	for _, now := range []time.Duration{-1, clock.MaxInstant + 1, math.MaxInt64} {
		_, err := clock.New(clock.Standard(), clock.Red, now)
		assert.ErrorIs(t, err, clock.ErrInstant)
	}
	_, err := clock.New(clock.Standard(), 2, 0)
	assert.ErrorIs(t, err, clock.ErrSide)
	c, err := clock.New(clock.Standard(), clock.Blue, clock.MaxInstant)
	require.NoError(t, err)
	assert.Equal(t, clock.Blue, c.Turn())
	_, _, lost := c.Flagged(math.MaxInt64)
	assert.False(t, lost, "no instant is left to lose at")
}

func TestNoLimit(t *testing.T) {
	for _, c := range []clock.Clock{{}, start(t, clock.Settings{})} {
		require.NoError(t, c.Press(clock.MaxInstant))
		assert.Equal(t, clock.Unlimited, c.Remaining(clock.Red, clock.MaxInstant))
		assert.Equal(t, clock.Unlimited, c.Remaining(clock.Blue, clock.MaxInstant))
		assert.False(t, c.InByoyomi(clock.Blue, clock.MaxInstant))
		_, ok := c.FlagsAt()
		assert.False(t, ok)
		_, _, lost := c.Flagged(clock.MaxInstant)
		assert.False(t, lost)
	}
}

func TestPause(t *testing.T) {
	c := start(t, clock.ByoYomi(10*sec, 2, 5*sec))
	assert.ErrorIs(t, c.Resume(sec), clock.ErrRunning)
	require.NoError(t, c.Pause(12*sec))
	assert.True(t, c.Paused())
	for _, now := range []time.Duration{12 * sec, time.Hour} {
		assert.Equal(t, reading(0, 3*sec, 2), c.Reading(clock.Red, now))
		_, _, lost := c.Flagged(now)
		assert.False(t, lost)
	}
	assert.ErrorIs(t, c.Pause(13*sec), clock.ErrPaused)
	assert.ErrorIs(t, c.Press(13*sec), clock.ErrPaused)
	assert.ErrorIs(t, c.Resume(11*sec), clock.ErrInstant)
	require.NoError(t, c.Resume(time.Hour))
	assert.Equal(t, reading(0, sec, 2), c.Reading(clock.Red, time.Hour+2*sec), "the period goes on")
	assert.Equal(t, reading(0, 5*sec, 1), c.Reading(clock.Red, time.Hour+3*sec))
	assert.ErrorIs(t, c.Pause(time.Hour+8*sec), clock.ErrFlagged)
	require.NoError(t, c.Pause(time.Hour+8*sec-1))
}

func TestRestore(t *testing.T) {
	c := start(t, clock.ByoYomi(10*sec, 2, 5*sec))
	require.NoError(t, c.Press(4*sec))
	beforeBlue := c // a copy is a snapshot
	require.NoError(t, c.Press(17*sec))
	assert.Equal(t, reading(0, 5*sec, 2), c.Reading(clock.Blue, 17*sec))

	require.NoError(t, c.Restore(beforeBlue, 20*sec))
	assert.Equal(t, clock.Blue, c.Turn())
	assert.Equal(t, reading(6*sec, 5*sec, 2), c.Reading(clock.Red, 20*sec), "Red's thought is gone too")
	assert.Equal(t, reading(10*sec, 5*sec, 2), c.Reading(clock.Blue, 20*sec))
	assert.Equal(t, reading(9*sec, 5*sec, 2), c.Reading(clock.Blue, 21*sec), "and Blue's time runs")

	_, _, lost := c.Flagged(time.Hour)
	require.True(t, lost)
	require.NoError(t, c.Restore(beforeBlue, time.Hour), "a loss on time is taken back")
	_, _, lost = c.Flagged(time.Hour)
	assert.False(t, lost)

	require.NoError(t, c.Pause(time.Hour+sec))
	require.NoError(t, c.Restore(beforeBlue, time.Hour+2*sec))
	assert.True(t, c.Paused(), "until the host says so")
	assert.Equal(t, reading(10*sec, 5*sec, 2), c.Reading(clock.Blue, 2*time.Hour))

	before := c
	assert.ErrorIs(t, c.Restore(beforeBlue, time.Hour), clock.ErrInstant)
	assert.ErrorIs(t, c.Restore(start(t, clock.Standard()), 3*time.Hour), clock.ErrOtherSettings)
	assert.Equal(t, before, c)
}

func TestSidesThatAreNone(t *testing.T) {
	c := start(t, clock.Standard())
	for _, s := range []clock.Side{2, 3, 255} {
		assert.False(t, s.Valid())
		assert.False(t, s.Opponent().Valid())
		assert.Equal(t, "none", s.String())
		assert.Zero(t, c.Reading(s, 0))
		assert.Zero(t, c.Remaining(s, 0))
		assert.Zero(t, c.PeriodsLeft(s, 0))
	}
	assert.Equal(t, clock.Standard(), c.Settings())
}
