package search

const (
	singleDepth  = 8 // the least depth at which it is asked whether the table's move is the only good one
	singleTrust  = 3 // by how many plies the table's score may be shallower
	singleMargin = 2 // by how much, for each ply of depth, the others must be worse
)

// single asks whether the move that the table knows is the only good one, since all others, searched
// half as deep, fall short of its score by a margin: then it is extended by a ply. Where another
// one is as good and both reach beta, the node is cut: a move that is forced nowhere will do.
func (w *worker) single(n *node) (extension int, cut bool) {
	e := &n.known
	score := fromTable(e.score, n.ply)
	if n.depth < singleDepth || n.hint == 0 || e.bound == upper || e.depth < n.depth-singleTrust ||
		abs(score) >= w.decided || n.ply >= 2*w.aim || w.frames[n.ply].position.Cell(n.hint.From()).IsFaceDown() {
		return 0, false
	}
	rest := *n
	rest.depth = (n.depth - 1) / 2
	rest.beta = score - singleMargin*n.depth
	rest.alpha = rest.beta - 1
	rest.wide = false
	switch others := w.searchOthers(&rest); {
	case w.aborted:
		return 0, false
	case others < rest.beta:
		return 1, false
	}
	return 0, !n.wide && rest.beta >= n.beta
}

// searchOthers is the score of a node without the table's move, as far as its window needs it.
func (w *worker) searchOthers(n *node) int {
	f := &w.frames[n.ply]
	w.order(n.ply, n.hint, leastQuiet(n.depth))
	best := -infinite
	for i := range f.moves {
		m := w.pick(n.ply, i)
		if m == n.hint {
			continue
		}
		quiet := f.quiet(m)
		if best > -mateBorder && w.leaveOut(n, m, i, quiet, n.alpha) && !w.forces(n.ply, m) {
			continue
		}
		score := -w.searchMove(n.ply, m, n.depth-1, n.alpha, n.beta, manner{false, n.cut, w.reduction(n, i, quiet)})
		if w.aborted {
			return best
		}
		if best = max(best, score); best >= n.beta {
			break
		}
	}
	return best
}
