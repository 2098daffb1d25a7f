package adjudicate

import "github.com/songky/songky/internal/board"

// Walk is a sequence of positions with the moves between them, as a search has them: position i and
// the move that led there, which position 0 does not have.
type Walk interface {
	At(i int) (*board.Position, board.Move)
}

// Cycle says how a game is to end that goes on as plies 1 to n of a walk did, which lead back to
// where it started: what the rules of repetition, perpetual check and chase come to if nobody
// deviates. It judges the cycle alone: when the end comes depends on the game. The Winner is Nobody
// for a draw.
func (j *Judge) Cycle(w Walk, n int) Winner {
	switch {
	case j.Rules.PerpetualCheck:
		return j.onlyOffender(j.checksAll(w, n))
	case j.Rules.CheckLimits != [3]int{}:
		checks := j.checksAll(w, n)
		if checks != [2]bool{} {
			return j.onlyOffender(checks)
		}
	}
	if j.Rules.ChaseLimits != [3]int{} {
		return j.onlyOffender(j.chasesAll(w, n))
	}
	return Nobody
}

// onlyOffender is who wins where one side alone offends.
func (j *Judge) onlyOffender(offends [2]bool) Winner {
	switch offends {
	case [2]bool{board.Red: true}:
		return BlueWon
	case [2]bool{board.Blue: true}:
		return RedWon
	}
	return Nobody
}

// checksAll says which sides check with each of their plies.
func (j *Judge) checksAll(w Walk, n int) [2]bool {
	all := [2]bool{true, true}
	for i := 1; i <= n; i++ {
		p, _ := w.At(i)
		mover := p.Turn() ^ 1
		all[mover] = all[mover] && j.Tables.InCheck(p)
	}
	return all
}

// chasesAll says which sides chase one piece with each of their plies.
func (j *Judge) chasesAll(w Walk, n int) (all [2]bool) {
	before, _ := w.At(0)
	last := newPursuit(before)
	var victims [2]board.Set
	for i := 1; i <= n; i++ {
		after, m := w.At(i)
		last = j.pursue(last, before, after, m, j.Tables.InCheck(after))
		var chased board.Set
		for _, c := range last.chases {
			chased = chased.Or(board.Of(c.victim))
		}
		if i > 2 {
			chased = chased.And(victims[last.mover])
		}
		victims[last.mover] = chased
		before = after
	}
	for side := range all {
		all[side] = !victims[side].Empty()
	}
	return all
}
