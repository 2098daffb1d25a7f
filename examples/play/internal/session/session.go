// Package session is a player's sitting at one game: it carries out commands, says what came of
// them in the player's language, and says when the machine has to think. It starts no goroutine
// and draws nothing on a screen, so that any interface can stand on it.
package session

import (
	"fmt"
	"math/rand/v2"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/draw"
	"github.com/songky/songky/examples/play/internal/text"
)

// Reply is what came of a command.
type Reply struct {
	Lines []string // for the player
	Board bool     // there is something new to see on the board
	Long  bool     // the lines are a page to read, not a message
	Quit  bool
}

// say is a reply of one message.
func say(format string, arguments ...any) Reply {
	return Reply{Lines: []string{fmt.Sprintf(format, arguments...)}}
}

// news is a reply of one message about something new on the board.
func news(format string, arguments ...any) Reply {
	reply := say(format, arguments...)
	reply.Board = true
	return reply
}

// Session is one sitting. It is not safe for concurrent use.
type Session struct {
	setup   Setup
	game    *songky.Game
	c       *text.Catalog
	flipped bool
	seed    uint64 // varies the machine's choices

	offered bool        // one of two people has offered a draw
	offerer songky.Side // who
	wanted  Purpose     // a hint or a judgement that the machine owes
	credit  int         // moves that the machine may play in a person's place; unlimited if negative
	halted  bool        // the machine failed and waits for a command
	serial  int         // changes whenever what the machine thinks about is out of date
	shown   songky.Square
	hint    songky.Move
}

// unlimited is a credit without end.
const unlimited = -1

// New starts a game.
func New(setup Setup) (*Session, error) {
	g, err := newGame(&setup)
	if err != nil {
		return nil, err
	}
	return sit(setup, g), nil
}

// Open goes on with the game in a file.
func Open(setup Setup, file string) (*Session, error) {
	g, err := readGame(file)
	if err != nil {
		return nil, err
	}
	return sit(setup, g), nil
}

func sit(setup Setup, g *songky.Game) *Session {
	s := &Session{setup: setup, c: text.For(setup.Language), seed: rand.Uint64()}
	if setup.Seed != nil {
		s.seed = *setup.Seed
	}
	s.take(g)
	return s
}

// take goes on with another game.
func (s *Session) take(g *songky.Game) {
	s.game = g
	s.setup.Variant = g.Variant()
	s.flipped = s.setup.Players == text.BlueOnly
	s.resume()
	s.changed()
}

// resume gives the machine the moves that it may play unasked when it plays itself.
func (s *Session) resume() {
	s.credit = 0
	if s.setup.Autoplay && s.setup.Players == text.Nobody {
		s.credit = unlimited
	}
}

// changed puts aside all that belonged to the position as it was.
func (s *Session) changed() {
	s.serial++
	s.offered = false
	s.wanted = toMove
	s.Unmark()
}

// Setup is the setup as it stands now.
func (s *Session) Setup() Setup { return s.setup }

// Catalog is the text in the player's language.
func (s *Session) Catalog() *text.Catalog { return s.c }

// Game is the game that is played. It is for looking, not for playing.
func (s *Session) Game() *songky.Game { return s.game }

// Flipped says whether Blue sits at the bottom.
func (s *Session) Flipped() bool { return s.flipped }

// Human says whether a person plays a side.
func (s *Session) Human(side songky.Side) bool {
	switch s.setup.Players {
	case text.Everybody:
		return true
	case text.Nobody:
		return false
	}
	return (s.setup.Players == text.RedOnly) == (side == songky.Red)
}

// HumanTurn says whether a person is to move.
func (s *Session) HumanTurn() bool { return !s.game.Outcome().Over() && s.Human(s.game.Turn()) }

// Scene is the board as it stands, with its marks.
func (s *Session) Scene() draw.Scene {
	scene := draw.NewScene(s.game.Position())
	scene.Letters, scene.Flipped, scene.River = s.setup.Letters, s.flipped, s.c.Game.River
	if plies := s.game.History(); len(plies) > 0 {
		last := plies[len(plies)-1]
		scene.Last, scene.Turned = last.Move, last.Turned
	}
	if s.game.InCheck() {
		scene.Checked = royal(scene.Position)
	}
	switch {
	case s.shown != songky.NoSquare:
		scene.Selected, scene.Targets = s.shown, s.Targets(s.shown)
	case s.hint != 0:
		scene.Selected, scene.Targets = s.hint.From(), []songky.Square{s.hint.To()}
	}
	return scene
}

// Targets lists the points to which a piece may go.
func (s *Session) Targets(from songky.Square) (list []songky.Square) {
	for _, m := range s.game.LegalMovesFrom(from) {
		if len(list) == 0 || list[len(list)-1] != m.To() {
			list = append(list, m.To())
		}
	}
	return list
}

// Offered says whether one of two people waits for the other's answer to a draw offer.
func (s *Session) Offered() bool { return s.offered }

// Shown is the piece whose targets are shown, or NoSquare.
func (s *Session) Shown() songky.Square { return s.shown }

// Unmark takes the marks of a piece's targets or of a hint off the board.
func (s *Session) Unmark() { s.shown, s.hint = songky.NoSquare, 0 }
