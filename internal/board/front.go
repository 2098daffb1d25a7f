package board

// Front is what an evaluation gives for how soldiers and pawns stand among themselves. Ranks are
// counted from their own side.
type Front struct {
	Beside   [NumRanks]int64 // one with another beside it
	Backed   [NumRanks]int64 // one that another protects
	Passed   [NumRanks]int64 // a pawn that no soldier or pawn of the other side can stop
	Isolated int64           // one with no other on the files beside
	Doubled  int64           // one with another ahead on its file

	// Of a passed pawn beyond the middle:
	Stopped [NumRanks]int64 // something stands before it
	Escort  [NumRanks]int64 // by how far the own royal is from the point before it
	Pursuit [NumRanks]int64 // by how far the other side's is

	Linked [NumRanks]int64 // a passed pawn with another pawn beside it or behind it aslant
}

// Marks are the points that soldiers and pawns alone give a meaning to.
type Marks struct {
	Passed [2]Set // each side's passed pawns beyond the middle
	Calm   [2]Set // where no pawn of the other side can ever strike
}

// Soldiers are the pieces of both sides on the first slot: what FrontOf depends on.
func (p *Position) Soldiers() [2]Set {
	return [2]Set{p.slots[PawnSlot].And(p.sides[Red]), p.slots[PawnSlot].And(p.sides[Blue])}
}

// FrontOf values the soldiers and pawns among themselves, Red's less Blue's.
func (r *Rules) FrontOf(p *Position, w *[2]Weights) (sum int64, marks Marks) {
	men := p.Soldiers()
	for side := Red; side <= Blue; side++ {
		f := &w[side].Front
		own, foes := men[side], men[side^1]
		beside := own.And(sideways(own))
		backed := own.And(r.strikes(p, side, own))
		isolated := own.Without(sideways(wholeFiles(own)))
		doubled := own.And(ahead(side^1, own))
		part := f.Isolated*int64(isolated.Len()) + f.Doubled*int64(doubled.Len())
		part += r.byRank(side, beside, &f.Beside) + r.byRank(side, backed, &f.Backed)
		if r.hasPawn[side] {
			stopped := ahead(side^1, foes)
			free := own.Without(stopped.Or(sideways(stopped))).Without(doubled)
			part += r.byRank(side, free, &f.Passed)
			marks.Passed[side] = free.And(r.beyond[side])
			if w[side].Keen {
				part += r.byRank(side, free.And(backed.Or(beside)), &f.Linked)
				marks.Calm[side] = r.squares.Without(sideways(stopped))
			}
		}
		if side == Blue {
			part = -part
		}
		sum += part
	}
	return sum, marks
}

// Passers values passed pawns by what stands around them, Red's less Blue's.
func (r *Rules) Passers(p *Position, passed [2]Set, w *[2]Weights) (sum int64) {
	occ := p.Occupied()
	for side := Red; side <= Blue; side++ {
		f := &w[side].Front
		var part int64
		for all := passed[side]; !all.Empty(); {
			var s Square
			s, all = all.Next()
			next := Square(int(s) + forward(side)*NumFiles)
			if occ.Has(next) {
				part += f.Stopped[r.seen(side, s.Rank())]
			}
			part += f.Escort[distance(next, p.royal[side])] + f.Pursuit[distance(next, p.royal[side^1])]
		}
		if side == Blue {
			part = -part
		}
		sum += part
	}
	return sum
}

// byRank sums the values of the ranks that men stand on.
func (r *Rules) byRank(side Side, men Set, values *[NumRanks]int64) (sum int64) {
	for !men.Empty() {
		var s Square
		s, men = men.Next()
		sum += values[r.seen(side, int(places[s&127].rank))]
	}
	return sum
}

// strikes is what soldiers or pawns attack.
func (r *Rules) strikes(p *Position, side Side, men Set) (all Set) {
	if r.hasPawn[side] {
		return sideways(men.toward(side)).And(r.squares)
	}
	for !men.Empty() {
		var s Square
		s, men = men.Next()
		all = all.Or(r.step[p.cells[s]&31][s&127])
	}
	return all
}

// sideways are the points beside those of a set.
func sideways(s Set) Set { return s.left().Or(s.right()) }

// wholeFiles are the files on which a set has points.
func wholeFiles(s Set) (all Set) {
	lines := s.Lo | s.Hi
	for file := range files {
		if lines&(fileA<<file) != 0 {
			all = all.Or(files[file])
		}
	}
	return all
}

// ahead are the points straight before those of a set, as a side looks.
func ahead(side Side, s Set) (all Set) {
	for range NumRanks - 1 {
		s = s.toward(side)
		all = all.Or(s)
	}
	return all
}

// distance is the number of a king's steps between two points.
func distance(a, b Square) int {
	p, q := &places[a&127], &places[b&127]
	return max(abs(int(p.file)-int(q.file)), abs(int(p.rank)-int(q.rank)))
}

// struckTwice is what two pawns attack at once.
func (r *Rules) struckTwice(side Side, men Set) Set {
	if !r.hasPawn[side] {
		return Set{}
	}
	men = men.toward(side)
	return men.left().And(men.right()).And(r.squares)
}
