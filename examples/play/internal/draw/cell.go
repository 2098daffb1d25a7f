// Package draw lays a board out in the columns and rows of a terminal: which characters stand
// where, and what each of them is, so that a screen can colour them.
package draw

import (
	"strings"

	"charm.land/lipgloss/v2"
)

// Ink is what a character belongs to.
type Ink uint8

// The inks.
const (
	InkNone Ink = iota
	InkLine
	InkLabel
	InkRed
	InkBlue
	InkMark
)

// Ground is what lies behind a character.
type Ground uint8

// The grounds.
const (
	GroundNone Ground = iota
	GroundBoard
	GroundRiver
	GroundPalace
	GroundLight
	GroundDark
	GroundPiece
	GroundLast
	GroundCapture
	GroundSelected
	GroundCheck
	GroundCursor
)

// Cell is one column of one row. An empty Text is the right half of the wide character before it.
type Cell struct {
	Text   string
	Ink    Ink
	Ground Ground
}

// Run is a stretch of a row in one ink on one ground.
type Run struct {
	Text   string
	Ink    Ink
	Ground Ground
}

// Picture is a drawn board.
type Picture struct {
	rows   [][]Cell
	layout layout
}

func newPicture(l layout) *Picture {
	p := &Picture{layout: l}
	width, height := l.size()
	for range height {
		row := make([]Cell, width)
		for x := range row {
			row[x].Text = " "
		}
		p.rows = append(p.rows, row)
	}
	return p
}

// Width is the number of columns.
func (p *Picture) Width() int { return len(p.rows[0]) }

// Height is the number of rows.
func (p *Picture) Height() int { return len(p.rows) }

// Runs is a row in stretches of one ink and ground.
func (p *Picture) Runs(row int) (runs []Run) {
	for _, c := range p.rows[row] {
		if last := len(runs) - 1; last >= 0 && runs[last].Ink == c.Ink && runs[last].Ground == c.Ground {
			runs[last].Text += c.Text
			continue
		}
		runs = append(runs, Run(c))
	}
	return runs
}

// Lines is the picture in plain text, without spaces at the ends of lines.
func (p *Picture) Lines() []string {
	lines := make([]string, len(p.rows))
	for y, row := range p.rows {
		var b strings.Builder
		for _, c := range row {
			b.WriteString(c.Text)
		}
		lines[y] = strings.TrimRight(b.String(), " ")
	}
	return lines
}

// put writes a text of one character, one or two columns wide.
func (p *Picture) put(x, y int, text string, ink Ink) {
	cell := &p.rows[y][x]
	cell.Text, cell.Ink = text, ink
	if lipgloss.Width(text) > 1 {
		p.rows[y][x+1].Text = ""
		p.rows[y][x+1].Ink = ink
	}
}

// write puts down a text of narrow characters.
func (p *Picture) write(x, y int, text string, ink Ink) {
	for _, r := range text {
		p.put(x, y, string(r), ink)
		x++
	}
}

// fill lays a ground over columns x to x2 and rows y to y2, all included.
func (p *Picture) fill(x, y, x2, y2 int, ground Ground) {
	for ; y <= y2; y++ {
		for i := x; i <= x2; i++ {
			p.rows[y][i].Ground = ground
		}
	}
}
