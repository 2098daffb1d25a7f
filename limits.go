package songky

import (
	"fmt"
	"time"
)

// Limits says when a search ends. The first limit that is reached ends it; zero fields are none.
// A search needs a limit or a context that can end.
type Limits struct {
	// Level plays at a level, with its own budget of nodes and time. Its choice varies with Seed.
	Level Level
	// Depth is the number of plies, at most 127.
	Depth int
	// Nodes is the number of positions. One thread with a limit of nodes or depth and a fresh
	// engine gives the same result on every machine.
	Nodes uint64
	// Time is the time to think. It is used to the full unless there is only one move or a mate is
	// found.
	Time time.Duration
	// Clock is the clock of the side to move, from which the search takes what it finds fit.
	Clock Clock
	// MultiPV is the number of lines wanted, best first; 0 and 1 are one.
	MultiPV int
	// Seed varies the choice among near-equal moves, and the form and the errors of a level. Keep it
	// for all moves of a game: then the computer is one opponent all through it. 0 is middling form.
	// It is never taken from a shuffle.
	Seed uint64
	// Moves, if not empty, are the only moves of the side to move that are looked at; each must be
	// legal.
	Moves []Move
	// Mate ends the search once a mate by the side to move in at most so many moves is found. It is
	// no limit by itself: the mate may not be there.
	Mate int
	// Ponder thinks on the opponent's time: times, clocks and the time of the level begin to run
	// only with Search.PonderHit.
	Ponder bool
	// OnInfo, if set, is called after each depth, on a goroutine of the search, without any lock
	// held. Returning false ends the search.
	OnInfo func(Info) bool
}

// Clock is what the clock of the side to move shows. The zero value is no clock.
type Clock struct {
	Remaining time.Duration // of the main time
	Increment time.Duration // added after each move
	Period    time.Duration // the length of a byo-yomi period
	Periods   int           // the periods left
}

// Info is the state of a search after a depth.
type Info struct {
	Depth   int
	Nodes   uint64
	Elapsed time.Duration
	Lines   []Line // best first; the receiver's to keep
}

// Line is a line of play with its score.
type Line struct {
	Score Score
	Moves []Move // the principal variation, the root move first
}

// Score values a position for the side to move there.
type Score struct {
	// Centipawns is the advantage in hundredths of a chess pawn (a rook is 500).
	Centipawns int
	// MateIn is the number of the mating side's moves to mate (or to a loss by no move or no
	// piece): positive if the side to move mates, negative if it is mated; 0 where none is known.
	MateIn int
}

// String is "mate 3", "mate -2" or "cp 41".
func (s Score) String() string {
	if s.MateIn != 0 {
		return fmt.Sprintf("mate %d", s.MateIn)
	}
	return fmt.Sprintf("cp %d", s.Centipawns)
}

// Result is what a search found.
type Result struct {
	Move    Move
	Lines   []Line // best first, as many as MultiPV or as there are moves
	Depth   int    // the last depth that was finished
	Nodes   uint64 // at least 1
	Elapsed time.Duration
	// Resigns says that a player of the level of the search would resign now; never without a level.
	Resigns bool
}

// Bounds of the limits and options.
const (
	MaxDepth     = 127
	MaxMultiPV   = 256
	MaxThreads   = 512
	MaxHashBytes = 1 << 36
)

func (l *Limits) check() error {
	switch {
	case !l.Level.Valid():
		return fmt.Errorf("%w: level %d", ErrLimits, l.Level)
	case l.Depth < 0 || l.Depth > MaxDepth:
		return fmt.Errorf("%w: depth %d is not within 0-%d", ErrLimits, l.Depth, MaxDepth)
	case l.Time < 0:
		return fmt.Errorf("%w: time %v", ErrLimits, l.Time)
	case l.MultiPV < 0 || l.MultiPV > MaxMultiPV:
		return fmt.Errorf("%w: %d lines are not within 0-%d", ErrLimits, l.MultiPV, MaxMultiPV)
	case l.Mate < 0:
		return fmt.Errorf("%w: mate in %d", ErrLimits, l.Mate)
	case l.Clock.Increment < 0 || l.Clock.Period < 0 || l.Clock.Periods < 0 || l.Clock.Remaining < 0:
		return fmt.Errorf("%w: negative clock", ErrLimits)
	}
	return nil
}

// bounded says whether some limit is set.
func (l *Limits) bounded() bool {
	return l.Level != 0 || l.Depth > 0 || l.Nodes > 0 || l.Time > 0 || l.Clock != Clock{}
}
