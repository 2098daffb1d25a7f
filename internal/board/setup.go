package board

import "slices"

// Setup is any placement with what belongs to it, playable or not.
type Setup struct {
	Cells            [NumSquares]Code
	Turn             Side
	Castling         uint8
	EnPassant        Square // None for none
	Progress, MoveNo int
	Pool             [2]Pool
}

// MaxCounter is the greatest value of the counters of a Setup.
const MaxCounter = 1_000_000_000

// Setup is p as a Setup.
func (p *Position) Setup() Setup {
	return Setup{p.cells, p.turn, p.castle, p.ep, int(p.progress), int(p.moveNo), p.pool}
}

// NewPosition makes a position of a setup, or says everything that is wrong with it.
func (r *Rules) NewPosition(s *Setup) (Position, []Fault) {
	faults := r.checkSetup(s)
	var p Position
	if !hasAny(faults, RoyalMissing, RoyalDoubled, OffBoard, UnknownPiece, FaceDownElsewhere) {
		p = r.place(s)
		faults = append(faults, r.checkRoyals(&p)...)
	}
	if len(faults) > 0 {
		return Position{}, faults
	}
	if r.spec.EnPassant && s.EnPassant != None && r.canTakeEnPassant(&p, s.EnPassant) {
		p.ep = s.EnPassant
		p.key ^= zobristEP[p.ep.File()]
	}
	return p, nil
}

// hasAny says whether one of the faults is of one of the kinds.
func hasAny(faults []Fault, kinds ...FaultKind) bool {
	return slices.ContainsFunc(faults, func(f Fault) bool { return slices.Contains(kinds, f.Kind) })
}

// place fills a position's tables.
func (r *Rules) place(s *Setup) Position {
	p := Position{royal: [2]Square{None, None}, ep: None, turn: s.Turn & 1, pool: s.Pool}
	for sq, c := range s.Cells {
		if c != 0 {
			p.put(Square(sq), c)
		}
	}
	p.progress, p.moveNo = uint32(s.Progress), uint32(s.MoveNo)
	if p.turn == Blue {
		p.key ^= zobristTurn
	}
	if r.spec.Castling {
		p.castle = s.Castling & 15
		p.key ^= zobristCastle[p.castle]
	}
	return p
}

// FreshKey is Key computed from nothing, to check the incremental one.
func (r *Rules) FreshKey(p *Position) uint64 {
	s := p.Setup()
	fresh := r.place(&s)
	if p.ep != None {
		fresh.key ^= zobristEP[p.ep.File()]
	}
	return fresh.key
}
