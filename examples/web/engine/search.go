package main

import (
	"context"
	"errors"

	"github.com/songky/songky"
	"github.com/songky/songky/search"
)

// thinker is an engine with the search that it runs.
type thinker struct {
	engine *songky.Engine
	job    *job
}

// job is a search in slices.
type job struct {
	*songky.Slices
	game    *songky.Game // as it stood when the search began
	limits  songky.Limits
	texts   songky.Notation
	plies   int          // that were played then
	news    *songky.Info // of the latest depth, until it was asked for
	stopped bool
	stop    context.CancelFunc // of a search without limits
}

var thinkers = table[*thinker]{}

// songkyEngineNew makes an engine with a table of so many MiB; 0: 16.
//
//go:wasmexport songky_engine_new
func songkyEngineNew(mib int32) int32 {
	return guard(func() int32 {
		e, err := songky.NewEngine(songky.EngineOptions{HashBytes: int64(mib) << 20})
		return thinkers.made(&thinker{engine: e}, err)
	})
}

//go:wasmexport songky_engine_free
func songkyEngineFree(engine int32) int32 {
	return thinkers.with(engine, func(t *thinker) int32 {
		delete(thinkers, engine)
		return fail(t.engine.Close())
	})
}

// songkyEngineClear forgets what earlier searches found.
//
//go:wasmexport songky_engine_clear
func songkyEngineClear(engine int32) int32 {
	return thinkers.change(engine, func(t *thinker) error {
		if t.job != nil {
			return songky.ErrBusy
		}
		t.engine.Clear()
		return nil
	})
}

// searchRequest is Limits of site/engine.js, with the clock's handle and the instant.
type searchRequest struct {
	Level    int      `json:"level"`
	Depth    int      `json:"depth"`
	Nodes    uint64   `json:"nodes"`
	TimeMs   float64  `json:"timeMs"`
	MultiPV  int      `json:"multiPV"`
	Mate     int      `json:"mate"`
	Seed     seed     `json:"seed"`
	Moves    []string `json:"moves"`
	Infinite bool     `json:"infinite"`
	Notation int32    `json:"notation"`
	Clock    int32    `json:"clock"`
	NowMs    float64  `json:"nowMs"`
	Slice    uint64   `json:"slice"`   // positions between two looks at the host's messages
	Answers  *int32   `json:"answers"` // the side that is to answer an offer of a draw, for songky_slices_draw
}

// songkySlicesStart prepares a search of the game's present position, as the side to move may know
// it. It goes on only within songky_slices_step.
//
//go:wasmexport songky_slices_start
func songkySlicesStart(engine, game, size int32) int32 {
	return thinkers.change(engine, func(t *thinker) error {
		g, ok := games[game]
		if !ok {
			return errHandle
		}
		var r searchRequest
		if err := jsonIn(size, &r); err != nil {
			return err
		}
		limits, err := r.limits(g)
		if err != nil {
			return err
		}
		plies := g.Plies()
		if r.Answers != nil {
			if g, err = answering(g, *r.Answers); err != nil {
				return err
			}
		}
		return t.start(g, plies, &r, limits)
	})
}

// answering is the game to search for a side that answers an offer of a draw. A search goes by what
// the side to move may know; where another side answers, and either may know more, it is the present
// position as that side knows it, without its past.
func answering(g *songky.Game, side int32) (*songky.Game, error) {
	s, err := sideIn(side)
	if err != nil || s == g.Turn() || !g.Variant().Info().Hidden {
		return g, err
	}
	if g.Outcome().Over() {
		return nil, songky.ErrNoMove
	}
	return songky.SetupOf(g.View(s)).Game(songky.WithRules(g.Rules()), songky.WithoutDeal())
}

func (t *thinker) start(g *songky.Game, plies int, r *searchRequest, limits songky.Limits) (err error) {
	if t.job != nil {
		return songky.ErrBusy
	}
	n, err := notationIn(r.Notation, g.Variant())
	if err != nil {
		return err
	}
	ctx, stop := context.Background(), context.CancelFunc(func() {})
	if r.Infinite {
		ctx, stop = context.WithCancel(ctx)
	}
	j := &job{game: g.Clone(), limits: limits, texts: n, plies: plies, stop: stop}
	if r.Answers != nil { // an answer is by the budget of the level, without its errors
		bounds := search.Limits{Level: int(limits.Level), Nodes: limits.Nodes, Time: limits.Time}.Bounded(g.Variant())
		limits.Level, limits.Nodes, limits.Time = 0, bounds.Nodes, bounds.Time
	}
	limits.OnInfo = func(i songky.Info) bool {
		j.news = &i
		return true
	}
	if j.Slices, err = t.engine.StartSlices(ctx, g, limits, r.Slice); err != nil {
		stop()
		return err
	}
	t.job = j
	return nil
}

func (r *searchRequest) limits(g *songky.Game) (l songky.Limits, err error) {
	l = songky.Limits{Depth: r.Depth, Nodes: r.Nodes, MultiPV: r.MultiPV, Mate: r.Mate, Seed: uint64(r.Seed)}
	if r.Level < 0 || r.Level > 255 {
		return l, songky.ErrLimits
	}
	l.Level = songky.Level(r.Level)
	if l.Time, err = duration(r.TimeMs); err != nil {
		return l, err
	}
	for _, text := range r.Moves {
		m, err := g.ParseMoveAs(text, songky.Coordinates)
		if err != nil {
			return l, err
		}
		l.Moves = append(l.Moves, m)
	}
	if r.Clock == 0 {
		return l, nil
	}
	c, ok := clocks[r.Clock]
	now, err := duration(r.NowMs)
	if !ok || err != nil {
		return l, errors.Join(errHandle, err)
	}
	l.Clock = songky.ClockOf(*c, g.Turn(), now)
	return l, nil
}

// songkySlicesStep lets the search go on by a slice: 1 while there is more to do, 0 once it has ended.
//
//go:wasmexport songky_slices_step
func songkySlicesStep(engine int32) int32 {
	return onJob(engine, func(_ *thinker, j *job) int32 { return flag(j.Step()) })
}

// songkyStop ends the search soon, within the next steps.
//
//go:wasmexport songky_stop
func songkyStop(engine int32) int32 {
	return onJob(engine, func(_ *thinker, j *job) int32 {
		j.stopped = true
		j.Stop()
		return statusOK
	})
}

// songkySlicesInfo tells what the search has found since it was last asked: nothing, or Progress of
// site/engine.js.
//
//go:wasmexport songky_slices_info
func songkySlicesInfo(engine int32) int32 {
	return onJob(engine, func(_ *thinker, j *job) int32 {
		i := j.news
		if i == nil {
			return 0
		}
		j.news = nil
		return jsonOut(infoJSON{i.Depth, i.Nodes, milliseconds(i.Elapsed), j.lines(i.Lines)})
	})
}

// songkySlicesResult ends a search that has come to its end, and tells SearchResult of
// site/engine.js, but for the slices.
//
//go:wasmexport songky_slices_result
func songkySlicesResult(engine int32) int32 {
	return onJob(engine, func(t *thinker, j *job) int32 {
		r, err := t.finish(j)
		if err != nil {
			return fail(err)
		}
		return jsonOut(j.result(&r))
	})
}

// songkySlicesDraw ends a search like songky_slices_result, and tells whether a player of its level
// would take a draw: 1 if so. Engine.AnswerDraw does the same in one piece.
//
//go:wasmexport songky_slices_draw
func songkySlicesDraw(engine, side int32) int32 {
	return onJob(engine, func(t *thinker, j *job) int32 {
		s, err := sideIn(side)
		if err != nil {
			return fail(err)
		}
		r, err := t.finish(j)
		if err != nil {
			return fail(err)
		}
		if len(r.Lines) == 0 {
			return 0
		}
		stands := search.Line{Centipawns: r.Lines[0].Score.Centipawns, MateIn: r.Lines[0].Score.MateIn}
		if s != j.game.Turn() {
			stands.Centipawns, stands.MateIn = -stands.Centipawns, -stands.MateIn
		}
		return flag(search.TakesDraw(int(j.limits.Level), j.plies, stands))
	})
}

// finish waits for the end of a search, which must have come, and frees the engine for the next.
func (t *thinker) finish(j *job) (songky.Result, error) {
	for j.Step() { // it has ended, unless the host did not look
	}
	t.job = nil
	r, err := j.Wait()
	j.stop()
	return r, err
}

// onJob is the frame of every export on a running search.
func onJob(engine int32, f func(*thinker, *job) int32) int32 {
	return thinkers.with(engine, func(t *thinker) int32 {
		if t.job == nil {
			return fail(errIdle)
		}
		return f(t, t.job)
	})
}
