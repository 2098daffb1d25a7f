package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// TestIllegalReasons has at least one move for every reason.
func TestIllegalReasons(t *testing.T) {
	const (
		xiangqi = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w"
		chess   = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"
		coganh  = "ooooo/o3o/o3O/O3O/OOOOO w"
	)
	reached := map[songky.IllegalReason]bool{}
	for _, c := range []struct {
		why  songky.IllegalReason
		v    songky.Variant
		fen  string
		move string
		note string
	}{
		{songky.IllegalOutsideBoard, songky.Chess, chess, "a1a9", "ninth rank of a board of eight"},
		{songky.IllegalOutsideBoard, songky.CoGanh, coganh, "f1e1", "sixth file of a board of five"},
		{songky.IllegalEmptyPoint, songky.Xiangqi, xiangqi, "a2a3", ""},
		{songky.IllegalEnemyPiece, songky.Xiangqi, xiangqi, "a10a9", ""},
		{songky.IllegalEnemyPiece, songky.CoUp, "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R4N4B4A4C4P10", "a10a9", "face down too"},
		{songky.IllegalSamePoint, songky.Xiangqi, xiangqi, "a1a1", ""},
		{songky.IllegalOwnPieceThere, songky.Xiangqi, xiangqi, "a1b1", ""},
		{songky.IllegalNotItsWay, songky.Xiangqi, xiangqi, "a1b2", "a chariot diagonally"},
		{songky.IllegalNotItsWay, songky.Xiangqi, xiangqi, "b3d5", "a cannon diagonally"},
		{songky.IllegalNotItsWay, songky.Xiangqi, xiangqi, "b1b2", "a horse straight"},
		{songky.IllegalNotItsWay, songky.Xiangqi, xiangqi, "a4a6", "a soldier two steps"},
		{songky.IllegalNotItsWay, songky.Xiangqi, xiangqi, "e1e3", "a general two steps"},
		{songky.IllegalNotItsWay, songky.Chess, chess, "b1b3", "a knight straight"},
		{songky.IllegalNotItsWay, songky.Chess, "4k3/8/8/8/8/8/8/R3K2R w", "e1g1", "no castling in this chess"},
		{songky.IllegalNotItsWay, songky.CoUp, "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R4N4B4A4C4P10", "a1b2", "it moves by its start point"},
		{songky.IllegalLegBlocked, songky.Xiangqi, xiangqi, "b1d2", ""},
		{songky.IllegalLegBlocked, songky.SongKy, "4k4/9/9/9/9/9/9/4p4/4N4/3K5 w", "e2f4", "by the other army's piece"},
		{songky.IllegalEyeBlocked, songky.Xiangqi, "3k5/9/9/9/9/9/9/9/3P5/2B1K4 w", "c1e3", ""},
		{songky.IllegalPathBlocked, songky.Xiangqi, xiangqi, "a1a5", "a chariot over a soldier"},
		{songky.IllegalPathBlocked, songky.Xiangqi, xiangqi, "b3b9", "a cannon over its screen, but no capture"},
		{songky.IllegalPathBlocked, songky.Chess, chess, "c1e3", "a bishop over a pawn"},
		{songky.IllegalPathBlocked, songky.Chess, chess, "d1d5", "a queen over a pawn"},
		{songky.IllegalNoScreen, songky.Xiangqi, xiangqi, "b3b8", ""},
		{songky.IllegalManyScreens, songky.Xiangqi, "3k5/n8/9/p8/9/P8/9/C8/9/4K4 w", "a3a9", ""},
		{songky.IllegalLeavesZone, songky.Xiangqi, "3k5/9/9/9/9/9/9/9/9/5K3 w", "f1g1", "the general its palace"},
		{songky.IllegalLeavesZone, songky.Xiangqi, "3k5/9/9/9/9/9/9/5A3/9/4K4 w", "f3g4", "an advisor its palace"},
		{songky.IllegalLeavesZone, songky.Xiangqi, "3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c5e7", "an elephant its bank"},
		{songky.IllegalBeforeRiver, songky.Xiangqi, xiangqi, "a4b4", ""},
		{songky.IllegalBeforeRiver, songky.Xiangqi, "3k5/9/9/9/p8/9/9/9/9/4K4 b", "a6b6", "Blue's side ends at rank 6"},
		{songky.IllegalBackwards, songky.Xiangqi, "3k5/9/9/P8/9/9/9/9/9/4K4 w", "a7a6", "a soldier"},
		{songky.IllegalBackwards, songky.Chess, "4k3/8/8/8/4P3/8/8/4K3 w", "e4e3", "a pawn"},
		{songky.IllegalPawnBlocked, songky.Chess, "4k3/8/8/8/8/4n3/4P3/K7 w", "e2e3", "one step"},
		{songky.IllegalPawnBlocked, songky.Chess, "4k3/8/8/8/8/4n3/4P3/K7 w", "e2e4", "two steps over a piece"},
		{songky.IllegalPawnBlocked, songky.Chess, "4k3/8/8/8/4n3/8/4P3/K7 w", "e2e4", "two steps on to one"},
		{songky.IllegalNothingToTake, songky.Chess, chess, "e2d3", ""},
		{songky.IllegalNothingToTake, songky.Chess, "4k3/8/8/3pP3/8/8/8/4K3 w - d6", "e5d6", "no en passant in this chess"},
		{songky.IllegalNotFromStart, songky.Chess, "4k3/8/8/8/8/4P3/8/4K3 w", "e3e5", ""},
		{songky.IllegalNotFromStart, songky.SongKy, "k8/9/p8/9/9/9/9/9/9/4K4 b", "a8a6", "Blue's pawns start on rank 9"},
		{songky.IllegalPointTaken, songky.CoGanh, "5/5/5/1o3/O4 w", "a1b2", "no captures"},
		{songky.IllegalNoLine, songky.CoGanh, "4o/5/5/5/1O3 w", "b1c2", "no diagonal through b1"},
		{songky.IllegalNoLine, songky.CoGanh, coganh, "a1a3", "two steps"},
		{songky.IllegalNoLine, songky.CoGanhFull, "4o/5/5/5/1O3 w", "b1d3", "two steps"},
		{songky.IllegalPromotionMissing, songky.Chess, "8/P7/8/8/8/8/8/k1K5 w", "a7a8", ""},
		{songky.IllegalPromotionMissing, songky.SongKy, "k8/9/9/9/9/9/9/9/8p/4K4 b", "i2i1", ""},
		{songky.IllegalPromotionWrong, songky.Chess, chess, "e2e4q", "before the last rank"},
		{songky.IllegalPromotionWrong, songky.Xiangqi, "P2k5/9/9/9/9/9/9/9/9/4K4 w", "a10b10q", "a soldier"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K2R w", "e1g1", "no right"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/8/8/8/4KN1R w K", "e1g1", "a piece between"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/8/8/8/RN2K3 w Q", "e1c1", "a piece beside the rook"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/4r3/8/8/4K2R w K", "e1g1", "out of check"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/5r2/8/8/4K2R w K", "e1g1", "through check"},
		{songky.IllegalCannotCastle, songky.ChessFIDE, "4k3/8/8/8/6r1/8/8/4K2R w K", "e1g1", "into check"},
		{songky.IllegalRoyalInCheck, songky.Xiangqi, "3k5/9/9/9/9/9/9/4r4/4R4/4K4 w", "e2d2", "a pinned chariot"},
		{songky.IllegalRoyalInCheck, songky.Xiangqi, "3k5/9/4c4/9/9/R8/9/9/9/4K4 w", "a5e5", "becoming the cannon's screen"},
		{songky.IllegalRoyalInCheck, songky.SongKy, "9/9/9/9/9/9/9/4k4/9/3K5 w", "d1d2", "beside the king, diagonally"},
		{songky.IllegalRoyalInCheck, songky.Chess, "4k3/8/8/8/4r3/8/8/4K3 w", "e1e2", "staying in check"},
		{songky.IllegalRoyalInCheck, songky.ChessFIDE, "4r2k/8/8/2PpP3/8/8/8/4K3 w - d6", "e5d6", "en passant, by the pinned one of two pawns"},
		{songky.IllegalRoyalsWouldFace, songky.Xiangqi, "4k4/9/9/9/9/4N4/9/9/9/4K4 w", "e5f7", "the only piece between"},
		{songky.IllegalRoyalsWouldFace, songky.Xiangqi, "3k5/9/9/9/9/9/9/9/9/4K4 w", "e1d1", "the general itself"},
	} {
		t.Run(c.move+" "+c.why.String()+" "+c.note, func(t *testing.T) {
			g := fromFEN(t, c.v, c.fen)
			before := snap(t, g)
			err := g.Play(move(t, c.move))
			e := illegalMove(err)
			require.NotNil(t, e, "%v", err)
			assert.Equal(t, c.why.String(), e.Reason.String())
			assert.Equal(t, c.move, e.Move.String())
			assert.Contains(t, err.Error(), c.move)
			assert.Contains(t, err.Error(), c.why.String())
			_, err = g.ParseMoveAs(c.move, songky.Coordinates)
			assert.Equal(t, e, illegalMove(err), "reading it says the same")
			assert.Equal(t, before, snap(t, g))
		})
		reached[c.why] = true
	}
	for why := songky.IllegalOutsideBoard; why <= songky.IllegalRoyalsWouldFace; why++ {
		assert.True(t, reached[why], "no move for %q", why)
	}
}
