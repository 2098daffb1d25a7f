package search

import (
	"github.com/songky/songky/internal/adjudicate"
	"github.com/songky/songky/internal/board"
)

// endedAtLeaf judges a position whose side to move is not in check. In games with royals it takes
// for granted that there is a move: to look would cost more than stalemates in leaves are worth.
func (w *worker) endedAtLeaf(ply int) (int, bool) {
	p := &w.frames[ply].position
	return w.endedWith(ply, w.rules.HasRoyal(p.Turn()) || w.rules.HasMove(p), false)
}

// endedWith judges the position at ply by the ending rules of the game, all but repetition, as
// internal/adjudicate orders them.
func (w *worker) endedWith(ply int, hasMove, checked bool) (int, bool) {
	p := &w.frames[ply].position
	rules := w.endings
	us := p.Turn()
	if !w.rules.HasRoyal(us) {
		switch {
		case p.Of(us).Empty():
			return -mate + ply, true
		case p.Of(us ^ 1).Empty():
			return mate - ply, true
		}
	}
	switch {
	case !hasMove && rules.CountPieces:
		return counted(p, ply), true
	case !hasMove && (checked || w.noMoveLoses):
		return -mate + ply, true
	case !hasMove:
		return 0, true
	case !w.limited:
		return 0, false
	case w.barren && p.Occupied().Len() <= barrenPieces && w.job.root.Judge.Material(p).Over():
		return 0, true
	case rules.EffectiveLimit > 0 && w.effective(ply) >= rules.EffectiveLimit:
		return 0, true
	case rules.ProgressLimit > 0 && w.progress(ply) >= rules.ProgressLimit:
		return 0, true
	case rules.PlyLimit == 0 || w.job.root.Plies+ply < rules.PlyLimit:
		return 0, false
	case rules.CountPieces:
		return counted(p, ply), true
	}
	return 0, true
}

// barrenPieces is the greatest number of pieces at which draws by material are looked for: two
// generals with all their advisors and elephants.
const barrenPieces = 10

// effective is about the number of effective plies at ply: chases on the searched line count as if
// they were none.
func (w *worker) effective(ply int) int {
	root := w.job.root
	n := root.Effective + ply
	if n < w.endings.EffectiveLimit {
		return n // not even if every ply were effective
	}
	for i := 1; i <= ply; i++ {
		if w.frames[i].checked || w.frames[i-1].checked {
			n--
		}
	}
	return n
}

// progress is the number of plies without progress at ply, as the rules count it.
func (w *worker) progress(ply int) int {
	n := w.frames[ply].position.Progress()
	if w.endings.CountFromRecord {
		n = min(n, w.job.root.Plies+ply)
	}
	return n
}

// counted is the end of a game by the count of pieces.
func counted(p *board.Position, ply int) int {
	own, other := p.Of(p.Turn()).Len(), p.Of(p.Turn()^1).Len()
	switch {
	case own > other:
		return mate - ply
	case own < other:
		return -mate + ply
	}
	return 0
}

// forfeit is the score of a side that loses by perpetual check or chase if the searched line goes on
// as it went: no forced end, since it may still deviate.
const forfeit = evalBorder - 2

// repeated judges the position at ply if it stood before on the searched line, or often enough in
// the game that this time ends it.
func (w *worker) repeated(ply int) (score int, over bool) {
	if !w.repeats || ply == 0 {
		return 0, false
	}
	f := &w.frames[ply]
	back := f.position.Progress()
	for i := ply - 2; i > 0 && ply-i <= back; i -= 2 {
		if w.frames[i].key == f.key {
			return w.cycled(i, ply), true
		}
	}
	limit := w.endings.Repetition
	if limit == 0 {
		return 0, false
	}
	keys := w.job.root.Keys
	before := 0
	for i := len(keys) - 1 + ply&^1 - ply; i >= 0; i -= 2 {
		if ply+len(keys)-1-i > back {
			break
		}
		if keys[i] == f.key {
			before++
		}
	}
	return 0, before >= limit-1
}

// cycled is the score at ply where the position of an earlier ply has come back.
func (w *worker) cycled(first, ply int) int {
	if !w.pursued {
		return 0
	}
	for i := first + 1; i <= ply; i++ {
		if w.frames[i].moved == 0 { // a null move is nobody's pursuit
			return 0
		}
	}
	switch w.job.root.Judge.Cycle(line{w, first}, ply-first) {
	case adjudicate.Won(w.frames[ply].position.Turn()):
		return forfeit
	case adjudicate.Nobody:
		return 0
	}
	return -forfeit
}

// line is the searched line from a ply on.
type line struct {
	w     *worker
	first int
}

// At is a position of the line and the move that led there.
func (l line) At(i int) (*board.Position, board.Move) {
	f := &l.w.frames[l.first+i]
	return &f.position, f.moved
}

// flipKey spreads the number of turn-ups over a key.
const flipKey = 0x9e3779b97f4a7c15

// nearEnd is how many plies before a limit of plies scores depend on how near it is.
const nearEnd = 64

// arrive notes the keys of a new position at ply, and has the memory of the table fetched that will be
// looked at soon.
func (w *worker) arrive(ply int) {
	f := &w.frames[ply]
	f.key = f.position.Key()
	f.tableKey = w.tableKey(ply)
	w.job.table.fetch(f.tableKey)
}

// tableKey is the key of the position at ply in the transposition table: with the pools, the
// salt of the search, the turn-ups on the line, which leave fewer for what follows, and the counters
// where the end is near.
func (w *worker) tableKey(ply int) uint64 {
	key := w.frames[ply].position.SearchKey() ^ w.job.salt ^ uint64(w.flips)*flipKey
	if w.limited {
		key ^= w.limitKey(ply)
	}
	return key
}

// limitKey tells positions near the end of a count apart by how near they are.
func (w *worker) limitKey(ply int) (key uint64) {
	rules := w.endings
	if rules.PlyLimit > 0 {
		if left := rules.PlyLimit - w.job.root.Plies - ply; left < nearEnd {
			key ^= mix(uint64(left))
		}
	}
	if rules.ProgressLimit > 0 {
		if left := rules.ProgressLimit - w.progress(ply); left < nearEnd {
			key ^= mix(uint64(left) << 32)
		}
	}
	return key
}
