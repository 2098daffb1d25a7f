package songky_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// prover proves forced mates by looking at all moves and all replies: no order of moves, nothing
// left out, nothing of the search. A face-down piece that moves may turn up as anything of the pool
// that it is of, and a mate is one only if it holds for all of them.
type prover struct {
	variant songky.Variant
	rules   *board.Rules
	memo    map[claim]bool
}

// claim is that the side to move mates in so many moves at most. SearchKey stands for the position
// with its pools.
type claim struct {
	position uint64
	moves    int
}

func newProver(v songky.Variant) *prover {
	return &prover{variant: v, rules: variants.Tables(v), memo: make(map[claim]bool)}
}

// position is the position of a FEN as the prover works with it.
func (x *prover) position(t *testing.T, fen string) board.Position {
	t.Helper()
	setup, unread := notation.ParseFEN(x.variant, fen)
	require.Empty(t, unread, fen)
	p, faults := x.rules.NewPosition(&setup)
	require.Empty(t, faults, fen)
	return p
}

// keys are the moves, in coordinates and sorted, with which the side to move mates in n at most;
// among some moves only, if they are given.
func (x *prover) keys(p *board.Position, n int, among ...string) []string {
	def := variants.Define(x.variant)
	var list []songky.Move
	for _, m := range x.rules.AppendMoves(p, nil) {
		from, to := m.From(), m.To()
		public := songky.NewMove(songky.NewSquare(from.File(), from.Rank()), songky.NewSquare(to.File(), to.Rank()),
			def.Slots[p.Turn()][m.Promotion()])
		if (len(among) == 0 || slices.Contains(among, public.String())) && x.holds(p, m, n) {
			list = append(list, public)
		}
	}
	return texts(list)
}

// mates says whether the side to move mates in n moves at most.
func (x *prover) mates(p *board.Position, n int) bool {
	c := claim{p.SearchKey(), n}
	answer, known := x.memo[c]
	if known {
		return answer
	}
	for _, m := range x.rules.AppendMoves(p, nil) {
		if answer = x.holds(p, m, n); answer {
			break
		}
	}
	x.memo[c] = answer
	return answer
}

// holds says whether a move mates in n moves at most, counted with this one.
func (x *prover) holds(p *board.Position, m board.Move, n int) bool {
	for _, next := range x.outcomes(p, m) {
		if !x.lost(&next) && (n == 1 || !x.loses(&next, n-1)) {
			return false
		}
	}
	return true
}

// loses says whether the side to move has a move, and whatever it plays and turns up, the other
// mates in n moves at most.
func (x *prover) loses(p *board.Position, n int) bool {
	moves := x.rules.AppendMoves(p, nil)
	for _, m := range moves {
		for _, next := range x.outcomes(p, m) {
			if !x.mates(&next, n) {
				return false
			}
		}
	}
	return len(moves) > 0
}

// lost says whether the side to move has lost: it has no move and is in check or playing a game in
// which that is as bad.
func (x *prover) lost(p *board.Position) bool {
	return !x.rules.HasMove(p) && (x.rules.InCheck(p) || variants.Define(x.variant).NoMoveLoses)
}

// outcomes are the positions that a move may lead to.
func (x *prover) outcomes(p *board.Position, m board.Move) []board.Position {
	if !p.Cell(m.From()).IsFaceDown() {
		list := make([]board.Position, 1)
		x.rules.Make(&list[0], p, m)
		return list
	}
	var list []board.Position
	pool := p.Pool(x.rules.PoolOf(p.Turn()))
	for slot := 1; slot < board.RoyalSlot; slot++ {
		if pool.Count(slot) > 0 {
			list = append(list, board.Position{})
			x.rules.MakeTurned(&list[len(list)-1], p, m, slot)
		}
	}
	return list
}
