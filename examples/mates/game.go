package main

import (
	"context"
	"math/rand/v2"

	"github.com/songky/songky"
)

const (
	strongNodes = 800 // a move of the side that is to win
	weakNodes   = 80  // of the other, which errs besides
	evenNodes   = 300 // of both, every third game
	errorsIn    = 8   // one move of so many of the weak side is a random one
	maxPlies    = 300 // after which a game is given up
)

// selfPlay makes games of the engine against itself, each from a random opening.
type selfPlay struct {
	variant songky.Variant
	seed    uint64
	book    []string // FENs to begin from; empty for the start of the game
	engine  *songky.Engine
	made    uint64
}

// next plays a game and returns its positions, in the order of play; the last is where it ended. What
// the game is depends on nothing but the seed and how many came before.
func (s *selfPlay) next() ([]songky.Position, error) {
	r := rand.New(rand.NewPCG(s.seed, s.made))
	number := s.made
	s.made++
	s.engine.Clear()
	g, err := s.opening(r)
	if err != nil {
		return nil, err
	}
	positions := []songky.Position{g.Position()}
	for !g.Outcome().Over() && len(positions) < maxPlies {
		m, err := s.move(g, number, r)
		if err != nil {
			return nil, err
		}
		if err := g.Play(m); err != nil {
			return nil, err
		}
		positions = append(positions, g.Position())
	}
	return positions, nil
}

// opening is the start or a position of the book, and some random moves.
func (s *selfPlay) opening(r *rand.Rand) (*songky.Game, error) {
	opts := []songky.Option{songky.WithSeed(r.Uint64())}
	if len(s.book) > 0 {
		opts = append(opts, songky.WithFEN(s.book[r.IntN(len(s.book))]))
	}
	g, err := songky.NewGame(s.variant, opts...)
	if err != nil {
		return nil, err
	}
	for range 2 + r.IntN(9) {
		if moves := g.LegalMoves(); len(moves) > 0 {
			if err := g.Play(moves[r.IntN(len(moves))]); err != nil {
				return nil, err
			}
		}
	}
	return g, nil
}

// move is what the side to move plays: by turns Red or Blue is the stronger, or neither.
func (s *selfPlay) move(g *songky.Game, number uint64, r *rand.Rand) (songky.Move, error) {
	nodes := uint64(evenNodes)
	switch {
	case number%3 == 2:
	case g.Turn() == songky.Side(number%3):
		nodes = strongNodes
	default:
		nodes = weakNodes
		if r.IntN(errorsIn) == 0 {
			moves := g.LegalMoves()
			return moves[r.IntN(len(moves))], nil
		}
	}
	result, err := s.engine.BestMove(context.Background(), g, songky.Limits{Nodes: nodes})
	return result.Move, err
}
