// Package elo keeps ratings by Elo's method: a player's rating rises by K times the difference of
// the result and the expected score, which is 1 / (1 + 10^(d/400)) for an opponent rated d higher.
//
// Source: Arpad E. Elo, The Rating of Chessplayers, Past and Present (1978), with the logistic
// curve that rating systems have come to use. The bands of K of Default have the shape of the FIDE
// Rating Regulations (FIDE Handbook, B.02): larger for newcomers, smaller at the top.
package elo

import "math"

// scale is the difference in rating at which the odds are ten to one.
const scale = 400

// Expected is the expected score, from 0 to 1, of a player against an opponent: the share of the
// points. The expected scores of both add up to exactly 1.
func Expected(rating, opponent int) float64 {
	// The stronger side's score is computed and the weaker side's is the rest, so that both
	// changes of a game are exact opposites.
	d := float64(rating) - float64(opponent)
	stronger := 1 / (1 + math.Pow(10, -math.Abs(d)/scale))
	if d < 0 {
		return 1 - stronger
	}
	return stronger
}

// Result is how a game ended for one of its players.
type Result uint8

// The results.
const (
	Loss Result = iota // no point
	Draw               // half a point
	Win                // a point
)

// Valid says whether r is one of the results.
func (r Result) Valid() bool { return r <= Win }

// Opposite is the result for the other player; for a value that is no result it is none either.
func (r Result) Opposite() Result {
	if !r.Valid() {
		return r
	}
	return Win - r
}

// Score is the points for the result: 0, 0.5 or 1; 0 for a value that is no result.
func (r Result) Score() float64 {
	if !r.Valid() {
		return 0
	}
	return float64(r) / 2
}

// String is "loss", "draw" or "win", "unknown" for a value that is no result.
func (r Result) String() string {
	if !r.Valid() {
		return "unknown"
	}
	return [...]string{"loss", "draw", "win"}[r]
}

// Player is what is kept of a player. Players are comparable plain values.
type Player struct {
	Rating int `json:"rating"` // in points, from the system's floor to MaxRating
	Games  int `json:"games"`  // rated games played, which decide the band of K
}
