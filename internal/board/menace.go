package board

// menace values attacks by how the attacked are protected.
func (v *view) menace(foe *view) {
	a, d := v.attack, foe.attack
	if guarded := a.all.And(v.foes).And(d.all); !guarded.Empty() {
		for slot := PawnSlot; slot < RoyalSlot; slot++ {
			for victims := a.by[slot&7].And(guarded); !victims.Empty(); {
				var s Square
				s, victims = victims.Next()
				v.sum += v.w.Guarded[slot&7][v.p.known(s)]
			}
		}
	}
	for loose := a.steps.And(v.foes).Without(d.all); !loose.Empty(); {
		var s Square
		s, loose = loose.Next()
		v.sum += v.w.Takes[v.p.known(s)]
	}
	for pinched := v.own.And(d.twice).And(a.all).Without(a.twice).Without(v.struck); !pinched.Empty(); {
		var s Square
		s, pinched = pinched.Next()
		v.sum += v.w.Pinched[v.p.known(s)]
	}
	if v.r.hasPawn[v.side&1] {
		v.forks(foe)
	}
}

// forks counts the pieces that pawns could attack by a safe step.
func (v *view) forks(foe *view) {
	side := v.side & 1
	empty := v.r.squares.Without(v.occ)
	one := v.soldiers.toward(side).And(empty)
	two := one.And(v.r.pawnTwo[side]).toward(side).And(empty)
	to := one.Or(two).Without(foe.struck).Without(foe.attack.all.Without(v.attack.all))
	victims := v.r.strikes(v.p, side, to).And(v.foes).Without(v.p.slots[PawnSlot]).Without(v.struck)
	v.sum += v.w.Forks * int64(victims.Len())
}
