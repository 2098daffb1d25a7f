package board

// Checks is where the side to move may give check, found once a position by looking outward from
// the other royal. It finds every check by a quiet move of a face-up piece, and may take some other
// moves for checks.
type Checks struct {
	by      [8]Set // the points from which a piece of each slot would strike
	screens Set    // empty points on which any piece becomes the screen of a cannon
	leaving Set    // pieces on lines and legs, which may uncover a check
}

// FindChecks finds the checks of a position whose other side has a royal.
func (r *Rules) FindChecks(p *Position) (c Checks) {
	us := p.turn & 1
	k := p.royal[us^1]
	own := p.sides[us]
	occ := p.Occupied()
	slide, hop := orthogonal(k, occ)
	for slot := 1; slot <= RoyalSlot; slot++ {
		switch r.kinds[us][slot] {
		case Nothing:
		case Chariot:
			c.by[slot] = slide
		case Cannon:
			c.by[slot] = hop
		case Bishop:
			c.by[slot] = diagonal(k, occ)
		case Queen:
			c.by[slot] = slide.Or(diagonal(k, occ))
		default:
			c.by[slot] = r.reach[us][k&127]
		}
	}
	r.uncovered(p, &c, us, k, occ)
	c.leaving = c.leaving.And(own)
	return c
}

// uncovered finds the pieces and points by which a piece that does not move itself gives check.
func (r *Rules) uncovered(p *Position, c *Checks, us Side, k Square, occ Set) {
	row := &between[k]
	own := p.sides[us]
	snipers := p.slots[r.orth[us][0]&7].Or(p.slots[r.orth[us][1]&7]).And(cross[k])
	if r.hasDiag[us] {
		snipers = snipers.Or(p.slots[r.diag[us][0]&7].Or(p.slots[r.diag[us][1]&7]).And(saltire[k]))
	}
	for snipers = snipers.And(own); !snipers.Empty(); {
		var s Square
		s, snipers = snipers.Next()
		if b := row[s].And(occ); b.Len() == 1 {
			c.leaving = c.leaving.Or(b)
		}
	}
	if r.hasCannon[us] {
		for cannons := p.slots[r.cannon[us]&7].And(cross[k]).And(own); !cannons.Empty(); {
			var s Square
			s, cannons = cannons.Next()
			switch b := row[s].And(occ); b.Len() {
			case 0: // it may also come to stand behind a screen by a capture on the line
				c.screens = c.screens.Or(row[s])
				c.leaving = c.leaving.Or(bit[s])
			case 2:
				c.leaving = c.leaving.Or(b)
			}
		}
	}
	for near := r.reach[us][k&127].And(own); !near.Empty(); {
		var s Square
		s, near = near.Next()
		if l := r.legs[p.cells[s]&31]; l != nil {
			c.leaving = c.leaving.Or(l[s].legs.And(occ))
		}
	}
}

// May says whether a quiet move may give check: if not, it does not, unless it castles or promotes.
func (c *Checks) May(p *Position, m Move) bool {
	from, to := bit[m.From()&127], bit[m.To()&127]
	if c.leaving.Meets(from) || c.screens.Meets(to) {
		return true
	}
	cell := p.cells[m.From()]
	return cell.IsFaceDown() || c.by[cell.Slot()&7].Meets(to)
}

// AppendQuietChecks appends the legal moves that neither capture nor promote nor castle and may give
// check by what c found, where the threats are known.
func (r *Rules) AppendQuietChecks(p *Position, t *Threats, c *Checks, buf []Move) []Move {
	first := len(buf)
	mask := r.squares
	if c.leaving.Empty() {
		mask = c.screens
		for slot := 1; slot <= RoyalSlot; slot++ {
			mask = mask.Or(c.by[slot])
		}
	}
	g := generator{r: r, p: p, threats: *t, buf: buf, mask: mask.And(r.squares).Without(p.Occupied())}
	g.run()
	kept := g.buf[:first]
	for _, m := range g.buf[first:] {
		if m.Promotion() == 0 && p.cells[m.To()] == 0 && !m.IsEnPassant() && !m.IsCastling() && c.May(p, m) {
			kept = append(kept, m)
		}
	}
	return kept
}
