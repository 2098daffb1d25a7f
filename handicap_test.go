package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestEveryHandicap(t *testing.T) {
	given := map[songky.Variant]int{songky.SongKy: 24, songky.SongKyBalanced: 23, songky.Xiangqi: 16, songky.Chess: 7, songky.ChessFIDE: 7}
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		list := songky.Handicaps(v)
		assert.Len(t, list, given[v])
		start := newGame(t, v, songky.WithSeed(1)).Position()
		seen := map[string]bool{}
		for _, h := range list {
			assert.False(t, seen[h.ID] || seen[h.Names.Vietnamese] || seen[h.Names.English], "%s is there twice", h.ID)
			seen[h.ID], seen[h.Names.Vietnamese], seen[h.Names.English] = true, true, true
			assert.NotEmpty(t, h.Removed)
			assert.Equal(t, v, h.Variant)

			g := newGame(t, v, songky.WithHandicap(h.ID))
			assert.Equal(t, h.FEN(), g.FEN())
			assert.Equal(t, songky.Red, g.Turn(), "Red moves first")
			assert.False(t, g.Outcome().Over())
			assert.False(t, g.InCheck(), h.ID)
			assertGiven(t, start, g.Position(), h)

			again, err := songky.HandicapByID(v, h.ID)
			require.NoError(t, err)
			assert.Equal(t, h, again)
		}
	})
}

// assertGiven wants the giver's pieces gone from the start position and nothing else changed.
func assertGiven(t *testing.T, start, now songky.Position, h songky.Handicap) {
	t.Helper()
	removed := map[songky.Square]bool{}
	for _, sq := range h.Removed {
		removed[sq] = true
		assert.False(t, start.At(sq).Empty(), "%s: %s", h.ID, sq)
		assert.Equal(t, h.Giver, start.At(sq).Side, "%s: %s", h.ID, sq)
	}
	assert.Len(t, removed, len(h.Removed))
	for _, sq := range allSquares() {
		if removed[sq] {
			assert.True(t, now.At(sq).Empty())
		} else {
			assert.Equal(t, start.At(sq), now.At(sq))
		}
	}
}

func TestHandicapPositions(t *testing.T) {
	for _, c := range []struct {
		variant         songky.Variant
		id, vietnamese  string
		english, wanted string
	}{
		{songky.Xiangqi, "horse", "chấp mã", "horse odds",
			"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1"},
		{songky.Xiangqi, "two-soldiers", "chấp hai tốt", "two-soldier odds",
			"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P3P3P/1C5C1/9/RNBAKABNR w - - 0 1"},
		{songky.Xiangqi, "chariot-horse", "chấp xe mã", "chariot and horse odds",
			"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/2BAKABNR w - - 0 1"},
		{songky.SongKy, "blue-queen", "Xanh chấp hậu", "Blue gives queen odds",
			"rnb2kbnr/pppp1pppp/9/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"},
		{songky.SongKyBalanced, "red-cannon", "Đỏ chấp pháo", "Red gives cannon odds",
			"rnb2kbnr/p1pp1pp1p/9/9/9/9/P1P1P1P1P/4R2C1/9/RNBAKABNR w - - 0 1"},
		{songky.Chess, "pawn", "chấp tốt", "pawn and move",
			"rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"},
		{songky.ChessFIDE, "rook-knight", "chấp xe mã", "rook and knight odds",
			"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/2BQKBNR w Kkq - 0 1"},
	} {
		h, err := songky.HandicapByID(c.variant, c.id)
		require.NoError(t, err)
		assert.Equal(t, c.vietnamese, h.Names.Vietnamese)
		assert.Equal(t, c.english, h.Names.English)
		assert.Equal(t, c.wanted, h.FEN(), c.id)
	}
}

func TestHandicapsThatDoNotFit(t *testing.T) {
	_, err := songky.NewGame(songky.Xiangqi, songky.WithHandicap("queen"))
	assert.ErrorIs(t, err, songky.ErrOption)
	assert.ErrorIs(t, err, songky.ErrUnknownHandicap)
	for _, v := range []songky.Variant{songky.CoUp, songky.CoGanh} {
		_, err = songky.NewGame(v, songky.WithHandicap("chariot"))
		assert.ErrorIs(t, err, songky.ErrUnknownHandicap)
	}
	_, err = songky.NewGame(songky.Xiangqi, songky.WithHandicap(""))
	assert.ErrorIs(t, err, songky.ErrUnknownHandicap)

	fen := songky.WithFEN(songky.Xiangqi.Info().Start)
	for _, opts := range [][]songky.Option{{fen, songky.WithHandicap("horse")}, {songky.WithHandicap("horse"), fen}} {
		_, err = songky.NewGame(songky.Xiangqi, opts...)
		assert.ErrorIs(t, err, songky.ErrOption)
		assert.NotErrorIs(t, err, songky.ErrUnknownHandicap)
	}

	for _, v := range []songky.Variant{0, 200} {
		assert.Empty(t, songky.Handicaps(v))
		assert.Empty(t, songky.Handicap{Variant: v}.FEN())
		_, err = songky.HandicapByID(v, "horse")
		assert.ErrorIs(t, err, songky.ErrUnknownHandicap)
	}
	odd := songky.Handicap{Variant: songky.CoGanh, Removed: []songky.Square{songky.NoSquare, 0x77, 0x00}}
	assert.Equal(t, "ooooo/o3o/o3O/O3O/1OOOO w - - 0 1", odd.FEN(), "points off the board are passed over")
}

func TestHandicapListsAreTheCallers(t *testing.T) {
	list := songky.Handicaps(songky.Xiangqi)
	list[0].ID, list[1].Removed[0] = "mine", songky.NoSquare
	assert.NotEqual(t, list, songky.Handicaps(songky.Xiangqi))
}
