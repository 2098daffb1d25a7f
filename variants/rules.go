package variants

import (
	"errors"
	"fmt"
)

// Rules are the ending rules of a game: a named set whose limits a host may change. The values
// come from RulesByName; the zero value ends a game by mate, by no move and by declaration only.
type Rules struct {
	// Name is the set that the rules started from: "songky", "ttakji", "cxq", "cxq-moves",
	// "coganh", "fide".
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
	// EffectiveLimit draws the game after so many effective plies: those that are neither a check
	// or chase nor the reply to one; 0: none.
	EffectiveLimit int
	// CheckLimits and ChaseLimits are the greatest numbers of a side's own moves in a row that may
	// check, or chase one piece, with one, two, or three and more pieces; 0: none. A side that
	// goes on beyond one loses, unless the other offends as well.
	CheckLimits, ChaseLimits [3]int
	// PerpetualCheck makes a side lose, where Repetition would draw, that alone has given check
	// with each of its moves since the position first occurred.
	PerpetualCheck bool
	// NoAttackers draws a game in which only generals, advisors and elephants are left.
	NoAttackers bool
	// CountFromRecord starts the count for ProgressLimit at zero with the record, whatever the
	// counter of the start FEN says.
	CountFromRecord bool
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
	{Name: "ttakji", Repetition: 3, PerpetualCheck: true, PlyLimit: 300, NoAttackers: true},
	clubRules("cxq", 1),
	clubRules("cxq-moves", 2),
	{Name: "coganh", PlyLimit: 200, CountPieces: true},
	{Name: "fide", Repetition: 3, ProgressLimit: 150, DeadPositions: true},
}

// clubRules are the club rules with limits on checking and chasing. The page gives its limits of
// length without saying whether it means plies or moves: unit is the number of plies they count.
func clubRules(name string, unit int) Rules {
	return Rules{
		Name:            name,
		EffectiveLimit:  120 * unit,
		ProgressLimit:   30 * unit,
		PlyLimit:        300 * unit,
		CheckLimits:     [3]int{6, 12, 18},
		ChaseLimits:     [3]int{6, 12, 18},
		CountFromRecord: true,
	}
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
