package main

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// probe finds how often each value of a table counts in a position. The evaluation is linear in its
// values: what it says with one of them alone is the number that belongs to it. Values of points are read
// off the board.
type probe struct {
	family  family
	numbers []int // of the values that count anywhere, in the list of the family
	hands   map[variants.Variant][]*eval.Hand
	places  [][]int // by role and index of the point, the number of the value
}

// whole is the value that stands for one: averages over a pool are not whole numbers of it.
const whole = 1024

// newProbe makes a probe for all values of a family, or for those of some numbers.
func newProbe(f family, numbers []int) *probe {
	pr := &probe{family: f, hands: map[variants.Variant][]*eval.Hand{}}
	var p eval.Params
	values := f.valuesOf(&p)
	pr.places = make([][]int, variants.Stone+1)
	for i, v := range values {
		if v.place >= 0 {
			pr.places[v.role] = append(pr.places[v.role], i)
		}
	}
	if numbers == nil {
		for i, v := range values {
			if v.place < 0 {
				numbers = append(numbers, i)
			}
		}
	}
	pr.numbers = numbers
	// One evaluator serves two values: the number of one in the middle game and of the other in the
	// endgame, as a value counts as often in both.
	for i := 0; i < len(numbers); i += 2 {
		first, second := values[numbers[i]].at, values[numbers[min(i+1, len(numbers)-1)]].at
		first.Mid, second.End = whole, whole
		for _, game := range f.games {
			pr.hands[game] = append(pr.hands[game], eval.NewHandOf(game, &p))
		}
		first.Mid, second.End = 0, 0
	}
	return pr
}

// feature is how often a value counts for Red, less for Blue.
type feature struct {
	number uint16
	count  float32
}

// features are those of positions of samples, and how much of the middle game each is.
func (pr *probe) features(samples []sample, positions []board.Position) (lists [][]feature, shares []float32) {
	lists, shares = make([][]feature, len(samples)), make([]float32, len(samples))
	for i := range (len(pr.numbers) + 1) / 2 {
		for j := range positions {
			h, p := pr.hands[samples[j].variant][i], &positions[j]
			h.Root(p)
			mid, end, share := h.Parts(0, p)
			if mid != 0 {
				lists[j] = append(lists[j], feature{uint16(pr.numbers[2*i]), float32(mid) / whole})
			}
			if end != 0 && 2*i+1 < len(pr.numbers) {
				lists[j] = append(lists[j], feature{uint16(pr.numbers[2*i+1]), float32(end) / whole})
			}
			shares[j] = float32(share) / eval.WholeShare
		}
	}
	for j := range positions {
		lists[j] = pr.points(lists[j], samples[j].variant, &positions[j])
	}
	return lists, shares
}

// points appends the values of the points that the pieces of a position stand on.
func (pr *probe) points(list []feature, game variants.Variant, p *board.Position) []feature {
	info, def := game.Info(), variants.Define(game)
	for all := p.Occupied(); !all.Empty(); {
		var s board.Square
		s, all = all.Next()
		c := p.Cell(s)
		if c.IsFaceDown() {
			continue
		}
		n := pr.places[def.RoleOf(c)][eval.PlaceOf(&info, c.Side(), s)]
		list = append(list, feature{uint16(n), 1 - 2*float32(c.Side())})
	}
	return list
}

// positionOf reads the position of a sample.
func positionOf(s sample) (board.Position, error) {
	setup, faults := notation.ParseFEN(s.variant, s.fen)
	if len(faults) == 0 {
		p, broken := variants.Tables(s.variant).NewPosition(&setup)
		if len(broken) == 0 {
			return p, nil
		}
	}
	return board.Position{}, fmt.Errorf("%s: not a position of %s", s.fen, s.variant)
}
