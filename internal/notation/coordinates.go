package notation

import (
	"errors"
	"strconv"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

var errSquare = errors.New("no point")

// Square is the name of a point: file letter and rank number.
func Square(s board.Square) string {
	return string(rune('a'+s.File())) + strconv.Itoa(s.Rank()+1)
}

// ParseSquare reads the name of a point, on the largest board.
func ParseSquare(text string) (board.Square, error) {
	s, n := ScanSquare(text)
	if n == 0 || n != len(text) {
		return board.None, errSquare
	}
	return s, nil
}

// ScanSquare reads a point at the beginning of text and says how many bytes it took; 0 where
// there is none. The longest rank number wins: a10 is never a1.
func ScanSquare(text string) (board.Square, int) {
	if len(text) < 2 || text[0] < 'a' || text[0] > 'i' || text[1] < '1' || text[1] > '9' {
		return board.None, 0
	}
	file, rank := int(text[0]-'a'), int(text[1]-'1')
	if rank == 0 && len(text) > 2 && text[2] == '0' {
		return board.At(file, 9), 3
	}
	return board.At(file, rank), 2
}

// pairStyle is how a notation that names both points writes them.
type pairStyle struct {
	scan    func(text string) (board.Square, int)
	hyphen  hyphenRule
	capital bool // a promotion may have a capital letter
}

// hyphenRule says whether a hyphen stands between the points.
type hyphenRule uint8

const (
	noHyphen hyphenRule = iota
	mayHyphen
	mustHyphen
)

var coordinates = pairStyle{scan: ScanSquare}

// ScanCoordinates reads a move in coordinates, "h3e3", "c2c1q", without a position to judge it by.
func ScanCoordinates(text string) (Attempt, *SyntaxFault) { return coordinates.read(text) }

// read takes a text to pieces: a point, a hyphen, a point, and what a pawn becomes.
func (p *pairStyle) read(text string) (a Attempt, fault *SyntaxFault) {
	from, n := p.scan(text)
	if n == 0 {
		return a, newFault(0, "no point to move from")
	}
	hyphen := n < len(text) && text[n] == '-'
	switch {
	case hyphen && p.hyphen != noHyphen:
		n++
	case p.hyphen == mustHyphen:
		return a, newFault(n, "no hyphen between the points")
	}
	to, k := p.scan(text[n:])
	if k == 0 {
		return a, newFault(n, "no point to move to")
	}
	n += k
	promotion := variants.NoRole
	if n < len(text) {
		if promotion = p.promotion(text[n]); promotion == variants.NoRole {
			return a, newFault(n, "no promotion q, r, b or n")
		}
		n++
	}
	if n != len(text) {
		return a, newFault(n, "more than a move")
	}
	return Attempt{from, to, promotion}, nil
}

func (p *pairStyle) promotion(letter byte) variants.Role {
	small := letter >= 'a' && letter <= 'z'
	if !small && !p.capital {
		return variants.NoRole
	}
	return promotionRole(letter)
}

// promotionRole is what a pawn may become, by its letter, capital or small.
func promotionRole(letter byte) variants.Role {
	capital := letter
	if letter >= 'a' && letter <= 'z' {
		capital = letter - 'a' + 'A'
	}
	for _, role := range []variants.Role{variants.Queen, variants.Rook, variants.Bishop, variants.Knight} {
		if role.Letter() == capital {
			return role
		}
	}
	return variants.NoRole
}
