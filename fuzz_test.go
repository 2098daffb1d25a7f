package songky_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// seedPositions are some positions of every variant from the test data.
func seedPositions(f *testing.F, perVariant int) (list []positionLine) {
	count := tally{}
	for _, l := range readLines[positionLine](f, "perft.jsonl") {
		if count[l.Variant]++; count[l.Variant] <= perVariant {
			list = append(list, l)
		}
	}
	return list
}

// variantOf makes any number a variant, now and then one that does not exist.
func variantOf(n uint8) songky.Variant { return songky.Variant(n % 11) }

// FuzzFEN: a text is refused with a typed error, or is a position that writes itself.
func FuzzFEN(f *testing.F) {
	for _, l := range seedPositions(f, 4) {
		f.Add(uint8(variant(f, l.Variant)), l.FEN)
	}
	f.Add(uint8(songky.Xiangqi), "9/9/9/9/9/9/9/9/9/9 w - - 0 1")
	f.Add(uint8(songky.CoUp), "x2k5/9/9/9/9/9/9/9/9/4K4 b P16R0r1 - 1000000000 1")
	f.Fuzz(func(t *testing.T, n uint8, fen string) {
		v := variantOf(n)
		g, err := songky.NewGame(v, songky.WithFEN(fen), songky.WithSeed(1))
		if err != nil {
			require.True(t, g == nil, "no game comes with an error")
			if v.Info().ID == "" {
				require.ErrorIs(t, err, songky.ErrUnknownVariant)
				return
			}
			require.NotNil(t, positionError(err), "%v", err)
			require.NotEmpty(t, positionError(err).Faults)
			return
		}
		again, err := songky.NewGame(v, songky.WithFEN(g.FEN()), songky.WithSeed(1))
		require.NoError(t, err, g.FEN())
		require.Equal(t, snap(t, g), snap(t, again))
		moves := g.LegalMoves()
		if len(moves) > 0 {
			require.Equal(t, uint64(len(moves)), g.Perft(1))
			require.NoError(t, g.Play(moves[len(fen)%len(moves)]))
			require.NoError(t, g.Undo())
			require.Equal(t, snap(t, again), snap(t, g))
		}
	})
}

// FuzzMove: a text or a number is a legal move, or is refused with a reason and changes nothing.
func FuzzMove(f *testing.F) {
	for i, l := range seedPositions(f, 2) {
		f.Add(uint8(variant(f, l.Variant)), l.FEN, "h3e3", uint32(i)*0x01010101)
	}
	for _, text := range []string{"c2c1q", "a10a9", "e1g1", "a1=C", "", "炮二平五", "h3h10", "\xff"} {
		f.Add(uint8(songky.SongKy), songky.SongKy.Info().Start, text, uint32(0x80002744))
	}
	f.Fuzz(func(t *testing.T, n uint8, fen, text string, number uint32) {
		g, err := songky.NewGame(variantOf(n), songky.WithFEN(fen), songky.WithSeed(1))
		if err != nil {
			return
		}
		before := snap(t, g)
		m, err := g.ParseMove(text)
		switch {
		case err == nil:
			require.Contains(t, g.LegalMoves(), m)
			read, err := g.ParseMove(g.Format(m, songky.Coordinates))
			require.NoError(t, err)
			require.Equal(t, m, read)
			require.NoError(t, g.Clone().Play(m))
		case !g.Outcome().Over():
			require.True(t, parseError(err) != nil || illegalMove(err) != nil || errors.Is(err, songky.ErrAmbiguous), "%v", err)
		}
		for _, m := range []songky.Move{songky.Move(number), songky.Move(number | 1<<31), songky.Move(number&0x7F7F) | 1<<31} {
			c := g.Clone()
			if err := c.Play(m); err == nil {
				require.Contains(t, g.LegalMoves(), m)
				require.NoError(t, c.Undo())
				require.Equal(t, before, snap(t, c))
			} else if !g.Outcome().Over() {
				require.NotNil(t, illegalMove(err), "%v", err)
				require.NotZero(t, illegalMove(err).Reason, "%#x: %v", uint32(m), err)
				require.Equal(t, before, snap(t, c))
			}
		}
		require.Equal(t, before, snap(t, g))
	})
}

// FuzzRecord: what loads as a game writes records that load as the same game.
func FuzzRecord(f *testing.F) {
	for i, v := range songky.Variants() {
		g := newGame(f, v, songky.WithSeed(uint64(i)))
		playRandom(f, random(uint64(i)), g, 12)
		f.Add([]byte(full(f, g)))
		f.Add([]byte(public(f, g)))
		_ = g.LoseOnTime(songky.Blue)
		f.Add([]byte(public(f, g)))
	}
	f.Add([]byte(`{"songky":1,"variant":"xiangqi","rules":{"name":"songky","plyLimit":3},"moves":["a1a2","a10a9","a2a3"],"ended":null}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		g, err := songky.LoadGame(data)
		if err != nil {
			require.True(t, g == nil, "no game comes with an error")
			require.NotEmpty(t, err.Error())
			return
		}
		want := snap(t, g)
		again, err := songky.LoadGame([]byte(want.Full))
		require.NoError(t, err, want.Full)
		require.Equal(t, want, snap(t, again))
		client, err := songky.LoadGame([]byte(want.Public))
		require.NoError(t, err, want.Public)
		require.Equal(t, want.Public, public(t, client))
		for g.Plies() > 0 {
			require.NoError(t, g.Undo())
		}
		require.ErrorIs(t, g.Undo(), songky.ErrNoHistory)
	})
}

// FuzzDeal: a text is refused, or names identities that the game then has.
func FuzzDeal(f *testing.F) {
	for _, l := range readLines[positionLine](f, "perft.jsonl") {
		if l.Deal != nil && l.Start {
			f.Add(l.Variant == "coup", dealText(l.Deal))
		}
	}
	f.Add(true, "a1=C,b1=P")
	f.Add(false, "a10=R,b10=R,a1=R")
	f.Add(true, "a1=C,,a1=C")
	f.Fuzz(func(t *testing.T, together bool, text string) {
		v := songky.CoUpClassic
		if together {
			v = songky.CoUp
		}
		g, err := songky.NewGame(v, songky.WithDeal(text), songky.WithSeed(1))
		if err != nil {
			require.True(t, g == nil, "no game comes with an error")
			require.NotNil(t, parseError(err), "%v", err)
			return
		}
		require.NoError(t, g.AgreeDraw())
		deal, err := g.Deal()
		require.NoError(t, err)
		require.Len(t, strings.Split(deal, ","), 30)
		if text != "" {
			for _, item := range strings.Split(text, ",") {
				point, letter, _ := strings.Cut(item, "=")
				role := strings.NewReplacer("E", "B", "H", "N", "S", "P").Replace(letter)
				require.Contains(t, ","+deal+",", ","+point+"="+role+",")
			}
		}
		again := newGame(t, v, songky.WithDeal(deal))
		require.NoError(t, again.AgreeDraw())
		same, err := again.Deal()
		require.NoError(t, err)
		require.Equal(t, deal, same)
	})
}
