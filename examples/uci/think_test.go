package main

import (
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestReports(t *testing.T) {
	p := newPuppet()
	p.infos = []songky.Info{
		{Depth: 1, Nodes: 500, Elapsed: 100 * time.Microsecond, Lines: []songky.Line{
			{Score: songky.Score{Centipawns: -12}, Moves: moves(t, "h3e3")},
		}},
		{Depth: 2, Nodes: 3000, Elapsed: 1500 * time.Millisecond, Lines: []songky.Line{
			{Score: songky.Score{MateIn: 3}, Moves: moves(t, "h3e3 b10c8 e3e7")},
			{Score: songky.Score{MateIn: -2}, Moves: moves(t, "a1a2 c9c7")},
		}},
	}
	p.result = songky.Result{Move: move(t, "a1a2"), Lines: p.infos[1].Lines, Depth: 2, Nodes: 3000}
	d := drive(t, p.host())
	d.send("go depth 2")
	assert.Equal(t, []string{
		"info depth 1 multipv 1 score cp -12 nodes 500 nps 500000 time 0 pv h3e3",
		"info depth 2 multipv 1 score mate 3 nodes 3000 nps 2000 time 1500 pv h3e3 b10c8 e3e7",
		"info depth 2 multipv 2 score mate -2 nodes 3000 nps 2000 time 1500 pv a1a2 c9c7",
		"bestmove a1a2 ponder c9c7",
	}, d.until("bestmove"))
	d.end()
}

// What was searched after the last whole depth is told at the end.
func TestSearchThatEndsAmidADepth(t *testing.T) {
	p := newPuppet()
	lines := []songky.Line{{Score: songky.Score{Centipawns: 5}, Moves: moves(t, "h3e3")}}
	p.infos = []songky.Info{{Depth: 1, Nodes: 40, Elapsed: time.Millisecond, Lines: lines}}
	p.result = songky.Result{Move: move(t, "h3e3"), Lines: lines, Depth: 1, Nodes: 90, Elapsed: 2 * time.Millisecond}
	d := drive(t, p.host())
	d.send("go movetime 2")
	assert.Equal(t, []string{
		"info depth 1 multipv 1 score cp 5 nodes 40 nps 40000 time 1 pv h3e3",
		"info depth 1 multipv 1 score cp 5 nodes 90 nps 45000 time 2 pv h3e3",
		"bestmove h3e3",
	}, d.until("bestmove"))
	d.end()
}

func TestSearchThatReportsNothing(t *testing.T) {
	p := newPuppet()
	p.result = songky.Result{Move: move(t, "h3e3"), Depth: 1, Nodes: 1, Lines: []songky.Line{{Moves: moves(t, "h3e3")}}}
	d := drive(t, p.host())
	d.send("go nodes 1")
	assert.Equal(t, []string{
		"info depth 1 multipv 1 score cp 0 nodes 1 nps 1000 time 0 pv h3e3", "bestmove h3e3",
	}, d.until("bestmove"))
	d.end()
}

func TestSearchThatFails(t *testing.T) {
	p := newPuppet()
	p.err = errors.New("search failed")
	d := drive(t, p.host())
	d.send("go depth 1")
	assert.Equal(t, []string{"info string search failed", "bestmove e1e2"}, d.until("bestmove"))
	d.end()
}

func TestGameThatIsOver(t *testing.T) {
	d := drive(t, genuine)
	for _, c := range []struct{ variant, position, score string }{
		{"chess", "startpos moves f2f3 e7e5 g2g4 d8h4", "mate 0"},
		{"chess", "fen 7k/5Q2/6K1/8/8/8/8/8 b", "cp 0"},                // stalemate
		{"xiangqi", "fen 4k4/9/9/9/9/9/9/9/4r4/3K1r3 w", "mate 0"},     // checkmate
		{"coganh", "fen OOOOO/O3O/O3O/O3O/OOOOO b", "mate 0"},          // nobody left
		{"coganh", "fen OOOOO/O3O/O3O/O3O/OOOOO w", "cp 0"},            // nobody left to play against
		{"chess-fide", "fen 4k3/8/8/8/8/8/8/4K3 w moves e1e2", "cp 0"}, // dead
		{"songky", "startpos moves " + strings.Repeat("h3g3 b10c8 g3h3 c8b10 ", 2), "cp 0"},
	} {
		d.send("setoption name UCI_Variant value "+c.variant, "position "+c.position, "go depth 1")
		assert.Equal(t, []string{"info depth 0 score " + c.score, "bestmove (none)"}, d.until("bestmove"), c.position)
	}
	d.end()
}

// TestEngine lets the library's engine play in every game.
func TestEngine(t *testing.T) {
	d := drive(t, genuine)
	for _, v := range songky.Variants() {
		g, err := songky.NewGame(v)
		require.NoError(t, err)
		for _, search := range []string{"depth 2", "nodes 300", "movetime 1", "wtime 5 btime 5", "mate 1"} {
			d.send("setoption name UCI_Variant value "+v.String(), "go "+search)
			lines := d.until("bestmove ")
			require.GreaterOrEqual(t, len(lines), 2, "%s %s", v, search)
			assert.True(t, strings.HasPrefix(lines[0], "info depth "), "%q", lines[0])
			best := move(t, strings.Fields(lines[len(lines)-1])[1])
			assert.Contains(t, g.LegalMoves(), best, "%s %s", v, search)
		}
	}
	d.send("setoption name Level value 1", "go")
	d.until("bestmove ")
	assert.Empty(t, d.end())
}

func TestStopOfTheEngine(t *testing.T) {
	d := drive(t, genuine)
	for _, search := range []string{"go infinite", "go", "go movetime 1000000", "go wtime 100000000", "go depth 127"} {
		d.send(search, "isready")
		d.until("readyok")
		d.send("stop")
		d.until("bestmove ")
	}
	d.send("go infinite")
	d.until("info depth 1 ")
	lines := d.end()
	assert.True(t, strings.HasPrefix(lines[len(lines)-1], "bestmove "))
}

// waiting is a session with an engine that thinks until it is stopped, inside a bubble: synctest
// sees to it that nothing is left behind.
func waiting(t *testing.T, test func(d *driver, p *puppet)) {
	synctest.Test(t, func(t *testing.T) {
		p := newPuppet()
		p.waits = true
		p.result = songky.Result{Move: move(t, "h3e3"), Depth: 1, Nodes: 1, Lines: []songky.Line{{Moves: moves(t, "h3e3")}}}
		p.infos = []songky.Info{{Depth: 1, Nodes: 1, Lines: p.result.Lines}}
		test(drive(t, p.host()), p)
		assert.Zero(t, p.running.Load())
	})
}

// quiet says that all are waiting for each other and nothing more is to be read.
func (d *driver) quiet() {
	d.t.Helper()
	synctest.Wait()
	assert.Empty(d.t, d.lines)
}

func TestAnswersWhileThinking(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("go infinite")
		d.line("info depth 1")
		for range 3 {
			d.send("isready")
			d.line("readyok")
		}
		d.send("joho")
		d.line("info string unknown command")
		d.send("ponderhit", "", "uci")
		d.until("uciok")
		assert.Equal(t, songky.SongKy.Info().Start, d.field("FEN"))
		d.quiet()
		assert.EqualValues(t, 1, p.running.Load())
		d.send("stop")
		assert.Equal(t, "bestmove h3e3", d.line("bestmove"))
		d.send("stop")
		d.quiet()
		assert.Empty(t, d.end())
	})
}

func TestInfiniteSearchHoldsItsAnswer(t *testing.T) {
	for _, command := range []string{"go infinite depth 1", "go depth 1 infinite"} {
		waiting(t, func(d *driver, p *puppet) {
			d.send(command)
			d.line("info depth 1")
			p.asked(t) // the search has come to its end
			d.quiet()
			d.send("isready")
			d.line("readyok")
			d.quiet()
			d.send("stop")
			d.line("bestmove h3e3")
			assert.Empty(t, d.end())
		})
	}
	waiting(t, func(d *driver, _ *puppet) {
		d.send("setoption name UCI_Variant value chess", "position startpos moves f2f3 e7e5 g2g4 d8h4", "go infinite")
		d.line("info depth 0 score mate 0")
		d.quiet()
		d.send("stop")
		d.line("bestmove (none)")
		d.end()
	})
}

func TestCommandsThatEndTheSearchFirst(t *testing.T) {
	for command, after := range map[string]string{
		"position startpos moves a1a2":          "",
		"position nonsense":                     "info string position",
		"ucinewgame":                            "",
		"setoption name UCI_Variant value coup": "",
		"setoption name Hash value 1":           "",
		"setoption name Level value 9":          "info string option Level",
		"ucci":                                  "id name",
		"banmoves h3e3":                         "",
		"go depth 1":                            "info depth 1",
		"go depth x":                            "info string go",
		"go perft 1":                            "",
	} {
		waiting(t, func(d *driver, p *puppet) {
			d.send("go infinite")
			d.line("info depth 1")
			d.quiet()
			d.send(command)
			d.line("bestmove h3e3")
			if after != "" {
				d.line(after)
			}
			d.end()
		})
	}
}

func TestQuitWhileThinking(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("go infinite")
		d.line("info depth 1")
		assert.Equal(t, []string{"bestmove h3e3"}, d.end())
		assert.Equal(t, 1, p.closed)
	})
}

func TestEndOfInputWhileThinking(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("go movetime 1000000")
		d.line("info depth 1")
		require.NoError(t, d.in.Close())
		assert.Equal(t, []string{"bestmove h3e3"}, d.rest())
		assert.Equal(t, 1, p.closed)
	})
}
