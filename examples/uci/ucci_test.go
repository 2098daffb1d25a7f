package main

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestIntroductionInUCCI(t *testing.T) {
	d := drive(t, genuine)
	d.send("ucci")
	lines := d.until("ucciok")
	for _, want := range []string{
		"id name Songky " + songky.Version,
		"option hashsize type spin default 16 min 1 max 65536",
		"option threads type spin default 1 min 1 max 512",
		"option ponder type check default false",
		"option clearhash type button",
		"option usemillisec type check default true",
		"option newgame type button",
	} {
		assert.Contains(t, lines, want)
	}
	assert.NotContains(t, strings.Join(lines, "\n"), "option name")
	assert.NotContains(t, strings.ToLower(strings.Join(lines, "\n")), "variant")
	assert.Equal(t, songky.Xiangqi.Info().Start, d.field("FEN"), "UCCI is for xiangqi")
	assert.Equal(t, []string{"bye"}, d.end())
}

func TestMovesInUCCI(t *testing.T) {
	p := newPuppet()
	p.result = songky.Result{Move: move(t, "a10a9"), Nodes: 1, Lines: []songky.Line{
		{Score: songky.Score{Centipawns: -7}, Moves: moves(t, "a10a9 b1c3")},
	}}
	d := drive(t, p.host())
	d.send("ucci")
	d.until("ucciok")
	d.send("position startpos moves h2e2", "go depth 3")
	assert.Equal(t, []string{
		"info depth 0 multipv 1 score -7 nodes 1 nps 1000 time 0 pv a9a8 b0c2",
		"bestmove a9a8 ponder b0c2",
	}, d.until("bestmove"))
	assert.Equal(t, "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1", d.field("FEN"))
	for _, text := range []string{"h3e3", "b9c9", "h10g8", "zz", ""} {
		lines := d.answers("position startpos moves h2e2 " + text)
		if text == "" {
			assert.Empty(t, lines)
			continue
		}
		assert.Len(t, lines, 1, text)
		assert.Contains(t, lines[0], "info message position: move 2", text)
	}
	d.send("uci")
	d.until("uciok")
	assert.Empty(t, d.answers("position startpos moves h3e3"), "back to ranks from 1")
	d.end()
}

// TestOtherGamesInUCCI: who asks for another game gets it, with the ranks of UCCI.
func TestOtherGamesInUCCI(t *testing.T) {
	d := drive(t, genuine)
	d.send("ucci")
	d.until("ucciok")
	assert.Empty(t, d.answers("setoption uci_variant coup", "position startpos moves b2b9=C"))
	assert.Equal(t, "xCxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/7X1/9/XXXXKXXXX b R4N4B4A4C3P10 - 0 1", d.field("FEN"))
	d.end()
}

// TestRanksOfUCCI: every move that UCCI can write is read as the one it was written for.
func TestRanksOfUCCI(t *testing.T) {
	g, err := songky.NewGame(songky.SongKy)
	assert.NoError(t, err)
	for _, m := range g.LegalMoves() {
		assert.Equal(t, g.Format(m, songky.UCCI), ucci.writes(m))
		assert.Equal(t, m.String(), ucci.reads(ucci.writes(m)))
	}
	assert.Equal(t, "c1b0q", ucci.writes(move(t, "c2b1q")))
	assert.Equal(t, "c2b1q", ucci.reads("c1b0q"))
	assert.Equal(t, "b3b10=C", ucci.reads("b2b9=C"))
	assert.Equal(t, "-", ucci.writes(0))
}

func TestScoresInUCCI(t *testing.T) {
	for score, want := range map[songky.Score]string{
		{Centipawns: 41}: "41",
		{MateIn: 1}:      "29999",
		{MateIn: 3}:      "29995",
		{MateIn: -1}:     "-29998",
		{MateIn: -3}:     "-29994",
	} {
		assert.Equal(t, want, ucci.score(score))
	}
}

func TestNoMoveInUCCI(t *testing.T) {
	d := drive(t, genuine)
	d.send("ucci")
	d.until("ucciok")
	d.send("position fen 4k4/9/9/9/9/9/9/9/4r4/3K1r3 w - - 0 1", "go depth 1")
	assert.Equal(t, []string{"info depth 0 score -30000", "nobestmove"}, d.until("nobestmove"))
	d.end()
}

func TestBannedMoves(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("ucci")
	d.until("ucciok")
	assert.Equal(t, []string{`info message banmoves: cannot read "?a10a9": at byte 0: no point to move from`},
		d.answers("banmoves a0a1 a10a9"), "ranks go from 0 to 9")
	d.send("position fen 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "banmoves d0d1", "go depth 1")
	d.until("nobestmove")
	d.send("position fen 4k4/9/9/9/9/4p4/9/9/9/4K4 w - - 0 1", "banmoves e0d0 e0e1", "go depth 1")
	d.until("bestmove")
	assert.Equal(t, moves(t, "e1f1"), p.asked(t).Moves)
	d.send("go depth 1 searchmoves e0d0 e0f0")
	d.until("bestmove")
	assert.Equal(t, moves(t, "e1f1"), p.asked(t).Moves)
	d.send("banmoves", "go depth 1")
	d.until("bestmove")
	assert.Empty(t, p.asked(t).Moves)
	d.send("banmoves e0d0", "position fen 4k4/9/9/9/9/4p4/9/9/9/4K4 w - - 0 1", "go depth 1")
	d.until("bestmove")
	assert.Empty(t, p.asked(t).Moves, "they were banned in the position before")
	d.end()
}

func TestTimesInUCCI(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("ucci")
	d.until("ucciok")
	clock := songky.Clock{Remaining: time.Minute - 20*time.Millisecond, Increment: time.Second}
	d.send("go time 60000 increment 1000 opptime 7 oppincrement 8 oppmovestogo 9")
	d.until("bestmove")
	assert.Equal(t, clock, p.asked(t).Clock)
	d.send("setoption usemillisec false", "go time 60 increment 1")
	d.until("bestmove")
	assert.Equal(t, clock, p.asked(t).Clock)
	d.send("setoption usemillisec on", "go time 60000 increment 1000")
	d.until("bestmove")
	assert.Equal(t, clock, p.asked(t).Clock)
	d.end()
}

func TestOptionsInUCCI(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("ucci")
	d.until("ucciok")
	assert.Empty(t, d.answers("setoption hashsize 32", "setoption MoveOverhead 0", "setoption Move Overhead 10",
		"setoption level 4", "setoption newgame", "setoption rules ttakji", "setoption clearhash"))
	assert.Equal(t, []string{
		"info message unknown option \"style risky\"",
		"info message option Hash: \"\" is not a number from 1 to 65536",
		"info message option Ponder: \"maybe\" is neither true nor false",
	}, d.answers("setoption style risky", "setoption hashsize", "setoption ponder maybe"))
	d.send("go depth 1")
	d.until("bestmove")
	assert.Equal(t, songky.LevelIntermediate, p.asked(t).Level)
	assert.Equal(t, "ttakji", p.game.Rules().Name)
	assert.Equal(t, int64(32<<20), p.made[len(p.made)-1].HashBytes)
	d.end()
}

func TestProbe(t *testing.T) {
	d := drive(t, genuine)
	assert.Equal(t, []string{"pophash"}, d.answers("probe fen 4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1"))
	d.end()
}

// TestGesturesOfUCCI: who is lost resigns, and a draw that is offered is taken by who is behind.
func TestGesturesOfUCCI(t *testing.T) {
	for _, c := range []struct {
		protocol, level, command string
		resigns                  bool
		centipawns               int
		want                     string
	}{
		{"ucci", "0", "go depth 1 draw", false, -300, "bestmove h2e2 draw"},
		{"ucci", "0", "go draw depth 1", false, 300, "bestmove h2e2"},
		{"ucci", "0", "go depth 1", false, -300, "bestmove h2e2"},
		{"ucci", "5", "go depth 1 draw", true, -3000, "bestmove h2e2 resign"},
		{"uci", "5", "go depth 1 draw", true, -3000, "bestmove h3e3"},
	} {
		p := newPuppet()
		p.result = songky.Result{Move: move(t, "h3e3"), Resigns: c.resigns, Nodes: 1, Lines: []songky.Line{
			{Score: songky.Score{Centipawns: c.centipawns}, Moves: moves(t, "h3e3")},
		}}
		d := drive(t, p.host())
		d.send(c.protocol)
		d.until(c.protocol + "ok")
		d.send("setoption name Level value "+c.level, c.command)
		assert.Equal(t, c.want, last(d.until("bestmove")), "%+v", c)
		d.end()
	}
}

func TestDrawOfferWithPonderHit(t *testing.T) {
	for command, want := range map[string]string{"ponderhit draw": "bestmove h2e2 draw", "ponderhit": "bestmove h2e2"} {
		waiting(t, func(d *driver, p *puppet) {
			p.result.Lines[0].Score.Centipawns = -300
			d.send("ucci")
			d.until("ucciok")
			d.send("go ponder time 60000 increment 0")
			d.line("info depth 1")
			d.send(command)
			assert.Equal(t, want, d.line("bestmove"))
			d.end()
		})
	}
}
