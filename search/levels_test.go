package search

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// The form of a level is the same all through a game, all forms come up about as often, and without a
// seed it is the one in the middle.
func TestFormsOfALevel(t *testing.T) {
	l := level{nodes: 100, noise: 250, choice: 50, forms: 2}
	seen := map[uint64]int{}
	for seed := range uint64(3000) {
		form := l.inForm(seed + 1)
		assert.Equal(t, form, l.inForm(seed+1))
		seen[form.nodes]++
	}
	assert.Len(t, seen, 3)
	for _, nodes := range []uint64{100, 150, 225} {
		assert.InDelta(t, 1000, seen[nodes], 150, "of %d positions", nodes)
	}
	middle := l.inForm(0)
	assert.Equal(t, uint64(150), middle.nodes)
	assert.Equal(t, 200, middle.noise)
	assert.Equal(t, 40, middle.choice)
}

// A level at its best looks further than the next one at its worst, so that it wins now and then.
func TestLevelsOverlap(t *testing.T) {
	for no := 1; no < len(levels)-2; no++ {
		best := levels[no]
		for seed := range uint64(1000) {
			if form := levels[no].inForm(seed + 1); form.nodes > best.nodes {
				best = form
			}
		}
		assert.Greater(t, best.nodes, 2*levels[no+1].nodes, "level %d", no)
	}
}
