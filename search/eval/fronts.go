package eval

import "github.com/songky/songky/internal/board"

// front is the worth of soldiers and pawns among themselves.
type front struct {
	men   [2]board.Set
	sum   int64
	marks board.Marks
}

// fronts remembers those of late, by where the men stand.
type fronts [256]front

// active is the worth of what the pieces do, soldiers and pawns among themselves included.
func (h *Hand) active(p *board.Position) int64 {
	if h.rules.Spec().Flips {
		return h.rules.Activity(p, nil, &h.weights)
	}
	f := h.front(p)
	sum := f.sum + h.rules.Activity(p, &f.marks, &h.weights)
	if h.keen {
		sum += h.cover(p)
	}
	if f.marks.Passed != [2]board.Set{} {
		sum += h.rules.Passers(p, f.marks.Passed, &h.weights)
	}
	return sum
}

// front looks up the worth of soldiers and pawns, or reckons it.
func (h *Hand) front(p *board.Position) *front {
	men := p.Soldiers()
	f := &h.fronts[hashMen(men)>>56]
	if f.men != men {
		f.men = men
		f.sum, f.marks = h.rules.FrontOf(p, &h.weights)
	}
	return f
}

// hashMen mixes where the men stand.
func hashMen(men [2]board.Set) uint64 {
	return (men[0].Lo ^ men[0].Hi<<19 ^ men[1].Lo<<7 ^ men[1].Hi<<11) * 0x9e3779b97f4a7c15
}
