package board

// Threats is what decides legality, found once a position by looking outward from the royal of
// the side to move: a search that asks for a position's moves twice hands them on.
type Threats struct {
	Checkers  Set // pieces that attack the royal now
	sensitive Set // own pieces whose leaving may expose it: pinned, a screen, on a leg
	forbidden Set // empty points where a piece would become a cannon's screen
}

// Check says whether the royal is attacked.
func (t *Threats) Check() bool { return !t.Checkers.Empty() }

// Threats finds the threats to the royal of the side to move; where there is none, nothing threatens.
func (r *Rules) Threats(p *Position) (t Threats) {
	if r.hasRoyal[p.turn&1] {
		t = r.threats(p)
	}
	return t
}

// threats finds them where there is a royal.
func (r *Rules) threats(p *Position) (t Threats) {
	us := p.turn & 1
	foe := us ^ 1
	k := p.royal[us]
	occ := p.Occupied()
	own := p.Of(us)
	row := &between[k]

	foes := p.sides[foe]
	snipers := p.slots[r.orth[foe][0]&7].Or(p.slots[r.orth[foe][1]&7]).And(cross[k]).And(foes)
	if r.spec.Facing {
		snipers = snipers.Or(r.facer(p, foe, k))
	}
	if r.hasDiag[foe] {
		snipers = snipers.Or(p.slots[r.diag[foe][0]&7].Or(p.slots[r.diag[foe][1]&7]).And(saltire[k]).And(foes))
	}
	for !snipers.Empty() {
		var s Square
		s, snipers = snipers.Next()
		switch b := row[s].And(occ); b.Len() {
		case 0:
			t.Checkers = t.Checkers.Or(bit[s])
		case 1:
			t.sensitive = t.sensitive.Or(b)
		}
	}
	if r.hasCannon[foe] {
		r.cannonThreats(p, &t, foe, k, occ)
	}
	if near := r.reach[foe][k&127].And(foes); !near.Empty() {
		r.leaperThreats(p, &t, near, k, occ)
	}
	t.sensitive = t.sensitive.And(own)
	return t
}

// facer is the other royal where it stands on the file of k: it bars the file like a chariot.
func (r *Rules) facer(p *Position, foe Side, k Square) Set {
	f := p.royal[foe&1]
	if places[f&127].file != places[k&127].file {
		return Set{}
	}
	return bit[f&127]
}

func (r *Rules) cannonThreats(p *Position, t *Threats, foe Side, k Square, occ Set) {
	row := &between[k]
	cannons := p.slots[r.cannon[foe]&7].And(cross[k]).And(p.sides[foe&1])
	for !cannons.Empty() {
		var s Square
		s, cannons = cannons.Next()
		line := row[s]
		switch b := line.And(occ); b.Len() {
		case 0:
			t.forbidden = t.forbidden.Or(line)
		case 1:
			t.Checkers = t.Checkers.Or(bit[s])
			t.sensitive = t.sensitive.Or(b)
		case 2:
			t.sensitive = t.sensitive.Or(b)
		}
	}
}

func (r *Rules) leaperThreats(p *Position, t *Threats, near Set, k Square, occ Set) {
	for !near.Empty() {
		var s Square
		s, near = near.Next()
		c := p.cells[s]
		if r.leaps(c, s, occ).Has(k) {
			t.Checkers = t.Checkers.Or(bit[s])
		} else if r.step[c&31][s&127].Has(k) {
			t.sensitive = t.sensitive.Or(r.legs[c&31][s].legs.And(occ))
		}
	}
}

// attackedRoyal says whether foe's pieces within the set alive would attack the royal at k, or
// face it, with the given occupancy.
func (r *Rules) attackedRoyal(p *Position, k Square, foe Side, occ, alive Set) bool {
	if r.spec.Facing {
		if f := r.facer(p, foe, k); !f.Empty() && !between[k][p.royal[foe&1]].Meets(occ) {
			return true
		}
	}
	return r.attacked(p, k, foe, occ, alive)
}

// attacked says whether one of foe's pieces within alive could capture on k.
func (r *Rules) attacked(p *Position, k Square, foe Side, occ, alive Set) bool {
	row := &between[k]
	foe &= 1
	snipers := p.slots[r.orth[foe][0]&7].Or(p.slots[r.orth[foe][1]&7]).And(cross[k])
	if r.hasDiag[foe] {
		snipers = snipers.Or(p.slots[r.diag[foe][0]&7].Or(p.slots[r.diag[foe][1]&7]).And(saltire[k]))
	}
	for snipers = snipers.And(alive); !snipers.Empty(); {
		var s Square
		s, snipers = snipers.Next()
		if !row[s].Meets(occ) {
			return true
		}
	}
	if r.hasCannon[foe] {
		cannons := p.slots[r.cannon[foe]&7].And(cross[k]).And(alive)
		for !cannons.Empty() {
			var s Square
			s, cannons = cannons.Next()
			if row[s].And(occ).Len() == 1 {
				return true
			}
		}
	}
	for near := r.reach[foe][k&127].And(alive); !near.Empty(); {
		var s Square
		s, near = near.Next()
		if r.leaps(p.cells[s], s, occ).Has(k) {
			return true
		}
	}
	return false
}

// safe says whether the royal of the side to move, at k after the move, is unattacked once a
// piece has gone from one point to another.
func (r *Rules) safe(p *Position, k, from, to Square, occ Set) bool {
	foe := p.turn&1 ^ 1
	target := bit[to&127]
	return !r.attackedRoyal(p, k, foe, occ.Without(bit[from&127]).Or(target), p.Of(foe).Without(target))
}

// Checkers are the enemy pieces that attack the royal of the side to move.
func (r *Rules) Checkers(p *Position) Set { return r.Threats(p).Checkers }

// InCheck says whether the royal of the side to move is attacked.
func (r *Rules) InCheck(p *Position) bool { return !r.Checkers(p).Empty() }

// Hits are the points on which the piece at s could capture if an enemy stood there, given the
// occupancy.
func (r *Rules) Hits(p *Position, s Square, occ Set) Set {
	c := p.cells[s]
	switch r.Class(c) {
	case Chariot:
		slide, _ := orthogonal(s, occ)
		return slide.And(r.squares)
	case Bishop:
		return diagonal(s, occ).And(r.squares)
	case Queen:
		slide, _ := orthogonal(s, occ)
		return slide.Or(diagonal(s, occ)).And(r.squares)
	case Cannon:
		_, hits := orthogonal(s, occ)
		return hits.And(r.squares)
	case Stone:
		return Set{}
	default:
		return r.leaps(c, s, occ)
	}
}
