package board

// royal values how safe the side's own royal stands, and whose pieces look at it from afar.
func (v *view) royal(foe *view) {
	k := v.p.royal[v.side&1]
	near := v.r.around[k&127]
	steps := v.r.step[v.p.cells[k]&31][k&127].Without(v.own)
	v.sum += v.w.Escapes[min(steps.Without(foe.hits).Len(), len(v.w.Escapes)-1)]
	v.sum += v.w.Holes * int64(near.And(foe.hits).Without(v.hits).Len())
	v.sum += v.w.Shelter[min(near.And(v.soldiers).Len(), len(v.w.Shelter)-1)]
	for loose := v.own.And(foe.hits).Without(v.hits); !loose.Empty(); {
		var s Square
		s, loose = loose.Next()
		v.sum += v.w.Loose[v.p.known(s)]
	}
	foe.lines(k)
}

// lines values the pieces that stand on a rank, file or diagonal with the other royal at k, along
// which they strike.
func (v *view) lines(k Square) {
	r, side := v.r, v.side&1
	straight := v.p.slots[r.orth[side][0]&7].Or(v.p.slots[r.orth[side][1]&7])
	if r.hasCannon[side] {
		straight = straight.Or(v.p.slots[r.cannon[side]&7])
	}
	lookers := straight.And(cross[k])
	if r.hasDiag[side] {
		lookers = lookers.Or(v.p.slots[r.diag[side][0]&7].Or(v.p.slots[r.diag[side][1]&7]).And(saltire[k]))
	}
	row := &between[k]
	for lookers = lookers.And(v.own); !lookers.Empty(); {
		var s Square
		s, lookers = lookers.Next()
		v.sum += v.w.Lines[v.p.cells[s]&7][min(row[s].And(v.occ).Len(), 3)]
	}
}
