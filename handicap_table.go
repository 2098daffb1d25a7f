package songky

import (
	"slices"
	"strings"

	"github.com/songky/songky/variants"
)

// odds is a line of the tables of handicaps: the pieces of one side that are given.
type odds struct {
	id                  string
	vietnamese, english string
	giver               Side
	points              string // separated by blanks
}

func (o odds) handicap(v Variant) Handicap {
	h := Handicap{
		Variant: v, ID: o.id, Giver: o.giver,
		Names: variants.Names{Vietnamese: o.vietnamese, English: o.english},
	}
	for _, name := range strings.Fields(o.points) {
		sq, _ := ParseSquare(name) // a test looks at them all
		h.Removed = append(h.Removed, sq)
	}
	return h
}

// xiangqiOdds are what a xiangqi army may give. Tốt 3 and tốt 7 are the soldiers before the
// horses' way out, files counted from Red's right.
var xiangqiOdds = []odds{
	{"soldier", "chấp tốt đầu", "central soldier odds", Red, "e4"},
	{"advisor", "chấp sĩ", "advisor odds", Red, "d1"},
	{"elephant", "chấp tượng", "elephant odds", Red, "c1"},
	{"two-soldiers", "chấp hai tốt", "two-soldier odds", Red, "c4 g4"},
	{"two-advisors", "chấp hai sĩ", "two-advisor odds", Red, "d1 f1"},
	{"two-elephants", "chấp hai tượng", "two-elephant odds", Red, "c1 g1"},
	{"five-soldiers", "chấp năm tốt", "five-soldier odds", Red, "a4 c4 e4 g4 i4"},
	{"horse", "chấp mã", "horse odds", Red, "b1"},
	{"cannon", "chấp pháo", "cannon odds", Red, "b3"},
	{"two-horses", "chấp hai mã", "two-horse odds", Red, "b1 h1"},
	{"cannon-horse", "chấp pháo mã", "cannon and horse odds", Red, "b3 b1"},
	{"two-cannons", "chấp hai pháo", "two-cannon odds", Red, "b3 h3"},
	{"chariot", "chấp xe", "chariot odds", Red, "a1"},
	{"chariot-horse", "chấp xe mã", "chariot and horse odds", Red, "a1 b1"},
	{"chariot-cannon", "chấp xe pháo", "chariot and cannon odds", Red, "a1 b3"},
	{"two-chariots", "chấp hai xe", "two-chariot odds", Red, "a1 i1"},
}

// chessOdds are the odds of the nineteenth century, with those of two pieces.
var chessOdds = []odds{
	{"pawn", "chấp tốt", "pawn and move", Blue, "f7"},
	{"knight", "chấp mã", "knight odds", Red, "b1"},
	{"bishop", "chấp tượng", "bishop odds", Red, "c1"},
	{"rook", "chấp xe", "rook odds", Red, "a1"},
	{"two-knights", "chấp hai mã", "two-knight odds", Red, "b1 g1"},
	{"rook-knight", "chấp xe mã", "rook and knight odds", Red, "a1 b1"},
	{"queen", "chấp hậu", "queen odds", Red, "d1"},
}

// chessArmyOdds are what Blue may give in Song Kỳ. The pawns stand before the bishops, the one that is given alone
// before the king's bishop, as in chess.
var chessArmyOdds = []odds{
	{"pawn", "chấp tốt", "pawn odds", Blue, "g9"},
	{"two-pawns", "chấp hai tốt", "two-pawn odds", Blue, "c9 g9"},
	{"knight", "chấp mã", "knight odds", Blue, "b10"},
	{"bishop", "chấp tượng", "bishop odds", Blue, "c10"},
	{"rook", "chấp xe", "rook odds", Blue, "a10"},
	{"two-knights", "chấp hai mã", "two-knight odds", Blue, "b10 h10"},
	{"rook-knight", "chấp xe mã", "rook and knight odds", Blue, "a10 b10"},
}

var queenOdds = []odds{{"queen", "chấp hậu", "queen odds", Blue, "d10"}}

// bySide are lines of a game in which both sides give, told apart by the giver.
func bySide(list []odds) []odds {
	list = slices.Clone(list)
	for i := range list {
		o := &list[i]
		o.id = strings.ToLower(o.giver.String()) + "-" + o.id
		o.vietnamese = o.giver.Names().Vietnamese + " " + o.vietnamese
		o.english = o.giver.Names().English + " gives " + o.english
	}
	return list
}

// handicapTables has the lines of each game that has any.
var handicapTables = map[Variant][]odds{
	SongKy:         bySide(slices.Concat(xiangqiOdds, chessArmyOdds, queenOdds)),
	SongKyBalanced: bySide(slices.Concat(xiangqiOdds, chessArmyOdds)),
	Xiangqi:        xiangqiOdds,
	Chess:          chessOdds,
	ChessFIDE:      chessOdds,
}
