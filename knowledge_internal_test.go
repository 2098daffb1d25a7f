package songky

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A search for a side has that side's own knowledge, whoever is to move.
func TestSearchRootHasTheViewersKnowledge(t *testing.T) {
	differed := 0
	for seed := range uint64(20) {
		g, err := NewGame(CoUp, WithSeed(seed), WithCaptured(CapturedSeenByCapturer))
		require.NoError(t, err)
		for ply := 0; ply < 80 && !g.Outcome().Over(); ply++ {
			moves := g.LegalMoves()
			best := moves[(ply*7+int(seed))%len(moves)]
			for _, m := range moves {
				if g.Position().At(m.To()).FaceDown {
					best = m
				}
			}
			require.NoError(t, g.Play(best))
		}
		if g.Outcome().Over() {
			continue
		}
		for _, s := range []Side{Red, Blue} {
			root, _, err := g.searchRoot(s, nil)
			require.NoError(t, err)
			assert.Equal(t, g.view(s), root.Position)
		}
		if g.view(Red) != g.view(Blue) {
			differed++
		}
	}
	assert.Positive(t, differed)
}
