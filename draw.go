package songky

import (
	"context"
	"fmt"

	core "github.com/songky/songky/search"
)

// AnswerDraw says whether the engine, playing s at the level of the limits, takes a draw that its
// opponent offers in the present position, whoever is to move. It searches within the limits and the
// budget of the level, and by what s may know, to see how it stands: a weak level takes a draw a
// little ahead, a strong one wants to be behind, nobody takes one early without need, or with a mate at
// hand. Without a level it takes what is no better than even. The game is left as it is:
// Game.AgreeDraw ends it. ErrSide, and the errors of Start; if ctx ends the search, the answer so far
// comes together with ctx.Err().
func (e *Engine) AnswerDraw(ctx context.Context, g *Game, s Side, l Limits) (bool, error) {
	if s > Blue {
		return false, ErrSide
	}
	if g == nil {
		return false, ErrNilGame
	}
	if !l.Level.Valid() {
		return false, fmt.Errorf("%w: level %d", ErrLimits, l.Level)
	}
	turn, plies := g.Turn(), g.Plies()
	bounds := core.Limits{Level: int(l.Level), Nodes: l.Nodes, Time: l.Time}.Bounded(g.Variant())
	level := l.Level
	l.Level, l.Nodes, l.Time = 0, bounds.Nodes, bounds.Time
	search, err := e.start(ctx, g, s, l, nil)
	if err != nil {
		return false, err
	}
	r, err := search.Wait()
	if len(r.Lines) == 0 {
		return false, err
	}
	stands := r.Lines[0].Score
	if turn != s {
		stands = Score{Centipawns: -stands.Centipawns, MateIn: -stands.MateIn}
	}
	line := core.Line{Centipawns: stands.Centipawns, MateIn: stands.MateIn}
	return core.TakesDraw(int(level), plies, line), err
}
