package main

// #include "export.h"
import "C"

import "github.com/songky/songky"

// onView is the frame of every export on a view of a game.
func onView(game C.songky_game, view C.int32_t, f func(songky.Position) error) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		p, err := viewOf(g, view)
		if err != nil {
			return err
		}
		return f(p)
	})
}

//export songky_board
func songky_board(game C.songky_game, view C.int32_t, cells *C.uint8_t, room C.size_t, n *C.size_t) C.songky_status {
	return onView(game, view, func(p songky.Position) error {
		var store [C.SONGKY_MAX_CELLS]songky.Piece
		list := store[:0]
		for rank := range p.Ranks() {
			for file := range p.Files() {
				list = append(list, p.At(songky.NewSquare(file, rank)))
			}
		}
		return writeList(list, cellOf, cells, room, n)
	})
}

//export songky_fen
func songky_fen(game C.songky_game, view C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onView(game, view, func(p songky.Position) error { return writeText(p.FEN(), buf, room, length) })
}

//export songky_diagram
func songky_diagram(game C.songky_game, view C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onView(game, view, func(p songky.Position) error { return writeText(p.String(), buf, room, length) })
}

//export songky_unseen
func songky_unseen(game C.songky_game, view, side, role C.int32_t, n *C.int32_t) C.songky_status {
	return onView(game, view, func(p songky.Position) error {
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		r, err := roleOf(role)
		if err != nil {
			return err
		}
		return put(n, number(p.Unseen(s, r)))
	})
}
