package board

// Make writes into dst the position after a legal move of src, which must be another variable. A
// face-down piece that moves stays face down: use MakeTurned for it.
func (r *Rules) Make(dst, src *Position, m Move) { r.make(dst, src, m, Code(m.Promotion())) }

// MakeTurned is Make for a face-down piece that turns out to be of the given slot: it takes the
// slot from the pool.
func (r *Rules) MakeTurned(dst, src *Position, m Move, slot int) {
	r.make(dst, src, m, Code(slot))
	i := r.PoolOf(src.turn)
	dst.pool[i] = dst.pool[i].With(slot, -1)
}

// PoolOf is the index of the pool that a side's face-down pieces are of.
func (r *Rules) PoolOf(side Side) int {
	if r.spec.FaceDown == TwoPools {
		return int(side & 1)
	}
	return 0
}

// make moves a piece and lets it stand as its side's piece of the slot becomes, or as it was where
// that is 0. It reads src where it can: what has just been written to dst would have to be waited
// for.
func (r *Rules) make(dst, src *Position, m Move, becomes Code) {
	*dst = *src
	from, to := m.From(), m.To()
	us := src.turn & 1
	code := src.cells[from]
	fromBit, toBit := &bit[from&127], &bit[to&127]
	step := Set{fromBit.Lo | toBit.Lo, fromBit.Hi | toBit.Hi}
	dst.sides[us] = src.sides[us].Xor(step)
	dst.cells[from] = 0
	key := src.key ^ zobristTurn ^ zobrist[code&31][from&127]
	if becomes == 0 {
		dst.slots[code&7] = src.slots[code&7].Xor(step)
		dst.cells[to] = code
		key ^= zobrist[code&31][to&127]
	} else {
		placed := NewCode(us, int(becomes))
		dst.slots[code&7] = src.slots[code&7].Xor(*fromBit)
		dst.slots[placed&7] = dst.slots[placed&7].Xor(*toBit)
		dst.cells[to] = placed
		key ^= zobrist[placed&31][to&127]
	}
	progress := src.progress + 1
	if victim := src.cells[to]; victim != 0 {
		dst.slots[victim&7] = dst.slots[victim&7].Xor(*toBit)
		dst.sides[us^1] = src.sides[us^1].Xor(*toBit)
		key ^= zobrist[victim&31][to&127]
		progress = 0
	} else if r.progress[code&31].Meets(*fromBit) && r.goesAhead(us, from, to) {
		progress = 0
	}
	if code&7 == RoyalSlot {
		dst.royal[us] = to
	}
	dst.progress = progress
	dst.turn = us ^ 1
	dst.moveNo = src.moveNo + uint32(us)
	dst.key = key
	if r.special {
		r.makeSpecial(dst, src, m)
	}
}

// goesAhead says whether a step goes straight towards the other side.
func (r *Rules) goesAhead(us Side, from, to Square) bool {
	return places[from&127].file == places[to&127].file && (to > from) == (us == Red)
}

// makeSpecial adds what few games have: castling, en passant, flips.
func (r *Rules) makeSpecial(dst, src *Position, m Move) {
	us := src.turn & 1
	if r.spec.Flips {
		if turned := r.Flipped(src, m); !turned.Empty() {
			r.flip(dst, us, turned)
		}
		return
	}
	if m.IsCastling() {
		c := castleOf(us, m.To())
		rook := NewCode(us, RookSlot)
		dst.remove(c.rook, rook)
		dst.put(c.rookTo, rook)
	}
	if m.IsEnPassant() {
		dst.remove(victimOf(m.To(), us), NewCode(us^1, PawnSlot))
		dst.progress = 0
	}
	keeps := r.castleKeeps[m.From()] & r.castleKeeps[m.To()]
	dst.key ^= zobristCastle[dst.castle&15] ^ zobristCastle[dst.castle&keeps&15]
	dst.castle &= keeps
	r.setEnPassant(dst, src, m)
}

// setEnPassant records the point that a pawn passed, if it can be captured there.
func (r *Rules) setEnPassant(dst, src *Position, m Move) {
	if src.ep != None {
		dst.key ^= zobristEP[src.ep.File()]
		dst.ep = None
	}
	if src.cells[m.From()].Slot() != PawnSlot || m.From().File() != m.To().File() || abs(m.From().Rank()-m.To().Rank()) != 2 {
		return
	}
	passed := (m.From() + m.To()) / 2
	if r.canTakeEnPassant(dst, passed) {
		dst.ep = passed
		dst.key ^= zobristEP[passed.File()]
	}
}

func (r *Rules) canTakeEnPassant(p *Position, passed Square) bool {
	for from := r.pawnsOnto(p, passed); !from.Empty(); {
		var s Square
		s, from = from.Next()
		if r.enPassantSafe(p, s, passed) {
			return true
		}
	}
	return false
}

// put and remove change what stands on a point, in all of the position's tables.
func (p *Position) put(s Square, c Code) {
	p.toggle(s, c)
	p.cells[s] = c
	if c.Slot() == RoyalSlot {
		p.royal[c.Side()] = s
	}
}

func (p *Position) remove(s Square, c Code) {
	p.toggle(s, c)
	p.cells[s] = 0
}

func (p *Position) toggle(s Square, c Code) {
	side := c.Side()
	p.slots[c&7] = p.slots[c&7].Xor(bit[s])
	p.sides[side] = p.sides[side].Xor(bit[s])
	p.key ^= zobrist[c&31][s]
}

// MakeNull passes the turn. It is for the search alone: the position must not be in check.
func (r *Rules) MakeNull(dst, src *Position) {
	*dst = *src
	dst.turn ^= 1
	dst.key ^= zobristTurn
	dst.progress++
	if dst.ep != None {
		dst.key ^= zobristEP[dst.ep.File()]
		dst.ep = None
	}
}

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}
