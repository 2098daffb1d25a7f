package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Close are values of a role that take a closer look: see board.Close and board.Front.
type Close struct {
	Guarded               [8]Pair // attacking a piece that is protected, by its slot
	Pinched, Tucked, Hued [1]Pair
	Outpost               [2]Pair

	// Of royals:
	Danger       [board.DangerSteps]Pair
	Cover, Storm [board.NumRanks * halfFiles]Pair
	Rammed       [board.NumRanks]Pair
	Takes        [8]Pair

	// Of pawns:
	Linked, Free, Step, Led, Lead [board.NumRanks]Pair
	Runs, Forks                   [1]Pair
}

// Terms are views of the values, in a fixed order.
func (c *Close) Terms() []Term {
	return []Term{
		{"Guarded", c.Guarded[:]}, {"Pinched", c.Pinched[:]}, {"Tucked", c.Tucked[:]}, {"Hued", c.Hued[:]},
		{"Outpost", c.Outpost[:]},
		{"Danger", c.Danger[:]}, {"Cover", c.Cover[:]}, {"Storm", c.Storm[:]},
		{"Rammed", c.Rammed[:]}, {"Takes", c.Takes[:]},
		{"Linked", c.Linked[:]}, {"Free", c.Free[:]}, {"Step", c.Step[:]},
		{"Led", c.Led[:]}, {"Lead", c.Lead[:]},
		{"Runs", c.Runs[:]}, {"Forks", c.Forks[:]},
	}
}

// enter copies what the tables of the game need.
func (c *Close) enter(w *board.Weights, slot int) {
	w.Keen = w.Keen || *c != Close{}
	words(w.Guarded[slot][:], c.Guarded[:])
	words(w.Outpost[slot][:], c.Outpost[:])
	w.Pinched[slot] = c.Pinched[0].word()
	w.Tucked[slot] = c.Tucked[0].word()
	w.Hued[slot] = c.Hued[0].word()
	switch slot {
	case board.RoyalSlot:
		words(w.Danger[:], c.Danger[:])
		words(w.Cover[:], c.Cover[:])
		words(w.Storm[:], c.Storm[:])
		words(w.Rammed[:], c.Rammed[:])
		words(w.Takes[:], c.Takes[:])
	case board.PawnSlot:
		c.enterPawn(w)
	}
}

func (c *Close) enterPawn(w *board.Weights) {
	words(w.Front.Linked[:], c.Linked[:])
	words(w.Free[:], c.Free[:])
	words(w.Step[:], c.Step[:])
	words(w.Led[:], c.Led[:])
	words(w.Lead[:], c.Lead[:])
	w.Runs, w.Forks = c.Runs[0].word(), c.Forks[0].word()
}

// startDanger sets what danger to a king costs: the more there is of it, the more a unit counts.
func (c *Close) startDanger(role variants.Role) {
	if role != variants.King {
		return
	}
	for units := range c.Danger {
		n := int16(units * Grain)
		c.Danger[units] = Pair{-n * int16(units) / 2, -n}
	}
}
