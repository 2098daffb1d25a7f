package adjudicate

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// walk is a Walk of positions that a test makes.
type walk struct {
	positions []board.Position
	moves     []board.Move
}

func (w *walk) At(i int) (*board.Position, board.Move) { return &w.positions[i], w.moves[i] }

func judgeOf(t *testing.T, rules string) *Judge {
	t.Helper()
	r, err := variants.RulesByName(rules)
	require.NoError(t, err)
	return &Judge{Tables: variants.Tables(variants.Xiangqi), Def: variants.Define(variants.Xiangqi), Rules: r}
}

// walked plays moves, "a1a2", from a position.
func walked(t *testing.T, fen string, moves ...string) *walk {
	t.Helper()
	setup, faults := notation.ParseFEN(variants.Xiangqi, fen)
	require.Empty(t, faults)
	tables := variants.Tables(variants.Xiangqi)
	p, broken := tables.NewPosition(&setup)
	require.Empty(t, broken)
	w := &walk{[]board.Position{p}, []board.Move{0}}
	for _, text := range moves {
		m := board.NewMove(board.At(int(text[0]-'a'), int(text[1]-'1')), board.At(int(text[2]-'a'), int(text[3]-'1')))
		require.Contains(t, tables.AppendMoves(&p, nil), m, text)
		var next board.Position
		tables.Make(&next, &p, m)
		p = next
		w.positions, w.moves = append(w.positions, p), append(w.moves, m)
	}
	require.Equal(t, w.positions[0].Key(), p.Key(), "the moves lead back")
	return w
}

func TestCycles(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		moves     []string
		winners   map[string]Winner
	}{
		{
			"Red checks with every move", "9/R2k5/9/9/9/9/9/9/9/4K4 b - - 0 1",
			[]string{"d9d8", "a9a8", "d8d9", "a8a9"},
			map[string]Winner{"songky": Nobody, "ttakji": BlueWon, "cxq": BlueWon},
		},
		{
			"Blue chases a horse that nothing protects", "3k5/9/9/9/9/4N3r/9/9/9/4K4 w - - 0 1",
			[]string{"e5c6", "i5i6", "c6e5", "i6i5"},
			map[string]Winner{"songky": Nobody, "ttakji": Nobody, "cxq": RedWon},
		},
		{
			"nobody does anything", "3k5/9/9/9/9/9/8r/9/9/4K4 w - - 0 1",
			[]string{"e1e2", "i4i5", "e2e1", "i5i4"},
			map[string]Winner{"songky": Nobody, "ttakji": Nobody, "cxq": Nobody},
		},
	} {
		w := walked(t, c.fen, c.moves...)
		for rules, winner := range c.winners {
			assert.Equal(t, winner, judgeOf(t, rules).Cycle(w, len(c.moves)), "%s, %s", c.name, rules)
		}
	}
}
