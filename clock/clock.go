// Package clock keeps the times of a game of two sides: main time, byo-yomi periods and a Fischer
// increment. It never looks at a clock of its own: the host passes every instant, so that servers
// and tests are exact to the nanosecond and two readings of one clock always agree.
//
// An instant is a time.Duration since an epoch of the host's choice, usually the moment at which
// the game was made: time.Since(epoch) is monotonic and does not jump when the time of day is set.
// Instants are from 0 to MaxInstant and never go back. A clock that outlives its process, in a
// database, needs an epoch that does so too.
//
// A Clock is a plain value: a copy is a snapshot, and Restore takes a move back to one.
//
// Time runs out at the instant at which nothing is left: a move made exactly then comes too late.
package clock

import "time"

// Side is a player: Red, whose value is 0, or Blue, 1, as elsewhere in the library.
type Side uint8

// The sides.
const (
	Red  Side = 0
	Blue Side = 1
)

// Valid says whether s is Red or Blue.
func (s Side) Valid() bool { return s <= Blue }

// Opponent is the other side; for a value that is no side it is no side either.
func (s Side) Opponent() Side { return s ^ 1 }

// String is "red" or "blue", "none" for a value that is no side.
func (s Side) String() string {
	switch s {
	case Red:
		return "red"
	case Blue:
		return "blue"
	}
	return "none"
}

// MaxInstant is the greatest instant, about 146 years after the epoch.
const MaxInstant = time.Duration(1<<62 - 1)

// Clock is the clock of a game. Clocks are comparable plain values: copy one to keep a snapshot.
// The zero value is a clock without time limits with Red to move. A Clock has no lock of its own:
// a host that shares one guards it like any variable.
type Clock struct {
	settings Settings
	sides    [2]Reading // as they stood at since
	turn     Side
	paused   bool
	since    time.Duration // the latest event; from it on the time of turn runs
}

// New starts a clock at an instant, with the time of the side that moves first running. It returns
// *SettingsError for bad settings, ErrSide for a value that is no side and ErrInstant for an
// instant that is none. Pause it at the same instant to start it later.
func New(s Settings, first Side, now time.Duration) (Clock, error) {
	switch {
	case s.Check() != nil:
		return Clock{}, s.Check()
	case !first.Valid():
		return Clock{}, ErrSide
	case now < 0 || now > MaxInstant:
		return Clock{}, ErrInstant
	}
	full := s.full()
	return Clock{settings: s, sides: [2]Reading{full, full}, turn: first, since: now}, nil
}

// Press ends the turn of the side to move, which has moved at the instant now: its increment is
// added or its period given back whole, and the other side's time runs. It returns ErrFlagged if
// the move came too late, ErrPaused, or ErrInstant; on an error the clock is unchanged.
func (c *Clock) Press(now time.Duration) error {
	if err := c.ready(now); err != nil {
		return err
	}
	c.sides[c.turn] = c.reading(c.turn, now).moved(c.settings)
	c.turn, c.since = c.turn.Opponent(), now
	return nil
}

// Pause stops the time of the side to move: an interruption, or the end of the game. It returns
// ErrPaused if it is stopped already, ErrFlagged if nothing was left of it, or ErrInstant; on an
// error the clock is unchanged.
func (c *Clock) Pause(now time.Duration) error {
	if err := c.ready(now); err != nil {
		return err
	}
	c.sides[c.turn] = c.reading(c.turn, now)
	c.paused, c.since = true, now
	return nil
}

// Resume lets the time of the side to move run on, in the midst of a period if it stopped there.
// It returns ErrRunning if it runs, or ErrInstant; on an error the clock is unchanged.
func (c *Clock) Resume(now time.Duration) error {
	switch {
	case !c.reaches(now):
		return ErrInstant
	case !c.paused:
		return ErrRunning
	}
	c.paused, c.since = false, now
	return nil
}

// Restore takes moves back: it sets both sides' times and the turn to what a snapshot held after
// its latest event, and lets that side's time run from now on. A copy made between two presses
// thus restores the times at the start of that turn, whatever was thought in it since. A paused
// clock stays paused, and one that ran out runs again, as a take-back undoes a loss on time. It
// returns ErrOtherSettings for a snapshot of a clock with other settings, or ErrInstant; on an
// error the clock is unchanged.
func (c *Clock) Restore(snapshot Clock, now time.Duration) error {
	switch {
	case snapshot.settings != c.settings:
		return ErrOtherSettings
	case !c.reaches(now):
		return ErrInstant
	}
	snapshot.paused, snapshot.since = c.paused, now
	*c = snapshot
	return nil
}

// reaches says whether now is an instant not before the latest event.
func (c *Clock) reaches(now time.Duration) bool { return now >= c.since && now <= MaxInstant }

// ready wants a clock that runs and has not run out.
func (c *Clock) ready(now time.Duration) error {
	switch _, _, flagged := c.Flagged(now); {
	case !c.reaches(now):
		return ErrInstant
	case c.paused:
		return ErrPaused
	case flagged:
		return ErrFlagged
	}
	return nil
}
