package songky

import (
	"errors"
	"fmt"
	"slices"

	"github.com/songky/songky/variants"
)

// ErrUnknownHandicap: the game has no handicap of that id.
var ErrUnknownHandicap = errors.New("unknown handicap")

// Handicap is a start position in which one side gives odds: it plays without some of its pieces.
//
// The choices behind them: in xiangqi and chess the giver plays Red and moves first, as the old
// manuals have it, but for the pawn odds of chess, where it plays Blue without the pawn before its
// king's bishop. In Song Kỳ either side may be the stronger player's, so either gives, and Red
// moves first as always. Of two equal pieces the left one as Red sees it is given (in chess: the
// queen's rook, knight and bishop). Castling rights go with the rook.
type Handicap struct {
	Variant Variant
	ID      string         // "chariot"; in Song Kỳ with the giver, "red-chariot"
	Names   variants.Names // "chấp xe", "chariot odds"
	Giver   Side           // who plays without the pieces
	Removed []Square       // where they would stand
}

// Handicaps lists a game's handicaps, the smaller odds before the greater where that can be said;
// none for a game in which no odds of pieces are usual. The slices are the caller's.
func Handicaps(v Variant) []Handicap {
	table := handicapTables[v]
	list := make([]Handicap, len(table))
	for i, o := range table {
		list[i] = o.handicap(v)
	}
	return list
}

// HandicapByID is a game's handicap of that id; ErrUnknownHandicap if there is none.
func HandicapByID(v Variant, id string) (Handicap, error) {
	i := slices.IndexFunc(handicapTables[v], func(o odds) bool { return o.id == id })
	if i < 0 {
		return Handicap{}, fmt.Errorf("%w: %.40q in %s", ErrUnknownHandicap, id, v)
	}
	return handicapTables[v][i].handicap(v), nil
}

// Setup is the start position of the handicap; the zero Setup for a Handicap of no game. Points
// that the board does not have are passed over.
func (h Handicap) Setup() Setup {
	s, err := ParseSetup(h.Variant, h.Variant.Info().Start)
	if err != nil {
		return Setup{}
	}
	for _, sq := range h.Removed {
		_ = s.Set(sq, Piece{}) // an error only off the board
	}
	s.dropCastling()
	return s
}

// FEN writes the start position of the handicap; empty for a Handicap of no game.
func (h Handicap) FEN() string { return h.Setup().FEN() }

// dropCastling takes away the rights whose king or rook is not at home.
func (s *Setup) dropCastling() {
	for right := CastlingRedShort; right <= CastlingBlueLong; right <<= 1 {
		alone := *s
		alone.s.Castling = uint8(right)
		if slices.ContainsFunc(alone.Faults(), func(f Fault) bool { return f.Kind == FaultCastling }) {
			s.s.Castling &^= uint8(right)
		}
	}
}

// WithHandicap starts from one of the game's Handicaps. NewGame returns an error that is both
// ErrOption and ErrUnknownHandicap for an id that the game does not have, and ErrOption together
// with WithFEN: a game starts from one position.
func WithHandicap(id string) Option {
	return func(c *config) error {
		c.handicap = &id
		return nil
	}
}

// withSetup starts from a position that other options may not replace.
func withSetup(fen string) Option {
	return func(c *config) error {
		c.fen, c.setup = fen, fen
		return nil
	}
}

// settleStart makes one start position of the options, or says that they contradict each other.
func (c *config) settleStart(v Variant) error {
	switch {
	case c.setup != "" && (c.fen != c.setup || c.handicap != nil):
		return fmt.Errorf("%w: another start position beside the set-up", ErrOption)
	case c.handicap == nil:
		return nil
	case c.fen != "":
		return fmt.Errorf("%w: a handicap beside a FEN", ErrOption)
	}
	h, err := HandicapByID(v, *c.handicap)
	if err != nil {
		return fmt.Errorf("%w: %w", ErrOption, err)
	}
	c.fen = h.FEN()
	return nil
}
