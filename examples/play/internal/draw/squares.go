package draw

import "github.com/songky/songky"

// drawSquares draws the grid of a board whose pieces stand in squares.
func (p *Picture) drawSquares() {
	l := p.layout
	p.fill(leftMargin-2, 0, p.Width()-1, l.bottom(), GroundBoard)
	for y := 0; y <= l.bottom(); y++ {
		for i := range l.files + 1 {
			p.put(leftMargin-2+l.px*i, y, p.gridAt(i, y), InkLine)
			if l.top == 1 && y%2 == 0 && i < l.files {
				p.write(leftMargin-1+l.px*i, y, "───", InkLine)
			}
		}
	}
	l.all(func(s songky.Square) {
		x, y := l.spot(s)
		ground := GroundLight
		if (s.File()+s.Rank())%2 == 0 {
			ground = GroundDark
		}
		p.fill(x-1, y, x+1, y, ground)
	})
}

// gridAt is the character of the grid at its i-th upright and a row.
func (p *Picture) gridAt(i, y int) string {
	l := p.layout
	if l.top == 0 || y%2 == 1 {
		return "│"
	}
	column, row := 1, 1
	switch i {
	case 0:
		column = 0
	case l.files:
		column = 2
	}
	switch y {
	case 0:
		row = 0
	case l.bottom():
		row = 2
	}
	return [3][3]string{{"┌", "┬", "┐"}, {"├", "┼", "┤"}, {"└", "┴", "┘"}}[row][column]
}
