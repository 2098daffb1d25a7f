package songky

import (
	"fmt"
	"slices"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
)

// ParseMove reads a move in any notation that covers the game, except UCCI, and ICCS only as it
// is written and not in chess (both could be taken for coordinates).
//
// A text that different notations, or one, read as different legal moves is ErrAmbiguous; one that
// is only read as a move that is not legal is *IllegalMoveError. For a text that no notation can
// read, and one that no piece fits, *ParseError says how far reading came and why it failed. After
// the end of the game a text that looks like a move is ErrGameOver.
func (g *Game) ParseMove(text string) (Move, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	scene, _ := g.scene()
	list := []notation.Reading{notation.ReadCoordinates(scene, text)}
	if len(text) <= notation.MaxMove {
		for _, read := range g.readers() {
			list = append(list, read(scene, text))
		}
	}
	return g.settle(text, list)
}

// readers read what else ParseMove tries for the side to move, each notation once.
func (g *Game) readers() (list []func(*notation.Scene, string) notation.Reading) {
	if g.variant.Info().OnPoints {
		list = append(list, notation.ReadPlainICCS)
	}
	switch royalArmy(g.variant, Side(g.now().position.Turn())) {
	case theXiangqiArmy:
		list = append(list, notation.ReadVietnamese, notation.ReadWXF, notation.ReadChinese)
	case theChessArmy:
		list = append(list, notation.ReadSAN)
	}
	return list
}

// ParseMoveAs reads a move in exactly one notation (or, for the other army, the one that
// Notation.For tells), with the errors of ParseMove; ErrNotation for a notation that is not known
// or does not cover the game.
func (g *Game) ParseMoveAs(text string, n Notation) (Move, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	n, ok := n.For(g.variant, Side(g.now().position.Turn()))
	if !ok {
		return 0, ErrNotation
	}
	scene, _ := g.scene()
	return g.settle(text, []notation.Reading{notations[n].read(scene, text)})
}

// settle is what a text means, from its readings in one or more notations, the preferred first.
func (g *Game) settle(text string, readings []notation.Reading) (Move, error) {
	var moves []board.Move
	var illegal *notation.Attempt
	best := &readings[0]
	for i := range readings {
		r := &readings[i]
		for _, m := range r.Moves {
			if !slices.Contains(moves, m) {
				moves = append(moves, m)
			}
		}
		if illegal == nil {
			illegal = r.Illegal
		}
		if better(r, best) {
			best = r
		}
	}
	now := g.now()
	switch {
	case best.Formed && g.outcome().Over():
		return 0, ErrGameOver
	case len(moves) == 1:
		return moveFrom(g.rules().Def, now.position.Turn(), moves[0]), nil
	case len(moves) > 1:
		return 0, fmt.Errorf("%w: %s", ErrAmbiguous, g.names(moves))
	case illegal != nil:
		return 0, refusal(g.variant, &now.position, moveOf(*illegal))
	}
	return 0, newParseError(text, best.Fault.Offset, best.Fault.Text)
}

// better says whether a reading came further than another: it has the form of its notation, or
// else fails later.
func better(r, than *notation.Reading) bool {
	switch {
	case r.Formed != than.Formed:
		return r.Formed
	case r.Fault == nil || than.Fault == nil:
		return false
	}
	return r.Fault.Offset > than.Fault.Offset
}

// names are moves in coordinates, for messages.
func (g *Game) names(moves []board.Move) (text string) {
	for i, m := range moves {
		if i > 0 {
			text += " or "
		}
		text += moveFrom(g.rules().Def, g.now().position.Turn(), m).String()
	}
	return text
}

// moveOf is a move by its points as users see it.
func moveOf(a notation.Attempt) Move { return NewMove(fromBoard(a.From), fromBoard(a.To), a.Promotion) }

// ParseMove reads a move in coordinates without a game to judge it by; *ParseError for a text
// that is no move.
func ParseMove(text string) (Move, error) { return parseCoordinates(text) }

func parseCoordinates(text string) (Move, error) {
	a, fault := notation.ScanCoordinates(text)
	if fault != nil {
		return 0, newParseError(text, fault.Offset, fault.Text)
	}
	return moveOf(a), nil
}

// Format writes a legal move of the present position in a notation, also after a declared end. It
// is empty for a move that is not legal and for a notation that is not known or does not cover the
// game; but coordinates, which need no position, are written for every move.
func (g *Game) Format(m Move, n Notation) string {
	switch {
	case m == 0:
		return ""
	case n == Coordinates:
		return m.String()
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	turn := g.now().position.Turn()
	n, ok := n.For(g.variant, Side(turn))
	if !ok {
		return ""
	}
	scene, legal := g.scene()
	for _, bm := range legal {
		if moveFrom(g.rules().Def, turn, bm) == m {
			return notations[n].write(scene, bm)
		}
	}
	return ""
}
