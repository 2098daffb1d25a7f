package session

import (
	"fmt"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// choose changes how the game is shown, or who plays it.
func (s *Session) choose(verb text.Verb, argument string) Reply {
	switch verb {
	case text.Flip:
		s.flipped = !s.flipped
		return Reply{Board: true}
	case text.Level:
		return s.chooseLevel(argument)
	case text.Side:
		return s.chooseSide(argument)
	case text.Lang:
		return s.chooseLanguage(argument)
	}
	return s.chooseGlyphs(argument)
}

func (s *Session) chooseLevel(argument string) Reply {
	level, ok := text.FindLevel(argument)
	if !ok {
		return say(s.c.Problems.LevelWord, LevelList(s.c))
	}
	s.setup.Level = level
	return say(s.c.Game.LevelNow, level.Names().In(s.c.Language))
}

// LevelList is the numbers and names of the levels.
func LevelList(c *text.Catalog) string {
	var list []string
	for _, level := range songky.Levels() {
		list = append(list, fmt.Sprintf("%d %s", level, level.Names().In(c.Language)))
	}
	return strings.Join(list, ", ")
}

func (s *Session) chooseSide(argument string) Reply {
	players, ok := text.FindWho(argument)
	if !ok {
		return say("%s", s.c.Problems.SideWord)
	}
	s.setup.Players = players
	s.resume()
	s.flipped = players == text.BlueOnly
	s.changed()
	return news(s.c.Game.SideNow, PlayersName(s.c, players))
}

// PlayersName says who plays at the keyboard.
func PlayersName(c *text.Catalog, players Players) string {
	switch players {
	case text.RedOnly:
		return songky.Red.Names().In(c.Language)
	case text.BlueOnly:
		return songky.Blue.Names().In(c.Language)
	case text.Everybody:
		return c.Game.BothPlay
	}
	return c.Game.NonePlays
}

// chooseLanguage takes the language that is named, or the other one.
func (s *Session) chooseLanguage(argument string) Reply {
	language := songky.English
	if s.setup.Language == songky.English {
		language = songky.Vietnamese
	}
	if argument != "" {
		named, ok := text.FindLanguage(argument)
		if !ok {
			return say("%s", s.c.Problems.LangWord)
		}
		language = named
	}
	s.setup.Language, s.c = language, text.For(language)
	return say("%s", s.c.Game.LangNow)
}

// chooseGlyphs draws pieces in the way that is named, or in the other one.
func (s *Session) chooseGlyphs(argument string) Reply {
	letters := !s.setup.Letters
	if argument != "" {
		named, ok := text.FindLetters(argument)
		if !ok {
			return say("%s", s.c.Problems.GlyphsWord)
		}
		letters = named
	}
	s.setup.Letters = letters
	message := s.c.Game.GlyphsHan
	if letters {
		message = s.c.Game.GlyphsPlain
	}
	return news("%s", message)
}
