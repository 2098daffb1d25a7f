package songky_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
)

func TestClockOf(t *testing.T) {
	both := clock.Settings{Main: 10 * time.Second, Increment: 2 * time.Second, Period: 5 * time.Second, Periods: 3}
	for _, c := range []struct {
		name     string
		settings clock.Settings
		side     songky.Side
		now      time.Duration
		want     songky.Clock
	}{
		{"no limit", clock.Settings{}, songky.Red, 0, songky.Clock{}},
		{"main time", both, songky.Red, 4 * time.Second,
			songky.Clock{Remaining: 6 * time.Second, Increment: 2 * time.Second, Period: 5 * time.Second, Periods: 3}},
		{"the side that waits", both, songky.Blue, 4 * time.Second,
			songky.Clock{Remaining: 10 * time.Second, Increment: 2 * time.Second, Period: 5 * time.Second, Periods: 3}},
		{"in byo-yomi", both, songky.Red, 17 * time.Second, songky.Clock{Period: 3 * time.Second, Periods: 2}},
		{"time is up", both, songky.Red, 25 * time.Second, songky.Clock{Remaining: 1}},
		{"no side", both, 2, 0, songky.Clock{}},
	} {
		k, err := clock.New(c.settings, clock.Red, 0)
		require.NoError(t, err)
		got := songky.ClockOf(k, c.side, c.now)
		assert.Equal(t, c.want, got, c.name)
	}
}

// The sides of the two packages have the same values.
func TestSidesOfClocks(t *testing.T) {
	assert.Equal(t, songky.Red, songky.Side(clock.Red))
	assert.Equal(t, songky.Blue, songky.Side(clock.Blue))
}

// Even a clock that has run out bounds a search.
func TestSearchByAClockThatHasRunOut(t *testing.T) {
	k, err := clock.New(clock.SuddenDeath(time.Second), clock.Red, 0)
	require.NoError(t, err)
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 16})
	require.NoError(t, err)
	defer e.Close()
	r, err := e.BestMove(context.Background(), newGame(t, songky.Xiangqi), songky.Limits{Clock: songky.ClockOf(k, songky.Red, time.Hour)})
	require.NoError(t, err)
	assert.NotZero(t, r.Move)
}
