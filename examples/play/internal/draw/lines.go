package draw

import (
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// lastBeforeRiver is the rank, from 0, whose upper side is the river.
const lastBeforeRiver = 4

// hasRiver says whether a board has a river and palaces.
func (l layout) hasRiver() bool { return l.ranks == 10 }

// joins says whether a line leaves the point at a file and rank in a direction.
func (l layout) joins(file, rank, df, dr int) bool {
	toFile, toRank := file+df, rank+dr
	switch {
	case toFile < 0 || toFile >= l.files || toRank < 0 || toRank >= l.ranks:
		return false
	case df != 0 && dr != 0:
		return l.joinsDiagonally(file, rank, toFile, toRank)
	case dr != 0 && l.hasRiver() && min(rank, toRank) == lastBeforeRiver:
		return file == 0 || file == l.files-1
	}
	return true
}

func (l layout) joinsDiagonally(file, rank, toFile, toRank int) bool {
	switch l.variant {
	case songky.CoGanh:
		return (file+rank)%2 == 0
	case songky.CoGanhFull:
		return true
	}
	return l.hasRiver() && (l.isPalaceCentre(file, rank) || l.isPalaceCentre(toFile, toRank)) &&
		l.inPalace(file, rank) && l.inPalace(toFile, toRank)
}

// palaces lists the lowest ranks of the palaces: those of the armies that have a general.
func (l layout) palaces() (ranks []int) {
	if !l.hasRiver() {
		return nil
	}
	for side, roles := range l.variant.Info().Roles {
		if roles[len(roles)-1] == variants.General {
			ranks = append(ranks, side*(l.ranks-3))
		}
	}
	return ranks
}

func (l layout) inPalace(file, rank int) bool {
	for _, lowest := range l.palaces() {
		if file >= 3 && file <= 5 && rank >= lowest && rank <= lowest+2 {
			return true
		}
	}
	return false
}

func (l layout) isPalaceCentre(file, rank int) bool {
	for _, lowest := range l.palaces() {
		if file == 4 && rank == lowest+1 {
			return true
		}
	}
	return false
}

// drawLines draws the lines that join the points.
func (p *Picture) drawLines() {
	p.layout.all(func(s songky.Square) {
		p.drawLine(s, 1, 0, "─")
		p.drawLine(s, 0, 1, "│")
		p.drawDiagonal(s, 1, 1)
		p.drawDiagonal(s, 1, -1)
		x, y := p.layout.spot(s)
		p.put(x, y, p.crossing(s), InkLine)
	})
}

// drawLine draws the line from a point in a straight direction, without its ends.
func (p *Picture) drawLine(s songky.Square, df, dr int, text string) {
	if !p.layout.joins(s.File(), s.Rank(), df, dr) {
		return
	}
	x, y := p.layout.spot(s)
	x2, y2 := p.layout.spot(songky.NewSquare(s.File()+df, s.Rank()+dr))
	for i := min(x, x2) + 1; i < max(x, x2); i++ {
		p.put(i, y, text, InkLine)
	}
	for i := min(y, y2) + 1; i < max(y, y2); i++ {
		p.put(x, i, text, InkLine)
	}
}

// drawDiagonal draws the slanting line from a point, without its ends.
func (p *Picture) drawDiagonal(s songky.Square, df, dr int) {
	if !p.layout.joins(s.File(), s.Rank(), df, dr) {
		return
	}
	x, y := p.layout.spot(s)
	x2, y2 := p.layout.spot(songky.NewSquare(s.File()+df, s.Rank()+dr))
	if x > x2 {
		x, y, x2, y2 = x2, y2, x, y
	}
	text, step := "╲", 1
	if y > y2 {
		text, step = "╱", -1
	}
	for i := 1; i < p.layout.py; i++ {
		column, row := x+(x2-x)*i/p.layout.py, y+i*step
		if p.rows[row][column].Text == " " {
			p.put(column, row, text, InkLine)
		} else {
			p.put(column, row, "╳", InkLine)
		}
	}
}

// crossing is the character of an empty point: where its lines go.
func (p *Picture) crossing(s songky.Square) string {
	const (
		left = 1 << iota
		right
		up
		down
	)
	l := p.layout
	if l.py == 1 && l.isPalaceCentre(s.File(), s.Rank()) {
		return "╳"
	}
	way := 1
	if l.flipped {
		way = -1
	}
	lines := 0
	for _, d := range [...]struct{ df, dr, bit int }{{-way, 0, left}, {way, 0, right}, {0, way, up}, {0, -way, down}} {
		if l.joins(s.File(), s.Rank(), d.df, d.dr) {
			lines |= d.bit
		}
	}
	return [...]string{
		right | down: "┌", left | down: "┐", right | up: "└", left | up: "┘",
		left | right | down: "┬", left | right | up: "┴", right | up | down: "├", left | up | down: "┤",
		left | right | up | down: "┼",
	}[lines]
}

// drawGrounds colours the board, its river and its palaces.
func (p *Picture) drawGrounds() {
	l := p.layout
	p.fill(leftMargin-1, 0, p.Width()-1, l.bottom(), GroundBoard)
	for _, lowest := range l.palaces() {
		x, x2 := l.column(3), l.column(5)
		y, y2 := l.row(lowest), l.row(lowest+2)
		p.fill(min(x, x2)-1, min(y, y2), max(x, x2)+2, max(y, y2), GroundPalace)
	}
}

// drawRiver writes its name between the banks, where there is room.
func (p *Picture) drawRiver(name string) {
	l := p.layout
	if !l.hasRiver() || l.py == 1 {
		return
	}
	y := (l.row(lastBeforeRiver) + l.row(lastBeforeRiver+1)) / 2
	p.fill(leftMargin-1, y, p.Width()-1, y, GroundRiver)
	x := (l.column(0) + l.column(l.files-1) - len([]rune(name))) / 2
	p.write(x, y, "~  "+name+"  ~", InkLine)
}
