package draw

import "github.com/songky/songky"

// Size is how much room a board is given.
type Size uint8

// The sizes. Every board has each of them, though two may look alike.
const (
	Compact Size = iota // one row for each rank
	Normal
	Large
)

const (
	pitch      = 4 // columns from one point to the next
	leftMargin = 4 // columns before the first point: the rank and the left mark
	after      = 3 // columns from the last point on
)

// layout says where the points of a board lie.
type layout struct {
	variant      songky.Variant
	files, ranks int
	px, py       int // columns and rows from one point to the next
	top          int // the row of the uppermost points
	squares      bool
	flipped      bool
}

func newLayout(v songky.Variant, size Size, flipped bool) layout {
	info := v.Info()
	l := layout{variant: v, files: info.Files, ranks: info.Ranks, px: pitch, py: 2, squares: !info.OnPoints, flipped: flipped}
	switch {
	case isCoGanh(v) && size == Large:
		l.px, l.py = 2*pitch, 4
	case !isCoGanh(v) && size == Compact:
		l.py = 1
	}
	if l.squares && l.py == 2 {
		l.top = 1
	}
	return l
}

func isCoGanh(v songky.Variant) bool { return v == songky.CoGanh || v == songky.CoGanhFull }

// Measure is how many columns and rows a board takes.
func Measure(v songky.Variant, size Size) (width, height int) {
	return newLayout(v, size, false).size()
}

func (l layout) size() (width, height int) {
	return leftMargin + l.px*(l.files-1) + after, l.labelRow() + 1
}

// labelRow is the row of the names of the files.
func (l layout) labelRow() int { return l.bottom() + 1 }

// bottom is the last row of the board itself.
func (l layout) bottom() int { return 2*l.top + l.py*(l.ranks-1) }

// spot is where the character of a point stands.
func (l layout) spot(s songky.Square) (x, y int) { return l.column(s.File()), l.row(s.Rank()) }

func (l layout) column(file int) int {
	if l.flipped {
		file = l.files - 1 - file
	}
	return leftMargin + l.px*file
}

func (l layout) row(rank int) int {
	if !l.flipped {
		rank = l.ranks - 1 - rank
	}
	return l.top + l.py*rank
}

// all calls f for every point.
func (l layout) all(f func(songky.Square)) {
	for rank := range l.ranks {
		for file := range l.files {
			f(songky.NewSquare(file, rank))
		}
	}
}

// SquareAt is the point drawn at a column and row of the picture.
func (p *Picture) SquareAt(x, y int) (songky.Square, bool) {
	l := p.layout
	column, row := x-leftMargin+l.px/2, y-l.top+l.py/2
	if column < 0 || row < 0 || column/l.px >= l.files || row/l.py >= l.ranks {
		return songky.NoSquare, false
	}
	file, rank := column/l.px, row/l.py
	if l.flipped {
		file = l.files - 1 - file
	} else {
		rank = l.ranks - 1 - rank
	}
	return songky.NewSquare(file, rank), true
}

// Spot is the column and row of a point in the picture.
func (p *Picture) Spot(s songky.Square) (x, y int) { return p.layout.spot(s) }
