package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// source are the openings of a match.
func source(t *testing.T, s settings) *openings {
	t.Helper()
	f, err := newFilter(s.doubt)
	require.NoError(t, err)
	t.Cleanup(f.close)
	return &openings{variant: s.variant, rules: s.rules, seed: s.seed, plies: s.plies, book: s.book, filter: f}
}

func several(t *testing.T, s *openings, n int) (list []opening) {
	t.Helper()
	for range n {
		o, err := s.next(context.Background())
		require.NoError(t, err)
		list = append(list, o)
	}
	return list
}

func TestRandomOpenings(t *testing.T) {
	for _, v := range songky.Variants() {
		s := quick(v, 2)
		s.doubt.nodes = 50
		list := several(t, source(t, s), 4)
		assert.Equal(t, list, several(t, source(t, s), 4), "the seed determines them")
		seen := make(map[string]bool)
		for _, o := range list {
			assert.Len(t, o.moves, s.plies)
			g, err := o.game(v, s.rules)
			require.NoError(t, err)
			assert.False(t, g.Outcome().Over())
			seen[placement(g.FEN())] = true
		}
		assert.Len(t, seen, len(list), "none comes twice")
		s.seed++
		assert.NotEqual(t, list, several(t, source(t, s), 4))
	}
}

// TestOpeningsAreInDoubt: random plies that lose a chariot are not taken.
func TestOpeningsAreInDoubt(t *testing.T) {
	s := quick(songky.SongKyBalanced, 2)
	s.doubt = doubt{nodes: 300, window: 120}
	o := source(t, s)
	for _, opening := range several(t, o, 10) {
		g, err := opening.game(s.variant, s.rules)
		require.NoError(t, err)
		value, err := o.filter.score(context.Background(), g)
		require.NoError(t, err)
		assert.InDelta(t, o.scores[opening.fen], value, 120)
	}
}

func TestHopelessOpenings(t *testing.T) {
	s := quick(songky.Chess, 2)
	s.doubt = doubt{}
	s.book = []string{"7k/5Q2/8/6K1/8/8/8/8 b - - 0 1"} // stalemate
	_, err := source(t, s).next(context.Background())
	assert.ErrorContains(t, err, "random plies")
	_, err = opening{id: "x", fen: "nonsense"}.game(s.variant, s.rules)
	assert.ErrorContains(t, err, "opening x")
}

func TestBookOpenings(t *testing.T) {
	s := quick(songky.Xiangqi, 2)
	s.plies = 0
	start := s.variant.Info().Start
	s.book = []string{start, strings.Replace(start, "w", "b", 1)}
	list := several(t, source(t, s), 5)
	ids := make(map[string]bool)
	for i, o := range list {
		assert.Len(t, o.moves, i/2*2, "the book again, and further")
		assert.Contains(t, s.book, o.fen)
		ids[o.id] = true
	}
	assert.Len(t, ids, 5)
	assert.Contains(t, ids, "b1")
	assert.Contains(t, ids, "b2")
	assert.Contains(t, ids, "b1.2")
}

func TestReadBook(t *testing.T) {
	path := filepath.Join(t.TempDir(), "book")
	start := songky.Chess.Info().Start
	write := func(text string) {
		require.NoError(t, os.WriteFile(path, []byte(text), 0o600))
	}
	write("# a book\n\n" + start + "\n  " + start + "  # again\n")
	fens, err := readBook(path, songky.Chess)
	require.NoError(t, err)
	assert.Equal(t, []string{start, start}, fens)
	for text, message := range map[string]string{
		"# nothing\n":                     "no position",
		start + "\nrubbish\n":             ":2: ",
		"7k/5KQ1/8/8/8/8/8/8 b - - 0 1\n": ":1: the game is over",
		strings.Repeat("x", 1<<17):        "too long",
	} {
		write(text)
		_, err := readBook(path, songky.Chess)
		assert.ErrorContains(t, err, message)
	}
	assert.Equal(t, "books/coganh.fen", bookFor("books/{variant}.fen", songky.CoGanh))
	assert.Equal(t, "# a\n#\nx\n", string(bookText([]string{"a", ""}, []string{"x"})))
}

func TestHandicap(t *testing.T) {
	count := func(fen string, lower bool) (n int) {
		board, _, _ := strings.Cut(fen, " ")
		for _, c := range board {
			if c >= 'a' && c <= 'z' && lower || c >= 'A' && c <= 'Z' && !lower {
				n++
			}
		}
		return n
	}
	start := songky.SongKy.Info().Start
	blue, red := make(map[int]bool), make(map[int]bool)
	var wrong *songky.PositionError
	playable := 0
	for i := range uint64(200) {
		fen := handicap(start, randomOf(i))
		_, err := songky.NewGame(songky.SongKy, songky.WithFEN(fen))
		if err == nil {
			playable++
		} else {
			require.ErrorAs(t, err, &wrong, "a piece too few may leave the king in check")
		}
		blue[count(start, true)-count(fen, true)] = true
		red[count(fen, false)-count(start, false)] = true
		assert.Equal(t, fen, handicap(start, randomOf(i)))
	}
	assert.Equal(t, map[int]bool{1: true, 2: true, 3: true}, blue)
	assert.Equal(t, map[int]bool{0: true, 1: true}, red)
	assert.Greater(t, playable, 150)
	for _, board := range []string{"rnbq1kbnr/9/4k4/8p/p8/1C5C1", "8/2p5"} {
		assert.Equal(t, board, compact(spread(board)))
	}
}

// TestEven: with four trials a position is kept from 2 to 6 half points of 8, and it is decided
// as soon as nothing else can come.
func TestEven(t *testing.T) {
	for _, c := range []struct {
		halfPoints, games int
		decided, kept     bool
	}{
		{0, 1, false, false}, {2, 1, false, false}, {2, 2, true, true}, {0, 2, false, false}, {4, 2, false, false},
		{1, 2, false, false}, {1, 3, false, false}, {0, 3, false, false}, {6, 3, false, false}, {5, 3, false, false}, {4, 3, true, true},
		{1, 4, true, false}, {2, 4, true, true}, {6, 4, true, true}, {7, 4, true, false},
	} {
		decided, kept := even(c.halfPoints, c.games, 4)
		assert.Equal(t, []bool{c.decided, c.kept}, []bool{decided, kept}, "%v", c)
	}
}

// TestMakeBook: the book is the same however many work on it, can be read, and says how it came
// about.
func TestMakeBook(t *testing.T) {
	var books []string
	path := filepath.Join(t.TempDir(), "book")
	for _, concurrency := range []string{"1", "3"} {
		code, out, messages := command("-makebook", path, "-variant", "songky", "-count", "4", "-nodes", "50", "-opening-nodes", "100",
			"-ply-cap", "30", "-window", "800", "-adjudicate", "2000,4", "-every", "2", "-concurrency", concurrency)
		require.Zero(t, code, messages)
		assert.Contains(t, out, "Candidates: ")
		assert.Contains(t, messages, "4/4 positions of ")
		data, err := os.ReadFile(path)
		require.NoError(t, err)
		books = append(books, string(data))
	}
	assert.Equal(t, books[0], books[1])
	assert.Contains(t, books[0], "#   go run ./examples/selfplay -makebook ")
	assert.Contains(t, books[0], "-nodes 50 -ply-cap 30 -adjudicate 2000,4\n")
	fens, err := readBook(path, songky.SongKy)
	require.NoError(t, err)
	assert.Len(t, fens, 4)
}

func TestMakeBookWithoutTrials(t *testing.T) {
	path := filepath.Join(t.TempDir(), "book")
	code, _, messages := command("-makebook", path, "-variant", "coganh", "-count", "5", "-trials", "0", "-opening-nodes", "100", "-every", "0")
	require.Zero(t, code, messages)
	fens, err := readBook(path, songky.CoGanh)
	require.NoError(t, err)
	assert.Len(t, fens, 5)
	code, _, messages = command("-makebook", path, "-variant", "coganh", "-count", "1", "-trials", "0", "-opening-nodes", "100",
		"-opening-plies", "0", "-window", "1", "-every", "0")
	assert.Zero(t, code, messages)
}

// TestBooks: the books of the repository can be read and have no position twice.
func TestBooks(t *testing.T) {
	paths, err := filepath.Glob("../../testdata/books/*.fen")
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	for _, path := range paths {
		v, err := songky.ParseVariant(strings.TrimSuffix(filepath.Base(path), ".fen"))
		require.NoError(t, err, path)
		fens, err := readBook(path, v)
		require.NoError(t, err)
		assert.GreaterOrEqual(t, len(fens), 500)
		seen := make(map[string]bool)
		for _, fen := range fens {
			assert.False(t, seen[placement(fen)], fen)
			seen[placement(fen)] = true
		}
	}
}
