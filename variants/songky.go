package variants

import "github.com/songky/songky/internal/board"

// Song Kỳ: Red plays the xiangqi army, Blue the chess army.
func init() {
	spec := func() board.Spec {
		return board.Spec{
			Files: 9, Ranks: 10,
			Armies:     [2]board.Army{xiangqiArmy().kinds, chessArmy().kinds},
			PawnStart:  1,
			Promotions: [2][]int{board.Blue: chessPromotions},
		}
	}
	def := Definition{Slots: [2][8]Role{xiangqiArmy().roles, chessArmy().roles}}
	info := Info{
		Files: 9, Ranks: 10, OnPoints: true,
		Start:    "rnbq1kbnr/pppp1pppp/9/9/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
		RuleSets: []string{"songky"},
		Names:    Names{"Song Kỳ", "Song Ky"},
	}
	register(SongKy, entry{info: info, def: def, spec: spec})

	info.Start = "rnb2kbnr/p1pp1pp1p/9/9/9/9/P1P1P1P1P/1C2R2C1/9/RNBAKABNR w - - 0 1"
	info.Names = Names{"Song Kỳ cân bằng", "Song Ky balanced"}
	register(SongKyBalanced, entry{info: info, def: def, spec: spec})
}
