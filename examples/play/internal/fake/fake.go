// Package fake thinks in place of the engine in tests: at once, and always alike.
package fake

import (
	"context"
	"time"

	"github.com/songky/songky"
)

// Thinker plays the moves of Script in turn, and the first legal move when they have run out.
type Thinker struct {
	Script     []string // moves in coordinates
	Centipawns int      // what it thinks of every position, for the side to move
	Resigns    bool     // what it says of itself
	Err        error    // fail with it, without a move
	Asked      int      // how often it has been asked
	Limits     songky.Limits
}

// BestMove is the next move.
func (t *Thinker) BestMove(_ context.Context, g *songky.Game, l songky.Limits) (songky.Result, error) {
	t.Asked++
	t.Limits = l
	if t.Err != nil {
		return songky.Result{}, t.Err
	}
	move := g.LegalMoves()[0]
	if len(t.Script) > 0 {
		var err error
		if move, err = g.ParseMove(t.Script[0]); err != nil {
			return songky.Result{}, err
		}
		t.Script = t.Script[1:]
	}
	result := songky.Result{
		Move: move, Resigns: t.Resigns, Depth: 4, Nodes: 12345, Elapsed: 1500 * time.Millisecond,
		Lines: []songky.Line{{Score: songky.Score{Centipawns: t.Centipawns}, Moves: []songky.Move{move}}},
	}
	if l.OnInfo != nil {
		l.OnInfo(songky.Info{Depth: result.Depth, Nodes: result.Nodes, Elapsed: result.Elapsed, Lines: result.Lines})
	}
	return result, nil
}

// AnswerDraw takes a draw in what it thinks is no better than even for it.
func (t *Thinker) AnswerDraw(_ context.Context, g *songky.Game, s songky.Side, l songky.Limits) (bool, error) {
	t.Asked++
	t.Limits = l
	if g.Turn() == s {
		return t.Centipawns <= 0, t.Err
	}
	return t.Centipawns >= 0, t.Err
}

// Stuck is a thinker that finds nothing until its context ends; Started is closed when it begins.
type Stuck struct{ Started chan struct{} }

// BestMove waits for the end of the context, and then gives the first legal move.
func (s *Stuck) BestMove(ctx context.Context, g *songky.Game, _ songky.Limits) (songky.Result, error) {
	close(s.Started)
	<-ctx.Done()
	return songky.Result{Move: g.LegalMoves()[0], Nodes: 1}, ctx.Err()
}

// AnswerDraw waits for the end of the context, and then declines.
func (s *Stuck) AnswerDraw(ctx context.Context, _ *songky.Game, _ songky.Side, _ songky.Limits) (bool, error) {
	close(s.Started)
	<-ctx.Done()
	return false, ctx.Err()
}
