package main

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestEveryVariantCanBeChosen(t *testing.T) {
	d := drive(t, genuine)
	for _, v := range songky.Variants() {
		assert.Empty(t, d.answers("setoption name UCI_Variant value "+v.String()))
		assert.Equal(t, v.Info().Start, d.field("FEN"))
	}
	assert.Empty(t, d.answers("setoption name uci_variant value XiangQi"))
	assert.Equal(t, songky.Xiangqi.Info().Start, d.field("FEN"))
	d.end()
}

func TestWrongOptionsAreRefused(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	for command, why := range map[string]string{
		"setoption":                                `unknown option ""`,
		"setoption name":                           `unknown option ""`,
		"setoption value 3":                        `unknown option ""`,
		"setoption name Contempt value 3":          `unknown option "Contempt"`,
		"setoption name UCI_Variant value shogi":   `option UCI_Variant: unknown variant: "shogi"`,
		"setoption name UCI_Variant":               `option UCI_Variant: unknown variant: ""`,
		"setoption name hash value 0":              `option Hash: "0" is not a number from 1 to 65536`,
		"setoption name Hash value 65537":          `option Hash: "65537" is not a number from 1 to 65536`,
		"setoption name Hash":                      `option Hash: "" is not a number from 1 to 65536`,
		"setoption name Hash value 1 2":            `option Hash: "1 2" is not a number from 1 to 65536`,
		"setoption name THREADS value -1":          `option Threads: "-1" is not a number from 1 to 512`,
		"setoption name MultiPV value 9999999999":  `option MultiPV: "9999999999" is not a number from 1 to 256`,
		"setoption name Level value 7":             `option Level: "7" is not a number from 0 to 6`,
		"setoption name Level value grandmaster":   `option Level: "grandmaster" is not a number from 0 to 6`,
		"setoption name  Level   value 3000000000": `option Level: "3000000000" is not a number from 0 to 6`,
	} {
		assert.Equal(t, []string{"info string " + why}, d.answers(command))
	}
	d.send("go depth 1")
	d.until("bestmove")
	assert.Equal(t, songky.Limits{Depth: 1, MultiPV: 1}, p.asked(t))
	d.end()
	assert.Equal(t, []songky.EngineOptions{{HashBytes: 16 << 20, Threads: 1}}, p.made)
}

func TestOptionsReachTheSearch(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("setoption name multipv value 3", "setoption name LEVEL value 2", "go depth 4")
	d.until("bestmove")
	assert.Equal(t, songky.Limits{Level: songky.LevelNormal, Depth: 4, MultiPV: 3, Seed: testSeed}, p.asked(t))
	d.send("setoption name MultiPV value 1", "setoption name Level value 0", "go depth 4")
	d.until("bestmove")
	assert.Equal(t, songky.Limits{Depth: 4, MultiPV: 1}, p.asked(t))
	d.end()
}

func TestMeasuresOfTheEngine(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.answers("setoption name Hash value 32", "setoption name Threads value 2")
	d.answers("setoption name Hash value 32", "setoption name Threads value 2", "setoption name Threads value 0")
	d.answers("setoption name Threads value 4")
	d.end()
	assert.Equal(t, []songky.EngineOptions{{HashBytes: 32 << 20, Threads: 2}, {HashBytes: 32 << 20, Threads: 4}}, p.made)
	assert.Equal(t, 2, p.closed)
}

func TestForgetting(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.answers("setoption name Clear Hash", "ucinewgame")
	assert.Zero(t, p.cleared.Load(), "no engine yet")
	for i, command := range []string{
		"setoption name Clear Hash", "setoption name clear hash value", "ucinewgame", "setoption name UCI_Variant value chess",
	} {
		d.answers(command)
		assert.EqualValues(t, i+1, p.cleared.Load(), command)
	}
	d.end()
}

func TestNewGameBeginsAtTheStartWithANewDeal(t *testing.T) {
	seed := uint64(0)
	h := host{genuine.newEngine, func() uint64 { seed++; return seed }}
	d := drive(t, h)
	d.send("setoption name UCI_Variant value coup", "position startpos moves b3b10")
	first := d.field("FEN")
	d.send("position startpos moves b3b10")
	assert.Equal(t, first, d.field("FEN"), "the deal stays while the game goes on")
	d.send("ucinewgame")
	assert.Equal(t, songky.CoUp.Info().Start, d.field("FEN"))
	different := false
	for range 20 {
		d.send("ucinewgame", "position startpos moves b3b10")
		different = different || d.field("FEN") != first
	}
	assert.True(t, different)
	d.end()
}

func TestEngineThatCannotBeMade(t *testing.T) {
	h := host{func(songky.EngineOptions) (engine, error) { return nil, errors.New("no memory") }, seven}
	d := drive(t, h)
	assert.Equal(t, []string{"info string go: no memory", "info string no memory"}, d.answers("go depth 1"))
	assert.Empty(t, d.end())
}
