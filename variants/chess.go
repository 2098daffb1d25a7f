package variants

import "github.com/songky/songky/internal/board"

// Chess on 8x8, without castling and en passant, and by the rules of FIDE.
func init() {
	spec := board.Spec{
		Files: 8, Ranks: 8,
		Armies:     [2]board.Army{chessArmy().kinds, chessArmy().kinds},
		PawnStart:  1,
		Promotions: [2][]int{chessPromotions, chessPromotions},
	}
	def := Definition{Slots: [2][8]Role{chessArmy().roles, chessArmy().roles}}
	info := Info{
		Files: 8, Ranks: 8,
		Start:    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
		RuleSets: []string{"songky"},
		Names:    Names{"Cờ vua", "Chess"},
	}
	register(Chess, entry{info: info, def: def, spec: func() board.Spec { return spec }})

	info.Start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	info.RuleSets = []string{"fide"}
	info.Names = Names{"Cờ vua FIDE", "Chess, FIDE rules"}
	register(ChessFIDE, entry{info: info, def: def, spec: func() board.Spec {
		full := spec
		full.Castling, full.EnPassant = true, true
		return full
	}})
}
