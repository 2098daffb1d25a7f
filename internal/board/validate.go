package board

// FaultKind is one way in which a setup is not playable.
type FaultKind uint8

const (
	RoyalMissing FaultKind = iota + 1
	RoyalDoubled
	RoyalOutsidePalace
	RoyalsFace
	WaitingSideInCheck
	PawnOnLastRank
	PawnBehindStart
	OutsideZone
	FaceDownElsewhere
	PoolTooSmall
	PoolTooLarge
	PoolMissing
	NoPieces
	NoEmptyPoint
	BadCastling
	BadEnPassant
	OffBoard
	UnknownPiece
)

// Fault is one reason against a setup, with the point and side it concerns; Square is None where
// no point is at fault.
type Fault struct {
	Kind   FaultKind
	Square Square
	Side   Side
}

// checkSetup looks at what can be judged piece by piece.
func (r *Rules) checkSetup(s *Setup) (faults []Fault) {
	for sq, c := range s.Cells {
		if c != 0 {
			faults = r.checkPiece(faults, s, Square(sq), c)
		}
	}
	for side := Red; side <= Blue; side++ {
		faults = r.checkRoyalCount(faults, s, side)
	}
	if r.spec.FaceDown != NoFaceDown {
		faults = r.checkPools(faults, s)
	}
	if r.spec.Flips {
		faults = r.checkStones(faults, s)
	}
	if r.spec.Castling {
		faults = r.checkCastling(faults, s)
	}
	if r.spec.EnPassant && s.EnPassant != None {
		faults = r.checkEnPassant(faults, s)
	}
	return faults
}

func (r *Rules) checkPiece(faults []Fault, s *Setup, sq Square, c Code) []Fault {
	side := c.Side()
	kind := &r.spec.Armies[side][c.Slot()]
	rank := r.seen(side, sq.Rank())
	switch {
	case !r.squares.Has(sq):
		return append(faults, Fault{OffBoard, sq, side})
	case c&^31 != 0 || kind.Class == Nothing:
		return append(faults, Fault{UnknownPiece, sq, side})
	case c.IsFaceDown():
		if c != r.spec.FaceDownAt[sq]|FaceDown || r.spec.FaceDown == NoFaceDown {
			faults = append(faults, Fault{FaceDownElsewhere, sq, side})
		}
	case c.Slot() == RoyalSlot && kind.Zone != nil && !kind.Zone(sq.File(), rank):
		faults = append(faults, Fault{RoyalOutsidePalace, sq, side})
	case r.spec.FaceDown == NoFaceDown && kind.Zone != nil && !kind.Zone(sq.File(), rank):
		faults = append(faults, Fault{OutsideZone, sq, side})
	case kind.Class == Pawn && rank == r.spec.Ranks-1:
		faults = append(faults, Fault{PawnOnLastRank, sq, side})
	case kind.Class == Pawn && rank < r.spec.PawnStart:
		faults = append(faults, Fault{PawnBehindStart, sq, side})
	}
	return faults
}

func (r *Rules) checkRoyalCount(faults []Fault, s *Setup, side Side) []Fault {
	if !r.hasRoyal[side] {
		return faults
	}
	royals, last := 0, None
	for sq, c := range s.Cells {
		if c == NewCode(side, RoyalSlot) {
			royals++
			last = Square(sq)
		}
	}
	switch {
	case royals == 0:
		return append(faults, Fault{RoyalMissing, None, side})
	case royals > 1:
		return append(faults, Fault{RoyalDoubled, last, side})
	}
	return faults
}

func (r *Rules) checkPools(faults []Fault, s *Setup) []Fault {
	var down [2]int
	for _, c := range s.Cells {
		if c.IsFaceDown() {
			down[r.PoolOf(c.Side())]++
		}
	}
	for i := range 1 + r.PoolOf(Blue) {
		total := s.Pool[i].Total()
		switch {
		case total == 0 && down[i] > 0:
			faults = append(faults, Fault{PoolMissing, None, Side(i)})
		case total < down[i]:
			faults = append(faults, Fault{PoolTooSmall, None, Side(i)})
		}
		for slot := 1; slot < 8; slot++ {
			if s.Pool[i].Count(slot) > r.spec.Pool[i].Count(slot) {
				faults = append(faults, Fault{PoolTooLarge, None, Side(i)})
				break
			}
		}
	}
	return faults
}

func (r *Rules) checkStones(faults []Fault, s *Setup) []Fault {
	var occ Set
	for sq, c := range s.Cells {
		if c != 0 {
			occ = occ.Or(bit[sq])
		}
	}
	switch {
	case occ.Empty():
		return append(faults, Fault{NoPieces, None, Red})
	case r.squares.Without(occ).Empty():
		return append(faults, Fault{NoEmptyPoint, None, Red})
	}
	return faults
}

func (r *Rules) checkCastling(faults []Fault, s *Setup) []Fault {
	for side := Red; side <= Blue; side++ {
		for i := range castlings[side] {
			c := &castlings[side][i]
			if s.Castling&c.right != 0 && (s.Cells[c.king] != NewCode(side, RoyalSlot) || s.Cells[c.rook] != NewCode(side, RookSlot)) {
				faults = append(faults, Fault{BadCastling, c.rook, side})
			}
		}
	}
	return faults
}

// checkEnPassant wants a pawn that has just gone two over the point.
func (r *Rules) checkEnPassant(faults []Fault, s *Setup) []Fault {
	us := s.Turn & 1
	foe := us ^ 1
	ep := s.EnPassant
	step := NumFiles * forward(us)
	if !r.squares.Has(ep) || r.seen(foe, ep.Rank()) != r.spec.PawnStart+1 ||
		s.Cells[ep] != 0 || s.Cells[int(ep)+step] != 0 || s.Cells[int(ep)-step] != NewCode(foe, PawnSlot) {
		return append(faults, Fault{BadEnPassant, ep, foe})
	}
	return faults
}

// checkRoyals looks at what the lines of a full position decide.
func (r *Rules) checkRoyals(p *Position) (faults []Fault) {
	us := p.turn
	foe := us ^ 1
	if !r.hasRoyal[foe] {
		return nil
	}
	k := p.royal[foe]
	if r.spec.Facing && !r.facer(p, us, k).Empty() && !between[k][p.royal[us]].Meets(p.Occupied()) {
		faults = append(faults, Fault{RoyalsFace, k, foe})
	}
	if r.attacked(p, k, us, p.Occupied(), p.Of(us)) {
		faults = append(faults, Fault{WaitingSideInCheck, k, foe})
	}
	return faults
}
