package search

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
)

func TestTableKeepsWhatIsStored(t *testing.T) {
	tt := newTable(1 << 12)
	for _, e := range []entry{
		{move: board.NewMove(89, 0), score: -mate + 3, depth: 127, bound: exact},
		{move: 1<<scoreShift - 1, score: mate - 1, depth: 1, bound: lower},
		{score: -1, depth: 0, bound: upper},
	} {
		tt.put(99, entry{})
		tt.clear()
		tt.put(99, e)
		got, ok := tt.get(99)
		assert.True(t, ok)
		assert.Equal(t, e, got)
		_, ok = tt.get(98)
		assert.False(t, ok)
	}
}

// A torn pair of words is a miss, never a wrong entry.
func TestTornCellIsAMiss(t *testing.T) {
	tt := newTable(1 << 12)
	tt.put(7, entry{score: 5, depth: 3, bound: exact})
	b := tt.bucket(7)
	b[0].data.Store(pack(entry{score: 6, depth: 3, bound: exact}, 0))
	_, ok := tt.get(7)
	assert.False(t, ok)
}

// A move once known is not lost to an entry without one, and a full bucket gives up its
// shallowest entry.
func TestReplacement(t *testing.T) {
	tt := newTable(bucketCells * cellBytes)
	tt.put(1, entry{move: 5, depth: 2, bound: exact})
	tt.put(1, entry{depth: 3, bound: upper})
	got, _ := tt.get(1)
	assert.Equal(t, board.Move(5), got.move)
	for key := uint64(2); key <= bucketCells; key++ {
		tt.put(key, entry{depth: 10, bound: exact})
	}
	tt.put(77, entry{depth: 1, bound: exact})
	_, ok := tt.get(1)
	assert.False(t, ok)
	_, ok = tt.get(77)
	assert.True(t, ok)
}

func TestTableSizes(t *testing.T) {
	for bytes, cells := range map[int64]int{0: 4, 63: 4, 64: 4, 128: 8, 1 << 20: 1 << 16} {
		assert.Len(t, newTable(bytes).cells, cells)
	}
}
