package main

import (
	"errors"

	"github.com/songky/songky"
)

// setupJSON is Setup of site/engine.js.
type setupJSON struct {
	Variant    string            `json:"variant"`
	Files      int               `json:"files"`
	Ranks      int               `json:"ranks"`
	Cells      []*pieceJSON      `json:"cells"`
	Turn       songky.Side       `json:"turn"`
	Castling   string            `json:"castling"`
	EnPassant  *int              `json:"enPassant"`
	Progress   int               `json:"progress"`
	MoveNumber int               `json:"moveNumber"`
	Pool       [2]map[string]int `json:"pool"`
	FEN        string            `json:"fen"`
	Faults     []faultJSON       `json:"faults"`
}

type faultJSON struct {
	Kind   string      `json:"kind"`
	At     *int        `json:"at"`
	Side   songky.Side `json:"side"`
	Offset int         `json:"offset"`
	Texts  namesJSON   `json:"texts"`
}

type setupRequest struct {
	Variant string  `json:"variant"`
	FEN     *string `json:"fen"`
}

// songkySetupRead makes a set-up of a FEN, or an empty one.
//
//go:wasmexport songky_setup_read
func songkySetupRead(size int32) int32 {
	return guard(func() int32 {
		var r setupRequest
		if err := jsonIn(size, &r); err != nil {
			return fail(err)
		}
		v, err := songky.ParseVariant(r.Variant)
		if err != nil {
			return fail(err)
		}
		if r.FEN == nil {
			return setupOut(songky.NewSetup(v))
		}
		return setupOut(songky.ParseSetup(v, *r.FEN))
	})
}

// songkySetupWrite tells the FEN and the faults of a set-up.
//
//go:wasmexport songky_setup_write
func songkySetupWrite(size int32) int32 {
	return guard(func() int32 { return setupOut(setupIn(size)) })
}

// songkySetupFillPool fills the pools with what cannot have been seen by the board alone.
//
//go:wasmexport songky_setup_fill_pool
func songkySetupFillPool(size int32) int32 {
	return guard(func() int32 {
		s, err := setupIn(size)
		s.FillPool()
		return setupOut(s, err)
	})
}

// songkySetupOf is a game's present position, as both players may know it, as a set-up.
//
//go:wasmexport songky_setup_of
func songkySetupOf(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return setupOut(songky.SetupOf(g.Position()), nil) })
}

func setupOut(s songky.Setup, err error) int32 {
	if err != nil {
		return fail(err)
	}
	info, b := s.Variant().Info(), boardOf(s.Variant())
	progress, number := s.Counters()
	j := setupJSON{
		Variant: info.ID, Files: info.Files, Ranks: info.Ranks, Cells: b.pieces(s.At), Turn: s.Turn(),
		Castling: castlingOut(s.Castling()), EnPassant: b.maybe(s.EnPassant()), Progress: progress, MoveNumber: number,
		Pool: [2]map[string]int{{}, {}}, FEN: s.FEN(), Faults: faultsJSON(s.Faults(), s.Variant()),
	}
	for side, roles := range info.Roles {
		for _, role := range roles {
			if n := s.PoolCount(songky.Side(side), role); n > 0 {
				j.Pool[side][role.String()] = n
			}
		}
	}
	return jsonOut(j)
}

// setupIn is a set-up of the page's.
func setupIn(size int32) (s songky.Setup, err error) {
	var j setupJSON
	if err := jsonIn(size, &j); err != nil {
		return s, err
	}
	v, err := songky.ParseVariant(j.Variant)
	if err != nil {
		return s, err
	}
	if s, err = songky.NewSetup(v); err != nil {
		return s, err
	}
	err = errors.Join(setCells(&s, j.Cells), setRights(&s, &j), s.SetTurn(j.Turn), s.SetCounters(j.Progress, max(j.MoveNumber, 1)))
	return s, errors.Join(err, setPools(&s, j.Pool))
}

func setCells(s *songky.Setup, cells []*pieceJSON) error {
	b := boardOf(s.Variant())
	if len(cells) != b.files*b.ranks {
		return errArg
	}
	for i, cell := range cells {
		piece, err := pieceIn(cell)
		if err == nil {
			err = s.Set(b.square(i), piece)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func setRights(s *songky.Setup, j *setupJSON) error {
	rights, err := castlingIn(j.Castling)
	if err == nil && rights != 0 {
		err = s.SetCastling(rights)
	}
	if j.EnPassant != nil {
		square := boardOf(s.Variant()).square(*j.EnPassant)
		if !square.Valid() {
			return errArg
		}
		err = errors.Join(err, s.SetEnPassant(square))
	}
	return err
}

func setPools(s *songky.Setup, pools [2]map[string]int) error {
	for side, pool := range pools {
		for id, n := range pool {
			role, err := roleIn(id)
			if err == nil {
				err = s.SetPoolCount(songky.Side(side), role, n)
			}
			if err != nil {
				return err
			}
		}
	}
	return nil
}

// castlingLetters are the letters of FEN for each right.
var castlingLetters = []struct {
	right  songky.Castling
	letter rune
}{
	{songky.CastlingRedShort, 'K'}, {songky.CastlingRedLong, 'Q'},
	{songky.CastlingBlueShort, 'k'}, {songky.CastlingBlueLong, 'q'},
}

func castlingOut(rights songky.Castling) (text string) {
	for _, c := range castlingLetters {
		if rights&c.right != 0 {
			text += string(c.letter)
		}
	}
	return text
}

func castlingIn(text string) (rights songky.Castling, err error) {
next:
	for _, letter := range text {
		for _, c := range castlingLetters {
			if c.letter == letter {
				rights |= c.right
				continue next
			}
		}
		return 0, errArg
	}
	return rights, nil
}

// faultsJSON are faults for the page; those of a text have no point, and need no game.
func faultsJSON(faults []songky.Fault, v songky.Variant) []faultJSON {
	list := []faultJSON{}
	for _, f := range faults {
		names := f.Kind.Names()
		j := faultJSON{Kind: names.English, Side: f.Side, Offset: f.Offset, Texts: namesJSON(names)}
		if v.Valid() {
			j.At = boardOf(v).maybe(f.Square)
		}
		list = append(list, j)
	}
	return list
}
