package songky

import (
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Notation is a way of writing moves.
type Notation uint8

// The notations. More come with later versions.
const (
	// Coordinates is from-point and to-point, "h3e3"; a promotion adds a small letter, "c2c1q".
	Coordinates Notation = iota
)

// String is the notation's id.
func (n Notation) String() string {
	if n == Coordinates {
		return "coordinates"
	}
	return "unknown"
}

// ParseMove reads a move in any readable notation. It returns *ParseError for a text that is no
// move and *IllegalMoveError for one that is not legal; after the end of the game ErrGameOver.
func (g *Game) ParseMove(text string) (Move, error) { return g.ParseMoveAs(text, Coordinates) }

// ParseMoveAs reads a move in exactly one notation, with the errors of ParseMove; ErrNotation for
// a notation that is not known.
func (g *Game) ParseMoveAs(text string, n Notation) (Move, error) {
	if n != Coordinates {
		return 0, ErrNotation
	}
	m, err := parseCoordinates(text)
	if err != nil {
		return 0, err
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.outcome().Over() {
		return 0, ErrGameOver
	}
	if _, err := g.find(m); err != nil {
		return 0, err
	}
	return m, nil
}

// ParseMove reads a move in coordinates without a game to judge it by; *ParseError for a text
// that is no move.
func ParseMove(text string) (Move, error) { return parseCoordinates(text) }

func parseCoordinates(text string) (Move, error) {
	from, n := notation.ScanSquare(text)
	if n == 0 {
		return 0, newParseError(text, 0, "no point to move from")
	}
	to, k := notation.ScanSquare(text[n:])
	if k == 0 {
		return 0, newParseError(text, n, "no point to move to")
	}
	n += k
	promotion := variants.NoRole
	if n < len(text) {
		if promotion = promotionRole(text[n]); promotion == variants.NoRole {
			return 0, newParseError(text, n, "no promotion q, r, b or n")
		}
		n++
	}
	if n != len(text) {
		return 0, newParseError(text, n, "more than a move")
	}
	return NewMove(fromBoard(from), fromBoard(to), promotion), nil
}

// promotionRole is the role with a small letter in promotions.
func promotionRole(letter byte) Role {
	for _, role := range []Role{variants.Queen, variants.Rook, variants.Bishop, variants.Knight} {
		if role.Letter()-'A'+'a' == letter {
			return role
		}
	}
	return variants.NoRole
}

// Format writes a legal move of the present position in a notation; empty for a notation that is
// not known or for no move.
func (g *Game) Format(m Move, n Notation) string {
	if n != Coordinates || m == 0 {
		return ""
	}
	return m.String()
}
