package songky

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/deal"
)

// Perft counts the legal lines of the given number of plies from the present position, ending
// rules left out; 1 for a depth of 0 or less. In cờ úp pieces turn up by the game's own deal, and
// lines end before a piece whose identity the game does not know.
func (g *Game) Perft(depth int) uint64 {
	g.mu.Lock()
	p, identities := g.now().position, g.deal
	g.mu.Unlock()
	if !g.variant.Info().Hidden {
		return g.rules().Tables.Perft(&p, depth)
	}
	return perftDealt(g.rules().Tables, &p, &identities, depth)
}

func perftDealt(r *board.Rules, p *board.Position, d *deal.Deal, depth int) (n uint64) {
	if depth <= 0 {
		return 1
	}
	if depth == 1 {
		return uint64(r.CountMoves(p))
	}
	var next board.Position
	for _, m := range r.AppendMoves(p, make([]board.Move, 0, board.MaxMoves)) {
		if !p.Cell(m.From()).IsFaceDown() {
			r.Make(&next, p, m)
		} else if slot := d[m.From()]; slot != 0 {
			r.MakeTurned(&next, p, m, int(slot))
		} else {
			continue
		}
		n += perftDealt(r, &next, d, depth-1)
	}
	return n
}
