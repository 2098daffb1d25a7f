package songky

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
)

// MoveTexts writes the moves played in a notation, or for the other army in the one that
// Notation.For tells; ErrNotation for a notation that is not known or does not cover the game.
// What face-down pieces turned up as is not written; History tells.
func (g *Game) MoveTexts(n Notation) ([]string, error) {
	if !n.Covers(g.variant) {
		return nil, ErrNotation
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	texts := make([]string, 0, len(g.moments)-1)
	for i := 1; i < len(g.moments); i++ {
		texts = append(texts, g.textOf(i, n))
	}
	return texts, nil
}

// textOf writes the move of a ply, from 1, in a notation that covers the game.
func (g *Game) textOf(ply int, n Notation) string {
	before, m := &g.moments[ply-1].position, g.moments[ply].move
	n, _ = n.For(g.variant, Side(before.Turn()))
	if notations[n].write == nil {
		return moveFrom(g.rules().Def, before.Turn(), m).String()
	}
	legal := g.rules().Tables.AppendMoves(before, make([]board.Move, 0, board.MaxMoves))
	return notations[n].write(notation.NewScene(g.variant, before, legal), m)
}

// revealedText is how records write what a ply turned up, "=C"; empty if nothing.
func (g *Game) revealedText(ply int) string {
	slot := g.moments[ply].revealed
	if slot == 0 {
		return ""
	}
	side := g.moments[ply-1].position.Turn()
	return "=" + string(rune(g.rules().Def.Slots[side][slot].Letter()))
}

// startFEN is the position that the game started from.
func (g *Game) startFEN() string { return notation.FEN(g.variant, &g.moments[0].position) }
