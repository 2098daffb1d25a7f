package songky_test

import (
	"encoding/json"
	"math/rand/v2"
	"sort"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// dealOf is the deal of a game by its start points, from the full record.
func dealOf(t *testing.T, g *songky.Game) map[string]string {
	t.Helper()
	full, err := g.MarshalFull()
	require.NoError(t, err)
	var r struct{ Deal string }
	require.NoError(t, json.Unmarshal(full, &r))
	deal := map[string]string{}
	for _, item := range strings.Split(r.Deal, ",") {
		point, letter, _ := strings.Cut(item, "=")
		deal[point] = letter
	}
	return deal
}

// reshuffled exchanges the identities that a side has not seen, among each other, within each
// pool.
func reshuffled(t *testing.T, g *songky.Game, s songky.Side, random *rand.Rand) map[string]string {
	t.Helper()
	deal := dealOf(t, g)
	hidden := map[string]bool{}
	for point := range deal {
		hidden[point] = true
	}
	for _, ply := range g.History() {
		if !ply.Revealed.Empty() {
			delete(hidden, ply.Move.From().String())
		}
		if ply.Captured.FaceDown && ply.Side == s && g.Captured() == songky.CapturedSeenByCapturer {
			delete(hidden, ply.Move.To().String())
		}
	}
	start := startOf(t, g)
	for _, side := range []songky.Side{songky.Red, songky.Blue} {
		var points []string
		for point := range hidden {
			square, err := songky.ParseSquare(point)
			require.NoError(t, err)
			if g.Variant() == songky.CoUp && side == songky.Red || g.Variant() == songky.CoUpClassic && start.At(square).Side == side {
				points = append(points, point)
			}
		}
		sort.Strings(points)
		random.Shuffle(len(points), func(i, j int) {
			deal[points[i]], deal[points[j]] = deal[points[j]], deal[points[i]]
		})
	}
	return deal
}

func startOf(t *testing.T, g *songky.Game) songky.Position {
	t.Helper()
	c := g.Clone()
	for c.Undo() == nil {
	}
	return c.Position()
}

func withDeal(deal map[string]string) songky.Option {
	var items []string
	for point, letter := range deal {
		items = append(items, point+"="+letter)
	}
	sort.Strings(items)
	return songky.WithDeal(strings.Join(items, ","))
}

// What a side is sent is the same whatever lies where it has not seen it.
func TestViewsLeakNothing(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		for _, captured := range []songky.Captured{songky.CapturedUnseen, songky.CapturedSeenByCapturer} {
			for seed := range uint64(8) {
				random := rand.New(rand.NewPCG(seed, uint64(v)))
				g, err := songky.NewGame(v, songky.WithSeed(seed), songky.WithCaptured(captured))
				require.NoError(t, err)
				for range 60 {
					moves := g.LegalMoves()
					if len(moves) == 0 {
						require.NoError(t, g.Undo())
						break
					}
					require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
				}
				if g.Outcome().Over() {
					continue
				}
				for _, s := range []songky.Side{songky.Red, songky.Blue} {
					other, err := songky.NewGame(v, withDeal(reshuffled(t, g, s, random)), songky.WithCaptured(captured))
					require.NoError(t, err)
					for _, ply := range g.History() {
						require.NoError(t, other.Play(ply.Move))
					}
					sameView(t, s, g, other)
				}
			}
		}
	}
}

func sameView(t *testing.T, s songky.Side, a, b *songky.Game) {
	t.Helper()
	va, err := a.MarshalView(s)
	require.NoError(t, err)
	vb, err := b.MarshalView(s)
	require.NoError(t, err)
	require.Equal(t, string(va), string(vb))
	require.Equal(t, a.View(s).FEN(), b.View(s).FEN())
	pa, err := a.MarshalJSON()
	require.NoError(t, err)
	pb, err := b.MarshalJSON()
	require.NoError(t, err)
	require.Equal(t, string(pa), string(pb))

	// What was sent can be read, and its side knows there what it knew.
	loaded, err := songky.LoadGame(va)
	require.NoError(t, err)
	assert.Equal(t, a.View(s).FEN(), loaded.View(s).FEN())
	again, err := loaded.MarshalView(s)
	require.NoError(t, err)
	assert.Equal(t, string(va), string(again))
}

// A capturer's view says what it took, the opponent's and the public one do not.
func TestViewTellsTheCapturer(t *testing.T) {
	g, err := songky.NewGame(songky.CoUpClassic, songky.WithSeed(1), songky.WithDeal("b3=C,b10=R"))
	require.NoError(t, err)
	m, err := g.ParseMove("b3b10")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	red, err := g.MarshalView(songky.Red)
	require.NoError(t, err)
	assert.Contains(t, string(red), `"deal":"b10=R"`)
	blue, err := g.MarshalView(songky.Blue)
	require.NoError(t, err)
	assert.NotContains(t, string(blue), "deal")
	assert.Equal(t, 1, g.View(songky.Red).Unseen(songky.Blue, variants.Chariot))
	assert.Equal(t, 2, g.View(songky.Blue).Unseen(songky.Blue, variants.Chariot))
	_, err = g.MarshalView(7)
	assert.ErrorIs(t, err, songky.ErrSide)
}

// Times go with the moves and come back from the record.
func TestTimesAreRecorded(t *testing.T) {
	g, err := songky.NewGame(songky.Xiangqi)
	require.NoError(t, err)
	assert.ErrorIs(t, g.NoteTime(time.Second), songky.ErrNoHistory)
	for i, text := range []string{"h3e3", "h10g8", "h1g3"} {
		m, err := g.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		if i != 0 {
			require.NoError(t, g.NoteTime(time.Duration(i)*1500*time.Millisecond))
		}
	}
	assert.ErrorIs(t, g.NoteTime(-1), songky.ErrTime)
	data, err := g.MarshalJSON()
	require.NoError(t, err)
	assert.Contains(t, string(data), `"timesMs":[0,1500,3000]`)
	loaded, err := songky.LoadGame(data)
	require.NoError(t, err)
	assert.Equal(t, g.History(), loaded.History())
	_, err = songky.LoadGame([]byte(strings.Replace(string(data), "3000]", "3000,1]", 1)))
	assert.Error(t, err)
	_, err = songky.LoadGame([]byte(strings.Replace(string(data), "3000]", "-1]", 1)))
	assert.ErrorIs(t, err, songky.ErrTime)
}

// A client without the deal plays what the server tells.
func TestWithoutDeal(t *testing.T) {
	g, err := songky.NewGame(songky.CoUp, songky.WithoutDeal())
	require.NoError(t, err)
	m, err := g.ParseMove("b3b10")
	require.NoError(t, err)
	assert.ErrorIs(t, g.Play(m), songky.ErrHidden)
	cannon, king := variants.Cannon, variants.General
	assert.ErrorIs(t, g.PlayRevealed(m, king), songky.ErrReveal)
	require.NoError(t, g.PlayRevealed(m, cannon))
	assert.Equal(t, cannon, g.History()[0].Revealed.Role)
	require.NoError(t, g.Undo())
	assert.ErrorIs(t, g.PlayRevealed(m, variants.Chariot), songky.ErrReveal, "what was seen stays what it is")
	require.NoError(t, g.Play(m))

	_, err = songky.NewGame(songky.Xiangqi, songky.WithoutDeal())
	assert.ErrorIs(t, err, songky.ErrOption)
	_, err = songky.NewGame(songky.CoUp, songky.WithoutDeal(), songky.WithDeal("a1=C"))
	assert.ErrorIs(t, err, songky.ErrOption)
}
