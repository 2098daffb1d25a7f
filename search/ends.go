package search

import (
	"github.com/songky/songky/internal/board"
)

// endedAtLeaf judges a position whose side to move is not in check. In games with royals it takes
// for granted that there is a move: to look would cost more than stalemates in leaves are worth.
func (w *worker) endedAtLeaf(ply int) (int, bool) {
	p := &w.frames[ply].position
	return w.endedWith(ply, w.rules.HasRoyal(p.Turn()) || w.rules.HasMove(p), false)
}

// ended judges the position at ply in full.
func (w *worker) ended(ply int) (int, bool) {
	p := &w.frames[ply].position
	return w.endedWith(ply, w.rules.HasMove(p), w.rules.InCheck(p))
}

// endedWith judges the position at ply by the ending rules of the game, all but repetition, as
// internal/adjudicate orders them.
func (w *worker) endedWith(ply int, hasMove, checked bool) (int, bool) {
	p := &w.frames[ply].position
	rules := &w.job.root.Rules
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
	case rules.ProgressLimit > 0 && w.progress(ply) >= rules.ProgressLimit:
		return 0, true
	case rules.PlyLimit == 0 || w.job.root.Plies+ply < rules.PlyLimit:
		return 0, false
	case rules.CountPieces:
		return counted(p, ply), true
	}
	return 0, true
}

// progress is the number of plies without progress at ply, as the rules count it.
func (w *worker) progress(ply int) int {
	n := w.frames[ply].position.Progress()
	if w.job.root.Rules.CountFromRecord {
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

// repeated says whether the position at ply is to be taken as a draw by repetition: it stood
// before on the searched line, or often enough in the game that this time ends it.
func (w *worker) repeated(ply int) bool {
	limit := w.job.root.Rules.Repetition
	if limit == 0 || ply == 0 {
		return false
	}
	f := &w.frames[ply]
	back := f.position.Progress()
	for i := ply - 2; i > 0 && ply-i <= back; i -= 2 {
		if w.frames[i].key == f.key {
			return true
		}
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
	return before >= limit-1
}

// nearEnd is how many plies before a limit of plies scores depend on how near it is.
const nearEnd = 64

// tableKey is the key of the position at ply in the transposition table: with the pools, the
// salt of the search, and the counters where the end is near.
func (w *worker) tableKey(ply int) uint64 {
	key := w.frames[ply].position.SearchKey() ^ w.job.salt
	if w.limited {
		key ^= w.limitKey(ply)
	}
	return key
}

// limitKey tells positions near the end of a count apart by how near they are.
func (w *worker) limitKey(ply int) (key uint64) {
	rules := &w.job.root.Rules
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
