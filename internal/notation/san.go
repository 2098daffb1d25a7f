package notation

import (
	"strconv"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// FormatSAN writes a move of the chess army in standard algebraic notation.
func FormatSAN(s *Scene, m board.Move) string {
	text := ""
	role := s.roleAt(m.From())
	switch {
	case m.IsCastling() && m.To() > m.From():
		text = "O-O"
	case m.IsCastling():
		text = "O-O-O"
	case role == variants.Pawn:
		text = s.pawnSAN(m)
	default:
		text = string(rune(role.Letter())) + s.origin(m)
		if s.captures(m) {
			text += "x"
		}
		text += Square(m.To())
	}
	return text + s.checkSign(m)
}

func (s *Scene) pawnSAN(m board.Move) string {
	text := Square(m.To())
	if s.captures(m) {
		text = fileLetter(m.From()) + "x" + text
	}
	if m.Promotion() != 0 {
		text += "=" + s.promotionText(m, 0)
	}
	return text
}

func (s *Scene) captures(m board.Move) bool { return s.p.Cell(m.To()) != 0 || m.IsEnPassant() }

func fileLetter(s board.Square) string { return string(rune('a' + s.File())) }

// origin is what tells a piece from others of its kind that may go to the same point: its file,
// else its rank, else both.
func (s *Scene) origin(m board.Move) string {
	rivals, onFile, onRank := false, false, false
	for _, o := range s.legal {
		if o.To() != m.To() || o.From() == m.From() || s.roleAt(o.From()) != s.roleAt(m.From()) {
			continue
		}
		rivals = true
		onFile = onFile || o.From().File() == m.From().File()
		onRank = onRank || o.From().Rank() == m.From().Rank()
	}
	switch {
	case !rivals:
		return ""
	case !onFile:
		return fileLetter(m.From())
	case !onRank:
		return strconv.Itoa(m.From().Rank() + 1)
	}
	return Square(m.From())
}

// checkSign is + for check, # for mate.
func (s *Scene) checkSign(m board.Move) string {
	var next board.Position
	s.tables.Make(&next, s.p, m)
	switch {
	case !s.tables.InCheck(&next):
		return ""
	case s.tables.HasMove(&next):
		return "+"
	}
	return "#"
}
