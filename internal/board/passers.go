package board

// passer values a passed pawn by who attacks its way.
func (v *view) passer(foe *view, s Square) {
	r, w, side := v.r, v.w, v.side&1
	rank := r.seen(side, int(places[s&127].rank))
	next := Square(int(s) + forward(side)*NumFiles)
	last := At(s.File(), r.seen(side, r.spec.Ranks-1))
	way := between[s][last].Or(bit[last&127])
	barred := v.foes.Or(v.own).Or(foe.attack.all)
	if !way.Meets(barred) {
		v.sum += w.Free[rank]
	} else if !barred.Has(next) {
		v.sum += w.Step[rank]
	}
	if v.attack.all.Has(next) {
		v.sum += w.Led[rank]
	}
	own, other := distance(next, v.p.royal[side]), distance(next, v.p.royal[side^1])
	v.sum += w.Lead[rank] * int64(min(other, farSteps)-min(own, farSteps))
	v.run(foe, last, way)
}

// farSteps is a distance beyond which no royal counts for a passed pawn.
const farSteps = 5

// run values a passed pawn that only the other royal could stop, and comes late.
func (v *view) run(foe *view, last Square, way Set) {
	if way.Meets(v.occ) || !foe.own.Without(foe.soldiers).Without(bit[v.p.royal[foe.side&1]&127]).Empty() {
		return
	}
	late := distance(last, v.p.royal[foe.side&1])
	if v.p.turn != v.side {
		late--
	}
	if late > way.Len() {
		v.sum += v.w.Runs
	}
}
