package songky

import (
	"fmt"
	"slices"
	"strings"
)

// maxPositionLine is the length in bytes from which a line is refused unread.
const maxPositionLine = 1 << 20

// ReadPositionLine reads a position command as engine protocols write it, "position startpos
// moves h3e3 h10g8" or "position fen FEN moves ...", the first word being optional. The moves are
// in Coordinates, as UCI has them, or in UCCI, with ranks from 0. A move of cờ úp may have the
// letter of what turned up behind an equals sign; the game knows no other identity.
//
// The errors are *ParseError for a line that is none, *PositionError, and those of Play with the
// number of the ply.
func ReadPositionLine(v Variant, line string, n Notation) (*Game, error) {
	if len(line) > maxPositionLine {
		return nil, newParseError(line, maxPositionLine, "line is too long")
	}
	words := strings.Fields(line)
	if len(words) > 0 && words[0] == "position" {
		words = words[1:]
	}
	start, moves := words, []string(nil)
	if i := slices.Index(words, "moves"); i >= 0 {
		start, moves = words[:i], words[i+1:]
	}
	g, err := startOfLine(v, line, start)
	if err != nil {
		return nil, err
	}
	for i, text := range moves {
		if err := g.playText(text, n); err != nil {
			return nil, fmt.Errorf("ply %d: %w", i+1, err)
		}
	}
	return g, nil
}

func startOfLine(v Variant, line string, words []string) (*Game, error) {
	var opts []Option
	if v.Info().Hidden {
		opts = append(opts, WithoutDeal())
	}
	switch {
	case len(words) == 1 && words[0] == "startpos":
	case len(words) > 1 && words[0] == "fen":
		opts = append(opts, WithFEN(strings.Join(words[1:], " ")))
	default:
		return nil, newParseError(line, 0, "neither startpos nor fen and a position")
	}
	return NewGame(v, opts...)
}

// playText plays a move in a notation, in cờ úp with what is turned up behind an equals sign.
func (g *Game) playText(text string, n Notation) error {
	letter, told := "", false
	if g.variant.Info().Hidden {
		text, letter, told = strings.Cut(text, "=")
	}
	m, err := g.ParseMoveAs(text, n)
	if err != nil {
		return err
	}
	if !told {
		return g.Play(m)
	}
	return g.replay(m.String() + "=" + letter)
}

// PositionLine writes the game as such a command, from its start; ErrNotation for a notation that
// no protocol uses.
func (g *Game) PositionLine(n Notation) (string, error) {
	if n != Coordinates && n != UCCI {
		return "", ErrNotation
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	var texts []string
	for ply := 1; ply < len(g.moments); ply++ {
		texts = append(texts, g.textOf(ply, n)+g.revealedText(ply))
	}
	line := "position startpos"
	if start := g.startFEN(); start != g.variant.Info().Start {
		line = "position fen " + start
	}
	if len(texts) > 0 {
		line += " moves " + strings.Join(texts, " ")
	}
	return line, nil
}
