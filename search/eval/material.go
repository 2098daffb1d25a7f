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
	share  int // of the middle game, in 1/256
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
	b.share = min(WholeShare, force*WholeShare/max(1, t.allForce))
	return b
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
