package board

// Refusal is why a move is not legal; 0 means that it is.
type Refusal uint8

const (
	OutsideBoard Refusal = iota + 1
	EmptyPoint
	EnemyPiece
	SamePoint
	OwnPieceThere
	NotItsWay
	LegBlocked
	EyeBlocked
	PathBlocked
	NoScreen
	ManyScreens
	LeavesZone
	BeforeRiver
	Backwards
	PawnBlocked
	NothingToTake
	NotFromStart
	PointTaken
	NoLine
	PromotionMissing
	PromotionWrong
	CannotCastle
	RoyalInCheck
	RoyalsWouldFace
)

// Refuse says why the side to move may not go from one point to another, becoming the slot
// promotion (0 for none), or 0 if it may.
func (r *Rules) Refuse(p *Position, from, to Square, promotion int) Refusal {
	if from >= NumSquares || to >= NumSquares || !r.squares.Has(from) || !r.squares.Has(to) {
		return OutsideBoard
	}
	if r.isLegal(p, from, to, promotion) {
		return 0
	}
	us := p.turn
	c, target := p.cells[from], p.cells[to]
	switch {
	case c == 0:
		return EmptyPoint
	case c.Side() != us:
		return EnemyPiece
	case from == to:
		return SamePoint
	case target != 0 && target.Side() == us:
		return OwnPieceThere
	}
	if why := r.refuseMovement(p, c, from, to); why != 0 {
		return why
	}
	if why := r.refusePromotion(c, to, promotion); why != 0 {
		return why
	}
	return r.refuseExposure(p, from, to)
}

func (r *Rules) isLegal(p *Position, from, to Square, promotion int) bool {
	for _, m := range r.AppendMoves(p, make([]Move, 0, MaxMoves)) {
		if m.From() == from && m.To() == to && m.Promotion() == promotion {
			return true
		}
	}
	return false
}

// refuseMovement judges by the piece's own movement alone.
func (r *Rules) refuseMovement(p *Position, c Code, from, to Square) Refusal {
	occ := p.Occupied()
	slide, hits := orthogonal(from, occ)
	switch r.Class(c) {
	case Chariot:
		return refuseSlide(slide, cross[from], to)
	case Bishop:
		return refuseSlide(diagonal(from, occ), saltire[from], to)
	case Queen:
		return refuseSlide(slide.Or(diagonal(from, occ)), cross[from].Or(saltire[from]), to)
	case Cannon:
		return refuseCannon(p, slide, hits, from, to)
	case Pawn:
		return r.refusePawn(p, c, from, to)
	case Stone:
		switch {
		case !r.lines[from].Has(to):
			return NoLine
		case occ.Has(to):
			return PointTaken
		}
		return 0
	default:
		return r.refuseLeap(p, c, from, to)
	}
}

func refuseSlide(reach, lines Set, to Square) Refusal {
	switch {
	case reach.Has(to):
		return 0
	case lines.Has(to):
		return PathBlocked
	}
	return NotItsWay
}

func refuseCannon(p *Position, slide, hits Set, from, to Square) Refusal {
	occ := p.Occupied()
	screens := between[from][to].And(occ).Len()
	switch {
	case !cross[from].Has(to):
		return NotItsWay
	case !occ.Has(to) && slide.Has(to), occ.Has(to) && hits.Has(to):
		return 0
	case !occ.Has(to):
		return PathBlocked
	case screens == 0:
		return NoScreen
	}
	return ManyScreens
}

func (r *Rules) refusePawn(p *Position, c Code, from, to Square) Refusal {
	us := c.Side()
	ahead := forward(us)
	file, rank := to.File()-from.File(), (to.Rank()-from.Rank())*ahead
	occ := p.Occupied()
	switch {
	case rank < 0:
		return Backwards
	case rank == 0:
		return NotItsWay
	case abs(file) == 1 && rank == 1:
		if occ.Has(to) || to == p.ep {
			return 0
		}
		return NothingToTake
	case file != 0 || rank > 2:
		return NotItsWay
	case rank == 2 && r.seen(us, from.Rank()) != r.spec.PawnStart:
		return NotFromStart
	case occ.Has(to) || between[from][to].Meets(occ):
		return PawnBlocked
	}
	return 0
}

func (r *Rules) refuseLeap(p *Position, c Code, from, to Square) Refusal {
	occ := p.Occupied()
	if r.leaps(c, from, occ).Has(to) {
		return 0
	}
	kind := &r.spec.Armies[c.Side()][c.Slot()]
	ahead := forward(c.Side())
	if c.Slot() == RoyalSlot && r.spec.Castling && from.Rank() == to.Rank() && abs(from.File()-to.File()) == 2 {
		return CannotCastle
	}
	for _, step := range kind.Steps {
		if At(from.File()+step.File, from.Rank()+ahead*step.Rank) != to {
			continue
		}
		switch {
		case step.AcrossRiver && r.seen(c.Side(), from.Rank()) < r.spec.Ranks/2:
			return BeforeRiver
		case !r.step[c&31][from&127].Has(to):
			return LeavesZone
		case step.LegFile != 0 && step.LegRank != 0:
			return EyeBlocked
		}
		return LegBlocked
	}
	if onlyForward(kind) && (to.Rank()-from.Rank())*ahead < 0 {
		return Backwards
	}
	return NotItsWay
}

// onlyForward says whether a kind never goes back.
func onlyForward(kind *Kind) bool {
	for _, step := range kind.Steps {
		if step.Rank < 0 {
			return false
		}
	}
	return true
}

func (r *Rules) refusePromotion(c Code, to Square, promotion int) Refusal {
	mayPromote := r.Class(c) == Pawn && r.lastRank[c.Side()].Has(to)
	if !mayPromote {
		if promotion != 0 {
			return PromotionWrong
		}
		return 0
	}
	for _, slot := range r.promote[c.Side()] {
		if slot == promotion {
			return 0
		}
	}
	if promotion == 0 {
		return PromotionMissing
	}
	return PromotionWrong
}

// refuseExposure is left where the movement is right: the royal would be attacked, or face.
func (r *Rules) refuseExposure(p *Position, from, to Square) Refusal {
	us := p.turn & 1
	foe := us ^ 1
	k := p.royal[us]
	if from == k {
		k = to
	}
	occ := p.Occupied().Without(bit[from]).Or(bit[to])
	if to != p.ep && !r.attacked(p, k, foe, occ, p.Of(foe).Without(bit[to])) {
		return RoyalsWouldFace
	}
	return RoyalInCheck
}
