package eval

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// numRoles is one more than the greatest role.
const numRoles = int(variants.Stone) + 1

// Params are all values of the evaluation of a game. The evaluation is linear in them, so that they
// can be fitted to games.
type Params struct {
	Ahead Pair // what Red is ahead before anything is counted
	Tempo Pair // having the move
	Roles [numRoles]RoleParams
}

// halfFiles is how many files the left half of a board has, its middle included: tables of points
// are the same on the right.
const halfFiles = (board.NumFiles + 1) / 2

// RoleParams are the values of a role. What does not apply to a role is left at zero. Ranks are
// counted from the owner's side, slots are those of the tables of the game.
type RoleParams struct {
	Worth   [1]Pair                          // material
	Place   [board.NumRanks * halfFiles]Pair // the point that it stands on, by rank and distance from the edge
	Covered [1]Pair                          // lying face down as this role, beside the average of the pool
	With    [8]Pair                          // each other own piece, by slot; 0 for one face down
	Against [8]Pair                          // each piece of the other side, likewise
	Moves   [board.MoveSteps]Pair            // by how many points it could go to; a queen by half as many
	Aims    [1]Pair                          // a point about the other royal that it bears on beside other pieces
	Threats [8]Pair                          // attacking a piece, by its slot; 0 for one face down
	Loose   [1]Pair                          // being attacked and not protected
	Lines   [4]Pair                          // in line with the other royal, by how many stand between
	Open    [2]Pair                          // on a file without own soldiers or pawns; with the other side's, or none
	Hops    [1]Pair                          // a point that a cannon covers behind a screen

	// Of royals:
	Escapes [9]Pair // by how many safe steps it has
	Holes   [1]Pair // a point about it that is attacked and not protected
	Shelter [4]Pair // soldiers or pawns about it

	// Of soldiers and pawns, by rank or distance:
	Beside, Backed, Passed, Stopped, Escort, Pursuit [board.NumRanks]Pair
	Isolated, Doubled                                [1]Pair

	Carried [2]Pair // a pair of stones that a stone could come between: at once, or after a move

	Close Close
}

// Term is a group of values of one name.
type Term struct {
	Name   string
	Values []Pair
}

// Terms are views of the values of a role, in a fixed order, but for those of Close.
func (r *RoleParams) Terms() []Term {
	return []Term{
		{"Worth", r.Worth[:]}, {"Place", r.Place[:]}, {"Covered", r.Covered[:]},
		{"With", r.With[:]}, {"Against", r.Against[:]},
		{"Moves", r.Moves[:]}, {"Aims", r.Aims[:]}, {"Threats", r.Threats[:]}, {"Loose", r.Loose[:]},
		{"Lines", r.Lines[:]}, {"Open", r.Open[:]}, {"Hops", r.Hops[:]},
		{"Escapes", r.Escapes[:]}, {"Holes", r.Holes[:]}, {"Shelter", r.Shelter[:]},
		{"Beside", r.Beside[:]}, {"Backed", r.Backed[:]}, {"Passed", r.Passed[:]},
		{"Stopped", r.Stopped[:]}, {"Escort", r.Escort[:]}, {"Pursuit", r.Pursuit[:]},
		{"Isolated", r.Isolated[:]}, {"Doubled", r.Doubled[:]},
		{"Carried", r.Carried[:]},
	}
}

// PlaceOf is the index in Place of a point of a board, for a piece of a side.
func PlaceOf(info *variants.Info, side board.Side, s board.Square) int {
	rank := s.Rank()
	if side == board.Blue {
		rank = info.Ranks - 1 - rank
	}
	return rank*halfFiles + min(s.File(), info.Files-1-s.File())
}

// words packs pairs into dst.
func words(dst []int64, values []Pair) {
	for i, v := range values {
		dst[i] = v.word()
	}
}

// enter copies what the tables of the game need of a role's values.
func (r *RoleParams) enter(w *board.Weights, slot int) {
	r.Close.enter(w, slot)
	words(w.Moves[slot][:], r.Moves[:])
	words(w.Threats[slot][:], r.Threats[:])
	words(w.Lines[slot][:], r.Lines[:])
	words(w.Open[slot][:], r.Open[:])
	w.Aims[slot] = r.Aims[0].word()
	w.Loose[slot] = r.Loose[0].word()
	w.Hops[slot] = r.Hops[0].word()
	switch slot {
	case board.RoyalSlot:
		words(w.Escapes[:], r.Escapes[:])
		words(w.Shelter[:], r.Shelter[:])
		w.Holes = r.Holes[0].word()
	case board.PawnSlot:
		words(w.Carried[:], r.Carried[:])
		r.enterFront(&w.Front)
	}
}

func (r *RoleParams) enterFront(f *board.Front) {
	words(f.Beside[:], r.Beside[:])
	words(f.Backed[:], r.Backed[:])
	words(f.Passed[:], r.Passed[:])
	words(f.Stopped[:], r.Stopped[:])
	words(f.Escort[:], r.Escort[:])
	words(f.Pursuit[:], r.Pursuit[:])
	f.Isolated, f.Doubled = r.Isolated[0].word(), r.Doubled[0].word()
}
