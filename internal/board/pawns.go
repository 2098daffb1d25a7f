package board

// fileI is the last file of the grid in one word.
const fileI = fileA << 8

// pawns generates the moves of a set of pawns all at once, to points of open; with trial, each
// is tried.
func (g *generator) pawns(pawns, open Set, trial bool) {
	if pawns.Empty() {
		return
	}
	empty := g.r.squares.Without(g.occ)
	hit := g.foes.And(open)
	if g.us == Red {
		one := pawns.up().And(empty)
		two := one.And(g.r.pawnTwo[Red]).up().And(empty)
		g.pawnMoves(g.pushable(one, open), 9, trial)
		g.pawnMoves(g.pushable(two, open), 18, trial)
		ahead := pawns.up()
		g.pawnMoves(Set{ahead.Lo &^ fileA >> 1, ahead.Hi &^ fileA >> 1}.And(hit), 8, trial)
		g.pawnMoves(Set{ahead.Lo &^ fileI << 1, ahead.Hi &^ fileI << 1}.And(hit), 10, trial)
		return
	}
	one := pawns.down().And(empty)
	two := one.And(g.r.pawnTwo[Blue]).down().And(empty)
	g.pawnMoves(g.pushable(one, open), -9, trial)
	g.pawnMoves(g.pushable(two, open), -18, trial)
	ahead := pawns.down()
	g.pawnMoves(Set{ahead.Lo &^ fileA >> 1, ahead.Hi &^ fileA >> 1}.And(hit), -10, trial)
	g.pawnMoves(Set{ahead.Lo &^ fileI << 1, ahead.Hi &^ fileI << 1}.And(hit), -8, trial)
}

// pushable limits pushes to what is asked for: with captures only, to promotions.
func (g *generator) pushable(targets, open Set) Set {
	if g.captures {
		return targets.And(g.r.lastRank[g.us]).Without(g.threats.forbidden)
	}
	return targets.And(open)
}

// pawnMoves emits the moves of pawns that go by delta to the targets.
func (g *generator) pawnMoves(targets Set, delta int, trial bool) {
	if trial {
		targets = g.triedBy(targets, delta)
	}
	last := targets.And(g.r.lastRank[g.us])
	if g.counting {
		g.count += targets.Len() + last.Len()*(len(g.r.promote[g.us])-1)
		return
	}
	for rest := targets.Without(last); !rest.Empty(); {
		var to Square
		to, rest = rest.Next()
		g.buf = append(g.buf, NewMove(Square(int(to)-delta), to))
	}
	for !last.Empty() {
		var to Square
		to, last = last.Next()
		for _, slot := range g.r.promote[g.us] {
			g.buf = append(g.buf, NewMove(Square(int(to)-delta), to)|Move(slot)<<promoteShift)
		}
	}
}

// triedBy keeps the targets of moves by delta that leave the royal safe.
func (g *generator) triedBy(targets Set, delta int) (kept Set) {
	for !targets.Empty() {
		var to Square
		to, targets = targets.Next()
		if !g.hasRoyal || g.r.safe(g.p, g.royal, Square(int(to)-delta), to, g.occ) {
			kept = kept.Or(bit[to])
		}
	}
	return kept
}

func (g *generator) enPassant() {
	to := g.p.ep
	for from := g.r.pawnsOnto(g.p, to); !from.Empty(); {
		var s Square
		s, from = from.Next()
		if g.r.enPassantSafe(g.p, s, to) {
			if g.counting {
				g.count++
				continue
			}
			g.buf = append(g.buf, NewMove(s, to)|enPassant)
		}
	}
}

// pawnsOnto are the pawns of the side to move that could capture on s.
func (r *Rules) pawnsOnto(p *Position, s Square) (from Set) {
	us := p.turn & 1
	pawn := NewCode(us, PawnSlot)
	for all := p.Pieces(pawn); !all.Empty(); {
		var sq Square
		sq, all = all.Next()
		if r.step[pawn&31][sq&127].Has(s) {
			from = from.Or(bit[sq])
		}
	}
	return from
}

// enPassantSafe tries the capture, which clears two points at once.
func (r *Rules) enPassantSafe(p *Position, from, to Square) bool {
	us := p.turn & 1
	foe := us ^ 1
	victim := bit[victimOf(to, us)]
	occ := p.Occupied().Without(bit[from]).Without(victim).Or(bit[to])
	return !r.attackedRoyal(p, p.royal[us], foe, occ, p.Of(foe).Without(victim))
}

// victimOf is the point of the pawn that an en passant capture on to takes.
func victimOf(to Square, us Side) Square { return Square(int(to) - NumFiles*forward(us)) }
