package search

import (
	"github.com/songky/songky/internal/board"
)

// searchMove makes a move at ply and searches what comes of it: the score for the side to move
// after it, to be negated. first says that it is the first move of the node, searched with the
// whole window; reduction is by how much a later one is searched shallower at first.
func (w *worker) searchMove(ply int, m board.Move, depth, alpha, beta int, first bool, reduction int) int {
	f := &w.frames[ply]
	if f.position.Cell(m.From()).IsFaceDown() && w.turnsUp(f, depth) {
		return w.searchFlip(ply, m, depth, alpha, beta)
	}
	w.make(ply, m, 0)
	score := w.searchWindow(ply+1, depth, alpha, beta, first, reduction)
	return w.guessed(ply, m, score)
}

// guessed keeps a score below a forced end where it rests on the average that a piece left face
// down stands for: what it is may spoil the end.
func (w *worker) guessed(ply int, m board.Move, score int) int {
	if w.frames[ply].position.Cell(m.From()).IsFaceDown() {
		return clamp(score, evalBorder)
	}
	return score
}

// searchWindow searches a made move at ply, with the window of the side that moved: principal
// variation search.
func (w *worker) searchWindow(ply, depth, alpha, beta int, first bool, reduction int) int {
	if first {
		return w.alphaBeta(ply, depth, -beta, -alpha, true)
	}
	score := w.alphaBeta(ply, depth-reduction, -alpha-1, -alpha, true)
	if reduction > 0 && -score > alpha && !w.aborted {
		score = w.alphaBeta(ply, depth, -alpha-1, -alpha, true)
	}
	if -score > alpha && -score < beta && !w.aborted {
		score = w.alphaBeta(ply, depth, -beta, -alpha, true)
	}
	return score
}

// make plays a move from ply to ply+1; slot is what a face-down piece turns up as, 0 to leave it
// face down: then it stands for the average of its pool and moves on as it lay.
func (w *worker) make(ply int, m board.Move, slot int) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	if slot != 0 {
		w.rules.MakeTurned(&next.position, &f.position, m, slot)
	} else {
		w.rules.Make(&next.position, &f.position, m)
	}
	next.key = next.position.Key()
	w.eval.Push(ply, &f.position, &next.position, m)
}

// alphaBeta is the score of the position at ply for its side to move, searched to depth.
func (w *worker) alphaBeta(ply, depth, alpha, beta int, mayPass bool) int {
	f := &w.frames[ply]
	f.pvLen = 0
	w.count()
	if w.aborted {
		return 0
	}
	p := &f.position
	if w.repeated(ply) {
		return 0
	}
	checked := w.rules.InCheck(p)
	f.checked = checked
	if checked {
		depth++
	}
	if depth <= 0 || ply >= maxPly-1 {
		return w.quiesce(ply, alpha, beta, checked)
	}
	// A forced end later than one already found cannot matter.
	alpha, beta = max(alpha, -mate+ply), min(beta, mate-ply-1)
	if alpha >= beta {
		return alpha
	}
	key := w.tableKey(ply)
	wide := beta-alpha > 1
	e, known := w.job.table.get(key)
	if known && !wide && e.depth >= depth {
		if score := fromTable(e.score, ply); e.bound == exact || e.bound == lower && score >= beta || e.bound == upper && score <= alpha {
			return score
		}
	}
	f.moves = w.rules.AppendMoves(p, f.moves[:0])
	if score, over := w.endedWith(ply, len(f.moves) > 0, checked); over {
		return score
	}
	if !wide && !checked && mayPass {
		if score, cut := w.pass(ply, depth, beta); cut {
			return score
		}
	}
	return w.searchMoves(ply, depth, alpha, beta, checked, key, e.move)
}

// searchMoves tries the moves of a node, best guess first.
func (w *worker) searchMoves(ply, depth, alpha, beta int, checked bool, key uint64, hint board.Move) int {
	f := &w.frames[ply]
	w.rank(ply, hint)
	best, bestMove, kind := -infinite, board.Move(0), upper
	for i := range f.moves {
		m := w.pick(ply, i)
		quiet := f.position.Cell(m.To()) == 0 && m.Promotion() == 0
		score := -w.searchMove(ply, m, depth-1, alpha, beta, i == 0, w.reduction(depth, i, quiet && !checked))
		if w.aborted {
			return 0
		}
		if score > best {
			best = score
		}
		if score <= alpha {
			continue
		}
		alpha, bestMove, kind = score, m, exact
		w.keepPV(ply, m)
		if alpha >= beta {
			kind = lower
			if quiet {
				w.reward(ply, m, i, depth)
			}
			break
		}
	}
	w.job.table.put(key, entry{bestMove, toTable(best, ply), min(depth, 255), kind})
	return best
}

// keepPV puts m before the principal variation of the next ply.
func (w *worker) keepPV(ply int, m board.Move) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	f.pv[0] = m
	f.pvLen = 1 + copy(f.pv[1:], next.pv[:next.pvLen])
}

const (
	passDepth  = 3 // the least depth at which passing is tried
	lateMoves  = 4 // moves before the first reduced one
	lateDepth  = 3
	passReduce = 3
)

// pass tries whether doing nothing is good enough already: the null move. It needs a piece beyond
// pawns and minor defenders, since else passing may be better than any move.
func (w *worker) pass(ply, depth, beta int) (int, bool) {
	p := &w.frames[ply].position
	if depth < passDepth || abs(beta) >= mateBorder || !w.rules.HasRoyal(p.Turn()) || !w.hasForce(p) || w.score(ply) < beta {
		return 0, false
	}
	next := &w.frames[ply+1]
	w.rules.MakeNull(&next.position, p)
	next.key = next.position.Key()
	w.eval.Pass(ply)
	score := -w.alphaBeta(ply+1, depth-1-passReduce, -beta, -beta+1, false)
	if w.aborted || score < beta {
		return 0, false
	}
	if score >= mateBorder {
		score = beta
	}
	return score, true
}

// hasForce says whether the side to move has a piece that strikes from afar or leaps freely.
func (w *worker) hasForce(p *board.Position) bool {
	for slot := 2; slot < board.RoyalSlot; slot++ {
		c := board.NewCode(p.Turn(), slot)
		switch w.rules.Class(c) {
		case board.Chariot, board.Queen, board.Bishop, board.Cannon:
			if !p.Pieces(c).Empty() {
				return true
			}
		}
	}
	return false
}

// reduction is by how many plies a late quiet move is searched shallower at first.
func (w *worker) reduction(depth, i int, quiet bool) int {
	if !quiet || depth < lateDepth || i < lateMoves {
		return 0
	}
	r := 1
	if i >= 4*lateMoves {
		r++
	}
	if depth >= 3*lateDepth {
		r++
	}
	return r
}

// quiesce resolves captures, and checks against the side to move, before the position is valued.
func (w *worker) quiesce(ply, alpha, beta int, checked bool) int {
	f := &w.frames[ply]
	p := &f.position
	best := -infinite
	if checked && ply < maxPly-1 {
		f.moves = w.rules.AppendMoves(p, f.moves[:0])
		if score, over := w.endedWith(ply, len(f.moves) > 0, true); over {
			return score
		}
	} else {
		if score, over := w.endedAtLeaf(ply); over {
			return score
		}
		best = w.score(ply)
		if best >= beta || ply >= maxPly-1 {
			return best
		}
		alpha = max(alpha, best)
		f.moves = w.rules.AppendCaptures(p, f.moves[:0])
	}
	w.rank(ply, 0)
	for i := range f.moves {
		m := w.pick(ply, i)
		w.make(ply, m, 0)
		next := &w.frames[ply+1]
		next.pvLen = 0
		w.count()
		if w.aborted {
			return 0
		}
		score := -w.quiesce(ply+1, -beta, -alpha, w.rules.InCheck(&next.position))
		if w.aborted {
			return 0
		}
		score = w.guessed(ply, m, score)
		best = max(best, score)
		if best >= beta {
			break
		}
		alpha = max(alpha, best)
	}
	return best
}

// score is the evaluation at ply, with the error of the level.
func (w *worker) score(ply int) int {
	f := &w.frames[ply]
	s := w.eval.Score(ply, &f.position)
	if spread := w.job.level.noise; spread > 0 {
		s += noiseOf(f.key, w.job.limits.Seed, spread)
	}
	return clamp(s, evalBorder-1)
}
