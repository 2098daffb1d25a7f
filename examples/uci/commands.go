package main

import (
	"slices"
	"strings"

	"github.com/songky/songky"
)

// commands are what a line may begin with. Each gets the words after it.
var commands = map[string]func(s *session, words []string){
	"uci":        func(s *session, _ []string) { s.introduce(uci) },
	"ucci":       func(s *session, _ []string) { s.introduce(ucci) },
	"debug":      (*session).debug,
	"isready":    (*session).confirm,
	"register":   func(*session, []string) {}, // there is nobody to register with
	"ucinewgame": (*session).newGame,
	"setoption":  (*session).setOption,
	"position":   (*session).position,
	"banmoves":   (*session).ban,
	"probe":      func(s *session, _ []string) { s.out.print("pophash") },
	"go":         (*session).think,
	"stop":       func(s *session, _ []string) { s.halt() },
	"ponderhit":  (*session).ponderHit,
	"d":          (*session).display,
	"quit":       (*session).quit,
}

// introduce answers uci and ucci. The session speaks that dialect from then on; a program that
// speaks UCCI plays xiangqi.
func (s *session) introduce(d dialect) {
	if d != s.dialect {
		s.halt()
		s.dialect = d
		s.out.address(d)
		if d == ucci && s.settings.variant != songky.Xiangqi {
			if err := s.setVariant(songky.Xiangqi.String()); err != nil {
				s.out.info("%v", err)
			}
		}
	}
	s.out.print("id name Songky %s", songky.Version)
	s.out.print("id author the Songky authors")
	for _, o := range d.declared() {
		s.out.print("%s", o.declaration(d))
	}
	s.out.print("%sok", d)
}

// debug answers debug on|off.
func (s *session) debug(words []string) { s.debugging = slices.Equal(words, []string{"on"}) }

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
	s.shuffle, s.luck = s.seed(), s.seed()
	if err := s.place(s.settings, setup{}); err != nil {
		s.out.info("%v", err)
	}
}

// ban answers banmoves: the moves that the rules of the program forbid in the present position.
func (s *session) ban(words []string) {
	s.halt()
	s.banned = nil
	for _, text := range words {
		m, err := s.game.ParseMoveAs(s.dialect.reads(text), songky.Coordinates)
		if err != nil {
			s.out.info("banmoves: %v", err)
			continue
		}
		s.banned = append(s.banned, m)
	}
}

// ponderHit lets the times of the search run: the opponent has played what was expected, and may
// offer a draw with it.
func (s *session) ponderHit(words []string) {
	q := s.quest
	if q == nil || q.hit == nil {
		return
	}
	s.quest = nil
	if slices.Contains(words, "draw") {
		q.offered.Store(true)
	}
	close(q.hit)
}

func (s *session) quit([]string) {
	s.halt()
	s.quitting = true
	if s.dialect == ucci {
		s.out.print("bye")
	}
}

func (s *session) clearHash() {
	if s.engine != nil {
		s.engine.Clear()
	}
}

// String is the word that begins a conversation in the dialect.
func (d dialect) String() string { return [...]string{"uci", "ucci"}[d] }

// lowerNoSpaces is a name of an option as UCCI, which has no names of several words, can write it.
func lowerNoSpaces(name string) string { return strings.ToLower(strings.ReplaceAll(name, " ", "")) }
