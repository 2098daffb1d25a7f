package session

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// typed reads a line that is no command: a move, or a point.
func (s *Session) typed(line string) Reply {
	if line == "" {
		return s.enter()
	}
	word := tidy(line)
	if at, err := songky.ParseSquare(word); err == nil {
		return s.moves(at.String())
	}
	m, ok := s.read(strings.TrimSpace(line), word)
	if !ok {
		return say(s.c.Problems.Unknown, shorten(line))
	}
	return s.Play(m)
}

// read is the move that a text means in any notation, or its tidy form in coordinates: a legal
// one if either is.
func (s *Session) read(line, word string) (songky.Move, bool) {
	m, err := s.game.ParseMove(line)
	if err == nil {
		return m, true
	}
	plain, unread := songky.ParseMove(word)
	if unread == nil && slices.Contains(s.game.LegalMoves(), plain) {
		return plain, true
	}
	var illegal *songky.IllegalMoveError
	if errors.As(err, &illegal) {
		return illegal.Move, true
	}
	return plain, unread == nil
}

// tidy writes coordinates the way the library reads them: "h3 e3" is h3e3, "c2c1=Q" is c2c1q.
func tidy(line string) string {
	return strings.ToLower(strings.NewReplacer(" ", "", "-", "", "=", "", "\t", "").Replace(line))
}

// shorten cuts a text down to what a message can hold.
func shorten(line string) string {
	const longest = 40
	if runes := []rune(line); len(runes) > longest {
		return string(runes[:longest]) + "…"
	}
	return line
}

// enter is an empty line.
func (s *Session) enter() Reply {
	if s.setup.Players == text.Nobody && !s.game.Outcome().Over() {
		return s.machine(text.Go, "")
	}
	return Reply{}
}

// Play plays a person's move.
func (s *Session) Play(m songky.Move) Reply {
	switch {
	case s.game.Outcome().Over():
		return say("%s", s.c.Problems.Over)
	case s.offered:
		return say("%s", s.c.Problems.Answer)
	case s.setup.Players == text.Nobody:
		return say("%s", s.c.Problems.MachineOnly)
	case !s.HumanTurn():
		return say("%s", s.c.Problems.Wait)
	}
	return s.play(m)
}

// play plays anybody's move and tells what it did.
func (s *Session) play(m songky.Move) Reply {
	piece := s.game.Position().At(m.From())
	if err := s.game.Play(m); err != nil {
		return s.refuse(m, err)
	}
	s.changed()
	plies := s.game.History()
	return news("%s", s.tell(piece, plies[len(plies)-1]))
}

// refuse says why a move was not played.
func (s *Session) refuse(m songky.Move, err error) Reply {
	var illegal *songky.IllegalMoveError
	if errors.As(err, &illegal) && illegal.Reason == songky.IllegalPromotionMissing {
		return say(s.c.Problems.Promotion, m, s.Promotions(m))
	}
	return say("%s", Explain(s.c, err))
}

// Promotions lists what a pawn's move may make of it, with the letters to type.
func (s *Session) Promotions(m songky.Move) string {
	var list []string
	for _, legal := range s.game.LegalMovesFrom(m.From()) {
		if legal.To() == m.To() && legal != songky.NewMove(m.From(), m.To(), 0) {
			role := legal.Promotion()
			list = append(list, fmt.Sprintf("%s %s", strings.ToLower(string(rune(role.Letter()))), role.Names().In(s.c.Language)))
		}
	}
	return strings.Join(list, ", ")
}

// moves lists the legal moves, or shows those of one piece.
func (s *Session) moves(argument string) Reply {
	if argument == "" {
		return s.allMoves()
	}
	at, err := songky.ParseSquare(tidy(argument))
	if err != nil || !onBoard(s.game.Position(), at) {
		return say(s.c.Problems.Square, shorten(argument))
	}
	piece := s.game.Position().At(at)
	switch {
	case piece.Empty():
		return say(s.c.Problems.SquareEmpty, at)
	case s.game.Outcome().Over():
		return say("%s", s.c.Problems.Over)
	case piece.Side != s.game.Turn():
		return say(s.c.Problems.SquareEnemy, at)
	}
	return s.movesOf(piece, at)
}

func (s *Session) movesOf(piece songky.Piece, at songky.Square) Reply {
	name := piece.Name(s.c.Language)
	targets := s.Targets(at)
	if len(targets) == 0 {
		return say(s.c.Game.NoTargets, name, at)
	}
	s.shown, s.hint = at, 0
	reply := news(s.c.Game.Targets, name, at, join(targets))
	position := s.game.Position()
	if slices.ContainsFunc(targets, func(to songky.Square) bool { return !position.At(to).Empty() }) {
		reply.Lines = append(reply.Lines, s.c.Game.Legend)
	}
	return reply
}

// allMoves lists every legal move, one line for each piece.
func (s *Session) allMoves() Reply {
	legal := s.game.LegalMoves()
	if len(legal) == 0 {
		return say("%s", s.c.Problems.Over)
	}
	var from []songky.Square
	for _, m := range legal {
		if !slices.Contains(from, m.From()) {
			from = append(from, m.From())
		}
	}
	reply := say(s.c.Game.AllMoves, len(legal))
	reply.Long = true
	position := s.game.Position()
	for _, at := range from {
		name := position.At(at).Name(s.c.Language)
		reply.Lines = append(reply.Lines, "  "+fmt.Sprintf(s.c.Game.Targets, name, at, join(s.Targets(at))))
	}
	return reply
}

func join(squares []songky.Square) string {
	names := make([]string, len(squares))
	for i, at := range squares {
		names[i] = at.String()
	}
	return strings.Join(names, " ")
}

// undo goes back to a person's previous turn, or by a ply.
func (s *Session) undo() Reply {
	err := s.takeBack()
	if err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.credit = 0
	s.changed()
	return news("%s", s.c.Game.Undone)
}

func (s *Session) takeBack() error {
	switch s.setup.Players {
	case text.RedOnly:
		return s.game.TakeBack(songky.Red)
	case text.BlueOnly:
		return s.game.TakeBack(songky.Blue)
	}
	return s.game.Undo()
}

// restart begins another game of the same kind, or of the one that is named.
func (s *Session) restart(argument string) Reply {
	setup := s.setup
	setup.FEN, setup.Seed = "", nil
	if argument != "" {
		v, ok := text.FindVariant(argument)
		if !ok {
			return say(s.c.Problems.VariantWord, VariantList())
		}
		setup.Variant = v
	}
	g, err := newGame(&setup)
	if err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.setup = setup
	s.take(g)
	return s.Greeting()
}

// VariantList is the ids of all games.
func VariantList() string {
	var ids []string
	for _, v := range songky.Variants() {
		ids = append(ids, v.String())
	}
	return strings.Join(ids, ", ")
}
