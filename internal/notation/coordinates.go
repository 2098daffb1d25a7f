package notation

import (
	"errors"
	"strconv"

	"github.com/songky/songky/internal/board"
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
