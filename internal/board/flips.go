package board

// buildStone enters the drawn lines of a game of stones.
func (r *Rules) buildStone(code Code) {
	r.step[code] = r.lines
	r.step[code|FaceDown] = r.lines
}

// buildLines finds every point's neighbours along drawn lines, and the axes through it.
func (r *Rules) buildLines() {
	if r.spec.Lines == nil {
		return
	}
	for s := Square(0); s < NumSquares; s++ {
		if !r.squares.Has(s) {
			continue
		}
		for _, d := range append(append([]direction{}, orthogonals...), diagonals...) {
			if t := At(s.File()+d.file, s.Rank()+d.rank); t != None && r.squares.Has(t) && r.spec.Lines(s, t) {
				r.lines[s] = r.lines[s].Or(bit[t])
			}
		}
	}
	for s := Square(0); s < NumSquares; s++ {
		for _, d := range []direction{{1, 0}, {0, 1}, {1, 1}, {1, -1}} {
			a, b := At(s.File()-d.file, s.Rank()-d.rank), At(s.File()+d.file, s.Rank()+d.rank)
			if a != None && b != None && r.lines[s].Has(a) && r.lines[s].Has(b) {
				r.axes[s] = append(r.axes[s], bit[a].Or(bit[b]))
			}
		}
	}
}

// Flipped are the enemy pieces that a move turns by gánh and vây, both read off the board as it
// stands after the step.
func (r *Rules) Flipped(p *Position, m Move) (turned Set) {
	us := p.turn & 1
	step := bit[m.From()].Or(bit[m.To()])
	own, foes := p.Of(us).Xor(step), p.Of(us^1)
	for _, axis := range r.axes[m.To()] {
		if axis.Without(foes).Empty() {
			turned = turned.Or(axis)
		}
	}
	occ := own.Or(foes)
	for rest := foes; !rest.Empty(); {
		var s Square
		s, rest = rest.Next()
		if near := r.lines[s]; near.Without(occ).Empty() && near.Meets(own) {
			turned = turned.Or(bit[s])
		}
	}
	return turned
}

// flip gives the pieces on the points to the side that has just moved.
func (r *Rules) flip(dst *Position, us Side, turned Set) {
	from, to := NewCode(us^1, 1), NewCode(us, 1)
	for rest := turned; !rest.Empty(); {
		var s Square
		s, rest = rest.Next()
		dst.remove(s, from)
		dst.put(s, to)
	}
	dst.progress = 0
}
