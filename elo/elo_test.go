package elo_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/elo"
)

func TestExpected(t *testing.T) {
	for _, c := range []struct {
		rating, opponent int
		want             float64
	}{
		{1200, 1200, 0.5},
		{1600, 1200, 10.0 / 11},
		{1200, 1600, 1.0 / 11},
		{2000, 1200, 100.0 / 101},
		{1500, 1400, 0.640065},
		{0, elo.MaxRating, 0},
		{math.MaxInt, math.MinInt, 1},
	} {
		assert.InDelta(t, c.want, elo.Expected(c.rating, c.opponent), 1e-6)
	}
}

func TestExpectedScoresAddUp(t *testing.T) {
	last := 1.0
	for d := range 3000 {
		weaker, stronger := elo.Expected(1200, 1200+d), elo.Expected(1200+d, 1200)
		require.Equal(t, 1.0, weaker+stronger, d) // exactly
		require.Less(t, weaker, last, "a stronger opponent is expected to score more")
		last = weaker
	}
}

func TestUpdate(t *testing.T) {
	s := elo.Default()
	for _, c := range []struct {
		name         string
		a, b         elo.Player
		r            elo.Result
		wantA, wantB int
	}{
		{"newcomers", s.Newcomer(), s.Newcomer(), elo.Win, 1216, 1184},
		{"newcomers draw", s.Newcomer(), s.Newcomer(), elo.Draw, 1200, 1200},
		{"the stronger wins", elo.Player{Rating: 1600}, s.Newcomer(), elo.Win, 1603, 1197},
		{"the stronger loses", elo.Player{Rating: 1600}, s.Newcomer(), elo.Loss, 1571, 1229},
		{"the stronger draws", elo.Player{Rating: 1600}, s.Newcomer(), elo.Draw, 1587, 1213},
		{"a newcomer against a settled player", s.Newcomer(), elo.Player{Rating: 1200, Games: 30}, elo.Win, 1216, 1190},
		{"the last game as a newcomer", elo.Player{Rating: 1200, Games: 29}, elo.Player{Rating: 1200, Games: 31}, elo.Loss, 1184, 1210},
		{"the top", elo.Player{Rating: 2400, Games: 99}, elo.Player{Rating: 2399, Games: 99}, elo.Loss, 2395, 2409},
		{"a newcomer at the top", elo.Player{Rating: 2400}, elo.Player{Rating: 2400}, elo.Win, 2416, 2384},
		{"the floor", elo.Player{Rating: 105}, elo.Player{Rating: 105}, elo.Loss, 100, 121},
		{"the ceiling", elo.Player{Rating: elo.MaxRating}, elo.Player{Rating: elo.MaxRating}, elo.Win, elo.MaxRating, elo.MaxRating - 16},
		{"far apart", elo.Player{Rating: 5000}, elo.Player{Rating: 100}, elo.Win, 5000, 100},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b, err := s.Update(c.a, c.b, c.r)
			require.NoError(t, err)
			assert.Equal(t, elo.Player{Rating: c.wantA, Games: c.a.Games + 1}, a)
			assert.Equal(t, elo.Player{Rating: c.wantB, Games: c.b.Games + 1}, b)
		})
	}
}

func TestHalvesRoundAwayFromZero(t *testing.T) {
	s := elo.System{Start: 1200, NewK: 25, NewGames: 1}
	a, b, err := s.Update(s.Newcomer(), s.Newcomer(), elo.Win) // 12.5 points
	require.NoError(t, err)
	assert.Equal(t, 1213, a.Rating)
	assert.Equal(t, 1187, b.Rating)
}

func TestMaxDifference(t *testing.T) {
	s := elo.Default()
	s.MaxDifference = 400
	a, b, err := s.Update(elo.Player{Rating: 3000}, elo.Player{Rating: 1200}, elo.Win)
	require.NoError(t, err)
	assert.Equal(t, 3003, a.Rating, "as against 2600")
	assert.Equal(t, 1197, b.Rating)
}

// With one K for both, no point is made or lost, and no result costs the winner.
func TestZeroSum(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for range 20000 {
		s := elo.System{K: rng.IntN(65), MaxDifference: rng.IntN(2) * 400}
		a := elo.Player{Rating: 1000 + rng.IntN(2000)}
		b := elo.Player{Rating: 1000 + rng.IntN(2000)}
		r := elo.Result(rng.IntN(3))
		newA, newB, err := s.Update(a, b, r)
		require.NoError(t, err)
		require.Equal(t, a.Rating+b.Rating, newA.Rating+newB.Rating, "%v %v %v %v", s, a, b, r)
		if r == elo.Win {
			require.GreaterOrEqual(t, newA.Rating, a.Rating)
		}
		swappedB, swappedA, err := s.Update(b, a, r.Opposite())
		require.NoError(t, err)
		require.Equal(t, []elo.Player{newA, newB}, []elo.Player{swappedA, swappedB}, "the order does not matter")
	}
}

func TestBadInput(t *testing.T) {
	good := elo.Default()
	change := func(f func(*elo.System)) elo.System {
		s := good
		f(&s)
		return s
	}
	p := good.Newcomer()
	for _, c := range []struct {
		name string
		s    elo.System
		a, b elo.Player
		r    elo.Result
		want error
	}{
		{"negative floor", change(func(s *elo.System) { s.Floor = -1 }), p, p, elo.Win, elo.ErrSystem},
		{"start below the floor", change(func(s *elo.System) { s.Start = 99 }), p, p, elo.Win, elo.ErrSystem},
		{"start too high", change(func(s *elo.System) { s.Start = elo.MaxRating + 1 }), p, p, elo.Win, elo.ErrSystem},
		{"negative K", change(func(s *elo.System) { s.NewK = -1 }), p, p, elo.Win, elo.ErrSystem},
		{"K too large", change(func(s *elo.System) { s.K = elo.MaxK + 1 }), p, p, elo.Win, elo.ErrSystem},
		{"top K too large", change(func(s *elo.System) { s.TopK = math.MaxInt }), p, p, elo.Win, elo.ErrSystem},
		{"top rating", change(func(s *elo.System) { s.TopRating = -5 }), p, p, elo.Win, elo.ErrSystem},
		{"negative games", change(func(s *elo.System) { s.NewGames = -1 }), p, p, elo.Win, elo.ErrSystem},
		{"negative difference", change(func(s *elo.System) { s.MaxDifference = -1 }), p, p, elo.Win, elo.ErrSystem},
		{"negative rating", good, elo.Player{Rating: -1}, p, elo.Win, elo.ErrPlayer},
		{"rating too high", good, p, elo.Player{Rating: elo.MaxRating + 1}, elo.Win, elo.ErrPlayer},
		{"negative games played", good, p, elo.Player{Rating: 1200, Games: -1}, elo.Win, elo.ErrPlayer},
		{"too many games", good, p, elo.Player{Rating: 1200, Games: math.MaxInt}, elo.Win, elo.ErrPlayer},
		{"no result", good, p, p, 3, elo.ErrResult},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b, err := c.s.Update(c.a, c.b, c.r)
			assert.ErrorIs(t, err, c.want)
			assert.Equal(t, []elo.Player{c.a, c.b}, []elo.Player{a, b}, "unchanged on an error")
		})
	}
}

func TestResults(t *testing.T) {
	for r, want := range map[elo.Result]string{
		elo.Loss: "loss 0 win", elo.Draw: "draw 0.5 draw", elo.Win: "win 1 loss", 3: "unknown 0 unknown", 255: "unknown 0 unknown",
	} {
		assert.Equal(t, want, fmt.Sprintf("%v %v %v", r, r.Score(), r.Opposite()))
	}
}

func ExampleSystem_Update() {
	s := elo.Default()
	an, bình := s.Newcomer(), elo.Player{Rating: 1420, Games: 57}
	an, bình, err := s.Update(an, bình, elo.Win)
	fmt.Println(an, bình, err)
	// Output: {1225 1} {1404 58} <nil>
}
