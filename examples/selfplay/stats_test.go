package main

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestElo(t *testing.T) {
	assert.InDelta(t, 0, eloOf(0.5), 1e-12)
	assert.InDelta(t, 190.85, eloOf(0.75), 0.01)
	assert.InDelta(t, -190.85, eloOf(0.25), 0.01)
	assert.True(t, math.IsInf(eloOf(1), 1))
	assert.True(t, math.IsInf(eloOf(0), -1))
	for _, elo := range []float64{-700, -30, 0, 5, 400} {
		assert.InDelta(t, elo, eloOf(scoreOf(elo)), 1e-9)
	}
}

// TestPentanomial: two pairs of each kind have mean 1/2 and variance (1/4 + 1/16) * 2/5 = 1/8.
func TestPentanomial(t *testing.T) {
	mean, variance := pentanomial{2, 2, 2, 2, 2}.moments()
	assert.InDelta(t, 0.5, mean, 1e-12)
	assert.InDelta(t, 0.125, variance, 1e-12)

	p := pentanomial{0, 0, 50, 0, 50} // half of the pairs won by 2-0, half shared
	mean, variance = p.moments()
	assert.InDelta(t, 0.75, mean, 1e-12)
	assert.InDelta(t, 0.0625, variance, 1e-12)
	assert.InDelta(t, 0.025, p.spread(), 1e-12, "the root of 1/16 over 100 pairs")
	score := p.score()
	assert.InDelta(t, 0.75-1.959964*0.025, score.low, 1e-9)
	assert.InDelta(t, 0.75+1.959964*0.025, score.high, 1e-9)
	elo := p.elo()
	assert.InDelta(t, 190.85, elo.value, 0.01)
	assert.InDelta(t, eloOf(score.low), elo.low, 1e-9)
	assert.InDelta(t, 1, p.superiority(), 1e-9)
	assert.InDelta(t, 0.5, pentanomial{3, 1, 9, 1, 3}.superiority(), 1e-12)
	// 100 pairs of mean 0.525 and variance 0.043125: the mean lies 1.2039 errors beyond a half.
	assert.InDelta(t, 0.8857, pentanomial{1, 23, 45, 27, 4}.superiority(), 1e-4)
}

// TestPairsAreNotGames: results that the openings decide say less of the players than they would
// as single games, and results that cancel out in every pair say more.
func TestPairsAreNotGames(t *testing.T) {
	cancelling := pentanomial{0, 0, 100, 0, 0}
	correlated := pentanomial{50, 0, 0, 0, 50}
	single := math.Sqrt(0.25 / 200) // 200 games, half of them won
	assert.Less(t, cancelling.spread(), single)
	assert.Greater(t, correlated.spread(), single)
}

func TestAllPairsAlike(t *testing.T) {
	for n, lowest := range map[int]float64{1: 0.2065, 10: 0.7225, 100: 0.963} {
		p := pentanomial{4: n}
		s := p.score()
		assert.InDelta(t, lowest, s.low, 1e-3)
		assert.InDelta(t, 1, s.high, 1e-12)
		assert.InDelta(t, 1-math.Pow(0.5, float64(n+1)), p.superiority(), 1e-12)
		assert.InDelta(t, math.Pow(0.5, float64(n+1)), pentanomial{0: n}.superiority(), 1e-12)
	}
	assert.Equal(t, interval{0, 0, 1}, pentanomial{}.score())
	assert.Equal(t, 0.5, pentanomial{}.superiority())
}

// TestWilson: 10 of 10 are [72.2 %, 100 %], 5 of 10 [23.7 %, 76.3 %], 1 of 20 [0.9 %, 23.6 %].
func TestWilson(t *testing.T) {
	for _, c := range []struct{ hits, n, low, high float64 }{
		{10, 10, 0.7225, 1}, {0, 10, 0, 0.2775}, {5, 10, 0.2366, 0.7634}, {1, 20, 0.0089, 0.2361}, {0, 0, 0, 1},
	} {
		w := wilson(c.hits, c.n)
		assert.InDelta(t, c.low, w.low, 1e-4)
		assert.InDelta(t, c.high, w.high, 1e-4)
	}
}

func TestSPRTBounds(t *testing.T) {
	lower, upper := sprt{0, 5, 0.05, 0.05}.bounds()
	assert.InDelta(t, -math.Log(19), lower, 1e-12)
	assert.InDelta(t, math.Log(19), upper, 1e-12)
	lower, upper = sprt{0, 5, 0.05, 0.1}.bounds()
	assert.InDelta(t, math.Log(0.1/0.95), lower, 1e-12)
	assert.InDelta(t, math.Log(0.9/0.05), upper, 1e-12)
}

// TestSPRTRatio: where only lost and won pairs occur the distribution under each hypothesis is
// fixed, so that the ratio can be written down.
func TestSPRTRatio(t *testing.T) {
	p := pentanomial{40, 0, 0, 0, 60}
	s0, s1 := scoreOf(0), scoreOf(50)
	expected := 60*math.Log(s1/s0) + 40*math.Log((1-s1)/(1-s0))
	assert.InDelta(t, expected, sprt{0, 50, 0.05, 0.05}.ratio(p), 0.01)

	// Close to its middle it is n (s1-s0) (2 mean - s0 - s1) / (2 variance).
	p = pentanomial{90, 410, 900, 480, 120}
	mean, variance := p.moments()
	s1 = scoreOf(5)
	approximate := 2000 * (s1 - 0.5) * (2*mean - 0.5 - s1) / (2 * variance)
	assert.InDelta(t, approximate, sprt{0, 5, 0.05, 0.05}.ratio(p), 0.05*math.Abs(approximate))
}

func TestSPRTProperties(t *testing.T) {
	test := sprt{-5, 5, 0.05, 0.05}
	assert.Zero(t, test.ratio(pentanomial{}))
	assert.InDelta(t, 0, test.ratio(pentanomial{5, 20, 50, 20, 5}), 1e-9, "even results are in the middle")
	better := pentanomial{5, 20, 50, 25, 8}
	worse := pentanomial{8, 25, 50, 20, 5}
	assert.Positive(t, test.ratio(better))
	assert.InDelta(t, test.ratio(better), -test.ratio(worse), 1e-9, "the mirror image")
	twice := pentanomial{10, 40, 100, 50, 16}
	assert.InDelta(t, 2*test.ratio(better), test.ratio(twice), 1e-9, "evidence adds up")
	for _, p := range []pentanomial{{4: 7}, {0: 7}, {2: 7}, {1: 1}} {
		assert.False(t, math.IsNaN(test.ratio(p)) || math.IsInf(test.ratio(p), 0), "%v", p)
	}
}

func TestSPRTDecides(t *testing.T) {
	test := sprt{0, 20, 0.05, 0.05}
	assert.Equal(t, acceptElo1, test.decide(pentanomial{10, 50, 100, 150, 90}))
	assert.Equal(t, acceptElo0, test.decide(pentanomial{90, 150, 100, 50, 10}))
	assert.Equal(t, undecided, test.decide(pentanomial{1, 2, 3, 2, 1}))
	assert.Equal(t, undecided, sprt{}.decide(pentanomial{0, 0, 0, 0, 900}))
}

func TestParseSPRT(t *testing.T) {
	test, err := parseSPRT("-3,1.5")
	require.NoError(t, err)
	assert.Equal(t, sprt{-3, 1.5, 0.05, 0.05}, test)
	test, err = parseSPRT("0, 10, 0.1, 0.02")
	require.NoError(t, err)
	assert.Equal(t, sprt{0, 10, 0.1, 0.02}, test)
	for _, text := range []string{"", "1", "0,0", "1,2,3", "0,5,0,0.05", "0,5,0.05,0.5", "0,5,x,0.05", "NaN,5", "0,Inf"} {
		_, err := parseSPRT(text)
		assert.Error(t, err, text)
	}
}

func TestTally(t *testing.T) {
	game := func(red, winner, reason string) entry {
		return entry{Meta: meta{Red: red, Winner: winner, Reason: reason, Plies: 10,
			A: effort{5, 500, 20, 5000, int64(len(winner)) * 500}, B: effort{5, 50, 10, 2000, 900}}}
	}
	var s tally
	s.add([]entry{game("A", "red", "checkmate"), game("B", "red", "checkmate")})
	s.add([]entry{game("A", "blue", reasonHang), game("B", "draw", "repetition")})
	s.add([]entry{game("B", "blue", "checkmate")})
	assert.Equal(t, pentanomial{0, 1, 1, 0, 1}, s.pairs)
	assert.Equal(t, [3]int{2, 1, 2}, [3]int{s.wins, s.draws, s.losses})
	assert.Equal(t, [3]int{2, 1, 2}, s.sides)
	assert.Equal(t, [3]int{2, 0, 1}, *s.reasons["checkmate"])
	assert.Equal(t, [3]int{0, 0, 1}, *s.reasons[reasonHang])
	assert.Equal(t, 1, s.faults())
	assert.Equal(t, 50, s.plies)
	assert.Equal(t, effort{25, 2500, 100, 25000, 2000}, s.efforts[playerA])
	assert.InDelta(t, 0.5, s.redScore(), 1e-12)
}
