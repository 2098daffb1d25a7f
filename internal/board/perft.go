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

// TurnUps has the slots that face-down pieces turn up as, by point; 0 where it is not known.
type TurnUps [NumSquares]uint8

// Perft counts the legal lines of the given number of plies, ending rules left out. Lines end
// before a face-down piece moves that turns does not know; nil knows none.
func (r *Rules) Perft(p *Position, depth int, turns *TurnUps) uint64 {
	return r.perft(p, depth, CountLeaves, turns)
}

// PerftBy is Perft by another way of counting, to measure its parts, for games without face-down
// pieces.
func (r *Rules) PerftBy(p *Position, depth int, leaves Leaves) uint64 {
	return r.perft(p, depth, leaves, nil)
}

func (r *Rules) perft(p *Position, depth int, leaves Leaves, turns *TurnUps) uint64 {
	if depth <= 0 {
		return 1
	}
	const usual = 8 // depths beyond it grow their memory as they are reached
	w := perft{
		rules: r, leaves: leaves, turns: turns, hidden: r.spec.FaceDown != NoFaceDown,
		positions: append(make([]Position, 0, min(depth, usual)+1), *p),
		moves:     make([]Move, 0, min(depth, usual)*MaxMoves),
	}
	return w.lines(0, depth)
}

// perft is one walk, with its memory allocated ahead.
type perft struct {
	rules     *Rules
	leaves    Leaves
	hidden    bool // pieces may lie face down
	turns     *TurnUps
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
		if !w.hidden {
			w.rules.Make(&w.positions[ply+1], p, m)
		} else if !w.make(ply, m) {
			continue
		}
		if depth == 1 {
			n++
		} else {
			n += w.lines(ply+1, depth-1)
		}
	}
	w.moves = w.moves[:first]
	return n
}

// make plays a move from ply to ply+1; false if it turns up nobody knows what.
func (w *perft) make(ply int, m Move) bool {
	p, next := &w.positions[ply], &w.positions[ply+1]
	if !p.cells[m.From()].IsFaceDown() {
		w.rules.Make(next, p, m)
		return true
	}
	if w.turns == nil || w.turns[m.From()] == 0 {
		return false
	}
	w.rules.MakeTurned(next, p, m, int(w.turns[m.From()]))
	return true
}
