package draw

import (
	"strings"
	"testing"

	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// every calls f with a scene of the start of every game, in every size and way to draw.
func every(t *testing.T, f func(t *testing.T, s Scene)) {
	for _, v := range songky.Variants() {
		g, err := songky.NewGame(v)
		require.NoError(t, err)
		for _, size := range []Size{Compact, Normal, Large} {
			for _, letters := range []bool{false, true} {
				for _, flipped := range []bool{false, true} {
					s := NewScene(g.Position())
					s.Size, s.Letters, s.Flipped, s.River = size, letters, flipped, "r i v e r"
					t.Run(v.String(), func(t *testing.T) { f(t, s) })
				}
			}
		}
	}
}

func TestEveryRowIsAsWideAsThePicture(t *testing.T) {
	every(t, func(t *testing.T, s Scene) {
		for _, m := range []bool{false, true} {
			if m {
				s.Last, s.Cursor, s.Selected = songky.NewMove(0, 1, 0), 2, 3
				s.Targets = []songky.Square{songky.NewSquare(4, 4), songky.NewSquare(0, 4)}
			}
			p := Board(s)
			width, height := Measure(s.Position.Variant(), s.Size)
			assert.Equal(t, [2]int{width, height}, [2]int{p.Width(), p.Height()})
			for y := range p.Height() {
				row := ""
				for _, run := range p.Runs(y) {
					row += run.Text
				}
				assert.Equal(t, width, lipgloss.Width(row), row)
			}
		}
	})
}

func TestEveryPointIsWhereItIsSaidToBe(t *testing.T) {
	every(t, func(t *testing.T, s Scene) {
		p := Board(s)
		p.layout.all(func(at songky.Square) {
			x, y := p.Spot(at)
			found, ok := p.SquareAt(x, y)
			assert.True(t, ok)
			assert.Equal(t, at, found)
			if piece := s.Position.At(at); !piece.Empty() {
				want := piece.Glyph()
				if s.Letters {
					want = piece.Letter()
				}
				assert.Equal(t, want, p.rows[y][x].Text, "%v", at)
			}
		})
		_, ok := p.SquareAt(p.Width()+pitch, 0)
		assert.False(t, ok)
		_, ok = p.SquareAt(-1, -1)
		assert.False(t, ok)
	})
}

func picture(t *testing.T, v songky.Variant, change func(*Scene)) string {
	t.Helper()
	g, err := songky.NewGame(v)
	require.NoError(t, err)
	s := NewScene(g.Position())
	if change != nil {
		change(&s)
	}
	return "\n" + strings.Join(Board(s).Lines(), "\n")
}

func TestCoGanhBoards(t *testing.T) {
	assert.Equal(t, `
 5  ○ ─ ○ ─ ○ ─ ○ ─ ○
    │ ╲ │ ╱ │ ╲ │ ╱ │
 4  ○ ──┼───┼───┼── ○
    │ ╱ │ ╲ │ ╱ │ ╲ │
 3  ○ ──┼───┼───┼── ●
    │ ╲ │ ╱ │ ╲ │ ╱ │
 2  ● ──┼───┼───┼── ●
    │ ╱ │ ╲ │ ╱ │ ╲ │
 1  ● ─ ● ─ ● ─ ● ─ ●
    a   b   c   d   e`, picture(t, songky.CoGanh, nil))
	assert.Contains(t, picture(t, songky.CoGanhFull, nil), "\n    │ ╳ │ ╳ │ ╳ │ ╳ │\n")
}

func TestRiverAndPalaces(t *testing.T) {
	xiangqi := picture(t, songky.Xiangqi, func(s *Scene) { s.River = "r i v e r" })
	assert.Contains(t, xiangqi, "~  r i v e r  ~")
	assert.Equal(t, 4, strings.Count(xiangqi, "╲"))
	assert.Contains(t, xiangqi, "\n10  車──馬──象──士──將──士──象──馬──車\n")
	assert.Equal(t, 2, strings.Count(picture(t, songky.SongKy, nil), "╲"), "a king has no palace")
	compact := picture(t, songky.Xiangqi, func(s *Scene) { s.Size = Compact })
	assert.Contains(t, compact, "\n 6  ├───┴───┴───┴───┴───┴───┴───┴───┤\n 5  ├───┬───┬")
}

func TestSquares(t *testing.T) {
	chess := picture(t, songky.Chess, func(s *Scene) { s.Flipped = true })
	assert.Contains(t, chess, "\n 1│ ♖ │ ♘ │ ♗ │ ♔ │ ♕ │ ♗ │ ♘ │ ♖ │\n  ├───┼")
	assert.Contains(t, chess, "\n    h   g   f   e   d   c   b   a")
}

func TestMarks(t *testing.T) {
	e2, b3, b10, e3 := songky.NewSquare(4, 1), songky.NewSquare(1, 2), songky.NewSquare(1, 9), songky.NewSquare(4, 2)
	marked := picture(t, songky.Xiangqi, func(s *Scene) {
		s.Selected, s.Targets, s.Cursor = b3, []songky.Square{b10, e3}, songky.NewSquare(0, 0)
		s.Last, s.Checked = songky.NewMove(e2, songky.NewSquare(8, 0), 0), songky.NewSquare(4, 9)
	})
	assert.Contains(t, marked, "\n10  車─(馬)─象──士─!將!─士")
	assert.Contains(t, marked, "\n 3  ├──{炮}─┼───┼───•───┼")
	assert.Contains(t, marked, "\n 2  ├───┼───┼───┼──<┼>──┼")
	assert.Contains(t, marked, "\n 1 [俥]─傌──相──仕──帥──仕──相──傌─<俥>\n")
}
