package search

import (
	"math/bits"

	"github.com/songky/songky/internal/board"
)

// searchMove makes a move at ply and searches what comes of it: the score for the side to move
// after it, to be negated.
func (w *worker) searchMove(ply int, m board.Move, depth, alpha, beta int, how manner) int {
	f := &w.frames[ply]
	flip := f.position.Cell(m.From()).IsFaceDown() && w.turnsUp(f, depth)
	if !flip {
		w.make(ply, m, 0)
	}
	score := w.searchWindow(ply, m, flip, depth, alpha, beta, how)
	if flip || abs(score) < mateBorder || !f.position.Cell(m.From()).IsFaceDown() || w.aborted {
		return score
	}
	if w.flips < maxProofs {
		return w.searchFlip(ply, m, depth, alpha, beta) // a forced end must hold whatever it is
	}
	return clamp(score, evalBorder)
}

// guessed keeps a score below a forced end where it rests on the average that a piece left face
// down stands for: what it is may spoil the end.
func (w *worker) guessed(ply int, m board.Move, score int) int {
	if w.frames[ply].position.Cell(m.From()).IsFaceDown() {
		return clamp(score, evalBorder)
	}
	return score
}

// manner is how a move is searched.
type manner struct {
	first     bool // of the node: with the whole window
	cut       bool // its node is expected to reach beta
	reduction int  // by how many plies a later one is searched shallower at first
}

// searchWindow searches a move, with the window of the side that makes it: principal variation
// search.
func (w *worker) searchWindow(ply int, m board.Move, flip bool, depth, alpha, beta int, how manner) int {
	if how.first {
		return w.searchMade(ply, m, flip, depth, alpha, beta, beta-alpha == 1 && !how.cut)
	}
	score := w.searchMade(ply, m, flip, depth-how.reduction, alpha, alpha+1, how.reduction > 0 || !how.cut)
	if how.reduction > 0 && -score > alpha && !w.aborted {
		score = w.searchMade(ply, m, flip, depth, alpha, alpha+1, !how.cut)
	}
	if -score > alpha && -score < beta && !w.aborted {
		score = w.searchMade(ply, m, flip, depth, alpha, beta, false)
	}
	return score
}

// searchMade searches a move that has been made, or one that turns a piece up, which is made for
// each identity. cut says that the node it leads to is expected to reach beta.
func (w *worker) searchMade(ply int, m board.Move, flip bool, depth, alpha, beta int, cut bool) int {
	if flip {
		return w.searchFlip(ply, m, depth, alpha, beta)
	}
	return w.alphaBeta(ply+1, depth, -beta, -alpha, expects{cut, true})
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
	next.moved = m
	w.arrive(ply + 1)
	w.eval.Push(ply, &f.position, &next.position, m)
}

// node is what is known of a position while its moves are searched.
type node struct {
	ply, depth  int
	alpha, beta int
	wide        bool // the window is more than a point: a node of the principal variation
	checked     bool
	cut         bool // expected to reach beta
	static      int  // the evaluation; of no use in check
	improving   bool // the evaluation is better than two plies ago
	key         uint64
	hint        board.Move
	known       entry // of the table; zero if it has none
}

// expects is what a node is told beside its window.
type expects struct {
	cut     bool // to reach beta, as the move that leads there is not thought much of
	mayPass bool // the null move may be tried
}

// alphaBeta is the score of the position at ply for its side to move, searched to depth.
func (w *worker) alphaBeta(ply, depth, alpha, beta int, x expects) int {
	f := &w.frames[ply]
	f.pvLen = 0
	w.count()
	if w.aborted {
		return 0
	}
	if score, over := w.repeated(ply); over {
		return score
	}
	f.threats = w.rules.Threats(&f.position)
	f.checked = f.threats.Check()
	if f.checked && depth > 0 {
		depth++
	}
	if depth <= 0 || ply >= maxPly-1 {
		return w.quiesce(ply, alpha, beta, f.checked, true)
	}
	// A forced end later than one already found cannot matter.
	alpha, beta = max(alpha, -mate+ply), min(beta, mate-ply-1)
	if alpha >= beta {
		return alpha
	}
	n := node{ply: ply, depth: depth, alpha: alpha, beta: beta, wide: beta-alpha > 1, checked: f.checked, cut: x.cut, key: f.tableKey}
	if e, known := w.job.table.get(n.key); known {
		n.hint, n.known = e.move, e
		if !n.wide && e.depth >= depth && e.settles(alpha, beta, ply) {
			return fromTable(e.score, ply)
		}
	}
	if score, over := w.endedWith(ply, w.rules.HasMoveUnder(&f.position, &f.threats), f.checked); over {
		return score
	}
	w.valueNode(&n)
	if score, cut := w.cutEarly(&n, x.mayPass); cut {
		return score
	}
	f.moves = w.rules.AppendMovesUnder(&f.position, &f.threats, f.moves[:0])
	if n.hint == 0 && n.depth >= hintlessDepth {
		n.depth-- // without a move to begin with, a shallower search finds one
	}
	return w.searchMoves(&n)
}

// settles says whether an entry, deep enough, decides a node with the window.
func (e *entry) settles(alpha, beta, ply int) bool {
	score := fromTable(e.score, ply)
	return e.bound == exact || e.bound == lower && score >= beta || e.bound == upper && score <= alpha
}

// valueNode evaluates the position.
func (w *worker) valueNode(n *node) {
	f := &w.frames[n.ply]
	if n.checked {
		f.static = -infinite
		return
	}
	n.static = w.score(n.ply)
	f.static = n.static
	n.improving = n.ply >= 2 && n.static > w.frames[n.ply-2].static
}

const (
	hintlessDepth  = 4 // the least depth that is reduced where the table knows no move
	passDepth      = 3 // the least depth at which passing is tried
	marginDepth    = 7 // the greatest depth at which a margin is enough
	margin         = 75
	lateDepth      = 3 // the least depth at which late moves are reduced
	lateMoves      = 3 // moves before the first reduced one
	fewDepth       = 6 // the greatest depth at which late quiet moves are left out
	futileDepth    = 6
	futileMargin   = 90
	exchangeDepth  = 6
	exchangeMargin = 60
	checkMargin    = 150  // by how much the evaluation may fall short where quiescence still gives checks
	decided        = 1000 // a score that wins, beyond what an army starts with: there the search looks for the mate, in full
)

// cutEarly ends a node before its moves are searched, where the evaluation is far above the window
// or doing nothing is good enough.
func (w *worker) cutEarly(n *node, mayPass bool) (int, bool) {
	if n.wide || n.checked || abs(n.beta) >= w.decided {
		return 0, false
	}
	depth := n.depth
	if n.improving {
		depth--
	}
	if n.depth <= marginDepth && n.static-margin*depth >= n.beta && n.static < evalBorder {
		return n.static, true
	}
	if mayPass && n.depth >= passDepth && n.static >= n.beta {
		return w.pass(n)
	}
	return 0, false
}

// pass tries whether doing nothing is good enough already: the null move. It needs a piece beyond
// pawns and minor defenders, since else passing may be better than any move.
func (w *worker) pass(n *node) (int, bool) {
	p := &w.frames[n.ply].position
	if !w.rules.HasRoyal(p.Turn()) || !w.hasForce(p) {
		return 0, false
	}
	next := &w.frames[n.ply+1]
	w.rules.MakeNull(&next.position, p)
	next.moved = 0
	w.arrive(n.ply + 1)
	w.eval.Pass(n.ply)
	reduced := n.depth - 4 - n.depth/4 - min(2, (n.static-n.beta)/150)
	score := -w.alphaBeta(n.ply+1, reduced, -n.beta, -n.beta+1, expects{cut: !n.cut})
	if w.aborted || score < n.beta {
		return 0, false
	}
	if w.maySuffer(p) && w.alphaBeta(n.ply, reduced+1, n.beta-1, n.beta, expects{}) < n.beta || w.aborted {
		return 0, false // verified by a search without the null move: having to move is a burden here
	}
	if score >= mateBorder {
		score = n.beta
	}
	return score, true
}

// scarce is how few pieces beside pawns and king make zugzwang likely.
const scarce = 2

// maySuffer says whether zugzwang is likely: in endings of chess, where having to move can lose and
// not being able to does not.
func (w *worker) maySuffer(p *board.Position) bool {
	if w.noMoveLoses {
		return false
	}
	pieces := p.Of(p.Turn()).Without(p.Pieces(board.NewCode(p.Turn(), board.PawnSlot)))
	return pieces.Len() <= scarce+1
}

// searchMoves tries the moves of a node, best guess first.
func (w *worker) searchMoves(n *node) int {
	f := &w.frames[n.ply]
	f.found, f.tried = false, f.tried[:0]
	extension, cut := w.single(n)
	if cut {
		return n.beta
	}
	w.order(n.ply, n.hint, leastQuiet(n.depth))
	best, bestMove, kind := -infinite, board.Move(0), upper
	alpha := n.alpha
	for i := range f.moves {
		m := w.pick(n.ply, i)
		quiet := f.quiet(m)
		deeper := 0
		if i == 0 {
			deeper = extension
		}
		if best > -mateBorder && w.leaveOut(n, m, i, quiet, alpha) && !w.forces(n.ply, m) {
			continue
		}
		score := -w.searchMove(n.ply, m, n.depth-1+deeper, alpha, n.beta, manner{i == 0, n.cut, w.reduction(n, i, quiet)})
		if w.aborted {
			return 0
		}
		best = max(best, score)
		if score <= alpha {
			f.tried = append(f.tried, m)
			continue
		}
		alpha, bestMove, kind = score, m, exact
		w.keepPV(n.ply, m)
		if alpha >= n.beta {
			kind = lower
			w.reward(n.ply, m, n.depth)
			break
		}
	}
	w.job.table.put(n.key, entry{bestMove, toTable(best, n.ply), min(n.depth, 255), kind})
	if !n.checked && (bestMove == 0 || f.quiet(bestMove)) {
		w.correct(n, best, kind)
	}
	return best
}

// leaveOut says whether a move need not be searched near the leaves: a late quiet one, one that
// could not lift the evaluation to the window, or a losing exchange. Replies to check are all
// searched, and so is everything where only a forced end counts; the caller searches checks.
func (w *worker) leaveOut(n *node, m board.Move, i int, quiet bool, alpha int) bool {
	if n.checked || n.wide || abs(alpha) >= evalBorder {
		return false
	}
	if quiet {
		few := 3 + n.depth*n.depth
		if !n.improving {
			few /= 2
		}
		switch {
		case n.depth <= fewDepth && i >= few:
			return true
		case n.depth <= futileDepth && n.static+futileMargin*(n.depth+1) <= alpha:
			return true
		}
	}
	f := &w.frames[n.ply]
	unsafe := quiet || f.order[i].score() < losingBorder
	return n.depth <= exchangeDepth && w.exchanges && unsafe && !w.rules.Reaches(&f.position, m, w.exchange, -exchangeMargin*n.depth)
}

// fewPieces is how few pieces a side has left when it may run out of moves.
const fewPieces = 3

// forces says whether a move checks, or takes a bare side's last move where that loses. It makes
// the move at the next ply to see, where it may.
func (w *worker) forces(ply int, m board.Move) bool {
	f := &w.frames[ply]
	bare := w.noMoveLoses && f.position.Of(f.position.Turn()^1).Len() <= fewPieces+1
	if !bare && w.checks && !w.mayCheck(f, m) {
		return false
	}
	next := &w.frames[ply+1].position
	w.rules.Make(next, &f.position, m)
	return w.rules.InCheck(next) || bare && next.Of(next.Turn()).Len() <= fewPieces && !w.rules.HasMove(next)
}

// mayCheck says whether a move that does not promote or castle may give check.
func (w *worker) mayCheck(f *frame, m board.Move) bool {
	if m.Promotion() != 0 || m.IsCastling() || m.IsEnPassant() {
		return true
	}
	if !f.found {
		f.checks, f.found = w.rules.FindChecks(&f.position), true
	}
	return f.checks.May(&f.position, m)
}

// reduction is by how many plies a late quiet move is searched shallower at first: less in the
// principal variation, more where no move is expected to matter.
func (w *worker) reduction(n *node, i int, quiet bool) int {
	if !quiet || n.checked || n.depth < lateDepth || i < lateMoves {
		return 0
	}
	r := lateReductions[min(n.depth, len(lateReductions)-1)][min(i, len(lateReductions[0])-1)]
	if n.wide {
		r--
	}
	if !n.improving {
		r++
	}
	if n.cut {
		r++
	}
	return max(0, min(r, n.depth-2))
}

// lateReductions grow with the logarithms of depth and move number.
var lateReductions = func() (t [64][64]int) {
	for depth := 1; depth < len(t); depth++ {
		for i := 1; i < len(t[0]); i++ {
			t[depth][i] = 1 + (128+log2(depth)*log2(i)/256*20/100)/256
		}
	}
	return t
}()

// log2 is the binary logarithm in 1/256, read off a straight line between powers of two: whole
// numbers, so that it is the same everywhere.
func log2(x int) int {
	whole := bits.Len(uint(x)) - 1
	return whole*256 + (x-1<<whole)*256>>whole
}

// keepPV puts m before the principal variation of the next ply.
func (w *worker) keepPV(ply int, m board.Move) {
	f, next := &w.frames[ply], &w.frames[ply+1]
	f.pv[0] = m
	f.pvLen = 1 + copy(f.pv[1:], next.pv[:next.pvLen])
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

// quiesce resolves captures, and checks against the side to move, before the position is valued; on
// its first ply it gives quiet checks too.
func (w *worker) quiesce(ply, alpha, beta int, checked, first bool) int {
	f := &w.frames[ply]
	e, known := w.job.table.get(f.tableKey)
	if known && beta-alpha == 1 && e.settles(alpha, beta, ply) {
		return fromTable(e.score, ply)
	}
	best, over := w.standPat(ply, checked)
	if over || best >= beta || ply >= maxPly-1 {
		return best
	}
	if !checked {
		f.moves = w.rules.AppendCapturesUnder(&f.position, &f.threats, f.moves[:0])
		if first && w.checks && best+checkMargin > alpha {
			f.checks = w.rules.FindChecks(&f.position)
			f.moves = w.rules.AppendQuietChecks(&f.position, &f.threats, &f.checks, f.moves)
		}
	}
	low := alpha
	alpha = max(alpha, best)
	w.order(ply, e.move, losingBorder)
	var bestMove board.Move
	for i := range f.moves {
		m := w.pick(ply, i)
		if !checked && f.order[i].score() < losingBorder {
			break // the rest lose by exchanges
		}
		w.make(ply, m, 0)
		next := &w.frames[ply+1]
		next.pvLen = 0
		w.count()
		if w.aborted {
			return 0
		}
		next.threats = w.rules.Threats(&next.position)
		checks := next.threats.Check()
		if !checked && !checks && f.quiet(m) {
			continue
		}
		score := -w.quiesce(ply+1, -beta, -alpha, checks, false)
		if w.aborted {
			return 0
		}
		score = w.guessed(ply, m, score)
		best = max(best, score)
		if score > alpha {
			alpha, bestMove = score, m
			if score >= beta {
				break
			}
		}
	}
	kind := upper
	switch {
	case best >= beta:
		kind = lower
	case best > low:
		kind = exact
	}
	w.job.table.put(f.tableKey, entry{bestMove, toTable(best, ply), 0, kind})
	return best
}

// standPat is the score of a position without searching its moves: the evaluation, as nobody need
// capture, but for a side in check, whose moves it lists. over says that the game has ended.
func (w *worker) standPat(ply int, checked bool) (best int, over bool) {
	f := &w.frames[ply]
	if checked && ply < maxPly-1 {
		f.moves = w.rules.AppendMovesUnder(&f.position, &f.threats, f.moves[:0])
		score, over := w.endedWith(ply, len(f.moves) > 0, true)
		if over {
			return score, true
		}
		return -infinite, false
	}
	if score, over := w.endedAtLeaf(ply); over {
		return score, true
	}
	return w.score(ply), false
}

// score is the evaluation at ply, with the error of the level.
func (w *worker) score(ply int) int {
	f := &w.frames[ply]
	s := w.eval.Score(ply, &f.position) + w.correction(ply)
	if spread := w.job.level.noise; spread > 0 {
		s += noiseOf(f.key, w.job.limits.Seed, spread)
	}
	return clamp(s, evalBorder-1)
}
