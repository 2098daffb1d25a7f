package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

const knightSlot = 2

// TestCloseLook sets one weight of Red's at a time, in chess.
func TestCloseLook(t *testing.T) {
	const rook, pawn = board.RookSlot, board.PawnSlot
	cases := []struct {
		name string
		fen  string
		set  func(w *board.Weights)
		want int64
	}{
		{"an attack on a knight that a pawn protects", "7k/8/1p6/n7/8/8/8/R6K w",
			func(w *board.Weights) { w.Guarded[rook][knightSlot] = 3 }, 3},
		{"on one that nothing protects", "7k/8/8/n7/8/8/8/R6K w",
			func(w *board.Weights) { w.Guarded[rook][knightSlot] = 3 }, 0},
		{"a king's attack on a loose pawn", "8/8/4k3/8/3p4/3K4/8/8 w",
			func(w *board.Weights) { w.Threats[board.RoyalSlot][pawn] = 3 }, 3},
		{"a knight attacked twice and protected by a rook", "r6k/8/8/r7/N7/8/8/R6K w",
			func(w *board.Weights) { w.Pinched[knightSlot] = -3 }, 0},
		{"and now twice indeed", "r6k/8/8/1r6/N6r/8/8/R6K w",
			func(w *board.Weights) { w.Pinched[knightSlot] = -3 }, -3},
		{"a knight that no pawn can drive off", "7k/8/8/3N4/4P3/8/8/7K w",
			func(w *board.Weights) { w.Outpost[knightSlot] = [2]int64{3, 0} }, 3},
		{"one that a pawn can", "7k/2p5/8/3N4/4P3/8/8/7K w",
			func(w *board.Weights) { w.Outpost[knightSlot] = [2]int64{3, 0} }, 0},
		{"one that can go where none can", "7k/8/8/8/4P3/2N5/8/7K w",
			func(w *board.Weights) { w.Outpost[knightSlot] = [2]int64{0, 3} }, 3},
		{"a bishop right behind a pawn", "7k/8/8/4p3/4B3/8/8/7K w",
			func(w *board.Weights) { w.Tucked[bishopSlot] = 3 }, 3},
		{"three pawns on the colour of the bishop", "7k/8/8/8/8/P3P3/PP6/B6K w",
			func(w *board.Weights) { w.Hued[bishopSlot] = -3 }, -9},
		{"a step that forks two rooks", "7k/8/2r1r3/8/3P4/8/8/7K w",
			func(w *board.Weights) { w.Forks = 3 }, 6},
		{"none where a pawn strikes the step", "7k/8/2r1p3/8/3P4/8/8/7K w",
			func(w *board.Weights) { w.Forks = 3 }, 0},
	}
	for _, c := range cases {
		p := position(t, variants.Chess, c.fen)
		r := variants.Tables(variants.Chess)
		var w [2]board.Weights
		w[board.Red].Keen = true
		_, marks := r.FrontOf(&p, &w)
		c.set(&w[board.Red])
		assert.Equal(t, c.want, r.Activity(&p, &marks, &w), c.name)
	}
}
