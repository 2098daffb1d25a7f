package eval

import "github.com/songky/songky/internal/board"

// front is the worth of soldiers and pawns among themselves.
type front struct {
	men    [2]board.Set
	sum    int64
	passed [2]board.Set
}

// fronts remembers those of late, by where the men stand.
type fronts [256]front

// front values soldiers and pawns among themselves, and passed pawns by what stands around.
func (h *Hand) front(p *board.Position) int64 {
	if h.rules.Spec().Flips {
		return 0
	}
	men := p.Soldiers()
	key := men[0].Lo ^ men[0].Hi<<19 ^ men[1].Lo<<7 ^ men[1].Hi<<11
	f := &h.fronts[key*0x9e3779b97f4a7c15>>56]
	if f.men != men {
		f.men = men
		f.sum, f.passed = h.rules.FrontOf(p, &h.weights)
	}
	if f.passed[0].Empty() && f.passed[1].Empty() {
		return f.sum
	}
	return f.sum + h.rules.Passers(p, f.passed, &h.weights)
}
