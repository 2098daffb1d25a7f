package main

import (
	"context"
	"time"

	"github.com/songky/songky"
)

// libraryPlayer is the library's engine within this program.
type libraryPlayer struct {
	spec     spec
	patience patience
	engine   *songky.Engine
}

func newLibraryPlayer(s spec, p patience) (*libraryPlayer, error) {
	l := &libraryPlayer{spec: s, patience: p}
	return l, l.restart()
}

// restart makes the engine anew.
func (p *libraryPlayer) restart() (err error) {
	p.engine, err = songky.NewEngine(songky.EngineOptions{
		HashBytes: int64(p.spec.hash) << 20,
		Threads:   p.spec.threads,
	})
	return err
}

// newGame clears the engine, which then plays as a fresh one would.
func (p *libraryPlayer) newGame(context.Context) error {
	if p.engine == nil {
		return p.restart()
	}
	p.engine.Clear()
	return nil
}

func (p *libraryPlayer) think(ctx context.Context, q question) (answer, error) {
	side := q.game.Turn()
	search, err := p.engine.Start(ctx, q.game, p.limits(q, side))
	if err != nil {
		return answer{}, fail(reasonCrash, "%v", err)
	}
	late := time.NewTimer(p.patience.allowed(p.spec.limit, q.clocks[side]) + p.patience.hang)
	defer late.Stop()
	select {
	case <-search.Done():
	case <-late.C:
		search.Stop()
		p.engine = nil // it may never end
		return answer{}, fail(reasonHang, "no move from the library")
	}
	r, err := search.Wait()
	switch {
	case ctx.Err() != nil:
		return answer{}, ctx.Err()
	case err != nil:
		return answer{}, fail(reasonCrash, "%v", err)
	}
	return answerOf(r), nil
}

func (p *libraryPlayer) limits(q question, side songky.Side) songky.Limits {
	l := p.spec.limit
	limits := songky.Limits{
		Level: l.level, Nodes: l.nodes, Depth: l.depth, Time: l.movetime, Seed: mix(p.spec.seed, q.seed),
	}
	if l.clock != (control{}) {
		limits.Clock = songky.Clock{Remaining: max(q.clocks[side], time.Millisecond), Increment: l.clock.increment}
	}
	return limits
}

func answerOf(r songky.Result) answer {
	a := answer{move: r.Move, depth: r.Depth, nodes: r.Nodes}
	if len(r.Lines) > 0 {
		a.score, a.scored = r.Lines[0].Score, true
	}
	return a
}

func (p *libraryPlayer) close() {
	if p.engine != nil {
		_ = p.engine.Close()
	}
}
