package songky_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// knownPerft are counts that are published, or that Fairy-Stockfish and two programs written apart
// from this project agree on.
var knownPerft = []struct {
	name   string
	v      songky.Variant
	fen    string // empty for the start position
	counts []uint64
}{
	{"xiangqi", songky.Xiangqi, "", []uint64{44, 1920, 79666, 3290240, 133312995}},
	{"songky", songky.SongKy, "", []uint64{46, 1199, 51009, 1491440, 61655745}},
	{"songky-balanced", songky.SongKyBalanced, "", []uint64{43, 928, 41255, 968582, 44171053}},
	{"chess", songky.Chess, "", []uint64{20, 400, 8902, 197281, 4865351, 119048441}},
	{"chess-fide", songky.ChessFIDE, "", []uint64{20, 400, 8902, 197281, 4865609}},
	{"kiwipete", songky.ChessFIDE, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		[]uint64{48, 2039, 97862, 4085603, 193690690}},
}

// TestKnownPerft counts as deep as the bound of perftNodes lets it, and always to depth 4.
func TestKnownPerft(t *testing.T) {
	bound := max(perftNodes(t), 4_085_603)
	for _, c := range knownPerft {
		t.Run(c.name, func(t *testing.T) {
			g := newGame(t, c.v)
			if c.fen != "" {
				g = fromFEN(t, c.v, c.fen)
			}
			depths := 0
			for i, want := range c.counts {
				if want > bound {
					t.Logf("perft %d, of %d nodes, not counted; SONGKY_PERFT_NODES=0 counts it", i+1, want)
					continue
				}
				assert.Equal(t, want, g.Perft(i+1), "perft %d", i+1)
				depths++
			}
			assert.GreaterOrEqual(t, depths, 4)
		})
	}
}

// TestPerftOfNothing: a depth of 0 or less is the position itself, and no position has lines
// beyond its end, however deep one asks.
func TestPerftOfNothing(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		assert.Equal(t, uint64(1), g.Perft(0))
		assert.Equal(t, uint64(1), g.Perft(-1))
		assert.Equal(t, uint64(len(g.LegalMoves())), g.Perft(1))
	})
}

// TestPerftBeyondTheEnd: where no move is left there are no lines, however deep one asks.
func TestPerftBeyondTheEnd(t *testing.T) {
	g := fromFEN(t, songky.Xiangqi, "5k3/9/9/9/9/4r4/8r/9/9/3K5 b - - 0 1")
	play(t, g, "i4i2")
	require.Equal(t, songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonNoMoves}, g.Outcome())
	for _, depth := range []int{1, 2, 1000, math.MaxInt} {
		assert.NotPanics(t, func() { assert.Zero(t, g.Perft(depth)) }, "depth %d", depth)
	}
}

// TestPerftLeavesTheGameAlone: counting is no playing.
func TestPerftLeavesTheGameAlone(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(3))
		playRandom(t, random(3), g, 5)
		before := full(t, g)
		g.Perft(2)
		assert.Equal(t, before, full(t, g))
	})
}
