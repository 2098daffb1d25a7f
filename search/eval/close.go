package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Close are values of a role that take a closer look: see board.Close and board.Front.
type Close struct {
	Guarded                           [8]Pair // attacking a piece that is protected, by its slot
	Pinched, Tucked, Hued, Home, Away [1]Pair
	Outpost                           [2]Pair

	// Of royals:
	Danger        [board.DangerSteps]Pair
	Cover, Storm  [board.NumRanks * halfFiles]Pair
	Rammed, Field [board.NumRanks]Pair

	// Of pawns:
	Linked, Candidate, Free, Step, Led, Lead [board.NumRanks]Pair
	Backward, Push                           [2]Pair
	Exposed, Runs, Forks, Space              [1]Pair
}

// Terms are views of the values, in a fixed order.
func (c *Close) Terms() []Term {
	return []Term{
		{"Guarded", c.Guarded[:]}, {"Pinched", c.Pinched[:]}, {"Tucked", c.Tucked[:]}, {"Hued", c.Hued[:]},
		{"Home", c.Home[:]}, {"Away", c.Away[:]}, {"Outpost", c.Outpost[:]},
		{"Danger", c.Danger[:]}, {"Cover", c.Cover[:]}, {"Storm", c.Storm[:]},
		{"Rammed", c.Rammed[:]}, {"Field", c.Field[:]},
		{"Linked", c.Linked[:]}, {"Candidate", c.Candidate[:]}, {"Free", c.Free[:]}, {"Step", c.Step[:]},
		{"Led", c.Led[:]}, {"Lead", c.Lead[:]}, {"Backward", c.Backward[:]}, {"Push", c.Push[:]},
		{"Exposed", c.Exposed[:]}, {"Runs", c.Runs[:]}, {"Forks", c.Forks[:]}, {"Space", c.Space[:]},
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
	w.Home[slot] = c.Home[0].word()
	w.Away[slot] = c.Away[0].word()
	switch slot {
	case board.RoyalSlot:
		words(w.Danger[:], c.Danger[:])
		words(w.Cover[:], c.Cover[:])
		words(w.Storm[:], c.Storm[:])
		words(w.Rammed[:], c.Rammed[:])
		words(w.Field[:], c.Field[:])
	case board.PawnSlot:
		c.enterPawn(w)
	}
}

func (c *Close) enterPawn(w *board.Weights) {
	f := &w.Front
	words(f.Linked[:], c.Linked[:])
	words(f.Candidate[:], c.Candidate[:])
	words(f.Backward[:], c.Backward[:])
	f.Exposed = c.Exposed[0].word()
	words(w.Free[:], c.Free[:])
	words(w.Step[:], c.Step[:])
	words(w.Led[:], c.Led[:])
	words(w.Lead[:], c.Lead[:])
	words(w.Push[:], c.Push[:])
	w.Runs, w.Forks, w.Space = c.Runs[0].word(), c.Forks[0].word(), c.Space[0].word()
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
