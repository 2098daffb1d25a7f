package main

import "github.com/songky/songky"

// plyJSON is Ply of site/engine.js.
type plyJSON struct {
	Ply  int         `json:"ply"`
	Side songky.Side `json:"side"`
	Text string      `json:"text"`
	moveJSON
	Captured *pieceJSON `json:"captured"`
	Revealed *pieceJSON `json:"revealed"`
	Turned   []int      `json:"turned"`
	Check    bool       `json:"check"`
	Chase    bool       `json:"chase"`
	SpentMs  float64    `json:"spentMs"`
}

// historyOf lists the plies of a game by what a view may know.
func historyOf(g *songky.Game, view int32, n songky.Notation) ([]plyJSON, error) {
	texts, err := g.MoveTexts(n)
	if err != nil {
		return nil, err
	}
	b, known, list := boardOf(g.Variant()), knownDeal(g, view), []plyJSON{}
	for i, p := range g.History() {
		captured := pieceOut(p.Captured)
		if role, told := known[p.Move.To()]; told && p.Captured.FaceDown {
			captured.Role, captured.FaceDown = roleOut(role), false
		}
		text := texts[i]
		if !p.Revealed.Empty() {
			text += "=" + string(rune(p.Revealed.Role.Letter()))
		}
		list = append(list, plyJSON{
			Ply: i + 1, Side: p.Side, Text: text, moveJSON: b.move(p.Move), Captured: captured, Revealed: pieceOut(p.Revealed),
			Turned: b.cells(p.Turned), Check: p.Check, Chase: p.Chase, SpentMs: milliseconds(p.Spent),
		})
	}
	return list, nil
}

// capturedBy is what each side has captured, in order.
func capturedBy(history []plyJSON) [2][]*pieceJSON {
	taken := [2][]*pieceJSON{{}, {}}
	for _, p := range history {
		if p.Captured != nil {
			taken[p.Side] = append(taken[p.Side], p.Captured)
		}
	}
	return taken
}
