package board_test

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// position reads a FEN that must be playable.
func position(t testing.TB, v variants.Variant, fen string) board.Position {
	t.Helper()
	setup, unread := notation.ParseFEN(v, fen)
	require.Empty(t, unread, fen)
	p, faults := variants.Tables(v).NewPosition(&setup)
	require.Empty(t, faults, fen)
	return p
}

// startOf is the start position of a game.
func startOf(t testing.TB, v variants.Variant) board.Position {
	t.Helper()
	return position(t, v, v.Info().Start)
}

// random is a source of chance that a seed determines.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x736f6e676b79)) }

// makeAny makes a move; a face-down piece turns up as whatever its pool still has.
func makeAny(rng *rand.Rand, r *board.Rules, p *board.Position, m board.Move) (next board.Position) {
	if !p.Cell(m.From()).IsFaceDown() {
		r.Make(&next, p, m)
		return next
	}
	pool := p.Pool(r.PoolOf(p.Turn()))
	n := rng.IntN(pool.Total())
	for slot := 1; ; slot++ {
		if n -= pool.Count(slot); n < 0 {
			r.MakeTurned(&next, p, m, slot)
			return next
		}
	}
}

// eachRandomPosition calls visit for the positions of random games of a variant, each with the
// move that led to it; 0 for the start.
func eachRandomPosition(t *testing.T, v variants.Variant, games, plies int, visit func(r *board.Rules, before, p *board.Position, m board.Move)) {
	t.Helper()
	r, visited := variants.Tables(v), 0
	for seed := range uint64(games) {
		rng := random(seed)
		p := startOf(t, v)
		before := p
		m := board.Move(0)
		for range plies {
			visit(r, &before, &p, m)
			visited++
			moves := r.AppendMoves(&p, nil)
			if rng.IntN(3) == 0 {
				if captures := r.AppendCaptures(&p, nil); len(captures) > 0 {
					moves = captures
				}
			}
			if len(moves) == 0 {
				break
			}
			m = moves[rng.IntN(len(moves))]
			before, p = p, makeAny(rng, r, &p, m)
		}
	}
	require.Greater(t, visited, 10*games)
}

// eachDataPosition calls visit for the positions of a variant in the test data, which are wilder
// than those of games.
func eachDataPosition(t *testing.T, v variants.Variant, visit func(r *board.Rules, p *board.Position)) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "..", "testdata", "positions.jsonl"))
	require.NoError(t, err)
	visited := 0
	for _, line := range bytes.Split(bytes.TrimSpace(data), []byte("\n")) {
		var item struct{ Variant, FEN string }
		require.NoError(t, json.Unmarshal(line, &item))
		if item.Variant == v.String() {
			p := position(t, v, item.FEN)
			visit(variants.Tables(v), &p)
			visited++
		}
	}
	require.Greater(t, visited, 200)
}

// eachVariant runs a test once for every game.
func eachVariant(t *testing.T, test func(t *testing.T, v variants.Variant)) {
	t.Helper()
	for _, v := range variants.All() {
		t.Run(v.String(), func(t *testing.T) { test(t, v) })
	}
}
