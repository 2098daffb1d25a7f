package main

import "github.com/songky/songky"

// commands are what a line may begin with. Each gets the words after it.
var commands = map[string]func(s *session, words []string){
	"uci":        (*session).introduce,
	"isready":    (*session).confirm,
	"ucinewgame": (*session).newGame,
	"setoption":  (*session).setOption,
	"position":   (*session).position,
	"go":         (*session).think,
	"stop":       func(s *session, _ []string) { s.halt() },
	"ponderhit":  func(*session, []string) {}, // the engine never ponders
	"d":          (*session).display,
	"quit":       func(s *session, _ []string) { s.quitting = true },
}

// introduce answers uci.
func (s *session) introduce([]string) {
	s.out.print("id name Songky %s", songky.Version)
	s.out.print("id author the Songky authors")
	for _, o := range options {
		s.out.print("option name %s type %s", o.name, o.kind)
	}
	s.out.print("uciok")
}

// confirm answers isready once the engine has its memory.
func (s *session) confirm([]string) {
	if err := s.ready(); err != nil {
		s.out.info("%v", err)
	}
	s.out.print("readyok")
}

// newGame forgets the last game: its position, its deal and what the engine learnt.
func (s *session) newGame([]string) {
	s.halt()
	s.clearHash()
	s.shuffle = s.seed()
	if err := s.place(s.settings.variant, setup{}); err != nil {
		s.out.info("%v", err)
	}
}

func (s *session) clearHash() {
	if s.engine != nil {
		s.engine.Clear()
	}
}
