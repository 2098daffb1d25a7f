package main

import (
	"encoding/binary"

	"github.com/songky/songky"
)

// Moves are numbers as in C: from + 256*to + 65536*promoted role + 2^31.

//go:wasmexport songky_turn
func songkyTurn(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return int32(g.Turn()) })
}

//go:wasmexport songky_plies
func songkyPlies(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return int32(g.Plies()) })
}

// songkyOver is 1 once the game has ended.
//
//go:wasmexport songky_over
func songkyOver(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return flag(g.Outcome().Over()) })
}

// songkyHidden is 1 for a game with face-down pieces.
//
//go:wasmexport songky_hidden
func songkyHidden(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return flag(g.Variant().Info().Hidden) })
}

func flag(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// songkyMoves puts the legal moves into the buffer, four bytes each, the lowest first, and returns
// their number.
//
//go:wasmexport songky_moves
func songkyMoves(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		moves := g.LegalMoves()
		room(4 * len(moves))
		for i, m := range moves {
			binary.LittleEndian.PutUint32(shared[4*i:], uint32(m))
		}
		return int32(len(moves))
	})
}

// songkyBoard puts the cells of the board into the buffer, a byte each, and returns their number.
//
//go:wasmexport songky_board
func songkyBoard(game, view int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		p, err := viewOf(g, view)
		if err != nil {
			return fail(err)
		}
		b := boardOf(g.Variant())
		cells := make([]byte, b.files*b.ranks)
		for i := range cells {
			cells[i] = cellByte(p.At(b.square(i)))
		}
		return bytesOut(cells)
	})
}

//go:wasmexport songky_play
func songkyPlay(game, move int32) int32 {
	return games.change(game, func(g *songky.Game) error { return g.Play(songky.Move(uint32(move))) })
}

// songkyParse reads a legal move in any notation, and puts it into the buffer as an object.
//
//go:wasmexport songky_parse
func songkyParse(game, size int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		text, err := textIn(size)
		if err != nil {
			return fail(err)
		}
		m, err := g.ParseMove(text)
		return moveOut(g, m, err)
	})
}

// songkyParseAs reads a move in exactly one notation.
//
//go:wasmexport songky_parse_as
func songkyParseAs(game, size, notation int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		text, err := textIn(size)
		if err != nil {
			return fail(err)
		}
		n, err := notationIn(notation, g.Variant())
		if err != nil {
			return fail(err)
		}
		m, err := g.ParseMoveAs(text, n)
		return moveOut(g, m, err)
	})
}

type parsedJSON struct {
	moveJSON
	Number uint32 `json:"number"`
}

func moveOut(g *songky.Game, m songky.Move, err error) int32 {
	if err != nil {
		return fail(err)
	}
	return jsonOut(parsedJSON{boardOf(g.Variant()).move(m), uint32(m)})
}

// songkyFormat writes a legal move of the present position; empty for another.
//
//go:wasmexport songky_format
func songkyFormat(game, move, notation int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		n, err := notationIn(notation, g.Variant())
		if err != nil {
			return fail(err)
		}
		return bytesOut(g.Format(songky.Move(uint32(move)), n))
	})
}

//go:wasmexport songky_undo
func songkyUndo(game int32) int32 { return games.change(game, (*songky.Game).Undo) }

//go:wasmexport songky_take_back
func songkyTakeBack(game, side int32) int32 { return bySide(game, side, (*songky.Game).TakeBack) }

//go:wasmexport songky_resign
func songkyResign(game, side int32) int32 { return bySide(game, side, (*songky.Game).Resign) }

//go:wasmexport songky_lose_on_time
func songkyLoseOnTime(game, side int32) int32 { return bySide(game, side, (*songky.Game).LoseOnTime) }

//go:wasmexport songky_agree_draw
func songkyAgreeDraw(game int32) int32 { return games.change(game, (*songky.Game).AgreeDraw) }

//go:wasmexport songky_note_time
func songkyNoteTime(game int32, spent float64) int32 {
	return games.change(game, func(g *songky.Game) error {
		d, err := duration(spent)
		if err != nil {
			return err
		}
		return g.NoteTime(d)
	})
}

func bySide(game, side int32, f func(*songky.Game, songky.Side) error) int32 {
	return games.change(game, func(g *songky.Game) error {
		s, err := sideIn(side)
		if err != nil {
			return err
		}
		return f(g, s)
	})
}
