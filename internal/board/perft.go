package board

// Leaves says what perft does at the last ply.
type Leaves uint8

const (
	// CountLeaves counts the moves of the last ply without listing them.
	CountLeaves Leaves = iota
	// ListLeaves lists them.
	ListLeaves
	// MakeLeaves makes every one of them, as a search does.
	MakeLeaves
)

// Perft counts the legal lines of the given number of plies, ending rules left out. Face-down
// pieces that move stay face down, so it is right only for games without them.
func (r *Rules) Perft(p *Position, depth int) uint64 { return r.PerftBy(p, depth, CountLeaves) }

// PerftBy is Perft by another way of counting, to measure its parts.
func (r *Rules) PerftBy(p *Position, depth int, leaves Leaves) uint64 {
	if depth <= 0 {
		return 1
	}
	const usual = 8 // depths beyond it grow their memory as they are reached
	w := perft{
		rules: r, leaves: leaves,
		positions: append(make([]Position, 0, min(depth, usual)+1), *p),
		moves:     make([]Move, 0, min(depth, usual)*MaxMoves),
	}
	return w.lines(0, depth)
}

// perft is one walk, with its memory allocated ahead.
type perft struct {
	rules     *Rules
	leaves    Leaves
	positions []Position
	moves     []Move
}

func (w *perft) lines(ply, depth int) (n uint64) {
	if depth == 1 && w.leaves == CountLeaves {
		return uint64(w.rules.CountMoves(&w.positions[ply]))
	}
	if ply+1 == len(w.positions) {
		w.positions = append(w.positions, Position{})
	}
	p := &w.positions[ply]
	first := len(w.moves)
	w.moves = w.rules.AppendMoves(p, w.moves)
	for _, m := range w.moves[first:] {
		if depth == 1 && w.leaves == ListLeaves {
			n = uint64(len(w.moves) - first)
			break
		}
		w.rules.Make(&w.positions[ply+1], p, m)
		if depth == 1 {
			n++
		} else {
			n += w.lines(ply+1, depth-1)
		}
	}
	w.moves = w.moves[:first]
	return n
}
