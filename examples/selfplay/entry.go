package main

import (
	"encoding/json"
	"time"

	"github.com/songky/songky"
)

// entry is a finished game as it is stored: a line of the file.
type entry struct {
	Meta meta            `json:"meta"`
	Game json.RawMessage `json:"game"` // the library's record, deal included
}

// meta is what the record of the game does not say.
type meta struct {
	Round   int    `json:"round"` // from 1; the games of a round have one opening
	Opening string `json:"opening"`
	Book    int    `json:"bookPlies"` // plies at the start that the opening gave
	Red     string `json:"red"`       // "A" or "B"
	Winner  string `json:"winner"`    // "red", "blue", "draw"
	Reason  string `json:"reason"`
	Detail  string `json:"detail,omitempty"` // of a player's failure
	Plies   int    `json:"plies"`
	A       effort `json:"a"`
	B       effort `json:"b"`
}

// effort is what a player has spent.
type effort struct {
	Moves   int    `json:"moves"`
	Nodes   uint64 `json:"nodes"`
	Depth   int    `json:"depth"` // the sum over the moves
	Micros  int64  `json:"micros"`
	Slowest int64  `json:"slowest"` // move, in microseconds
}

func (e *effort) add(a answer, spent time.Duration) {
	took := spent.Microseconds()
	e.join(effort{1, a.nodes, a.depth, took, took})
}

func (e *effort) join(o effort) {
	e.Moves += o.Moves
	e.Nodes += o.Nodes
	e.Depth += o.Depth
	e.Micros += o.Micros
	e.Slowest = max(e.Slowest, o.Slowest)
}

// entry is the finished game.
func (p *party) entry(o opening, reason string) (entry, error) {
	record, err := p.game.MarshalFull()
	if err != nil {
		return entry{}, err
	}
	m := meta{
		Opening: o.id, Book: len(o.moves), Red: "B", Winner: "draw", Reason: reason, Detail: p.detail,
		Plies: p.game.Plies(), A: p.efforts[playerA], B: p.efforts[playerB],
	}
	if p.aRed {
		m.Red = "A"
	}
	if winner, won := p.game.Outcome().Winner(); won {
		m.Winner = map[songky.Side]string{songky.Red: "red", songky.Blue: "blue"}[winner]
	}
	return entry{m, record}, nil
}

// points are A's half points for the game: 2, 1 or 0.
func (m *meta) points() int {
	switch {
	case m.Winner == "draw":
		return 1
	case (m.Winner == "red") == (m.Red == "A"):
		return 2
	}
	return 0
}
