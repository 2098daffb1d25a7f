package songky

import "github.com/songky/songky/internal/adjudicate"

// Counts is how far a game is towards each of its limits, so that a client can warn a player. A
// limit of 0 is none.
type Counts struct {
	Plies, PlyLimit           int      // since the start of the record
	Progress, ProgressLimit   int      // plies without progress
	Effective, EffectiveLimit int      // effective plies, see Rules
	Occurrences, Repetition   int      // of the present position
	Checks                    [2]Run   // each side's run of checks up to its last move
	Chases                    [2][]Run // each side's chases, one for each piece that its last move chased
}

// Run is an unbroken run of a side's own moves that check, or that chase one piece.
type Run struct {
	// Moves and Pieces are the length of the run and the number of different pieces that check or
	// chase in it. Both are counted to one move beyond the greatest limit.
	Moves, Pieces int
	// Left is how many more such moves the side may make with the same pieces before it offends: 0
	// when the next one does, negative once it has. A move by another piece may raise the limit.
	// The moves at the end of the run that allow the fewest decide. It is 0 also where there is no
	// limit.
	Left int
	// Limit is the limit that Left is reckoned from, the smaller one where two leave the same
	// number; 0 where there is none.
	Limit int
	// Victim is where the chased piece stands; NoSquare for checks.
	Victim Square
}

// Counts tells how far the game is towards each limit of its rules. Runs are kept only under rules
// that limit checks, chases or effective plies; elsewhere they are empty.
func (g *Game) Counts() Counts {
	g.mu.Lock()
	defer g.mu.Unlock()
	p, rules := &g.now().position, g.rules().Rules
	c := Counts{
		Plies: g.log.Plies(), PlyLimit: rules.PlyLimit,
		Progress: g.log.Progress(p), ProgressLimit: rules.ProgressLimit,
		Effective: g.log.Effective(), EffectiveLimit: rules.EffectiveLimit,
		Occurrences: g.log.Occurrences(p), Repetition: rules.Repetition,
	}
	for side := Red; side <= Blue; side++ {
		c.Checks[side] = runOf(g.log.Checks(uint8(side)))
		for _, r := range g.log.Chases(uint8(side)) {
			c.Chases[side] = append(c.Chases[side], runOf(r))
		}
	}
	return c
}

func runOf(r adjudicate.Run) Run {
	return Run{Moves: r.Moves, Pieces: r.Pieces, Left: r.Limit - r.Tail, Limit: r.Limit, Victim: fromBoard(r.Victim)}
}
