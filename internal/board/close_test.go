package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

const knightSlot = 2

// lookClosely is what Activity and FrontOf say of a position of chess with a weight of Red's.
func lookClosely(t *testing.T, fen string, set func(w *board.Weights)) int64 {
	t.Helper()
	p := position(t, variants.Chess, fen)
	r := variants.Tables(variants.Chess)
	var w [2]board.Weights
	w[board.Red].Keen = true
	set(&w[board.Red])
	sum, marks := r.FrontOf(&p, &w)
	return sum + r.Activity(&p, &marks, &w)
}

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
			func(w *board.Weights) { w.Takes[pawn] = 3 }, 3},
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
		assert.Equal(t, c.want, lookClosely(t, c.fen, c.set), c.name)
	}
}

// TestCover sets one weight of Red's at a time: what pawns are to a king on g1, by rank and file from the edge.
func TestCover(t *testing.T) {
	at := func(rank, fold int) int { return rank*(board.NumFiles+1)/2 + fold }
	cases := []struct {
		name string
		fen  string
		set  func(w *board.Weights)
		want int64
	}{
		{"pawns on g2 and h3", "7k/8/8/8/8/7P/6P1/6K1 w",
			func(w *board.Weights) { w.Cover[at(1, 1)], w.Cover[at(2, 0)] = 10, 3 }, 13},
		{"the nearest alone counts on a file", "7k/8/8/8/8/6P1/6P1/6K1 w",
			func(w *board.Weights) { w.Cover[at(1, 1)], w.Cover[at(2, 1)] = 10, 3 }, 10},
		{"none on the files f and h", "7k/8/8/8/8/8/6P1/6K1 w",
			func(w *board.Weights) { w.Cover[at(0, 2)], w.Cover[at(0, 0)] = 10, 3 }, 13},
		{"a storm on g4", "7k/8/8/8/6p1/8/8/6K1 w",
			func(w *board.Weights) { w.Storm[at(3, 1)] = -5 }, -5},
		{"behind the king it is none", "7k/8/8/6K1/6p1/8/8/8 w",
			func(w *board.Weights) { w.Storm[at(3, 1)] = -5 }, 0},
		{"one that an own pawn stops", "7k/8/8/8/6p1/6P1/8/6K1 w",
			func(w *board.Weights) { w.Rammed[3] = 4 }, 4},
	}
	for _, c := range cases {
		p := position(t, variants.Chess, c.fen)
		var w [2]board.Weights
		c.set(&w[board.Red])
		assert.Equal(t, c.want, variants.Tables(variants.Chess).Cover(&p, &w), c.name)
	}
}

// TestDanger counts the units of danger to Red's king.
func TestDanger(t *testing.T) {
	cases := []struct {
		name string
		fen  string
		want int64
	}{
		{"none in the start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", 0},
		{"nobody near, no queen", "r6k/8/8/8/8/8/5PPP/6K1 w", 0},
		{"a queen and a knight at a bare king", "7k/8/8/8/6nq/8/8/6K1 w", 39},
		{"behind its pawns: 2, two attackers 6, points beside the king 4, h2 weak 3 and a safe check 12",
			"7k/8/8/8/6nq/8/5PPP/5RK1 w", 27},
	}
	for _, c := range cases {
		units := func(w *board.Weights) {
			for n := range w.Danger {
				w.Danger[n] = int64(n)
			}
		}
		assert.Equal(t, c.want, lookClosely(t, c.fen, units), c.name)
	}
}

// TestPassersClosely sets one weight of Red's passed pawns at a time.
func TestPassersClosely(t *testing.T) {
	cases := []struct {
		name string
		fen  string
		set  func(w *board.Weights)
		want int64
	}{
		{"a free way", "k7/8/8/4P3/8/8/8/K7 w", func(w *board.Weights) { w.Free[4] = 3 }, 3},
		{"one that a rook attacks", "k6r/8/8/4P3/8/8/8/K7 w", func(w *board.Weights) { w.Free[4], w.Step[4] = 3, 2 }, 2},
		{"the step too", "k7/8/7r/4P3/8/8/8/K7 w", func(w *board.Weights) { w.Free[4], w.Step[4] = 3, 2 }, 0},
		{"a king that leads the way", "k7/8/3K4/4P3/8/8/8/8 w", func(w *board.Weights) { w.Led[4] = 3 }, 3},
		{"three steps nearer than the other", "k7/8/3K4/4P3/8/8/8/8 w", func(w *board.Weights) { w.Lead[4] = 3 }, 9},
		{"two side by side", "k7/8/8/3PP3/8/8/8/K7 w", func(w *board.Weights) { w.Front.Linked[4] = 3 }, 6},
		{"a king that comes late", "8/8/8/4P3/8/8/8/K6k w", func(w *board.Weights) { w.Runs = 3 }, 3},
		{"in time", "8/8/8/4P3/7k/8/8/K7 b", func(w *board.Weights) { w.Runs = 3 }, 0},
	}
	for _, c := range cases {
		assert.Equal(t, c.want, lookClosely(t, c.fen, c.set), c.name)
	}
}
