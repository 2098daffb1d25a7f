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
	songky.CoUp:           4_000_000,
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

// TestEngineFindsMatesThroughTurnUps: where the defender may turn pieces up, the average over them must
// not be rounded back to what is known already, nor quiet moves be left out where only a mate is better.
func TestEngineFindsMatesThroughTurnUps(t *testing.T) {
	for _, c := range []struct {
		variant songky.Variant
		fen     string
		nodes   uint64
	}{
		{songky.CoUpClassic, "3Ck4/9/2N2Rp2/2C3x1x/c1n6/9/X3p1X1X/3B4P/6c2/2AXKXX2 w R1N1A1P4n1b1a1p2 - 0 1", 100_000},
		{songky.CoUp, "1xxR2NC1/9/p3k4/x3x4/2C1n4/9/X1XB4X/R8/9/1XXXK3X w R1N2B3A4C2P7 - 0 1", 2_500_000},
	} {
		e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 4 << 20})
		require.NoError(t, err)
		r, err := e.BestMove(context.Background(), fromFEN(t, c.variant, c.fen), songky.Limits{Nodes: c.nodes, OnInfo: func(i songky.Info) bool {
			return i.Lines[0].Score.MateIn != 3
		}})
		require.NoError(t, err)
		assert.Equal(t, 3, r.Lines[0].Score.MateIn, "%s: %s", c.fen, r.Lines[0].Score)
		require.NoError(t, e.Close())
	}
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
