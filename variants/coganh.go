package variants

import "github.com/songky/songky/internal/board"

// Cờ gánh on 5x5 points, with one diagonal in each cell or with both.
func init() {
	spec := func(lines func(from, to board.Square) bool) func() board.Spec {
		return func() board.Spec {
			a := stoneArmy()
			return board.Spec{
				Files: 5, Ranks: 5,
				Armies: [2]board.Army{a.kinds, a.kinds},
				Flips:  true, Lines: lines,
			}
		}
	}
	def := Definition{Slots: [2][8]Role{stoneArmy().roles, stoneArmy().roles}}
	info := Info{
		Files: 5, Ranks: 5, OnPoints: true,
		Start:    "ooooo/o3o/o3O/O3O/OOOOO w - - 0 1",
		RuleSets: []string{"coganh"},
		Names:    Names{"Cờ gánh", "Co ganh"},
	}
	register(CoGanh, entry{info: info, def: def, spec: spec(oneDiagonal)})

	info.Names = Names{"Cờ gánh đủ chéo", "Co ganh, all diagonals"}
	register(CoGanhFull, entry{info: info, def: def, spec: spec(allDiagonals)})
}

// oneDiagonal draws the diagonals through the points whose file and rank, counted from 1 or from
// 0, add up to an even number.
func oneDiagonal(from, to board.Square) bool {
	straight := from.File() == to.File() || from.Rank() == to.Rank()
	return straight || (from.File()+from.Rank())%2 == 0
}

func allDiagonals(_, _ board.Square) bool { return true }
