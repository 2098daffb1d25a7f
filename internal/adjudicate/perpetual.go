package adjudicate

import "github.com/songky/songky/internal/board"

// Run is an unbroken run of a side's own plies that check, or chase one piece, and how near it is
// to its limit.
type Run struct {
	Moves  int          // own moves in the run, counted to one beyond the greatest limit
	Pieces int          // different pieces in it
	Limit  int          // the limit that is nearest, for the pieces of a tail of the run; 0: none
	Tail   int          // the moves of that tail
	Victim board.Square // where the chased piece stands; None for checks
}

// past says whether the run has gone beyond its limit, reached whether it has come to it.
func (r Run) past() bool    { return r.Limit > 0 && r.Tail > r.Limit }
func (r Run) reached() bool { return r.Limit > 0 && r.Tail >= r.Limit }

// perpetual judges perpetual check and chase after a ply: the mover offends when it is past a
// limit, and the other side too if it has then reached its own.
func (l *Log) perpetual(*board.Position) Verdict {
	now := l.last().pursuit
	if now == nil {
		return Verdict{}
	}
	us := now.mover
	foe := us ^ 1
	checks, chases := l.Checks(us).past(), anyRun(l.Chases(us), Run.past)
	if !checks && !chases {
		return Verdict{}
	}
	foeChecks, foeChases := l.Checks(foe).reached(), anyRun(l.Chases(foe), Run.reached)
	switch {
	case checks && foeChecks:
		return Verdict{PerpetualCheck, Nobody}
	case checks:
		return Verdict{PerpetualCheck, Won(foe)}
	case foeChecks:
		return Verdict{PerpetualCheck, Won(us)}
	case foeChases:
		return Verdict{PerpetualChase, Nobody}
	}
	return Verdict{PerpetualChase, Won(foe)}
}

func anyRun(runs []Run, is func(Run) bool) bool {
	for _, r := range runs {
		if is(r) {
			return true
		}
	}
	return false
}

// latest is the index of a side's last ply, 0 if it has none or pursuits are not kept.
func (l *Log) latest(side board.Side) int {
	last := l.Plies()
	if l.records[last].pursuit == nil {
		return 0
	}
	if last > 0 && l.records[last].pursuit.mover != side {
		last--
	}
	return last
}

// Checks is a side's run of checks up to its last ply; empty under rules that limit neither checks
// nor chases.
func (l *Log) Checks(side board.Side) Run {
	r := l.run(side, l.judge.Rules.CheckLimits, func(p *pursuit) board.Set { return p.checkers })
	r.Victim = board.None
	return r
}

// Chases are a side's runs of chases up to its last ply, one for each piece chased by that ply.
func (l *Log) Chases(side board.Side) (runs []Run) {
	last := l.latest(side)
	if last == 0 {
		return nil
	}
	for _, c := range l.records[last].pursuit.chases {
		r := l.run(side, l.judge.Rules.ChaseLimits, func(p *pursuit) board.Set { return p.chasersOf(c.victim) })
		r.Victim = l.where(c.victim)
		runs = append(runs, r)
	}
	return runs
}

func (p *pursuit) chasersOf(victim board.Square) board.Set {
	for _, c := range p.chases {
		if c.victim == victim {
			return c.chasers
		}
	}
	return board.Set{}
}

// where a piece stands now; None if it has been captured.
func (l *Log) where(piece board.Square) board.Square {
	now := l.last().pursuit
	for s, id := range now.identity {
		if id == piece {
			return board.Square(s)
		}
	}
	return board.None
}

// run measures the unbroken run of a side's plies with pieces of the given kind, back from its
// last ply. The tail nearest to its limit decides: the more pieces, the longer it may be.
func (l *Log) run(side board.Side, limits [3]int, of func(*pursuit) board.Set) (r Run) {
	longest := max(limits[0], limits[1], limits[2])
	var pieces board.Set
	left := 0
	for ply := l.latest(side); ply > 0 && r.Moves < longest+1 && longest > 0; ply -= 2 {
		found := of(l.records[ply].pursuit)
		if found.Empty() {
			break
		}
		pieces = pieces.Or(found)
		r.Moves++
		limit := limits[min(pieces.Len(), len(limits))-1]
		if limit > 0 && (r.Limit == 0 || limit-r.Moves < left) {
			left = limit - r.Moves
			r.Limit, r.Tail = limit, r.Moves
		}
	}
	r.Pieces = pieces.Len()
	return r
}

// Effective is the number of effective plies: neither checks or chases nor replies to one.
func (l *Log) Effective() int {
	if p := l.last().pursuit; p != nil {
		return p.effective
	}
	return 0
}
