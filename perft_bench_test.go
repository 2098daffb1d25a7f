package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// walker counts lines in one of two ways that Game.Perft does not: it lists the moves of the last
// ply, or makes every one of them, as a search does.
type walker struct {
	rules     *board.Rules
	makeLast  bool
	identity  map[board.Square]int // cờ úp: what turns up, by start point
	positions [8]board.Position
	moves     [8][board.MaxMoves]board.Move
}

func (w *walker) lines(ply, depth int) (n uint64) {
	p := &w.positions[ply]
	moves := w.rules.AppendMoves(p, w.moves[ply][:0])
	if depth == 1 && !w.makeLast {
		return uint64(len(moves))
	}
	for _, m := range moves {
		if p.Cell(m.From()).IsFaceDown() {
			w.rules.MakeTurned(&w.positions[ply+1], p, m, w.identity[m.From()])
		} else {
			w.rules.Make(&w.positions[ply+1], p, m)
		}
		if depth == 1 {
			n++
		} else {
			n += w.lines(ply+1, depth-1)
		}
	}
	return n
}

// newWalker is a walker at the start of the game.
func newWalker(b *testing.B, g *songky.Game, deal map[string]string, makeLast bool) *walker {
	b.Helper()
	v := g.Variant()
	w := &walker{rules: variants.Tables(v), makeLast: makeLast, identity: map[board.Square]int{}}
	setup, _ := notation.ParseFEN(v, g.FEN())
	w.positions[0], _ = w.rules.NewPosition(&setup)
	for point, letter := range deal {
		from, err := notation.ParseSquare(point)
		if err != nil {
			b.Fatal(err)
		}
		w.identity[from] = notation.SlotOfLetter(variants.Define(v), board.Red, letter[0])
	}
	return w
}

// benchNodes bounds the nodes of one iteration.
const benchNodes = 5_000_000

// BenchmarkPerft measures move generation on one core, from the start positions of the test data:
// with the last ply counted, listed, and with every leaf made. What it times is checked.
func BenchmarkPerft(b *testing.B) {
	done := map[string]bool{}
	for _, l := range readLines[positionLine](b, "perft.jsonl") {
		if !l.Start || done[l.Variant] {
			continue
		}
		done[l.Variant] = true
		depth := len(l.DepthCounts)
		for l.DepthCounts[depth-1] > benchNodes {
			depth--
		}
		want, g := l.DepthCounts[depth-1], l.game(b)
		measure := func(way string, count func() uint64) {
			b.Run(l.Variant+"/"+way, func(b *testing.B) {
				b.ReportAllocs()
				nodes := uint64(0)
				for b.Loop() {
					n := count()
					if n != want {
						b.Fatalf("perft %d of %s is %d, not %d", depth, l.FEN, n, want)
					}
					nodes += n
				}
				b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
			})
		}
		measure("counted", func() uint64 { return g.Perft(depth) })
		listed, made := newWalker(b, g, l.Deal, false), newWalker(b, g, l.Deal, true)
		measure("listed", func() uint64 { return listed.lines(0, depth) })
		measure("made", func() uint64 { return made.lines(0, depth) })
	}
}

// TestPerftAllocatesNothingPerNode: the memory of a count does not grow with its nodes.
func TestPerftAllocatesNothingPerNode(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		assert.LessOrEqual(t, testing.AllocsPerRun(3, func() { g.Perft(3) }), 16.0)
	})
}
