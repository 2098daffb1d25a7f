package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

// TestLadder: the strengths rise with the levels, and each is the level's own.
func TestLadder(t *testing.T) {
	assert.Len(t, ladder, len(songky.Levels()))
	for i, level := range songky.Levels() {
		assert.Equal(t, level, ladder[i].level)
		assert.Equal(t, level, levelOf(ladder[i].elo))
		if i > 0 {
			assert.Greater(t, ladder[i].elo, ladder[i-1].elo)
			middle := (ladder[i].elo + ladder[i-1].elo) / 2
			assert.Equal(t, level, levelOf(middle+1))
			assert.Equal(t, ladder[i-1].level, levelOf(middle-1))
		}
	}
	assert.Equal(t, songky.LevelEasy, levelOf(-1000))
	assert.Equal(t, songky.LevelGrandmaster, levelOf(9999))
}

// TestStrength: UCI_Elo counts with UCI_LimitStrength, the level without, and neither in analysis.
func TestStrength(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	for _, c := range []struct {
		option string
		want   songky.Level
	}{
		{"Level value 2", songky.LevelNormal},
		{"UCI_Elo value 600", songky.LevelNormal},
		{"UCI_LimitStrength value true", songky.LevelEasy},
		{"UCI_AnalyseMode value true", 0},
		{"UCI_AnalyseMode value false", songky.LevelEasy},
		{"UCI_Elo value 9000", songky.LevelEasy},
		{"UCI_LimitStrength value false", songky.LevelNormal},
	} {
		d.send("setoption name "+c.option, "go depth 1")
		d.until("bestmove")
		assert.Equal(t, c.want, p.asked(t).Level, c.option)
	}
	d.end()
}

func TestRulesAreThoseOfTheOption(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	rules := func() string {
		d.send("go depth 1")
		d.until("bestmove")
		p.asked(t)
		return p.game.Rules().Name
	}
	assert.Equal(t, []string{`info string option Rules: songky is not played by "cxq"`}, d.answers("setoption name Rules value cxq"))
	assert.Equal(t, "songky", rules())
	d.send("setoption name UCI_Variant value xiangqi", "position startpos moves h3e3", "setoption name Rules value CXQ")
	assert.Equal(t, "cxq", rules())
	assert.Equal(t, 1, p.game.Plies(), "the position stays")
	d.send("position startpos moves h3e3 h10g8")
	assert.Equal(t, "cxq", rules())
	assert.Equal(t, []string{`info string option Rules: chess is not played by "cxq"`}, d.answers("setoption name UCI_Variant value chess"))
	assert.Equal(t, "songky", rules())
	d.send("setoption name UCI_Variant value chess-fide", "setoption name Rules value fide")
	assert.Equal(t, "fide", rules())
	d.send("setoption name Rules value default")
	assert.Equal(t, "fide", rules(), "it is the game's own")
	d.end()
}

// TestRulesEndTheGame: the rules of the option decide when a game is over.
func TestRulesEndTheGame(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value xiangqi")
	for rules, want := range map[string]string{"ttakji": "Draw", "songky": "Ongoing"} {
		d.send("setoption name Rules value "+rules, "position fen 3k5/9/9/9/9/9/9/9/4p4/4K4 w - - 0 1 moves e1e2")
		assert.Contains(t, d.field("Outcome"), want, rules)
	}
	d.end()
}

func TestCapturedIsThatOfTheOption(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	captured := func() songky.Captured {
		d.send("go depth 1")
		d.until("bestmove")
		p.asked(t)
		return p.game.Captured()
	}
	d.send("setoption name UCI_Variant value coup")
	assert.Equal(t, songky.CapturedUnseen, captured())
	d.send("setoption name Captured value capturer")
	assert.Equal(t, songky.CapturedSeenByCapturer, captured())
	d.send("setoption name UCI_Variant value coup-classic", "setoption name Captured value unseen")
	assert.Equal(t, songky.CapturedUnseen, captured())
	d.send("setoption name Captured value default")
	assert.Equal(t, songky.CapturedSeenByCapturer, captured())
	assert.Equal(t, []string{`info string option Captured: "all" is neither unseen nor capturer`},
		d.answers("setoption name Captured value all"))
	assert.Empty(t, d.answers("setoption name Captured value capturer", "setoption name UCI_Variant value chess"), "it has no meaning there")
	d.end()
}

func TestMoveOverhead(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	for overhead, left := range map[string]int64{"0": 10_000, "30": 10_000, "130": 9900, "10000": 8000} {
		d.send("setoption name Move Overhead value "+overhead, "go wtime 10000 btime 10000")
		d.until("bestmove")
		assert.Equal(t, left, p.asked(t).Clock.Remaining.Milliseconds(), overhead)
	}
	d.end()
}

func TestDebug(t *testing.T) {
	d := drive(t, newPuppet().host())
	d.send("debug on", "go depth 3")
	assert.Contains(t, d.line("info string go:"), "depth 3")
	d.until("bestmove")
	d.send("debug off", "go depth 3")
	d.line("bestmove")
	d.end()
}
