package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// TestRecordedGamesUndo takes games of the test data back and plays them again, for every rule set:
// what the ending rules count must come back with the position, runs of checks and chases included.
func TestRecordedGamesUndo(t *testing.T) {
	done := tally{}
	for i, l := range readLines[gameLine](t, "games.jsonl") {
		if i%9 != 0 {
			continue
		}
		g := l.start(t, l.Start)
		play(t, g, l.Moves...)
		want, history := snap(t, g), g.History()
		for _, back := range []int{1, min(2, len(l.Moves)), len(l.Moves) / 2, len(l.Moves)} {
			for range back {
				require.NoError(t, g.Undo())
				require.False(t, g.Outcome().Over(), "line %d goes on before its end", i+1)
			}
			require.Equal(t, history[:len(history)-back], g.History(), "line %d", i+1)
			play(t, g, l.Moves[len(l.Moves)-back:]...)
			require.Equal(t, want, snap(t, g), "line %d", i+1)
			require.Equal(t, history, g.History(), "line %d", i+1)
		}
		done[l.Rules]++
	}
	for _, rules := range []string{"songky", "ttakji", "cxq", "cxq-moves", "coganh", "fide"} {
		assert.Greater(t, done[rules], 8, rules)
	}
}

// TestRecordedGamesLoad: records of all rule sets load to games that ended the same way.
func TestRecordedGamesLoad(t *testing.T) {
	for i, l := range readLines[gameLine](t, "games.jsonl") {
		if i%9 != 4 {
			continue
		}
		g := l.start(t, l.Start)
		play(t, g, l.Moves...)
		for _, data := range []string{full(t, g), public(t, g)} {
			again, err := songky.LoadGame([]byte(data))
			require.NoError(t, err, "line %d", i+1)
			require.Equal(t, g.Outcome(), again.Outcome(), "line %d", i+1)
			require.Equal(t, g.History(), again.History(), "line %d", i+1)
			require.Equal(t, g.Rules(), again.Rules(), "line %d", i+1)
		}
	}
}

// TestClonesOfClubGames: a clone's runs of checks are its own.
func TestClonesOfClubGames(t *testing.T) {
	const fen = "3k5/9/9/9/9/9/9/9/R8/5K3 w"
	rules, err := songky.RulesByName("cxq")
	require.NoError(t, err)
	g := newGame(t, songky.Xiangqi, songky.WithFEN(fen), songky.WithRules(rules))
	checks := []string{"a2d2", "d10e10", "d2a2", "e10d10"}
	play(t, g, checks...)
	c := g.Clone()
	play(t, c, "a2a3", "d10d9", "a3a4", "d9d10")
	before := snap(t, g)
	require.NoError(t, c.Undo())
	play(t, c, "d9e9")
	assert.Equal(t, before, snap(t, g))
	play(t, g, "a2b2")
	assert.Equal(t, 5, g.Plies())
	assert.Equal(t, 8, c.Plies())
}

// TestSevenChecksByOnePieceLose counts a run of checks up to the limit of six and beyond.
func TestSevenChecksByOnePieceLose(t *testing.T) {
	rules, err := songky.RulesByName("cxq")
	require.NoError(t, err)
	g := newGame(t, songky.Xiangqi, songky.WithRules(rules), songky.WithFEN("3k5/9/9/9/9/9/9/9/R8/5K3 w"))
	for i, check := range []string{"a2d2", "d2e2", "e2d2", "d2e2", "e2d2", "d2e2", "e2d2"} {
		require.False(t, g.Outcome().Over(), "before check %d", i+1)
		play(t, g, check)
		run := g.Counts().Checks[songky.Red]
		assert.Equal(t, i+1, run.Moves)
		assert.Equal(t, 1, run.Pieces)
		assert.Equal(t, 6, run.Limit)
		assert.Equal(t, 6-(i+1), run.Left)
		assert.True(t, g.History()[2*i].Check)
		if i < 6 {
			play(t, g, []string{"d10e10", "e10d10"}[i%2])
		}
	}
	assert.Equal(t, songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonPerpetualCheck}, g.Outcome())
	require.NoError(t, g.Undo())
	assert.False(t, g.Outcome().Over())
	assert.Equal(t, 6, g.Counts().Checks[songky.Red].Moves)
	play(t, g, "e2e3")
	assert.False(t, g.Outcome().Over())
	assert.Zero(t, g.Counts().Checks[songky.Red].Moves, "a ply that does not check ends the run")
}
