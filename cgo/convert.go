package main

// #include "export.h"
import "C"

import (
	"math"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

func flag(b bool) C.int32_t {
	if b {
		return 1
	}
	return 0
}

// number is a Go number in 32 bits, the nearest there is.
func number(n int) C.int32_t { return C.int32_t(min(max(n, math.MinInt32), math.MaxInt32)) }

// small is a number of the caller's as one of a type of one byte; errArg outside.
func small[T ~uint8](n C.int32_t, valid func(T) bool) (T, error) {
	if n < 0 || n > math.MaxUint8 || !valid(T(n)) {
		return 0, errArg
	}
	return T(n), nil
}

func sideOf(n C.int32_t) (songky.Side, error) { return small(n, songky.Side.Valid) }

func roleOf(n C.int32_t) (songky.Role, error) {
	return small(n, func(r songky.Role) bool { return r == variants.NoRole || r.Letter() != 0 })
}

// squareOf takes every number: what is no point has no piece and no moves.
func squareOf(n C.int32_t) songky.Square {
	if n < 0 || n > math.MaxUint8 {
		return songky.NoSquare
	}
	return songky.Square(n)
}

// notationOf is a notation; the library refuses what is none with ErrNotation.
func notationOf(n C.int32_t) (songky.Notation, error) {
	if n < 0 || n > math.MaxUint8 || !songky.Notation(n).Valid() {
		return 0, songky.ErrNotation
	}
	return songky.Notation(n), nil
}

func languageOf(n C.int32_t) (songky.Language, error) {
	return small(n, func(l songky.Language) bool { return l <= songky.English })
}

func variantOf(p C.songky_in) (songky.Variant, error) {
	id, err := readText(p)
	if err != nil {
		return 0, err
	}
	return songky.ParseVariant(id)
}

// viewOf is a game's position as a view shows it.
func viewOf(g *songky.Game, view C.int32_t) (songky.Position, error) {
	switch view {
	case C.SONGKY_VIEW_PUBLIC:
		return g.Position(), nil
	case C.SONGKY_VIEW_RED:
		return g.View(songky.Red), nil
	case C.SONGKY_VIEW_BLUE:
		return g.View(songky.Blue), nil
	}
	return songky.Position{}, errArg
}

// cellOf is a piece as a cell.
func cellOf(p songky.Piece) C.uint8_t {
	if p.Empty() {
		return 0
	}
	cell := C.uint8_t(p.Role) | C.uint8_t(p.Side)*C.SONGKY_CELL_BLUE
	if p.FaceDown {
		cell |= C.SONGKY_CELL_FACE_DOWN
	}
	return cell
}

// pieceOf is a cell as a piece; errArg for a number that is no cell.
func pieceOf(cell C.int32_t) (songky.Piece, error) {
	if cell == 0 {
		return songky.Piece{}, nil
	}
	role, err := roleOf(cell & C.SONGKY_CELL_ROLE)
	p := songky.Piece{Role: role, FaceDown: cell&C.SONGKY_CELL_FACE_DOWN != 0}
	if cell&C.SONGKY_CELL_BLUE != 0 {
		p.Side = songky.Blue
	}
	if err != nil || cell != C.int32_t(cellOf(p)) || p.FaceDown != (role == variants.NoRole) {
		return songky.Piece{}, errArg
	}
	return p, nil
}

func moveOf(m songky.Move) C.songky_move { return C.songky_move(m) }

func squareCell(s songky.Square) C.uint8_t { return C.uint8_t(s) }
