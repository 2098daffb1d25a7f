package search

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
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
