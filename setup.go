package songky

import (
	"errors"
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// ErrSetup: a value that no set-up of the game can hold. Values that it can hold, however wrong,
// are told by Setup.Faults instead.
var ErrSetup = errors.New("value does not fit the set-up")

// Setup is what a board editor holds: any placement of a game with what belongs to it, playable or
// not. Setups are comparable plain values, so a copy is a snapshot. The zero value is of no game:
// its methods that return errors return ErrUnknownVariant. A Setup has no lock of its own.
type Setup struct {
	variant Variant
	s       board.Setup
}

// NewSetup is an empty board with Red to move and counters at their start, the pool of a hidden
// game empty; ErrUnknownVariant for a value that is no game.
func NewSetup(v Variant) (Setup, error) {
	if !v.Valid() {
		return Setup{}, fmt.Errorf("%w: %d", ErrUnknownVariant, uint8(v))
	}
	return Setup{v, board.Setup{EnPassant: board.None, MoveNo: 1}}, nil
}

// SetupOf is a position as a set-up, with all that its FEN tells; the zero Setup for the zero
// Position.
func SetupOf(p Position) Setup {
	if !p.variant.Valid() {
		return Setup{}
	}
	return Setup{p.variant, p.p.Setup()}
}

// ParseSetup reads a FEN that need not be playable. It returns a *PositionError, with every
// FaultSyntax, for a text that cannot be read, and ErrUnknownVariant for a value that is no game.
func ParseSetup(v Variant, fen string) (Setup, error) {
	s, err := NewSetup(v)
	if err != nil {
		return s, err
	}
	read, unread := notation.ParseFEN(v, fen)
	if len(unread) > 0 {
		return Setup{}, &PositionError{syntaxFaults(unread)}
	}
	s.s = read
	return s, nil
}

// Variant is the game that the set-up is of.
func (s Setup) Variant() Variant { return s.variant }

// At is what stands on a point; the zero Piece for an empty point or one off the board.
func (s Setup) At(sq Square) Piece {
	if s.onBoard(sq) != nil {
		return Piece{}
	}
	return pieceOf(variants.Define(s.variant), s.s.Cells[sq.board()])
}

// Set puts a piece on a point, whatever stood there; the zero Piece empties it. ErrSetup for a
// point off the board, a piece that its side's army does not have, and a face-down piece that
// names a role or lies in a game without. On an error the set-up is unchanged.
func (s *Setup) Set(sq Square, p Piece) error {
	if err := s.onBoard(sq); err != nil {
		return err
	}
	c, ok := s.code(sq.board(), p)
	if !ok {
		return fmt.Errorf("%w: %s has no piece %s %s", ErrSetup, s.variant, p.Side, p.Name(English))
	}
	s.s.Cells[sq.board()] = c
	return nil
}

// code is a piece on a point as the tables know it.
func (s *Setup) code(at board.Square, p Piece) (board.Code, bool) {
	side := board.Side(p.Side)
	switch {
	case p.Empty():
		return 0, true
	case !p.Side.Valid():
		return 0, false
	case p.FaceDown:
		return faceDownCode(s.tables().Spec(), side, at), s.variant.Info().Hidden && p.Role == variants.NoRole
	}
	slot := variants.Define(s.variant).SlotOf(side, p.Role)
	return board.NewCode(side, slot), slot != 0
}

// faceDownCode is the code of a face-down piece on a point; away from its side's start points any
// kind will do, as it is a fault there.
func faceDownCode(spec *board.Spec, side board.Side, at board.Square) board.Code {
	if c := spec.FaceDownAt[at]; c != 0 && c.Side() == side {
		return c | board.FaceDown
	}
	return board.NewCode(side, board.PawnSlot) | board.FaceDown
}

// Clear empties the board and sets all else as NewSetup does.
func (s *Setup) Clear() {
	if empty, err := NewSetup(s.variant); err == nil {
		*s = empty
	}
}

// FEN writes the set-up, playable or not, in a form that ParseSetup reads; empty for the zero
// Setup.
func (s Setup) FEN() string { return s.draft().FEN() }

// String draws the board as Position.String does.
func (s Setup) String() string { return s.draft().String() }

// draft is the set-up as a position that must never be played.
func (s *Setup) draft() Position {
	if !s.variant.Valid() {
		return Position{}
	}
	return Position{s.variant, s.tables().Draft(&s.s)}
}

// Faults is everything that is wrong with the set-up, from a1 on, and empty if it can be played.
// What depends on two generals or kings, such as whether they face each other, is told once there
// is exactly one of each. The zero Setup has one fault.
func (s Setup) Faults() []Fault {
	if !s.variant.Valid() {
		return []Fault{{Kind: FaultSyntax, Square: NoSquare, Detail: "set-up of no game"}}
	}
	_, broken := s.tables().NewPosition(&s.s)
	return boardFaults(broken)
}

// Game starts a game from the set-up. The options are those of NewGame without WithFEN and
// WithHandicap, which are ErrOption here. It returns a *PositionError with every fault if there is
// any, ErrUnknownVariant for the zero Setup, and the errors of NewGame.
func (s Setup) Game(opts ...Option) (*Game, error) {
	if !s.variant.Valid() {
		return nil, fmt.Errorf("%w: set-up of no game", ErrUnknownVariant)
	}
	if faults := s.Faults(); len(faults) > 0 {
		return nil, &PositionError{faults}
	}
	return NewGame(s.variant, append([]Option{withSetup(s.FEN())}, opts...)...)
}

// tables are the tables of a set-up of a game.
func (s *Setup) tables() *board.Rules { return variants.Tables(s.variant) }

// valid wants a set-up of a game.
func (s *Setup) valid() error {
	if !s.variant.Valid() {
		return fmt.Errorf("%w: set-up of no game", ErrUnknownVariant)
	}
	return nil
}

// onBoard wants a point of the board of a game.
func (s *Setup) onBoard(sq Square) error {
	if err := s.valid(); err != nil {
		return err
	}
	if at := sq.board(); at == board.None || !s.tables().Squares().Has(at) {
		return fmt.Errorf("%w: point %s is off the board", ErrSetup, sq)
	}
	return nil
}
