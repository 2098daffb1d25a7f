package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Evaluator values positions for a search. What it keeps for a position lies in a stack of its own, by
// ply, beside the search's positions. Hand is one; an evaluator that is learned can take its place.
// It serves one thread.
type Evaluator interface {
	// Root sets the state of ply 0.
	Root(p *board.Position)
	// Push sets the state of ply+1 after a move from before, at ply, to after.
	Push(ply int, before, after *board.Position, m board.Move)
	// Pass sets the state of ply+1 after a null move.
	Pass(ply int)
	// Score values p, at ply, for the side to move, in centipawns.
	Score(ply int, p *board.Position) int
	// Worth is what the pieces are worth in exchanges, by side and slot, in centipawns.
	Worth() [2][8]int
}

// New makes the evaluator of a game.
func New(v variants.Variant) Evaluator { return NewHand(v) }
