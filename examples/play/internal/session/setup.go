package session

import (
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// Players says who plays at the keyboard; the machine plays the rest.
type Players = text.Who

// Setup is what a player chooses before a game.
type Setup struct {
	Variant  songky.Variant
	FEN      string // empty: the usual start
	Level    songky.Level
	Players  Players
	Language songky.Language
	Letters  bool    // pieces as letters
	Seed     *uint64 // nil: the shuffle cannot be foretold
	Autoplay bool    // the machine against itself plays on without being asked
}

// DefaultSetup is the setup of somebody who has chosen nothing.
func DefaultSetup() Setup {
	return Setup{
		Variant: songky.SongKy, Level: songky.LevelNormal, Players: text.RedOnly, Language: songky.Vietnamese,
	}
}

// newGame starts a game as a setup says.
func newGame(s *Setup) (*songky.Game, error) {
	var options []songky.Option
	if s.FEN != "" {
		options = append(options, songky.WithFEN(s.FEN))
	}
	if s.Seed != nil {
		options = append(options, songky.WithSeed(*s.Seed))
	}
	return songky.NewGame(s.Variant, options...)
}
