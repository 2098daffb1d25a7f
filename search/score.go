package search

// Scores are centipawns for the side to move; a forced end at ply n is worth mate-n.
const (
	infinite   = 32001
	mate       = 32000
	maxPly     = 128
	mateBorder = mate - 2*maxPly // from here on a score is a forced end
	evalBorder = 20000           // evaluations and averages stay within
)

// toTable and fromTable convert forced ends between plies from the root and from the node.
func toTable(score, ply int) int {
	switch {
	case score >= mateBorder:
		return score + ply
	case score <= -mateBorder:
		return score - ply
	}
	return score
}

func fromTable(score, ply int) int {
	switch {
	case score >= mateBorder:
		return score - ply
	case score <= -mateBorder:
		return score + ply
	}
	return score
}

// mateIn is the number of moves of a forced end, 0 for another score.
func mateIn(score int) int {
	switch {
	case score >= mateBorder:
		return (mate - score + 1) / 2
	case score <= -mateBorder:
		return -(mate + score + 1) / 2
	}
	return 0
}

// Chances are averaged as expectations of the result from -certain to certain. The curve is a
// plain fraction, so that integers are enough everywhere.
const (
	certain    = 1 << 15
	halfChance = 300 // the score at which half the way to certainty is gone
)

func toChance(score int) int {
	switch {
	case score >= mateBorder:
		return certain
	case score <= -mateBorder:
		return -certain
	}
	return score * certain / (abs(score) + halfChance)
}

func fromChance(c int) int {
	left := certain - abs(c)
	if left <= 0 {
		return clamp(c, evalBorder)
	}
	return clamp(c*halfChance/left, evalBorder)
}

func clamp(x, border int) int { return max(-border, min(border, x)) }

func abs(x int) int {
	if x < 0 {
		return -x
	}
	return x
}
