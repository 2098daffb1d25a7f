package eval

import (
	"sync"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// tables are the values of a game as the evaluation reads them: packed, by code and slot, Blue's
// places negative.
type tables struct {
	rules   *board.Rules
	values  [32][board.NumSquares]int64
	units   [32]counts
	weights [2]board.Weights
	worth   [2][8]int64 // of an identity
	with    [2][8][8]int64
	against [2][8][8]int64
	force   [2][8]int
	ahead   int64
	tempo   int64
	keen    bool // a side takes a closer look

	allForce   int // at the start of a game
	startAhead int // what Red's pieces are worth more there, in centipawns
}

// newTables packs the values of a game.
func newTables(v variants.Variant, p *Params) *tables {
	t := &tables{rules: variants.Tables(v), ahead: p.Ahead.word(), tempo: p.Tempo.word()}
	info, def := v.Info(), variants.Define(v)
	for side := board.Red; side <= board.Blue; side++ {
		t.force[side][0] = coveredForce
		for slot, role := range def.Slots[side] {
			r := &p.Roles[role]
			r.enter(&t.weights[side], slot)
			words(t.with[side][slot][:], r.With[:])
			words(t.against[side][slot][:], r.Against[:])
			t.worth[side][slot] = r.Worth[0].word()
			if slot > 0 {
				t.force[side][slot] = force[role]
			}
			t.enterPlaces(&info, board.NewCode(side, slot), r)
		}
	}
	t.keen = t.weights[board.Red].Keen || t.weights[board.Blue].Keen
	for c := range t.units {
		t.units[c] = unit(board.Code(c))
	}
	t.units[0] = 0
	t.enterStart(v)
	return t
}

// enterPlaces enters the values of a code, face up and face down, on all points of the board.
func (t *tables) enterPlaces(info *variants.Info, c board.Code, r *RoleParams) {
	sign := 1 - 2*int64(c.Side())
	for all := t.rules.Squares(); !all.Empty(); {
		var s board.Square
		s, all = all.Next()
		t.values[c][s] = sign * (r.Worth[0].word() + r.Place[PlaceOf(info, c.Side(), s)].word())
		t.values[c|board.FaceDown][s] = sign * r.Covered[0].word()
	}
}

// enterStart reckons what stands on the board at the start.
func (t *tables) enterStart(v variants.Variant) {
	setup, _ := notation.ParseFEN(v, v.Info().Start)
	worth := t.Worth()
	mid, _ := halves(t.ahead)
	t.startAhead = mid / Grain
	for _, c := range setup.Cells {
		switch {
		case c.IsFaceDown():
			t.allForce += coveredForce
		case c.Side() == board.Blue:
			t.startAhead -= worth[board.Blue][c.Slot()]
			t.allForce += t.force[board.Blue][c.Slot()]
		case c != 0:
			t.startAhead += worth[board.Red][c.Slot()]
			t.allForce += t.force[board.Red][c.Slot()]
		}
	}
}

// shared are the tables of each game, made when first asked for.
var shared = func() (all [variants.CoGanhFull + 1]func() *tables) {
	for _, v := range variants.All() {
		all[v] = sync.OnceValue(func() *tables { return newTables(v, Of(v)) })
	}
	return all
}()
