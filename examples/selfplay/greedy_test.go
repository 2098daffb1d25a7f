package main

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestGreedyTakesWhatIsWorthMost(t *testing.T) {
	for fen, want := range map[string]string{
		"5k3/9/9/9/9/r2pR4/9/9/9/3K5 w - - 0 1":   "e5d5",  // a soldier is all there is
		"5k3/9/9/9/4n4/r3R4/9/9/9/3K5 w - - 0 1":  "e5a5",  // a chariot rather than a horse
		"3k5/R8/9/9/4n4/r6R1/9/9/9/4K4 w - - 0 1": "h5h10", // and mate rather than either
		"5k3/9/9/9/9/9/9/9/9/3K5 w - - 0 1":       "",      // nothing: any legal move
	} {
		g, err := songky.NewGame(songky.Xiangqi, songky.WithFEN(fen))
		require.NoError(t, err, fen)
		a, err := greedyPlayer{}.think(context.Background(), question{game: g})
		require.NoError(t, err)
		require.NoError(t, g.Clone().Play(a.move))
		if want != "" {
			assert.Equal(t, want, a.move.String(), fen)
		}
	}
}

func TestGreedyNeedsNoLimit(t *testing.T) {
	s, err := parseSpec("greedy=1,seed=4")
	require.NoError(t, err)
	assert.False(t, s.endless())
	assert.Equal(t, "greedy", s.title())
	_, err = parseSpec("greedy=1,nodes=4")
	assert.Error(t, err)
}
