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

// Verdict judges the position that a game has come to; keys are the keys of all its positions in
// order, the start first and this one last. The rules are read after a move: a start position is
// finished only if nothing can be played from it.
func (j *Judge) Verdict(p *board.Position, keys []uint64) Verdict {
	if len(keys) == 1 {
		return j.noMove(p, keys)
	}
	for _, rule := range []func(*board.Position, []uint64) Verdict{
		j.noMove, j.repetition, j.counters, j.material,
	} {
		if v := rule(p, keys); v.Over() {
			return v
		}
	}
	return Verdict{}
}

// noMove judges mate, stalemate and the loss of all pieces.
func (j *Judge) noMove(p *board.Position, _ []uint64) Verdict {
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

func (j *Judge) repetition(p *board.Position, keys []uint64) Verdict {
	if j.Rules.Repetition > 0 && Occurrences(p, keys) >= j.Rules.Repetition {
		return Verdict{Repetition, Nobody}
	}
	return Verdict{}
}

// Occurrences counts how often the last of the keys, that of p, has occurred. It looks back no
// further than the last progress: what was before cannot come back.
func Occurrences(p *board.Position, keys []uint64) int {
	last := len(keys) - 1
	n := 1
	for i := last - 2; i >= max(0, last-p.Progress()); i -= 2 {
		if keys[i] == keys[last] {
			n++
		}
	}
	return n
}

func (j *Judge) counters(p *board.Position, keys []uint64) Verdict {
	plies := len(keys) - 1
	switch {
	case j.Rules.ProgressLimit > 0 && p.Progress() >= j.Rules.ProgressLimit:
		return Verdict{ProgressLimit, Nobody}
	case j.Rules.PlyLimit == 0 || plies < j.Rules.PlyLimit:
		return Verdict{}
	case j.Rules.CountPieces:
		return Verdict{Count, moreOf(p)}
	}
	return Verdict{PlyLimit, Nobody}
}

func (j *Judge) material(p *board.Position, _ []uint64) Verdict {
	if j.Rules.DeadPositions && j.dead(p) {
		return Verdict{DeadPosition, Nobody}
	}
	return Verdict{}
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
