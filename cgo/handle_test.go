//go:build cgo && linux

package main

import (
	"errors"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestHandlesAreNeverReused(t *testing.T) {
	numbers, words := newTable[int](kindGame), newTable[string](kindClock)
	seen := map[uint64]bool{0: true}
	for i := range 1000 {
		a, b := numbers.add(i), words.add("x")
		require.False(t, seen[a] || seen[b])
		seen[a], seen[b] = true, true
		require.Equal(t, i, numbers.get(a).value)
		require.Nil(t, numbers.get(b), "of another kind")
		require.NotNil(t, numbers.remove(a))
		require.Nil(t, numbers.remove(a), "twice")
		require.Nil(t, numbers.get(a))
	}
}

func TestHandlesOfManyThreads(t *testing.T) {
	numbers := newTable[int](kindGame)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for i := range 2000 {
				h := numbers.add(i)
				assert.Equal(t, i, numbers.get(h).value)
				numbers.remove(h)
			}
		})
	}
	wg.Wait()
	for i := range numbers.shards {
		assert.Empty(t, numbers.shards[i].entries)
	}
}

func TestFailuresAreKept(t *testing.T) {
	numbers := newTable[int](kindGame)
	h := numbers.add(1)
	failure, ok := numbers.lastFailure(h)
	assert.True(t, ok && failure == nil)
	assert.Negative(t, int(with(numbers, h, func(int) error { return errArg })))
	assert.Zero(t, with(numbers, h, func(int) error { return nil }))
	failure, _ = numbers.lastFailure(h)
	assert.Equal(t, errArg, failure)
	assert.Equal(t, statusOf(&panicError{}), with(numbers, h, func(int) error { panic("no") }))
	failure, _ = numbers.lastFailure(h)
	assert.ErrorContains(t, failure, "handle_test.go", "it says where")
	_, ok = numbers.lastFailure(0)
	assert.False(t, ok)
}

// TestUnknownErrors: an error that no status stands for is a defect.
func TestUnknownErrors(t *testing.T) {
	assert.Equal(t, statusOf(&panicError{}), statusOf(errors.New("new")))
	assert.Zero(t, statusOf(nil))
}

func BenchmarkHandle(b *testing.B) {
	numbers := newTable[int](kindGame)
	handles := make([]uint64, 1000)
	for i := range handles {
		handles[i] = numbers.add(i)
	}
	b.Run("get", func(b *testing.B) {
		for i := 0; b.Loop(); i++ {
			numbers.get(handles[i%1000])
		}
	})
	b.Run("parallel", func(b *testing.B) {
		b.RunParallel(func(pb *testing.PB) {
			for i := 0; pb.Next(); i++ {
				numbers.get(handles[i%1000])
			}
		})
	})
	b.Run("open and close", func(b *testing.B) {
		for b.Loop() {
			numbers.remove(numbers.add(1))
		}
	})
}
