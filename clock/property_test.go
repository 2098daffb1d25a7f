package clock_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky/clock"
)

// slow is a clock kept by another method: it counts single nanoseconds.
type slow struct {
	settings clock.Settings
	sides    [2]clock.Reading
	turn     clock.Side
	paused   bool
	now      time.Duration
}

// wait lets time go by, one nanosecond after the other.
func (s *slow) wait(d time.Duration) {
	for ; d > 0; d-- {
		s.now++
		if !s.paused && s.settings != (clock.Settings{}) {
			tick(&s.sides[s.turn], s.settings.Period)
		}
	}
}

func tick(r *clock.Reading, whole time.Duration) {
	switch {
	case r.Main > 0:
		r.Main--
	case r.Periods > 0:
		r.Period--
	}
	if r.Main == 0 && r.Periods > 0 && r.Period == 0 {
		r.Periods--
		r.Period = whole
	}
	if r.Main == 0 && r.Periods == 0 {
		r.Period = 0
	}
}

func (s *slow) lost() bool {
	return s.settings != (clock.Settings{}) && s.sides[s.turn] == clock.Reading{}
}

func (s *slow) press() {
	r := &s.sides[s.turn]
	if r.Main > 0 {
		r.Main += s.settings.Increment
	} else {
		r.Period = s.settings.Period
	}
	s.turn = s.turn.Opponent()
}

// randomSettings are small, so that every boundary is met often.
func randomSettings(rng *rand.Rand) clock.Settings {
	var s clock.Settings
	if rng.IntN(4) > 0 {
		s.Main = time.Duration(1 + rng.IntN(30))
		s.Increment = time.Duration(rng.IntN(4))
	}
	if rng.IntN(2) > 0 {
		s.Periods, s.Period = 1+rng.IntN(4), time.Duration(1+rng.IntN(8))
	}
	return s
}

// Random games on small clocks agree with the slow clock at every instant, in every method.
func TestAgainstTheSlowClock(t *testing.T) {
	for seed := range uint64(2000) {
		rng := rand.New(rand.NewPCG(seed, 1))
		settings := randomSettings(rng)
		first := clock.Side(rng.IntN(2))
		c, err := clock.New(settings, first, 0)
		require.NoError(t, err)
		full := c.Reading(clock.Red, 0)
		s := slow{settings: settings, sides: [2]clock.Reading{full, full}, turn: first}
		for range 30 {
			s.wait(time.Duration(rng.IntN(12)))
			step(t, rng, &c, &s)
			require.Equal(t, s.turn, c.Turn())
			require.Equal(t, s.paused, c.Paused())
			for side := range s.sides {
				require.Equal(t, s.sides[side], c.Reading(clock.Side(side), s.now), "seed %d, %v at %d", seed, settings, s.now)
			}
			_, _, lost := c.Flagged(s.now)
			require.Equal(t, s.lost(), lost)
		}
	}
}

// step does the same to both clocks.
func step(t *testing.T, rng *rand.Rand, c *clock.Clock, s *slow) {
	before := *c
	var err, want error
	switch rng.IntN(4) {
	case 0, 1:
		err = c.Press(s.now)
	case 2:
		err = c.Pause(s.now)
	case 3:
		err = c.Resume(s.now)
		if !s.paused {
			want = clock.ErrRunning
		}
		require.ErrorIs(t, err, want)
		s.paused = false
		return
	}
	switch {
	case s.paused:
		want = clock.ErrPaused
	case s.lost():
		want = clock.ErrFlagged
	case c.Paused():
		s.paused = true
	default:
		s.press()
	}
	require.ErrorIs(t, err, want)
	if want != nil {
		require.Equal(t, before, *c)
	}
}

// left is all the time that a side has until it loses.
func left(c clock.Clock, s clock.Side, now time.Duration) time.Duration {
	r := c.Reading(s, now)
	return r.Main + r.Period + time.Duration(max(0, r.Periods-1))*c.Settings().Period
}

// Between events the side to move loses exactly the time that goes by, the other side none; a
// move gives back the increment or the rest of a period and nothing else.
func TestTimeNeverGrowsByItself(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 2))
		settings := clock.Settings{
			Main: time.Duration(1 + rng.Int64N(int64(time.Hour))), Period: time.Minute, Periods: rng.IntN(5),
			Increment: time.Duration(rng.Int64N(int64(10 * sec))),
		}
		if settings.Periods == 0 {
			settings.Period = 0
		}
		c := start(t, settings)
		now := time.Duration(0)
		for range 60 {
			later := now + time.Duration(rng.Int64N(int64(3*time.Minute)))
			mover, waiter := c.Turn(), c.Turn().Opponent()
			require.Equal(t, max(0, left(c, mover, now)-(later-now)), left(c, mover, later))
			require.Equal(t, left(c, waiter, now), left(c, waiter, later))
			before, waiting := c.Reading(mover, later), c.Reading(waiter, later)
			now = later
			if c.Press(now) != nil {
				break
			}
			want := before
			if before.Main > 0 {
				want.Main += settings.Increment
			} else {
				want.Period = settings.Period
			}
			require.Equal(t, want, c.Reading(mover, now))
			require.Equal(t, waiting, c.Reading(waiter, now))
		}
	}
}
