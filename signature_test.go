package songky_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// signatures has, for each game, positions beside its start, a depth, and the number of nodes that a
// fresh engine searches to it in all of them. A change that is not meant to alter the search leaves these
// numbers alone; one that is, changes them here.
var signatures = []struct {
	v     songky.Variant
	fens  []string
	depth int
	nodes uint64
}{
	{songky.SongKy, []string{"r4kbnr/pp3pppp/2np5/2p6/6b2/6P2/P1PqP3P/2C3N1C/4A4/RNBK1ABR1 w - - 8 11"}, 8, 39_382},
	{songky.SongKyBalanced, []string{"r1b2kb1r/p1pp1pp1p/2n3n2/9/9/2P1P4/P5P1P/1C2R2C1/9/RNBAKABNR b - - 0 4"}, 8, 20_128},
	{songky.Xiangqi, []string{"r1bakabr1/9/1cn4cn/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKAB1R w - - 4 4"}, 8, 27_753},
	{songky.CoUp, []string{"xxx1kaxxx/9/1x2b2x1/x1x1x1x1x/9/2P6/X3X1X1X/1X5C1/9/XXXXKXXXX b R4N4B3A3C3P9 - 0 3"}, 5, 491_178},
	{songky.CoUpClassic, nil, 5, 259_277},
	{songky.Chess, []string{"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w - - 4 4"}, 8, 15_121},
	{songky.ChessFIDE, []string{"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"}, 8, 35_120},
	{songky.CoGanh, []string{"1oo1o/oo2o/o1O1O/O1oO1/OO1OO w - - 3 9"}, 8, 3_667},
	{songky.CoGanhFull, nil, 8, 3_106},
}

func TestSearchSignature(t *testing.T) {
	for _, s := range signatures {
		var nodes uint64
		for _, g := range signatureGames(t, s.v, s.fens) {
			nodes += searchFresh(t, g, songky.Limits{Depth: s.depth}).Nodes
		}
		assert.Equal(t, s.nodes, nodes, "nodes of %s", s.v)
	}
}

func signatureGames(t testing.TB, v songky.Variant, fens []string) (games []*songky.Game) {
	t.Helper()
	start, err := songky.NewGame(v, songky.WithSeed(1))
	require.NoError(t, err)
	games = append(games, start)
	for _, fen := range fens {
		g, err := songky.NewGame(v, songky.WithFEN(fen), songky.WithSeed(1))
		require.NoError(t, err, fen)
		games = append(games, g)
	}
	return games
}

// BenchmarkSearch reports the positions searched in a second.
func BenchmarkSearch(b *testing.B) {
	for _, s := range signatures {
		b.Run(s.v.String(), func(b *testing.B) {
			games := signatureGames(b, s.v, s.fens)
			e, err := songky.NewEngine(songky.EngineOptions{})
			require.NoError(b, err)
			defer e.Close()
			var nodes uint64
			for b.Loop() {
				e.Clear()
				for _, g := range games {
					r, err := e.BestMove(context.Background(), g, songky.Limits{Nodes: 200_000})
					require.NoError(b, err)
					nodes += r.Nodes
				}
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
		})
	}
}
