package prefetch_test

import (
	"testing"
	"unsafe"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/prefetch"
)

// Fetching changes nothing and fails for no pointer, the one to nothing included.
func TestLineOnlyFetches(t *testing.T) {
	words := []uint64{3, 1, 4, 1, 5, 9, 2, 6}
	before := append([]uint64(nil), words...)
	for i := range words {
		prefetch.Line(unsafe.Pointer(&words[i]))
	}
	prefetch.Line(nil)
	assert.Equal(t, before, words)
}
