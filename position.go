package songky

import (
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Piece is what stands on a point. Pieces are comparable; the zero value is an empty point. The
// Role of a face-down piece is NoRole: what it is, nobody is told.
type Piece struct {
	Side     Side
	Role     Role
	FaceDown bool
}

// Empty says whether there is no piece.
func (p Piece) Empty() bool { return p == Piece{} }

// Letter is the piece's letter in FEN: a capital for Red, x for a face-down piece, a dot for an
// empty point.
func (p Piece) Letter() string {
	letter := p.Role.Letter()
	switch {
	case p.FaceDown:
		letter = 'X'
	case letter == 0:
		return "."
	}
	if p.Side == Blue {
		letter += 'a' - 'A'
	}
	return string(rune(letter))
}

// Glyph is a character that pictures the piece: Chinese for the xiangqi army, a chess symbol for
// the chess army, 暗 for a face-down piece; empty for no piece.
func (p Piece) Glyph() string {
	if p.FaceDown {
		return "暗"
	}
	return p.Role.Glyph(uint8(p.Side))
}

// Name is the piece's name in a language.
func (p Piece) Name(l Language) string {
	if p.FaceDown {
		return variants.Names{Vietnamese: "quân úp", English: "face-down piece"}.In(l)
	}
	return p.Role.Names().In(l)
}

// String is Letter.
func (p Piece) String() string { return p.Letter() }

// Position is one moment of a game, as somebody may know it: a plain value that does not change.
// Its zero value is a position of no game, with no points.
type Position struct {
	variant Variant
	p       board.Position
}

// Variant is the game that the position is of.
func (p Position) Variant() Variant { return p.variant }

// At is what stands on a point; the zero Piece for an empty point or one off the board.
func (p Position) At(s Square) Piece {
	if files, ranks := p.size(); s.File() >= files || s.Rank() >= ranks {
		return Piece{}
	}
	return pieceOf(variants.Define(p.variant), p.p.Cell(s.board()))
}

func pieceOf(def *variants.Definition, c board.Code) Piece {
	switch {
	case c == 0:
		return Piece{}
	case c.IsFaceDown():
		return Piece{Side: Side(c.Side()), FaceDown: true}
	}
	return Piece{Side: Side(c.Side()), Role: def.RoleOf(c)}
}

// Turn is the side to move.
func (p Position) Turn() Side { return Side(p.p.Turn()) }

// Files is the number of files.
func (p Position) Files() int {
	files, _ := p.size()
	return files
}

// Ranks is the number of ranks.
func (p Position) Ranks() int {
	_, ranks := p.size()
	return ranks
}

// size is the measures of the board, 0 for the zero Position.
func (p Position) size() (files, ranks int) {
	if !p.variant.Valid() {
		return 0, 0
	}
	spec := variants.Tables(p.variant).Spec()
	return spec.Files, spec.Ranks
}

// Unseen is how many pieces of a role are among the identities not yet seen, by what the position
// knows: face-down pieces of the side on the board and those captured unseen. Where both sides'
// pieces are shuffled together, it is the same for either side. It is 0 in games without
// face-down pieces.
func (p Position) Unseen(s Side, role Role) int {
	if !p.variant.Valid() || !s.Valid() || variants.Tables(p.variant).Spec().FaceDown == board.NoFaceDown {
		return 0
	}
	slot := variants.Define(p.variant).SlotOf(uint8(s), role)
	if slot == 0 {
		return 0
	}
	return p.p.Pool(variants.Tables(p.variant).PoolOf(uint8(s))).Count(slot)
}

// FEN writes the position; empty for the zero Position.
func (p Position) FEN() string {
	if !p.variant.Valid() {
		return ""
	}
	return notation.FEN(p.variant, &p.p)
}

// String draws the board in letters, Red at the bottom, with coordinates and the side to move.
func (p Position) String() string {
	var b strings.Builder
	for rank := p.Ranks() - 1; rank >= 0; rank-- {
		name := NewSquare(0, rank).String()[1:]
		b.WriteString(strings.Repeat(" ", 2-len(name)) + name)
		for file := range p.Files() {
			b.WriteString(" " + p.At(NewSquare(file, rank)).Letter())
		}
		b.WriteByte('\n')
	}
	b.WriteString("  ")
	for file := range p.Files() {
		b.WriteString(" " + string(rune('a'+file)))
	}
	b.WriteString("\n" + p.Turn().String() + " to move\n")
	return b.String()
}
