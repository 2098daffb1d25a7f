package session

import (
	"context"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// Thinker finds moves; *songky.Engine is one.
type Thinker interface {
	// BestMove searches a game until the limits or the context end it.
	BestMove(ctx context.Context, g *songky.Game, l songky.Limits) (songky.Result, error)
	// AnswerDraw says whether the machine, playing a side, takes a draw.
	AnswerDraw(ctx context.Context, g *songky.Game, s songky.Side, l songky.Limits) (bool, error)
}

// Purpose is why the machine thinks.
type Purpose uint8

const (
	toMove   Purpose = iota // the zero value: nothing is owed but its own moves
	toHint                  // what a person might play
	toAnswer                // whether it takes a draw
)

// Task is something for the machine to think about.
type Task struct {
	game    *songky.Game
	limits  songky.Limits
	purpose Purpose
	serial  int
}

// Answer is what the machine made of a task.
type Answer struct {
	result songky.Result
	takes  bool // the draw
	err    error
}

// Run lets the machine think; inform is told how far it has come, and ends it by false.
func (t Task) Run(ctx context.Context, thinker Thinker, inform func(songky.Info) bool) (a Answer) {
	l := t.limits
	l.OnInfo = inform
	if t.purpose == toAnswer {
		a.takes, a.err = thinker.AnswerDraw(ctx, t.game, t.game.Turn().Opponent(), l)
		return a
	}
	a.result, a.err = thinker.BestMove(ctx, t.game, l)
	return a
}

// Limits of what the machine thinks about beside its own moves.
const (
	hintTime  = 2 * time.Second
	hintNodes = 400_000
)

// machine asks the machine for something, or stops it.
func (s *Session) machine(verb text.Verb, argument string) Reply {
	switch {
	case verb == text.Stop:
		s.credit = 0
		return say("%s", s.c.Game.Stopped)
	case s.game.Outcome().Over():
		return say("%s", s.c.Problems.Over)
	case verb == text.Go:
		return s.letPlay(argument)
	case s.setup.Players != text.Nobody && !s.HumanTurn():
		return say("%s", s.c.Problems.Wait)
	}
	s.wanted = toHint
	return Reply{}
}

// letPlay lets the machine play a move in a person's place, some moves, or on to the end.
func (s *Session) letPlay(argument string) Reply {
	switch n, err := strconv.ParseUint(argument, 10, 16); {
	case argument == "":
		s.credit = 1
	case text.MeansAll(argument):
		s.credit = unlimited
	case err == nil && n > 0:
		s.credit = int(n)
	default:
		return say(s.c.Problems.Unknown, shorten(argument))
	}
	return Reply{}
}

// Paused says whether the machine plays itself and has been told to wait.
func (s *Session) Paused() bool {
	return s.setup.Players == text.Nobody && s.credit == 0 && !s.game.Outcome().Over()
}

// Next is what the machine has to think about now, if anything.
func (s *Session) Next() (Task, bool) {
	if s.halted || s.game.Outcome().Over() {
		return Task{}, false
	}
	switch {
	case s.wanted == toHint:
		return s.task(toHint, s.game.Clone(), songky.Limits{Time: hintTime, Nodes: hintNodes}), true
	case s.wanted == toAnswer:
		return s.task(toAnswer, s.game.Clone(), songky.Limits{Level: s.setup.Level}), true
	case s.credit != 0 || s.setup.Players != text.Nobody && !s.HumanTurn():
		return s.task(toMove, s.game.Clone(), songky.Limits{Level: s.setup.Level}), true
	}
	return Task{}, false
}

func (s *Session) task(p Purpose, g *songky.Game, l songky.Limits) Task {
	l.Seed = s.seed
	return Task{game: g, limits: l, purpose: p, serial: s.serial}
}

// Current says whether a task is still worth thinking about.
func (s *Session) Current(t Task) bool { return t.serial == s.serial }

// Finish takes what the machine found. A result for a position that has gone changes nothing; one
// that was cut short counts if there is a move in it.
func (s *Session) Finish(t Task, a Answer) Reply {
	if !s.Current(t) {
		return Reply{}
	}
	s.wanted = toMove
	r := a.result
	switch {
	case a.err != nil && r.Move == 0 && !a.takes:
		s.credit, s.halted = 0, true
		return say(s.c.Problems.EngineFailed, a.err)
	case t.purpose == toHint:
		return s.showHint(r)
	case t.purpose == toAnswer:
		return s.answered(a.takes)
	case r.Resigns && s.credit == 0:
		return s.machineResigns()
	}
	credit := s.credit
	reply := s.play(r.Move)
	if s.credit = credit; credit > 0 {
		s.credit--
	}
	return reply
}

// showHint names the move that the machine would play, and marks it.
func (s *Session) showHint(r songky.Result) Reply {
	s.Unmark()
	s.hint = r.Move
	piece := s.game.Position().At(r.Move.From())
	return news(s.c.Game.Hint, piece.Name(s.c.Language), r.Move, Progress(s.c, songky.Info{
		Depth: r.Depth, Nodes: r.Nodes, Elapsed: r.Elapsed, Lines: r.Lines,
	}))
}

// Progress is how far a search has come, in words.
func Progress(c *text.Catalog, info songky.Info) string {
	score := "–"
	if len(info.Lines) > 0 {
		score = scoreText(c, info.Lines[0].Score)
	}
	return fmt.Sprintf(c.Game.Progress, info.Depth, score, thousands(info.Nodes), info.Elapsed.Seconds())
}

func scoreText(c *text.Catalog, score songky.Score) string {
	switch {
	case score.MateIn > 0:
		return fmt.Sprintf(c.Game.MateIn, score.MateIn)
	case score.MateIn < 0:
		return fmt.Sprintf(c.Game.MatedIn, -score.MateIn)
	}
	// A true minus sign, at which no line is broken.
	return strings.Replace(fmt.Sprintf(c.Game.Ahead, float64(score.Centipawns)/100), "-", "−", 1)
}

// thousands writes a number in groups of three digits.
func thousands(n uint64) string {
	digits := strconv.FormatUint(n, 10)
	var b strings.Builder
	for i, digit := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(digit)
	}
	return b.String()
}
