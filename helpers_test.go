package songky_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// readLines reads a file of JSON lines under testdata. A key that T does not have is an error, so
// that no expectation in the data goes unread.
func readLines[T any](t testing.TB, name string) []T {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata", name))
	require.NoError(t, err)
	var list []T
	for i, line := range bytes.Split(bytes.TrimSpace(data), []byte("\n")) {
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		var item T
		require.NoError(t, d.Decode(&item), "%s line %d", name, i+1)
		list = append(list, item)
	}
	return list
}

// newGame starts a game that must start.
func newGame(t testing.TB, v songky.Variant, opts ...songky.Option) *songky.Game {
	t.Helper()
	g, err := songky.NewGame(v, opts...)
	require.NoError(t, err)
	return g
}

// fromFEN starts a game from a position that must be playable; deals come from a fixed seed.
func fromFEN(t testing.TB, v songky.Variant, fen string) *songky.Game {
	t.Helper()
	g, err := songky.NewGame(v, songky.WithFEN(fen), songky.WithSeed(1))
	require.NoError(t, err, fen)
	return g
}

// variant is the game with an id that must exist.
func variant(t testing.TB, id string) songky.Variant {
	t.Helper()
	v, err := songky.ParseVariant(id)
	require.NoError(t, err)
	return v
}

// move reads a move in coordinates, legal or not.
func move(t testing.TB, text string) songky.Move {
	t.Helper()
	m, err := songky.ParseMove(text)
	require.NoError(t, err)
	return m
}

// play plays moves that must be legal.
func play(t testing.TB, g *songky.Game, moves ...string) {
	t.Helper()
	for i, text := range moves {
		require.NoError(t, g.Play(move(t, text)), "move %d, %s, in %s", i+1, text, g.FEN())
	}
}

// square is the point of that name.
func square(t testing.TB, name string) songky.Square {
	t.Helper()
	s, err := songky.ParseSquare(name)
	require.NoError(t, err)
	return s
}

// texts are moves in coordinates, sorted as plain text.
func texts(moves []songky.Move) []string {
	list := make([]string, len(moves))
	for i, m := range moves {
		list[i] = m.String()
	}
	slices.Sort(list)
	return list
}

// squareNames are the names of points in their order; empty, not nil, for none.
func squareNames(squares []songky.Square) []string {
	list := make([]string, len(squares))
	for i, s := range squares {
		list[i] = s.String()
	}
	return list
}

// fenFields are the fields of a FEN that name the position: placement, side to move, rights or
// pool, and where the game has it the en passant point; the counters are left out.
func fenFields(v songky.Variant, fen string) string {
	fields := strings.Fields(fen)
	n := 3
	if v == songky.ChessFIDE {
		n = 4
	}
	return strings.Join(fields[:min(n, len(fields))], " ")
}

// full is the game with its deal in JSON.
func full(t testing.TB, g *songky.Game) string {
	t.Helper()
	data, err := g.MarshalFull()
	require.NoError(t, err)
	return string(data)
}

// public is the game in JSON as both players may know it.
func public(t testing.TB, g *songky.Game) string {
	t.Helper()
	data, err := g.MarshalJSON()
	require.NoError(t, err)
	return string(data)
}

// dealText writes a deal of the test data as WithDeal reads it.
func dealText(deal map[string]string) string {
	items := make([]string, 0, len(deal))
	for point, letter := range deal {
		items = append(items, point+"="+letter)
	}
	slices.Sort(items)
	return strings.Join(items, ",")
}

// random is a source of chance that a seed determines.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0x736f6e676b79)) }

// randomMove picks one of the legal moves; now and then, where there is one, a capture, so that
// games come to all kinds of material. It is no move once the game is over.
func randomMove(rng *rand.Rand, g *songky.Game) songky.Move {
	moves := g.LegalMoves()
	if len(moves) == 0 {
		return 0
	}
	if rng.IntN(4) == 0 {
		p := g.Position()
		captures := slices.DeleteFunc(slices.Clone(moves), func(m songky.Move) bool { return p.At(m.To()).Empty() })
		if len(captures) > 0 {
			moves = captures
		}
	}
	return moves[rng.IntN(len(moves))]
}

// playRandom plays so many random plies, fewer if the game ends.
func playRandom(t testing.TB, rng *rand.Rand, g *songky.Game, plies int) {
	t.Helper()
	for range plies {
		m := randomMove(rng, g)
		if m == 0 {
			return
		}
		require.NoError(t, g.Play(m))
	}
}

// eachVariant runs a test once for every game.
func eachVariant(t *testing.T, test func(t *testing.T, v songky.Variant)) {
	t.Helper()
	for _, v := range songky.Variants() {
		t.Run(v.String(), func(t *testing.T) { test(t, v) })
	}
}

// as is the first error of a type in a chain, nil if there is none.
func as[E error](err error) (e E) {
	errors.As(err, &e)
	return e
}
