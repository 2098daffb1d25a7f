package session

import (
	"fmt"
	"slices"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
	"github.com/songky/songky/variants"
)

// Greeting is what is said when a game begins, is loaded, or comes to the screen.
func (s *Session) Greeting() Reply {
	reply := news(s.c.Game.Start, s.game.Variant().Names().In(s.c.Language))
	if s.Paused() {
		reply.Lines = append(reply.Lines, s.c.Game.EnterMoves)
	}
	return reply
}

// tell says what a ply did; piece is what moved, as it was before.
func (s *Session) tell(piece songky.Piece, ply songky.Ply) string {
	l, g := s.c.Language, &s.c.Game
	line := fmt.Sprintf(g.Move, ply.Side.Names().In(l), piece.Name(l), ply.Move)
	if !ply.Captured.Empty() {
		line += fmt.Sprintf(g.Takes, ply.Captured.Name(l))
	}
	if role := ply.Move.Promotion(); role != variants.NoRole {
		line += fmt.Sprintf(g.Promotes, role.Names().In(l))
	}
	if !ply.Revealed.Empty() {
		line += fmt.Sprintf(g.TurnsUp, ply.Revealed.Name(l))
	}
	switch n := len(ply.Turned); n {
	case 0:
	case 1:
		line += g.TurnsOne
	default:
		line += fmt.Sprintf(g.TurnsMany, n)
	}
	if ply.Check {
		line += g.Check
	}
	return line
}

// Banner is the end of the game in words: its heading, its outcome and what one may do; nil while
// it goes on.
func (s *Session) Banner() []string {
	outcome := s.game.Outcome()
	if !outcome.Over() {
		return nil
	}
	lines := []string{s.c.Game.Over, outcome.In(s.c.Language), s.c.Game.AfterOver}
	if s.game.Variant().Info().Hidden {
		lines = append(lines, s.c.Game.DealHint)
	}
	return lines
}

// Status says who is to move, or how the game ended.
func (s *Session) Status() string {
	if outcome := s.game.Outcome(); outcome.Over() {
		return outcome.In(s.c.Language)
	}
	turn := s.game.Turn().Names().In(s.c.Language)
	if s.game.InCheck() {
		return fmt.Sprintf(s.c.Game.InCheck, turn)
	}
	return fmt.Sprintf(s.c.Game.ToMove, turn)
}

// PlayerOf says who plays a side.
func (s *Session) PlayerOf(side songky.Side) string {
	switch {
	case !s.Human(side):
		return fmt.Sprintf(s.c.Game.Machine, s.setup.Level.Names().In(s.c.Language))
	case s.setup.Players == text.Everybody:
		return s.c.Game.Player
	}
	return s.c.Game.You
}

// Record lists the moves so far, a line for each pair.
func (s *Session) Record() (lines []string) {
	plies := s.game.History()
	if len(plies) == 0 {
		return nil
	}
	moves := make([]string, 0, len(plies)+1)
	if plies[0].Side == songky.Blue {
		moves = append(moves, "…")
	}
	for _, ply := range plies {
		moves = append(moves, notate(ply))
	}
	for pair := range slices.Chunk(moves, 2) {
		line := fmt.Sprintf("%3d.", len(lines)+1)
		for _, move := range pair {
			line += fmt.Sprintf(" %-9s", move)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}

// notate writes a ply as records do, with a sign for check.
func notate(ply songky.Ply) string {
	move := ply.Move.String()
	if !ply.Revealed.Empty() {
		move += "=" + strings.ToUpper(ply.Revealed.Letter())
	}
	if ply.Check {
		move += "+"
	}
	return move
}

func (s *Session) history() Reply {
	record := s.Record()
	if record == nil {
		return say("%s", s.c.Game.NoPlies)
	}
	return Reply{Lines: append([]string{s.c.Game.History}, record...), Long: true}
}

// deal tells what lay face down, once the game is over.
func (s *Session) deal() Reply {
	deal, err := s.game.Deal()
	if err != nil {
		return say("%s", s.whyNoDeal(err))
	}
	lines := []string{s.c.Game.Deal}
	rank := ""
	for _, item := range strings.Split(deal, ",") {
		at, letter, _ := strings.Cut(item, "=")
		if at == "" {
			continue
		}
		if at[1:] != rank {
			rank = at[1:]
			lines = append(lines, " ")
		}
		lines[len(lines)-1] += " " + at + " " + s.pieceOf(letter)
	}
	return Reply{Lines: lines, Long: true}
}

// pieceOf names the piece with a letter of a deal.
func (s *Session) pieceOf(letter string) string {
	for _, role := range s.game.Variant().Info().Roles[0] {
		if strings.EqualFold(letter, string(rune(role.Letter()))) {
			return role.Names().In(s.c.Language)
		}
	}
	return letter
}

// help lists the commands.
func (s *Session) help() Reply {
	return Reply{Lines: append([]string{s.c.HelpHead}, text.Table(s.c.Help)...), Long: true}
}
