package search

import "time"

// budget is how long a search may go on. Zero values are no limit.
type budget struct {
	depth int
	nodes uint64
	soft  time.Duration // no new depth is begun after it
	hard  time.Duration // the search is cut off
	// idle lets a search end early when there is nothing to choose: a single reply, or a mate
	// that is found. Searches of a fixed depth, of nodes or without a limit go on.
	idle bool
}

// softShare is the share of a level's or a clock's time, in hundredths, after which another depth
// would hardly end. A time that the caller sets is used to the full.
const softShare = 60

func newBudget(l *Limits, lv level) budget {
	b := budget{depth: l.Depth, nodes: least(l.Nodes, lv.nodes)}
	if b.depth == 0 || b.depth >= maxPly {
		b.depth = maxPly - 1
	}
	b.hard = least(l.Time, lv.cap)
	b.soft = lv.cap * softShare / 100
	if c := l.Clock; c != (Clock{}) {
		soft, hard := c.share()
		b.soft, b.hard = least(b.soft, soft), least(b.hard, hard)
	}
	b.idle = b.hard > 0
	return b
}

// least is the smaller of two limits of which 0 is none.
func least[T time.Duration | uint64](a, b T) T {
	switch {
	case a == 0:
		return b
	case b == 0:
		return a
	}
	return min(a, b)
}

const (
	// reserve is kept on the clock for the way between the search and the clock.
	reserve = 30 * time.Millisecond
	// movesLeft is how many more moves the main time is shared over.
	movesLeft = 30
	// shortest is the time that a search gets even when the clock has run down.
	shortest = time.Millisecond
)

// share is what a search takes of a clock: an even part of the main time with most of the
// increment, and a byo-yomi period when that is more.
func (c Clock) share() (soft, hard time.Duration) {
	left := c.Remaining - reserve
	soft = left/movesLeft + c.Increment*3/4
	hard = min(soft*4, left/2)
	if c.Periods > 0 || c.Period > 0 {
		period := c.Period - reserve
		soft, hard = max(soft, period*softShare/100), max(hard, period)
	}
	soft, hard = min(soft, hard), max(hard, shortest)
	return max(soft, shortest), hard
}
