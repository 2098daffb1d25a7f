package songky

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Move is a move: where from, where to, and what a pawn becomes. Moves are comparable; the zero
// value is no move. A castling is the king's move.
type Move uint32

// moveMark keeps a move from a1 to a1, however meaningless, apart from no move.
const moveMark = 1 << 31

// NewMove is the move between two points, legal or not; promotion is NoRole for none.
func NewMove(from, to Square, promotion Role) Move {
	return Move(from) | Move(to)<<8 | Move(promotion)<<16 | moveMark
}

// From is where the piece leaves; NoSquare for no move.
func (m Move) From() Square {
	if m == 0 {
		return NoSquare
	}
	return Square(m)
}

// To is where it goes; NoSquare for no move.
func (m Move) To() Square {
	if m == 0 {
		return NoSquare
	}
	return Square(m >> 8)
}

// Promotion is what a pawn becomes; NoRole where nothing is promoted.
func (m Move) Promotion() Role { return Role(m >> 16) }

// String writes the move in coordinates, "h3e3", "c2c1q"; "-" for no move.
func (m Move) String() string {
	if m == 0 {
		return "-"
	}
	text := m.From().String() + m.To().String()
	if letter := m.Promotion().Letter(); letter != 0 {
		text += string(rune(letter - 'A' + 'a'))
	}
	return text
}

// moveFrom is a move of the tables as users see it.
func moveFrom(def *variants.Definition, turn board.Side, m board.Move) Move {
	if m == 0 {
		return 0
	}
	return NewMove(fromBoard(m.From()), fromBoard(m.To()), def.Slots[turn&1][m.Promotion()])
}
