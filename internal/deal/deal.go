// Package deal keeps the true identities of the face-down pieces of a game. Only the root package
// may import it, so that nothing that chooses moves can see it; a test keeps it so.
package deal

import (
	cryptorand "crypto/rand"
	"encoding/binary"
	"math/rand/v2"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Deal has the slot of the piece that lies face down on each start point; 0 where none lies, or
// where its identity is not known.
type Deal [board.NumSquares]uint8

// Source draws random words.
type Source func() uint64

// Seeded is a source that a seed determines.
func Seeded(seed uint64) Source {
	var key [32]byte
	binary.LittleEndian.PutUint64(key[:], seed)
	return rand.NewChaCha8(key).Uint64
}

// Secret is a source that nobody can foretell.
func Secret() uint64 {
	var word [8]byte
	if _, err := cryptorand.Read(word[:]); err != nil {
		panic(err) // documented never to happen
	}
	return binary.LittleEndian.Uint64(word[:])
}

// below draws a number from 0 to n-1, each as likely as the others.
func (next Source) below(n uint64) uint64 {
	limit := -n % n // 2^64 mod n: words below it would favour small numbers
	for {
		if word := next(); word >= limit {
			return word % n
		}
	}
}

// Shuffle deals the pools of p to its face-down points that named leaves open.
func Shuffle(r *board.Rules, p *board.Position, named Deal, next Source) Deal {
	d := named
	for pool := range 1 + r.PoolOf(board.Blue) {
		rest := identities(r, p, named, pool)
		for i := len(rest) - 1; i > 0; i-- {
			j := next.below(uint64(i + 1))
			rest[i], rest[j] = rest[j], rest[i]
		}
		for s := range board.Square(board.NumSquares) {
			if c := p.Cell(s); c.IsFaceDown() && d[s] == 0 && r.PoolOf(c.Side()) == pool {
				d[s] = rest[0]
				rest = rest[1:]
			}
		}
	}
	return d
}

// identities lists what is left of a pool once the named pieces are taken out.
func identities(r *board.Rules, p *board.Position, named Deal, pool int) (rest []uint8) {
	left := Left(r, p, &named, pool)
	for slot := 1; slot < 8; slot++ {
		for range left.Count(slot) {
			rest = append(rest, uint8(slot))
		}
	}
	return rest
}

// Left is what remains of a pool of p once the identities that named gives to its face-down pieces
// are taken out.
func Left(r *board.Rules, p *board.Position, named *Deal, pool int) board.Pool {
	left := p.Pool(pool)
	for s, slot := range named {
		if c := p.Cell(board.Square(s)); slot != 0 && c.IsFaceDown() && r.PoolOf(c.Side()) == pool {
			left = left.With(int(slot), -1)
		}
	}
	return left
}

// Text writes the identities of the face-down pieces of p, from a1 by files and ranks.
func (d *Deal) Text(v variants.Variant, p *board.Position) string {
	def := variants.Define(v)
	var b []byte
	for s := range board.Square(board.NumSquares) {
		c := p.Cell(s)
		if !c.IsFaceDown() || d[s] == 0 {
			continue
		}
		if len(b) > 0 {
			b = append(b, ',')
		}
		b = append(b, notation.Square(s)...)
		b = append(b, '=', def.Slots[c.Side()][d[s]].Letter())
	}
	return string(b)
}

// Known says whether every face-down piece of p has an identity.
func (d *Deal) Known(p *board.Position) bool {
	for s := range board.Square(board.NumSquares) {
		if p.Cell(s).IsFaceDown() && d[s] == 0 {
			return false
		}
	}
	return true
}
