package variants

import (
	"errors"
	"fmt"
)

// Rules are the ending rules of a game: a named set whose limits a host may change. The values
// come from RulesByName; the zero value ends a game by mate, by no move and by declaration only.
type Rules struct {
	// Name is the set that the rules started from: "songky", "coganh", "fide".
	Name string
	// Repetition is the occurrence of a position at which the game is drawn, the start position
	// counted; 0: no such rule.
	Repetition int
	// PlyLimit ends the game after so many plies from the start of the record; 0: none. Under
	// CountPieces the side with more pieces wins then, else it is a draw.
	PlyLimit int
	// ProgressLimit draws the game after so many plies without progress, as the position counts
	// them (FEN's counter included); 0: none.
	ProgressLimit int
	// EffectiveLimit draws the game after so many effective plies; 0: none. Reserved for the
	// club rules, which are not part of this version: NewGame refuses a value other than 0.
	EffectiveLimit int
	// CheckLimits and ChaseLimits are the greatest numbers of a side's own moves in a row that may
	// check, or chase one piece, with one, two, or three and more pieces; 0: none. Reserved like
	// EffectiveLimit.
	CheckLimits, ChaseLimits [3]int
	// CountPieces decides a finished count by the number of pieces, as cờ gánh does: after
	// PlyLimit, and where the side to move has no move.
	CountPieces bool
	// DeadPositions draws positions in which nobody can mate, judged by material alone: bare
	// kings, one minor piece in all, or only bishops that all stand on one colour.
	DeadPositions bool
}

// ErrUnknownRules is returned for a name that no rule set has.
var ErrUnknownRules = errors.New("unknown rule set")

var ruleSets = []Rules{
	{Name: "songky", Repetition: 3},
	{Name: "coganh", PlyLimit: 200, CountPieces: true},
	{Name: "fide", Repetition: 3, ProgressLimit: 150, DeadPositions: true},
}

// RulesByName is the rule set of that name; ErrUnknownRules if there is none.
func RulesByName(name string) (Rules, error) {
	for _, r := range ruleSets {
		if r.Name == name {
			return r, nil
		}
	}
	return Rules{}, fmt.Errorf("%w: %.40q", ErrUnknownRules, name)
}
