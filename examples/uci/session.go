package main

import (
	"context"
	"errors"
	"io"
	"strings"

	"github.com/songky/songky"
)

// host is what a session takes from outside.
type host struct {
	newEngine func(songky.EngineOptions) (engine, error)
	seed      func() uint64 // of a shuffle, or of the choices of a level
}

// session is one conversation. Its methods run on the goroutine that reads the commands; only its
// task, which uses nothing of it but the printer, runs beside them.
type session struct {
	host
	out       *printer
	dialect   dialect
	settings  settings
	engine    engine // nil until it is needed
	task      *task  // the latest
	quest     *quest // the latest that waits for a ponderhit, or nil
	shuffle   uint64 // seed of the deal of cờ úp, the same until the next game
	luck      uint64 // seed of a level's choices, likewise
	setup     setup
	game      *songky.Game  // the setup played out; replaced, never changed
	banned    []songky.Move // in the present position
	debugging bool
	quitting  bool
}

// run answers the commands of in until quit or the end of the input, and then ends whatever is
// still at work.
func run(in io.Reader, out io.Writer, h host) error {
	s := &session{host: h, out: &printer{w: out}, settings: defaults, shuffle: h.seed(), luck: h.seed()}
	defer s.close()
	if err := s.place(s.settings, setup{}); err != nil {
		return err
	}
	lines := newLineReader(in)
	for !s.quitting {
		line, err := lines.next()
		if errors.Is(err, errTooLong) {
			s.out.info("%v", err)
			continue
		}
		s.execute(line)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// execute carries out the command of a line.
func (s *session) execute(line string) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return
	}
	command, known := commands[words[0]]
	if !known {
		s.out.info("unknown command %q", words[0])
		return
	}
	command(s, words[1:])
}

// begin puts work in the background, where nothing may be at work.
func (s *session) begin(work func(context.Context)) {
	s.task = newTask(work)
}

// halt ends the background work, if there is any, and waits for its last words.
func (s *session) halt() {
	s.quest = nil
	if s.task != nil {
		s.task.halt()
	}
}

// ready makes the engine if there is none.
func (s *session) ready() error {
	if s.engine != nil {
		return nil
	}
	e, err := s.newEngine(s.settings.engine)
	if err != nil {
		return err
	}
	s.engine = e
	return nil
}

// dropEngine gives the engine and its memory up. Nothing may be at work.
func (s *session) dropEngine() {
	if s.engine == nil {
		return
	}
	if err := s.engine.Close(); err != nil {
		s.out.info("%v", err)
	}
	s.engine = nil
}

func (s *session) close() {
	s.halt()
	s.dropEngine()
}
