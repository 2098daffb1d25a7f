package board

// DangerSteps is how many numbers of units of danger have a value each.
const DangerSteps = 40

// Units of danger. They are fixed; what so many of them are worth is for the evaluation to say.
const (
	unitAttacker = 1  // for each other attacker, times its force
	unitTouch    = 1  // a point beside the royal attacked, for each attacker
	unitWeak     = 3  // a point of the ring that is attacked and hardly protected
	unitUnsafe   = 2  // a check that can be answered by a capture
	unitOpen     = 2  // a missing pawn before the royal
	unitNoQueen  = 14 // less, of an army that has lost its queen
	unitBase     = 2  // more, for the rest
)

// attackForce is what a piece that attacks the ring adds, by its kind, for each attacker there is.
var attackForce = [8]int{Leaper: 5, Chariot: 3, Bishop: 3, Queen: 1, Cannon: 3}

// checkForce is what a safe check adds, by the kind of the piece.
var checkForce = [8]int{Leaper: 12, Chariot: 16, Bishop: 10, Queen: 12}

// danger values the danger that the side's own royal is in.
func (v *view) danger(foe *view) { v.sum += v.w.Danger[v.units(foe)] }

// units are those of the attack of foe; there are none where no piece is near.
func (v *view) units(foe *view) int {
	a, d := foe.attack, v.attack
	side := v.side & 1
	if a.attackers == 0 {
		return 0
	}
	thin := d.steps.Or(d.by[v.r.queen[side]&7])
	weak := a.all.Without(d.twice).And(thin.Or(v.r.squares.Without(d.all)))
	safe := v.r.squares.Without(foe.own).Without(d.all.Without(weak.And(a.twice)))
	units := unitBase + a.attackers*a.force*unitAttacker/2 + a.touches*unitTouch
	units += a.ring.And(weak).Len() * unitWeak
	units += v.checks(foe, safe)
	units += max(0, 3-v.soldiers.And(v.r.shield[side][v.p.royal[side]&127]).Len()) * unitOpen
	if queen := v.r.queen[side^1]; queen != 0 && !v.p.slots[queen&7].Meets(foe.own) {
		units -= unitNoQueen
	}
	return min(max(0, units), DangerSteps-1)
}

// checks are the units of the checks that foe could give.
func (v *view) checks(foe *view, safe Set) (units int) {
	r, p, side := v.r, v.p, v.side&1
	k := p.royal[side]
	occ := v.occ.Without(p.slots[r.queen[side]&7].And(v.own))
	straight, _ := orthogonal(k, occ)
	aslant := diagonal(k, occ)
	var unsafe Set
	for slot := PawnSlot + 1; slot < RoyalSlot; slot++ {
		if foe.attack.by[slot&7].Empty() {
			continue
		}
		var from Set
		kind := r.kinds[side^1][slot&7]
		switch kind {
		case Chariot:
			from = straight
		case Bishop:
			from = aslant
		case Queen:
			from = straight.Or(aslant).Without(v.attack.by[r.queen[side]&7])
		case Leaper:
			from = r.step[NewCode(side^1, slot)&31][k&127]
		default:
			continue
		}
		from = from.And(foe.attack.by[slot&7])
		if from.Meets(safe) {
			units += checkForce[kind&7]
		} else if kind != Queen {
			unsafe = unsafe.Or(from)
		}
	}
	return units + unitUnsafe*unsafe.Without(foe.own).Len()
}
