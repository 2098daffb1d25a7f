package main

// #include "export.h"
import "C"

import (
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// named is a type of one byte whose values have names.
type named interface {
	~uint8
	Names() variants.Names
}

// unknownName is how the library names a value that its type does not have.
var unknownName = songky.Status(255).Names()

// nameOf is the name of a value; errArg for one that its type does not have.
func nameOf[T named](value C.int32_t, l songky.Language) (string, error) {
	v, err := small(value, func(v T) bool { return v.Names() != unknownName })
	return v.Names().In(l), err
}

// texts are the kinds of songky_text.
var texts = map[C.int32_t]func(C.int32_t, songky.Language) (string, error){
	C.SONGKY_TEXT_SIDE: func(value C.int32_t, l songky.Language) (string, error) {
		s, err := sideOf(value)
		return s.Names().In(l), err
	},
	C.SONGKY_TEXT_ROLE: func(value C.int32_t, l songky.Language) (string, error) {
		r, err := roleOf(value)
		return r.Names().In(l), err
	},
	C.SONGKY_TEXT_ROLE_LETTER: func(value C.int32_t, _ songky.Language) (string, error) {
		r, err := roleOf(value)
		if err != nil || r == variants.NoRole {
			return "", errArg
		}
		return string(rune(r.Letter())), nil
	},
	C.SONGKY_TEXT_PIECE:        ofPiece(songky.Piece.Name),
	C.SONGKY_TEXT_PIECE_LETTER: ofPiece(func(p songky.Piece, _ songky.Language) string { return p.Letter() }),
	C.SONGKY_TEXT_PIECE_GLYPH:  ofPiece(func(p songky.Piece, _ songky.Language) string { return p.Glyph() }),
	C.SONGKY_TEXT_LEVEL:        nameOf[songky.Level],
	C.SONGKY_TEXT_STATUS:       nameOf[songky.Status],
	C.SONGKY_TEXT_REASON:       nameOf[songky.Reason],
	C.SONGKY_TEXT_ILLEGAL:      nameOf[songky.IllegalReason],
	C.SONGKY_TEXT_FAULT:        nameOf[songky.FaultKind],
	C.SONGKY_TEXT_REASON_ID: func(value C.int32_t, l songky.Language) (string, error) {
		_, err := nameOf[songky.Reason](value, l)
		return songky.Reason(value).String(), err
	},
	C.SONGKY_TEXT_NOTATION_ID: func(value C.int32_t, _ songky.Language) (string, error) {
		n, err := small(value, songky.Notation.Valid)
		return n.String(), err
	},
	C.SONGKY_TEXT_SQUARE: func(value C.int32_t, _ songky.Language) (string, error) {
		s, err := small(value, songky.Square.Valid)
		return s.String(), err
	},
}

func ofPiece(text func(songky.Piece, songky.Language) string) func(C.int32_t, songky.Language) (string, error) {
	return func(cell C.int32_t, l songky.Language) (string, error) {
		p, err := pieceOf(cell)
		return text(p, l), err
	}
}

//export songky_text
func songky_text(kind, value, lang C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		l, err := languageOf(lang)
		if err != nil {
			return err
		}
		of, ok := texts[kind]
		if !ok {
			return errArg
		}
		text, err := of(value, l)
		if err != nil {
			return err
		}
		return writeText(text, buf, room, length)
	})
}

//export songky_outcome_text
func songky_outcome_text(status, reason, lang C.int32_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		l, err := languageOf(lang)
		if err != nil {
			return err
		}
		if _, err := nameOf[songky.Status](status, l); err != nil {
			return err
		}
		if _, err := nameOf[songky.Reason](reason, l); err != nil {
			return err
		}
		o := songky.Outcome{Status: songky.Status(status), Reason: songky.Reason(reason)}
		return writeText(o.In(l), buf, room, length)
	})
}

//export songky_square_read
func songky_square_read(text C.songky_in, square *C.int32_t) C.songky_status {
	return guard(func() error {
		name, err := readText(text)
		if err != nil {
			return err
		}
		s, err := songky.ParseSquare(name)
		if err != nil {
			return err
		}
		return put(square, C.int32_t(s))
	})
}

//export songky_move_read
func songky_move_read(text C.songky_in, move *C.songky_move) C.songky_status {
	return guard(func() error {
		name, err := readText(text)
		if err != nil {
			return err
		}
		m, err := songky.ParseMove(name)
		if err != nil {
			return err
		}
		return put(move, moveOf(m))
	})
}

//export songky_move_write
func songky_move_write(move C.songky_move, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error { return writeText(songky.Move(move).String(), buf, room, length) })
}
