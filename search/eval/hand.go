// Package eval values positions. Hand is the hand-made evaluation: material and piece-square
// values, kept incrementally in a stack beside the search's positions.
package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// MaxPly is the number of plies that the stack holds.
const MaxPly = 256

// Hand is an evaluator for one game. It is not safe for concurrent use; each thread has its own.
type Hand struct {
	rules  *board.Rules
	values [16][board.NumSquares]int16
	worth  [2][8]int // of an identity, by side and slot
	active [2]board.Weights
	bias   int // what Red is ahead before anything is counted
	stack  [MaxPly]state
}

// state is what is kept for a ply.
type state struct {
	sum  int32    // face-up pieces, Red's less Blue's
	down [2]int16 // face-down pieces of each side
}

// NewHand makes an evaluator for a game.
func NewHand(v variants.Variant) *Hand {
	h := &Hand{rules: variants.Tables(v), values: table(v), bias: firstBias[v]}
	def := variants.Define(v)
	for side := range h.worth {
		for slot, role := range def.Slots[side] {
			h.worth[side][slot] = Worth(v, role)
			h.active[side].Moves[slot] = mobility[role]
			if aimed(v) {
				h.active[side].Aims[slot] = aims[role]
			}
		}
	}
	return h
}

// Worth is what the pieces are worth, by side and slot.
func (h *Hand) Worth() [2][8]int { return h.worth }

// Root sets the state of ply 0.
func (h *Hand) Root(p *board.Position) { h.stack[0] = h.fresh(p) }

// fresh computes a state from nothing.
func (h *Hand) fresh(p *board.Position) (s state) {
	for all := p.Occupied(); !all.Empty(); {
		var sq board.Square
		sq, all = all.Next()
		s.add(h, p.Cell(sq), sq, 1)
	}
	return s
}

// add enters a piece n times: 1 to add, -1 to remove.
func (s *state) add(h *Hand, c board.Code, sq board.Square, n int32) {
	switch {
	case c == 0:
	case c.IsFaceDown():
		s.down[c.Side()] += int16(n)
	case c.Side() == board.Blue:
		s.sum -= n * int32(h.values[c&15][sq])
	default:
		s.sum += n * int32(h.values[c&15][sq])
	}
}

// Push sets the state of ply+1 after a move from before, at ply, to after.
func (h *Hand) Push(ply int, before, after *board.Position, m board.Move) {
	if m.IsCastling() || m.IsEnPassant() || h.rules.Spec().Flips {
		h.stack[ply+1] = h.fresh(after)
		return
	}
	s := h.stack[ply]
	s.add(h, before.Cell(m.From()), m.From(), -1)
	s.add(h, before.Cell(m.To()), m.To(), -1)
	s.add(h, after.Cell(m.To()), m.To(), 1)
	h.stack[ply+1] = s
}

// Pass sets the state of ply+1 after a null move.
func (h *Hand) Pass(ply int) { h.stack[ply+1] = h.stack[ply] }

// Score values p, at ply, for the side to move, in centipawns.
func (h *Hand) Score(ply int, p *board.Position) int {
	s := &h.stack[ply]
	score := int(s.sum) + h.bias
	if s.down != [2]int16{} {
		score += int(s.down[board.Red])*h.average(p, board.Red) - int(s.down[board.Blue])*h.average(p, board.Blue)
	}
	score += h.activity(p, board.Red) - h.activity(p, board.Blue)
	if p.Turn() == board.Blue {
		return -score
	}
	return score
}

// average is the mean worth of a side's unseen identities.
func (h *Hand) average(p *board.Position, side board.Side) int {
	pool := p.Pool(h.rules.PoolOf(side))
	sum, n := 0, 0
	for slot := 1; slot < board.RoyalSlot; slot++ {
		k := pool.Count(slot)
		n += k
		sum += k * h.worth[side][slot]
	}
	if n == 0 {
		return 0
	}
	return sum / n
}

// activity values what a side's pieces can do: where they can go, and how many of them bear on
// the other royal. One alone is no danger yet.
func (h *Hand) activity(p *board.Position, side board.Side) int {
	a := h.rules.Activity(p, side, &h.active[side])
	score := int(a.Moves)
	if a.Aiming > 1 {
		score += int(a.Aims) * int(min(a.Aiming, 4)) / 2
	}
	return score
}
