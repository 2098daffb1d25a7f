package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// TestEnds has the ways to end that are easily confused with one another; many more are in the
// test data.
func TestEnds(t *testing.T) {
	type outcome = songky.Outcome
	for _, c := range []struct {
		name  string
		v     songky.Variant
		fen   string
		moves []string
		want  outcome
	}{
		{"checkmate in xiangqi", songky.Xiangqi, "4k4/8R/9/9/9/9/9/9/R8/3K5 w", []string{"a2a10"},
			outcome{songky.RedWins, songky.ReasonCheckmate}},
		{"no move loses in xiangqi", songky.Xiangqi, "5k3/9/9/9/9/4r4/8r/9/9/3K5 b", []string{"i4i2"},
			outcome{songky.BlueWins, songky.ReasonNoMoves}},
		{"no move loses in cờ úp", songky.CoUp, "5k3/9/9/9/9/4r4/8r/9/9/3K5 b", []string{"i4i2"},
			outcome{songky.BlueWins, songky.ReasonNoMoves}},
		{"no move draws in Song Kỳ", songky.SongKy, "5k3/9/9/9/9/4r4/8r/9/9/3K5 b", []string{"i4i2"},
			outcome{songky.Draw, songky.ReasonStalemate}},
		{"no move draws in chess", songky.Chess, "k7/8/8/8/8/8/8/1Q2K3 w", []string{"b1b6"},
			outcome{songky.Draw, songky.ReasonStalemate}},
		{"Blue mates in Song Kỳ", songky.SongKy, "k8/9/9/9/9/9/9/8r/7r1/3K5 b", []string{"i3i1"},
			outcome{songky.BlueWins, songky.ReasonCheckmate}},
		{"all stones turned", songky.CoGanh, "5/5/1o1o1/2O2/O4 w", []string{"c2c3"},
			outcome{songky.RedWins, songky.ReasonNoPieces}},
		{"stones that cannot move are counted", songky.CoGanh, "5/5/5/oo3/Oo3 w", nil,
			outcome{songky.BlueWins, songky.ReasonNoMoves}},
		{"stones that cannot move may be more", songky.CoGanh, "5/5/ooooo/OOOOO/OOOOO w", nil,
			outcome{songky.RedWins, songky.ReasonNoMoves}},
		{"bare kings", songky.ChessFIDE, "4k3/8/8/8/8/8/4p3/4K3 w", []string{"e1e2"},
			outcome{songky.Draw, songky.ReasonDeadPosition}},
		{"a knight alone", songky.ChessFIDE, "4k3/8/8/8/8/8/4p3/4K1N1 w", []string{"g1e2"},
			outcome{songky.Draw, songky.ReasonDeadPosition}},
		{"bishops on one colour", songky.ChessFIDE, "2b1k3/8/8/8/8/8/4p3/4KB2 w", []string{"f1e2"},
			outcome{songky.Draw, songky.ReasonDeadPosition}},
		{"bishops on two colours play on", songky.ChessFIDE, "5bk1/8/8/8/8/8/4p3/4KB2 w", []string{"f1e2"}, outcome{}},
		{"a knight each plays on", songky.ChessFIDE, "4k1n1/8/8/8/8/8/4p3/4K1N1 w", []string{"g1e2"}, outcome{}},
		{"a pawn plays on", songky.ChessFIDE, "4k3/p7/8/8/8/8/4p3/4K3 w", []string{"e1e2"}, outcome{}},
		{"bare kings play on without the rules of FIDE", songky.Chess, "4k3/8/8/8/8/8/4p3/4K3 w", []string{"e1e2"}, outcome{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromFEN(t, c.v, c.fen)
			play(t, g, c.moves...)
			assert.Equal(t, c.want, g.Outcome(), g.FEN())
			assert.Equal(t, c.want.Over(), len(g.LegalMoves()) == 0)
		})
	}
}

// TestOccurrences: what counts as the same position.
func TestOccurrences(t *testing.T) {
	shuttle := func(g *songky.Game, moves ...string) (plies int) {
		for ; !g.Outcome().Over() && plies < 20; plies++ {
			play(t, g, moves[plies%len(moves)])
		}
		return plies
	}
	repetition := songky.Outcome{Status: songky.Draw, Reason: songky.ReasonRepetition}

	g := newGame(t, songky.SongKy)
	assert.Equal(t, 8, shuttle(g, "b1c3", "b10c8", "c3b1", "c8b10"), "the start position counts")
	assert.Equal(t, repetition, g.Outcome())

	rights := fromFEN(t, songky.ChessFIDE, "r3k3/8/8/8/8/8/8/4K2R w Kq")
	assert.Equal(t, 10, shuttle(rights, "h1h2", "a8a7", "h2h1", "a7a8"),
		"with its castling rights the start position is another one, and so is the next with Blue's")
	assert.Equal(t, repetition, rights.Outcome())

	passed := fromFEN(t, songky.ChessFIDE, "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1")
	play(t, passed, "a2a4")
	assert.Equal(t, 9, shuttle(passed, "e8e7", "e1e2", "e7e8", "e2e1"), "possible en passant makes a position of its own")

	down := newGame(t, songky.CoUp, songky.WithDeal("a1=R,a10=R"))
	assert.Equal(t, 10, shuttle(down, "a1a2", "a10a9", "a2a1", "a9a10"), "face-down points make a position of their own")

	capture := fromFEN(t, songky.Xiangqi, "r2k5/9/9/9/9/9/9/9/9/R3K4 w")
	assert.Equal(t, 8, shuttle(capture, "a1b1", "a10b10", "b1a1", "b10a10"))
	require.NoError(t, capture.Undo())
	assert.False(t, capture.Outcome().Over())
	play(t, capture, "b10c10")
	assert.False(t, capture.Outcome().Over(), "another move instead")
}

// TestCoGanhCount: after 200 plies the side with more pieces wins.
func TestCoGanhCount(t *testing.T) {
	for fen, want := range map[string]songky.Status{
		"3oo/5/5/5/OO3 w": songky.Draw, "3oo/5/5/5/OOO2 w": songky.RedWins, "2ooo/5/5/5/OO3 w": songky.BlueWins,
	} {
		g := fromFEN(t, songky.CoGanh, fen)
		for i := range 200 {
			require.False(t, g.Outcome().Over(), "after ply %d", i)
			play(t, g, []string{"a1a2", "e5e4", "a2a1", "e4e5"}[i%4])
		}
		assert.Equal(t, songky.Outcome{Status: want, Reason: songky.ReasonCount}, g.Outcome())
	}
}
