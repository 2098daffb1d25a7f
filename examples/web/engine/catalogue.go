package main

import (
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

type catalogueJSON struct {
	Version   string               `json:"version"`
	Variants  []variantJSON        `json:"variants"`
	Levels    []levelJSON          `json:"levels"`
	Reasons   []namedJSON          `json:"reasons"`
	Sides     []namesJSON          `json:"sides"`
	Illegal   []namedJSON          `json:"illegal"`
	Notations []string             `json:"notations"`
	Rules     map[string]rulesJSON `json:"rules"`
}

type variantJSON struct {
	ID        string         `json:"id"`
	Names     namesJSON      `json:"names"`
	Files     int            `json:"files"`
	Ranks     int            `json:"ranks"`
	OnPoints  bool           `json:"onPoints"`
	Hidden    bool           `json:"hidden"`
	Start     string         `json:"start"`
	Roles     [2][]roleJSON  `json:"roles"`
	RuleSets  []string       `json:"ruleSets"`
	Notations []string       `json:"notations"`
	Handicaps []handicapJSON `json:"handicaps"`
}

type roleJSON struct {
	ID     string    `json:"id"`
	Letter string    `json:"letter"`
	Names  namesJSON `json:"names"`
	Glyphs [2]string `json:"glyphs"`
}

type handicapJSON struct {
	ID      string      `json:"id"`
	Names   namesJSON   `json:"names"`
	Giver   songky.Side `json:"giver"`
	Removed []int       `json:"removed"`
	FEN     string      `json:"fen"`
}

type levelJSON struct {
	Level int       `json:"level"`
	Names namesJSON `json:"names"`
}

type namedJSON struct {
	ID    string    `json:"id"`
	Names namesJSON `json:"names"`
}

// rulesJSON is songky.Rules for the page.
type rulesJSON struct {
	Name            string `json:"name"`
	Repetition      int    `json:"repetition"`
	PlyLimit        int    `json:"plyLimit"`
	ProgressLimit   int    `json:"progressLimit"`
	EffectiveLimit  int    `json:"effectiveLimit"`
	CheckLimits     [3]int `json:"checkLimits"`
	ChaseLimits     [3]int `json:"chaseLimits"`
	PerpetualCheck  bool   `json:"perpetualCheck"`
	NoAttackers     bool   `json:"noAttackers"`
	CountFromRecord bool   `json:"countFromRecord"`
	CountPieces     bool   `json:"countPieces"`
	DeadPositions   bool   `json:"deadPositions"`
}

//go:wasmexport songky_abi
func songkyABI() int32 { return 1 }

//go:wasmexport songky_catalogue
func songkyCatalogue() int32 {
	return guard(func() int32 { return jsonOut(catalogue()) })
}

func catalogue() catalogueJSON {
	c := catalogueJSON{Version: songky.Version, Rules: map[string]rulesJSON{}}
	for _, v := range songky.Variants() {
		described := describe(v)
		c.Variants = append(c.Variants, described)
		for _, name := range described.RuleSets {
			if rules, err := songky.RulesByName(name); err == nil {
				c.Rules[name] = rulesJSON(rules)
			}
		}
	}
	for _, l := range songky.Levels() {
		c.Levels = append(c.Levels, levelJSON{int(l), namesJSON(l.Names())})
	}
	for r := songky.ReasonCheckmate; r <= songky.ReasonTime; r++ {
		c.Reasons = append(c.Reasons, namedJSON{r.String(), namesJSON(r.Names())})
	}
	for r := songky.IllegalOutsideBoard; r <= songky.IllegalNoMove; r++ {
		c.Illegal = append(c.Illegal, namedJSON{r.String(), namesJSON(r.Names())})
	}
	for _, s := range []songky.Side{songky.Red, songky.Blue} {
		c.Sides = append(c.Sides, namesJSON(s.Names()))
	}
	for _, n := range songky.Notations() {
		c.Notations = append(c.Notations, n.String())
	}
	return c
}

func describe(v songky.Variant) variantJSON {
	info := v.Info()
	d := variantJSON{
		ID: info.ID, Names: namesJSON(info.Names), Files: info.Files, Ranks: info.Ranks, OnPoints: info.OnPoints,
		Hidden: info.Hidden, Start: info.Start, RuleSets: info.RuleSets, Handicaps: []handicapJSON{},
	}
	for side, roles := range info.Roles {
		for _, r := range roles {
			d.Roles[side] = append(d.Roles[side], describeRole(r))
		}
	}
	for _, n := range songky.Notations() {
		if n.Covers(v) {
			d.Notations = append(d.Notations, n.String())
		}
	}
	for _, h := range songky.Handicaps(v) {
		d.Handicaps = append(d.Handicaps, handicapJSON{h.ID, namesJSON(h.Names), h.Giver, boardOf(v).cells(h.Removed), h.FEN()})
	}
	return d
}

func describeRole(r variants.Role) roleJSON {
	return roleJSON{r.String(), string(rune(r.Letter())), namesJSON(r.Names()), [2]string{r.Glyph(0), r.Glyph(1)}}
}
