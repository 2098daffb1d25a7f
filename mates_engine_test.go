package songky_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// mateBudgets are the numbers of nodes within which a fresh engine finds each mate of a set.
var mateBudgets = map[songky.Variant]uint64{
	songky.SongKy:         4_000_000,
	songky.SongKyBalanced: 4_000_000,
	songky.Xiangqi:        200_000,
	songky.CoUp:           24_000_000,
	songky.CoUpClassic:    4_000_000,
	songky.Chess:          4_000_000,
	songky.ChessFIDE:      4_000_000,
}

// TestEngineFindsMates: the engine finds a key of every mate and says how many moves it takes. It
// never claims a shorter one on the way.
func TestEngineFindsMates(t *testing.T) {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 4 << 20})
	require.NoError(t, err)
	defer func() { assert.NoError(t, e.Close()) }()
	eachMateSet(t, func(t *testing.T, v songky.Variant, mates []forcedMate) {
		most := uint64(0)
		for _, m := range tested(mates) {
			e.Clear() // as a fresh engine
			r := searchMate(t, e, fromFEN(t, v, m.FEN), m.Mate)
			found := r.Lines[0].Score
			assert.Equal(t, m.Mate, found.MateIn, "%s: %s, %s", m.FEN, r.Move, found)
			assert.Contains(t, m.Keys, r.Move.String(), m.FEN)
			most = max(most, r.Nodes)
		}
		t.Logf("%d nodes at most", most)
	})
}

// searchMate searches a position within the budget until the mate in n is found.
func searchMate(t *testing.T, e *songky.Engine, g *songky.Game, n int) songky.Result {
	t.Helper()
	r, err := e.BestMove(context.Background(), g, songky.Limits{Nodes: mateBudgets[g.Variant()], OnInfo: func(i songky.Info) bool {
		found := i.Lines[0].Score.MateIn
		assert.False(t, 0 < found && found < n, "%s: mate in %d claimed, %d proved", g.FEN(), found, n)
		return found != n
	}})
	require.NoError(t, err)
	return r
}
