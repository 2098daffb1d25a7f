package adjudicate

import (
	"slices"

	"github.com/songky/songky/internal/board"
)

// Log is the history of a game as the ending rules see it: a record a position, the start first.
// A value is not safe for concurrent use.
type Log struct {
	judge   Judge
	records []record
}

// record is what is kept of a position and of the ply that led to it.
type record struct {
	key     uint64
	check   bool // the side to move is in check
	verdict Verdict
	pursuit *pursuit // only under rules that limit checks, chases or effective plies
}

// NewLog begins a history.
func NewLog(j Judge, start *board.Position) *Log {
	l := &Log{judge: j}
	r := record{key: start.Key(), check: j.Tables.InCheck(start)}
	if j.pursues() {
		r.pursuit = newPursuit(start)
	}
	l.records = append(l.records, r)
	l.last().verdict = l.judgeNow(start)
	return l
}

// Push enters the position after a move of the one before.
func (l *Log) Push(before, after *board.Position, m board.Move) {
	r := record{key: after.Key(), check: l.judge.Tables.InCheck(after)}
	if earlier := l.last().pursuit; earlier != nil {
		r.pursuit = l.judge.pursue(earlier, before, after, m, r.check)
	}
	l.records = append(l.records, r)
	l.last().verdict = l.judgeNow(after)
}

// After is the verdict that a move of the present position would bring: before is that position,
// after the one behind the move.
func (l *Log) After(before, after *board.Position, m board.Move) Verdict {
	l.Push(before, after, m)
	v := l.Verdict()
	l.Undo(1)
	return v
}

func (l *Log) last() *record { return &l.records[len(l.records)-1] }

// Plies is the number of plies entered.
func (l *Log) Plies() int { return len(l.records) - 1 }

// Undo takes back so many plies, which must have been entered.
func (l *Log) Undo(plies int) { l.records = l.records[:len(l.records)-plies] }

// Clone is a history of its own.
func (l *Log) Clone() *Log {
	return &Log{judge: l.judge, records: slices.Clone(l.records)}
}

// Judge has the rules of the game.
func (l *Log) Judge() *Judge { return &l.judge }

// Verdict is how the game stands.
func (l *Log) Verdict() Verdict { return l.last().verdict }

// Checked says whether the position after so many plies has its side to move in check.
func (l *Log) Checked(ply int) bool { return l.records[ply].check }

// Chased says whether a ply, from 1, was a chase by rules that know chases.
func (l *Log) Chased(ply int) bool {
	p := l.records[ply].pursuit
	return p != nil && len(p.chases) > 0
}

// Keys are the keys of the last n positions and of the present one, oldest first; fewer if there
// are not so many.
func (l *Log) Keys(n int) []uint64 {
	first := max(0, len(l.records)-1-n)
	keys := make([]uint64, 0, len(l.records)-first)
	for _, r := range l.records[first:] {
		keys = append(keys, r.key)
	}
	return keys
}

// Occurrences counts how often the present position p has occurred. It looks back no further than
// the last progress: what was before cannot come back.
func (l *Log) Occurrences(p *board.Position) int {
	n := 0
	l.eachOccurrence(p, func(int) { n++ })
	return n
}

// eachOccurrence calls f with the plies after which the present position stood, the latest first.
func (l *Log) eachOccurrence(p *board.Position, f func(ply int)) {
	last := l.Plies()
	for i := last; i >= max(0, last-p.Progress()); i -= 2 {
		if l.records[i].key == l.records[last].key {
			f(i)
		}
	}
}
