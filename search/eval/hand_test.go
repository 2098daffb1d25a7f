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

// wander calls visit with positions of random games.
func wander(t *testing.T, v variants.Variant, visit func(p *board.Position)) {
	rules := variants.Tables(v)
	random := rand.New(rand.NewPCG(uint64(v), 2))
	for range 10 {
		p := start(t, v)
		for range 60 {
			visit(&p)
			moves := rules.AppendMoves(&p, nil)
			if len(moves) == 0 {
				break
			}
			p = played(rules, &p, moves[random.IntN(len(moves))], random)
		}
	}
}

// scoreOf is the score of a set-up for its side to move; false for one that is no position.
func scoreOf(v variants.Variant, setup *board.Setup) (int, bool) {
	p, faults := variants.Tables(v).NewPosition(setup)
	if len(faults) > 0 {
		return 0, false
	}
	h := NewHand(v)
	h.Root(&p)
	return h.Score(0, &p), true
}

// reflected is a position with its points moved.
func reflected(p *board.Position, to func(board.Square) board.Square) *board.Setup {
	setup := p.Setup()
	setup.Castling, setup.EnPassant = 0, board.None
	cells := setup.Cells
	setup.Cells = [board.NumSquares]board.Code{}
	for s, c := range cells {
		if c != 0 {
			setup.Cells[to(board.Square(s))] = c
		}
	}
	return &setup
}

// A position with sides and colours swapped is worth the same to its side to move, if the armies
// are alike.
func TestColoursAreAlike(t *testing.T) {
	for _, v := range []variants.Variant{variants.Xiangqi, variants.CoUp, variants.CoUpClassic, variants.Chess, variants.CoGanh} {
		ranks := v.Info().Ranks
		wander(t, v, func(p *board.Position) {
			same := reflected(p, func(s board.Square) board.Square { return s })
			swapped := reflected(p, func(s board.Square) board.Square { return board.At(s.File(), ranks-1-s.Rank()) })
			for s, c := range swapped.Cells {
				if c != 0 {
					swapped.Cells[s] = c ^ 8
				}
			}
			swapped.Turn ^= 1
			if v == variants.CoUpClassic {
				swapped.Pool[0], swapped.Pool[1] = swapped.Pool[1], swapped.Pool[0]
			}
			want, fine := scoreOf(v, same)
			got, _ := scoreOf(v, swapped)
			if fine {
				require.Equal(t, want, got, notation.FEN(v, p))
			}
		})
	}
}

// A position seen in a mirror, left for right, is worth the same.
func TestSidesOfTheBoardAreAlike(t *testing.T) {
	for _, v := range variants.All() {
		files := v.Info().Files
		wander(t, v, func(p *board.Position) {
			same := reflected(p, func(s board.Square) board.Square { return s })
			mirrored := reflected(p, func(s board.Square) board.Square { return board.At(files-1-s.File(), s.Rank()) })
			want, fine := scoreOf(v, same)
			got, _ := scoreOf(v, mirrored)
			if fine {
				require.Equal(t, want, got, notation.FEN(v, p))
			}
		})
	}
}

// A closer look at positions of the two armies sees no left or right either, whatever its values.
func TestCloserLookIsAlike(t *testing.T) {
	const v = variants.SongKy
	random := rand.New(rand.NewPCG(5, 6))
	params := *Of(v)
	for role := range params.Roles {
		for _, term := range params.Roles[role].Close.Terms() {
			for i := range term.Values {
				term.Values[i] = Pair{Mid: int16(random.IntN(201) - 100), End: int16(random.IntN(201) - 100)}
			}
		}
	}
	h := NewHandOf(v, &params)
	require.True(t, h.keen)
	value := func(setup *board.Setup) int {
		p, _ := variants.Tables(v).NewPosition(setup)
		h.Root(&p)
		mid, _, _ := h.Parts(0, &p)
		return mid
	}
	wander(t, v, func(p *board.Position) {
		setup := p.Setup()
		mirrored := reflected(p, func(s board.Square) board.Square { return board.At(board.NumFiles-1-s.File(), s.Rank()) })
		require.Equal(t, value(&setup), value(mirrored), notation.FEN(v, p))
	})
}

// Games whose tables ask for no closer look do not take it.
func TestWhoTakesACloserLook(t *testing.T) {
	for _, v := range variants.All() {
		chess := v == variants.Chess || v == variants.ChessFIDE
		assert.Equal(t, chess, NewHand(v).keen, v)
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

// The share of the middle game falls from all at the start to nothing with bare royals.
func TestShareOfTheMiddleGame(t *testing.T) {
	share := func(fen string) int {
		setup, faults := notation.ParseFEN(variants.SongKy, fen)
		require.Empty(t, faults)
		p, broken := variants.Tables(variants.SongKy).NewPosition(&setup)
		require.Empty(t, broken)
		h := NewHand(variants.SongKy)
		h.Root(&p)
		_, _, share := h.Parts(0, &p)
		return share
	}
	assert.Equal(t, WholeShare, share(variants.SongKy.Info().Start))
	some := share("3qk4/9/9/9/9/9/9/9/9/3RK4 w - - 0 1")
	assert.Greater(t, some, 0)
	assert.Less(t, some, WholeShare)
	assert.Zero(t, share("4k4/p8/9/9/9/9/P8/9/9/3AK4 w - - 0 1"))
}

// A word is two numbers that add apart, whatever their signs.
func TestWords(t *testing.T) {
	sum := Pair{-300, 7}.word() + Pair{100, -20}.word() - Pair{5, 5}.word()
	mid, end := halves(sum)
	assert.Equal(t, [2]int{-205, -18}, [2]int{mid, end})
}
