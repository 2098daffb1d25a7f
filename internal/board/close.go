package board

// Close are values that take a closer look: who attacks what how often, and what that means for the
// royals. Nothing is looked for unless Keen is set.
type Close struct {
	Keen bool // one of the values, in here or in Front, is not zero

	// Of pieces, by slot:
	Guarded [8][8]int64 // attacking a piece that is protected, by that one's slot
	Pinched [8]int64    // being attacked twice and protected once, by no pawn
	Outpost [8][2]int64 // a point that own pawns protect and the other side's cannot strike: on it, or a move away
	Tucked  [8]int64    // right behind a pawn of either side
	Hued    [8]int64    // an own pawn on the colour of the points that a bishop goes to

	// Of the royal:
	Danger [DangerSteps]int64            // by the units of attack on it
	Cover  [NumRanks * foldedFiles]int64 // the nearest own pawn ahead on its file and those beside, by point; rank 0 for none
	Storm  [NumRanks * foldedFiles]int64 // the nearest pawn of the other side there, likewise
	Rammed [NumRanks]int64               // such a pawn, by rank, with an own one right before it
	Takes  [8]int64                      // attacking a piece that nothing protects, by its slot

	// Of a passed pawn beyond the middle, by rank:
	Free [NumRanks]int64 // nothing stands before it or attacks its way
	Step [NumRanks]int64 // nothing stands on the point before it or attacks that
	Led  [NumRanks]int64 // the own side attacks the point before it
	Lead [NumRanks]int64 // each step that the own royal is nearer to that point than the other
	Runs int64           // only the other royal could stop it, and comes late

	Forks int64 // a piece that a pawn could attack by a safe step
}

// foldedFiles is how many files the left half of a board has, its middle included.
const foldedFiles = (NumFiles + 1) / 2

// attack is what is found on the way of a side that is looked at closely.
type attack struct {
	by    [8]Set // what the pieces of each slot attack
	all   Set    // what anything attacks
	twice Set    // what two attack
	steps Set    // what the royal attacks
	ring  Set    // about the other royal, drawn in from the edge
	near  Set    // the points beside the other royal

	attackers int // pieces that attack the ring,
	force     int // by their kinds
	touches   int // of points beside the royal
}

// begin sets the attack up with royal and pawns.
func (a *attack) begin(v *view) {
	r, side := v.r, v.side&1
	k, foe := v.p.royal[side], v.p.royal[side^1]
	a.steps = r.step[v.p.cells[k]&31][k&127]
	a.ring = r.ring[foe&127]
	a.near = r.step[v.p.cells[foe]&31][foe&127]
	a.all = v.struck.Or(a.steps)
	a.twice = v.struck.And(a.steps).Or(r.struckTwice(side, v.soldiers))
	a.by[PawnSlot], a.by[RoyalSlot] = v.struck, a.steps
}

// note enters what a piece reaches, which may lie beyond the edge of a small board.
func (v *view) note(kind Class, slot int, reach Set) {
	a := v.attack
	reach = reach.And(v.r.squares)
	a.twice = a.twice.Or(a.all.And(reach))
	a.all = a.all.Or(reach)
	a.by[slot&7] = a.by[slot&7].Or(reach)
	if reach.Meets(a.ring) {
		a.attackers++
		a.force += attackForce[kind&7]
		a.touches += reach.And(a.near).Len()
	}
}

// closely values what takes a closer look, when both sides have been looked at.
func (v *view) closely(foe *view, marks *Marks) {
	v.stand(marks)
	v.menace(foe)
	v.danger(foe)
	for passed := marks.Passed[v.side&1]; !passed.Empty(); {
		var s Square
		s, passed = passed.Next()
		v.passer(foe, s)
	}
}

// stand values where the pieces stand among the pawns.
func (v *view) stand(marks *Marks) {
	side := v.side & 1
	posts := v.struck.And(marks.Calm[side]).And(v.r.beyond[side])
	behind := v.p.slots[PawnSlot].toward(side ^ 1)
	light := v.soldiers.And(v.r.light).Len()
	dark := v.soldiers.Len() - light
	for slot := PawnSlot + 1; slot < RoyalSlot; slot++ {
		pieces := v.p.slots[slot&7].And(v.own)
		if pieces.Empty() {
			continue
		}
		if !posts.Empty() {
			v.sum += v.w.Outpost[slot&7][0] * int64(pieces.And(posts).Len())
			v.sum += v.w.Outpost[slot&7][1] * int64(v.attack.by[slot&7].And(posts).Without(v.own).Len())
		}
		if tucked := pieces.And(behind); !tucked.Empty() {
			v.sum += v.w.Tucked[slot&7] * int64(tucked.Len())
		}
		if v.r.kinds[side][slot&7] == Bishop {
			on := pieces.And(v.r.light).Len()
			v.sum += v.w.Hued[slot&7] * int64(on*light+(pieces.Len()-on)*dark)
		}
	}
}
