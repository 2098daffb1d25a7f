package main

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/songky/songky"
)

// think answers go: it counts moves or looks for the best one in the background.
func (s *session) think(words []string) {
	s.halt()
	r, err := parseRequest(words)
	if err == nil {
		err = s.ready()
	}
	if err != nil {
		s.out.info("go: %v", err)
		return
	}
	if len(r.ignored) > 0 {
		s.out.info("go: ignored %s", strings.Join(r.ignored, " "))
	}
	if depth, ok := r.numbers["perft"]; ok {
		s.perft(depth)
		return
	}
	s.search(r)
}

// search looks for the best move in the background.
func (s *session) search(r request) {
	limits := r.limits(s.game.Turn())
	limits.MultiPV = s.settings.multiPV
	if limits.Level = s.settings.level; limits.Level != 0 {
		limits.Seed = s.seed()
	}
	q := quest{s.out, s.engine, s.game, limits, r.infinite}
	s.begin(q.run)
}

// quest is one search.
type quest struct {
	out    *printer
	engine engine
	game   *songky.Game
	limits songky.Limits
	hold   bool // keep the answer until the end is called for
}

func (q quest) run(ctx context.Context) {
	answer := q.answer(ctx)
	if q.hold {
		<-ctx.Done()
	}
	q.out.print("bestmove %s", answer)
}

// answer is the best move, with the reply that is expected.
func (q quest) answer(ctx context.Context) string {
	if o := q.game.Outcome(); o.Over() {
		q.out.print("info depth 0 score %s", finalScore(o, q.game.Turn()))
		return "(none)"
	}
	reported := false
	q.limits.OnInfo = func(i songky.Info) bool {
		reported = true
		q.out.print("%s", describe(i))
		return true
	}
	r, err := q.engine.BestMove(ctx, q.game, q.limits)
	if err != nil && ctx.Err() == nil {
		q.out.info("%v", err)
	}
	if r.Move == 0 { // the engine failed; the game must go on
		return q.game.LegalMoves()[0].String()
	}
	if !reported {
		q.out.print("%s", describe(songky.Info{Depth: r.Depth, Nodes: r.Nodes, Elapsed: r.Elapsed, Lines: r.Lines}))
	}
	return r.Move.String() + expected(r)
}

// finalScore is the score of a game that is over, for the side that would move.
func finalScore(o songky.Outcome, turn songky.Side) string {
	if winner, won := o.Winner(); won && winner != turn {
		return "mate 0"
	}
	return "cp 0"
}

// describe writes the state of a search, a line of text for each line of play.
func describe(i songky.Info) string {
	ms := i.Elapsed.Milliseconds()
	speed := i.Nodes * 1000 / uint64(max(ms, 1))
	lines := make([]string, len(i.Lines))
	for k, line := range i.Lines {
		lines[k] = fmt.Sprintf("info depth %d multipv %d score %s nodes %d nps %d time %d pv%s",
			i.Depth, k+1, line.Score, i.Nodes, speed, ms, moveList(line.Moves))
	}
	return strings.Join(lines, "\n")
}

func moveList(moves []songky.Move) string {
	var b strings.Builder
	for _, m := range moves {
		b.WriteString(" " + m.String())
	}
	return b.String()
}

// expected is the reply to the best move as bestmove tells it, or nothing where none is known.
func expected(r songky.Result) string {
	i := slices.IndexFunc(r.Lines, func(l songky.Line) bool { return len(l.Moves) > 1 && l.Moves[0] == r.Move })
	if i < 0 {
		return ""
	}
	return " ponder " + r.Lines[i].Moves[1].String()
}
