package board

import "math/bits"

// MaxMoves is room enough for the moves of all but contrived positions; a longer list grows its
// slice.
const MaxMoves = 256

// AppendMoves appends all legal moves to buf, in a fixed order.
func (r *Rules) AppendMoves(p *Position, buf []Move) []Move {
	t := r.Threats(p)
	return r.AppendMovesUnder(p, &t, buf)
}

// AppendMovesUnder is AppendMoves where the threats are known.
func (r *Rules) AppendMovesUnder(p *Position, t *Threats, buf []Move) []Move {
	g := generator{r: r, p: p, threats: *t, buf: buf, mask: r.squares}
	g.run()
	return g.buf
}

// AppendCaptures appends the legal captures, promotions included.
func (r *Rules) AppendCaptures(p *Position, buf []Move) []Move {
	t := r.Threats(p)
	return r.AppendCapturesUnder(p, &t, buf)
}

// AppendCapturesUnder is AppendCaptures where the threats are known.
func (r *Rules) AppendCapturesUnder(p *Position, t *Threats, buf []Move) []Move {
	g := generator{r: r, p: p, threats: *t, buf: buf, mask: p.Of(p.turn ^ 1), captures: true}
	g.run()
	return g.buf
}

// CountMoves is the number of legal moves; it lists none of them.
func (r *Rules) CountMoves(p *Position) int {
	t := r.Threats(p)
	g := generator{r: r, p: p, threats: t, mask: r.squares, counting: true}
	g.run()
	return g.count
}

// HasMove says whether the side to move has a legal move.
func (r *Rules) HasMove(p *Position) bool {
	t := r.Threats(p)
	return r.HasMoveUnder(p, &t)
}

// HasMoveUnder is HasMove where the threats are known.
func (r *Rules) HasMoveUnder(p *Position, t *Threats) bool {
	g := generator{r: r, p: p, threats: *t, mask: r.squares, counting: true, one: true}
	g.run()
	return g.count > 0
}

// generator holds what is the same for all pieces of a position.
type generator struct {
	r         *Rules
	p         *Position
	threats   Threats
	buf       []Move
	count     int
	counting  bool
	one       bool // one move is enough
	captures  bool
	us, foe   Side
	royal     Square
	hasRoyal  bool
	mask      Set // the points that the caller wants moves to
	occ, foes Set
	open      Set // where a piece that is not sensitive may go
}

func (g *generator) run() {
	p := g.p
	g.us = p.turn & 1
	g.foe = g.us ^ 1
	g.foes = p.Of(g.foe)
	own := p.Of(g.us)
	g.occ = own.Or(g.foes)
	g.mask = g.mask.Without(own)
	g.open = g.mask
	g.hasRoyal = g.r.hasRoyal[g.us]
	checked := false
	if g.hasRoyal {
		g.royal = p.royal[g.us]
		t := &g.threats
		g.open = g.open.Without(t.forbidden)
		if checked = t.Check(); checked {
			g.open = g.open.And(g.evasions(t.Checkers))
		}
		g.royalMoves()
	}
	g.pieces(checked)
	if g.enough() {
		return
	}
	if g.r.spec.Castling && !checked && !g.captures {
		g.castling()
	}
	if p.ep != None {
		g.enPassant()
	}
}

// enough says whether the caller need not know of more moves.
func (g *generator) enough() bool { return g.one && g.count > 0 }

// evasions are the points on which a piece may answer the check of the first checker: all other
// replies are moves of the royal or of a sensitive piece.
func (g *generator) evasions(checkers Set) Set {
	s, _ := checkers.Next()
	c := g.p.cells[s]
	switch g.r.Class(c) {
	case Leaper, Pawn:
		answer := bit[s&127]
		if l := g.r.legs[c&31]; l != nil {
			answer = answer.Or(l[s].legs)
		}
		return answer
	default:
		return bit[s&127].Or(between[g.royal][s])
	}
}

func (g *generator) royalMoves() {
	k := g.royal
	c := g.p.cells[k]
	g.emit(k, g.tried(k, g.r.step[c&31][k&127].And(g.mask)))
}

// tried keeps the targets after which the royal is safe.
func (g *generator) tried(from Square, targets Set) (kept Set) {
	for !targets.Empty() {
		var to Square
		to, targets = targets.Next()
		k := g.royal
		if from == k {
			k = to
		}
		if g.r.safe(g.p, k, from, to, g.occ) {
			kept = kept.Or(bit[to&127])
		}
	}
	return kept
}

// pieces generates for all but the royal. Out of check the moves of pieces that are not
// sensitive need no trial.
func (g *generator) pieces(checked bool) {
	own := g.p.sides[g.us]
	kinds := &g.r.kinds[g.us]
	for slot := 1; slot < RoyalSlot; slot++ {
		all := g.p.slots[slot&7].And(own)
		if all.Empty() {
			continue
		}
		if g.enough() {
			return
		}
		class := kinds[slot]
		free, tied := all.Without(g.threats.sensitive), all.And(g.threats.sensitive)
		if checked {
			free, tied = Set{}, all
		}
		if class == Pawn {
			g.pawns(free, g.open, false)
			if checked {
				g.pawns(tied.Without(g.threats.sensitive), g.open, true)
				tied = tied.And(g.threats.sensitive)
			}
			g.pawns(tied, g.mask, true)
			continue
		}
		g.kind(class, free)
		for !tied.Empty() {
			var s Square
			s, tied = tied.Next()
			targets := g.targets(class, s)
			if checked && !g.threats.sensitive.Has(s) {
				targets = targets.And(g.open)
			}
			g.emit(s, g.tried(s, targets.And(g.mask)))
		}
	}
}

// kind generates for pieces of one class that need no trial.
func (g *generator) kind(class Class, pieces Set) {
	switch class {
	case Leaper:
		for !pieces.Empty() {
			var s Square
			s, pieces = pieces.Next()
			g.emit(s, g.r.leaps(g.p.cells[s], s, g.occ).And(g.open))
		}
	default:
		for !pieces.Empty() {
			var s Square
			s, pieces = pieces.Next()
			g.emit(s, g.targets(class, s).And(g.open))
		}
	}
}

// targets is where the piece at s may go by its own movement; own pieces are not left out.
func (g *generator) targets(class Class, s Square) Set {
	switch class {
	case Chariot:
		slide, _ := orthogonal(s, g.occ)
		return slide
	case Cannon:
		slide, hits := orthogonal(s, g.occ)
		return slide.Without(g.occ).Or(hits.And(g.foes))
	case Bishop:
		return diagonal(s, g.occ)
	case Queen:
		slide, _ := orthogonal(s, g.occ)
		return slide.Or(diagonal(s, g.occ))
	case Stone:
		return g.r.step[g.p.cells[s]&31][s&127].Without(g.occ)
	default:
		return g.r.leaps(g.p.cells[s], s, g.occ)
	}
}

// emit counts or lists the moves from one point to each of the targets.
func (g *generator) emit(from Square, targets Set) {
	if g.counting {
		g.count += targets.Len()
		return
	}
	g.list(from, targets)
}

func (g *generator) list(from Square, targets Set) {
	buf := g.buf
	for w := targets.Lo; w != 0; w &= w - 1 {
		buf = append(buf, NewMove(from, Square(bits.TrailingZeros64(w))))
	}
	for w := targets.Hi; w != 0; w &= w - 1 {
		buf = append(buf, NewMove(from, Square(halfPoints+bits.TrailingZeros64(w))))
	}
	g.buf = buf
}
