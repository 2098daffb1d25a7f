package main

// #include "export.h"
import "C"

import (
	"io"
	"unsafe"

	"github.com/songky/songky"
)

//export songky_ply
func songky_ply(game C.songky_game, index C.int32_t, out *C.songky_ply_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		if err := checkStruct(out); err != nil {
			return err
		}
		list := g.History()
		if index < 0 || int(index) >= len(list) {
			return io.EOF
		}
		return writeStruct(out, plyToC(&list[index]))
	})
}

//export songky_history
func songky_history(game C.songky_game, elements *C.songky_ply_t, room C.size_t, n *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		if elements == nil && (room > 0 || n == nil) {
			return errNull
		}
		list := g.History()
		if n != nil {
			*n = C.size_t(len(list))
		}
		if room < C.size_t(len(list)) {
			return errRange
		}
		if len(list) == 0 {
			return nil
		}
		size, err := sizeAt(unsafe.Pointer(elements))
		if err != nil {
			return err
		}
		for i := range list {
			at := elementAt(elements, size, i)
			at.struct_size = C.uint32_t(size)
			if err := writeStruct(at, plyToC(&list[i])); err != nil {
				return err
			}
		}
		return nil
	})
}

func plyToC(p *songky.Ply) C.songky_ply_t {
	c := C.songky_ply_t{
		move: moveOf(p.Move), side: C.int32_t(p.Side), check: flag(p.Check), chase: flag(p.Chase),
		captured: cellOf(p.Captured), revealed: cellOf(p.Revealed), spent_ns: C.int64_t(p.Spent),
	}
	for i := range c.turned {
		c.turned[i] = C.SONGKY_NO_SQUARE
		if i < len(p.Turned) {
			c.turned[i] = squareCell(p.Turned[i])
		}
	}
	return c
}

//export songky_counts
func songky_counts(game C.songky_game, out *C.songky_counts_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		k := g.Counts()
		c := C.songky_counts_t{
			plies: number(k.Plies), ply_limit: number(k.PlyLimit),
			progress: number(k.Progress), progress_limit: number(k.ProgressLimit),
			effective: number(k.Effective), effective_limit: number(k.EffectiveLimit),
			occurrences: number(k.Occurrences), repetition: number(k.Repetition),
		}
		for side := range k.Checks {
			c.checks[side] = runToC(k.Checks[side])
			c.chases[side] = number(len(k.Chases[side]))
		}
		return writeStruct(out, c)
	})
}

//export songky_chase
func songky_chase(game C.songky_game, side, index C.int32_t, out *C.songky_run) C.songky_status {
	return bySide(game, side, func(g *songky.Game, s songky.Side) error {
		if err := checkStruct(out); err != nil {
			return err
		}
		list := g.Counts().Chases[s]
		if index < 0 || int(index) >= len(list) {
			return io.EOF
		}
		return writeStruct(out, runToC(list[index]))
	})
}

func runToC(r songky.Run) C.songky_run {
	return C.songky_run{
		struct_size: C.uint32_t(unsafe.Sizeof(C.songky_run{})), moves: number(r.Moves), pieces: number(r.Pieces),
		left: number(r.Left), limit: number(r.Limit), victim: C.int32_t(r.Victim),
	}
}
