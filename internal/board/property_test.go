package board_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

const (
	games = 20
	plies = 150
)

// TestKeysAreIncremental: the key kept from move to move is the key of the placement; the key for
// searches adds the pools; and equal keys mean equal positions.
func TestKeysAreIncremental(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		byKey, bySearchKey := map[uint64]string{}, map[uint64]string{}
		same := func(seen map[uint64]string, key uint64, what string) {
			if first, met := seen[key]; met {
				require.Equal(t, first, what, "one key for two positions")
			}
			seen[key] = what
		}
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			require.Equal(t, r.FreshKey(p), p.Key(), notation.FEN(v, p))
			setup := p.Setup()
			fresh, faults := r.NewPosition(&setup)
			require.Empty(t, faults, notation.FEN(v, p))
			require.Equal(t, fresh, *p, "a position made move by move is the one set up")
			require.Equal(t, fresh.SearchKey(), p.SearchKey(), notation.FEN(v, p))
			setup.Progress, setup.MoveNo = 0, 1
			withPool := setup
			setup.Pool = [2]board.Pool{}
			same(byKey, p.Key(), key(setup))
			same(bySearchKey, p.SearchKey(), key(withPool))
		})
		assert.Len(t, bySearchKey, len(invert(bySearchKey)), "two keys for one position")
		assert.Len(t, byKey, len(invert(byKey)), "two keys for one position")
	})
}

// key is a text that tells setups apart.
func key(s board.Setup) string {
	b := make([]byte, 0, board.NumSquares+16)
	for _, c := range s.Cells {
		b = append(b, byte(c))
	}
	b = append(b, s.Turn, s.Castling, byte(s.EnPassant))
	for _, pool := range s.Pool {
		b = append(b, byte(pool), byte(pool>>8), byte(pool>>16), byte(pool>>24))
	}
	return string(b)
}

func invert(m map[uint64]string) map[string]uint64 {
	inverse := map[string]uint64{}
	for key, text := range m {
		inverse[text] = key
	}
	return inverse
}

// TestKeysTellTheTurnAndThePoolsApart by hand, where a key might forget them.
func TestKeysTellTheTurnAndThePoolsApart(t *testing.T) {
	red := position(t, variants.Xiangqi, "3k5/9/9/9/9/9/9/9/9/4K4 w")
	blue := position(t, variants.Xiangqi, "3k5/9/9/9/9/9/9/9/9/4K4 b")
	assert.NotEqual(t, red.Key(), blue.Key())

	two := position(t, variants.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K4 w R1N1")
	other := position(t, variants.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K4 w R1P1")
	assert.Equal(t, two.Key(), other.Key(), "an occurrence does not depend on the pools")
	assert.NotEqual(t, two.SearchKey(), other.SearchKey(), "a search does")

	down := position(t, variants.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K4 w R1")
	up := position(t, variants.CoUp, "3k5/9/9/9/9/9/9/9/9/R3K4 w R1")
	assert.NotEqual(t, down.Key(), up.Key(), "face-down points are part of an occurrence")

	rights := map[uint64]string{}
	for _, text := range []string{"KQkq", "KQk", "KQq", "KQ", "Kkq", "Kk", "Kq", "K", "Qkq", "Qk", "Qq", "Q", "kq", "k", "q", "-"} {
		p := position(t, variants.ChessFIDE, "r3k2r/8/8/8/8/8/8/R3K2R w "+text)
		rights[p.Key()] = text
	}
	assert.Len(t, rights, 16, "castling rights are part of an occurrence")

	passed := position(t, variants.ChessFIDE, "4k3/8/8/8/Pp6/8/8/4K3 b - a3")
	still := position(t, variants.ChessFIDE, "4k3/8/8/8/Pp6/8/8/4K3 b - -")
	assert.NotEqual(t, passed.Key(), still.Key(), "so is a legal en passant capture")
}

// TestCountMatchesList: the number of moves is the length of their list, and no move is listed twice.
func TestCountMatchesList(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		check := func(r *board.Rules, p *board.Position) {
			moves := r.AppendMoves(p, nil)
			require.Equal(t, len(moves), r.CountMoves(p), notation.FEN(v, p))
			require.Equal(t, len(moves) > 0, r.HasMove(p), notation.FEN(v, p))
			seen := map[board.Move]bool{}
			for _, m := range moves {
				require.False(t, seen[m], "%d twice in %s", m, notation.FEN(v, p))
				seen[m] = true
			}
		}
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) { check(r, p) })
		eachDataPosition(t, v, check)
	})
}

// TestCapturesAreTheCapturesOfAllMoves: captures and promotions, each once.
func TestCapturesAreTheCapturesOfAllMoves(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		captures := 0
		check := func(r *board.Rules, p *board.Position) {
			var want []board.Move
			for _, m := range r.AppendMoves(p, nil) {
				if p.Cell(m.To()) != 0 || m.Promotion() != 0 || m.IsEnPassant() {
					want = append(want, m)
				}
			}
			require.ElementsMatch(t, want, r.AppendCaptures(p, nil), notation.FEN(v, p))
			captures += len(want)
		}
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) { check(r, p) })
		eachDataPosition(t, v, check)
		assert.Equal(t, variants.Tables(v).Spec().Flips, captures == 0, "there were captures")
	})
}

// TestNoPromotionIntoACannonsScreen: a pawn that promotes beside its king would let the cannon
// capture over it.
func TestNoPromotionIntoACannonsScreen(t *testing.T) {
	r := variants.Tables(variants.SongKy)
	p := position(t, variants.SongKy, "9/9/9/9/9/9/9/4K4/1p7/k2C5 b")
	for _, m := range append(r.AppendCaptures(&p, nil), r.AppendMoves(&p, nil)...) {
		assert.False(t, m.From() == board.At(1, 1) && m.To() == board.At(1, 0), "b2b1 is illegal")
	}
	p = position(t, variants.SongKy, "9/9/9/9/9/9/9/4K4/1p7/k8 b")
	assert.Len(t, r.AppendCaptures(&p, nil), 4, "without the cannon there are four promotions")
}

// TestAppendKeepsWhatIsThere: lists are appended, in the same order, to what the buffer has.
func TestAppendKeepsWhatIsThere(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		eachRandomPosition(t, v, 3, 60, func(r *board.Rules, _, p *board.Position, m board.Move) {
			moves := r.AppendMoves(p, nil)
			require.Equal(t, append([]board.Move{m}, moves...), r.AppendMoves(p, []board.Move{m}))
			captures := r.AppendCaptures(p, nil)
			require.Equal(t, append([]board.Move{m}, captures...), r.AppendCaptures(p, []board.Move{m}))
		})
	})
}

// TestRefuseAllowsExactlyTheLegalMoves: over all pairs of points and all promotions.
func TestRefuseAllowsExactlyTheLegalMoves(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		n := 0
		eachRandomPosition(t, v, 2, 90, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			if n++; n%40 != 0 {
				return
			}
			legal := map[[3]int]bool{}
			for _, m := range r.AppendMoves(p, nil) {
				legal[[3]int{int(m.From()), int(m.To()), m.Promotion()}] = true
			}
			for from := range board.Square(board.NumSquares) {
				for to := range board.Square(board.NumSquares) {
					for _, promotion := range []int{0, 2, 3, 5, 6, 7} {
						why := r.Refuse(p, from, to, promotion)
						require.Equal(t, legal[[3]int{int(from), int(to), promotion}], why == 0,
							"%s-%s=%d in %s: refusal %d", notation.Square(from), notation.Square(to), promotion, notation.FEN(v, p), why)
					}
				}
			}
			require.Equal(t, board.OutsideBoard, r.Refuse(p, board.None, 0, 0))
			require.Equal(t, board.OutsideBoard, r.Refuse(p, 0, board.None, 0))
		})
		assert.GreaterOrEqual(t, n, 30)
	})
}

// TestMakeLeavesTheSourceAlone: the position that a move is made from stays as it was.
func TestMakeLeavesTheSourceAlone(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		rng := random(9)
		eachRandomPosition(t, v, 3, 80, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			before := *p
			for _, m := range r.AppendMoves(p, nil) {
				next := makeAny(rng, r, p, m)
				require.NotEqual(t, before.Key(), next.Key())
				require.Equal(t, p.Turn()^1, next.Turn())
				require.Equal(t, p.MoveNo()+int(p.Turn()), next.MoveNo(), "the number rises after Blue's move")
			}
			require.Equal(t, before, *p)
		})
	})
}

// TestProgressCounter restates the rule: the counter restarts on a capture, a pawn move of a
// chess army, a forward step of a soldier already across the river, and a turn in cờ gánh.
func TestProgressCounter(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		restarts := 0
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, before, p *board.Position, m board.Move) {
			if m == 0 {
				return
			}
			side := before.Turn()
			role := variants.NoRole
			if c := before.Cell(m.From()); c.IsFaceDown() {
				role = variants.Define(v).RoleOf(r.Spec().FaceDownAt[m.From()])
			} else {
				role = variants.Define(v).RoleOf(c)
			}
			forward := int(m.To().Rank()) - int(m.From().Rank())
			across := m.From().Rank() >= 5
			if side == board.Blue {
				forward, across = -forward, m.From().Rank() <= 4
			}
			restart := before.Cell(m.To()) != 0 || role == variants.Pawn ||
				role == variants.Soldier && across && forward == 1 ||
				r.Spec().Flips && p.Of(side).Len() != before.Of(side).Len()
			if restart {
				restarts++
				require.Zero(t, p.Progress(), notation.FEN(v, p))
			} else {
				require.Equal(t, before.Progress()+1, p.Progress(), notation.FEN(v, p))
			}
		})
		assert.Positive(t, restarts)
	})
}

// TestMakeNull passes the turn and nothing else.
func TestMakeNull(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		eachRandomPosition(t, v, 3, 80, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			var next board.Position
			r.MakeNull(&next, p)
			require.Equal(t, p.Turn()^1, next.Turn())
			require.Equal(t, r.FreshKey(&next), next.Key(), notation.FEN(v, p))
			require.Equal(t, board.None, next.EnPassant())
			require.Equal(t, p.Setup().Cells, next.Setup().Cells)
		})
	})
}

// attackers are the pieces of a side that hit a point.
func attackers(r *board.Rules, p *board.Position, s board.Square, side board.Side) (all board.Set) {
	for rest := p.Of(side); !rest.Empty(); {
		var from board.Square
		from, rest = rest.Next()
		if r.Hits(p, from, p.Occupied()).Has(s) {
			all = all.Or(board.Of(from))
		}
	}
	return all
}

// TestHits: the pieces that hit a royal are its checkers, and every capture is a hit.
func TestHits(t *testing.T) {
	eachVariant(t, func(t *testing.T, v variants.Variant) {
		eachRandomPosition(t, v, 10, plies, func(r *board.Rules, _, p *board.Position, _ board.Move) {
			us := p.Turn()
			if !r.HasRoyal(us) {
				require.True(t, r.Checkers(p).Empty())
				return
			}
			require.Equal(t, attackers(r, p, p.Royal(us), us^1), r.Checkers(p), notation.FEN(v, p))
			require.True(t, attackers(r, p, p.Royal(us^1), us).Empty(), "the side that moved left no check: %s", notation.FEN(v, p))
			for _, m := range r.AppendCaptures(p, nil) {
				if p.Cell(m.To()) != 0 {
					require.True(t, attackers(r, p, m.To(), us).Has(m.From()), notation.FEN(v, p))
				}
			}
		})
	})
}

// TestFlipped: what a move of cờ gánh is said to turn is what it turns.
func TestFlipped(t *testing.T) {
	for _, v := range []variants.Variant{variants.CoGanh, variants.CoGanhFull} {
		turned := 0
		eachRandomPosition(t, v, games, plies, func(r *board.Rules, before, p *board.Position, m board.Move) {
			if m == 0 {
				return
			}
			flipped := r.Flipped(before, m)
			turned += flipped.Len()
			us := before.Turn()
			step := board.Of(m.From(), m.To())
			require.Equal(t, before.Of(us).Xor(step).Or(flipped), p.Of(us))
			require.Equal(t, before.Of(us^1).Without(flipped), p.Of(us^1))
			require.True(t, flipped.Without(before.Of(us^1)).Empty(), "only enemies turn")
			require.Equal(t, before.Occupied().Len(), p.Occupied().Len())
		})
		assert.Positive(t, turned)
	}
}
