package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Worths of a test: chariot or rook 5, cannon and queen 9, horse or knight 3, soldier or pawn 1.
var exchangeWorth = [2][8]int{{0, 1, 2, 2, 3, 9, 5, 0}, {0, 1, 3, 3, 0, 9, 5, 0}}

// TestExchanges: what a capture wins once both sides have captured on its target as long as it
// pays.
func TestExchanges(t *testing.T) {
	for _, c := range []struct {
		name string
		v    variants.Variant
		fen  string
		move string
		wins int
	}{
		{"a free soldier", variants.Xiangqi, "4k4/9/9/p8/9/9/9/9/9/R4K3 w", "a1a7", 1},
		{"protected by a chariot", variants.Xiangqi, "4k4/r8/9/p8/9/9/9/9/9/R4K3 w", "a1a7", 1 - 5},
		{"a second chariot behind", variants.Xiangqi, "4k4/r8/9/p8/9/9/9/R8/R8/5K3 w", "a3a7", 1 - 5 + 5},
		{"the taker becomes a cannon's screen no more", variants.Xiangqi, "4k4/c8/9/p8/9/9/9/9/9/R4K3 w", "a1a7", 1},
		{"a cannon protects over a screen", variants.Xiangqi, "c3k4/p8/9/p8/9/9/9/9/9/R4K3 w", "a1a7", 1 - 5},
		{"a blocked horse does not protect", variants.Xiangqi, "4k4/9/1n7/p8/9/9/9/9/9/R4K3 w", "a1a7", 1},
		{"the general protects", variants.Xiangqi, "9/9/3k5/3p5/9/9/9/9/9/3R1K3 w", "d1d7", 1},
		{"the general protects its palace", variants.Xiangqi, "9/3k5/3p5/9/9/9/9/9/9/3R1K3 w", "d1d8", 1 - 5},
		{"the general may not take back what is protected", variants.Xiangqi, "9/3k5/3p5/9/9/9/9/3R5/9/3R1K3 w", "d3d8", 1},
		{"pawns take pawns", variants.Chess, "4k3/8/2p5/3p4/4P3/8/8/4K3 w", "e4d5", 0},
		{"queen takes a protected pawn", variants.Chess, "4k3/8/2p5/3p4/8/8/8/3QK3 w", "d1d5", 1 - 9},
		{"the cheapest takes back", variants.SongKy, "3qk4/9/9/9/2n6/9/3p5/9/9/3RK4 w", "d1d4", 1 - 5},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := position(t, c.v, c.fen)
			r := variants.Tables(c.v)
			from, n := notation.ScanSquare(c.move)
			to, _ := notation.ScanSquare(c.move[n:])
			m := board.NewMove(from, to)
			require.Zero(t, r.Refuse(&p, from, to, 0), "the move is legal")
			x := r.NewExchange(exchangeWorth)
			assert.True(t, r.Reaches(&p, m, x, c.wins))
			assert.False(t, r.Reaches(&p, m, x, c.wins+1))
		})
	}
}

// TestExchangeBounds: a capture never wins more than its victim, nor loses more than its piece.
func TestExchangeBounds(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		x := variants.Tables(v).NewExchange(exchangeWorth)
		eachRandomPosition(t, v, 10, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			for _, m := range r.AppendCaptures(p, nil) {
				if m.From() == p.Royal(p.Turn()) || m.Promotion() != 0 || m.IsEnPassant() {
					continue
				}
				us := p.Turn()
				victim := exchangeWorth[us^1][p.Cell(m.To()).Slot()]
				own := exchangeWorth[us][p.Cell(m.From()).Slot()]
				require.False(t, r.Reaches(p, m, x, victim+1), notation.FEN(v, p))
				require.True(t, r.Reaches(p, m, x, victim-own), notation.FEN(v, p))
				for least := victim - own; least < victim; least++ {
					require.True(t, r.Reaches(p, m, x, least) || !r.Reaches(p, m, x, least+1), notation.FEN(v, p))
				}
			}
		})
	})
}
