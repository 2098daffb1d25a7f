package main

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestPonderHit(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("position startpos moves h3e3 b10c8", "go ponder wtime 60000 btime 60000")
		d.line("info depth 1")
		d.send("isready")
		d.line("readyok")
		d.quiet()
		assert.EqualValues(t, 1, p.running.Load())
		d.send("ponderhit")
		d.line("bestmove h3e3")
		assert.True(t, p.asked(t).Ponder)
		d.send("ponderhit", "stop")
		d.quiet()
		assert.Empty(t, d.end())
	})
}

func TestPonderMiss(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("go ponder movetime 100")
		d.line("info depth 1")
		d.quiet()
		d.send("stop")
		d.line("bestmove h3e3")
		d.send("ponderhit")
		d.quiet()
		assert.Empty(t, d.end())
	})
}

// TestPonderingHoldsItsAnswer: what is found before the opponent has moved is told afterwards.
func TestPonderingHoldsItsAnswer(t *testing.T) {
	for _, end := range []string{"ponderhit", "stop"} {
		waiting(t, func(d *driver, p *puppet) {
			d.send("go ponder depth 1")
			d.line("info depth 1")
			p.asked(t) // the search has come to its end
			d.quiet()
			d.send(end)
			d.line("bestmove h3e3")
			assert.Empty(t, d.end())
		})
	}
}

// TestPonderHitIsForTheLatestSearch: one that comes late does not reach another search.
func TestPonderHitIsForTheLatestSearch(t *testing.T) {
	waiting(t, func(d *driver, p *puppet) {
		d.send("go ponder")
		d.line("info depth 1")
		d.send("go infinite")
		d.line("bestmove h3e3")
		d.line("info depth 1")
		d.send("ponderhit")
		d.quiet()
		assert.EqualValues(t, 1, p.running.Load())
		d.send("stop")
		d.line("bestmove h3e3")
		d.end()
	})
}

// TestPonderingEngine: the library's engine thinks until its times run, and then within them.
func TestPonderingEngine(t *testing.T) {
	d := drive(t, genuine)
	for _, limits := range []string{"movetime 10", "wtime 100 btime 100", "byoyomi 60", "depth 2", ""} {
		d.send("go ponder "+limits, "isready")
		d.until("readyok")
		if limits == "" {
			d.send("ponderhit", "stop")
		} else {
			d.send("ponderhit")
		}
		d.until("bestmove ")
	}
	assert.Empty(t, d.end())
}

func TestSearchMoves(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("go searchmoves h3e3 h3h4 a1a9 h3e3 zz depth 3 nodes 7")
	lines := d.until("bestmove")
	assert.Len(t, lines, 3)
	assert.Contains(t, lines[0], `info string go: searchmoves: illegal move a1a9`)
	assert.Contains(t, lines[1], `info string go: searchmoves: cannot read "zz"`)
	assert.Equal(t, songky.Limits{Depth: 3, Nodes: 7, MultiPV: 1, Moves: moves(t, "h3e3 h3h4")}, p.asked(t))
	d.send("go depth 1 searchmoves h3e3 infinite", "stop")
	d.until("bestmove")
	assert.Equal(t, moves(t, "h3e3"), p.asked(t).Moves)
	d.end()
}

// TestEngineSearchesTheMovesAlone lets the library's engine choose among what it would not play.
func TestEngineSearchesTheMovesAlone(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value chess", "position fen 7k/R7/8/8/8/8/8/1R5K w", "go depth 3")
	assert.Equal(t, "bestmove b1b8", last(d.until("bestmove")))
	d.send("go depth 3 searchmoves h1h2 h1g1")
	assert.Contains(t, last(d.until("bestmove")), "bestmove h1")
	d.end()
}

func TestMate(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value chess", "position fen 7k/8/8/8/8/8/R7/1R5K w", "go mate 2")
	lines := d.until("bestmove")
	assert.Contains(t, lines[len(lines)-2], "score mate 2")
	for _, line := range lines[:len(lines)-2] {
		assert.NotContains(t, line, "mate", "it ends with the mate")
	}
	d.send("position startpos", "go mate 1") // there is none, yet it comes to an end
	assert.True(t, strings.HasPrefix(last(d.until("bestmove")), "bestmove "))
	d.end()
}

func last(lines []string) string { return lines[len(lines)-1] }
