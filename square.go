package songky

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Side is a player. Red moves first and sits at the bottom.
type Side uint8

// The sides.
const (
	Red  Side = 0
	Blue Side = 1
)

// Valid says whether s is Red or Blue.
func (s Side) Valid() bool { return s <= Blue }

// Opponent is the other side.
func (s Side) Opponent() Side { return s ^ 1 }

var sideNames = [...]variants.Names{{Vietnamese: "Đỏ", English: "Red"}, {Vietnamese: "Xanh", English: "Blue"}}

// Names are the names of the side.
func (s Side) Names() variants.Names {
	if !s.Valid() {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return sideNames[s]
}

// String is "Red" or "Blue".
func (s Side) String() string { return s.Names().English }

// Square is a point of any board: rank<<4 | file, both counted from 0, so that one byte names the
// same point in every game. The zero value is a1.
type Square uint8

// NoSquare is no point.
const NoSquare Square = 0xFF

// NewSquare is the point on a file (0-8) and rank (0-9), NoSquare outside.
func NewSquare(file, rank int) Square {
	if board.At(file, rank) == board.None {
		return NoSquare
	}
	return Square(rank<<4 | file)
}

// ParseSquare reads a point, from "a1" to "i10"; *ParseError for anything else.
func ParseSquare(text string) (Square, error) {
	s, err := notation.ParseSquare(text)
	if err != nil {
		return NoSquare, newParseError(text, 0, "not a point from a1 to i10")
	}
	return fromBoard(s), nil
}

// Valid says whether s is a point of the largest board, 9x10.
func (s Square) Valid() bool { return s.File() < board.NumFiles && s.Rank() < board.NumRanks }

// File is the file from 0.
func (s Square) File() int { return int(s & 15) }

// Rank is the rank from 0.
func (s Square) Rank() int { return int(s >> 4) }

// String is the point's name, such as "a10"; "-" for a value that is no point.
func (s Square) String() string {
	if !s.Valid() {
		return "-"
	}
	return notation.Square(s.board())
}

// board is the point as the tables number it; board.None for a value that is no point.
func (s Square) board() board.Square { return board.At(s.File(), s.Rank()) }

func fromBoard(s board.Square) Square {
	if s >= board.NumSquares {
		return NoSquare
	}
	return Square(s.Rank()<<4 | s.File())
}

// squaresOf lists the points of a set from a1 on.
func squaresOf(set board.Set) (list []Square) {
	for !set.Empty() {
		var s board.Square
		s, set = set.Next()
		list = append(list, fromBoard(s))
	}
	return list
}
