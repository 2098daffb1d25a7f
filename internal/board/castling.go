package board

// castle is one way to castle: the right, the points of king and rook before and after, and the
// points that must be empty or unattacked.
type castle struct {
	right                      uint8
	king, kingTo, rook, rookTo Square
	empty, unattacked          Set
}

var castlings = [2][2]castle{
	{newCastle(RedShort, 0, 7, 6, 5), newCastle(RedLong, 0, 0, 2, 3)},
	{newCastle(BlueShort, 7, 7, 6, 5), newCastle(BlueLong, 7, 0, 2, 3)},
}

// kingFile is where a king that may castle stands.
const kingFile = 4

func newCastle(right uint8, rank, rookFile, kingTo, rookTo int) castle {
	c := castle{right: right, king: At(kingFile, rank), kingTo: At(kingTo, rank), rook: At(rookFile, rank), rookTo: At(rookTo, rank)}
	for f := min(kingFile, rookFile) + 1; f < max(kingFile, rookFile); f++ {
		c.empty = c.empty.Or(pointSet(At(f, rank)))
	}
	for f := min(kingFile, kingTo); f <= max(kingFile, kingTo); f++ {
		c.unattacked = c.unattacked.Or(pointSet(At(f, rank)))
	}
	return c
}

// pointSet is bit[s] for use while the tables are not built yet.
func pointSet(s Square) Set {
	if s < halfPoints {
		return Set{Lo: 1 << s}
	}
	return Set{Hi: 1 << (s - halfPoints)}
}

func (r *Rules) buildCastling() {
	for s := range r.castleKeeps {
		r.castleKeeps[s] = 15
	}
	for _, side := range castlings {
		for _, c := range side {
			r.castleKeeps[c.king] &^= c.right
			r.castleKeeps[c.rook] &^= c.right
		}
	}
}

func (g *generator) castling() {
	for i := range castlings[g.us] {
		c := &castlings[g.us][i]
		if g.p.castle&c.right == 0 || c.empty.Meets(g.occ) || g.anyAttacked(c.unattacked) {
			continue
		}
		if g.counting {
			g.count++
			continue
		}
		g.buf = append(g.buf, NewMove(c.king, c.kingTo)|castles)
	}
}

// anyAttacked says whether the king would be attacked on one of the points.
func (g *generator) anyAttacked(points Set) bool {
	occ := g.occ.Without(bit[g.royal])
	for !points.Empty() {
		var s Square
		s, points = points.Next()
		if g.r.attacked(g.p, s, g.foe, occ, g.foes) {
			return true
		}
	}
	return false
}

// castleOf is the castling that takes the king to a point.
func castleOf(us Side, kingTo Square) *castle {
	for i := range castlings[us] {
		if castlings[us][i].kingTo == kingTo {
			return &castlings[us][i]
		}
	}
	return nil
}
