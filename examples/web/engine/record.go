package main

import (
	"encoding/json"
	"strings"

	"github.com/songky/songky"
)

// songkySave writes the game in JSON by what a view may know. The full one has the deal: whoever
// keeps the game may have it, and no page.
//
//go:wasmexport songky_save
func songkySave(game, view int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return textOut(recordOf(g, view)) })
}

// songkyPGNWrite writes the game as PGN, with the tags of an object in the buffer.
//
//go:wasmexport songky_pgn_write
func songkyPGNWrite(game, size int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		var pairs [][2]string
		if err := jsonIn(size, &pairs); err != nil {
			return fail(err)
		}
		var tags []songky.PGNTag
		for _, p := range pairs {
			tags = append(tags, songky.PGNTag{Name: p[0], Value: p[1]})
		}
		return bytesOut(g.PGN(tags...))
	})
}

//go:wasmexport songky_position_line
func songkyPositionLine(game, notation int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		n, err := notationIn(notation, g.Variant())
		if err != nil {
			return fail(err)
		}
		return textOut(g.PositionLine(n))
	})
}

type dealtJSON struct {
	At   int    `json:"at"`
	Role string `json:"role"`
}

// songkyDeal lists the identities of the face-down pieces of the start position, once the game is
// over.
//
//go:wasmexport songky_deal
func songkyDeal(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 {
		text, err := g.Deal()
		if err != nil {
			return fail(err)
		}
		b, list := boardOf(g.Variant()), []dealtJSON{}
		for square, role := range dealOf(g.Variant(), text) {
			list = append(list, dealtJSON{b.cell(square), role.String()})
		}
		return jsonOut(list)
	})
}

// dealOf reads a deal as the library writes it: "a1=C,b1=P,...". The letter is that of a role of the
// side whose piece stands there, which is the same role for both sides of cờ úp.
func dealOf(v songky.Variant, text string) map[songky.Square]songky.Role {
	known := map[songky.Square]songky.Role{}
	for pair := range strings.SplitSeq(text, ",") {
		name, letter, _ := strings.Cut(pair, "=")
		square, err := songky.ParseSquare(name)
		if err != nil {
			continue
		}
		for _, role := range v.Info().Roles[songky.Red] {
			if strings.EqualFold(letter, string(rune(role.Letter()))) {
				known[square] = role
			}
		}
	}
	return known
}

// knownDeal is what a view knows of the deal beyond what lies open: what it has captured, and once the
// game is over everything.
func knownDeal(g *songky.Game, view int32) map[songky.Square]songky.Role {
	if !g.Variant().Info().Hidden {
		return nil
	}
	data, err := recordOf(g, view)
	var record struct {
		Deal string `json:"deal"`
	}
	if err != nil || json.Unmarshal(data, &record) != nil {
		return nil
	}
	return dealOf(g.Variant(), record.Deal)
}
