package songky_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// compareWithReference compares all that the reference knows of a position: the legal moves, the
// checkers, and the fields of the FEN but for the counters.
func compareWithReference(t *testing.T, g *songky.Game, b *reference) (moves []refMove) {
	t.Helper()
	fields := strings.Fields(g.FEN())
	require.Equal(t, b.placement(), fields[0])
	require.Equal(t, b.turnField(), fields[1])
	require.Equal(t, b.passedField(), fields[3], "en passant point in %s", g.FEN())
	if !b.hidden() {
		require.Equal(t, b.rights, fields[2], "rights in %s", g.FEN())
	}
	require.Equal(t, b.checkers(), sortedNames(g.Checkers()), "checkers in %s", g.FEN())
	require.Equal(t, len(b.checkers()) > 0, g.InCheck(), g.FEN())
	moves = b.legal()
	want := make([]string, len(moves))
	for i, m := range moves {
		want[i] = m.text()
	}
	slices.Sort(want)
	require.Equal(t, uint64(len(want)), g.Perft(1), g.FEN())
	if !g.Outcome().Over() {
		require.Equal(t, want, texts(g.LegalMoves()), "%s %s", g.Variant(), g.FEN())
	}
	return moves
}

func sortedNames(squares []songky.Square) []string {
	list := squareNames(squares)
	slices.Sort(list)
	return list
}

// TestRandomGamesAgainstReference plays random games with both, move for move.
func TestRandomGamesAgainstReference(t *testing.T) {
	const games, plies = 12, 120
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		compared := 0
		for seed := range uint64(games) {
			rng := random(seed)
			g := newGame(t, v, songky.WithSeed(seed))
			b := readReference(v.String(), g.FEN())
			for range plies {
				moves := compareWithReference(t, g, b)
				compared++
				m := randomMove(rng, g)
				if m == 0 {
					break
				}
				i := slices.IndexFunc(moves, func(r refMove) bool { return r.text() == m.String() })
				require.NoError(t, g.Play(m))
				history := g.History()
				b.play(moves[i], strings.ToUpper(history[len(history)-1].Revealed.Letter()))
			}
		}
		assert.Greater(t, compared, games*10, "positions compared")
	})
}

// TestRandomPlacementsAgainstReference strews pieces over the board, far from any real game: the
// reference and the library must agree on whether it can be played, and on every move if so.
func TestRandomPlacementsAgainstReference(t *testing.T) {
	const placements = 1500
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		rng := random(uint64(v))
		played, refused := 0, 0
		for range placements {
			b := strew(rng, v)
			fen := b.placement() + " " + b.turnField() + " " + b.rights + " - 0 1"
			g, err := songky.NewGame(v, songky.WithFEN(fen), songky.WithSeed(1))
			require.Equal(t, b.playable(), err == nil, "playable: %s %s: %v", v, fen, err)
			if err != nil {
				refused++
				continue
			}
			compareWithReference(t, g, b)
			played++
		}
		assert.Greater(t, played, placements/10, "placements that can be played")
		if b := strew(rng, v); !b.stones() {
			assert.Greater(t, refused, placements/20, "placements that cannot")
		}
	})
}

// strew makes a random placement: one royal a side and up to ten pieces more, nearly all of them
// where they may stand.
func strew(rng *rand.Rand, v songky.Variant) *reference {
	info := v.Info()
	b := &reference{variant: v.String(), files: info.Files, ranks: info.Ranks, cells: map[point]byte{}, passed: offBoard}
	b.red = rng.IntN(2) == 0
	b.rights = map[songky.Variant]string{
		songky.CoUp: "R4N4B4A4C4P10", songky.CoUpClassic: "R2N2B2A2C2P5r2n2b2a2c2p5",
	}[v]
	if b.rights == "" {
		b.rights = "-"
	}
	for side, roles := range info.Roles {
		var letters []byte
		for _, role := range roles {
			letters = append(letters, role.Letter())
		}
		if info.Hidden {
			letters = append(letters, 'X', 'X')
		}
		put := func(letter byte) {
			if side == 1 {
				letter += 'a' - 'A'
			}
			p := point{rng.IntN(b.files), rng.IntN(b.ranks)}
			for rng.IntN(100) > 0 && (!b.fits(letter, p) || b.cells[p] != 0) {
				p = point{rng.IntN(b.files), rng.IntN(b.ranks)}
			}
			b.cells[p] = letter
		}
		for range rng.IntN(11) {
			if letter := letters[rng.IntN(len(letters))]; letter != 'K' {
				put(letter)
			}
		}
		if !b.stones() {
			put('K')
		}
		if !b.stones() && rng.IntN(40) == 0 {
			put('K')
		}
	}
	return b
}
