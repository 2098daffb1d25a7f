package board

// Perft counts the legal lines of the given number of plies, ending rules left out. Face-down
// pieces that move stay face down, so it is of use only for games without them; see Turner.
func (r *Rules) Perft(p *Position, depth int) uint64 {
	if depth <= 0 {
		return 1
	}
	w := perft{rules: r, positions: make([]Position, depth+1), moves: make([]Move, 0, depth*MaxMoves)}
	w.positions[0] = *p
	return w.lines(0, depth)
}

// perft is one walk, with its memory allocated ahead.
type perft struct {
	rules     *Rules
	positions []Position
	moves     []Move
}

func (w *perft) lines(ply, depth int) (n uint64) {
	p := &w.positions[ply]
	if depth == 1 {
		return uint64(w.rules.CountMoves(p))
	}
	first := len(w.moves)
	w.moves = w.rules.AppendMoves(p, w.moves)
	for _, m := range w.moves[first:] {
		w.rules.Make(&w.positions[ply+1], p, m)
		n += w.lines(ply+1, depth-1)
	}
	w.moves = w.moves[:first]
	return n
}
