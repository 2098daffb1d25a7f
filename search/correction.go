package search

import "github.com/songky/songky/internal/board"

// corrections is by how much searches have found the evaluation wrong: correction history. It is kept
// for the side to move by the placement of the pawns or soldiers, by where the other pieces of either
// side stand, and by the move before.
type corrections struct {
	pawns [2][1 << errorBits]int16
	army  [2][2][1 << errorBits]int16
	moved [16][board.NumSquares]int16
}

const (
	errorBits  = 13
	errorLimit = 1024 // the values stay within
	errorShare = 16   // of a value that corrects an evaluation, in centipawns
)

// pawnError, armyError and movedError are where the errors of the position at ply are kept.
func (w *worker) pawnError(ply int) *int16 {
	p := &w.frames[ply].position
	own, other := p.Pieces(board.NewCode(board.Red, board.PawnSlot)), p.Pieces(board.NewCode(board.Blue, board.PawnSlot))
	return &w.memory.wrong.pawns[p.Turn()][errorKey(own)^errorKey(other)>>1]
}

func (w *worker) armyError(ply int, side board.Side) *int16 {
	p := &w.frames[ply].position
	army := p.Of(side).Without(p.Pieces(board.NewCode(side, board.PawnSlot)))
	return &w.memory.wrong.army[p.Turn()][side][errorKey(army)]
}

func (w *worker) movedError(ply int) *int16 {
	f := &w.frames[ply]
	if f.moved == 0 {
		return &w.memory.wrong.moved[0][0]
	}
	to := f.moved.To()
	return &w.memory.wrong.moved[f.position.Cell(to)&15][to]
}

// errorsAt are all errors of the position at ply.
func (w *worker) errorsAt(ply int) [4]*int16 {
	return [...]*int16{w.pawnError(ply), w.movedError(ply), w.armyError(ply, board.Red), w.armyError(ply, board.Blue)}
}

// errorKey spreads a set of points over a table of errors.
func errorKey(s board.Set) uint64 { return mix(s.Lo^s.Hi<<40) >> (64 - errorBits) }

// correction is what to add to the evaluation at ply.
func (w *worker) correction(ply int) int {
	sum := 0
	for _, e := range w.errorsAt(ply) {
		sum += int(*e)
	}
	return sum / errorShare
}

// correct learns from the score that a search of a node found, where it tells how wrong the
// evaluation was.
func (w *worker) correct(n *node, score int, kind bound) {
	if abs(score) >= evalBorder || kind == lower && score <= n.static || kind == upper && score >= n.static {
		return
	}
	bonus := clamp((score-n.static)*n.depth/8, errorLimit/4)
	for _, e := range w.errorsAt(n.ply) {
		*e += int16(bonus - int(*e)*abs(bonus)/errorLimit)
	}
}
