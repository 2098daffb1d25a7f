package songky

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// mates finds forced ends by trying everything, without any of the search's means.
type mates struct {
	rules *board.Rules
	def   *variants.Definition
}

// lost says whether the side to move has lost here.
func (x mates) lost(p *board.Position) bool {
	return !x.rules.HasMove(p) && (x.rules.InCheck(p) || x.def.NoMoveLoses)
}

// wins lists the moves after which the side to move mates in n moves at most.
func (x mates) wins(p *board.Position, n int) (list []board.Move) {
	for _, m := range x.rules.AppendMoves(p, nil) {
		if p.Cell(m.From()).IsFaceDown() {
			continue // what it would turn up as is not known
		}
		var next board.Position
		x.rules.Make(&next, p, m)
		if x.lost(&next) || n > 1 && x.cannotEscape(&next, n-1) {
			list = append(list, m)
		}
	}
	return list
}

// cannotEscape says whether every reply, whatever it turns up, is met by a mate in n.
func (x mates) cannotEscape(p *board.Position, n int) bool {
	moves := x.rules.AppendMoves(p, nil)
	for _, m := range moves {
		for _, next := range x.replies(p, m) {
			if len(x.wins(&next, n)) == 0 {
				return false
			}
		}
	}
	return len(moves) > 0
}

func (x mates) replies(p *board.Position, m board.Move) (list []board.Position) {
	var next board.Position
	if !p.Cell(m.From()).IsFaceDown() {
		x.rules.Make(&next, p, m)
		return append(list, next)
	}
	pool := p.Pool(x.rules.PoolOf(p.Turn()))
	for slot := 1; slot < board.RoyalSlot; slot++ {
		if pool.Count(slot) > 0 {
			x.rules.MakeTurned(&next, p, m, slot)
			list = append(list, next)
		}
	}
	return list
}

// The engine finds the mates in two among the positions of the test data.
func TestEngineFindsMateInTwo(t *testing.T) {
	const perVariant = 6
	found := map[Variant]int{}
	f, err := os.Open("testdata/positions.jsonl")
	require.NoError(t, err)
	defer f.Close()
	e, err := NewEngine(EngineOptions{HashBytes: 4 << 20})
	require.NoError(t, err)
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var line struct{ Variant, FEN string }
		require.NoError(t, json.Unmarshal(lines.Bytes(), &line))
		v, err := ParseVariant(line.Variant)
		require.NoError(t, err)
		rules := variants.Tables(v)
		if found[v] == perVariant || !rules.HasRoyal(board.Red) {
			continue
		}
		p, err := parsePosition(v, line.FEN)
		require.NoError(t, err)
		x := mates{rules, variants.Define(v)}
		// A position with many moves takes long to try out.
		if rules.CountMoves(&p) > 45 || len(x.wins(&p, 1)) > 0 {
			continue
		}
		wins := x.wins(&p, 2)
		if len(wins) == 0 {
			continue
		}
		found[v]++
		g, err := NewGame(v, WithFEN(line.FEN))
		require.NoError(t, err)
		r, err := e.BestMove(context.Background(), g, Limits{Depth: 6})
		require.NoError(t, err)
		var moves []Move
		for _, m := range wins {
			moves = append(moves, moveFrom(x.def, p.Turn(), m))
		}
		assert.Contains(t, moves, r.Move, "%s %s: %s", v, line.FEN, r.Lines[0].Score)
		assert.Equal(t, 2, r.Lines[0].Score.MateIn, "%s %s", v, line.FEN)
	}
	require.NoError(t, lines.Err())
	for _, v := range Variants() {
		if variants.Tables(v).HasRoyal(board.Red) {
			assert.Positive(t, found[v], v)
		}
		t.Logf("%s: %d mates in two", v, found[v])
	}
}
