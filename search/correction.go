package search

import "github.com/songky/songky/internal/board"

// corrections is by how much searches have found the evaluation wrong: correction history. It is kept
// for the side to move by the placement of the pawns or soldiers, and by the move before.
type corrections struct {
	pawns [2][1 << pawnBits]int16
	moved [16][board.NumSquares]int16
}

const (
	pawnBits   = 13
	errorLimit = 1024 // the values stay within
	errorShare = 16   // of a value that corrects an evaluation, in centipawns
)

// pawnError and movedError are where the errors of the position at ply are kept.
func (w *worker) pawnError(ply int) *int16 {
	p := &w.frames[ply].position
	own, other := p.Pieces(board.NewCode(board.Red, board.PawnSlot)), p.Pieces(board.NewCode(board.Blue, board.PawnSlot))
	key := mix(own.Lo ^ own.Hi<<40 ^ mix(other.Lo^other.Hi<<40))
	return &w.memory.wrong.pawns[p.Turn()][key>>(64-pawnBits)]
}

func (w *worker) movedError(ply int) *int16 {
	f := &w.frames[ply]
	if f.moved == 0 {
		return &w.memory.wrong.moved[0][0]
	}
	to := f.moved.To()
	return &w.memory.wrong.moved[f.position.Cell(to)&15][to]
}

// correction is what to add to the evaluation at ply.
func (w *worker) correction(ply int) int {
	return (int(*w.pawnError(ply)) + int(*w.movedError(ply))) / errorShare
}

// correct learns from the score that a search of a node found, where it tells how wrong the
// evaluation was.
func (w *worker) correct(n *node, score int, kind bound) {
	if abs(score) >= evalBorder || kind == lower && score <= n.static || kind == upper && score >= n.static {
		return
	}
	bonus := clamp((score-n.static)*n.depth/8, errorLimit/4)
	for _, e := range [...]*int16{w.pawnError(n.ply), w.movedError(n.ply)} {
		*e += int16(bonus - int(*e)*abs(bonus)/errorLimit)
	}
}
