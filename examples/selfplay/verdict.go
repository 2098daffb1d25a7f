package main

import "github.com/songky/songky"

// verdict ends games that both players hold for decided: their scores have been beyond the
// threshold, for the same side, for so many plies in a row. The zero value ends none.
type verdict struct {
	threshold int // in centipawns
	plies     int
}

// scoreJudge follows the scores of one game.
type scoreJudge struct {
	verdict
	leader songky.Side
	run    int
}

// note takes the score of a ply and says whether the game is lost for a side. A ply without a
// score, or within the threshold, begins anew.
func (j *scoreJudge) note(mover songky.Side, a answer) (loser songky.Side, decided bool) {
	if j.plies == 0 {
		return 0, false
	}
	leader := mover
	value := centipawns(a.score)
	if value < 0 {
		leader, value = mover.Opponent(), -value
	}
	switch {
	case !a.scored || value < j.threshold:
		j.run = 0
	case j.run > 0 && leader != j.leader:
		j.run = 1
	default:
		j.run++
	}
	j.leader = leader
	return leader.Opponent(), j.run >= j.plies
}

// centipawns is a score as one number, with mates beyond all others.
func centipawns(s songky.Score) int {
	if s.MateIn != 0 {
		return mateValue(s.MateIn)
	}
	return s.Centipawns
}
