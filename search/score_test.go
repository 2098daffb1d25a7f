package search

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
)

func TestMateIn(t *testing.T) {
	for score, moves := range map[int]int{
		mate - 1: 1, mate - 3: 2, mate - 5: 3,
		-mate: 0, -mate + 2: -1, -mate + 4: -2,
		500: 0, -500: 0, evalBorder: 0,
	} {
		assert.Equal(t, moves, mateIn(score), "%d", score)
	}
}

// Scores of forced ends are stored by the distance from the node.
func TestTableScores(t *testing.T) {
	for _, score := range []int{mate - 9, -mate + 9, 77, -77} {
		assert.Equal(t, score, fromTable(toTable(score, 4), 4))
	}
	assert.Equal(t, mate-7, fromTable(toTable(mate-9, 6), 4))
}

// Chances keep the order of scores, and go back to about where they came from.
func TestChances(t *testing.T) {
	last := -certain - 1
	for score := -2000; score <= 2000; score += 10 {
		c := toChance(score)
		assert.Greater(t, c, last)
		assert.InDelta(t, score, fromChance(c), 5)
		assert.Equal(t, -c, toChance(-score))
		last = c
	}
	assert.Equal(t, certain, toChance(mate-4))
	assert.Equal(t, evalBorder, fromChance(certain))
}

// A score up to lowBound has an expectation within the bound, one from highBound on fills it, and
// neither is further off than it must be.
func TestBoundsOfChances(t *testing.T) {
	for _, n := range []int{1, 2, 3, 5} {
		for c := 1 - n*certain; c < n*certain; c += 37 {
			low, high := lowBound(c, n), highBound(c, n)
			require.LessOrEqual(t, n*toChance(low), c)
			require.GreaterOrEqual(t, n*toChance(high), c)
			if abs(high) < evalBorder && abs(low) < evalBorder {
				require.GreaterOrEqual(t, n*toChance(low+3)+n, c)
				require.LessOrEqual(t, n*toChance(high-3)-n, c)
			}
		}
		for _, c := range []int{n * certain, n*certain + 1} {
			assert.Equal(t, infinite, lowBound(c, n))
			assert.Equal(t, -infinite, lowBound(-c, n))
			assert.Equal(t, infinite, highBound(c, n))
			assert.Equal(t, -infinite, highBound(-c, n))
		}
	}
}

func TestNoiseDependsOnKeyAndSeedAlone(t *testing.T) {
	sum, square := 0, 0
	const n, spread = 4000, 60
	for key := range uint64(n) {
		x := noiseOf(key, 5, spread)
		assert.Equal(t, x, noiseOf(key, 5, spread))
		sum += x
		square += x * x
	}
	assert.InDelta(t, 0, sum/n, 4)
	assert.InDelta(t, spread*spread, square/n, 400)
	assert.NotEqual(t, noiseOf(1, 1, spread), noiseOf(1, 2, spread))
}

// The choice is the best move or one near it, and a mate is never passed over.
func TestChoose(t *testing.T) {
	lines := []Line{{Centipawns: 50}, {Centipawns: 40}, {Centipawns: -100}, {Centipawns: -400}}
	counts := make([]int, len(lines))
	for seed := range uint64(500) {
		counts[choose(lines, 80, seed)]++
	}
	assert.Greater(t, counts[0], counts[1])
	assert.Positive(t, counts[1])
	assert.Zero(t, counts[2]+counts[3])
	assert.Zero(t, choose([]Line{{MateIn: 2}, {Centipawns: 50}}, 80, 3))
	assert.Zero(t, choose([]Line{{MateIn: -2}, {MateIn: -1}}, 80, 3))
}

func TestBudget(t *testing.T) {
	lv := level{nodes: 200, cap: 150 * time.Millisecond}
	b := newBudget(&Limits{Nodes: 500, Time: time.Second}, lv)
	assert.Equal(t, uint64(200), b.nodes)
	assert.Equal(t, 150*time.Millisecond, b.hard)
	b = newBudget(&Limits{Depth: 3}, levels[0])
	assert.Equal(t, budget{depth: 3}, b)

	for _, c := range []Clock{
		{Remaining: 5 * time.Minute},
		{Remaining: time.Minute, Increment: time.Second},
		{Remaining: 10 * time.Millisecond},
		{Period: 30 * time.Second, Periods: 3},
		{Remaining: time.Second, Period: 30 * time.Second, Periods: 1},
	} {
		soft, hard := c.share()
		assert.Positive(t, soft, "%+v", c)
		assert.LessOrEqual(t, soft, hard, "%+v", c)
		assert.LessOrEqual(t, hard, max(shortest, c.Remaining, c.Period), "%+v", c)
	}
}

func TestByCount(t *testing.T) {
	pool := board.Pool(0).With(1, 5).With(2, 2).With(4, 7)
	assert.Equal(t, []int{4, 1, 2}, byCount(pool))
	assert.Empty(t, byCount(0))
}
