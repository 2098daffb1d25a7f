package search

import "github.com/songky/songky/internal/board"

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

// weight ranks the slots of an army as victims and attackers; the classes decide.
func (w *worker) weight(c board.Code) int32 {
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

// rank scores the moves of a ply.
func (w *worker) rank(ply int, hint board.Move) {
	f := &w.frames[ply]
	us := f.position.Turn()
	replies := w.answersAt(ply)
	f.order = f.order[:0]
	for _, m := range f.moves {
		victim := f.position.Cell(m.To())
		var score int32
		switch {
		case m == hint:
			score = hintScore
		case victim != 0 && w.loses(ply, m, victim):
			score = losingScore + victimScore*w.weight(victim)
		case victim != 0:
			score = captureScore + victimScore*w.weight(victim) - w.weight(f.position.Cell(m.From())) + int32(*w.captureAt(ply, m))
		case m.Promotion() != 0:
			score = captureScore + victimScore*w.weight(board.NewCode(us, m.Promotion()))
		case m == f.killers[0]:
			score = killerScore + 1
		case m == f.killers[1]:
			score = killerScore
		default:
			score = int32(*w.quietAt(ply, m)) + int32(replies[f.position.Cell(m.From()).Slot()][m.To()])
		}
		f.order = append(f.order, score)
	}
}

// loses says whether a capture loses material by exchanges; only one by a greater piece can.
func (w *worker) loses(ply int, m board.Move, victim board.Code) bool {
	p := &w.frames[ply].position
	return w.exchanges && w.weight(p.Cell(m.From())) > w.weight(victim) && w.rules.Wins(p, m, w.exchange) < 0
}

// pick brings the best of the moves from i on to place i.
func (w *worker) pick(ply, i int) board.Move {
	f := &w.frames[ply]
	best := i
	for j := i + 1; j < len(f.moves); j++ {
		if f.order[j] > f.order[best] {
			best = j
		}
	}
	f.moves[i], f.moves[best] = f.moves[best], f.moves[i]
	f.order[i], f.order[best] = f.order[best], f.order[i]
	return f.moves[i]
}
