package search

import (
	"slices"

	"github.com/songky/songky/internal/board"
)

// Scores of moves for their order: the table's move, captures by most valuable victim and least
// valuable attacker, killers, then quiet moves by history.
const (
	hintScore    = 1 << 30
	captureScore = 1 << 24
	killerScore  = 1 << 20
	losingScore  = -1 << 24 // captures that lose by exchanges come last
	losingBorder = -1 << 20
	victimScore  = 1 << 12 // for each step of a victim's weight
)

// weightOf ranks pieces as victims and attackers; the classes decide.
func (w *worker) weightOf(c board.Code) int32 {
	if c.IsFaceDown() {
		return 4
	}
	switch w.rules.Class(c) {
	case board.Queen:
		return 9
	case board.Chariot:
		return 7
	case board.Cannon:
		return 5
	case board.Bishop:
		return 4
	case board.Pawn, board.Stone:
		return 1
	}
	switch c.Slot() {
	case board.RoyalSlot:
		return 10
	case board.PawnSlot:
		return 1
	}
	return 3
}

// ranked is a move with its score above it, so that comparing two compares their scores.
type ranked int64

const moveBits = 24 // a Move is shorter, so that there is room for a mark

// risky marks a capture of which it is not known yet whether it loses by exchanges.
const risky = ranked(1 << (moveBits - 1))

// leastQuiet is the history from which quiet moves are sorted.
func leastQuiet(depth int) int32 { return int32(-1500 * depth) }

func rankedAs(m board.Move, score int32) ranked { return ranked(score)<<moveBits | ranked(m) }

func (r ranked) move() board.Move { return board.Move(r & (risky - 1)) }

func (r ranked) score() int32 { return int32(r >> moveBits) }

// order lets pick give the moves of a ply, best guess first. The table's move comes first, and most
// often nothing comes after it, so the others are ranked when they are asked for; those whose score is
// below least are not sorted.
func (w *worker) order(ply int, hint board.Move, least int32) {
	f := &w.frames[ply]
	f.hint, f.least = 0, least
	f.order = f.order[:0]
	if hint != 0 && slices.Contains(f.moves, hint) {
		f.hint = hint
		f.order = append(f.order, rankedAs(hint, hintScore))
	}
}

// pick is the move at place i of the order, which is asked for from 0 on.
func (w *worker) pick(ply, i int) board.Move {
	f := &w.frames[ply]
	if i >= len(f.order) {
		w.rank(ply)
	}
	for f.order[i]&risky != 0 {
		w.weigh(f, i)
	}
	return f.order[i].move()
}

// weigh finds out whether the capture at place i loses by exchanges: then it goes to the end. Most nodes
// are cut before they come to such a capture, so nothing is reckoned sooner.
func (w *worker) weigh(f *frame, i int) {
	f.order[i] &^= risky
	m := f.order[i].move()
	if w.rules.Reaches(&f.position, m, w.exchange, 0) {
		return
	}
	victim := f.position.Cell(m.To())
	last := i + copy(f.order[i:], f.order[i+1:])
	f.order[last] = rankedAs(m, losingScore+victimScore*w.weights[victim&31])
}

// rank scores the moves of a ply but for the table's, and sorts the better ones.
func (w *worker) rank(ply int) {
	f := &w.frames[ply]
	us := f.position.Turn()
	replies := w.answersAt(ply)
	quiets := &w.memory.quiet[us&1]
	for _, m := range f.moves {
		from, to := m.From(), m.To()
		victim := f.position.Cell(to)
		var score int32
		switch {
		case m == f.hint:
			continue
		case victim != 0:
			prize, stake := w.weights[victim&31], w.weights[f.position.Cell(from)&31]
			score = captureScore + victimScore*prize - stake + int32(*w.captureAt(ply, m))
			if w.exchanges && stake > prize { // only a greater piece can lose
				f.order = append(f.order, rankedAs(m, score)|risky)
				continue
			}
		case m.Promotion() != 0:
			score = captureScore + victimScore*w.weights[board.NewCode(us, m.Promotion())&31]
		case m == f.killers[0]:
			score = killerScore + 1
		case m == f.killers[1]:
			score = killerScore
		default:
			score = int32(quiets[from&127][to&127]) + int32(replies[f.position.Cell(from)&7][to&127])
		}
		f.order = append(f.order, rankedAs(m, score))
	}
	first := 0
	if f.hint != 0 {
		first = 1
	}
	sortFirst(f.order[first:], rankedAs(0, f.least))
}

// sortFirst puts what is at least a bound to the front, sorted from the greatest down.
func sortFirst(list []ranked, least ranked) {
	sorted := 0
	for i, v := range list {
		if v < least {
			continue
		}
		list[i] = list[sorted]
		j := sorted
		for ; j > 0 && list[j-1] < v; j-- {
			list[j] = list[j-1]
		}
		list[j] = v
		sorted++
	}
}
