package main

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// mate is a position with a forced mate, as the set's file has it, and of what kind it is.
type mate struct {
	FEN  string   `json:"fen"`
	N    int      `json:"mate"`
	Keys []string `json:"keys"`

	bucket bucket
	themes map[theme]bool
}

// placement is the part of the FEN that tells positions apart.
func (m mate) placement() string {
	fields := strings.Fields(m.FEN)
	return strings.Join(fields[:len(fields)-2], " ")
}

// line is the mate as a line of the file.
func (m mate) line() (string, error) {
	data, err := json.Marshal(m)
	return string(data), err
}

// fresh is the FEN with the counters at their start.
func fresh(fen string) string {
	fields := strings.Fields(fen)
	return strings.Join(append(fields[:len(fields)-2], "0", "1"), " ")
}

// tablesPosition is the position of a FEN that must be playable.
func tablesPosition(v songky.Variant, fen string) (board.Position, error) {
	setup, unread := notation.ParseFEN(v, fen)
	p, faults := variants.Tables(v).NewPosition(&setup)
	if len(unread)+len(faults) > 0 {
		return p, fmt.Errorf("%s cannot be played", fen)
	}
	return p, nil
}

// moveText writes a move in coordinates.
func moveText(v songky.Variant, p *board.Position, m board.Move) string {
	public := func(s board.Square) songky.Square { return songky.NewSquare(s.File(), s.Rank()) }
	role := variants.Define(v).Slots[p.Turn()][m.Promotion()]
	return songky.NewMove(public(m.From()), public(m.To()), role).String()
}
