package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// counts is how many pieces of each code stand on the board, four bits a code; slot 0 of a side has
// those that lie face down.
type counts uint64

// unit is one piece of a code.
func unit(c board.Code) counts {
	if c.IsFaceDown() {
		c &= 8
	}
	return 1 << (4 * (c & 15))
}

func (n counts) of(side board.Side, slot int) int {
	return int(n >> (4 * board.NewCode(side, slot)) & 15)
}

// balance is what depends on nothing but the pieces there are.
type balance struct {
	counts counts
	sum    int64
	share  int    // of the middle game, in 1/256
	hope   [2]int // how much of a side's lead in the endgame counts, in 1/16
}

// WholeShare is all of the middle game, as Parts tells it.
const WholeShare = 256

// balances remembers those of late, by counts.
type balances [256]balance

// balance looks up the balance of counts, or reckons it.
func (h *Hand) balance(n counts) *balance {
	b := &h.balances[uint64(n)*0x9e3779b97f4a7c15>>56]
	if b.counts != n {
		*b = h.reckon(n)
	}
	return b
}

// reckon sums over pairs of pieces, and finds how far the game has gone.
func (t *tables) reckon(n counts) balance {
	b := balance{counts: n}
	force := 0
	for side := board.Red; side <= board.Blue; side++ {
		var part int64
		for slot := range 8 {
			own := n.of(side, slot)
			if own == 0 {
				continue
			}
			force += own * t.force[side][slot]
			for other := range 8 {
				pairs := own * n.of(side, other)
				if other == slot {
					pairs = own * (own - 1) / 2
				}
				part += t.with[side][slot][other] * int64(pairs)
				part += t.against[side][slot][other] * int64(own*n.of(side^1, other))
			}
		}
		if side == board.Blue {
			part = -part
		}
		b.sum += part
	}
	b.hope = t.hopes(n)
	b.share = min(WholeShare, force*WholeShare/max(1, t.allForce))
	return b
}

// wholeHope is all of a lead, slimHope what is left where it will hardly win.
const wholeHope, slimHope = 16, 3

// hopes finds how much the lead of each side counts. One without pawns that is ahead by no more than a minor
// piece will hardly win; nobody claims that of games that take no closer look.
func (t *tables) hopes(n counts) [2]int {
	hopes := [2]int{wholeHope, wholeHope}
	if !t.keen {
		return hopes
	}
	lead := 0
	for slot := range 8 {
		lead += n.of(board.Red, slot)*t.force[board.Red][slot] - n.of(board.Blue, slot)*t.force[board.Blue][slot]
	}
	for side := board.Red; side <= board.Blue; side++ {
		if n.of(side, board.PawnSlot) == 0 && lead <= force[variants.Bishop] {
			hopes[side] = slimHope
		}
		lead = -lead
	}
	return hopes
}

// force is how much a role adds to the middle game; an unknown piece is the average of its set.
var force = map[variants.Role]int{
	variants.Horse:   15,
	variants.Cannon:  15,
	variants.Chariot: 30,
	variants.Queen:   60,
	variants.Rook:    30,
	variants.Bishop:  15,
	variants.Knight:  15,
}

const coveredForce = 8
