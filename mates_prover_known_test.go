package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

// TestProver: the prover knows positions that were judged by hand.
func TestProver(t *testing.T) {
	for _, c := range []struct {
		name    string
		variant songky.Variant
		fen     string
		n       int
		keys    []string
	}{
		{"two rooks", songky.Chess, "7k/R7/8/8/8/8/8/1R5K w - - 0 1", 1, []string{"b1b8"}},
		{"they need two moves here, by turns or together", songky.Chess, "7k/8/8/8/8/8/R7/1R5K w - - 0 1", 2,
			[]string{"a2a7", "b1b7", "b1g1"}},
		{"stalemate by g5g6 is no mate", songky.Chess, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", 1,
			[]string{"g5g7", "g5g8", "g5h4", "g5h5", "g5h6"}},
		{"a soldier takes the last moves away", songky.Xiangqi, "5k3/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", 1,
			[]string{"e8e9", "e8f8"}},
		{"in Song Kỳ a8a9 draws", songky.SongKy, "8k/9/R8/9/9/7R1/9/9/9/4K4 w - - 0 1", 1, []string{"a8i8"}},
		{"it turns up as a chariot, which mates", songky.CoUp, "3k5/8R/9/9/9/9/9/9/9/X4K3 w R1 - 0 1", 1,
			[]string{"a1a10", "a1e1", "f1e1", "i9e9"}},
		{"it may be a soldier instead", songky.CoUp, "3k5/8R/9/9/9/9/9/9/9/X4K3 w R1P1 - 0 1", 1,
			[]string{"f1e1", "i9e9"}},
	} {
		x := newProver(c.variant)
		p := x.position(t, c.fen)
		assert.ElementsMatch(t, c.keys, x.keys(&p, c.n), c.name)
	}
}

// TestProverOfReplies: a reply that turns up must be met whatever it turns up as. A soldier cannot
// save Blue from the chariot on the d file, a chariot can.
func TestProverOfReplies(t *testing.T) {
	for pool, loses := range map[string]bool{"P1": true, "P2A1": true, "R1": false, "R1P9": false} {
		x := newProver(songky.CoUp)
		p := x.position(t, "3k5/8R/9/xp7/9/9/9/9/1R7/4K4 b "+pool+" - 0 1")
		assert.Equal(t, loses, x.loses(&p, 1), pool)
	}
}
