package eval

import "github.com/songky/songky/internal/board"

// cover is the worth of what soldiers and pawns are to the royals.
type cover struct {
	men    [2]board.Set
	royals [2]board.Square
	sum    int64
}

// covers remembers those of late, by where the men and the royals stand.
type covers [1024]cover

// cover looks up what soldiers and pawns are to the royals, or reckons it.
func (h *Hand) cover(p *board.Position) int64 {
	men, royals := p.Soldiers(), [2]board.Square{p.Royal(board.Red), p.Royal(board.Blue)}
	key := hashMen(men) ^ (uint64(royals[0])<<7|uint64(royals[1]))*0xd6e8feb86659fd93
	c := &h.covers[key>>54]
	if c.men != men || c.royals != royals {
		c.men, c.royals = men, royals
		c.sum = h.rules.Cover(p, &h.weights)
	}
	return c.sum
}
