package board

// Cover values what soldiers and pawns are to the royals, Red's less Blue's. It depends on nothing else.
func (r *Rules) Cover(p *Position, w *[2]Weights) int64 {
	men := p.Soldiers()
	return r.coverOf(p, Red, men, &w[Red]) - r.coverOf(p, Blue, men, &w[Blue])
}

// coverOf values one side's.
func (r *Rules) coverOf(p *Position, side Side, men [2]Set, w *Weights) (sum int64) {
	k := p.royal[side]
	middle := min(max(1, k.File()), r.spec.Files-2)
	for file := middle - 1; file <= middle+1; file++ {
		sum += r.coverOn(side, file, k, men, w)
	}
	return sum
}

// coverOn values the pawns on a file that are level with the royal at k or ahead of it.
func (r *Rules) coverOn(side Side, file int, k Square, men [2]Set, w *Weights) int64 {
	rank := r.seen(side, k.Rank())
	own := r.nearest(side, file, rank, men[side])
	foe := r.nearest(side, file, rank, men[side^1])
	fold := min(file, r.spec.Files-1-file)
	sum := w.Cover[own*foldedFiles+fold] + w.Storm[foe*foldedFiles+fold]
	if foe != 0 && own == foe-1 {
		sum += w.Rammed[foe]
	}
	return sum
}

// nearest is the first rank of a file, as a side sees it, not behind the given one, with one of men; 0 for none.
func (r *Rules) nearest(side Side, file, rank int, men Set) int {
	line := men.And(files[file]).And(r.onward[side][rank])
	if line.Empty() {
		return 0
	}
	s, _ := line.Next()
	if side == Blue {
		s = line.last()
	}
	return r.seen(side, int(places[s&127].rank))
}

// buildGrounds finds the parts of the board that a closer look at the royals asks for.
func (r *Rules) buildGrounds() {
	files, ranks := r.spec.Files, r.spec.Ranks
	for rank := range ranks {
		for side := Red; side <= Blue; side++ {
			r.onward[side][rank] = r.zone(side, func(_, other int) bool { return other >= rank })
		}
	}
	for all := r.squares; !all.Empty(); {
		var s Square
		s, all = all.Next()
		inner := At(min(max(1, s.File()), files-2), min(max(1, s.Rank()), ranks-2))
		r.ring[s] = r.around[inner].Or(r.around[s])
		for side := Red; side <= Blue; side++ {
			r.shield[side][s] = r.around[s].Or(r.around[At(s.File(), s.Rank()+forward(side))&127]).And(
				r.zone(side, func(_, rank int) bool { return rank > r.seen(side, s.Rank()) }))
		}
		if (s.File()+s.Rank())%2 != 0 {
			r.light = r.light.Or(bit[s])
		}
	}
}
