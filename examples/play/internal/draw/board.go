package draw

import (
	"slices"
	"strconv"

	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
)

// Scene is what to draw: a position and what is marked on it.
type Scene struct {
	Position songky.Position
	Size     Size
	Letters  bool // letters instead of characters
	Flipped  bool // Blue at the bottom
	River    string

	Last     songky.Move     // the last move played
	Turned   []songky.Square // what it turned over
	Checked  songky.Square   // a royal in check
	Selected songky.Square
	Targets  []songky.Square // where the selected piece may go
	Cursor   songky.Square
}

// NewScene is a scene without marks.
func NewScene(p songky.Position) Scene {
	return Scene{Position: p, Size: Normal, Checked: songky.NoSquare, Selected: songky.NoSquare, Cursor: songky.NoSquare}
}

// Board draws a scene.
func Board(s Scene) *Picture {
	p := newPicture(newLayout(s.Position.Variant(), s.Size, s.Flipped))
	if p.layout.squares {
		p.drawSquares()
	} else {
		p.drawGrounds()
		p.drawLines()
		p.drawRiver(s.River)
	}
	p.drawLabels()
	p.layout.all(func(at songky.Square) { p.drawPoint(&s, at) })
	return p
}

// drawLabels names the files and ranks.
func (p *Picture) drawLabels() {
	l := p.layout
	for rank := range l.ranks {
		name := strconv.Itoa(rank + 1)
		p.write(2-len(name), l.row(rank), name, InkLabel)
	}
	for file := range l.files {
		p.write(l.column(file), l.labelRow(), string(rune('a'+file)), InkLabel)
	}
}

// drawPoint draws what stands on a point, and its marks.
func (p *Picture) drawPoint(s *Scene, at songky.Square) {
	piece := s.Position.At(at)
	x, y := p.layout.spot(at)
	m := markOf(s, at)
	width := 1
	switch {
	case !piece.Empty():
		width = p.drawPiece(s, piece, x, y)
	case m.target:
		p.put(x, y, "•", InkMark)
	}
	if m.ground != GroundNone {
		p.fill(x-1, y, x+width, y, m.ground)
	}
	if m.left != "" {
		p.put(x-1, y, m.left, InkMark)
		p.put(x+width, y, m.right, InkMark)
	}
}

// drawPiece draws a piece and says how many columns it takes.
func (p *Picture) drawPiece(s *Scene, piece songky.Piece, x, y int) int {
	text := piece.Glyph()
	if s.Letters {
		text = piece.Letter()
	}
	ink := InkRed
	if piece.Side == songky.Blue {
		ink = InkBlue
	}
	width := lipgloss.Width(text)
	p.put(x, y, text, ink)
	if width == 1 && !p.layout.squares {
		p.put(x-1, y, " ", ink)
		p.put(x+1, y, " ", ink)
		p.fill(x-1, y, x+1, y, GroundPiece)
	} else if !p.layout.squares {
		p.fill(x, y, x+1, y, GroundPiece)
	}
	return width
}

// mark is how a point is marked.
type mark struct {
	left, right string
	ground      Ground
	target      bool
}

// markOf is the mark of a point: the most important of those that it has.
func markOf(s *Scene, at songky.Square) mark {
	target := slices.Contains(s.Targets, at)
	capture := target && !s.Position.At(at).Empty()
	last := s.Last != 0 && (at == s.Last.From() || at == s.Last.To()) || slices.Contains(s.Turned, at)
	switch {
	case at == s.Cursor:
		return mark{"[", "]", GroundCursor, target}
	case at == s.Selected:
		return mark{"{", "}", GroundSelected, false}
	case capture:
		return mark{"(", ")", GroundCapture, false}
	case at == s.Checked:
		return mark{"!", "!", GroundCheck, false}
	case last:
		return mark{"<", ">", GroundLast, target}
	}
	return mark{target: target}
}
