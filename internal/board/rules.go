package board

import "sync"

// Rules are the tables of one game, built once by NewRules and read-only after.
type Rules struct {
	spec    Spec
	squares Set
	kinds   [2][8]Class // by side and slot

	// Leaps by code, face down included: the targets of a kind with no legs, or with all legs free.
	step [32][128]Set
	// Legs by code, nil for a kind without.
	legs [32]*[NumSquares]legEntry
	// reach[side][s]: the points from which some leaper of the side may attack s.
	reach [2][128]Set
	// orth[side] are the codes that slide orthogonally; repeated if there is one kind only.
	orth [2][2]Code
	diag [2][2]Code // likewise diagonally; 0, 0 for none
	// cannon[side] is the code of the cannon, or 0.
	cannon [2]Code
	// queen[side] is the code of the queen, or 0.
	queen [2]Code

	hasDiag, hasCannon, hasPawn, hasRoyal [2]bool

	progress [32]Set
	around   [128]Set         // the points about a point
	beyond   [2]Set           // the half of the board across the middle, as a side sees it
	ring     [128]Set         // the points about a point, drawn in from the edge
	shield   [2][128]Set      // the points before a royal, two ranks deep
	onward   [2][NumRanks]Set // a rank and those ahead of it, as a side sees them
	light    Set              // every other point
	special  bool             // castling, en passant or flips
	lastRank [2]Set           // where pawns promote
	pawnTwo  [2]Set           // the points a pawn passes when it goes two
	promote  [2][]int

	castleKeeps [128]uint8 // the rights that survive a move from or to a point
	lines       [128]Set   // with flips: neighbours along lines
	axes        [NumSquares][]Set
}

// legEntry finds the targets of a piece with legs: the occupied legs, multiplied by magic, give
// an index into to.
type legEntry struct {
	legs  Set
	magic uint64
	to    [16]Set
}

// NewRules builds the tables of a game.
func NewRules(spec Spec) *Rules {
	r := &Rules{spec: spec, special: spec.Castling || spec.EnPassant || spec.Flips}
	for rank := range spec.Ranks {
		for file := range spec.Files {
			r.squares = r.squares.Or(bit[At(file, rank)])
		}
	}
	r.buildLines()
	r.buildAround()
	r.buildBeyond()
	r.buildGrounds()
	for side := Red; side <= Blue; side++ {
		r.buildArmy(side)
	}
	r.buildPawns()
	r.buildCastling()
	return r
}

// Lazily is a function that builds the tables on its first call.
func Lazily(spec func() Spec) func() *Rules {
	return sync.OnceValue(func() *Rules { return NewRules(spec()) })
}

// Spec is the description that r was built from.
func (r *Rules) Spec() *Spec { return &r.spec }

// Squares are the points of the board.
func (r *Rules) Squares() Set { return r.squares }

// Class is how the piece moves.
func (r *Rules) Class(c Code) Class { return r.kinds[c.Side()][c.Slot()] }

// HasRoyal says whether the side has a general or king.
func (r *Rules) HasRoyal(side Side) bool { return r.hasRoyal[side] }

// forward is the rank step of a side and rank as that side sees it.
func forward(side Side) int { return 1 - 2*int(side) }

func (r *Rules) seen(side Side, rank int) int {
	if side == Blue {
		return r.spec.Ranks - 1 - rank
	}
	return rank
}

func (r *Rules) buildArmy(side Side) {
	for slot := 1; slot < 8; slot++ {
		kind := &r.spec.Armies[side][slot]
		code := NewCode(side, slot)
		r.kinds[side][slot] = kind.Class
		switch kind.Class {
		case Chariot:
			addCode(&r.orth[side], code)
		case Bishop:
			addCode(&r.diag[side], code)
		case Queen:
			addCode(&r.orth[side], code)
			addCode(&r.diag[side], code)
			r.queen[side] = code
		case Cannon:
			r.cannon[side] = code
			r.hasCannon[side] = true
		case Leaper, Pawn, Stone:
			r.buildLeaper(side, code, kind, kind.Zone)
			faceDown := kind.FaceDownZone
			if faceDown == nil {
				faceDown = kind.Zone
			}
			r.buildLeaper(side, code|FaceDown, kind, faceDown)
		}
		r.progress[code] = r.zone(side, kind.ProgressFrom)
	}
	r.hasDiag[side] = r.diag[side][0] != 0
	r.hasPawn[side] = r.kinds[side][PawnSlot] == Pawn
	r.hasRoyal[side] = r.kinds[side][RoyalSlot] != Nothing
}

// addCode enters code, keeping both places of the list filled.
func addCode(list *[2]Code, code Code) {
	if list[0] == 0 {
		list[0] = code
	}
	list[1] = code
}

// zone is the set of points of z; a nil zone has none.
func (r *Rules) zone(side Side, z Zone) (s Set) {
	if z == nil {
		return s
	}
	for all := r.squares; !all.Empty(); {
		var sq Square
		sq, all = all.Next()
		if z(sq.File(), r.seen(side, sq.Rank())) {
			s = s.Or(bit[sq])
		}
	}
	return s
}

func (r *Rules) buildLeaper(side Side, code Code, kind *Kind, zone Zone) {
	allowed := r.squares
	if zone != nil {
		allowed = r.zone(side, zone)
	}
	if kind.Class == Stone {
		r.buildStone(code)
		return
	}
	hasLegs := false
	for _, step := range kind.Steps {
		hasLegs = hasLegs || step.LegFile != 0 || step.LegRank != 0
	}
	if hasLegs {
		r.legs[code] = new([NumSquares]legEntry)
	}
	for s := Square(0); s < NumSquares; s++ {
		if !r.squares.Has(s) {
			continue
		}
		ways := r.ways(side, kind, s, allowed)
		for _, w := range ways {
			r.step[code][s] = r.step[code][s].Or(bit[w.to])
			r.reach[side][w.to] = r.reach[side][w.to].Or(bit[s])
		}
		if hasLegs {
			r.legs[code][s] = newLegEntry(ways)
		}
	}
}

// way is a step from one point: its target and its leg, None where there is none.
type way struct{ to, leg Square }

func (r *Rules) ways(side Side, kind *Kind, s Square, allowed Set) (list []way) {
	ahead := forward(side)
	for _, step := range kind.Steps {
		if step.AcrossRiver && r.seen(side, s.Rank()) < r.spec.Ranks/2 {
			continue
		}
		to := At(s.File()+step.File, s.Rank()+ahead*step.Rank)
		if to == None || !allowed.Has(to) {
			continue
		}
		w := way{to, None}
		if step.LegFile != 0 || step.LegRank != 0 {
			w.leg = At(s.File()+step.LegFile, s.Rank()+ahead*step.LegRank)
		}
		list = append(list, w)
	}
	return list
}

// newLegEntry finds by trial a multiplier that tells all states of the legs apart.
func newLegEntry(ways []way) (e legEntry) {
	for _, w := range ways {
		e.legs = e.legs.Or(bit[w.leg&127])
	}
	seed := uint64(1)
	for !e.fill(ways) {
		e.magic = splitmix(&seed)
		e.magic &= splitmix(&seed) // few bits collide less
		e.to = [16]Set{}
	}
	return e
}

func (e *legEntry) index(occ Set) uint64 {
	return (occ.Lo&e.legs.Lo | occ.Hi&e.legs.Hi) * e.magic >> 60
}

// fill enters the targets of every state of the legs and reports whether no two states met.
func (e *legEntry) fill(ways []way) bool {
	var used [16]bool
	occ := Set{}
	for {
		i := e.index(occ)
		if used[i] {
			return false
		}
		used[i] = true
		for _, w := range ways {
			if !occ.Has(w.leg) {
				e.to[i] = e.to[i].Or(bit[w.to])
			}
		}
		// The next subset of the legs, counted like a number with carries through the gaps.
		lo := (occ.Lo - e.legs.Lo) & e.legs.Lo
		hi := occ.Hi
		if lo == 0 {
			hi = (occ.Hi - e.legs.Hi) & e.legs.Hi
		}
		occ = Set{lo, hi}
		if occ.Empty() {
			return true
		}
	}
}

// leaps is what a leaper reaches, its own side's pieces included.
func (r *Rules) leaps(c Code, s Square, occ Set) Set {
	if l := r.legs[c&31]; l != nil {
		e := &l[s]
		return e.to[e.index(occ)]
	}
	return r.step[c&31][s&127]
}

func (r *Rules) buildPawns() {
	for side := Red; side <= Blue; side++ {
		if !r.hasPawn[side] {
			continue
		}
		r.promote[side] = r.spec.Promotions[side]
		for file := range r.spec.Files {
			last := At(file, r.seen(side, r.spec.Ranks-1))
			passed := At(file, r.seen(side, r.spec.PawnStart+1))
			r.lastRank[side] = r.lastRank[side].Or(bit[last])
			r.pawnTwo[side] = r.pawnTwo[side].Or(bit[passed])
		}
	}
}
