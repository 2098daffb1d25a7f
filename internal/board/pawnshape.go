package board

// pawnsClosely values pawns among themselves by what they could become.
func (r *Rules) pawnsClosely(side Side, men [2]Set, free Set, f *Front) int64 {
	own, foes := men[side], men[side^1]
	open := own.Without(ahead(side^1, foes))
	struck, foesStruck := r.strikesOf(side, own), r.strikesOf(side^1, foes)
	sum := r.byRank(side, free.And(struck.Or(sideways(own))), &f.Linked)
	sum += r.byRank(side, r.candidates(side, own, foes, open.Without(free)), &f.Candidate)
	// A pawn is backward when no pawn beside it stands level or behind, and its next step is struck.
	helped := sideways(ahead(side, own).Or(own))
	stuck := foesStruck
	if side == Red {
		stuck = stuck.down()
	} else {
		stuck = stuck.up()
	}
	alone := sideways(wholeFiles(own))
	backward := own.And(stuck).And(alone).Without(helped).Without(struck)
	sum += f.Backward[0]*int64(backward.Without(open).Len()) + f.Backward[1]*int64(backward.And(open).Len())
	return sum + f.Exposed*int64(open.Without(alone).Len())
}

// candidates are pawns on files open ahead that could be helped past all pawns that strike their way.
func (r *Rules) candidates(side Side, own, foes, open Set) (all Set) {
	for !open.Empty() {
		var s Square
		s, open = open.Next()
		way := ahead(side, bit[s])
		against := sideways(way).And(foes).Len()
		helpers := sideways(ahead(side^1, bit[s]).Or(bit[s])).And(own).Len()
		if helpers >= against {
			all = all.Or(bit[s])
		}
	}
	return all
}

// strikesOf is what chess pawns on men attack.
func (r *Rules) strikesOf(side Side, men Set) Set {
	if side == Red {
		return sideways(men.up()).And(r.squares)
	}
	return sideways(men.down()).And(r.squares)
}

// struckTwice is what two pawns attack at once.
func (r *Rules) struckTwice(side Side, men Set) Set {
	if !r.hasPawn[side] {
		return Set{}
	}
	if side == Red {
		men = men.up()
	} else {
		men = men.down()
	}
	left := Set{men.Lo &^ fileA >> 1, men.Hi &^ fileA >> 1}
	right := Set{men.Lo &^ fileI << 1, men.Hi &^ fileI << 1}
	return left.And(right).And(r.squares)
}
