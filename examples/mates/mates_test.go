package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestSolver(t *testing.T) {
	for _, c := range []struct {
		name    string
		variant songky.Variant
		fen     string
		n       int // 0: none in longest moves
		keys    string
	}{
		{"two rooks", songky.Chess, "7k/8/8/8/8/8/R7/1R5K w - - 0 1", 2, "a2a7 b1b7 b1g1"},
		{"a rook is not enough so soon", songky.Chess, "8/8/8/3k4/8/8/R7/7K w - - 0 1", 0, ""},
		{"a soldier leaves no move", songky.Xiangqi, "5k3/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", 1, "e8e9 e8f8"},
		{"no move is no mate here", songky.SongKy, "8k/9/R8/9/9/7R1/9/9/9/4K4 w - - 0 1", 1, "a8i8"},
	} {
		p, err := tablesPosition(c.variant, c.fen)
		require.NoError(t, err)
		s := newSolver(c.variant)
		s.reset(effort)
		assert.Equal(t, c.n, s.shortest(&p, 1, longest), c.name)
		var keys []string
		for _, k := range s.keys(&p, c.n) {
			keys = append(keys, moveText(c.variant, &p, k))
		}
		assert.ElementsMatch(t, strings.Fields(c.keys), keys, c.name)
		assert.False(t, s.spent(), c.name)
	}
}

// TestEffortIsBounded: a solver that has spent its effort says so.
func TestEffortIsBounded(t *testing.T) {
	p, err := tablesPosition(songky.Xiangqi, songky.Xiangqi.Info().Start)
	require.NoError(t, err)
	s := newSolver(songky.Xiangqi)
	s.reset(1000)
	assert.Zero(t, s.shortest(&p, 1, longest))
	assert.True(t, s.spent())
	s.reset(1_000_000)
	assert.Zero(t, s.shortest(&p, 1, 2))
	assert.False(t, s.spent())
}

func TestThemes(t *testing.T) {
	for _, c := range []struct {
		name    string
		variant songky.Variant
		fen     string
		want    []theme
	}{
		{"two rooks", songky.Chess, "7k/8/8/8/8/8/R7/1R5K w - - 0 1", []theme{quietKey}},
		{"a pawn becomes what mates", songky.Chess, "7k/P7/6K1/8/8/8/8/8 w - - 0 1", []theme{promotion}},
		{"a soldier leaves no move", songky.Xiangqi, "5k3/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1", []theme{noMove, quietKey}},
	} {
		p, err := tablesPosition(c.variant, c.fen)
		require.NoError(t, err)
		s := newSolver(c.variant)
		s.reset(effort)
		n := s.shortest(&p, 1, longest)
		var found []theme
		for name := range s.themesOf(c.variant, p, s.keys(&p, n)[0], n) {
			found = append(found, name)
		}
		assert.ElementsMatch(t, c.want, found, c.name)
	}
}

// TestGamesRepeat: the same seed makes the same games.
func TestGamesRepeat(t *testing.T) {
	var games [2][]songky.Position
	for i := range games {
		m, err := newMiner(songky.CoUp, options{seed: 3, count: 10})
		require.NoError(t, err)
		m.games.made = 4
		games[i], err = m.games.next()
		require.NoError(t, err)
	}
	assert.Equal(t, games[0], games[1])
	assert.Greater(t, len(games[0]), 10)
}

// someMate is a mate for the tests of sets.
func someMate(i, n int, side songky.Side, themes ...theme) mate {
	m := mate{FEN: fmt.Sprintf("%d w - - 0 1", i), N: n, bucket: bucket{n, side}, themes: make(map[theme]bool)}
	for _, name := range themes {
		m.themes[name] = true
	}
	return m
}

func TestSetKeepsItsShares(t *testing.T) {
	s := newSet(songky.Chess, 20)
	clear(s.wanted)
	for i := range 200 {
		if m := someMate(i, 2+i%3, songky.Side(i/3%2)); s.needs(m) > 0 {
			s.take(m)
		}
	}
	assert.Zero(t, s.left)
	var lengths []int
	reds := 0
	for _, m := range s.inOrder() {
		lengths = append(lengths, m.N)
		if m.bucket.side == songky.Red {
			reds++
		}
	}
	assert.Equal(t, []int{2, 3, 4, 2, 3, 2, 3, 4, 2, 3, 2, 3, 4, 2, 3, 2, 3, 4, 2, 3}, lengths)
	assert.Equal(t, 10, reds)
}

func TestSetPrefersWhatItWants(t *testing.T) {
	s := newSet(songky.Chess, 20)
	plain, quiet := someMate(1, 2, songky.Red), someMate(2, 2, songky.Red, quietKey, promotion)
	assert.Equal(t, 1, s.needs(plain))
	assert.Equal(t, 3, s.needs(quiet))
	s.take(quiet)
	assert.Zero(t, s.needs(quiet), "it has that")
	s.left = s.missing()
	assert.Zero(t, s.needs(plain), "what is left is for themes")
	assert.Positive(t, s.needs(someMate(3, 2, songky.Red, quietKey)))
	assert.Zero(t, s.needs(someMate(4, 5, songky.Red, quietKey)), "no room for that length")
}

func TestBadOptions(t *testing.T) {
	for _, o := range []options{
		{variant: "go", count: 10}, {variant: "coganh", count: 10}, {variant: "chess", count: 7},
		{variant: "chess", count: 0}, {variant: "chess", count: 10, book: "missing"},
	} {
		assert.Error(t, run(o, &strings.Builder{}), "%+v", o)
	}
}

// TestSmallSet makes what a few games give, and says that it is too little.
func TestSmallSet(t *testing.T) {
	book := filepath.Join(t.TempDir(), "book.fen")
	require.NoError(t, os.WriteFile(book, []byte("# two rooks against a king\n7k/8/8/8/8/8/R7/1R5K w - - 0 1\n\n"), 0o644))
	out := filepath.Join(t.TempDir(), "sub", "chess.jsonl")
	var told strings.Builder
	err := run(options{variant: "chess", count: 10, games: 3, seed: 1, book: book, out: out}, &told)
	require.Error(t, err)
	assert.Contains(t, told.String(), "chess: ")
	data, err := os.ReadFile(out)
	require.NoError(t, err)
	assert.Equal(t, strings.Count(told.String(), "mates of 3 games"), 1)
	for line := range strings.Lines(string(data)) {
		assert.Contains(t, line, `"keys":[`)
	}
}
