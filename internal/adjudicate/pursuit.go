package adjudicate

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// pursuit is what a ply was for rules that limit checks and chases. Pieces are followed by their
// start points: a set of pieces is the set of the points where they stood at the start.
type pursuit struct {
	identity  [board.NumSquares]board.Square // of the piece on each point, None on an empty one
	mover     board.Side
	checkers  board.Set // the pieces that give check after the ply
	chases    []chase
	effective int // effective plies up to this one
}

// chase is one victim and the pieces that chase it.
type chase struct {
	victim  board.Square
	chasers board.Set
}

// pursues says whether the rules need to know checks and chases.
func (j *Judge) pursues() bool {
	r := &j.Rules
	return r.EffectiveLimit > 0 || r.CheckLimits != [3]int{} || r.ChaseLimits != [3]int{}
}

func newPursuit(start *board.Position) *pursuit {
	p := &pursuit{mover: start.Turn() ^ 1}
	for s := range p.identity {
		p.identity[s] = board.None
		if start.Cell(board.Square(s)) != 0 {
			p.identity[s] = board.Square(s)
		}
	}
	return p
}

// quiet says whether the ply neither checked nor chased.
func (p *pursuit) quiet() bool { return p.checkers.Empty() && len(p.chases) == 0 }

// pursue judges a ply.
func (j *Judge) pursue(earlier *pursuit, before, after *board.Position, m board.Move, check bool) *pursuit {
	p := &pursuit{identity: earlier.identity, mover: before.Turn(), effective: earlier.effective}
	p.identity[m.To()], p.identity[m.From()] = earlier.identity[m.From()], board.None
	if check {
		p.checkers = p.identities(j.Tables.Checkers(after))
	} else {
		j.findChases(p, before, after, m)
	}
	if p.quiet() && earlier.quiet() {
		p.effective++
	}
	return p
}

// identities are the pieces on the given points.
func (p *pursuit) identities(points board.Set) (pieces board.Set) {
	for !points.Empty() {
		var s board.Square
		s, points = points.Next()
		pieces = pieces.Or(board.Of(p.identity[s]))
	}
	return pieces
}

// findChases enters every victim of a ply that gives no check.
func (j *Judge) findChases(p *pursuit, before, after *board.Position, m board.Move) {
	us := before.Turn()
	attackers := j.attackers(before, after, m)
	if attackers == nil {
		return
	}
	var again board.Position // the mover to move once more: what it threatens
	j.Tables.MakeNull(&again, after)
	for _, threat := range j.Tables.AppendCaptures(&again, nil) {
		targets, ok := attackers[threat.From()]
		if !ok || !targets.Has(threat.To()) || j.exempt(after, &again, threat, us) {
			continue
		}
		p.addChase(p.identity[threat.To()], p.identity[threat.From()])
	}
}

func (p *pursuit) addChase(victim, chaser board.Square) {
	for i := range p.chases {
		if p.chases[i].victim == victim {
			p.chases[i].chasers = p.chases[i].chasers.Or(board.Of(chaser))
			return
		}
	}
	p.chases = append(p.chases, chase{victim, board.Of(chaser)})
}

// attackers are the pieces that may chase by the ply, each with the points it may chase on: the
// moved piece on all it attacks, a cannon on what it attacks by a change of its screens. The
// general and soldiers chase nothing.
func (j *Judge) attackers(before, after *board.Position, m board.Move) map[board.Square]board.Set {
	us := before.Turn()
	foes := after.Of(us ^ 1)
	list := map[board.Square]board.Set{}
	switch j.Def.RoleOf(after.Cell(m.To())) {
	case variants.General, variants.Soldier:
	default:
		list[m.To()] = foes
	}
	cannons := after.Pieces(board.NewCode(us, j.Def.SlotOf(us, variants.Cannon)))
	for rest := cannons.Without(board.Of(m.To())); !rest.Empty(); {
		var s board.Square
		s, rest = rest.Next()
		was := j.Tables.Hits(before, s, before.Occupied())
		now := j.Tables.Hits(after, s, after.Occupied())
		if fresh := now.And(foes).Without(was); !fresh.Empty() {
			list[s] = fresh
		}
	}
	if len(list) == 0 {
		return nil
	}
	return list
}

// exempt says whether a threat is no chase: of the general, of a soldier at home, an exchange, or
// of a protected piece. after has the threatened side to move, again the threatening one.
func (j *Judge) exempt(after, again *board.Position, threat board.Move, us board.Side) bool {
	attacker, target := j.Def.RoleOf(after.Cell(threat.From())), j.Def.RoleOf(after.Cell(threat.To()))
	switch {
	case target == variants.General:
		return true
	case target == variants.Soldier && !crossed(us^1, threat.To()):
		return true
	case attacker == target && j.mayPlay(after, threat.To(), threat.From()):
		return true
	case target == variants.Chariot && (attacker == variants.Cannon || attacker == variants.Horse):
		return false
	}
	var taken board.Position
	j.Tables.Make(&taken, again, threat)
	return j.mayTake(&taken, threat.To())
}

// crossed says whether a side's soldier on s stands beyond the river.
func crossed(side board.Side, s board.Square) bool {
	return (s.Rank() >= board.NumRanks/2) == (side == board.Red)
}

func (j *Judge) mayPlay(p *board.Position, from, to board.Square) bool {
	return j.Tables.Refuse(p, from, to, 0) == 0
}

// mayTake says whether the side to move may legally capture on s.
func (j *Judge) mayTake(p *board.Position, s board.Square) bool {
	for _, m := range j.Tables.AppendCaptures(p, make([]board.Move, 0, 32)) {
		if m.To() == s {
			return true
		}
	}
	return false
}
