package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Every check is found by FindChecks, and the quiet ones are listed.
func TestChecksAreFound(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		tables := variants.Tables(v)
		if !tables.HasRoyal(board.Red) {
			t.Skip("no royals")
		}
		checks, moves := 0, 0
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			found := r.FindChecks(p)
			threats := r.Threats(p)
			quiet := r.AppendQuietChecks(p, &threats, &found, nil)
			var next board.Position
			for _, m := range r.AppendMoves(p, nil) {
				if p.Cell(m.From()).IsFaceDown() || m.Promotion() != 0 || m.IsCastling() || m.IsEnPassant() {
					continue
				}
				moves++
				r.Make(&next, p, m)
				if !r.InCheck(&next) {
					continue
				}
				checks++
				require.True(t, found.May(p, m), "%s: %v", notation.FEN(v, p), m)
				if p.Cell(m.To()) == 0 {
					require.Contains(t, quiet, m, notation.FEN(v, p))
				}
			}
			for _, m := range quiet {
				require.Zero(t, p.Cell(m.To()))
				require.Contains(t, r.AppendMoves(p, nil), m)
			}
		})
		assert.Positive(t, checks)
		assert.Less(t, checks, moves)
	})
}
