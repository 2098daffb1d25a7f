package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// TestHotPathsAllocateNothing: what a search does at every node takes no memory.
func TestHotPathsAllocateNothing(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		r, p := variants.Tables(v), startOf(t, v)
		buf := make([]board.Move, 0, board.MaxMoves)
		moves := r.AppendMoves(&p, nil)
		var next board.Position
		var w [2]board.Weights
		w[board.Red].Keen = true
		for name, f := range map[string]func(){
			"AppendMoves":    func() { buf = r.AppendMoves(&p, buf[:0]) },
			"AppendCaptures": func() { buf = r.AppendCaptures(&p, buf[:0]) },
			"CountMoves":     func() { r.CountMoves(&p) },
			"HasMove":        func() { r.HasMove(&p) },
			"InCheck":        func() { r.InCheck(&p) },
			"Hits":           func() { r.Hits(&p, moves[0].From(), p.Occupied()) },
			"MakeNull":       func() { r.MakeNull(&next, &p) },
			"Activity": func() {
				_, marks := r.FrontOf(&p, &w)
				r.Activity(&p, &marks, &w)
			},
			"SearchKey": func() { _ = p.SearchKey() },
			"Make": func() {
				for _, m := range moves {
					r.Make(&next, &p, m)
				}
			},
		} {
			assert.Zero(t, testing.AllocsPerRun(20, f), name)
		}
	})
}

// TestPerftAllocatesOnceAWalk: its memory does not grow with the number of nodes.
func TestPerftAllocatesOnceAWalk(t *testing.T) {
	for _, v := range []variants.Variant{variants.SongKy, variants.Xiangqi, variants.Chess, variants.ChessFIDE, variants.CoGanh} {
		r, p := variants.Tables(v), startOf(t, v)
		shallow := testing.AllocsPerRun(5, func() { r.Perft(&p, 2, nil) })
		deep := testing.AllocsPerRun(2, func() { r.Perft(&p, 3, nil) })
		assert.Equal(t, shallow, deep, v)
		assert.LessOrEqual(t, deep, 4.0, v)
	}
}
