package search

import (
	"sync/atomic"
	"unsafe"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/prefetch"
)

// bound says what a stored score is to the true one.
type bound uint8

const (
	noBound bound = iota
	upper         // the true score is at most it
	lower         // at least it
	exact
)

// entry is what the transposition table knows of a position.
type entry struct {
	move  board.Move
	score int
	depth int
	bound bound
}

// cell is a slot of the table: the data, and the key xored with the data, so that a torn pair of
// words is seen as a miss (Hyatt and Mann, ICGA Journal 2002).
type cell struct{ check, data atomic.Uint64 }

// table is a transposition table without pointers, safe for threads without locks.
type table struct {
	cells []cell
	mask  uint64
	age   uint64
}

const cellBytes = 16

// bucketCells is how many neighbouring cells a key may lie in.
const bucketCells = 4

func newTable(bytes int64) *table {
	n := uint64(bucketCells)
	for n*2*cellBytes <= uint64(bytes) {
		n *= 2
	}
	return &table{cells: make([]cell, n), mask: n - bucketCells}
}

func (t *table) clear() {
	for i := range t.cells {
		t.cells[i].check.Store(0)
		t.cells[i].data.Store(0)
	}
	t.age = 0
}

// newSearch makes entries of earlier searches the first to be replaced.
func (t *table) newSearch() { t.age = (t.age + 1) & 63 }

// Data: move 19 bits, score 16, depth 8, bound 2, age 6.
const (
	scoreShift = 19
	depthShift = 35
	boundShift = 43
	ageShift   = 45
)

func pack(e entry, age uint64) uint64 {
	return uint64(e.move) | uint64(uint16(int16(e.score)))<<scoreShift |
		uint64(uint8(e.depth))<<depthShift | uint64(e.bound)<<boundShift | age<<ageShift
}

func unpack(d uint64) entry {
	return entry{
		move:  board.Move(d & (1<<scoreShift - 1)),
		score: int(int16(d >> scoreShift)),
		depth: int(uint8(d >> depthShift)),
		bound: bound(d >> boundShift & 3),
	}
}

// bucket is the cells that a key may lie in.
func (t *table) bucket(key uint64) []cell {
	i := key & t.mask
	return t.cells[i : i+bucketCells]
}

// fetch has the memory of a bucket fetched, for get to look at soon.
func (t *table) fetch(key uint64) { prefetch.Line(unsafe.Pointer(&t.cells[key&t.mask])) }

func (t *table) get(key uint64) (entry, bool) {
	b := t.bucket(key)
	for i := range b {
		d := b[i].data.Load()
		if b[i].check.Load() == key^d && d != 0 {
			return unpack(d), true
		}
	}
	return entry{}, false
}

// put stores e over the same key, an empty cell, or the shallowest and oldest of its bucket.
func (t *table) put(key uint64, e entry) {
	b := t.bucket(key)
	worst, least := 0, 1<<30
	for i := range b {
		d := b[i].data.Load()
		if d == 0 || b[i].check.Load() == key^d {
			if old := unpack(d); d != 0 && e.move == 0 {
				e.move = old.move
			}
			worst = i
			break
		}
		keep := int(uint8(d >> depthShift))
		if d>>ageShift == t.age {
			keep += 256
		}
		if keep < least {
			worst, least = i, keep
		}
	}
	d := pack(e, t.age)
	b[worst].data.Store(d)
	b[worst].check.Store(key ^ d)
}
