package board

// Activity is the worth of what the pieces of both sides do, Red's less Blue's. The marks are those of
// FrontOf.
func (r *Rules) Activity(p *Position, marks *Marks, w *[2]Weights) int64 {
	if r.spec.Flips {
		return r.stones(p, Red, &w[Red]) - r.stones(p, Blue, &w[Blue])
	}
	occ := p.Occupied()
	red, blue := view{w: &w[Red]}, view{w: &w[Blue]}
	red.begin(r, p, Red, occ)
	blue.begin(r, p, Blue, occ)
	if w[Red].Keen || w[Blue].Keen {
		var seen [2]attack
		red.attack, blue.attack = &seen[Red], &seen[Blue]
		red.attack.begin(&red)
		blue.attack.begin(&blue)
	}
	red.officers(&blue)
	blue.officers(&red)
	red.royal(&blue)
	blue.royal(&red)
	if red.attack != nil {
		red.closely(&blue, marks)
		blue.closely(&red, marks)
	}
	return red.sum - blue.sum
}

// view is what is found of a side on the way.
type view struct {
	r    *Rules
	p    *Position
	w    *Weights
	side Side

	own, foes, occ Set
	zone           Set     // about the other royal
	soldiers       Set     // pieces of the first slot, pawns or soldiers
	struck         Set     // what they attack
	hits           Set     // what all pieces but the royal attack, own pieces included
	attack         *attack // nil if nothing asks for it

	sum    int64
	aims   int64
	aiming int
}

// begin sets the view up and looks at soldiers or pawns.
func (v *view) begin(r *Rules, p *Position, side Side, occ Set) {
	v.r, v.p, v.side, v.occ = r, p, side, occ
	v.own, v.foes = p.sides[side&1], p.sides[side&1^1]
	v.zone = r.around[p.royal[side&1^1]&127]
	v.soldiers = p.slots[PawnSlot].And(v.own)
	v.struck = r.strikes(p, side, v.soldiers)
	v.hits = v.struck
	if v.struck.Meets(v.zone) {
		v.aimSoldiers()
	}
	if victims := v.struck.And(v.foes); !victims.Empty() {
		v.threaten(PawnSlot, victims)
	}
}

// aimSoldiers counts the soldiers or pawns that bear on points about the other royal.
func (v *view) aimSoldiers() {
	for all := v.soldiers; !all.Empty(); {
		var s Square
		s, all = all.Next()
		if aims := v.r.step[v.p.cells[s]&31][s&127].And(v.zone); !aims.Empty() {
			v.aim(PawnSlot, aims)
		}
	}
}

// aim counts a piece that bears on points about the other royal.
func (v *view) aim(slot int, points Set) {
	v.aims += v.w.Aims[slot&7] * int64(points.Len())
	v.aiming++
}

// threaten values the attacks of a piece on victims.
func (v *view) threaten(slot int, victims Set) {
	for !victims.Empty() {
		var s Square
		s, victims = victims.Next()
		v.sum += v.w.Threats[slot&7][v.p.known(s)]
	}
}

// known is the slot of what stands on s, 0 if it lies face down.
func (p *Position) known(s Square) int {
	c := p.cells[s]
	if c.IsFaceDown() {
		return 0
	}
	return c.Slot()
}

// officers looks at the pieces between soldiers and royal.
func (v *view) officers(foe *view) {
	area := v.r.squares.Without(v.own).Without(foe.struck)
	for slot := PawnSlot + 1; slot < RoyalSlot; slot++ {
		pieces := v.p.slots[slot&7].And(v.own)
		if pieces.Empty() {
			continue
		}
		kind, moves := v.r.kinds[v.side&1][slot&7], &v.w.Moves[slot&7]
		for !pieces.Empty() {
			var s Square
			s, pieces = pieces.Next()
			reach := v.reach(kind, slot, s)
			v.hits = v.hits.Or(reach)
			if v.attack != nil {
				v.note(kind, slot, reach)
			}
			v.sum += moves[moveStep(kind, reach.And(area).Len())]
			if aims := reach.And(v.zone); !aims.Empty() {
				v.aim(slot, aims)
			}
			if victims := reach.And(v.foes); !victims.Empty() {
				v.threaten(slot, victims)
			}
		}
	}
	if v.aiming > 1 {
		v.sum += v.aims * crowd[min(v.aiming, len(crowd)-1)]
	}
}

// reach is where the piece of a slot at s could go, and the own pieces that it protects.
func (v *view) reach(kind Class, slot int, s Square) Set {
	switch kind {
	case Chariot:
		slide, _ := orthogonal(s, v.occ)
		v.onFile(slot, s)
		return slide
	case Cannon:
		slide, hits := orthogonal(s, v.occ)
		v.sum += v.w.Hops[slot&7] * int64(hits.Without(v.occ).Len())
		return Set{slide.Lo&^v.occ.Lo | hits.Lo&v.occ.Lo, slide.Hi&^v.occ.Hi | hits.Hi&v.occ.Hi}
	case Bishop:
		return diagonal(s, v.occ)
	case Queen:
		slide, _ := orthogonal(s, v.occ)
		return slide.Or(diagonal(s, v.occ))
	default:
		return v.r.leaps(v.p.cells[s], s, v.occ)
	}
}

// onFile values a chariot whose file no own soldier or pawn closes.
func (v *view) onFile(slot int, s Square) {
	file := files[places[s&127].file]
	if file.Meets(v.soldiers) {
		return
	}
	open := 0
	if !file.Meets(v.p.slots[PawnSlot]) {
		open = 1
	}
	v.sum += v.w.Open[slot&7][open]
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

// buildBeyond finds each side's far half of the board.
func (r *Rules) buildBeyond() {
	far := func(_, rank int) bool { return rank >= r.spec.Ranks/2 }
	r.beyond = [2]Set{r.zone(Red, far), r.zone(Blue, far)}
}
