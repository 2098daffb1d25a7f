package board

import "math/bits"

// Set is a set of points of the grid: one bit a point, ranks 0-4 in Lo and ranks 5-9 in Hi,
// nine bits a rank. Two plain words keep it in registers.
type Set struct{ Lo, Hi uint64 }

// halfPoints is the number of points that one word of a Set holds.
const halfPoints = 45

// halfMask has the bits of a word that stand for points.
const halfMask = 1<<halfPoints - 1

// fileA has the bits of the first file in one word.
const fileA = 1 | 1<<9 | 1<<18 | 1<<27 | 1<<36

// Of is the set of the given points.
func Of(points ...Square) (s Set) {
	for _, p := range points {
		s = s.Or(bit[p])
	}
	return s
}

// And is the intersection of s and o.
func (s Set) And(o Set) Set { return Set{s.Lo & o.Lo, s.Hi & o.Hi} }

// Or is the union of s and o.
func (s Set) Or(o Set) Set { return Set{s.Lo | o.Lo, s.Hi | o.Hi} }

// Xor is the symmetric difference of s and o.
func (s Set) Xor(o Set) Set { return Set{s.Lo ^ o.Lo, s.Hi ^ o.Hi} }

// Without is s less the points of o.
func (s Set) Without(o Set) Set { return Set{s.Lo &^ o.Lo, s.Hi &^ o.Hi} }

// Empty says whether s has no point.
func (s Set) Empty() bool { return s.Lo|s.Hi == 0 }

// Has says whether p is in s.
func (s Set) Has(p Square) bool {
	b := &bit[p&127]
	return s.Lo&b.Lo|s.Hi&b.Hi != 0
}

// Meets says whether s and o share a point.
func (s Set) Meets(o Set) bool { return s.Lo&o.Lo|s.Hi&o.Hi != 0 }

// Len is the number of points in s.
func (s Set) Len() int { return bits.OnesCount64(s.Lo) + bits.OnesCount64(s.Hi) }

// last is the last point of s, which must not be empty.
func (s Set) last() Square {
	if s.Hi != 0 {
		return Square(halfPoints + bits.Len64(s.Hi) - 1)
	}
	return Square(bits.Len64(s.Lo) - 1)
}

// Next is the first point of s, which must not be empty, and s without it.
func (s Set) Next() (Square, Set) {
	if s.Lo != 0 {
		return Square(bits.TrailingZeros64(s.Lo)), Set{s.Lo & (s.Lo - 1), s.Hi}
	}
	return Square(halfPoints + bits.TrailingZeros64(s.Hi)), Set{0, s.Hi & (s.Hi - 1)}
}

// up moves every point one rank up; what leaves the grid is lost.
func (s Set) up() Set {
	return Set{s.Lo << 9 & halfMask, (s.Hi<<9 | s.Lo>>36) & halfMask}
}

// down moves every point one rank down; what leaves the grid is lost.
func (s Set) down() Set {
	return Set{s.Lo>>9 | s.Hi<<36&halfMask, s.Hi >> 9}
}

// toward moves every point one rank ahead, as a side looks.
func (s Set) toward(side Side) Set {
	if side == Red {
		return s.up()
	}
	return s.down()
}

// left and right move every point one file; what leaves the grid is lost.
func (s Set) left() Set  { return Set{s.Lo &^ fileA >> 1, s.Hi &^ fileA >> 1} }
func (s Set) right() Set { return Set{s.Lo &^ fileI << 1, s.Hi &^ fileI << 1} }
