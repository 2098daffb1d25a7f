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

// weighPieces finds what the pieces are worth in exchanges and in the order of moves.
func (w *worker) weighPieces() {
	w.exchange = w.rules.NewExchange(w.eval.Worth())
	w.exchanges = w.rules.HasRoyal(board.Red) && w.rules.Spec().FaceDown == board.NoFaceDown
	for c := range w.weights {
		w.weights[c] = w.weightOf(board.Code(c))
	}
}

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

// stage is how far the moves of a ply are ranked.
type stage uint8

const (
	stageHint     stage = iota // the table's move is
	stageCaptures              // captures and promotions too,
	stageQuiets                // quiet moves too,
	stageAll                   // and the captures that lose
)

// order lets pick give the moves of a ply, best guess first. The table's move comes first, and most
// often nothing comes after it, so the others are ranked when they are asked for; quiet moves whose score
// is below least are not sorted.
func (w *worker) order(ply int, hint board.Move, least int32) {
	f := &w.frames[ply]
	f.hint, f.least, f.stage = 0, least, stageHint
	f.order, f.losing = f.order[:0], f.losing[:0]
	if hint != 0 && slices.Contains(f.moves, hint) {
		f.hint = hint
		f.order = append(f.order, rankedAs(hint, hintScore))
	}
}

// pick is the move at place i of the order, which is asked for from 0 on.
func (w *worker) pick(ply, i int) board.Move {
	f := &w.frames[ply]
	for i == len(f.order) || f.order[i]&risky != 0 && w.loses(f, i) {
		if i == len(f.order) {
			w.rank(ply)
		}
	}
	return f.order[i].move()
}

// loses finds out whether the capture at place i loses by exchanges, and sets it aside if so. Most nodes
// are cut before they come to such a capture, so nothing is reckoned sooner.
func (w *worker) loses(f *frame, i int) bool {
	f.order[i] &^= risky
	m := f.order[i].move()
	if w.rules.Reaches(&f.position, m, w.exchange, 0) {
		return false
	}
	f.losing = append(f.losing, rankedAs(m, losingScore+victimScore*w.weights[f.position.Cell(m.To())&31]))
	f.order = slices.Delete(f.order, i, i+1)
	return true
}

// rank ranks the moves of another stage.
func (w *worker) rank(ply int) {
	f := &w.frames[ply]
	first := len(f.order)
	f.stage++
	switch f.stage {
	case stageCaptures:
		w.rankCaptures(ply)
		sortFirst(f.order[first:], rankedAs(0, losingBorder))
	case stageQuiets:
		w.rankQuiets(ply)
		sortFirst(f.order[first:], rankedAs(0, f.least))
	case stageAll:
		f.order = append(f.order, f.losing...)
	}
}

// rankCaptures ranks the captures and promotions but for the table's move.
func (w *worker) rankCaptures(ply int) {
	f := &w.frames[ply]
	for _, m := range f.moves {
		victim := f.position.Cell(m.To())
		switch {
		case m == f.hint:
		case victim != 0:
			prize, stake := w.weights[victim&31], w.weights[f.position.Cell(m.From())&31]
			r := rankedAs(m, captureScore+victimScore*prize-stake+int32(*w.captureAt(ply, m)))
			if w.exchanges && stake > prize { // only a greater piece can lose
				r |= risky
			}
			f.order = append(f.order, r)
		case m.Promotion() != 0:
			f.order = append(f.order, rankedAs(m, captureScore+victimScore*w.weights[board.NewCode(f.position.Turn(), m.Promotion())&31]))
		}
	}
}

// rankQuiets ranks the quiet moves but for the table's move.
func (w *worker) rankQuiets(ply int) {
	f := &w.frames[ply]
	replies := w.answersAt(ply)
	quiets := &w.memory.quiet[f.position.Turn()&1]
	for _, m := range f.moves {
		from, to := m.From(), m.To()
		if m == f.hint || !f.quiet(m) {
			continue
		}
		var score int32
		switch m {
		case f.killers[0]:
			score = killerScore + 1
		case f.killers[1]:
			score = killerScore
		default:
			score = int32(quiets[from&127][to&127]) + int32(replies[f.position.Cell(from)&7][to&127])
		}
		f.order = append(f.order, rankedAs(m, score))
	}
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
