// Package eval values positions. Hand is the hand-made evaluation: material and piece-square
// values, kept incrementally in a stack beside the search's positions, and what the pieces do, read
// off the position. All values are those of the middle game and of the endgame, mixed by the
// pieces that are left.
package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// MaxPly is the number of plies that the stack holds.
const MaxPly = 256

// Hand is an evaluator for one game. It is not safe for concurrent use; each thread has its own.
type Hand struct {
	*tables
	balances balances
	fronts   fronts
	covers   covers
	means    [2]mean
	recent   [1 << 14]valued
	stack    [MaxPly]state
}

// state is what is kept for a ply.
type state struct {
	sum    int64 // of pieces on their points, Red's less Blue's
	counts counts
}

// valued is the value of a position of late: searches come back to many.
type valued struct {
	key   uint64
	score int32 // for the side to move
}

// mean is the mean worth of a pool of identities.
type mean struct {
	pool     board.Pool
	mid, end int
}

// NewHand makes an evaluator for a game.
func NewHand(v variants.Variant) *Hand { return &Hand{tables: shared[v]()} }

// NewHandOf makes an evaluator with values of its own.
func NewHandOf(v variants.Variant, p *Params) *Hand { return &Hand{tables: newTables(v, p)} }

// Worth is what the pieces are worth, by side and slot, in centipawns.
func (t *tables) Worth() (worth [2][8]int) {
	for side := range worth {
		for slot := range worth[side] {
			mid, _ := halves(t.worth[side][slot])
			worth[side][slot] = mid / Grain
		}
	}
	return worth
}

// Root sets the state of ply 0.
func (h *Hand) Root(p *board.Position) { h.stack[0] = h.fresh(p) }

// fresh computes a state from nothing.
func (t *tables) fresh(p *board.Position) (s state) {
	for all := p.Occupied(); !all.Empty(); {
		var sq board.Square
		sq, all = all.Next()
		c := p.Cell(sq)
		s.sum += t.values[c&31][sq]
		s.counts += t.units[c&31]
	}
	return s
}

// Push sets the state of ply+1 after a move from before, at ply, to after.
func (h *Hand) Push(ply int, before, after *board.Position, m board.Move) {
	if m.IsCastling() || m.IsEnPassant() || h.rules.Spec().Flips {
		h.stack[ply+1] = h.fresh(after)
		return
	}
	s := h.stack[ply]
	from, to := m.From(), m.To()
	moved, victim, placed := before.Cell(from)&31, before.Cell(to)&31, after.Cell(to)&31
	s.sum += h.values[placed][to] - h.values[moved][from] - h.values[victim][to]
	s.counts += h.units[placed] - h.units[moved] - h.units[victim]
	h.stack[ply+1] = s
}

// Pass sets the state of ply+1 after a null move.
func (h *Hand) Pass(ply int) { h.stack[ply+1] = h.stack[ply] }

// Score values p, at ply, for the side to move, in centipawns.
func (h *Hand) Score(ply int, p *board.Position) int {
	key := p.SearchKey()
	recent := &h.recent[key%uint64(len(h.recent))]
	if recent.key != key {
		recent.key, recent.score = key, int32(h.value(ply, p))
	}
	return int(recent.score)
}

// value reckons the score.
func (h *Hand) value(ply int, p *board.Position) int {
	mid, end, share := h.Parts(ply, p)
	score := (mid*share + end*(WholeShare-share)) / (WholeShare * Grain)
	if p.Turn() == board.Blue {
		return -score
	}
	return score
}

// Parts are Red's score for p, at ply, in the middle game and in the endgame, in units of the
// tables, and the share of the middle game, in 1/256.
func (h *Hand) Parts(ply int, p *board.Position) (mid, end, share int) {
	s := &h.stack[ply]
	b := h.balance(s.counts)
	sum := s.sum + b.sum + h.ahead + h.active(p)
	if p.Turn() == board.Red {
		sum += h.tempo
	} else {
		sum -= h.tempo
	}
	mid, end = halves(sum)
	red, blue := s.counts.of(board.Red, 0), s.counts.of(board.Blue, 0)
	if red+blue > 0 {
		m, e := h.unseen(p, board.Red)
		mid, end = mid+red*m, end+red*e
		m, e = h.unseen(p, board.Blue)
		mid, end = mid-blue*m, end-blue*e
	}
	return mid, end, b.share
}

// unseen is the mean worth of a side's unseen identities, as a rule the same as the last time.
func (h *Hand) unseen(p *board.Position, side board.Side) (mid, end int) {
	pool := p.Pool(h.rules.PoolOf(side))
	last := &h.means[side]
	if last.pool != pool {
		last.pool = pool
		last.mid, last.end = h.mean(pool, side)
	}
	return last.mid, last.end
}

// mean is the mean worth of the identities of a pool for a side.
func (t *tables) mean(pool board.Pool, side board.Side) (mid, end int) {
	var sum int64
	n := 0
	for slot := 1; slot < board.RoyalSlot; slot++ {
		k := pool.Count(slot)
		n += k
		sum += int64(k) * t.worth[side][slot]
	}
	mid, end = halves(sum)
	return mid / max(1, n), end / max(1, n)
}
