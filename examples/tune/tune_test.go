package main

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// played are the samples of two short games, as a file has them.
func played(t *testing.T, v songky.Variant) string {
	t.Helper()
	engine, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer engine.Close()
	m := &maker{variant: v, seed: 7, nodes: 40, plies: [2]int{2, 6}, clear: 2000, most: 1500, engine: engine}
	name := filepath.Join(t.TempDir(), "samples.txt")
	require.NoError(t, m.write(name, 2))
	return name
}

// The same seed plays the same games, and a file reads back as it was written.
func TestSamplesAreRepeatable(t *testing.T) {
	for _, v := range []songky.Variant{songky.SongKyBalanced, songky.CoUp} {
		name := played(t, v)
		first, err := os.ReadFile(name)
		require.NoError(t, err)
		again, err := os.ReadFile(played(t, v))
		require.NoError(t, err)
		require.Equal(t, string(first), string(again))
		text := ""
		require.NoError(t, readSamples(name, func(s sample) error {
			text += s.line()
			assert.Equal(t, v, s.variant)
			return nil
		}))
		assert.Equal(t, string(first), text)
		assert.NotEmpty(t, text)
	}
}

// The features of a position, times the values of a table, are what the evaluation says.
func TestFeaturesAddUp(t *testing.T) {
	for _, f := range families {
		game := f.games[0]
		random := rand.New(rand.NewPCG(1, uint64(game)))
		var p eval.Params
		values := f.valuesOf(&p)
		for _, v := range values {
			*v.at = eval.Pair{Mid: int16(random.IntN(201) - 100), End: int16(random.IntN(201) - 100)}
		}
		hand := eval.NewHandOf(game, &p)
		pr := newProbe(f, nil)
		require.NoError(t, readSamples(played(t, game), func(s sample) error {
			position, err := positionOf(s)
			require.NoError(t, err)
			lists, shares := pr.features([]sample{s}, []board.Position{position})
			list, share := lists[0], shares[0]
			sums := [2]float64{}
			for _, x := range list {
				sums[0] += float64(x.count) * float64(values[x.number].at.Mid)
				sums[1] += float64(x.count) * float64(values[x.number].at.End)
			}
			hand.Root(&position)
			mid, end, whole := hand.Parts(0, &position)
			const rounding = 40 // averages over a pool
			assert.InDelta(t, mid, sums[0], rounding, s.fen)
			assert.InDelta(t, end, sums[1], rounding, s.fen)
			assert.InDelta(t, float64(whole)/eval.WholeShare, share, 1e-6)
			return nil
		}))
	}
}

// A fit to results that a hidden value decides finds that value.
func TestFitFindsTheValue(t *testing.T) {
	const hidden, scale = 80, 200
	random := rand.New(rand.NewPCG(3, 4))
	d := &data{}
	for range 40_000 {
		count := float32(random.IntN(7) - 3)
		chance := 1 / (1 + math.Exp(-float64(count)*hidden/scale))
		result := float32(0)
		if random.Float64() < chance {
			result = 1
		}
		d.features = append(d.features, feature{0, count})
		d.items = append(d.items, item{end: len(d.features), share: 0.5, result: result})
	}
	var p eval.Pair
	f := newFitting(d, []value{{at: &p, place: -1, spread: worthSpread}})
	f.scale, f.blend, f.epochs, f.rate, f.pull = scale, 1, 20, 1, 1
	before := f.loss(true)
	f.run()
	f.keep()
	assert.Less(t, f.loss(true), before)
	assert.InDelta(t, hidden, float64(p.Mid+p.End)/2/eval.Grain, 4)
}

// What the scores hope for looks on along a game, and not into the next.
func TestForesee(t *testing.T) {
	d := &data{items: []item{
		{ply: 10, score: 0, result: 1},
		{ply: 12, score: 300, result: 1},
		{ply: 11, score: -300, result: 0},
	}}
	f := newFitting(d, nil)
	f.scale, f.lambda = 300, 0.5
	f.foresee()
	ahead := 1 / (1 + math.Exp(-1))
	second := ahead/2 + 0.5
	assert.InDelta(t, second, d.items[1].hope, 1e-6, "the last of a game looks at its result")
	assert.InDelta(t, 0.5*3/4+second/4, d.items[0].hope, 1e-6, "two plies on count a quarter")
	assert.InDelta(t, (1-ahead)/2, d.items[2].hope, 1e-6)
	f.lambda = 0
	f.foresee()
	assert.InDelta(t, ahead, d.items[1].hope, 1e-6, "the score alone")
}

// A table is written as Go that says what was tuned.
func TestSource(t *testing.T) {
	f, err := familyOf("chess")
	require.NoError(t, err)
	var p eval.Params
	p.Roles[variants.Queen].Worth[0] = eval.Pair{Mid: 7600, End: 7700}
	text, err := f.source(&p, "// made\n")
	require.NoError(t, err)
	assert.Contains(t, string(text), "func init() { enter(&chessTable, variants.Chess, variants.ChessFIDE) }")
	assert.Contains(t, string(text), "variants.Queen: {\n\t\t\tWorth: [1]Pair{{7600, 7700}},\n\t\t},")
	_, err = familyOf("draughts")
	assert.Error(t, err)
}
