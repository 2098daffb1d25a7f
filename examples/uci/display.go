package main

import (
	"strings"

	"github.com/songky/songky"
)

// display answers d with what people want to see of the position.
func (s *session) display([]string) {
	p := s.game.Position()
	s.out.print("%s\nFEN: %s\nCheckers: %s\nSide: %s\nOutcome: %s",
		p, p.FEN(), pointList(s.game.Checkers()), p.Turn(), s.game.Outcome())
}

func pointList(points []songky.Square) string {
	if len(points) == 0 {
		return "none"
	}
	names := make([]string, len(points))
	for i, point := range points {
		names[i] = point.String()
	}
	return strings.Join(names, " ")
}
