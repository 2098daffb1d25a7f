package main

// #include "export.h"
import "C"

import (
	"strings"

	"github.com/songky/songky"
)

//export songky_moves
func songky_moves(game C.songky_game, buf *C.songky_move, room C.size_t, n *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return writeList(g.LegalMoves(), moveOf, buf, room, n) })
}

//export songky_moves_from
func songky_moves_from(game C.songky_game, square C.int32_t, buf *C.songky_move, room C.size_t, n *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		return writeList(g.LegalMovesFrom(squareOf(square)), moveOf, buf, room, n)
	})
}

//export songky_play
func songky_play(game C.songky_game, move C.songky_move) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return g.Play(songky.Move(move)) })
}

//export songky_play_revealed
func songky_play_revealed(game C.songky_game, move C.songky_move, role C.int32_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		r, err := roleOf(role)
		if err != nil {
			return err
		}
		return g.PlayRevealed(songky.Move(move), r)
	})
}

//export songky_parse
func songky_parse(game C.songky_game, text C.songky_in, out *C.songky_move) C.songky_status {
	return parse(game, text, out, (*songky.Game).ParseMove)
}

//export songky_parse_as
func songky_parse_as(game C.songky_game, text C.songky_in, notation C.int32_t, out *C.songky_move) C.songky_status {
	return parse(game, text, out, func(g *songky.Game, text string) (songky.Move, error) {
		n, err := notationOf(notation)
		if err != nil {
			return 0, err
		}
		return g.ParseMoveAs(text, n)
	})
}

func parse(game C.songky_game, text C.songky_in, out *C.songky_move, read func(*songky.Game, string) (songky.Move, error)) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		s, err := readText(text)
		if err != nil {
			return err
		}
		m, err := read(g, s)
		if err != nil {
			return err
		}
		return put(out, moveOf(m))
	})
}

//export songky_format
func songky_format(game C.songky_game, move C.songky_move, notation C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		n, err := notationOf(notation)
		if err != nil {
			return err
		}
		if !n.Covers(g.Variant()) {
			return songky.ErrNotation
		}
		m := songky.Move(move)
		text := g.Format(m, n)
		if text == "" || m == 0 {
			return whyNot(g, m)
		}
		return writeText(text, buf, room, length)
	})
}

//export songky_move_texts
func songky_move_texts(game C.songky_game, notation C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		n, err := notationOf(notation)
		if err != nil {
			return err
		}
		list, err := g.MoveTexts(n)
		if err != nil {
			return err
		}
		return writeText(strings.Join(list, "\n"), buf, room, length)
	})
}

//export songky_checkers
func songky_checkers(game C.songky_game, squares *C.uint8_t, room C.size_t, n *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error { return writeList(g.Checkers(), squareCell, squares, room, n) })
}

// whyNot is why a move cannot be written: why it cannot be played.
func whyNot(g *songky.Game, m songky.Move) error {
	if err := g.Clone().Play(m); err != nil {
		return err
	}
	return &songky.IllegalMoveError{Move: m, Reason: songky.IllegalNoMove}
}
