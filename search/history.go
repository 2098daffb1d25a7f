package search

import "github.com/songky/songky/internal/board"

// memory is what a thread learns about moves, whatever the position: it outlives a search.
type memory struct {
	// quiet has how well quiet moves did, by side, from and to.
	quiet [2][board.NumSquares][board.NumSquares]int16
	// reply has how well they did in answer to a move: by the piece that had just moved and where
	// to, then the slot that answers and where to.
	reply [16][board.NumSquares][8][board.NumSquares]int16
	// capture has how well captures did: by piece, target and victim's slot.
	capture [16][board.NumSquares][8]int16
	// wrong has by how much evaluations were off.
	wrong corrections
}

// answers are the replies to the last move before a ply.
type answers *[8][board.NumSquares]int16

// answersAt are the replies to the move that led to a ply; those to no move where none did.
func (w *worker) answersAt(ply int) answers {
	f := &w.frames[ply]
	if f.moved == 0 {
		return &w.memory.reply[0][0]
	}
	to := f.moved.To()
	return &w.memory.reply[f.position.Cell(to)&15][to]
}

const (
	learnLimit = 1 << 14 // the values stay within
	learnMost  = 1800    // the greatest single lesson
)

// learn moves a value towards its limit by a bonus, the less the nearer it is.
func learn(h *int16, bonus int) {
	*h += int16(bonus - int(*h)*abs(bonus)/learnLimit)
}

// quietAt and captureAt are where a move's lessons are kept.
func (w *worker) quietAt(ply int, m board.Move) *int16 {
	return &w.memory.quiet[w.frames[ply].position.Turn()][m.From()][m.To()]
}

func (w *worker) captureAt(ply int, m board.Move) *int16 {
	p := &w.frames[ply].position
	return &w.memory.capture[p.Cell(m.From())&15][m.To()][p.Cell(m.To()).Slot()]
}

// reward notes that a move cut a node off, and that those searched before it did not. Moves that were
// left out learn nothing: they were not seen to fail.
func (w *worker) reward(ply int, m board.Move, depth int) {
	f := &w.frames[ply]
	bonus := min(16*depth*depth+32*depth, learnMost)
	if f.quiet(m) {
		if f.killers[0] != m {
			f.killers[1], f.killers[0] = f.killers[0], m
		}
		w.teach(ply, m, bonus)
	} else {
		learn(w.captureAt(ply, m), bonus)
	}
	for _, earlier := range f.tried {
		switch {
		case !f.quiet(earlier):
			learn(w.captureAt(ply, earlier), -bonus)
		case f.quiet(m):
			w.teach(ply, earlier, -bonus)
		}
	}
}

// teach enters a lesson about a quiet move.
func (w *worker) teach(ply int, m board.Move, bonus int) {
	f := &w.frames[ply]
	learn(w.quietAt(ply, m), bonus)
	learn(&w.answersAt(ply)[f.position.Cell(m.From()).Slot()][m.To()], bonus)
}

// quiet says whether a move neither captures nor promotes.
func (f *frame) quiet(m board.Move) bool {
	return f.position.Cell(m.To()) == 0 && m.Promotion() == 0
}
