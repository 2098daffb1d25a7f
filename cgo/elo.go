package main

// #include "export.h"
import "C"

import "github.com/songky/songky/elo"

//export songky_elo_default
func songky_elo_default(out *C.songky_elo_system) C.songky_status {
	return guard(func() error {
		s := elo.Default()
		return writeStruct(out, C.songky_elo_system{
			start: number(s.Start), floor: number(s.Floor), new_k: number(s.NewK), new_games: number(s.NewGames),
			k: number(s.K), top_k: number(s.TopK), top_rating: number(s.TopRating), max_difference: number(s.MaxDifference),
		})
	})
}

//export songky_elo_expected
func songky_elo_expected(rating, opponent C.int32_t, out *C.double) C.songky_status {
	return guard(func() error { return put(out, C.double(elo.Expected(int(rating), int(opponent)))) })
}

// systemOf is a system of the caller's, or the default for NULL.
func systemOf(p C.songky_elo_system_in) (elo.System, error) {
	if p == nil {
		return elo.Default(), nil
	}
	c, err := readStruct((*C.songky_elo_system)(p))
	return elo.System{
		Start: int(c.start), Floor: int(c.floor), NewK: int(c.new_k), NewGames: int(c.new_games), K: int(c.k),
		TopK: int(c.top_k), TopRating: int(c.top_rating), MaxDifference: int(c.max_difference),
	}, err
}

func playerOf(p *C.songky_player) (elo.Player, error) {
	c, err := readStruct(p)
	return elo.Player{Rating: int(c.rating), Games: int(c.games)}, err
}

func playerToC(p elo.Player) C.songky_player {
	return C.songky_player{rating: number(p.Rating), games: number(p.Games)}
}

//export songky_elo_factor
func songky_elo_factor(system C.songky_elo_system_in, player C.songky_player_in, k *C.int32_t) C.songky_status {
	return guard(func() error {
		s, err := systemOf(system)
		if err != nil {
			return err
		}
		if err := s.Check(); err != nil {
			return err
		}
		p, err := playerOf((*C.songky_player)(player))
		if err != nil {
			return err
		}
		return put(k, number(s.Factor(p)))
	})
}

//export songky_elo_update
func songky_elo_update(system C.songky_elo_system_in, a, b *C.songky_player, result C.int32_t) C.songky_status {
	return guard(func() error {
		s, err := systemOf(system)
		if err != nil {
			return err
		}
		pa, err := playerOf(a)
		if err != nil {
			return err
		}
		pb, err := playerOf(b)
		if err != nil {
			return err
		}
		r, err := small(result, elo.Result.Valid)
		if err != nil {
			return err
		}
		if pa, pb, err = s.Update(pa, pb, r); err != nil {
			return err
		}
		_ = writeStruct(a, playerToC(pa)) // both were read, so both can be written
		return writeStruct(b, playerToC(pb))
	})
}
