package main

// #include "export.h"
import "C"

import "github.com/songky/songky"

//export songky_save
func songky_save(game C.songky_game, view C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		data, err := marshal(g, view)
		if err != nil {
			return err
		}
		return writeText(string(data), buf, room, length)
	})
}

func marshal(g *songky.Game, view C.int32_t) ([]byte, error) {
	switch view {
	case C.SONGKY_VIEW_PUBLIC:
		return g.MarshalJSON()
	case C.SONGKY_VIEW_RED:
		return g.MarshalView(songky.Red)
	case C.SONGKY_VIEW_BLUE:
		return g.MarshalView(songky.Blue)
	case C.SONGKY_VIEW_FULL:
		return g.MarshalFull()
	}
	return nil, errArg
}

//export songky_load
func songky_load(data C.songky_in, size C.size_t, out *C.songky_game, err *C.char, room C.size_t) C.songky_status {
	return create(games, out, err, room, func() (*songky.Game, error) {
		text, err := readData(data, size)
		if err != nil {
			return nil, err
		}
		return songky.LoadGame([]byte(text))
	})
}

//export songky_position_line
func songky_position_line(game C.songky_game, notation C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		n, err := notationOf(notation)
		if err != nil {
			return err
		}
		text, err := g.PositionLine(n)
		if err != nil {
			return err
		}
		return writeText(text, buf, room, length)
	})
}

//export songky_position_read
func songky_position_read(variant, line C.songky_in, notation C.int32_t, out *C.songky_game, err *C.char, room C.size_t) C.songky_status {
	return create(games, out, err, room, func() (*songky.Game, error) {
		v, err := variantOf(variant)
		if err != nil {
			return nil, err
		}
		text, err := readText(line)
		if err != nil {
			return nil, err
		}
		n, err := notationOf(notation)
		if err != nil {
			return nil, err
		}
		return songky.ReadPositionLine(v, text, n)
	})
}
