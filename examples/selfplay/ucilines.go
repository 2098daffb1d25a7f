package main

import (
	"slices"
	"strconv"
	"strings"

	"github.com/songky/songky"
)

// option is what a program says of an option: its name and, for a choice, the values.
type option struct {
	name   string
	values []string
}

// parseOption reads "option name N type T ... var V ...".
func parseOption(line string) (option, bool) {
	words := strings.Fields(line)
	if len(words) < 3 || words[0] != "option" || words[1] != "name" {
		return option{}, false
	}
	end := slices.Index(words, "type")
	if end < 3 {
		return option{}, false
	}
	o := option{name: strings.Join(words[2:end], " ")}
	for i := end; i+1 < len(words); i++ {
		if words[i] == "var" {
			o.values = append(o.values, words[i+1])
		}
	}
	return o, true
}

// noteInfo takes from "info depth D score cp S nodes N pv ..." what it says of the best line.
func (a *answer) noteInfo(line string) {
	words := strings.Fields(line)
	if len(words) == 0 || words[0] != "info" {
		return
	}
	if i := slices.Index(words, "multipv"); i >= 0 && i+1 < len(words) && words[i+1] != "1" {
		return
	}
	for i := 1; i+1 < len(words); i++ {
		switch words[i] {
		case "string", "pv":
			return
		case "depth":
			a.depth = wholeNumber(words[i+1], a.depth)
		case "nodes":
			a.nodes = uint64(max(0, wholeNumber(words[i+1], int(a.nodes))))
		case "score":
			a.noteScore(words[i+1:])
		}
	}
}

// noteScore reads "cp 41" or "mate -2".
func (a *answer) noteScore(words []string) {
	if len(words) < 2 {
		return
	}
	n, err := strconv.Atoi(words[1])
	if err != nil {
		return
	}
	switch words[0] {
	case "cp":
		a.score, a.scored = songky.Score{Centipawns: n}, true
	case "mate":
		a.score, a.scored = songky.Score{Centipawns: mateValue(n), MateIn: n}, true
	}
}

// mateValue is worth more than any position, for the side that mates. Mated already is lost.
func mateValue(n int) int {
	if n > 0 {
		return winning
	}
	return -winning
}

// winning is beyond every score in centipawns.
const winning = 100_000

func wholeNumber(text string, otherwise int) int {
	if n, err := strconv.Atoi(text); err == nil {
		return n
	}
	return otherwise
}

// bestMove is the move of "bestmove M ...", if the line is that.
func bestMove(line string) (move string, ok bool) {
	words := strings.Fields(line)
	if len(words) == 0 || words[0] != "bestmove" {
		return "", false
	}
	if len(words) == 1 {
		return "", true
	}
	return words[1], true
}
