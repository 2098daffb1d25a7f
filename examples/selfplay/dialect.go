package main

import (
	"fmt"
	"strings"

	"github.com/songky/songky"
)

// dialect is how a UCI program speaks where it differs from the library: what it calls the
// games, and which letters it uses for Red's pieces in Song Kỳ, whose armies share letters there.
type dialect struct {
	names   map[songky.Variant]string
	letters map[rune]rune // from ours to the program's
}

// fairyLetters are Red's pieces where both armies need letters of their own: horse, elephant,
// general and soldier.
const fairyLetters = "NHBEKGPS"

// namedDialect is a dialect known by name: "songky", the library's own, or "fairy", that of
// Fairy-Stockfish with a file of variants that defines Song Kỳ and chess without castling.
func namedDialect(name string) (d dialect, err error) {
	switch name {
	case "songky":
		return dialect{}, nil
	case "fairy":
		d.call(songky.Chess, "chess-nocastle")
		d.call(songky.ChessFIDE, "chess")
		return d, d.setLetters(fairyLetters)
	}
	return d, fmt.Errorf("%q is not one of songky, fairy", name)
}

// call sets the program's name for a game. The table is copied, as dialects are values.
func (d *dialect) call(v songky.Variant, name string) {
	names := map[songky.Variant]string{v: name}
	for other, old := range d.names {
		if other != v {
			names[other] = old
		}
	}
	d.names = names
}

// setLetters reads pairs of capitals, ours and the program's: "NHBE" writes N as H and B as E.
func (d *dialect) setLetters(text string) error {
	letters := make(map[rune]rune)
	if len(text)%2 != 0 {
		return fmt.Errorf("%q is not pairs of letters", text)
	}
	for i := 0; i < len(text); i += 2 {
		if !capital(text[i]) || !capital(text[i+1]) {
			return fmt.Errorf("%q is not pairs of capital letters", text)
		}
		letters[rune(text[i])] = rune(text[i+1])
	}
	d.letters = letters
	return nil
}

func capital(c byte) bool { return 'A' <= c && c <= 'Z' }

// plain says whether the dialect is the library's own.
func (d *dialect) plain() bool { return len(d.names) == 0 && len(d.letters) == 0 }

// variant is the program's name for a game.
func (d *dialect) variant(v songky.Variant) string {
	if name, ok := d.names[v]; ok {
		return name
	}
	return v.String()
}

// fen writes a FEN with the program's letters.
func (d *dialect) fen(v songky.Variant, fen string) string {
	if v != songky.SongKy && v != songky.SongKyBalanced {
		return fen
	}
	board, tail, _ := strings.Cut(fen, " ")
	board = strings.Map(func(c rune) rune {
		if to, ok := d.letters[c]; ok {
			return to
		}
		return c
	}, board)
	return board + " " + tail
}
