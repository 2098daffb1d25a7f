package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/songky/songky"
)

// handicapped says whether a game's book begins from handicaps: Song Kỳ's armies are so unequal
// that few positions near its start are in doubt.
func handicapped(v songky.Variant) bool { return v == songky.SongKy || v == songky.SongKyBalanced }

// handicap makes the start position more even: Blue goes without one to three of its pieces, and
// in half of the cases Red has a chariot, horse or cannon more on its second or third rank.
// Whether it is even enough, others judge.
func handicap(fen string, r *rand.Rand) string {
	board, tail, _ := strings.Cut(fen, " ")
	ranks := strings.Split(spread(board), "/")
	for range 1 + r.IntN(3) {
		remove(ranks, r)
	}
	if r.IntN(2) == 0 {
		reinforce(ranks, r)
	}
	return compact(strings.Join(ranks, "/")) + " " + tail
}

// point is a place in the ranks of a FEN, from the top.
type point struct{ rank, file int }

// remove takes one of Blue's pieces other than the king.
func remove(ranks []string, r *rand.Rand) {
	put(ranks, choose(ranks, r, func(_ int, c byte) bool { return strings.IndexByte("qrbnp", c) >= 0 }), '.')
}

// reinforce gives Red a piece.
func reinforce(ranks []string, r *rand.Rand) {
	home := len(ranks) - 3
	at := choose(ranks, r, func(rank int, c byte) bool { return c == '.' && (rank == home || rank == home+1) })
	put(ranks, at, "RNC"[r.IntN(3)])
}

// choose picks one of the points that are wanted; there is always one.
func choose(ranks []string, r *rand.Rand, wanted func(rank int, c byte) bool) point {
	var points []point
	for rank, line := range ranks {
		for file := range len(line) {
			if wanted(rank, line[file]) {
				points = append(points, point{rank, file})
			}
		}
	}
	return points[r.IntN(len(points))]
}

func put(ranks []string, p point, c byte) {
	line := []byte(ranks[p.rank])
	line[p.file] = c
	ranks[p.rank] = string(line)
}

// spread writes the empty points of a FEN's board as dots, compact as numbers again.
func spread(board string) string {
	var b strings.Builder
	for _, c := range board {
		if '1' <= c && c <= '9' {
			b.WriteString(strings.Repeat(".", int(c-'0')))
		} else {
			b.WriteRune(c)
		}
	}
	return b.String()
}

func compact(board string) string {
	var b strings.Builder
	empty := 0
	flush := func() {
		if empty > 0 {
			fmt.Fprint(&b, empty)
			empty = 0
		}
	}
	for _, c := range board {
		if c == '.' {
			empty++
			continue
		}
		flush()
		b.WriteRune(c)
	}
	flush()
	return b.String()
}
