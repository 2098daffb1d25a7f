package main

// #include "export.h"
import "C"

import (
	"context"
	"io"
	"math"
	"runtime/debug"
	"time"
	"unsafe"

	"github.com/songky/songky"
)

var engines = newTable[*engine](kindEngine)

//export songky_engine_new
func songky_engine_new(opts C.songky_engine_opts_in, out *C.songky_engine) C.songky_status {
	return create(engines, out, nil, 0, func() (*engine, error) {
		o, err := readOptional((*C.songky_engine_opts)(opts))
		if err != nil {
			return nil, err
		}
		core, err := songky.NewEngine(songky.EngineOptions{HashBytes: int64(o.hash_bytes), Threads: int(o.threads)})
		return &engine{core: core}, err
	})
}

//export songky_engine_free
func songky_engine_free(handle C.songky_engine) {
	guard(func() error {
		e := engines.remove(uint64(handle))
		if e == nil {
			return nil
		}
		err := e.value.close(!withinCallback())
		debug.FreeOSMemory() // the table is most of what a host has of the library
		return err
	})
}

//export songky_engine_clear
func songky_engine_clear(handle C.songky_engine) C.songky_status {
	return with(engines, uint64(handle), (*engine).clear)
}

//export songky_stop
func songky_stop(handle C.songky_engine) {
	guard(func() error {
		if e := engines.get(uint64(handle)); e != nil {
			e.value.cancel(false)
		}
		return nil
	})
}

//export songky_ponder_hit
func songky_ponder_hit(handle C.songky_engine) C.songky_status {
	return with(engines, uint64(handle), (*engine).hit)
}

//export songky_best_move
func songky_best_move(handle C.songky_engine, game C.songky_game, limits C.songky_limits_in, out *C.songky_result) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		if err := checkStruct(out); err != nil {
			return err
		}
		o, err := orderOf(game, limits)
		if err != nil {
			return err
		}
		r, err := e.search(o.game, o.limits, o.tell)
		return writeResult(out, &r, err)
	})
}

//export songky_answer_draw
func songky_answer_draw(handle C.songky_engine, game C.songky_game, side C.int32_t, limits C.songky_limits_in, accepts *C.int32_t) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		if accepts == nil {
			return errNull
		}
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		o, err := orderOf(game, limits)
		if err != nil {
			return err
		}
		yes, err := e.answerDraw(o.game, s, o.limits, o.tell)
		if err == nil || err == context.Canceled {
			*accepts = flag(yes)
		}
		return err
	})
}

// order is what is to be searched.
type order struct {
	game   *songky.Game
	limits songky.Limits
	tell   func(songky.Info) bool // nil without a callback
}

// orderOf reads what an export that searches is given.
func orderOf(game C.songky_game, limits C.songky_limits_in) (o order, err error) {
	g := games.get(uint64(game))
	if g == nil {
		return o, errHandle
	}
	c, err := readStruct((*C.songky_limits)(limits))
	if err != nil {
		return o, err
	}
	o.game = g.value
	if o.limits, err = limitsOf(&c, g.value); err != nil {
		return o, err
	}
	if c.on_info != nil {
		o.tell = callback{c.on_info, c.user}.lines
	}
	return o, nil
}

// writeResult tells what a search found, also one that was stopped, in a struct that was checked.
func writeResult(out *C.songky_result, r *songky.Result, err error) error {
	if err == nil || err == context.Canceled {
		_ = writeStruct(out, resultToC(r))
	}
	return err
}

// limitsOf are the limits of a search of a game.
func limitsOf(c *C.songky_limits, g *songky.Game) (l songky.Limits, err error) {
	if c.level < 0 || c.level > math.MaxUint8 {
		return l, songky.ErrLimits
	}
	l = songky.Limits{
		Level: songky.Level(c.level), Depth: int(c.depth), Nodes: uint64(c.nodes), Time: time.Duration(c.time_ns),
		MultiPV: int(c.multi_pv), Seed: uint64(c.seed),
		Clock: songky.Clock{
			Remaining: time.Duration(c.remaining_ns), Increment: time.Duration(c.increment_ns),
			Period: time.Duration(c.period_ns), Periods: int(c.periods),
		},
		Mate: int(c.mate), Ponder: c.ponder != 0,
	}
	if l.Moves, err = movesOf(c.moves, c.moves_count); err != nil {
		return l, err
	}
	if c.clock != 0 {
		if l.Clock, err = clockLimit(c.clock, g, c.clock_now_ns); err != nil {
			return l, err
		}
	}
	unlimited := l.Level == 0 && l.Depth == 0 && l.Nodes == 0 && l.Time == 0 && l.Clock == songky.Clock{}
	if unlimited && c.infinite == 0 {
		return l, songky.ErrNoLimit
	}
	return l, nil
}

// maxMoves bounds a list of moves, far above any position.
const maxMoves = 10_000

// movesOf copies a list of moves, which may be NULL.
func movesOf(list C.songky_moves_in, count C.size_t) (moves []songky.Move, err error) {
	switch {
	case list == nil && count > 0:
		return nil, errNull
	case count > maxMoves:
		return nil, errArg
	}
	for _, m := range unsafe.Slice((*C.songky_move)(list), int(count)) {
		moves = append(moves, songky.Move(m))
	}
	return moves, nil
}

// lines tells the host each line of a depth.
func (c callback) lines(i songky.Info) bool {
	for n := range i.Lines {
		info := infoToC(i.Depth, i.Nodes, i.Elapsed, i.Lines, n)
		if !c.tell(&info) {
			return false
		}
	}
	return true
}

func infoToC(depth int, nodes uint64, elapsed time.Duration, lines []songky.Line, n int) C.songky_info {
	line := &lines[n]
	c := C.songky_info{
		struct_size: C.uint32_t(unsafe.Sizeof(C.songky_info{})), depth: number(depth), nodes: C.uint64_t(nodes),
		elapsed_ns: C.int64_t(elapsed), line: number(n), lines: number(len(lines)),
		centipawns: number(line.Score.Centipawns), mate_in: number(line.Score.MateIn),
	}
	c.pv_len = number(min(len(line.Moves), len(c.pv)))
	for i := range int(c.pv_len) {
		c.pv[i] = moveOf(line.Moves[i])
	}
	return c
}

func resultToC(r *songky.Result) C.songky_result {
	c := C.songky_result{
		move: moveOf(r.Move), depth: number(r.Depth), lines: number(len(r.Lines)),
		nodes: C.uint64_t(r.Nodes), elapsed_ns: C.int64_t(r.Elapsed), resigns: flag(r.Resigns),
	}
	if len(r.Lines) > 0 {
		best := &r.Lines[0]
		c.centipawns, c.mate_in = number(best.Score.Centipawns), number(best.Score.MateIn)
		if len(best.Moves) > 1 && best.Moves[0] == r.Move {
			c.ponder = moveOf(best.Moves[1])
		}
	}
	return c
}

//export songky_line
func songky_line(handle C.songky_engine, index C.int32_t, out *C.songky_info) C.songky_status {
	return with(engines, uint64(handle), func(e *engine) error {
		if err := checkStruct(out); err != nil {
			return err
		}
		r := e.result()
		if index < 0 || int(index) >= len(r.Lines) {
			return io.EOF
		}
		return writeStruct(out, infoToC(r.Depth, r.Nodes, r.Elapsed, r.Lines, int(index)))
	})
}

//export songky_game_best_move
func songky_game_best_move(game C.songky_game, level C.int32_t, out *C.songky_move) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		if out == nil {
			return errNull
		}
		if level < 0 || level > math.MaxUint8 {
			return songky.ErrLimits
		}
		m, err := g.BestMove(context.Background(), songky.Level(level))
		if err != nil {
			return err
		}
		return put(out, moveOf(m))
	})
}
