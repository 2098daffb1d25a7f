package main

import (
	"strings"

	"github.com/songky/songky"
)

var games = table[*songky.Game]{}

// gameOptions are the choices for a new game; only Variant is needed.
type gameOptions struct {
	Variant  string    `json:"variant"`
	Rules    string    `json:"rules"`
	Limits   limitsMap `json:"limits"`
	FEN      string    `json:"fen"`
	Handicap string    `json:"handicap"`
	Captured string    `json:"captured"`
	Seed     *seed     `json:"seed"`
}

//go:wasmexport songky_game_new
func songkyGameNew(size int32) int32 {
	return guard(func() int32 {
		var o gameOptions
		if err := jsonIn(size, &o); err != nil {
			return fail(err)
		}
		return games.made(newGame(&o))
	})
}

func newGame(o *gameOptions) (*songky.Game, error) {
	v, err := songky.ParseVariant(o.Variant)
	if err != nil {
		return nil, err
	}
	var options []songky.Option
	if o.Rules != "" || len(o.Limits) > 0 {
		rules, err := rulesOf(v, o)
		if err != nil {
			return nil, err
		}
		options = append(options, songky.WithRules(rules))
	}
	if o.FEN != "" {
		options = append(options, songky.WithFEN(o.FEN))
	}
	if o.Handicap != "" {
		options = append(options, songky.WithHandicap(o.Handicap))
	}
	if o.Captured != "" {
		captured, err := capturedOf(o.Captured)
		if err != nil {
			return nil, err
		}
		options = append(options, songky.WithCaptured(captured))
	}
	if o.Seed != nil {
		options = append(options, songky.WithSeed(uint64(*o.Seed)))
	}
	return songky.NewGame(v, options...)
}

func capturedOf(id string) (songky.Captured, error) {
	for _, k := range []songky.Captured{songky.CapturedUnseen, songky.CapturedSeenByCapturer} {
		if k.String() == id {
			return k, nil
		}
	}
	return 0, songky.ErrOption
}

// rulesOf is the rule set asked for, or the game's own, with the limits that the page changes.
func rulesOf(v songky.Variant, o *gameOptions) (songky.Rules, error) {
	name := o.Rules
	if name == "" {
		name = v.Info().RuleSets[0]
	}
	rules, err := songky.RulesByName(name)
	if err != nil {
		return rules, err
	}
	changed := rulesJSON(rules)
	if err := o.Limits.onto(&changed); err != nil {
		return rules, err
	}
	changed.Name = rules.Name
	return songky.Rules(changed), nil
}

//go:wasmexport songky_load
func songkyLoad(size int32) int32 {
	return guard(func() int32 {
		text, err := textIn(size)
		if err != nil {
			return fail(err)
		}
		return games.made(songky.LoadGame([]byte(text)))
	})
}

// songkyPGNRead reads the game of a number, from 0, in a file.
//
//go:wasmexport songky_pgn_read
func songkyPGNRead(size, number int32) int32 {
	return guard(func() int32 {
		text, err := textIn(size)
		if err != nil {
			return fail(err)
		}
		reader := songky.NewPGNReader(strings.NewReader(text))
		for ; ; number-- {
			pgn, err := reader.Next()
			switch {
			case err != nil && (number <= 0 || pgn == nil && !is[*songky.PGNError](err)):
				return fail(err)
			case number <= 0:
				return games.add(pgn.Game)
			}
		}
	})
}

type lineRequest struct {
	Variant string `json:"variant"`
	Line    string `json:"line"`
}

// songkyPositionRead reads a line of engine protocols, in coordinates.
//
//go:wasmexport songky_position_read
func songkyPositionRead(size int32) int32 {
	return guard(func() int32 {
		var r lineRequest
		if err := jsonIn(size, &r); err != nil {
			return fail(err)
		}
		v, err := songky.ParseVariant(r.Variant)
		if err != nil {
			return fail(err)
		}
		return games.made(songky.ReadPositionLine(v, r.Line, songky.Coordinates))
	})
}

//go:wasmexport songky_game_clone
func songkyGameClone(game int32) int32 {
	return games.with(game, func(g *songky.Game) int32 { return games.add(g.Clone()) })
}

//go:wasmexport songky_game_free
func songkyGameFree(game int32) int32 {
	delete(games, game)
	return statusOK
}
