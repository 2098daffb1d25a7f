package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Slots of the armies, as variants numbers them.
const (
	bishopSlot = 3
	horseSlot  = 4
	cannonSlot = 5
	queenSlot  = 5
)

// TestActivity sets one weight of Red's at a time.
func TestActivity(t *testing.T) {
	const rook = board.RookSlot
	cases := []struct {
		name string
		v    variants.Variant
		fen  string
		set  func(w *board.Weights)
		want int64
	}{
		{"a horse by its moves: a3, c3 and d2", variants.Xiangqi, "4k4/9/9/9/9/9/9/9/9/RN3K3 w",
			func(w *board.Weights) { w.Moves[horseSlot][3] = 7 }, 7},
		{"but not to c3, where a soldier strikes", variants.Xiangqi, "4k4/9/9/9/9/9/2p6/9/9/1N3K3 w",
			func(w *board.Weights) { w.Moves[horseSlot][2] = 7 }, 7},
		{"a queen counts two moves as one", variants.Chess, "7k/8/8/8/8/8/8/1Q5K w",
			func(w *board.Weights) { w.Moves[queenSlot][10] = 5 }, 5},
		{"one piece alone is no danger", variants.Xiangqi, "4k4/R8/9/9/9/9/9/9/9/5K3 w",
			func(w *board.Weights) { w.Aims[rook] = 100 }, 0},
		{"two are, one on three points and one on two", variants.Xiangqi, "1R2k4/R8/9/9/9/9/9/9/9/5K3 b",
			func(w *board.Weights) { w.Aims[rook] = 100 }, (3 + 2) * 100 * 2},
		{"an attack on a horse", variants.Xiangqi, "4k4/9/9/9/n8/9/9/9/9/R4K3 w",
			func(w *board.Weights) { w.Threats[rook][horseSlot] = 9 }, 9},
		{"a soldier's attack on a cannon", variants.Xiangqi, "4k4/9/9/1Pc6/9/9/9/9/9/5K3 w",
			func(w *board.Weights) { w.Threats[board.PawnSlot][cannonSlot] = 9 }, 9},
		{"a horse that is loose", variants.Xiangqi, "4k4/9/9/9/n8/9/9/9/9/R4K3 w",
			func(w *board.Weights) { w.Loose[horseSlot] = 9 }, 0},
		{"a chariot that hangs", variants.Xiangqi, "3k5/9/9/9/9/1n7/9/R8/9/4K4 w",
			func(w *board.Weights) { w.Loose[rook] = -9 }, -9},
		{"one that is protected", variants.Xiangqi, "3k5/9/9/9/9/1n7/9/R8/9/R3K4 w",
			func(w *board.Weights) { w.Loose[rook] = -9 }, 0},
		{"a cannon on the general's file, two between", variants.Xiangqi, "4k4/9/9/4p4/9/9/4P4/4C4/9/5K3 w",
			func(w *board.Weights) { w.Lines[cannonSlot][2] = 4 }, 4},
		{"a bishop in line with the king, nothing between", variants.Chess, "7k/8/8/8/8/8/8/B6K b",
			func(w *board.Weights) { w.Lines[bishopSlot][0] = 4 }, 4},
		{"a file without pawns", variants.Chess, "7k/p7/8/8/8/8/8/1R5K w",
			func(w *board.Weights) { w.Open[rook] = [2]int64{3, 5} }, 5},
		{"a file with the other side's", variants.Chess, "7k/p7/8/8/8/8/8/R6K w",
			func(w *board.Weights) { w.Open[rook] = [2]int64{3, 5} }, 3},
		{"a file with an own one", variants.Chess, "7k/p7/8/8/8/8/P7/R6K w",
			func(w *board.Weights) { w.Open[rook] = [2]int64{3, 5} }, 0},
		{"what a cannon covers behind a screen: six points and three", variants.Xiangqi, "3k5/9/9/9/9/9/P8/9/9/C4K3 w",
			func(w *board.Weights) { w.Hops[cannonSlot] = 2 }, (6 + 3) * 2},
		{"a general's safe steps: d1 and e2, f1 struck", variants.Xiangqi, "3k5/9/9/9/9/5r3/9/9/9/4K4 w",
			func(w *board.Weights) { w.Escapes[2] = 8 }, 8},
		{"points about the general that are struck", variants.Xiangqi, "3k5/9/9/9/9/5r3/9/9/9/4K4 w",
			func(w *board.Weights) { w.Holes = -3 }, -6},
		{"pawns about the king", variants.Chess, "7k/8/8/8/8/8/6PP/7K w",
			func(w *board.Weights) { w.Shelter = [4]int64{1, 2, 3, 4} }, 3},
		{"stones that can be carried when the other side moves", variants.CoGanh, "o4/5/5/1o3/O1O2 b",
			func(w *board.Weights) { w.Carried = [2]int64{-5, -1} }, -5},
		{"and when they move first", variants.CoGanh, "o4/5/5/1o3/O1O2 w",
			func(w *board.Weights) { w.Carried = [2]int64{-5, -1} }, -1},
		{"nobody near to carry", variants.CoGanh, "o4/5/5/5/O1O2 b",
			func(w *board.Weights) { w.Carried = [2]int64{-5, -1} }, 0},
	}
	for _, c := range cases {
		p := position(t, c.v, c.fen)
		var w [2]board.Weights
		c.set(&w[board.Red])
		assert.Equal(t, c.want, variants.Tables(c.v).Activity(&p, &board.Marks{}, &w), c.name)
	}
}

// TestActivityOfBoth: what counts for one side counts less for the other.
func TestActivityOfBoth(t *testing.T) {
	p := position(t, variants.Xiangqi, "4k4/9/9/9/n8/9/9/9/9/R4K3 w")
	var w [2]board.Weights
	w[board.Red].Threats[board.RookSlot][horseSlot] = 9
	w[board.Blue].Loose[horseSlot] = -4
	assert.Equal(t, int64(9+4), variants.Tables(variants.Xiangqi).Activity(&p, &board.Marks{}, &w))
}

// TestFront sets one weight of Red's at a time.
func TestFront(t *testing.T) {
	cases := []struct {
		name string
		v    variants.Variant
		fen  string
		set  func(f *board.Front)
		want int64
	}{
		{"two soldiers side by side", variants.Xiangqi, "4k4/9/9/9/1PP6/9/P8/9/9/5K3 w",
			func(f *board.Front) { f.Beside[5] = 3 }, 6},
		{"who protect each other across the river", variants.Xiangqi, "4k4/9/9/9/1PP6/9/P8/9/9/5K3 w",
			func(f *board.Front) { f.Backed[5] = 3 }, 6},
		{"a soldier alone", variants.Xiangqi, "4k4/9/9/9/1PP6/9/P3P4/9/9/5K3 w",
			func(f *board.Front) { f.Isolated = -2 }, -2},
		{"the one behind of two pawns", variants.Chess, "7k/8/8/8/P7/8/P7/7K w",
			func(f *board.Front) { f.Doubled = -2 }, -2},
		{"a passed pawn", variants.Chess, "7k/8/P7/7p/6P1/8/8/7K w",
			func(f *board.Front) { f.Passed[5] = 9 }, 9},
		{"one that a pawn on the next file can stop", variants.Chess, "7k/1p6/8/P7/8/8/8/7K w",
			func(f *board.Front) { f.Passed[4] = 9 }, 0},
	}
	for _, c := range cases {
		p := position(t, c.v, c.fen)
		var w [2]board.Weights
		c.set(&w[board.Red].Front)
		sum, _ := variants.Tables(c.v).FrontOf(&p, &w)
		assert.Equal(t, c.want, sum, c.name)
	}
}

// TestPassers: a passed pawn beyond the middle, with a king before it.
func TestPassers(t *testing.T) {
	p := position(t, variants.Chess, "8/4k3/4P3/8/8/4K3/8/8 w")
	r := variants.Tables(variants.Chess)
	var w [2]board.Weights
	_, marks := r.FrontOf(&p, &w)
	f := &w[board.Red].Front
	f.Stopped[5], f.Escort[4], f.Pursuit[0] = 100, 20, 3
	assert.Equal(t, int64(123), r.Passers(&p, marks.Passed, &w))
}
