package songky_test

import (
	"fmt"
	"runtime"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// longestGame is the length in plies of the game that the benchmarks play.
const longestGame = 300

// longRules are the club rules with counters that let the longest game go on.
func longRules(t testing.TB) songky.Rules {
	return rulesOf(t, "cxq", func(r *songky.Rules) {
		r.EffectiveLimit, r.ProgressLimit, r.PlyLimit = longestGame+1, longestGame+1, longestGame+1
	})
}

// longGame is a game of random moves, always the same. Nothing is captured where another move is
// legal, so that both armies stay and there is much to threaten. It goes on under the rules of
// longRules and under songky.
func longGame(t testing.TB) []songky.Move {
	t.Helper()
	rng := random(700)
	games := []*songky.Game{
		newGame(t, songky.Xiangqi, songky.WithRules(longRules(t))),
		newGame(t, songky.Xiangqi, songky.WithRules(rulesOf(t, "songky"))),
	}
	goesOn := func(m songky.Move) bool {
		for _, g := range games {
			require.NoError(t, g.Play(m))
		}
		if !games[0].Outcome().Over() && !games[1].Outcome().Over() {
			return true
		}
		for _, g := range games {
			require.NoError(t, g.Undo())
		}
		return false
	}
	list := make([]songky.Move, 0, longestGame)
	for len(list) < longestGame {
		p := games[0].Position()
		moves := games[0].LegalMoves()
		rng.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		quiet := func(m songky.Move) bool { return p.At(m.To()).Empty() }
		moves = slices.Concat(keep(moves, quiet), keep(moves, func(m songky.Move) bool { return !quiet(m) }))
		i := slices.IndexFunc(moves, goesOn)
		require.GreaterOrEqual(t, i, 0, "no move lets the game go on after ply %d", len(list))
		list = append(list, moves[i])
	}
	return list
}

// keep has the moves that are wanted, in their order.
func keep(moves []songky.Move, wanted func(songky.Move) bool) []songky.Move {
	return slices.DeleteFunc(slices.Clone(moves), func(m songky.Move) bool { return !wanted(m) })
}

// BenchmarkClubPlay plays the same game under the club rules and under the plain ones. The time of
// a ply must not grow with the length of the game.
func BenchmarkClubPlay(b *testing.B) {
	moves := longGame(b)
	for _, rules := range []songky.Rules{longRules(b), rulesOf(b, "songky")} {
		for _, plies := range []int{50, 100, 200, longestGame} {
			b.Run(fmt.Sprintf("%s/plies=%d", rules.Name, plies), func(b *testing.B) {
				b.ReportAllocs()
				for b.Loop() {
					g := newGame(b, songky.Xiangqi, songky.WithRules(rules))
					for _, m := range moves[:plies] {
						if err := g.Play(m); err != nil {
							b.Fatal(err)
						}
					}
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*plies), "ns/ply")
			})
		}
	}
}

// TestClubPlayIsLinear: what a ply allocates does not grow with the game. It counts, and measures
// no time.
func TestClubPlayIsLinear(t *testing.T) {
	moves := longGame(t)
	rules := longRules(t)
	perPly := func(plies int) (allocs, bytes float64) {
		playAll := func() {
			g := newGame(t, songky.Xiangqi, songky.WithRules(rules))
			for _, m := range moves[:plies] {
				if err := g.Play(m); err != nil {
					t.Fatal(err)
				}
			}
			if g.Outcome().Over() {
				t.Fatal(g.Outcome())
			}
		}
		const times = 5
		allocs = testing.AllocsPerRun(times, playAll)
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		for range times {
			playAll()
		}
		runtime.ReadMemStats(&after)
		return allocs / float64(plies), float64(after.TotalAlloc-before.TotalAlloc) / times / float64(plies)
	}
	shortAllocs, shortBytes := perPly(100)
	longAllocs, longBytes := perPly(300)
	t.Logf("a ply of 100: %.1f allocations, %.0f bytes; of 300: %.1f, %.0f", shortAllocs, shortBytes, longAllocs, longBytes)
	assert.Less(t, longAllocs, 1.5*shortAllocs)
	assert.Less(t, longBytes, 1.5*shortBytes)
}
