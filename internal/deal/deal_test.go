package deal_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/deal"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

func start(t testing.TB, v variants.Variant, fen string) board.Position {
	t.Helper()
	setup, unread := notation.ParseFEN(v, fen)
	require.Empty(t, unread)
	p, faults := variants.Tables(v).NewPosition(&setup)
	require.Empty(t, faults)
	return p
}

// count is the identities of a deal by pool.
func count(r *board.Rules, p *board.Position, d *deal.Deal) (pools [2]board.Pool) {
	for s := range board.Square(board.NumSquares) {
		if c := p.Cell(s); c.IsFaceDown() {
			i := r.PoolOf(c.Side())
			pools[i] = pools[i].With(int(d[s]), 1)
		}
	}
	return pools
}

// TestShuffleDealsThePools: every identity once, each side's own in the club form.
func TestShuffleDealsThePools(t *testing.T) {
	for _, v := range []variants.Variant{variants.CoUp, variants.CoUpClassic} {
		r, p := variants.Tables(v), start(t, v, v.Info().Start)
		for seed := range uint64(50) {
			d := deal.Shuffle(r, &p, deal.Deal{}, deal.Seeded(seed))
			require.Equal(t, [2]board.Pool{p.Pool(0), p.Pool(1)}, count(r, &p, &d))
			require.True(t, d.Known(&p))
			require.Zero(t, d[board.At(4, 0)], "the general is dealt nothing")
		}
		d := deal.Shuffle(r, &p, deal.Deal{}, deal.Secret)
		require.Equal(t, [2]board.Pool{p.Pool(0), p.Pool(1)}, count(r, &p, &d))
	}
}

// TestShuffleIsFair: on each point each identity turns up as often as the pool has it, within five
// standard deviations.
func TestShuffleIsFair(t *testing.T) {
	const deals = 4000
	v := variants.CoUp
	r, p := variants.Tables(v), start(t, v, v.Info().Start)
	var seen [board.NumSquares][8]float64
	for seed := range uint64(deals) {
		d := deal.Shuffle(r, &p, deal.Deal{}, deal.Seeded(seed))
		for s, slot := range d {
			seen[s][slot]++
		}
	}
	for s := range board.Square(board.NumSquares) {
		if !p.Cell(s).IsFaceDown() {
			continue
		}
		for slot := 1; slot < board.RoyalSlot; slot++ {
			chance := float64(p.Pool(0).Count(slot)) / 30
			variance := deals * chance * (1 - chance)
			off := seen[s][slot] - deals*chance
			assert.Less(t, off*off, 25*variance, "slot %d on %s: %v times", slot, notation.Square(s), seen[s][slot])
		}
	}
}

// TestSeededDealsStayTheSame: a seed gives the same deal on every machine and in every version.
func TestSeededDealsStayTheSame(t *testing.T) {
	for v, want := range map[variants.Variant]string{
		variants.CoUp:        "a1=N,b1=C,c1=R,d1=C,f1=A,g1=A,h1=P,i1=N,b3=C,h3=A,a4=P,c4=P,e4=P,g4=R,i4=R,a7=R,c7=B,e7=B,g7=P,i7=P,b8=P,h8=P,a10=B,b10=P,c10=N,d10=N,f10=C,g10=A,h10=B,i10=P",
		variants.CoUpClassic: "a1=P,b1=B,c1=A,d1=A,f1=C,g1=P,h1=P,i1=R,b3=P,h3=P,a4=R,c4=N,e4=C,g4=B,i4=N,a7=C,c7=P,e7=B,g7=N,i7=N,b8=R,h8=P,a10=P,b10=P,c10=B,d10=C,f10=P,g10=A,h10=A,i10=R",
	} {
		p := start(t, v, v.Info().Start)
		d := deal.Shuffle(variants.Tables(v), &p, deal.Deal{}, deal.Seeded(2024))
		assert.Equal(t, want, d.Text(v, &p))
	}
}

// TestNamedIdentitiesStay: what a text names is dealt as named, the rest from what is left.
func TestNamedIdentitiesStay(t *testing.T) {
	v := variants.CoUp
	r, p := variants.Tables(v), start(t, v, v.Info().Start)
	named, err := deal.Parse(v, &p, "a1=C,b1=C,c1=C,d1=C,a10=A")
	require.NoError(t, err)
	assert.False(t, named.Known(&p))
	assert.Equal(t, "a1=C,b1=C,c1=C,d1=C,a10=A", named.Text(v, &p))
	for seed := range uint64(20) {
		d := deal.Shuffle(r, &p, named, deal.Seeded(seed))
		require.Equal(t, p.Pool(0), count(r, &p, &d)[0])
		for s, slot := range named {
			if slot != 0 {
				require.Equal(t, slot, d[s])
			}
		}
	}
}

// TestPoolLargerThanTheBoard: identities captured unseen are not on the board.
func TestPoolLargerThanTheBoard(t *testing.T) {
	v := variants.CoUp
	p := start(t, v, "x2k5/9/9/9/9/9/9/9/9/X3K4 w R1N1P1")
	for seed := range uint64(20) {
		d := deal.Shuffle(variants.Tables(v), &p, deal.Deal{}, deal.Seeded(seed))
		require.True(t, d.Known(&p))
		pool := count(variants.Tables(v), &p, &d)[0]
		require.Equal(t, 2, pool.Total())
		for slot := 1; slot < 8; slot++ {
			require.LessOrEqual(t, pool.Count(slot), p.Pool(0).Count(slot))
		}
	}
}

// TestTextRoundTrips: a deal's text reads as the deal.
func TestTextRoundTrips(t *testing.T) {
	for _, v := range []variants.Variant{variants.CoUp, variants.CoUpClassic} {
		p := start(t, v, v.Info().Start)
		d := deal.Shuffle(variants.Tables(v), &p, deal.Deal{}, deal.Seeded(1))
		read, err := deal.Parse(v, &p, d.Text(v, &p))
		require.NoError(t, err)
		assert.Equal(t, d, read)
	}
	p := start(t, variants.CoUp, variants.CoUp.Info().Start)
	empty, err := deal.Parse(variants.CoUp, &p, "")
	require.NoError(t, err)
	assert.Zero(t, empty)
	assert.Empty(t, empty.Text(variants.CoUp, &p))
}

// TestShuffleRejectsWordsThatWouldFavourSmallNumbers: 2^64 is no multiple of 30, so of 30 places the
// first few words must be drawn again.
func TestShuffleRejectsWordsThatWouldFavourSmallNumbers(t *testing.T) {
	v := variants.CoUp
	p := start(t, v, v.Info().Start)
	draws := func(first uint64) (n int) {
		deal.Shuffle(variants.Tables(v), &p, deal.Deal{}, func() uint64 {
			if n++; n == 1 {
				return first
			}
			return 1 << 63
		})
		return n
	}
	assert.Equal(t, 29, draws(1<<63), "thirty pieces take 29 draws")
	assert.Equal(t, 30, draws(15), "2^64 leaves 16 over 30")
	assert.Equal(t, 29, draws(16))
}
