// Package adjudicate decides how a game stands by its ending rules and its history.
package adjudicate

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Reason is why a game ended; 0 for a game that goes on.
type Reason uint8

const (
	Checkmate Reason = iota + 1
	NoMoves
	Stalemate
	Repetition
	PerpetualCheck
	PerpetualChase
	EffectiveLimit
	ProgressLimit
	PlyLimit
	NoAttackers
	NoPieces
	Count
	DeadPosition
	Resignation
	Agreement
	Time
)

// Winner says who won.
type Winner uint8

const (
	Nobody Winner = iota
	RedWon
	BlueWon
)

// Won is the Winner that a side is.
func Won(side board.Side) Winner { return RedWon + Winner(side) }

// Verdict is how a game stands. The zero value: it goes on.
type Verdict struct {
	Reason Reason
	Winner Winner
}

// Over says whether the game has ended.
func (v Verdict) Over() bool { return v.Reason != 0 }

// Judge has what does not change during a game.
type Judge struct {
	Tables *board.Rules
	Def    *variants.Definition
	Rules  variants.Rules
}

// judgeNow judges the present position p. The rules are read after a move: a start position is
// finished only if nothing can be played from it.
func (l *Log) judgeNow(p *board.Position) Verdict {
	if v := l.judge.noMove(p); v.Over() || l.Plies() == 0 {
		return v
	}
	for _, rule := range []func(*board.Position) Verdict{l.perpetual, l.repetition, l.counters, l.material} {
		if v := rule(p); v.Over() {
			return v
		}
	}
	return Verdict{}
}

// noMove judges mate, stalemate and the loss of all pieces.
func (j *Judge) noMove(p *board.Position) Verdict {
	us := p.Turn()
	foe := us ^ 1
	if !j.Tables.HasRoyal(us) {
		for side := board.Red; side <= board.Blue; side++ {
			if p.Of(side).Empty() {
				return Verdict{NoPieces, Won(side ^ 1)}
			}
		}
	}
	switch {
	case j.Tables.HasMove(p):
		return Verdict{}
	case j.Rules.CountPieces:
		return Verdict{NoMoves, moreOf(p)}
	case j.Tables.InCheck(p):
		return Verdict{Checkmate, Won(foe)}
	case j.Def.NoMoveLoses:
		return Verdict{NoMoves, Won(foe)}
	}
	return Verdict{Stalemate, Nobody}
}

// moreOf is the side with more pieces.
func moreOf(p *board.Position) Winner {
	red, blue := p.Of(board.Red).Len(), p.Of(board.Blue).Len()
	switch {
	case red > blue:
		return RedWon
	case blue > red:
		return BlueWon
	}
	return Nobody
}

func (l *Log) repetition(p *board.Position) Verdict {
	rules := &l.judge.Rules
	if rules.Repetition == 0 || l.Occurrences(p) < rules.Repetition {
		return Verdict{}
	}
	if rules.PerpetualCheck {
		if side, only := l.onlyChecker(p); only {
			return Verdict{PerpetualCheck, Won(side ^ 1)}
		}
	}
	return Verdict{Repetition, Nobody}
}

// onlyChecker is the side that alone gave check with each of its moves since the present position
// first stood.
func (l *Log) onlyChecker(p *board.Position) (board.Side, bool) {
	first := l.Plies()
	l.eachOccurrence(p, func(ply int) { first = ply })
	always := [2]bool{true, true}
	mover := p.Turn() // of the ply after a position with the same side to move
	for ply := first + 1; ply <= l.Plies(); ply++ {
		always[mover] = always[mover] && l.records[ply].check
		mover ^= 1
	}
	if always[board.Red] {
		return board.Red, !always[board.Blue]
	}
	return board.Blue, always[board.Blue]
}

// Progress is the number of plies without progress, as the rules count it.
func (l *Log) Progress(p *board.Position) int {
	if l.judge.Rules.CountFromRecord {
		return min(p.Progress(), l.Plies())
	}
	return p.Progress()
}

func (l *Log) counters(p *board.Position) Verdict {
	rules := &l.judge.Rules
	switch {
	case rules.EffectiveLimit > 0 && l.Effective() >= rules.EffectiveLimit:
		return Verdict{EffectiveLimit, Nobody}
	case rules.ProgressLimit > 0 && l.Progress(p) >= rules.ProgressLimit:
		return Verdict{ProgressLimit, Nobody}
	case rules.PlyLimit == 0 || l.Plies() < rules.PlyLimit:
		return Verdict{}
	case rules.CountPieces:
		return Verdict{Count, moreOf(p)}
	}
	return Verdict{PlyLimit, Nobody}
}

func (l *Log) material(p *board.Position) Verdict { return l.judge.Material(p) }

// Material judges a position by the pieces that are left.
func (j *Judge) Material(p *board.Position) Verdict {
	switch {
	case j.Rules.NoAttackers && j.noAttackers(p):
		return Verdict{NoAttackers, Nobody}
	case j.Rules.DeadPositions && j.dead(p):
		return Verdict{DeadPosition, Nobody}
	}
	return Verdict{}
}

// MaterialDraws says whether the rules have draws by material.
func (j *Judge) MaterialDraws() bool { return j.Rules.NoAttackers || j.Rules.DeadPositions }

// noAttackers says whether only generals, advisors and elephants are left.
func (j *Judge) noAttackers(p *board.Position) bool {
	for rest := p.Occupied(); !rest.Empty(); {
		var s board.Square
		s, rest = rest.Next()
		switch j.Def.RoleOf(p.Cell(s)) {
		case variants.General, variants.Advisor, variants.Elephant:
		default:
			return false
		}
	}
	return true
}

// dead judges by material alone: bare kings, one minor piece in all, or only bishops that all
// stand on one colour.
func (j *Judge) dead(p *board.Position) bool {
	var minors, bishops board.Set
	for side := board.Red; side <= board.Blue; side++ {
		for slot := 1; slot < board.RoyalSlot; slot++ {
			c := board.NewCode(side, slot)
			pieces := p.Pieces(c)
			switch j.Def.RoleOf(c) {
			case variants.Bishop:
				bishops = bishops.Or(pieces)
				minors = minors.Or(pieces)
			case variants.Knight:
				minors = minors.Or(pieces)
			default:
				if !pieces.Empty() {
					return false
				}
			}
		}
	}
	return minors.Len() <= 1 || minors == bishops && oneColour(bishops)
}

func oneColour(points board.Set) bool {
	var colours [2]bool
	for !points.Empty() {
		var s board.Square
		s, points = points.Next()
		colours[(s.File()+s.Rank())%2] = true
	}
	return !(colours[0] && colours[1])
}
