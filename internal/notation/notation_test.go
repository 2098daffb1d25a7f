package notation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

func TestScanSquare(t *testing.T) {
	for text, want := range map[string]struct {
		file, rank, n int
	}{
		"a1": {0, 0, 2}, "i10": {8, 9, 3}, "a10a9": {0, 9, 3}, "a1b1": {0, 0, 2}, "b1": {1, 0, 2}, "c2c1q": {2, 1, 2},
		"a100": {0, 9, 3}, "h9x": {7, 8, 2}, "a1=C": {0, 0, 2},
	} {
		s, n := notation.ScanSquare(text)
		assert.Equal(t, want.n, n, text)
		assert.Equal(t, board.At(want.file, want.rank), s, text)
	}
	for _, text := range []string{"", "a", "1a", "a0", "j1", "A1", " a1", "a-", "\xff1"} {
		s, n := notation.ScanSquare(text)
		assert.Zero(t, n, text)
		assert.Equal(t, board.None, s, text)
	}
}

func TestSquareNames(t *testing.T) {
	for s := range board.Square(board.NumSquares) {
		read, err := notation.ParseSquare(notation.Square(s))
		require.NoError(t, err)
		assert.Equal(t, s, read)
	}
	for _, text := range []string{"", "a11", "a1a", "a1 "} {
		_, err := notation.ParseSquare(text)
		assert.Error(t, err, text)
	}
}

// TestParseFENGoesOn: after a fault the rest is read all the same, so that a board editor can show it.
func TestParseFENGoesOn(t *testing.T) {
	setup, faults := notation.ParseFEN(variants.Xiangqi, "z2k5/9/9/8/9/9/9/9/9/4K4 y - - 7 x")
	var offsets []int
	for _, f := range faults {
		offsets = append(offsets, f.Offset)
		assert.NotEmpty(t, f.Text)
	}
	assert.Equal(t, []int{0, 9, 25, 33}, offsets)
	assert.Equal(t, board.NewCode(board.Blue, board.RoyalSlot), setup.Cells[board.At(3, 9)])
	assert.Equal(t, board.NewCode(board.Red, board.RoyalSlot), setup.Cells[board.At(4, 0)])
	assert.Equal(t, 7, setup.Progress)
}

func TestParseFENOfTheGreatestLength(t *testing.T) {
	fen := variants.Xiangqi.Info().Start
	padded := fen + strings.Repeat(" ", notation.MaxFEN-len(fen))
	_, faults := notation.ParseFEN(variants.Xiangqi, padded)
	assert.Empty(t, faults)
	_, faults = notation.ParseFEN(variants.Xiangqi, padded+" ")
	assert.Len(t, faults, 1)
}

// TestLetters: a letter means by variant and side.
func TestLetters(t *testing.T) {
	songky := variants.Define(variants.SongKy)
	for _, c := range []struct {
		side   board.Side
		letter byte
		want   variants.Role
	}{
		{board.Red, 'K', variants.General}, {board.Red, 'G', variants.General}, {board.Blue, 'K', variants.King}, {board.Blue, 'G', variants.NoRole},
		{board.Red, 'B', variants.Elephant}, {board.Red, 'E', variants.Elephant}, {board.Blue, 'B', variants.Bishop}, {board.Blue, 'E', variants.NoRole},
		{board.Red, 'N', variants.Horse}, {board.Red, 'H', variants.Horse}, {board.Blue, 'N', variants.Knight}, {board.Blue, 'H', variants.NoRole},
		{board.Red, 'P', variants.Soldier}, {board.Red, 'S', variants.Soldier}, {board.Blue, 'P', variants.Pawn}, {board.Blue, 'S', variants.NoRole},
		{board.Red, 'R', variants.Chariot}, {board.Blue, 'R', variants.Rook}, {board.Red, 'Q', variants.NoRole}, {board.Blue, 'Q', variants.Queen},
		{board.Red, 'A', variants.Advisor}, {board.Red, 'C', variants.Cannon}, {board.Blue, 'A', variants.NoRole}, {board.Blue, 'C', variants.NoRole},
		{board.Red, 0, variants.NoRole}, {board.Red, 'k', variants.NoRole},
	} {
		slot := notation.SlotOfLetter(songky, c.side, c.letter)
		got := variants.NoRole
		if slot != 0 {
			got = songky.Slots[c.side][slot]
		}
		assert.Equal(t, c.want, got, "%c of side %d", c.letter, c.side)
	}
}
