package songky_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

// TestNotationsOfCrowdedBoards goes through positions with many pieces of few kinds for the side
// to move, more than any game has: as puzzles may.
func TestNotationsOfCrowdedBoards(t *testing.T) {
	for _, c := range []struct {
		v     songky.Variant
		kinds string
		red   bool // whether Red, and
		blue  bool // whether Blue may be the side with the crowd
	}{
		{songky.Xiangqi, "PRCNAB", true, true},
		{songky.CoUpClassic, "PRCNAB", true, true},
		{songky.SongKy, "PRCNAB", true, false},
		{songky.SongKy, "PQRBN", false, true},
		{songky.Chess, "PQRBN", true, true},
	} {
		rng, boards, texts := random(77), 0, 0
		for range 4000 {
			blue := c.blue && (!c.red || rng.IntN(2) == 0)
			g, err := songky.NewGame(c.v, songky.WithFEN(crowd(rng, c.v, c.kinds, blue)), songky.WithSeed(1))
			if err != nil {
				continue
			}
			boards++
			texts += roundTrip(t, g)
			if boards == 60 {
				break
			}
		}
		t.Logf("%s: %d boards, %d texts", c.v, boards, texts)
		assert.Greater(t, boards, 40, "%s of %s", c.kinds, c.v)
	}
}

// crowd is a position with the two royals and up to 30 pieces of one or two kinds of a side, many
// of them on the same files.
func crowd(rng *rand.Rand, v songky.Variant, kinds string, blue bool) string {
	files, ranks := v.Info().Files, v.Info().Ranks
	cells := make([][]byte, ranks) // from the top
	for i := range cells {
		cells[i] = []byte(strings.Repeat("1", files))
	}
	two := [2]byte{kinds[rng.IntN(len(kinds))], kinds[rng.IntN(len(kinds))]}
	crowded := [3]int{rng.IntN(files), rng.IntN(files), rng.IntN(files)}
	for range 4 + rng.IntN(26) {
		letter := two[rng.IntN(2)]
		if blue {
			letter += 'a' - 'A'
		}
		cells[rng.IntN(ranks)][crowded[rng.IntN(3)]] = letter
	}
	cells[0][3+rng.IntN(3)], cells[ranks-1][3+rng.IntN(3)] = 'k', 'K'
	rows := make([]string, ranks)
	for i := range rows {
		rows[i] = string(cells[i])
	}
	turn := "w"
	if blue {
		turn = "b"
	}
	return strings.Join(rows, "/") + " " + turn + " - - 0 1"
}
