package eval

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

func start(t *testing.T, v variants.Variant) board.Position {
	t.Helper()
	setup, faults := notation.ParseFEN(v, v.Info().Start)
	require.Empty(t, faults)
	p, broken := variants.Tables(v).NewPosition(&setup)
	require.Empty(t, broken)
	return p
}

// The incremental state equals the one computed from nothing, whatever is played.
func TestIncrementalEqualsFresh(t *testing.T) {
	for _, v := range variants.All() {
		t.Run(v.String(), func(t *testing.T) {
			rules, h := variants.Tables(v), NewHand(v)
			random := rand.New(rand.NewPCG(uint64(v), 1))
			for range 10 {
				p := start(t, v)
				h.Root(&p)
				for ply := 0; ply < MaxPly-1; ply++ {
					moves := rules.AppendMoves(&p, nil)
					if len(moves) == 0 {
						break
					}
					m := moves[random.IntN(len(moves))]
					next := played(rules, &p, m, random)
					h.Push(ply, &p, &next, m)
					require.Equal(t, h.fresh(&next), h.stack[ply+1], "ply %d", ply)
					p = next
				}
			}
		})
	}
}

// played makes a move; a face-down piece turns up as some identity of its pool, or stays as the
// search leaves it.
func played(rules *board.Rules, p *board.Position, m board.Move, random *rand.Rand) (next board.Position) {
	pool := p.Pool(rules.PoolOf(p.Turn()))
	slot := 1 + random.IntN(board.RookSlot)
	if p.Cell(m.From()).IsFaceDown() && pool.Count(slot) > 0 {
		rules.MakeTurned(&next, p, m, slot)
	} else {
		rules.Make(&next, p, m)
	}
	return next
}

// A start position with equal armies is even, whoever is to move.
func TestEqualArmiesAreEven(t *testing.T) {
	for _, v := range []variants.Variant{variants.Xiangqi, variants.CoUp, variants.CoUpClassic, variants.Chess, variants.CoGanh} {
		p := start(t, v)
		h := NewHand(v)
		h.Root(&p)
		assert.Zero(t, h.Score(0, &p), v)
	}
}

// More material is worth more, for either side.
func TestMaterialCounts(t *testing.T) {
	score := func(fen string) int {
		setup, faults := notation.ParseFEN(variants.SongKy, fen)
		require.Empty(t, faults)
		p, broken := variants.Tables(variants.SongKy).NewPosition(&setup)
		require.Empty(t, broken)
		h := NewHand(variants.SongKy)
		h.Root(&p)
		return h.Score(0, &p)
	}
	bare := "4k4/9/9/9/9/9/9/9/9/4K4"
	for more, gain := range map[string][2]int{
		"4k4/9/9/9/9/9/9/9/9/3RK4": {1, -1},
		"3qk4/9/9/9/9/9/9/9/9/4K4": {-1, 1},
	} {
		assert.Greater(t, gain[0]*(score(more+" w - - 0 1")-score(bare+" w - - 0 1")), 300, more)
		assert.Greater(t, gain[1]*(score(more+" b - - 0 1")-score(bare+" b - - 0 1")), 300, more)
	}
}
