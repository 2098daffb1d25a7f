package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
)

// pointsOf lists a set in order.
func pointsOf(s board.Set) (list []board.Square) {
	for !s.Empty() {
		var p board.Square
		p, s = s.Next()
		list = append(list, p)
	}
	return list
}

func TestSetOfEveryPoint(t *testing.T) {
	var all board.Set
	for p := range board.Square(board.NumSquares) {
		one := board.Of(p)
		assert.Equal(t, 1, one.Len())
		assert.True(t, one.Has(p))
		assert.False(t, all.Meets(one))
		assert.Equal(t, []board.Square{p}, pointsOf(one))
		all = all.Or(one)
	}
	assert.Equal(t, board.NumSquares, all.Len())
	assert.Len(t, pointsOf(all), board.NumSquares)
	assert.False(t, all.Has(board.None))
	assert.True(t, board.Of(board.None).Empty())
}

func TestSetOperations(t *testing.T) {
	// Points 44 and 45 lie in different words.
	a, b := board.Of(0, 44, 45), board.Of(44, 89)
	assert.Equal(t, []board.Square{44}, pointsOf(a.And(b)))
	assert.Equal(t, []board.Square{0, 44, 45, 89}, pointsOf(a.Or(b)))
	assert.Equal(t, []board.Square{0, 45, 89}, pointsOf(a.Xor(b)))
	assert.Equal(t, []board.Square{0, 45}, pointsOf(a.Without(b)))
	assert.True(t, a.Meets(b))
	assert.False(t, a.Meets(board.Of(1, 89)))
	assert.True(t, board.Set{}.Empty())
	assert.Zero(t, board.Set{}.Len())
}

func TestSquareAt(t *testing.T) {
	for p := range board.Square(board.NumSquares) {
		assert.Equal(t, p, board.At(p.File(), p.Rank()))
	}
	for _, off := range [][2]int{{-1, 0}, {9, 0}, {0, -1}, {0, 10}, {1 << 20, 3}} {
		assert.Equal(t, board.None, board.At(off[0], off[1]), "%v", off)
	}
}

func TestPoolCounts(t *testing.T) {
	p := board.Pool(0).With(1, 10).With(board.RookSlot, 4).With(5, 15)
	assert.Equal(t, 10, p.Count(1))
	assert.Equal(t, 4, p.Count(board.RookSlot))
	assert.Equal(t, 15, p.Count(5))
	assert.Zero(t, p.Count(2))
	assert.Equal(t, 29, p.Total())
	assert.Equal(t, 28, p.With(5, -1).Total())
	assert.Equal(t, 4, p.With(5, -15).Count(board.RookSlot))
}
