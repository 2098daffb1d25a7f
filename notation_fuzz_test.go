package songky_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// moveSeeds are texts of every notation, and some that are none.
var moveSeeds = []string{
	"h3e3", "a10a9", "c2c1q", "e1g1", "H2-E2", "C1-C0Q", "h2e2",
	"P2-5", "M8.7", "X9/1", "Tg5.1", "Pt-5", "Bg.1", "B3t-4", "B32-4", "U2s.3", "P2–5",
	"C2=5", "H8+7", "R9-1", "C+=5", "-C-1", "++=4", "--.4", "33=4", "3+=4", "R9-=8", "P32=4", "X2-+3",
	"炮二平五", "馬８進７", "车9退1", "前炮平五", "二兵平四", "前三平四", "後九俥平八", "暗四進五",
	"Nf3", "exd5", "R10a8", "Qh4e1+", "c1=Q#", "O-O", "0-0-0", "Nxc6!?", "e8Q",
	"", "=", "炮", "\xff\xfe", "C2=\xe4", "a1a1", "++++", "11111",
}

// fuzzParseMove: any text reads as exactly one legal move or gives a typed error, in every
// notation and in all at once; what is read is written in every notation and read again.
func fuzzParseMove(f *testing.F, family ...songky.Variant) {
	for i, text := range moveSeeds {
		f.Add(uint8(i), uint16(i), uint8(i%40), text)
	}
	f.Fuzz(func(t *testing.T, variant uint8, seed uint16, plies uint8, text string) {
		v := family[int(variant)%len(family)]
		g := newGame(t, v, songky.WithSeed(uint64(seed)))
		playRandom(t, random(uint64(seed)), g, int(plies%80))
		check := func(m songky.Move, err error) {
			checkRead(t, g, text, m, err)
			for _, n := range songky.Notations() {
				if err == nil && n.Covers(v) {
					again, err := g.ParseMoveAs(g.Format(m, n), n)
					require.NoError(t, err, "%s as %s", m, n)
					require.Equal(t, m, again, n)
				}
			}
		}
		check(g.ParseMove(text))
		for n := range songky.Notation(len(songky.Notations()) + 1) {
			m, err := g.ParseMoveAs(text, n)
			if !n.Covers(v) {
				require.ErrorIs(t, err, songky.ErrNotation)
				continue
			}
			check(m, err)
		}
	})
}

// checkRead fails unless a text gave a legal move or else no move and an error of a known type.
func checkRead(t *testing.T, g *songky.Game, text string, m songky.Move, err error) {
	t.Helper()
	if err == nil {
		require.Contains(t, g.LegalMoves(), m)
		return
	}
	require.Zero(t, m)
	var syntax *songky.ParseError
	var illegal *songky.IllegalMoveError
	switch {
	case errors.As(err, &syntax):
		require.NotEmpty(t, syntax.Why)
		require.GreaterOrEqual(t, syntax.Offset, 0)
		require.LessOrEqual(t, syntax.Offset, len(text))
	case errors.As(err, &illegal):
		require.NotZero(t, illegal.Reason, "%v", err)
		require.NotContains(t, g.LegalMoves(), illegal.Move)
	case g.Outcome().Over():
		require.ErrorIs(t, err, songky.ErrGameOver)
	default:
		require.ErrorIs(t, err, songky.ErrAmbiguous)
	}
}

func FuzzParseMoveSongKy(f *testing.F) { fuzzParseMove(f, songky.SongKy, songky.SongKyBalanced) }

func FuzzParseMoveXiangqi(f *testing.F) { fuzzParseMove(f, songky.Xiangqi) }

func FuzzParseMoveCoUp(f *testing.F) { fuzzParseMove(f, songky.CoUp, songky.CoUpClassic) }

func FuzzParseMoveChess(f *testing.F) { fuzzParseMove(f, songky.Chess, songky.ChessFIDE) }

func FuzzParseMoveCoGanh(f *testing.F) { fuzzParseMove(f, songky.CoGanh, songky.CoGanhFull) }
