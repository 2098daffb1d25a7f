package board

// Make writes into dst the position after a legal move of src, which must be another variable. A
// face-down piece that moves stays face down: use MakeTurned for it.
func (r *Rules) Make(dst, src *Position, m Move) {
	if slot := m.Promotion(); slot != 0 {
		r.make(dst, src, m, NewCode(src.turn, slot))
		return
	}
	r.make(dst, src, m, src.cells[m.From()])
}

// MakeTurned is Make for a face-down piece that turns out to be of the given slot: it takes the
// slot from the pool.
func (r *Rules) MakeTurned(dst, src *Position, m Move, slot int) {
	r.make(dst, src, m, NewCode(src.turn, slot))
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

// make moves a piece and lets it stand as the code placed. It reads src where it can: what has
// just been written to dst would have to be waited for.
func (r *Rules) make(dst, src *Position, m Move, placed Code) {
	*dst = *src
	from, to := m.From(), m.To()
	us := src.turn & 1
	code, victim := src.cells[from], src.cells[to]
	fromBit, toBit := bit[from&127], bit[to&127]
	step := fromBit.Or(toBit)
	key := src.key ^ zobristTurn ^ zobrist[code&31][from&127] ^ zobrist[placed&31][to&127]

	dst.sides[us] = src.sides[us].Xor(step)
	if code&7 == placed&7 {
		dst.slots[code&7] = src.slots[code&7].Xor(step)
	} else {
		dst.slots[code&7] = src.slots[code&7].Xor(fromBit)
		dst.slots[placed&7] = src.slots[placed&7].Xor(toBit)
	}
	progress := src.progress + 1
	if victim != 0 {
		dst.slots[victim&7] = dst.slots[victim&7].Xor(toBit)
		dst.sides[us^1] = src.sides[us^1].Xor(toBit)
		key ^= zobrist[victim&31][to&127]
		progress = 0
	} else if r.progress[code&31].Has(from) && places[from&127].file == places[to&127].file && r.goesAhead(us, from, to) {
		progress = 0
	}
	dst.cells[from] = 0
	dst.cells[to] = placed
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

func (r *Rules) goesAhead(us Side, from, to Square) bool { return (to > from) == (us == Red) }

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
