package search

import "github.com/songky/songky/internal/board"

const (
	// chanceDepth is the least depth left at which a turn-up is searched piece by piece; below it
	// the piece stays face down and is worth the average of its pool.
	chanceDepth = 3
	// maxFlips is the greatest number of such turn-ups on one line: a second one costs four plies of
	// depth at two seconds.
	maxFlips = 1
	// maxProofs is the greatest number of them where a forced end that was found with the average
	// of a pool is proved.
	maxProofs = 4
)

// turnsUp says whether a face-down piece that moves is to be searched piece by piece: where
// enough depth is left, as a reply to check, so that mates are known, and where only one identity
// is left.
func (w *worker) turnsUp(f *frame, depth int) bool {
	if w.flips < maxFlips && (depth >= chanceDepth || f.checked) {
		return true
	}
	pool := f.position.Pool(w.rules.PoolOf(f.position.Turn()))
	return len(byCount(pool)) == 1
}

// searchFlip averages over what a face-down piece may turn up as, in expectations of the result.
// Windows are narrowed by what the rest could still bring (Star1: Ballard, Artificial
// Intelligence 21, 1983). The score is for the side to move after the move, like searchMove's.
func (w *worker) searchFlip(ply int, m board.Move, depth, alpha, beta int) int {
	p := &w.frames[ply].position
	pool := p.Pool(w.rules.PoolOf(p.Turn()))
	w.flips++
	defer func() { w.flips-- }()
	if alpha >= mateBorder || beta <= -mateBorder {
		return w.searchForced(ply, m, pool, depth, alpha, beta)
	}
	total := pool.Total()
	low, high := toChance(alpha)*total, toChance(beta)*total
	sum, rest := 0, total
	least, most := infinite, -infinite
	for _, slot := range byCount(pool) {
		n := pool.Count(slot)
		rest -= n
		// At or below a this piece leaves the average at or below alpha, however good the others are; at
		// or above b it lifts it to beta, however bad they are.
		a := lowBound(low-sum-rest*certain, n)
		b := highBound(high-sum+rest*certain, n)
		switch {
		case a == infinite:
			return -alpha
		case b == -infinite:
			return -beta
		}
		w.make(ply, m, slot)
		score := -w.alphaBeta(ply+1, depth, -b, -a, expects{mayPass: true})
		if w.aborted {
			return 0
		}
		sum += n * toChance(score)
		switch { // rounding must not bring an average back into the window that it has left
		case score <= a:
			return -min(alpha, fromChance((sum+rest*certain)/total))
		case score >= b:
			return -max(beta, fromChance((sum-rest*certain)/total))
		}
		least, most = min(least, score), max(most, score)
	}
	w.frames[ply+1].pvLen = 0
	switch {
	case least >= mateBorder: // won whatever turns up
		return -least
	case most <= -mateBorder:
		return -most
	}
	return -fromChance(sum / total)
}

// searchForced is searchFlip for a window within the forced ends. An average lies there only if
// every identity does, so the worst of them decides for the side that would win, and the best for
// the side that would lose; one outside the window settles it.
func (w *worker) searchForced(ply int, m board.Move, pool board.Pool, depth, alpha, beta int) int {
	least, most := infinite, -infinite
	for _, slot := range byCount(pool) {
		w.make(ply, m, slot)
		score := -w.alphaBeta(ply+1, depth, -beta, -alpha, expects{mayPass: true})
		if w.aborted {
			return 0
		}
		least, most = min(least, score), max(most, score)
		switch {
		case alpha >= mateBorder && score <= alpha:
			return -alpha
		case beta <= -mateBorder && score >= beta:
			return -beta
		}
	}
	w.frames[ply+1].pvLen = 0
	if alpha >= mateBorder {
		return -least
	}
	return -most
}

// lowBound is a score up to which the n-fold expectation is at most c, and nearly the greatest such;
// -infinite where none is.
func lowBound(c, n int) int {
	switch {
	case c >= n*certain:
		return infinite
	case c <= -n*certain:
		return -infinite
	case c < n*toChance(-evalBorder):
		return -mateBorder // only a forced end is as bad
	}
	return fromChance(floor(c, n)) - 1
}

// highBound is a score from which on it is at least c; infinite where none is.
func highBound(c, n int) int { return -lowBound(-c, n) }

// floor is c/n, rounded down.
func floor(c, n int) int {
	if c < 0 {
		return -((n - 1 - c) / n)
	}
	return c / n
}

// byCount lists the slots of a pool, the likeliest first.
func byCount(pool board.Pool) (slots []int) {
	var list [8]int
	n := 0
	for slot := 1; slot < board.RoyalSlot; slot++ {
		if pool.Count(slot) == 0 {
			continue
		}
		i := n
		for ; i > 0 && pool.Count(list[i-1]) < pool.Count(slot); i-- {
			list[i] = list[i-1]
		}
		list[i] = slot
		n++
	}
	return list[:n]
}
