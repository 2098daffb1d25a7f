package main

import (
	"slices"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// solver finds forced mates by trying every move against every reply. A face-down piece that moves
// may turn up as anything of its pool: what is claimed holds for all of them.
type solver struct {
	rules       *board.Rules
	noMoveLoses bool
	memo        map[question]bool
	narrow      bool                    // with more than quietMoves to go, only checks are tried
	effort      int                     // positions made since the last reset
	limit       int                     // of the effort
	saved       [longest + 1]board.Move // the latest reply that escaped, by what was claimed
	boards      []*board.Position       // the positions of the line that is looked at
	used        int                     // of those
	scratch     board.Position
}

// question is whether the side to move mates in so many moves at most.
type question struct {
	key    uint64
	n      int
	narrow bool
}

// quietMoves is the number of moves to go from which a narrow search looks at quiet moves.
const quietMoves = 2

func newSolver(v variants.Variant) *solver {
	return &solver{
		rules: variants.Tables(v), noMoveLoses: variants.Define(v).NoMoveLoses,
		memo: make(map[question]bool),
	}
}

// reset forgets what was found and sets a limit to the effort of what follows.
func (s *solver) reset(limit int) {
	clear(s.memo)
	s.effort, s.limit = 0, limit
}

// spent says whether the answers since the last reset are worth nothing.
func (s *solver) spent() bool { return s.effort > s.limit }

// shortest is the least number of moves from least to most in which the side to move mates; 0 if it
// cannot, can in fewer or, of the longest mates, if its first moves would have to be quiet: to look
// for those would take a hundred times as long.
func (s *solver) shortest(p *board.Position, least, most int) int {
	if least == longest && !s.forces(p) {
		return 0
	}
	for n := 1; n <= most; n++ {
		if n == longest && s.forces(p) || n < longest && s.mates(p, n) {
			return n
		}
	}
	return 0
}

// forces says whether there is a mate of the longest kind that begins with checks.
func (s *solver) forces(p *board.Position) bool {
	s.narrow = true
	defer func() { s.narrow = false }()
	return s.mates(p, longest)
}

// keys lists the moves that mate in n moves at most.
func (s *solver) keys(p *board.Position, n int) (list []board.Move) {
	for _, m := range s.rules.AppendMoves(p, nil) {
		if s.holds(p, m, n) {
			list = append(list, m)
		}
	}
	return list
}

// lost says whether the side to move has lost.
func (s *solver) lost(p *board.Position) bool {
	return (s.noMoveLoses || s.rules.InCheck(p)) && !s.rules.HasMove(p)
}

// mates says whether the side to move mates in n moves at most.
func (s *solver) mates(p *board.Position, n int) bool {
	if n < 1 || s.spent() {
		return false
	}
	q := question{p.SearchKey(), n, s.narrow}
	answer, known := s.memo[q]
	if !known {
		answer = s.tries(p, n)
		s.memo[q] = answer
	}
	return answer
}

// tries looks at the checks first, which mate more often.
func (s *solver) tries(p *board.Position, n int) bool {
	var buf [board.MaxMoves]board.Move
	moves := s.rules.AppendMoves(p, buf[:0])
	if n > 1 {
		checks := s.checksFirst(p, moves)
		if s.narrow && n > quietMoves {
			moves = moves[:checks]
		}
	}
	return slices.ContainsFunc(moves, func(m board.Move) bool { return s.holds(p, m, n) })
}

// checksFirst moves the checks to the front and counts them.
func (s *solver) checksFirst(p *board.Position, moves []board.Move) (front int) {
	for i, m := range moves {
		if s.checks(p, m) {
			moves[front], moves[i] = m, moves[front]
			front++
		}
	}
	return front
}

// checks says whether the piece that moves gives or uncovers a check, as what it was.
func (s *solver) checks(p *board.Position, m board.Move) bool {
	next := &s.scratch
	s.rules.Make(next, p, m)
	s.effort++
	return s.rules.InCheck(next)
}

// holds says whether a move mates in n moves at most, this one included, whatever it turns up.
func (s *solver) holds(p *board.Position, m board.Move, n int) bool {
	return s.each(p, m, func(next *board.Position) bool {
		return s.lost(next) || n > 1 && s.loses(next, n-1)
	})
}

// loses says whether every reply, whatever it turns up, lets the other side mate in n moves at
// most. A side without a move is judged by lost. The reply that saved the side elsewhere is tried
// first.
func (s *solver) loses(p *board.Position, n int) bool {
	var buf [board.MaxMoves]board.Move
	moves := s.rules.AppendMoves(p, buf[:0])
	for i, m := range moves {
		if m == s.saved[n] {
			moves[0], moves[i] = m, moves[0]
		}
	}
	for _, m := range moves {
		if !s.each(p, m, func(next *board.Position) bool { return s.mates(next, n) }) {
			s.saved[n] = m
			return false
		}
	}
	return len(moves) > 0
}

// each says whether something is true of all positions that a move may lead to.
func (s *solver) each(p *board.Position, m board.Move, f func(*board.Position) bool) bool {
	if s.used == len(s.boards) {
		s.boards = append(s.boards, new(board.Position))
	}
	next := s.boards[s.used]
	s.used++
	defer func() { s.used-- }()
	if !p.Cell(m.From()).IsFaceDown() {
		s.rules.Make(next, p, m)
		s.effort++
		return f(next)
	}
	pool := p.Pool(s.rules.PoolOf(p.Turn()))
	for slot := 1; slot < board.RoyalSlot; slot++ {
		if pool.Count(slot) == 0 {
			continue
		}
		s.rules.MakeTurned(next, p, m, slot)
		s.effort++
		if !f(next) {
			return false
		}
	}
	return true
}
