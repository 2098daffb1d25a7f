package search

import (
	"slices"
	"time"

	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// frame is what the search keeps for a ply.
type frame struct {
	position board.Position
	key      uint64 // of repetition
	tableKey uint64
	moves    []board.Move
	hint     board.Move   // the table's move, if it is one of the moves
	order    []ranked     // the moves in the order in which they are tried
	least    int32        // the score from which quiet ones are sorted
	stage    stage        // how far they are ranked
	losing   []ranked     // captures that lose, to come last
	tried    []board.Move // that were searched and fell short
	killers  [2]board.Move
	pv       [maxPly]board.Move
	pvLen    int
	threats  board.Threats // to the royal of the side to move
	checked  bool
	checks   board.Checks // where the side to move may check; of use if found
	found    bool
	static   int        // the evaluation, -infinite in check
	moved    board.Move // the move that led here, 0 for a null move and at the root
}

// worker is one thread of a search.
type worker struct {
	job     *job
	id      int
	rules   *board.Rules
	eval    eval.Evaluator
	frames  [maxPly + 2]frame
	memory  *memory
	nodes   uint64
	flips   int // chance nodes on the present line
	endings *variants.Rules
	limited bool // the rules end a game by counts or material
	barren  bool // by material
	repeats bool // a position that comes back ends the line
	pursued bool // and it matters who checked or chased

	exchange  *board.Exchange
	exchanges bool // captures can be reckoned: nothing lies face down or flips

	weights     [32]int32 // of pieces by code, for the order of moves
	checks      bool      // the other side has a royal to check
	decided     int       // the score from which the game is won
	noMoveLoses bool      // a side without a move loses, in check or not

	aborted bool

	rootMoves []rootMove
	lines     int // of MultiPV
	best      []Line
	depth     int // the last that was finished
	aim       int // that is searched
	selected  int // the line of MultiPV that is searched
}

// rootMove is a move of the root with what is known of it.
type rootMove struct {
	move  board.Move
	score int
	ends  bool // it ends the game at once, and score says how
	pv    []board.Move
}

func newWorker(j *job, id int) *worker {
	w := &worker{job: j, id: id, rules: j.rules, memory: j.memories[id], eval: eval.New(j.root.Variant)}
	w.decided = decided + abs(eval.StartMaterial(j.root.Variant))
	w.checks = w.rules.HasRoyal(board.Red)
	w.noMoveLoses = variants.Define(j.root.Variant).NoMoveLoses
	w.weighPieces()
	w.heedRules(j.root.Judge)
	f := &w.frames[0]
	f.position = j.root.Position
	f.key = f.position.Key()
	f.checked = w.rules.InCheck(&f.position)
	w.eval.Root(&f.position)
	w.listRoot(&j.limits)
	w.lines = max(1, j.limits.MultiPV)
	if j.choice() > 0 {
		w.lines = max(w.lines, choiceLines)
	}
	w.lines = min(w.lines, len(w.rootMoves))
	w.keepLines()
	return w
}

// heedRules notes which ending rules can matter.
func (w *worker) heedRules(judge *adjudicate.Judge) {
	r := &judge.Rules
	w.endings = r
	w.barren = judge.MaterialDraws()
	w.limited = r.PlyLimit > 0 || r.ProgressLimit > 0 || r.EffectiveLimit > 0 || w.barren
	w.pursued = r.PerpetualCheck || r.CheckLimits != [3]int{} || r.ChaseLimits != [3]int{}
	w.repeats = r.Repetition > 0 || w.pursued
}

// listRoot lists the moves of the root.
func (w *worker) listRoot(l *Limits) {
	root := w.job.root
	for _, m := range w.rules.AppendMoves(&root.Position, nil) {
		if len(l.Moves) > 0 && !slices.Contains(l.Moves, m) {
			continue
		}
		r := rootMove{move: m, score: -infinite, pv: []board.Move{m}}
		if winner, ends := root.Ends[m]; ends {
			r.ends, r.score = true, endScore(winner, root.Position.Turn())
		}
		w.rootMoves = append(w.rootMoves, r)
	}
}

// endScore is the score, for us, of a move that ends the game.
func endScore(winner adjudicate.Winner, us board.Side) int {
	switch winner {
	case adjudicate.Nobody:
		return 0
	case adjudicate.Won(us):
		return mate - 1
	}
	return -mate + 1
}

// deepen searches depth after depth until a limit ends it.
func (w *worker) deepen() {
	if l := &w.job.limits; w.id == 0 && (l.MultiPV <= 1 || l.Level > 0) && w.mateInOne() {
		return
	}
	for depth := 1; depth <= w.job.budget.depth; depth++ {
		// Helper threads look at other depths, so that they fill the table ahead.
		if w.id > 0 && depth%2 == w.id%2 && depth > 2 {
			continue
		}
		if !w.searchDepth(depth) {
			return
		}
		w.depth = depth
		if w.id == 0 && !w.goOn() {
			return
		}
	}
}

// searchDepth searches all lines to a depth; false if it was cut off.
func (w *worker) searchDepth(depth int) bool {
	w.aim = depth
	for w.selected = 0; w.selected < w.lines; w.selected++ {
		w.aspire(depth)
		slices.SortStableFunc(w.rootMoves[w.selected:], func(a, b rootMove) int { return b.score - a.score })
		if w.aborted {
			if w.lines == 1 || w.depth == 0 { // several lines are kept as the last whole depth had them
				w.keepLines()
			}
			return false
		}
	}
	slices.SortStableFunc(w.rootMoves[:w.lines], func(a, b rootMove) int { return b.score - a.score })
	w.keepLines()
	return true
}

// window is half the width of the first aspiration window, in centipawns.
const window = 30

// aspire searches the root with a window about the last score, and wider ones until it holds.
func (w *worker) aspire(depth int) {
	guess := w.rootMoves[w.selected].score
	alpha, beta, width := -infinite, infinite, window
	if depth > 4 && abs(guess) < evalBorder {
		alpha, beta = guess-width, guess+width
	}
	for {
		score := w.searchRoot(depth, alpha, beta)
		if w.aborted {
			return
		}
		width *= 4
		switch {
		case score <= alpha && alpha > -infinite:
			alpha = max(-infinite, guess-width)
		case score >= beta && beta < infinite:
			beta = min(infinite, guess+width)
		default:
			return
		}
		if width > evalBorder {
			alpha, beta = -infinite, infinite
		}
	}
}

func (w *worker) searchRoot(depth, alpha, beta int) int {
	best := -infinite
	moves := w.rootMoves[w.selected:]
	for i := range moves {
		r := &moves[i]
		score := r.score
		if !r.ends {
			score = -w.searchMove(0, r.move, depth-1, alpha, beta, manner{first: i == 0, reduction: w.reductionAtRoot(depth, i, r.move)})
			if w.aborted {
				return best
			}
			r.score = -infinite
			if i == 0 || score > alpha {
				r.score = score
				r.pv = append(append(r.pv[:0], r.move), w.frames[1].pv[:w.frames[1].pvLen]...)
			}
		}
		if score > best {
			best = score
		}
		if alpha = max(alpha, score); alpha >= beta {
			break
		}
	}
	return best
}

// reductionAtRoot is by how many plies a move at place i of the root is searched shallower at first; a
// check is not.
func (w *worker) reductionAtRoot(depth, i int, m board.Move) int {
	f := &w.frames[0]
	n := node{depth: depth, wide: true, checked: f.checked, improving: true}
	r := w.reduction(&n, i, f.quiet(m))
	if r > 0 && w.forces(0, m) {
		return 0
	}
	return r
}

// mateInOne finds a move that ends the game at once in the mover's favour, so that no level
// misses it.
func (w *worker) mateInOne() bool {
	for i := range w.rootMoves {
		if r := &w.rootMoves[i]; r.ends && r.score > 0 {
			w.rootMoves[0], w.rootMoves[i] = *r, w.rootMoves[0]
			w.lines = 1
			w.depth = 1
			w.keepLines()
			w.tell()
			return true
		}
	}
	return false
}

// keepLines copies the best lines so far.
func (w *worker) keepLines() {
	w.best = w.best[:0]
	for i := range w.lines {
		r := &w.rootMoves[i]
		score := r.score
		if score == -infinite { // not searched yet
			score = w.score(0)
		}
		line := Line{Moves: slices.Clone(r.pv), MateIn: mateIn(score)}
		if line.MateIn == 0 {
			line.Centipawns = clamp(score, evalBorder)
		}
		w.best = append(w.best, line)
	}
}

// report is the best so far, in the receiver's own memory.
func (w *worker) report() Result {
	w.job.nodes[w.id].Store(w.nodes)
	r := Result{Depth: w.depth, Nodes: max(1, w.job.total()), Elapsed: time.Since(w.job.started)}
	for _, line := range w.best {
		line.Moves = slices.Clone(line.Moves)
		r.Lines = append(r.Lines, line)
	}
	return r
}

// tell calls OnInfo and says whether the search may go on.
func (w *worker) tell() bool {
	if w.job.limits.OnInfo == nil {
		return true
	}
	r := w.report()
	r.Move = r.Lines[0].Moves[0]
	if wanted := max(1, w.job.limits.MultiPV); len(r.Lines) > wanted {
		r.Lines = r.Lines[:wanted]
	}
	return w.job.limits.OnInfo(r)
}

// goOn reports a finished depth and decides whether to begin another.
func (w *worker) goOn() bool {
	if !w.tell() {
		return false
	}
	b := &w.job.budget
	if b.soft > 0 && w.job.spent() >= b.soft {
		return false
	}
	if m := w.best[0].MateIn; m > 0 && m <= w.job.limits.Mate {
		return false
	}
	if b.idle && w.job.limits.MultiPV <= 1 {
		if len(w.rootMoves) == 1 {
			return false
		}
		if m := w.best[0].MateIn; m != 0 && 2*abs(m) <= w.depth {
			return false
		}
	}
	return true
}

// count counts a node and looks now and then whether the search is to end.
func (w *worker) count() {
	w.nodes++
	const often = 512
	if w.nodes%often == 0 {
		w.job.nodes[w.id].Store(w.nodes)
		w.job.watch()
	}
	if l := &w.job.limits; l.Yield != nil && w.nodes%max(1, l.Slice) == 0 {
		l.Yield()
	}
	limit := w.job.budget.nodes
	switch {
	case w.job.stop.Load():
		w.aborted = true
	case limit == 0:
	case w.job.alone && w.nodes >= limit, w.nodes%often == 0 && w.job.total() >= limit:
		w.aborted = true
	}
}
