// Package variants is the catalogue of the games that the library plays: for each its board,
// armies, start position, special moves, ending rule sets, and names in Vietnamese and English.
// Hosts use it to list and describe games; play itself is in the root package.
package variants

import (
	"errors"
	"fmt"
	"slices"

	"github.com/songky/songky/internal/board"
)

// Variant is one of the games. Variants are comparable; the zero value is no game.
type Variant uint8

// The games, in the order in which All lists them.
const (
	SongKy         Variant = iota + 1 // the xiangqi army against the chess army
	SongKyBalanced                    // the same with even chances
	Xiangqi                           // cờ tướng
	CoUp                              // cờ úp, both sides' pieces shuffled together
	CoUpClassic                       // cờ úp in the common club form, each side's pieces apart
	Chess                             // 8x8 without castling and en passant
	ChessFIDE                         // 8x8 with both, by the rules of FIDE
	CoGanh                            // cờ gánh, one diagonal in each cell
	CoGanhFull                        // cờ gánh, both diagonals in each cell
)

// ErrUnknown is returned for an id or a value that no game has.
var ErrUnknown = errors.New("unknown variant")

// Info describes a game.
type Info struct {
	ID           string    // as Variant.String writes it
	Files, Ranks int       // the measures of the board
	Start        string    // the start position in FEN
	Roles        [2][]Role // the kinds of each side's army (0 Red, 1 Blue), the royal last; their letters are Role.Letter
	RuleSets     []string  // the ending rule sets it may be played by; the first is the default
	Hidden       bool      // pieces lie face down
	OnPoints     bool      // pieces stand on the points of lines, not in squares
	Names        Names
}

// entry is a game of the catalogue.
type entry struct {
	info  Info
	def   Definition
	spec  func() board.Spec
	rules func() *board.Rules
}

// Definition is what the other packages of the library need to know of a game beyond its tables.
type Definition struct {
	// Slots has each side's roles by the slots of the tables.
	Slots [2][8]Role
	// NoMoveLoses says that a side without a legal move that is not in check loses; else it is a
	// draw.
	NoMoveLoses bool
	// CapturerSees says that by default the capturer alone learns what a captured face-down piece
	// was.
	CapturerSees bool
}

// catalogue has the games by Variant. Each file of the package that describes games fills its
// own entries.
var catalogue [CoGanhFull + 1]entry

// register enters a game.
func register(v Variant, e entry) {
	e.info.ID = ids[v]
	e.rules = board.Lazily(e.spec)
	catalogue[v] = e
}

var ids = [...]string{
	SongKy:         "songky",
	SongKyBalanced: "songky-balanced",
	Xiangqi:        "xiangqi",
	CoUp:           "coup",
	CoUpClassic:    "coup-classic",
	Chess:          "chess",
	ChessFIDE:      "chess-fide",
	CoGanh:         "coganh",
	CoGanhFull:     "coganh-full-diagonals",
}

// All lists every game; the slice is the caller's.
func All() []Variant {
	list := make([]Variant, 0, len(catalogue)-1)
	for v := SongKy; v.Valid(); v++ {
		list = append(list, v)
	}
	return list
}

// Parse is the game with the id; ErrUnknown if there is none.
func Parse(id string) (Variant, error) {
	for _, v := range All() {
		if ids[v] == id {
			return v, nil
		}
	}
	return 0, fmt.Errorf("%w: %.40q", ErrUnknown, id)
}

// Valid says whether v is one of the games.
func (v Variant) Valid() bool { return v >= SongKy && int(v) < len(catalogue) }

// String is the id, such as "songky-balanced"; "unknown" for a value that is no game.
func (v Variant) String() string {
	if !v.Valid() {
		return "unknown"
	}
	return ids[v]
}

// Info describes the game; the zero Info for a value that is no game. The slices are the
// caller's.
func (v Variant) Info() Info {
	if !v.Valid() {
		return Info{}
	}
	info := catalogue[v].info
	info.RuleSets = slices.Clone(info.RuleSets)
	for side := range info.Roles {
		info.Roles[side] = slices.DeleteFunc(slices.Clone(catalogue[v].def.Slots[side][:]), func(r Role) bool { return r == NoRole })
	}
	return info
}

// Names are the names of the game.
func (v Variant) Names() Names {
	if !v.Valid() {
		return Names{"không rõ", "unknown"}
	}
	return catalogue[v].info.Names
}

// Tables are the movement tables of a game, which must be valid. It serves the other packages of
// the library: the type is internal.
func Tables(v Variant) *board.Rules { return catalogue[v].rules() }

// Define is the definition of a game, which must be valid; it serves the other packages of the
// library.
func Define(v Variant) *Definition { return &catalogue[v].def }

// RoleOf is the role of a piece code of the game's tables.
func (d *Definition) RoleOf(c board.Code) Role { return d.Slots[c.Side()][c.Slot()] }

// SlotOf is the slot of a role in a side's army, or 0.
func (d *Definition) SlotOf(side board.Side, role Role) int {
	for slot, r := range d.Slots[side&1] {
		if r == role && role != NoRole {
			return slot
		}
	}
	return 0
}
