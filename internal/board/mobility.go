package board

// Weights are the values, by slot, of one point that a piece can go to.
type Weights [8]int32

// Mobility sums, over the pieces of a side but its royal and pawns, the points they could go to
// by their own movement, weighted by slot. Pieces with weight 0 are passed over.
func (r *Rules) Mobility(p *Position, side Side, w *Weights) (sum int32) {
	side &= 1
	own := p.sides[side]
	foes := p.sides[side^1]
	occ := own.Or(foes)
	free := r.squares.Without(own)
	for slot := 1; slot < RoyalSlot; slot++ {
		if w[slot] == 0 {
			continue
		}
		n := 0
		for pieces := p.slots[slot&7].And(own); !pieces.Empty(); {
			var s Square
			s, pieces = pieces.Next()
			switch r.kinds[side][slot] {
			case Chariot:
				slide, _ := orthogonal(s, occ)
				n += slide.And(free).Len()
			case Cannon:
				slide, hits := orthogonal(s, occ)
				n += slide.Without(occ).And(free).Len() + hits.And(foes).Len()
			case Bishop:
				n += diagonal(s, occ).And(free).Len()
			case Queen:
				slide, _ := orthogonal(s, occ)
				n += slide.Or(diagonal(s, occ)).And(free).Len()
			case Stone:
				n += r.step[p.cells[s]&31][s&127].Without(occ).Len()
			default:
				n += r.leaps(p.cells[s], s, occ).And(free).Len()
			}
		}
		sum += w[slot] * int32(n)
	}
	return sum
}
