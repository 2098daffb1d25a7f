package main

import (
	"context"

	"github.com/songky/songky"
)

// perft counts the lines of legal moves, ending rules left out. A small count is complete before
// the next command is read, so that scripts need not wait for it; a large one goes on beside it.
func (s *session) perft(depth int64) {
	free := songky.Rules{Name: s.game.Rules().Name}
	g, err := s.setup.play(s.settings.variant, songky.WithSeed(s.shuffle), songky.WithRules(free))
	if err != nil {
		s.out.info("perft: %v", err)
		return
	}
	c := &census{out: s.out, game: g, depth: int(min(depth, songky.MaxDepth)), beside: make(chan struct{})}
	s.begin(c.run)
	<-c.beside
}

// census is one count of lines, over a game of its own.
type census struct {
	out    *printer
	game   *songky.Game
	depth  int
	effort uint64 // so far, in lines
	large  bool
	beside chan struct{} // closed when the count is done or turns out to be large
}

const (
	small    = 10_000_000 // the effort up to which a count is small: less than a second
	patience = 3          // the depth that is counted in one go, without a look at the context
	going    = 1000       // the effort of getting to where one goes on, however few lines there are
)

func (c *census) run(ctx context.Context) {
	total, err := c.total(ctx)
	switch {
	case ctx.Err() != nil:
		c.out.info("perft: stopped")
	case err != nil:
		c.out.info("perft: %v", err)
	default:
		c.out.print("\nNodes searched: %d", total)
	}
	if !c.large {
		close(c.beside)
	}
}

// total counts the lines and prints how many begin with each move.
func (c *census) total(ctx context.Context) (uint64, error) {
	if c.depth <= 0 {
		return 1, nil
	}
	return c.forEach(func(m songky.Move) (uint64, error) {
		n, err := c.count(ctx, c.depth-1)
		if err == nil {
			c.out.print("%s: %d", m, n)
		}
		return n, err
	})
}

// count counts the lines of so many plies.
func (c *census) count(ctx context.Context, depth int) (uint64, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	if depth > patience {
		return c.forEach(func(songky.Move) (uint64, error) { return c.count(ctx, depth-1) })
	}
	n := c.game.Perft(depth)
	c.effort += n + going
	if c.effort > small && !c.large {
		c.large = true
		close(c.beside)
	}
	return n, nil
}

// forEach adds up what f counts after each legal move.
func (c *census) forEach(f func(songky.Move) (uint64, error)) (total uint64, err error) {
	for _, m := range c.game.LegalMoves() {
		if err := c.game.Play(m); err != nil {
			return 0, err
		}
		n, err := f(m)
		if err != nil {
			return 0, err
		}
		total += n
		if err := c.game.Undo(); err != nil {
			return 0, err
		}
	}
	return total, nil
}
