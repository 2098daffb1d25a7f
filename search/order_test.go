package search

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// What is worth sorting comes first, from the best down; the rest follows.
func TestSortFirst(t *testing.T) {
	var list []ranked
	for i, score := range []int32{5, -900, 70, captureScore, -31, losingScore, 5} {
		list = append(list, rankedAs(board.Move(i+1), score))
	}
	sortFirst(list, rankedAs(0, -100))
	var scores []int32
	for _, r := range list {
		scores = append(scores, r.score())
	}
	assert.Equal(t, []int32{captureScore, 70, 5, 5, -31}, scores[:5])
	assert.ElementsMatch(t, []int32{-900, losingScore}, scores[5:])
}

// A move and its score come back as they went in, for any score.
func TestRankedKeepsBoth(t *testing.T) {
	for _, score := range []int32{hintScore, captureScore + 77, 0, -1, losingScore} {
		r := rankedAs(1<<scoreShift-1, score)
		assert.Equal(t, score, r.score())
		assert.Equal(t, board.Move(1<<scoreShift-1), r.move())
		assert.Greater(t, r, rankedAs(1<<scoreShift-1, score-1))
	}
}

// A capture that loses by exchanges comes after the quiet moves, one that does not before them, and every
// move comes once.
func TestLosingCapturesComeLast(t *testing.T) {
	setup, errors := notation.ParseFEN(variants.Chess, "4k3/2p5/3p4/8/3Q1n2/8/8/4K3 w - - 0 1")
	require.Empty(t, errors)
	w := &worker{rules: variants.Tables(variants.Chess), memory: new(memory), eval: eval.New(variants.Chess)}
	w.weighPieces()
	f := &w.frames[0]
	position, faults := w.rules.NewPosition(&setup)
	require.Empty(t, faults)
	f.position = position
	f.moves = w.rules.AppendMoves(&f.position, nil)
	w.order(0, 0, leastQuiet(1))
	var picked []board.Move
	for i := range f.moves {
		picked = append(picked, w.pick(0, i))
	}
	assert.ElementsMatch(t, f.moves, picked)
	d4 := board.At(3, 3)
	assert.Equal(t, board.NewMove(d4, board.At(5, 3)), picked[0], "the knight, which nothing protects")
	assert.Equal(t, board.NewMove(d4, board.At(3, 5)), picked[len(picked)-1], "the pawn, which another protects")
	assert.Less(t, f.order[len(picked)-1].score(), int32(losingBorder))
}
