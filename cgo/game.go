package main

// #include "export.h"
import "C"

import (
	"time"

	"github.com/songky/songky"
)

var games = newTable[*songky.Game](kindGame)

// onGame is the frame of every export on a game.
func onGame(game C.songky_game, f func(*songky.Game) error) C.songky_status {
	return with(games, uint64(game), f)
}

//export songky_game_new
func songky_game_new(opts C.songky_game_opts_in, out *C.songky_game, err *C.char, room C.size_t) C.songky_status {
	return create(games, out, err, room, func() (*songky.Game, error) {
		o, err := readStruct((*C.songky_game_opts)(opts))
		if err != nil {
			return nil, err
		}
		v, err := variantOf(o.variant)
		if err != nil {
			return nil, err
		}
		list, err := optionsOf(v, &o)
		if err != nil {
			return nil, err
		}
		return songky.NewGame(v, list...)
	})
}

// optionsOf are the options of NewGame that the struct means.
func optionsOf(v songky.Variant, o *C.songky_game_opts) (list []songky.Option, err error) {
	text := func(p C.songky_in, option func(string) songky.Option) {
		if p == nil || err != nil {
			return
		}
		var s string
		if s, err = readText(p); err == nil {
			list = append(list, option(s))
		}
	}
	text(o.fen, songky.WithFEN)
	text(o.deal, songky.WithDeal)
	text(o.handicap, songky.WithHandicap)
	if err != nil {
		return nil, err
	}
	if o.rules != nil || o.limits != nil {
		r, err := rulesOf(v, o)
		if err != nil {
			return nil, err
		}
		list = append(list, songky.WithRules(r))
	}
	if o.has_seed != 0 {
		list = append(list, songky.WithSeed(uint64(o.seed)))
	}
	if o.without_deal != 0 {
		list = append(list, songky.WithoutDeal())
	}
	switch o.captured {
	case C.SONGKY_CAPTURED_DEFAULT:
	case C.SONGKY_CAPTURED_UNSEEN:
		list = append(list, songky.WithCaptured(songky.CapturedUnseen))
	case C.SONGKY_CAPTURED_BY_CAPTURER:
		list = append(list, songky.WithCaptured(songky.CapturedSeenByCapturer))
	default:
		return nil, errArg
	}
	return list, nil
}

// rulesOf are the rules that the options name, with their limits if they give any.
func rulesOf(v songky.Variant, o *C.songky_game_opts) (songky.Rules, error) {
	name := ""
	if o.rules != nil {
		var err error
		if name, err = readText(o.rules); err != nil {
			return songky.Rules{}, err
		}
	}
	if o.limits == nil {
		return songky.RulesByName(name)
	}
	limits, err := readStruct((*C.songky_rules)(o.limits))
	if err != nil {
		return songky.Rules{}, err
	}
	r := rulesFromC(&limits)
	if o.rules != nil {
		r.Name = name
	}
	if r.Name == "" {
		r.Name = v.Info().RuleSets[0]
	}
	return r, nil
}

//export songky_game_clone
func songky_game_clone(game C.songky_game, out *C.songky_game) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		if out == nil {
			return errNull
		}
		*out = C.songky_game(games.add(g.Clone()))
		return nil
	})
}

//export songky_game_free
func songky_game_free(game C.songky_game) {
	guard(func() error {
		games.remove(uint64(game))
		return nil
	})
}

//export songky_game_variant
func songky_game_variant(game C.songky_game, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return writeText(g.Variant().String(), buf, room, length) })
}

//export songky_game_rules
func songky_game_rules(game C.songky_game, out *C.songky_rules) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return writeStruct(out, rulesToC(g.Rules())) })
}

//export songky_state
func songky_state(game C.songky_game, out *C.songky_state_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		p, o := g.Position(), g.Outcome()
		s := C.songky_state_t{
			turn: C.int32_t(p.Turn()), in_check: flag(g.InCheck()), over: flag(o.Over()), status: C.int32_t(o.Status),
			reason: C.int32_t(o.Reason), winner: C.SONGKY_NOBODY, plies: number(g.Plies()),
			files: number(p.Files()), ranks: number(p.Ranks()), captured: C.int32_t(g.Captured()) + C.SONGKY_CAPTURED_UNSEEN,
		}
		if winner, won := o.Winner(); won {
			s.winner = C.int32_t(winner)
		}
		return writeStruct(out, s)
	})
}

//export songky_turn
func songky_turn(game C.songky_game, side *C.int32_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return put(side, C.int32_t(g.Turn())) })
}

//export songky_undo
func songky_undo(game C.songky_game) C.songky_status { return onGame(game, (*songky.Game).Undo) }

//export songky_agree_draw
func songky_agree_draw(game C.songky_game) C.songky_status {
	return onGame(game, (*songky.Game).AgreeDraw)
}

// bySide is the frame of what one side does.
func bySide(game C.songky_game, side C.int32_t, f func(*songky.Game, songky.Side) error) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		return f(g, s)
	})
}

//export songky_take_back
func songky_take_back(game C.songky_game, side C.int32_t) C.songky_status {
	return bySide(game, side, (*songky.Game).TakeBack)
}

//export songky_resign
func songky_resign(game C.songky_game, side C.int32_t) C.songky_status {
	return bySide(game, side, (*songky.Game).Resign)
}

//export songky_lose_on_time
func songky_lose_on_time(game C.songky_game, side C.int32_t) C.songky_status {
	return bySide(game, side, (*songky.Game).LoseOnTime)
}

//export songky_note_time
func songky_note_time(game C.songky_game, spent C.int64_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return g.NoteTime(time.Duration(spent)) })
}

//export songky_perft
func songky_perft(game C.songky_game, depth C.int32_t, lines *C.uint64_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		if lines == nil {
			return errNull
		}
		return put(lines, C.uint64_t(g.Perft(int(depth))))
	})
}
