package main

import (
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// stateJSON is GameState of site/engine.js but for the game's number and its clock, which the worker
// adds.
type stateJSON struct {
	Variant      string             `json:"variant"`
	Rules        string             `json:"rules"`
	View         *songky.Side       `json:"view"`
	Ply          int                `json:"ply"`
	Plies        int                `json:"plies"`
	Live         bool               `json:"live"`
	Turn         songky.Side        `json:"turn"`
	Cells        []*pieceJSON       `json:"cells"`
	FEN          string             `json:"fen"`
	Check        bool               `json:"check"`
	Checkers     []int              `json:"checkers"`
	Royal        *int               `json:"royal"`
	Moves        []moveJSON         `json:"moves"`
	Outcome      outcomeJSON        `json:"outcome"`
	Last         *plyJSON           `json:"last"`
	History      []plyJSON          `json:"history"`
	Captured     [2][]*pieceJSON    `json:"captured"`
	Unseen       *[2]map[string]int `json:"unseen"`
	CapturedRule *string            `json:"capturedRule"`
	DealKnown    bool               `json:"dealKnown"`
	Counts       countsJSON         `json:"counts"`
	CanUndo      bool               `json:"canUndo"`
	CanTakeBack  [2]bool            `json:"canTakeBack"`
}

type outcomeJSON struct {
	Over   bool         `json:"over"`
	Status string       `json:"status"`
	Reason string       `json:"reason"`
	Winner *songky.Side `json:"winner"`
	Texts  namesJSON    `json:"texts"`
}

// songkyState describes a game by what a view may know, after so many plies or, with -1, as it
// stands; the texts of moves are in a notation.
//
//go:wasmexport songky_state
func songkyState(game, view, notation, ply int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		n, err := notationIn(notation, g.Variant())
		if err != nil {
			return fail(err)
		}
		s, err := stateAt(g, view, n, int(ply))
		if err != nil {
			return fail(err)
		}
		return jsonOut(s)
	})
}

func stateAt(g *songky.Game, view int32, n songky.Notation, ply int) (*stateJSON, error) {
	plies := g.Plies()
	if ply < 0 || ply == plies {
		return stateOf(g, view, n)
	}
	if ply > plies {
		return nil, songky.ErrNoHistory
	}
	earlier := g.Clone()
	for range plies - ply {
		if err := earlier.Undo(); err != nil {
			return nil, err
		}
	}
	s, err := stateOf(earlier, view, n)
	if err != nil {
		return nil, err
	}
	s.Plies, s.Live, s.Moves, s.CanUndo, s.CanTakeBack = plies, false, []moveJSON{}, false, [2]bool{}
	return s, nil
}

func stateOf(g *songky.Game, view int32, n songky.Notation) (*stateJSON, error) {
	p, err := viewOf(g, view)
	if err != nil {
		return nil, err
	}
	v := g.Variant()
	b, turn, plies := boardOf(v), g.Turn(), g.Plies()
	history, err := historyOf(g, view, n)
	if err != nil {
		return nil, err
	}
	s := &stateJSON{
		Variant: v.String(), Rules: g.Rules().Name, View: viewer(view), Ply: plies, Plies: plies, Live: true,
		Turn: turn, Cells: b.pieces(p.At), FEN: p.FEN(), Check: g.InCheck(), Checkers: b.cells(g.Checkers()),
		Royal: royalOf(b, p), Moves: []moveJSON{}, Outcome: outcomeOf(g.Outcome()), History: history,
		Captured: capturedBy(history), DealKnown: true, Counts: countsOf(g.Counts(), b), CanUndo: plies > 0,
	}
	s.CanTakeBack[turn], s.CanTakeBack[turn.Opponent()] = plies > 1, plies > 0
	for _, m := range g.LegalMoves() {
		s.Moves = append(s.Moves, b.move(m))
	}
	if plies > 0 {
		s.Last = &history[plies-1]
	}
	if v.Info().Hidden {
		s.Unseen, s.DealKnown = unseenOf(p), knowsDeal(g)
		rule := g.Captured().String()
		s.CapturedRule = &rule
	}
	return s, nil
}

func outcomeOf(o songky.Outcome) outcomeJSON {
	j := outcomeJSON{
		Over:   o.Over(),
		Status: [...]string{songky.Ongoing: "ongoing", songky.RedWins: "red", songky.BlueWins: "blue", songky.Draw: "draw"}[o.Status],
		Reason: o.Reason.String(),
		Texts:  namesJSON{o.In(songky.Vietnamese), o.In(songky.English)},
	}
	if side, won := o.Winner(); won {
		j.Winner = &side
	}
	return j
}

// royalOf is where the royal of the side to move stands.
func royalOf(b board, p songky.Position) *int {
	for cell := range b.files * b.ranks {
		piece := p.At(b.square(cell))
		if piece.Side == p.Turn() && (piece.Role == variants.General || piece.Role == variants.King) {
			return &cell
		}
	}
	return nil
}

// unseenOf is the pools of a view.
func unseenOf(p songky.Position) *[2]map[string]int {
	pools := [2]map[string]int{{}, {}}
	for side, roles := range p.Variant().Info().Roles {
		for _, role := range roles {
			if n := p.Unseen(songky.Side(side), role); n > 0 {
				pools[side][role.String()] = n
			}
		}
	}
	return &pools
}

// knowsDeal says whether every face-down piece can be turned up here.
func knowsDeal(g *songky.Game) bool {
	_, err := g.Commitment(make([]byte, songky.MinSalt))
	return err == nil
}
