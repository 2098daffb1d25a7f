package session

import (
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// declare ends the game by a word: a draw or a resignation.
func (s *Session) declare(verb text.Verb) Reply {
	switch verb {
	case text.Yes, text.No:
		return s.answer(verb == text.Yes)
	case text.Draw:
		return s.offerDraw()
	}
	return s.resign()
}

func (s *Session) offerDraw() Reply {
	l := s.c.Language
	switch {
	case s.game.Outcome().Over():
		return say("%s", s.c.Problems.Over)
	case s.setup.Players == text.Nobody:
		return say("%s", s.c.Problems.NobodyOffers)
	case !s.HumanTurn():
		return say("%s", s.c.Problems.Wait)
	case s.setup.Players == text.Everybody:
		s.offered, s.offerer = true, s.game.Turn()
		return say(s.c.Game.DrawAsked, s.offerer.Names().In(l), s.offerer.Opponent().Names().In(l))
	}
	s.wanted = toAnswer
	return Reply{}
}

// answer takes or declines an offer between two people.
func (s *Session) answer(yes bool) Reply {
	if !s.offered {
		return say("%s", s.c.Problems.NoOffer)
	}
	s.offered = false
	if !yes {
		return say("%s", s.c.Game.DrawRefused)
	}
	return s.agree()
}

// agree ends the game as a draw.
func (s *Session) agree() Reply {
	if err := s.game.AgreeDraw(); err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.changed()
	return news("%s", s.c.Game.DrawTaken)
}

// answered tells the machine's answer to an offer.
func (s *Session) answered(takes bool) Reply {
	if !takes {
		return say("%s", s.c.Game.DrawRefused)
	}
	return s.agree()
}

// machineResigns ends a game that the machine holds for lost.
func (s *Session) machineResigns() Reply {
	if err := s.game.Resign(s.game.Turn()); err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.changed()
	return Reply{Board: true}
}

func (s *Session) resign() Reply {
	side := s.game.Turn()
	switch s.setup.Players {
	case text.Nobody:
		return say("%s", s.c.Problems.NobodyResigns)
	case text.RedOnly:
		side = songky.Red
	case text.BlueOnly:
		side = songky.Blue
	}
	if err := s.game.Resign(side); err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.changed()
	return Reply{Board: true}
}
