package main

// #include "export.h"
import "C"

import (
	"errors"

	"github.com/songky/songky"
)

type faultJSON struct {
	Kind   int    `json:"kind"`
	Square string `json:"square"`
	Side   int    `json:"side"`
	Offset int    `json:"offset"`
	Detail string `json:"detail"`
	namesJSON
}

//export songky_setup_faults
func songky_setup_faults(variant, fen C.songky_in, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		v, err := variantOf(variant)
		if err != nil {
			return err
		}
		text, err := readText(fen)
		if err != nil {
			return err
		}
		s, err := songky.ParseSetup(v, text)
		faults := s.Faults()
		if err != nil {
			var position *songky.PositionError
			if !errors.As(err, &position) {
				return err
			}
			faults = position.Faults
		}
		list := []faultJSON{}
		for _, f := range faults {
			j := faultJSON{int(f.Kind), "", int(f.Side), f.Offset, f.Detail, namesJSON(f.Kind.Names())}
			if f.Square.Valid() {
				j.Square = f.Square.String()
			}
			list = append(list, j)
		}
		return writeJSON(list, buf, room, length)
	})
}

//export songky_setup_read
func songky_setup_read(variant, fen C.songky_in, out *C.songky_setup_t) C.songky_status {
	return guard(func() error {
		v, text, err := startOf(variant, fen)
		if err != nil {
			return err
		}
		s, err := songky.NewSetup(v)
		if fen != nil && err == nil {
			s, err = songky.ParseSetup(v, text)
		}
		if err != nil {
			return err
		}
		return writeStruct(out, setupToC(s))
	})
}

//export songky_setup_write
func songky_setup_write(variant C.songky_in, setup C.songky_setup_in, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		s, err := setupOf(variant, (*C.songky_setup_t)(setup))
		if err != nil {
			return err
		}
		return writeText(s.FEN(), buf, room, length)
	})
}

//export songky_setup_fill_pool
func songky_setup_fill_pool(variant C.songky_in, setup *C.songky_setup_t) C.songky_status {
	return guard(func() error {
		s, err := setupOf(variant, setup)
		if err != nil {
			return err
		}
		s.FillPool()
		return writeStruct(setup, setupToC(s))
	})
}

func setupToC(s songky.Setup) C.songky_setup_t {
	info := s.Variant().Info()
	progress, number1 := s.Counters()
	c := C.songky_setup_t{
		turn: C.int32_t(s.Turn()), castling: C.int32_t(s.Castling()), en_passant: C.int32_t(s.EnPassant()),
		progress: number(progress), move_number: number(number1), files: number(info.Files), ranks: number(info.Ranks),
	}
	for i := range info.Files * info.Ranks {
		c.cells[i] = cellOf(s.At(songky.NewSquare(i%info.Files, i/info.Files)))
	}
	for side := range c.pool {
		for role := range c.pool[side] {
			c.pool[side][role] = C.uint8_t(s.PoolCount(songky.Side(side), songky.Role(role)))
		}
	}
	return c
}

// setupOf is a struct of the caller's as a set-up of a game.
func setupOf(variant C.songky_in, p *C.songky_setup_t) (s songky.Setup, err error) {
	v, err := variantOf(variant)
	if err != nil {
		return s, err
	}
	c, err := readStruct(p)
	if err != nil {
		return s, err
	}
	if s, err = songky.NewSetup(v); err != nil {
		return s, err
	}
	for _, set := range []func(*songky.Setup, *C.songky_setup_t) error{setCells, setRest, setPools} {
		if err := set(&s, &c); err != nil {
			return s, err
		}
	}
	return s, nil
}

func setCells(s *songky.Setup, c *C.songky_setup_t) error {
	info := s.Variant().Info()
	for i, cell := range c.cells {
		piece, err := pieceOf(C.int32_t(cell))
		if err != nil {
			return err
		}
		if i >= info.Files*info.Ranks {
			if cell != 0 {
				return songky.ErrSetup
			}
			continue
		}
		if err := s.Set(songky.NewSquare(i%info.Files, i/info.Files), piece); err != nil {
			return err
		}
	}
	return nil
}

func setRest(s *songky.Setup, c *C.songky_setup_t) error {
	turn, err := sideOf(c.turn)
	if err != nil {
		return err
	}
	if c.castling < 0 || c.castling > 255 || c.en_passant < 0 || c.en_passant > 255 {
		return errArg
	}
	if c.en_passant != 0 && c.en_passant != C.SONGKY_NO_SQUARE {
		err = s.SetEnPassant(songky.Square(c.en_passant))
	}
	if c.castling != 0 {
		err = errors.Join(err, s.SetCastling(songky.Castling(c.castling)))
	}
	return errors.Join(err, s.SetTurn(turn), s.SetCounters(int(c.progress), max(int(c.move_number), 1)))
}

func setPools(s *songky.Setup, c *C.songky_setup_t) error {
	for side := range c.pool {
		for role, n := range c.pool[side] {
			if int(n) == s.PoolCount(songky.Side(side), songky.Role(role)) {
				continue // what the game has no pool for is zero
			}
			if err := s.SetPoolCount(songky.Side(side), songky.Role(role), int(n)); err != nil {
				return err
			}
		}
	}
	return nil
}

// The struct holds the largest board.
var _ [C.SONGKY_MAX_CELLS - len(C.songky_setup_t{}.cells)]struct{}
