package songky_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

var salt = []byte("sixteen bytes at least, not secret")

// disclosed ends a copy of a game and tells its deal.
func disclosed(t testing.TB, g *songky.Game) string {
	t.Helper()
	g = g.Clone()
	if !g.Outcome().Over() {
		require.NoError(t, g.AgreeDraw())
	}
	text, err := g.Deal()
	require.NoError(t, err)
	return text
}

// clientOf is the game as a client has it, from its public record.
func clientOf(t testing.TB, g *songky.Game) *songky.Game {
	t.Helper()
	client, err := songky.LoadGame([]byte(public(t, g)))
	require.NoError(t, err)
	return client
}

// The form of the hash is fixed: other programs can check it from the documentation alone.
func TestCommitmentForm(t *testing.T) {
	fen := "3k5/9/9/9/9/9/9/9/9/X3K3X w R1P2 - 7 9"
	got, err := songky.CommitDeal(songky.CoUp, fen, "i1=R,a1=P", []byte("0123456789abcdef"))
	require.NoError(t, err)
	var text []byte
	for _, field := range []string{"songky deal commitment 1", "coup", "3k5/9/9/9/9/9/9/9/9/X3K3X w R1P2", "a1=P,i1=R", "0123456789abcdef"} {
		text = append(text, 0, 0, 0, 0, 0, 0, 0, byte(len(field)))
		text = append(text, field...)
	}
	sum := sha256.Sum256(text)
	assert.Equal(t, hex.EncodeToString(sum[:]), got)
}

func TestFairDealFromEndToEnd(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		for seed := range uint64(20) {
			server := newGame(t, v, songky.WithSeed(seed))
			commitment, err := server.Commitment(salt)
			require.NoError(t, err)
			require.Len(t, commitment, 64)
			playRandom(t, random(seed), server, 60)

			same, err := server.Commitment(salt)
			require.NoError(t, err)
			require.Equal(t, commitment, same, "the same at every moment of the game")
			text := disclosed(t, server)
			require.NoError(t, songky.VerifyDeal(commitment, v, "", text, salt))
			require.NoError(t, clientOf(t, server).VerifyDeal(commitment, text, salt))
			require.NoError(t, server.VerifyDeal(strings.ToUpper(commitment), reversed(text), salt), "order and case do not matter")
		}
	}
}

// reversed is a deal with its points in the opposite order.
func reversed(text string) string {
	items := strings.Split(text, ",")
	slices.Reverse(items)
	return strings.Join(items, ",")
}

// swapped exchanges two identities of a deal that differ, so that the pools stay right.
func swapped(t testing.TB, text string, rng *rand.Rand) (string, []string) {
	t.Helper()
	items := strings.Split(text, ",")
	for {
		i, j := rng.IntN(len(items)), rng.IntN(len(items))
		a, b := len(items[i])-1, len(items[j])-1
		if items[i][a] == items[j][b] {
			continue
		}
		x, y := items[i][:a]+items[j][b:], items[j][:b]+items[i][a:]
		items[i], items[j] = x, y
		return strings.Join(items, ","), []string{x[:a-1], y[:b-1]}
	}
}

// A server that discloses another deal than it committed to is found out; so is one that committed
// to another deal than it turned up.
func TestUnfairDeals(t *testing.T) {
	for seed := range uint64(40) {
		rng := random(seed)
		server := newGame(t, songky.CoUp, songky.WithSeed(seed))
		commitment, err := server.Commitment(salt)
		require.NoError(t, err)
		playRandom(t, rng, server, 40)
		client := clientOf(t, server)
		text := disclosed(t, server)
		other, points := swapped(t, text, rng)
		require.ErrorIs(t, client.VerifyDeal(commitment, other, salt), songky.ErrCommitment)
		require.ErrorIs(t, songky.VerifyDeal(commitment, songky.CoUp, "", other, salt), songky.ErrCommitment)

		forged, err := songky.CommitDeal(songky.CoUp, "", other, salt)
		require.NoError(t, err)
		require.NoError(t, songky.VerifyDeal(forged, songky.CoUp, "", other, salt))
		err = client.VerifyDeal(forged, other, salt)
		if !turnedUp(client, points) {
			require.NoError(t, err, "nobody has seen the pieces that were exchanged")
			continue
		}
		var e *songky.DealError
		require.ErrorAs(t, err, &e)
		require.Contains(t, points, e.Square.String())
		require.NotEqual(t, e.Disclosed, e.Shown)
	}
}

// turnedUp says whether a piece that started on one of the points has been turned up.
func turnedUp(g *songky.Game, points []string) bool {
	return slices.ContainsFunc(g.History(), func(p songky.Ply) bool {
		return p.Revealed != songky.Piece{} && slices.Contains(points, p.Move.From().String())
	})
}

func TestDealErrorTellsWhatWasSeen(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithDeal("a1=C,a4=P"), songky.WithSeed(2))
	play(t, g, "a4a5")
	client := clientOf(t, g)
	text := strings.Replace(strings.Replace(disclosed(t, g), "a1=C", "a1=P", 1), "a4=P", "a4=C", 1)
	forged, err := songky.CommitDeal(songky.CoUp, "", text, salt)
	require.NoError(t, err)
	var e *songky.DealError
	require.ErrorAs(t, client.VerifyDeal(forged, text, salt), &e)
	assert.Equal(t, songky.DealError{Square: square(t, "a4"), Disclosed: variants.Cannon, Shown: variants.Soldier}, *e)
	assert.Equal(t, "deal: the piece from a4 was seen to be soldier and is disclosed as cannon", e.Error())

	require.NoError(t, client.Undo())
	assert.ErrorAs(t, client.VerifyDeal(forged, text, salt), &e, "what was seen stays seen")
}

// Every field that matters changes the commitment, and those that do not matter leave it.
func TestWhatACommitmentIsOf(t *testing.T) {
	fen := "3k5/9/9/9/9/9/9/9/9/X3K3X w R1P2 - 0 1"
	commitOf := func(v songky.Variant, fen, text, salt string) string {
		c, err := songky.CommitDeal(v, fen, text, []byte(salt))
		require.NoError(t, err)
		return c
	}
	base := commitOf(songky.CoUp, fen, "a1=P,i1=R", "0123456789abcdef")
	assert.Equal(t, base, commitOf(songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K3X r P2R1 - 44 5", "i1=R,a1=P", "0123456789abcdef"))
	for name, other := range map[string]string{
		"variant": commitOf(songky.CoUpClassic, fen, "a1=P,i1=R", "0123456789abcdef"),
		"turn":    commitOf(songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K3X b R1P2 - 0 1", "a1=P,i1=R", "0123456789abcdef"),
		"pool":    commitOf(songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K3X w R1P3 - 0 1", "a1=P,i1=R", "0123456789abcdef"),
		"place":   commitOf(songky.CoUp, "4k4/9/9/9/9/9/9/9/9/X2K4X w R1P2 - 0 1", "a1=P,i1=R", "0123456789abcdef"),
		"deal":    commitOf(songky.CoUp, fen, "a1=R,i1=P", "0123456789abcdef"),
		"salt":    commitOf(songky.CoUp, fen, "a1=P,i1=R", "0123456789abcdeg"),
		"length":  commitOf(songky.CoUp, fen, "a1=P,i1=R", "0123456789abcdef\x00"),
	} {
		assert.NotEqual(t, base, other, name)
	}
}

func TestFairDealErrors(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithSeed(1))
	commitment, err := g.Commitment(salt)
	require.NoError(t, err)
	text := disclosed(t, g)

	for _, bad := range [][]byte{nil, salt[:15], bytes.Repeat([]byte{1}, songky.MaxSalt+1)} {
		_, err = g.Commitment(bad)
		assert.ErrorIs(t, err, songky.ErrSalt)
		assert.ErrorIs(t, g.VerifyDeal(commitment, text, bad), songky.ErrSalt)
	}
	var parse *songky.ParseError
	for _, bad := range []string{"", "abc", commitment + "00", strings.Repeat("g", 64)} {
		assert.ErrorAs(t, g.VerifyDeal(bad, text, salt), &parse, bad)
	}
	for _, bad := range []string{"", "a1", strings.TrimSuffix(text, text[strings.LastIndex(text, ","):]), text + ",a2=R"} {
		assert.ErrorAs(t, g.VerifyDeal(commitment, bad, salt), &parse, bad)
	}
	var position *songky.PositionError
	assert.ErrorAs(t, songky.VerifyDeal(commitment, songky.CoUp, "9/9", text, salt), &position)
	assert.ErrorIs(t, songky.VerifyDeal(commitment, songky.Xiangqi, "", "", salt), songky.ErrNoDeal)
	assert.ErrorIs(t, songky.VerifyDeal(commitment, 0, "", "", salt), songky.ErrUnknownVariant)

	_, err = songky.CommitDeal(songky.CoUp, "9/9", text, salt)
	assert.ErrorAs(t, err, &position)
	_, err = songky.CommitDeal(songky.CoUp, "", "a1=C", salt)
	assert.ErrorAs(t, err, &parse)
	_, err = newGame(t, songky.Chess).Commitment(salt)
	assert.ErrorIs(t, err, songky.ErrNoDeal)
	_, err = clientOf(t, g).Commitment(salt)
	assert.ErrorIs(t, err, songky.ErrHidden)
	assert.ErrorIs(t, newGame(t, songky.Chess).VerifyDeal(commitment, "", salt), songky.ErrNoDeal)
}

func TestSaltsDiffer(t *testing.T) {
	a, b := songky.NewSalt(), songky.NewSalt()
	assert.Len(t, a, 32)
	assert.NotEqual(t, a, b)
}

// FuzzVerifyDeal feeds any texts to a client: it refuses all but the deal itself.
func FuzzVerifyDeal(f *testing.F) {
	g := newGame(f, songky.CoUpClassic, songky.WithSeed(3))
	play(f, g, "a4a5", "a7a6")
	commitment, err := g.Commitment(salt)
	require.NoError(f, err)
	text := disclosed(f, g)
	client := clientOf(f, g)
	f.Add(commitment, text, salt)
	f.Add(commitment, reversed(text), salt)
	f.Add(commitment, text[:30], salt)
	f.Add(strings.Repeat("0", 64), text, salt[:3])
	f.Fuzz(func(t *testing.T, c, dealt string, s []byte) {
		err := client.VerifyDeal(c, dealt, s)
		if err == nil && strings.EqualFold(c, commitment) {
			require.Equal(t, salt, s)
		}
		own, ownErr := songky.CommitDeal(songky.CoUpClassic, "", dealt, s)
		if ownErr != nil {
			require.Error(t, err)
			return
		}
		require.NoError(t, songky.VerifyDeal(own, songky.CoUpClassic, "", dealt, s))
	})
}
