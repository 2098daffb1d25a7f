package notation

import (
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// sanMove is a text in SAN taken to pieces.
type sanMove struct {
	role       variants.Role
	file, rank int // of the origin, -1 where not told
	capture    int // the offset of x, 0 for none
	to         board.Square
	promotion  variants.Role
}

// untold is a file or rank that a text does not tell.
const untold = -1

// castlingSteps are the files that the king goes.
var castlingSteps = map[string]int{"O-O": 2, "0-0": 2, "O-O-O": -2, "0-0-0": -2}

// ReadSAN reads a move of the chess army. Signs of capture, check and mate may be left out; those
// of check and mate, and remarks (! and ?), are not examined.
func ReadSAN(s *Scene, text string) Reading {
	if fault := tooLong(text); fault != nil {
		return Reading{Fault: fault}
	}
	body := trimSAN(text)
	if step, ok := castlingSteps[body]; ok {
		return s.readCastling(step)
	}
	scan := sanScanner{text: body}
	m, fault := scan.move()
	if fault != nil {
		return Reading{Fault: fault}
	}
	return s.readSAN(&m)
}

// trimSAN drops remarks, and one sign of check or mate.
func trimSAN(text string) string {
	text = strings.TrimRight(text, "!?")
	for _, sign := range []string{"#", "++", "+"} {
		if body, ok := strings.CutSuffix(text, sign); ok {
			return body
		}
	}
	return text
}

func (s *Scene) readCastling(step int) Reading {
	from := s.p.Royal(s.us)
	to := board.None
	if from != board.None {
		to = board.At(from.File()+step, from.Rank())
	}
	if to == board.None {
		return Reading{Formed: true, Fault: newFault(0, "no castling from where the king stands")}
	}
	for _, m := range s.legal {
		if m.IsCastling() && m.To() == to {
			return Reading{Formed: true, Moves: []board.Move{m}}
		}
	}
	return Reading{Formed: true, Illegal: &Attempt{From: from, To: to}}
}

func (s *Scene) readSAN(t *sanMove) Reading {
	var list []Attempt
	for _, from := range s.own(t.role) {
		if (t.file == untold || t.file == from.File()) && (t.rank == untold || t.rank == from.Rank()) {
			list = append(list, Attempt{from, t.to, t.promotion})
		}
	}
	if len(list) == 0 {
		return Reading{Formed: true, Fault: t.nobody()}
	}
	r := s.fit(list)
	if t.capture != 0 && len(r.Moves) == 1 && !s.captures(r.Moves[0]) {
		return Reading{Formed: true, Fault: newFault(t.capture, "nothing to take there")}
	}
	return r
}

// nobody is the fault of a text that no piece fits.
func (t *sanMove) nobody() *SyntaxFault {
	switch {
	case t.file != untold && t.rank == untold:
		return newFault(0, "no %s on file %c", t.role, 'a'+rune(t.file))
	case t.file == untold && t.rank != untold:
		return newFault(0, "no %s on rank %d", t.role, t.rank+1)
	case t.file != untold:
		return newFault(0, "no %s on %s", t.role, Square(board.At(t.file, t.rank)))
	}
	return newFault(0, "no %s", t.role)
}

// sanScanner reads a text from left to right.
type sanScanner struct {
	text string
	at   int
}

// next is the byte that comes, 0 at the end.
func (c *sanScanner) next() byte {
	if c.at == len(c.text) {
		return 0
	}
	return c.text[c.at]
}

// move reads all of a text.
func (c *sanScanner) move() (m sanMove, fault *SyntaxFault) {
	m.role = c.role()
	m.file, m.rank = c.file(), c.rank()
	switch {
	case c.next() == 'x':
		m.capture = c.at
		c.at++
	case c.next() < 'a' || c.next() > 'i':
		// One point only: it is the target.
		if m.file == untold || m.rank == untold {
			return m, newFault(c.at, "no point to move to")
		}
		m.to = board.At(m.file, m.rank)
		m.file, m.rank = untold, untold
		if m.role == variants.Pawn {
			m.file = m.to.File() // without a capture a pawn keeps its file
		}
		return m, c.promotion(&m)
	}
	file, rank := c.file(), c.rank()
	if file == untold || rank == untold {
		return m, newFault(c.at, "no point to move to")
	}
	m.to = board.At(file, rank)
	return m, c.promotion(&m)
}

// role is the piece whose letter comes, else a pawn.
func (c *sanScanner) role() variants.Role {
	for _, role := range []variants.Role{variants.King, variants.Queen, variants.Rook, variants.Bishop, variants.Knight} {
		if role.Letter() == c.next() {
			c.at++
			return role
		}
	}
	return variants.Pawn
}

// file is the file whose letter comes, or untold.
func (c *sanScanner) file() int {
	letter := c.next()
	if letter < 'a' || letter > 'i' {
		return untold
	}
	c.at++
	return int(letter - 'a')
}

// rank is the rank whose number comes, or untold; 10 is never 1.
func (c *sanScanner) rank() int {
	digit := c.next()
	if digit < '1' || digit > '9' {
		return untold
	}
	c.at++
	if digit == '1' && c.next() == '0' {
		c.at++
		return 9
	}
	return int(digit - '1')
}

// promotion reads what a pawn becomes, =Q or Q, and the end of the text.
func (c *sanScanner) promotion(m *sanMove) *SyntaxFault {
	told := c.next() == '='
	if told {
		c.at++
	}
	if told || c.at < len(c.text) && m.role == variants.Pawn {
		m.promotion = promotionRole(c.next())
		if m.promotion == variants.NoRole {
			return newFault(c.at, "no promotion Q, R, B or N")
		}
		c.at++
	}
	if c.at < len(c.text) {
		return newFault(c.at, "more than a move")
	}
	return nil
}
