//go:build cgo

package main

import (
	"sync"
	"sync/atomic"
)

// The kinds of handles, in the low bits of each, so that a handle of one kind is in no other table.
const (
	kindGame = iota
	kindEngine
	kindClock
	kindPGN
	kindBits = 3
)

// serial numbers all handles of the process; the first is 1, so no handle is 0.
var serial atomic.Uint64

// entry is what a handle stands for, with the latest error of a call on it.
type entry[T any] struct {
	value   T
	failure atomic.Pointer[error]
}

// shard is a part of a table with a lock of its own, so that threads on different handles seldom
// meet; it fills a cache line.
type shard[T any] struct {
	mu      sync.RWMutex
	entries map[uint64]*entry[T]
	_       [32]byte
}

// shards is their number in a table.
const shards = 64

// table keeps the handles of one kind.
type table[T any] struct {
	kind   uint64
	shards [shards]shard[T]
}

func newTable[T any](kind uint64) *table[T] {
	t := &table[T]{kind: kind}
	for i := range t.shards {
		t.shards[i].entries = map[uint64]*entry[T]{}
	}
	return t
}

func (t *table[T]) shard(handle uint64) *shard[T] { return &t.shards[handle>>kindBits%shards] }

// add gives a value a handle.
func (t *table[T]) add(value T) uint64 {
	handle := serial.Add(1)<<kindBits | t.kind
	s := t.shard(handle)
	s.mu.Lock()
	defer s.mu.Unlock()
	s.entries[handle] = &entry[T]{value: value}
	return handle
}

// get is the entry of a handle, nil without one.
func (t *table[T]) get(handle uint64) *entry[T] {
	s := t.shard(handle)
	s.mu.RLock()
	e := s.entries[handle]
	s.mu.RUnlock()
	return e
}

// remove takes a handle away and returns its entry, nil without one.
func (t *table[T]) remove(handle uint64) *entry[T] {
	s := t.shard(handle)
	s.mu.Lock()
	defer s.mu.Unlock()
	e := s.entries[handle]
	delete(s.entries, handle)
	return e
}

// lastFailure is the kept error of a handle; false if there is no such handle.
func (t *table[T]) lastFailure(handle uint64) (error, bool) {
	e := t.get(handle)
	if e == nil {
		return nil, false
	}
	if failure := e.failure.Load(); failure != nil {
		return *failure, true
	}
	return nil, true
}
