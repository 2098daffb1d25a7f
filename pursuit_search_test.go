package songky_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// onlyPerpetual has Red, to move, about to be mated, with nothing but checks without an end.
const onlyPerpetual = "3k5/R8/9/9/9/9/9/2r6/1r7/4K4 w - - 0 40"

func withRules(t *testing.T, name, fen string) *songky.Game {
	t.Helper()
	rules, err := songky.RulesByName(name)
	require.NoError(t, err)
	return newGame(t, songky.Xiangqi, songky.WithRules(rules), songky.WithFEN(fen))
}

// Perpetual check saves where repetition draws, and does not where it loses.
func TestSearchKnowsPerpetualCheck(t *testing.T) {
	score := func(rules string) songky.Score {
		return searchFresh(t, withRules(t, rules, onlyPerpetual), songky.Limits{Depth: 10}).Lines[0].Score
	}
	assert.Equal(t, songky.Score{}, score("songky"))
	for _, rules := range []string{"ttakji", "cxq", "cxq-moves"} {
		s := score(rules)
		assert.True(t, s.MateIn < 0 || s.Centipawns < -1000, "%s: %v", rules, s)
	}
}

// A move of the root that ends the game is judged exactly.
func TestSearchKnowsHowItsMovesEndTheGame(t *testing.T) {
	score := func(rules string) songky.Score {
		g := withRules(t, rules, "9/R2k5/9/9/9/8r/9/9/9/4K4 b - - 0 40")
		cycle := []string{"d9d10", "a9a10", "d10d9", "a10a9"}
		for g.Plies() < 7 {
			play(t, g, cycle[g.Plies()%len(cycle)])
		}
		last := move(t, "a10a9") // the third time that this check is given
		play(t, g.Clone(), "a10a9")
		return searchFresh(t, g, songky.Limits{Depth: 3, Moves: []songky.Move{last}}).Lines[0].Score
	}
	assert.Equal(t, songky.Score{MateIn: -1}, score("ttakji"))
	assert.Equal(t, songky.Score{}, score("songky"))
}

// With a draw at hand by any quiet move, the computer does not lose by checking on.
func TestTheComputerDoesNotLoseByPerpetualCheck(t *testing.T) {
	for _, rules := range []string{"ttakji", "cxq"} {
		g := withRules(t, rules, "3k5/R8/9/9/9/8r/9/9/9/4K4 w - - 0 40")
		e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
		require.NoError(t, err)
		for !g.Outcome().Over() {
			r, err := e.BestMove(context.Background(), g, songky.Limits{Nodes: 3_000})
			require.NoError(t, err)
			require.NoError(t, g.Play(r.Move))
		}
		assert.NotEqual(t, songky.ReasonPerpetualCheck, g.Outcome().Reason, rules)
		assert.NotEqual(t, songky.ReasonPerpetualChase, g.Outcome().Reason, rules)
		require.NoError(t, e.Close())
	}
}
