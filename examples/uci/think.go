package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/songky/songky"
	"github.com/songky/songky/search"
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
	if s.dialect == ucci && s.settings.seconds {
		r.inSeconds()
	}
	s.search(r)
}

// search looks for the best move in the background.
func (s *session) search(r request) {
	limits := r.limits(s.game.Turn(), s.settings.overhead)
	limits.MultiPV = s.settings.multiPV
	if limits.Level = s.settings.strength(); limits.Level != 0 {
		limits.Seed = s.luck
	}
	moves, some := s.chosen(r.moves)
	limits.Moves = moves
	if s.debugging {
		s.out.info("go: %s", limitsText(limits))
	}
	q := &quest{
		out: s.out, dialect: s.dialect, engine: s.engine, game: s.game, limits: limits,
		hold: r.infinite, none: !some,
	}
	q.offered.Store(r.draw)
	if r.ponder {
		q.hit = make(chan struct{})
	}
	s.quest = q
	s.begin(q.run)
}

// chosen are the only moves that may be looked at, nil for all; false if there is none, as all are
// banned. Moves that are not legal are told of and left out.
func (s *session) chosen(texts []string) (moves []songky.Move, some bool) {
	for _, text := range texts {
		m, err := s.game.ParseMoveAs(s.dialect.reads(text), songky.Coordinates)
		if err != nil {
			s.out.info("go: searchmoves: %v", err)
			continue
		}
		if !slices.Contains(moves, m) {
			moves = append(moves, m)
		}
	}
	if len(s.banned) == 0 {
		return moves, true
	}
	if len(moves) == 0 {
		moves = s.game.LegalMoves()
	}
	moves = slices.DeleteFunc(moves, func(m songky.Move) bool { return slices.Contains(s.banned, m) })
	return moves, len(moves) > 0
}

// limitsText tells of limits to whoever debugs.
func limitsText(l songky.Limits) string {
	return fmt.Sprintf("level %d depth %d nodes %d mate %d time %v clock %v moves %v ponder %t",
		l.Level, l.Depth, l.Nodes, l.Mate, l.Time, l.Clock, l.Moves, l.Ponder)
}

// quest is one search.
type quest struct {
	out     *printer
	dialect dialect
	engine  engine
	game    *songky.Game
	limits  songky.Limits
	hold    bool          // keep the answer until the end is called for
	none    bool          // there is no move that may be played
	hit     chan struct{} // closed when the opponent has played what was expected; nil where nothing is
	offered atomic.Bool   // the opponent offers a draw
}

func (q *quest) run(ctx context.Context) {
	answer := q.answer(ctx)
	switch {
	case q.hold:
		<-ctx.Done()
	case q.hit != nil:
		select {
		case <-q.hit:
		case <-ctx.Done():
		}
	}
	q.out.print("%s", answer())
}

// answer searches; what it returns tells the best move, with the reply that is expected. In UCCI it
// may also resign or take the draw that the opponent offers, which may come after the search.
func (q *quest) answer(ctx context.Context) func() string {
	if o := q.game.Outcome(); o.Over() || q.none {
		if o.Over() {
			q.out.print("info depth 0 score %s", q.finalScore(o))
		}
		return q.dialect.noMove
	}
	told := uint64(0)
	q.limits.OnInfo = func(i songky.Info) bool {
		told = i.Nodes
		q.out.print("%s", q.describe(i))
		return true
	}
	r, err := q.engine.Think(ctx, q.game, q.limits, q.hit)
	if err != nil && ctx.Err() == nil {
		q.out.info("%v", err)
	}
	if r.Move == 0 { // the engine failed; the game must go on
		moves := slices.Concat(q.limits.Moves, q.game.LegalMoves())
		return func() string { return "bestmove " + q.dialect.writes(moves[0]) }
	}
	if r.Nodes > told { // what came after the last whole depth counts too
		q.out.print("%s", q.describe(songky.Info{Depth: r.Depth, Nodes: r.Nodes, Elapsed: r.Elapsed, Lines: r.Lines}))
	}
	return func() string { return "bestmove " + q.dialect.writes(r.Move) + q.expected(r) + q.gesture(r) }
}

// finalScore is the score of a game that is over, for the side that would move.
func (q *quest) finalScore(o songky.Outcome) string {
	winner, won := o.Winner()
	switch lost := won && winner != q.game.Turn(); {
	case lost && q.dialect == uci:
		return "mate 0"
	case lost:
		return fmt.Sprint(-mateScore)
	}
	return q.dialect.score(songky.Score{})
}

// describe writes the state of a search, a line of text for each line of play.
func (q *quest) describe(i songky.Info) string {
	ms := i.Elapsed.Milliseconds()
	speed := i.Nodes * 1000 / uint64(max(ms, 1))
	lines := make([]string, len(i.Lines))
	for k, line := range i.Lines {
		lines[k] = fmt.Sprintf("info depth %d multipv %d score %s nodes %d nps %d time %d pv%s",
			i.Depth, k+1, q.dialect.score(line.Score), i.Nodes, speed, ms, q.moveList(line.Moves))
	}
	return strings.Join(lines, "\n")
}

func (q *quest) moveList(moves []songky.Move) string {
	var b strings.Builder
	for _, m := range moves {
		b.WriteString(" " + q.dialect.writes(m))
	}
	return b.String()
}

// expected is the reply to the best move as bestmove tells it, or nothing where none is known.
func (q *quest) expected(r songky.Result) string {
	if i := lineOf(r); i >= 0 && len(r.Lines[i].Moves) > 1 {
		return " ponder " + q.dialect.writes(r.Lines[i].Moves[1])
	}
	return ""
}

// lineOf is the index of the line that begins with the move to play, or less than 0.
func lineOf(r songky.Result) int {
	return slices.IndexFunc(r.Lines, func(l songky.Line) bool { return len(l.Moves) > 0 && l.Moves[0] == r.Move })
}

// gesture is what a player of UCCI says with the move: that it resigns, or takes the draw that it
// was offered.
func (q *quest) gesture(r songky.Result) string {
	switch i := lineOf(r); {
	case q.dialect != ucci:
	case r.Resigns:
		return " resign"
	case i >= 0 && q.offered.Load() && q.takesDraw(r.Lines[i].Score):
		return " draw"
	}
	return ""
}

// takesDraw says whether a player of the level takes a draw when it stands so.
func (q *quest) takesDraw(stands songky.Score) bool {
	return search.TakesDraw(int(q.limits.Level), q.game.Plies(), search.Line{Centipawns: stands.Centipawns, MateIn: stands.MateIn})
}
