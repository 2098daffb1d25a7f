package songky_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// The sets of forced mates are testdata/mates. All of them are proved, and searched by the engine,
// with the environment variable SONGKY_MATES=all; a fixed part of each otherwise.
const (
	matesTested = 15  // mates of each game that are tested without that variable
	matesLeast  = 100 // mates of each game
)

// forcedMate is a line of a file of mates.
type forcedMate struct {
	FEN  string   `json:"fen"`
	Mate int      `json:"mate"` // moves of the mating side
	Keys []string `json:"keys"` // all first moves that mate in so many, sorted
}

// allMates says whether the whole sets are to be tested.
func allMates() bool { return os.Getenv("SONGKY_MATES") == "all" }

// eachMateSet runs a test for every game that has royals, with its mates.
func eachMateSet(t *testing.T, test func(t *testing.T, v songky.Variant, mates []forcedMate)) {
	t.Helper()
	for _, v := range songky.Variants() {
		if !variants.Tables(v).HasRoyal(board.Red) {
			continue
		}
		t.Run(v.String(), func(t *testing.T) {
			test(t, v, readLines[forcedMate](t, "mates/"+v.String()+".jsonl"))
		})
	}
}

// tested are the mates that are tested now: with -short a few.
func tested(mates []forcedMate) []forcedMate {
	switch {
	case allMates():
		return mates
	case testing.Short():
		return mates[:matesTested/3]
	}
	return mates[:matesTested]
}

// TestMatesAreProved: each mate is there, no shorter one is, and the keys are keys; of the whole sets
// and of the shorter mates also that there are no others.
func TestMatesAreProved(t *testing.T) {
	eachMateSet(t, func(t *testing.T, v songky.Variant, mates []forcedMate) {
		for _, m := range tested(mates) {
			x := newProver(v)
			p := x.position(t, m.FEN)
			assert.False(t, x.mates(&p, m.Mate-1), "%s: there is a shorter mate", m.FEN)
			among := m.Keys
			if allMates() || m.Mate < 4 {
				among = nil // any move
			}
			assert.Equal(t, m.Keys, x.keys(&p, m.Mate, among...), "%s: mate in %d", m.FEN, m.Mate)
		}
	})
}

// TestMatesAreVaried: the sets have the size and the mixture that testdata/README.md promises, in
// the part that is always tested as well.
func TestMatesAreVaried(t *testing.T) {
	eachMateSet(t, func(t *testing.T, v songky.Variant, mates []forcedMate) {
		require.GreaterOrEqual(t, len(mates), matesLeast)
		seen := make(map[string]bool)
		hidden := 0
		for _, m := range mates {
			position := fenFields(v, m.FEN)
			assert.False(t, seen[position], "%s comes twice", m.FEN)
			seen[position] = true
			if strings.ContainsAny(strings.Fields(m.FEN)[0], "Xx") {
				hidden++
			}
			assert.True(t, strings.HasSuffix(m.FEN, " 0 1"), "%s: counters", m.FEN)
			assert.NotEmpty(t, m.Keys, m.FEN)
			assert.Empty(t, fromFEN(t, v, m.FEN).Outcome().Reason, m.FEN)
		}
		if v.Info().Hidden {
			assert.GreaterOrEqual(t, hidden, len(mates)/2, "with face-down pieces")
		}
		for _, part := range [][]forcedMate{mates, mates[:matesTested]} {
			assertMixture(t, part)
		}
	})
}

// assertMixture: two fifths are mates in 2, two fifths in 3, a fifth in 4, and either side mates in
// two fifths at least.
func assertMixture(t *testing.T, mates []forcedMate) {
	t.Helper()
	count := func(is func(forcedMate) bool) float64 {
		return float64(len(slices.DeleteFunc(slices.Clone(mates), func(m forcedMate) bool { return !is(m) }))) / float64(len(mates))
	}
	for moves, share := range map[int]float64{2: 0.4, 3: 0.4, 4: 0.2} {
		assert.InDelta(t, share, count(func(m forcedMate) bool { return m.Mate == moves }), 0.02, "mates in %d", moves)
	}
	assert.InDelta(t, 0.5, count(func(m forcedMate) bool { return strings.Fields(m.FEN)[1] == "w" }), 0.1, "mates by Red")
}
