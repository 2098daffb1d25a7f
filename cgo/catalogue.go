package main

// #include "export.h"
import "C"

import (
	"encoding/json"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

type variantJSON struct {
	ID        string   `json:"id"`
	Files     int      `json:"files"`
	Ranks     int      `json:"ranks"`
	Start     string   `json:"start"`
	Roles     [2][]int `json:"roles"`
	Letters   []string `json:"letters"`
	RuleSets  []string `json:"ruleSets"`
	Hidden    bool     `json:"hidden"`
	OnPoints  bool     `json:"onPoints"`
	Notations []string `json:"notations"`
	Handicaps []string `json:"handicaps"`
	namesJSON
}

type namesJSON struct {
	Vietnamese string `json:"vi"`
	English    string `json:"en"`
}

type handicapJSON struct {
	ID      string   `json:"id"`
	Giver   int      `json:"giver"`
	Removed []string `json:"removed"`
	FEN     string   `json:"fen"`
	namesJSON
}

func describe(v songky.Variant) variantJSON {
	info := v.Info()
	d := variantJSON{
		ID: info.ID, Files: info.Files, Ranks: info.Ranks, Start: info.Start, RuleSets: info.RuleSets,
		Letters: []string{"", ""}, Hidden: info.Hidden, OnPoints: info.OnPoints, namesJSON: namesJSON(info.Names),
		Notations: []string{}, Handicaps: []string{},
	}
	for side, roles := range info.Roles {
		d.Roles[side] = []int{}
		for _, r := range roles {
			d.Roles[side] = append(d.Roles[side], int(r))
			d.Letters[side] += string(rune(r.Letter()))
		}
	}
	for _, n := range songky.Notations() {
		if n.Covers(v) {
			d.Notations = append(d.Notations, n.String())
		}
	}
	for _, h := range songky.Handicaps(v) {
		d.Handicaps = append(d.Handicaps, h.ID)
	}
	return d
}

// writeJSON fills the caller's buffer with a value in JSON.
func writeJSON(v any, buf *C.char, room C.size_t, length *C.size_t) error {
	data, err := json.Marshal(v)
	if err != nil {
		return err
	}
	return writeText(string(data), buf, room, length)
}

//export songky_variants
func songky_variants(buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		list := []variantJSON{}
		for _, v := range songky.Variants() {
			list = append(list, describe(v))
		}
		return writeJSON(list, buf, room, length)
	})
}

//export songky_handicaps
func songky_handicaps(variant C.songky_in, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		v, err := variantOf(variant)
		if err != nil {
			return err
		}
		list := []handicapJSON{}
		for _, h := range songky.Handicaps(v) {
			j := handicapJSON{ID: h.ID, Giver: int(h.Giver), Removed: []string{}, FEN: h.FEN(), namesJSON: namesJSON(h.Names)}
			for _, s := range h.Removed {
				j.Removed = append(j.Removed, s.String())
			}
			list = append(list, j)
		}
		return writeJSON(list, buf, room, length)
	})
}

//export songky_variant_name
func songky_variant_name(variant C.songky_in, lang C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		v, err := variantOf(variant)
		if err != nil {
			return err
		}
		l, err := languageOf(lang)
		if err != nil {
			return err
		}
		return writeText(v.Names().In(l), buf, room, length)
	})
}

//export songky_rules_by_name
func songky_rules_by_name(name C.songky_in, out *C.songky_rules) C.songky_status {
	return guard(func() error {
		id, err := readText(name)
		if err != nil {
			return err
		}
		r, err := songky.RulesByName(id)
		if err != nil {
			return err
		}
		return writeStruct(out, rulesToC(r))
	})
}

//export songky_notation_by_id
func songky_notation_by_id(id C.songky_in, notation *C.int32_t) C.songky_status {
	return guard(func() error {
		text, err := readText(id)
		if err != nil {
			return err
		}
		n, err := songky.ParseNotation(text)
		if err != nil {
			return err
		}
		return put(notation, C.int32_t(n))
	})
}

//export songky_notation_for
func songky_notation_for(notation C.int32_t, variant C.songky_in, side C.int32_t, out *C.int32_t) C.songky_status {
	return guard(func() error {
		v, err := variantOf(variant)
		if err != nil {
			return err
		}
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		n, err := notationOf(notation)
		if err != nil {
			return err
		}
		n, ok := n.For(v, s)
		if !ok {
			return songky.ErrNotation
		}
		return put(out, C.int32_t(n))
	})
}

func rulesToC(r variants.Rules) C.songky_rules {
	c := C.songky_rules{
		repetition: number(r.Repetition), ply_limit: number(r.PlyLimit), progress_limit: number(r.ProgressLimit),
		effective_limit: number(r.EffectiveLimit), perpetual_check: flag(r.PerpetualCheck),
		no_attackers: flag(r.NoAttackers), count_from_record: flag(r.CountFromRecord),
		count_pieces: flag(r.CountPieces), dead_positions: flag(r.DeadPositions),
	}
	for i := range r.CheckLimits {
		c.check_limits[i], c.chase_limits[i] = number(r.CheckLimits[i]), number(r.ChaseLimits[i])
	}
	for i := 0; i < min(len(r.Name), len(c.name)-1); i++ {
		c.name[i] = C.char(r.Name[i])
	}
	return c
}

func rulesFromC(c *C.songky_rules) variants.Rules {
	r := variants.Rules{
		Repetition: int(c.repetition), PlyLimit: int(c.ply_limit), ProgressLimit: int(c.progress_limit),
		EffectiveLimit: int(c.effective_limit), PerpetualCheck: c.perpetual_check != 0,
		NoAttackers: c.no_attackers != 0, CountFromRecord: c.count_from_record != 0,
		CountPieces: c.count_pieces != 0, DeadPositions: c.dead_positions != 0,
	}
	for i := range r.CheckLimits {
		r.CheckLimits[i], r.ChaseLimits[i] = int(c.check_limits[i]), int(c.chase_limits[i])
	}
	for _, b := range c.name {
		if b == 0 {
			break
		}
		r.Name += string([]byte{byte(b)})
	}
	return r
}
