package songky

import (
	"time"

	"github.com/songky/songky/clock"
)

// ClockOf is what the clock of a game shows for a side at an instant, as Limits takes it; instants
// are those of the clock. Give the side to move.
//
// In byo-yomi Period is what is left of the current period, so that the search keeps within it
// even when part of it is gone. A clock without time limits is the zero Clock, which limits
// nothing, as is that of a value that is no side. A side whose time is up has a nanosecond, so that
// a search still ends at once.
func ClockOf(c clock.Clock, s Side, now time.Duration) Clock {
	settings := c.Settings()
	if !settings.Timed() || !s.Valid() {
		return Clock{}
	}
	r := c.Reading(clock.Side(s), now)
	if r == (clock.Reading{}) {
		return Clock{Remaining: 1}
	}
	k := Clock{Remaining: r.Main, Period: r.Period, Periods: r.Periods}
	if r.Main > 0 {
		k.Increment = settings.Increment
	}
	return k
}
