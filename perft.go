package songky

import "github.com/songky/songky/internal/board"

// Perft counts the legal lines of the given number of plies from the present position, ending
// rules left out; 1 for a depth of 0 or less. In cờ úp pieces turn up by the game's own deal, and
// lines end before a piece whose identity the game does not know.
func (g *Game) Perft(depth int) uint64 {
	g.mu.Lock()
	p, turns := g.now().position, board.TurnUps(g.deal)
	g.mu.Unlock()
	return g.rules().Tables.Perft(&p, depth, &turns)
}
