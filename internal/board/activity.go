package board

// Activity is what the pieces of a side could do by their own movement.
type Activity struct {
	Moves  int32 // the points that they could go to, weighted by slot
	Aims   int32 // those of them, and own pieces they protect, about the other side's royal, likewise
	Aiming int32 // how many pieces aim there
}

// Weights are the values, by slot, of one point that a piece can go to, and of one about the
// other side's royal. Pieces with weights of 0 are passed over.
type Weights struct{ Moves, Aims [8]int32 }

// Activity sums over the pieces of a side but its royal.
func (r *Rules) Activity(p *Position, side Side, w *Weights) (a Activity) {
	side &= 1
	own := p.sides[side]
	foes := p.sides[side^1]
	occ := own.Or(foes)
	zone := r.around[p.royal[side^1]&127]
	for slot := 1; slot < RoyalSlot; slot++ {
		if w.Moves[slot]|w.Aims[slot] == 0 {
			continue
		}
		for pieces := p.slots[slot&7].And(own); !pieces.Empty(); {
			var s Square
			s, pieces = pieces.Next()
			reach := r.reaches(p, side, slot, s, occ, foes)
			a.Moves += w.Moves[slot] * int32(reach.Without(own).And(r.squares).Len())
			if aims := reach.And(zone); !aims.Empty() {
				a.Aims += w.Aims[slot] * int32(aims.Len())
				a.Aiming++
			}
		}
	}
	return a
}

// reaches is where the piece of a slot at s could go, own pieces not left out.
func (r *Rules) reaches(p *Position, side Side, slot int, s Square, occ, foes Set) Set {
	switch r.kinds[side][slot] {
	case Chariot:
		slide, _ := orthogonal(s, occ)
		return slide
	case Cannon:
		slide, hits := orthogonal(s, occ)
		return slide.Without(occ).Or(hits.And(foes))
	case Bishop:
		return diagonal(s, occ)
	case Queen:
		slide, _ := orthogonal(s, occ)
		return slide.Or(diagonal(s, occ))
	case Stone:
		return r.step[p.cells[s]&31][s&127].Without(occ)
	default:
		return r.leaps(p.cells[s], s, occ)
	}
}

// buildAround finds the points about every point, itself included.
func (r *Rules) buildAround() {
	for s := Square(0); s < NumSquares; s++ {
		for file := -1; file <= 1; file++ {
			for rank := -1; rank <= 1; rank++ {
				r.around[s] = r.around[s].Or(bit[At(s.File()+file, s.Rank()+rank)&127])
			}
		}
		r.around[s] = r.around[s].And(r.squares)
	}
}
