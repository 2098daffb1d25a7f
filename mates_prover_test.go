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

// prover proves forced mates by looking at all moves and all replies: nothing left out, nothing of
// the search. A face-down piece that moves may turn up as anything of the pool that it is of, and a
// mate is one only if it holds for all of them.
type prover struct {
	variant     songky.Variant
	rules       *board.Rules
	noMoveLoses bool
	memo        map[claim]bool
	refutes     [8]board.Move // the reply that last held out against a mate in so many moves: tried first
}

// movesRoom is how many moves are listed without asking for memory, and nothing what a move turns up
// that turns nothing up.
const movesRoom = 128

var nothing = []int{0}

// claim is that the side to move mates in so many moves at most. SearchKey stands for the position
// with its pools.
type claim struct {
	position uint64
	moves    int
}

func newProver(v songky.Variant) *prover {
	return &prover{
		variant: v, rules: variants.Tables(v), noMoveLoses: variants.Define(v).NoMoveLoses,
		memo: make(map[claim]bool),
	}
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

// mates says whether the side to move mates in n moves at most. Mates in one are not remembered: they
// are too many to hold and quick to find.
func (x *prover) mates(p *board.Position, n int) bool {
	if n == 1 {
		return x.someHolds(p, 1)
	}
	c := claim{p.SearchKey(), n}
	answer, known := x.memo[c]
	if !known {
		answer = x.someHolds(p, n)
		x.memo[c] = answer
	}
	return answer
}

// someHolds says whether some move mates in n moves at most.
func (x *prover) someHolds(p *board.Position, n int) bool {
	var room [movesRoom]board.Move
	for _, m := range x.rules.AppendMoves(p, room[:0]) {
		if x.holds(p, m, n) {
			return true
		}
	}
	return false
}

// holds says whether a move mates in n moves at most, counted with this one.
func (x *prover) holds(p *board.Position, m board.Move, n int) bool {
	for _, slot := range x.turns(p, m) {
		var next board.Position
		x.play(&next, p, m, slot)
		if !x.lost(&next) && (n == 1 || !x.loses(&next, n-1)) {
			return false
		}
	}
	return true
}

// loses says whether the side to move has a move, and whatever it plays and turns up, the other
// mates in n moves at most.
func (x *prover) loses(p *board.Position, n int) bool {
	var room [movesRoom]board.Move
	moves := x.rules.AppendMoves(p, room[:0])
	if at := slices.Index(moves, x.refutes[n]); at > 0 {
		moves[0], moves[at] = moves[at], moves[0]
	}
	for _, m := range moves {
		for _, slot := range x.turns(p, m) {
			var next board.Position
			x.play(&next, p, m, slot)
			if !x.mates(&next, n) {
				x.refutes[n] = m
				return false
			}
		}
	}
	return len(moves) > 0
}

// lost says whether the side to move has lost: it has no move and is in check or playing a game in
// which that is as bad.
func (x *prover) lost(p *board.Position) bool {
	return (x.noMoveLoses || x.rules.InCheck(p)) && !x.rules.HasMove(p)
}

// turns are the slots of what a move may turn up; 0 alone where it turns nothing up.
func (x *prover) turns(p *board.Position, m board.Move) []int {
	if !p.Cell(m.From()).IsFaceDown() {
		return nothing
	}
	var list []int
	pool := p.Pool(x.rules.PoolOf(p.Turn()))
	for slot := 1; slot < board.RoyalSlot; slot++ {
		if pool.Count(slot) > 0 {
			list = append(list, slot)
		}
	}
	return list
}

// play makes next the position after a move that turns up what turns says.
func (x *prover) play(next, p *board.Position, m board.Move, slot int) {
	if slot == 0 {
		x.rules.Make(next, p, m)
	} else {
		x.rules.MakeTurned(next, p, m, slot)
	}
}
