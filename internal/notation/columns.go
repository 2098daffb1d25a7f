package notation

import (
	"slices"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// The notations of the xiangqi army tell a move alike: which piece, on which file (counted from
// the mover's own right), which way, and how far or to which file. They differ in their signs and
// in how they tell pieces of one kind on one file apart. What they share is here; what differs is
// a columnStyle, one for each notation.

// way is the direction of a move as the mover sees it.
type way uint8

const (
	forward way = iota + 1
	back
	sideways
)

// mark tells which of several pieces of a kind on one file moves. The marks 1 to 9 are places
// counted from the front.
type mark uint8

const (
	noMark mark = 0
	front  mark = iota + 10
	middle
	rear
	foremost // WXF has two marks more for four and five soldiers
	rearmost
)

// told is a move as a text tells it.
type told struct {
	who  variants.Role // NoRole for a face-down piece
	bare bool          // the piece is not named: a soldier
	file int           // from 1; 0 if it is not told
	mark mark
	way  way
	n    int // the distance along the file, else the target file
}

// group is the place of a piece among those of its kind.
type group struct {
	files int // files with more than one of the kind
	n     int // pieces of the kind on the file of the piece
	i     int // the piece among them, from 0 at the front
}

// columnStyle is one notation. It must tell the pieces of a group apart.
type columnStyle struct {
	signs signs
	// tell sets file, mark and bare of a piece that is not alone on its file.
	tell func(t *told, g group)
	// place is the piece that t means among n of its kind on a file: its place from 0, or
	// whichever; false for none.
	place func(t *told, n int) (int, bool)
	// spell writes t for a side.
	spell func(t *told, side board.Side) string
}

// whichever, returned by place, leaves the choice to what is legal.
const whichever = -1

// fileNumber is the number of a file, from 1, for a side; fileIndex is its inverse.
func fileNumber(side board.Side, index int) int {
	if side == board.Red {
		return board.NumFiles - index
	}
	return index + 1
}

func fileIndex(side board.Side, number int) int {
	if side == board.Red {
		return board.NumFiles - number
	}
	return number - 1
}

// ahead is the rank step of a side.
func ahead(side board.Side) int { return 1 - 2*int(side) }

func abs(x int) int { return max(x, -x) }

// write tells a legal move.
func (c *columnStyle) write(s *Scene, m board.Move) string {
	t := s.tell(m)
	if g := s.group(m.From()); g.n > 1 && !s.directionTells(&t, m.From()) {
		c.tell(&t, g)
	}
	return c.spell(&t, s.us)
}

// tell is a move with its file and no mark.
func (s *Scene) tell(m board.Move) told {
	from, to := m.From(), m.To()
	t := told{who: s.roleAt(from), file: fileNumber(s.us, from.File()), way: sideways, n: fileNumber(s.us, to.File())}
	step := (to.Rank() - from.Rank()) * ahead(s.us)
	switch {
	case step > 0:
		t.way = forward
	case step < 0:
		t.way = back
	}
	if from.File() == to.File() {
		t.n = abs(step)
	}
	return t
}

// columns are the pieces of a role by file, each file from the front on.
func (s *Scene) columns(role variants.Role) (files [board.NumFiles][]board.Square) {
	list := s.own(role) // from Red's side on
	if s.us == board.Red {
		slices.Reverse(list)
	}
	for _, sq := range list {
		files[sq.File()] = append(files[sq.File()], sq)
	}
	return files
}

// group finds a piece among those of its kind.
func (s *Scene) group(from board.Square) (g group) {
	columns := s.columns(s.roleAt(from))
	for _, column := range columns {
		if len(column) > 1 {
			g.files++
		}
	}
	column := columns[from.File()]
	g.n = len(column)
	g.i = slices.Index(column, from)
	return g
}

// diagonalGuard says whether a kind needs no mark as long as the direction tells which one goes.
func diagonalGuard(role variants.Role) bool {
	return role == variants.Advisor || role == variants.Elephant
}

// directionTells says whether t, without a mark, can mean only the advisor or elephant on from:
// no other of its kind on the file can go there.
func (s *Scene) directionTells(t *told, from board.Square) bool {
	if !diagonalGuard(t.who) {
		return false
	}
	for _, other := range s.columns(t.who)[from.File()] {
		to, ok := s.target(other, t)
		if other != from && ok && s.tables.Hits(s.p, other, s.p.Occupied()).Has(to) {
			return false
		}
	}
	return true
}

// target is where the piece on from goes as told; false if such a piece never goes so or the
// point is off the board.
func (s *Scene) target(from board.Square, t *told) (board.Square, bool) {
	file, rank := from.File(), from.Rank()
	step := ahead(s.us)
	if t.way == back {
		step = -step
	}
	// By the kind that it moves as: for a face-down piece that of its start point.
	rise, diagonal := rises[s.def.RoleOf(s.p.Cell(from))]
	switch {
	case diagonal:
		to := fileIndex(s.us, t.n)
		across := abs(to - file)
		if t.way == sideways || across >= len(rise) || rise[across] == 0 {
			return board.None, false
		}
		file, rank = to, rank+step*rise[across]
	case t.way == sideways:
		file = fileIndex(s.us, t.n)
	default:
		rank += step * t.n
	}
	to := board.At(file, rank)
	return to, to != board.None
}

// rises has, for the kinds that never go straight, the ranks that they go for so many files
// across; 0 where they do not.
var rises = map[variants.Role][3]int{
	variants.Advisor:  {0, 1, 0},
	variants.Elephant: {0, 0, 2},
	variants.Horse:    {0, 2, 1},
}

// read finds what a text means.
func (c *columnStyle) read(s *Scene, text string) Reading {
	t, fault := c.signs.scan(text)
	if fault != nil {
		return Reading{Fault: fault}
	}
	pieces := c.pieces(s, &t.told)
	if len(pieces) == 0 {
		return Reading{Formed: true, Fault: t.nobody()}
	}
	var list []Attempt
	for _, from := range pieces {
		if to, ok := s.target(from, &t.told); ok {
			list = append(list, Attempt{From: from, To: to})
		}
	}
	if len(list) == 0 {
		return Reading{Formed: true, Fault: newFault(t.wayAt, "the %s cannot go there", roleName(t.who))}
	}
	return s.fit(list)
}

// pieces are the points of the pieces that t may mean.
func (c *columnStyle) pieces(s *Scene, t *told) (list []board.Square) {
	for file, column := range s.columns(t.who) {
		if len(column) == 0 || t.file != 0 && fileIndex(s.us, t.file) != file {
			continue
		}
		switch i, ok := c.place(t, len(column)); {
		case !ok:
		case i == whichever:
			list = append(list, column...)
		default:
			list = append(list, column[i])
		}
	}
	return list
}

// nobody is the fault of a text that no piece fits.
func (t *scanned) nobody() *SyntaxFault {
	switch {
	case t.mark != noMark && t.file != 0:
		return newFault(t.whoAt, "no such %s among several on file %d", roleName(t.who), t.file)
	case t.mark != noMark:
		return newFault(t.whoAt, "no such %s among several on one file", roleName(t.who))
	}
	return newFault(t.whoAt, "no %s on file %d", roleName(t.who), t.file)
}

// placeOf is the usual meaning of marks: of a file's only piece there is none.
func placeOf(t *told, n int) (int, bool) {
	switch {
	case t.mark == noMark:
		return whichever, true
	case n == 1:
		return 0, false
	case t.mark == front:
		return 0, true
	case t.mark == rear:
		return n - 1, true
	case t.mark == middle:
		return n / 2, n%2 == 1
	}
	return int(t.mark) - 1, int(t.mark) <= n
}

// markOf is the usual mark of a piece: front, rear, the middle of three, else its place.
func markOf(g group) mark {
	switch {
	case g.i == 0:
		return front
	case g.i == g.n-1:
		return rear
	case g.n == 3:
		return middle
	}
	return mark(g.i + 1)
}
