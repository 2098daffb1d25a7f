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
}

// Purpose is why the machine thinks.
type Purpose uint8

const (
	toMove  Purpose = iota // the zero value: nothing is owed but its own moves
	toHint                 // what a person might play
	toJudge                // whether a draw is fair
)

// Task is something for the machine to think about.
type Task struct {
	Game    *songky.Game
	Limits  songky.Limits
	purpose Purpose
	serial  int
}

// Limits of what the machine thinks about beside its own moves.
const (
	hintTime   = 2 * time.Second
	hintNodes  = 400_000
	judgeTime  = time.Second
	judgeNodes = 100_000
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
	case s.wanted == toJudge:
		return s.judgement()
	case s.credit != 0 || s.setup.Players != text.Nobody && !s.HumanTurn():
		return s.task(toMove, s.game.Clone(), songky.Limits{Level: s.setup.Level}), true
	}
	return Task{}, false
}

// judgement is the task to value a draw offer. The position is the one that everybody may know:
// the machine must not profit from what only its opponent has seen.
func (s *Session) judgement() (Task, bool) {
	known, err := songky.NewGame(s.game.Variant(), songky.WithFEN(s.game.FEN()))
	if err != nil {
		known = s.game.Clone()
	}
	return s.task(toJudge, known, songky.Limits{Time: judgeTime, Nodes: judgeNodes}), true
}

func (s *Session) task(p Purpose, g *songky.Game, l songky.Limits) Task {
	l.Seed = s.seed + uint64(s.game.Plies())
	return Task{Game: g, Limits: l, purpose: p, serial: s.serial}
}

// Current says whether a task is still worth thinking about.
func (s *Session) Current(t Task) bool { return t.serial == s.serial }

// Finish takes what the machine found. A result for a position that has gone changes nothing; one
// that was cut short counts if there is a move in it.
func (s *Session) Finish(t Task, r songky.Result, err error) Reply {
	if !s.Current(t) {
		return Reply{}
	}
	s.wanted = toMove
	switch {
	case err != nil && r.Move == 0:
		s.credit, s.halted = 0, true
		return say(s.c.Problems.EngineFailed, err)
	case t.purpose == toHint:
		return s.showHint(r)
	case t.purpose == toJudge:
		return s.judged(r)
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
