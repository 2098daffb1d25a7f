package songky

import (
	"context"
	"fmt"
)

// Slices is a search that a host runs bit by bit, such as a browser's worker that must return to
// its messages in between. It works only while Step runs.
type Slices struct {
	*Search
	resume, paused chan struct{}
}

// StartSlices prepares a search like Start, but on one thread, and going on by so many positions
// with each Step. Until it has ended, by its limits, by Stop or by the context, the engine is busy.
// The errors are those of Start, and ErrLimits for slices of no positions. Times and clocks run on
// between the steps.
func (e *Engine) StartSlices(ctx context.Context, g *Game, l Limits, nodes uint64) (*Slices, error) {
	if g == nil {
		return nil, ErrNilGame
	}
	if nodes == 0 {
		return nil, fmt.Errorf("%w: slices of no positions", ErrLimits)
	}
	s := &Slices{resume: make(chan struct{}), paused: make(chan struct{})}
	var err error
	s.Search, err = e.start(ctx, g, theMover, l, &slicing{nodes, s.begin, s.pause})
	if err != nil {
		return nil, err
	}
	return s, nil
}

// slicing is how a search is held up: before its first position, and after every so many.
type slicing struct {
	nodes uint64
	begin func(context.Context)
	pause func(context.Context)
}

// begin waits for the first step.
func (s *Slices) begin(ctx context.Context) {
	select {
	case <-s.resume:
	case <-ctx.Done():
	}
}

// pause ends a step and waits for the next.
func (s *Slices) pause(ctx context.Context) {
	select {
	case s.paused <- struct{}{}:
		s.begin(ctx)
	case <-ctx.Done():
	}
}

// Step lets the search go on by a slice and waits for its end. It returns false once the search
// has ended; Wait then has the result at once. One step runs at a time.
func (s *Slices) Step() bool {
	select {
	case s.resume <- struct{}{}:
	case <-s.Done():
		return false
	}
	select {
	case <-s.paused:
		return true
	case <-s.Done():
		return false
	}
}
