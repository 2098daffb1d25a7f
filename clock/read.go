package clock

import (
	"math"
	"time"
)

// Unlimited is what remains to a side on a clock without time limits.
const Unlimited = time.Duration(math.MaxInt64)

// Settings are the settings that the clock was started with.
func (c Clock) Settings() Settings { return c.settings }

// Turn is the side to move.
func (c Clock) Turn() Side { return c.turn }

// Paused says whether the time of the side to move stands still.
func (c Clock) Paused() bool { return c.paused }

// Reading is what the clock of a side shows at an instant: the zero Reading once its time is up,
// on a clock without time limits, and for a value that is no side. An instant before the latest
// event reads as that event, one after MaxInstant as MaxInstant: reading never fails.
func (c Clock) Reading(s Side, now time.Duration) Reading {
	if !s.Valid() {
		return Reading{}
	}
	return c.reading(s, now)
}

func (c Clock) reading(s Side, now time.Duration) Reading {
	now = min(max(now, c.since), MaxInstant)
	if s != c.turn || c.paused || !c.settings.Timed() {
		return c.sides[s]
	}
	return c.sides[s].spent(c.settings.Period, now-c.since)
}

// Remaining is the time that a clock shows in large digits: what is left of the main time or, in
// byo-yomi, of the current period. It is 0 once the time is up and Unlimited without time limits.
// Instants are taken as by Reading.
func (c Clock) Remaining(s Side, now time.Duration) time.Duration {
	if !c.settings.Timed() {
		return Unlimited
	}
	r := c.Reading(s, now)
	if r.Main > 0 {
		return r.Main
	}
	return r.Period
}

// PeriodsLeft is the number of byo-yomi periods that a side still has, the current one included.
func (c Clock) PeriodsLeft(s Side, now time.Duration) int { return c.Reading(s, now).Periods }

// InByoyomi says whether a side's main time is used up and a period runs.
func (c Clock) InByoyomi(s Side, now time.Duration) bool { return c.Reading(s, now).InByoyomi() }

// FlagsAt is the instant at which the side to move loses on time unless it moves before: when a
// server has to look again. It is false while the clock is paused and without time limits. The
// instant may lie after MaxInstant; then it never comes.
func (c Clock) FlagsAt() (time.Duration, bool) {
	if c.paused || !c.settings.Timed() {
		return 0, false
	}
	return c.since + c.sides[c.turn].total(c.settings.Period), true
}

// Flagged says whether a side has lost on time by the instant now, which side, and at which
// instant its time ran out. Only the side to move can. Instants are taken as by Reading.
func (c Clock) Flagged(now time.Duration) (s Side, at time.Duration, lost bool) {
	at, runs := c.FlagsAt()
	if !runs || min(now, MaxInstant) < at {
		return Red, 0, false
	}
	return c.turn, at, true
}
