package session

import (
	"strings"
	"unicode/utf8"

	"github.com/songky/songky/examples/play/internal/text"
)

// MaxLine is the length in bytes from which a line is refused.
const MaxLine = 4096

// Execute carries out a line that the player typed: a command, a move, or a point whose piece is
// asked about. An empty line lets the machine play on when it plays itself.
func (s *Session) Execute(line string) Reply {
	line = strings.TrimSpace(line)
	switch {
	case len(line) > MaxLine:
		return say("%s", s.c.Problems.TooLong)
	case !utf8.ValidString(line):
		return say("%s", s.c.Problems.NotText)
	}
	s.halted = false
	verb, argument := text.FindVerb(line)
	if s.offered && changes(verb) {
		return say("%s", s.c.Problems.Answer)
	}
	if verb == text.NoVerb {
		return s.typed(line)
	}
	s.Unmark()
	return s.obey(verb, argument)
}

// changes says whether a command, or a move, would change the game.
func changes(verb text.Verb) bool {
	switch verb {
	case text.NoVerb, text.Undo, text.Hint, text.Draw, text.Resign, text.Load, text.Side, text.New, text.Go:
		return true
	}
	return false
}

// obey carries out a command.
func (s *Session) obey(verb text.Verb, argument string) Reply {
	switch verb {
	case text.Moves:
		return s.moves(argument)
	case text.Board, text.FEN, text.History, text.Deal, text.Help:
		return s.look(verb)
	case text.Flip, text.Level, text.Side, text.Lang, text.Glyphs:
		return s.choose(verb, argument)
	case text.Save, text.Load:
		return s.file(verb, argument)
	case text.Draw, text.Yes, text.No, text.Resign:
		return s.declare(verb)
	case text.Undo:
		return s.undo()
	case text.New:
		return s.restart(argument)
	case text.Hint, text.Go, text.Stop:
		return s.machine(verb, argument)
	}
	return Reply{Lines: []string{s.c.Game.Goodbye}, Quit: true}
}

// look shows something of the game.
func (s *Session) look(verb text.Verb) Reply {
	switch verb {
	case text.Board:
		return Reply{Board: true}
	case text.FEN:
		return say("%s", s.game.FEN())
	case text.History:
		return s.history()
	case text.Deal:
		return s.deal()
	}
	return s.help()
}
