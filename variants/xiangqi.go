package variants

import "github.com/songky/songky/internal/board"

// Xiangqi, and cờ úp, which is xiangqi with 30 face-down pieces.
func init() {
	info := Info{
		Files: 9, Ranks: 10, OnPoints: true,
		Start:    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
		RuleSets: []string{"songky"},
		Names:    Names{"Cờ tướng", "Xiangqi"},
	}
	def := Definition{Slots: [2][8]Role{xiangqiArmy().roles, xiangqiArmy().roles}, NoMoveLoses: true}
	info.RuleSets = []string{"songky", "ttakji", "cxq", "cxq-moves"}
	register(Xiangqi, entry{info: info, def: def, spec: func() board.Spec { return xiangqiSpec(xiangqiArmy()) }})

	info.Start = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R4N4B4A4C4P10 - 0 1"
	info.Hidden = true
	info.RuleSets = []string{"songky"}
	info.Names = Names{"Cờ úp", "Face-down xiangqi"}
	register(CoUp, entry{info: info, def: def, spec: func() board.Spec {
		spec := xiangqiSpec(xiangqiArmy())
		spec.FaceDown = board.OnePool
		spec.FaceDownAt = xiangqiArray()
		spec.Pool = [2]board.Pool{fullPool(2)}
		return spec
	}})

	info.Start = "xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R2N2B2A2C2P5r2n2b2a2c2p5 - 0 1"
	info.Names = Names{"Cờ úp câu lạc bộ", "Face-down xiangqi, club form"}
	def.CapturerSees = true
	register(CoUpClassic, entry{info: info, def: def, spec: func() board.Spec {
		spec := xiangqiSpec(xiangqiArmy().freed())
		spec.FaceDown = board.TwoPools
		spec.FaceDownAt = xiangqiArray()
		spec.Pool = [2]board.Pool{fullPool(1), fullPool(1)}
		return spec
	}})
}

func xiangqiSpec(a army) board.Spec {
	return board.Spec{Files: 9, Ranks: 10, Armies: [2]board.Army{a.kinds, a.kinds}, Facing: true}
}

// fullPool has the identities of so many sets of fifteen.
func fullPool(sets int) (p board.Pool) {
	for slot, n := range map[int]int{1: 5, 2: 2, 3: 2, 4: 2, 5: 2, board.RookSlot: 2} {
		p = p.With(slot, sets*n)
	}
	return p
}

// xiangqiArray has the slot that starts on each point, the generals left out.
func xiangqiArray() (cells [board.NumSquares]board.Code) {
	place := func(file, rank, slot int) {
		cells[board.At(file, rank)] = board.NewCode(board.Red, slot)
		cells[board.At(file, board.NumRanks-1-rank)] = board.NewCode(board.Blue, slot)
	}
	for file, slot := range []int{board.RookSlot, 4, 3, 2, 0, 2, 3, 4, board.RookSlot} {
		if slot != 0 {
			place(file, 0, slot)
		}
	}
	for _, file := range []int{1, 7} {
		place(file, 2, 5)
	}
	for file := 0; file < board.NumFiles; file += 2 {
		place(file, 3, 1)
	}
	return cells
}
