package elo

import (
	"errors"
	"fmt"
	"math"
)

// Bounds of ratings, games and K. They lie far above any use.
const (
	MaxRating = 10_000
	MaxGames  = 1_000_000_000
	MaxK      = 1_000
)

// The errors. Test for them with errors.Is.
var (
	// ErrSystem: a field of a System with a value out of its range.
	ErrSystem = errors.New("impossible rating system")
	// ErrPlayer: a rating or a number of games out of range.
	ErrPlayer = errors.New("impossible player")
	// ErrResult: a value that is no Result.
	ErrResult = errors.New("neither loss, draw nor win")
)

// System is how ratings are kept. Take Default and change fields; the zero value rates nobody, as
// its K is 0. Systems are comparable plain values.
type System struct {
	Start int // a newcomer's rating, from Floor to MaxRating
	Floor int // no rating falls below it; from 0 to MaxRating

	NewK      int // K during the first NewGames games, from 0 to MaxK like the others
	NewGames  int // from 0 to MaxGames
	K         int // K after them
	TopK      int // K after them for a rating of TopRating or more
	TopRating int // from 0 to MaxRating; 0: no band for the top

	// MaxDifference bounds the difference in rating that counts, so that a far stronger player
	// still gains something; 0: no bound. FIDE uses 400.
	MaxDifference int
}

// Default starts at 1200 and never falls below 100. K is 32 in a player's first 30 games, 20 after
// them, and 10 from a rating of 2400 on. The whole difference in rating counts.
func Default() System {
	return System{Start: 1200, Floor: 100, NewK: 32, NewGames: 30, K: 20, TopK: 10, TopRating: 2400}
}

// Check returns ErrSystem, with the field, for a system with a value out of its range.
func (s System) Check() error {
	for _, f := range []struct {
		name             string
		value, low, high int
	}{
		{"Floor", s.Floor, 0, MaxRating},
		{"Start", s.Start, s.Floor, MaxRating},
		{"NewK", s.NewK, 0, MaxK},
		{"NewGames", s.NewGames, 0, MaxGames},
		{"K", s.K, 0, MaxK},
		{"TopK", s.TopK, 0, MaxK},
		{"TopRating", s.TopRating, 0, MaxRating},
		{"MaxDifference", s.MaxDifference, 0, MaxRating},
	} {
		if f.value < f.low || f.value > f.high {
			return fmt.Errorf("%w: %s %d is not within %d and %d", ErrSystem, f.name, f.value, f.low, f.high)
		}
	}
	return nil
}

// Newcomer is a player without a game, at the start rating.
func (s System) Newcomer() Player { return Player{Rating: s.Start} }

// Factor is the K that holds for a player's next game.
func (s System) Factor(p Player) int {
	switch {
	case p.Games < s.NewGames:
		return s.NewK
	case s.TopRating > 0 && p.Rating >= s.TopRating:
		return s.TopK
	}
	return s.K
}

// Update is both players after a game between them, of which r is a's result. Both changes are
// judged by the ratings before the game; each is K times the difference of points and expected
// score, rounded to the nearest whole point, halves away from zero. Of two players with one K, one
// gains exactly what the other loses, unless the floor or MaxRating stops it. The errors are
// ErrSystem, ErrPlayer and ErrResult; the players are returned as they were then.
func (s System) Update(a, b Player, r Result) (Player, Player, error) {
	if err := s.checkGame(a, b, r); err != nil {
		return a, b, err
	}
	return s.rated(a, b, r), s.rated(b, a, r.Opposite()), nil
}

func (s System) checkGame(a, b Player, r Result) error {
	if err := s.Check(); err != nil {
		return err
	}
	for _, p := range []Player{a, b} {
		if p.Rating < 0 || p.Rating > MaxRating || p.Games < 0 || p.Games >= MaxGames {
			return fmt.Errorf("%w: rating %d after %d games", ErrPlayer, p.Rating, p.Games)
		}
	}
	if !r.Valid() {
		return fmt.Errorf("%w: %d", ErrResult, r)
	}
	return nil
}

// rated is p after a game with the opponent.
func (s System) rated(p, opponent Player, r Result) Player {
	against := opponent.Rating
	if s.MaxDifference > 0 {
		against = min(max(against, p.Rating-s.MaxDifference), p.Rating+s.MaxDifference)
	}
	change := float64(s.Factor(p)) * (r.Score() - Expected(p.Rating, against))
	return Player{
		Rating: min(max(p.Rating+int(math.Round(change)), s.Floor), MaxRating),
		Games:  p.Games + 1,
	}
}
