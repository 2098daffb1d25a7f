package songky

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// Notation is a way of writing moves. docs/notation.md describes each exactly.
//
// Coordinates, ICCS and UCCI name points and cover every game. The others belong to an army: SAN to
// the chess army, VietnameseMoves, WXF and the Chinese ones to the xiangqi army. Where both armies
// meet, as in Song Kỳ, each is written in its own notation: asked for one of the xiangqi army, a
// move of the chess army is written and read in SAN, and asked for SAN, a move of the xiangqi army
// is in WXF.
type Notation uint8

// The notations.
const (
	// Coordinates is from-point and to-point, "h3e3"; a promotion adds a small letter, "c2c1q".
	Coordinates Notation = iota
	// ICCS is both points with ranks from 0, "H2-E2"; a promotion adds a capital letter.
	ICCS
	// VietnameseMoves is the notation of Vietnamese books on cờ tướng, "P2-5", "M8.7", "X9/1"; for
	// the chess army SAN.
	VietnameseMoves
	// WXF is the notation of the World Xiangqi Federation, "C2=5", "H8+7", "R9-1"; for the chess
	// army SAN.
	WXF
	// ChineseSimplified is Chinese in simplified characters, "炮二平五", "马８进７"; for the chess
	// army SAN. Characters of either set are read.
	ChineseSimplified
	// ChineseTraditional is Chinese in traditional characters, "炮二平五", "馬８進７"; for the chess
	// army SAN. Characters of either set are read.
	ChineseTraditional
	// SAN is the standard algebraic notation of chess, "Nc8", "exd9", "c1=Q", "O-O"; for the xiangqi
	// army WXF.
	SAN
	// UCCI is both points with ranks from 0, "h2e2". ParseMove never reads it, because it looks
	// like coordinates; ParseMoveAs does.
	UCCI
)

// armyOf says whose moves a notation writes.
type armyOf uint8

const (
	everyArmy armyOf = iota
	theXiangqiArmy
	theChessArmy
)

// notations has what is particular to each, by Notation.
var notations = [...]struct {
	id    string
	army  armyOf
	read  func(*notation.Scene, string) notation.Reading
	write func(*notation.Scene, board.Move) string
}{
	Coordinates:        {"coordinates", everyArmy, notation.ReadCoordinates, nil},
	ICCS:               {"iccs", everyArmy, notation.ReadICCS, notation.FormatICCS},
	VietnameseMoves:    {"vietnamese", theXiangqiArmy, notation.ReadVietnamese, notation.FormatVietnamese},
	WXF:                {"wxf", theXiangqiArmy, notation.ReadWXF, notation.FormatWXF},
	ChineseSimplified:  {"chinese-simplified", theXiangqiArmy, notation.ReadChinese, notation.FormatChineseSimplified},
	ChineseTraditional: {"chinese-traditional", theXiangqiArmy, notation.ReadChinese, notation.FormatChineseTraditional},
	SAN:                {"san", theChessArmy, notation.ReadSAN, notation.FormatSAN},
	UCCI:               {"ucci", everyArmy, notation.ReadUCCI, notation.FormatUCCI},
}

// Notations lists every notation; the slice is the caller's.
func Notations() []Notation {
	list := make([]Notation, len(notations))
	for i := range list {
		list[i] = Notation(i)
	}
	return list
}

// ParseNotation is the notation with the id, as String writes it; ErrNotation if there is none.
func ParseNotation(id string) (Notation, error) {
	for n, info := range notations {
		if info.id == id {
			return Notation(n), nil
		}
	}
	return 0, fmt.Errorf("%w: %.40q", ErrNotation, id)
}

// Valid says whether n is one of the notations.
func (n Notation) Valid() bool { return int(n) < len(notations) }

// String is the notation's id, such as "chinese-simplified"; "unknown" for a value that is none.
func (n Notation) String() string {
	if !n.Valid() {
		return "unknown"
	}
	return notations[n].id
}

// Covers says whether the moves of a game can be written and read in n.
func (n Notation) Covers(v Variant) bool {
	if !n.Valid() || !v.Valid() {
		return false
	}
	army := notations[n].army
	return army == everyArmy || army == royalArmy(v, Red) || army == royalArmy(v, Blue)
}

// For is the notation in which the moves of a side are written and read when n is asked for: n
// itself, or where n belongs to the other army SAN or WXF. It is false if n does not cover the
// game, and for a value that is no side.
func (n Notation) For(v Variant, s Side) (Notation, bool) {
	if !n.Covers(v) || !s.Valid() {
		return 0, false
	}
	own := royalArmy(v, s)
	switch {
	case notations[n].army == everyArmy || notations[n].army == own:
		return n, true
	case own == theChessArmy:
		return SAN, true
	}
	return WXF, true
}

// royalArmy is the army of a side, told by its royal; everyArmy for one without.
func royalArmy(v Variant, s Side) armyOf {
	switch variants.Define(v).Slots[s][board.RoyalSlot] {
	case variants.General:
		return theXiangqiArmy
	case variants.King:
		return theChessArmy
	}
	return everyArmy
}

// scene is the present position with its moves.
func (g *Game) scene() (*notation.Scene, []board.Move) {
	p := &g.now().position
	legal := g.rules().Tables.AppendMoves(p, make([]board.Move, 0, board.MaxMoves))
	return notation.NewScene(g.variant, p, legal), legal
}
