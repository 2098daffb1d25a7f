package main

import (
	"fmt"
	"regexp"

	"github.com/songky/songky"
)

// dialect is the protocol that a session speaks. Commands of either are understood in both; answers
// and the moves that come in are those of the dialect.
type dialect uint8

const (
	uci  dialect = iota // the Universal Chess Interface
	ucci                // its sister for xiangqi: ranks from 0, and other words here and there
)

// point is a point with its rank from 0.
var point = regexp.MustCompile(`^([a-i])([0-9])([a-i])([0-9])`)

// reads is a move that came in, in coordinates. What is no move of UCCI comes back as it is, except
// for what would be taken for another move.
func (d dialect) reads(text string) string {
	if d == uci {
		return text
	}
	parts := point.FindStringSubmatch(text)
	if parts == nil {
		return "?" + text
	}
	return parts[1] + raised(parts[2]) + parts[3] + raised(parts[4]) + text[len(parts[0]):]
}

// raised is the name of a rank of UCCI.
func raised(digit string) string { return fmt.Sprint(digit[0] - '0' + 1) }

// writes is a move as the dialect has it.
func (d dialect) writes(m songky.Move) string {
	if d == uci || m == 0 {
		return m.String()
	}
	text := lowered(m.From()) + lowered(m.To())
	return text + m.String()[len(m.From().String())+len(m.To().String()):]
}

// lowered is the name of a point in UCCI.
func lowered(s songky.Square) string { return fmt.Sprintf("%c%d", 'a'+s.File(), s.Rank()) }

// score is a score as the dialect has it. UCCI has no word for mates: they are so many plies away
// from mateScore.
func (d dialect) score(s songky.Score) string {
	switch {
	case d == uci:
		return s.String()
	case s.MateIn > 0:
		return fmt.Sprint(mateScore - 2*s.MateIn + 1)
	case s.MateIn < 0:
		return fmt.Sprint(-mateScore - 2*s.MateIn)
	}
	return fmt.Sprint(s.Centipawns)
}

// mateScore is what being mated costs in UCCI.
const mateScore = 30_000

// noMove is the answer where there is no move to play.
func (d dialect) noMove() string {
	if d == ucci {
		return "nobestmove"
	}
	return "bestmove (none)"
}

// remark is how a line begins that explains something.
func (d dialect) remark() string {
	if d == ucci {
		return "info message "
	}
	return "info string "
}
