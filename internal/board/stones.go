package board

// stones values the stones of a side by where they can go and by what the other side can carry.
func (r *Rules) stones(p *Position, side Side, w *Weights) (sum int64) {
	own, foes := p.sides[side&1], p.sides[side&1^1]
	empty := r.squares.Without(own).Without(foes)
	for all := own; !all.Empty(); {
		var s Square
		s, all = all.Next()
		sum += w.Moves[1][r.lines[s&127].And(empty).Len()]
	}
	when := 0
	if p.turn == side {
		when = 1
	}
	for all := empty; !all.Empty(); {
		var s Square
		s, all = all.Next()
		if !r.lines[s&127].Meets(foes) {
			continue
		}
		for _, axis := range r.axes[s] {
			if axis.Without(own).Empty() {
				sum += w.Carried[when]
			}
		}
	}
	return sum
}
