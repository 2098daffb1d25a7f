package board

// Exchange is what the pieces of each side are worth in exchanges, by slot, and in which order
// they capture: the cheapest first, the royal last.
type Exchange struct {
	worth [2][8]int
	order [2][]Code
}

// NewExchange orders the pieces by their worth; a royal's does not matter.
func (r *Rules) NewExchange(worth [2][8]int) *Exchange {
	x := &Exchange{worth: worth}
	for side := Red; side <= Blue; side++ {
		x.worth[side][RoyalSlot] = royalWorth
		for slot := 1; slot < 8; slot++ {
			if r.kinds[side][slot] != Nothing {
				x.insert(NewCode(side, slot))
			}
		}
	}
	return x
}

// royalWorth makes a royal the last to capture and the worst to lose.
const royalWorth = 1 << 16

func (x *Exchange) insert(c Code) {
	side := c.Side()
	list := append(x.order[side], c)
	for i := len(list) - 1; i > 0 && x.of(list[i]) < x.of(list[i-1]); i-- {
		list[i], list[i-1] = list[i-1], list[i]
	}
	x.order[side] = list
}

func (x *Exchange) of(c Code) int { return x.worth[c.Side()][c.Slot()] }

// Reaches says whether the side to move gains at least so much by a move to a point, when both sides
// go on capturing there as long as it pays, always with their cheapest piece: static exchange
// evaluation. It looks no further than the answer needs. Screens and legs are read anew after every
// capture; pins are not looked at.
func (r *Rules) Reaches(p *Position, m Move, x *Exchange, least int) bool {
	to := m.To()
	// What whoever is to capture next must gain, beyond what stands there, to change the answer.
	short := x.of(p.cells[to]) - least
	if short < 0 {
		return false
	}
	if short = x.of(p.cells[m.From()]) - short; short <= 0 {
		return true
	}
	occ := p.Occupied().Without(bit[m.From()&127]).Or(bit[to&127])
	side := p.turn & 1
	reached := 1
	for {
		side ^= 1
		from, worth := r.cheapest(p, to, side, occ, x)
		if from == None {
			break
		}
		reached ^= 1
		if short = worth - short; short < reached {
			break
		}
		occ = occ.Without(bit[from&127])
	}
	return reached == 1
}

// cheapest finds the piece of a side, among those within occ, that captures on s for the least. A
// royal captures only where the other side cannot answer.
func (r *Rules) cheapest(p *Position, s Square, side Side, occ Set, x *Exchange) (Square, int) {
	for _, c := range x.order[side] {
		pieces := p.slots[c&7].And(p.sides[side]).And(occ).Without(bit[s&127])
		if pieces.Empty() {
			continue
		}
		from := r.striker(p, c, pieces, s, occ)
		if from == None {
			continue
		}
		if c.Slot() == RoyalSlot {
			after := occ.Without(bit[from&127])
			if reply, _ := r.cheapest(p, s, side^1, after, x); reply != None {
				return None, 0
			}
		}
		return from, x.of(c)
	}
	return None, 0
}

// striker is one of the pieces, all of one code, that strikes on s.
func (r *Rules) striker(p *Position, c Code, pieces Set, s Square, occ Set) Square {
	screens := 0
	switch r.kinds[c.Side()][c.Slot()] {
	case Chariot:
		pieces = pieces.And(cross[s])
	case Bishop:
		pieces = pieces.And(saltire[s])
	case Queen:
		pieces = pieces.And(cross[s].Or(saltire[s]))
	case Cannon:
		pieces = pieces.And(cross[s])
		screens = 1
	default:
		for pieces = pieces.And(r.reach[c.Side()][s&127]); !pieces.Empty(); {
			var from Square
			from, pieces = pieces.Next()
			if r.leaps(p.cells[from], from, occ).Has(s) {
				return from
			}
		}
		return None
	}
	for !pieces.Empty() {
		var from Square
		from, pieces = pieces.Next()
		if between[s][from].And(occ).Len() == screens {
			return from
		}
	}
	return None
}
