package songky

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// Castling is a set of castling rights. Add rights up: CastlingRedShort | CastlingRedLong.
type Castling uint8

// The castling rights: short on the h side, long on the a side.
const (
	CastlingRedShort  = Castling(board.RedShort)
	CastlingRedLong   = Castling(board.RedLong)
	CastlingBlueShort = Castling(board.BlueShort)
	CastlingBlueLong  = Castling(board.BlueLong)

	allCastling = CastlingRedShort | CastlingRedLong | CastlingBlueShort | CastlingBlueLong
)

// Bounds of the fields of a Setup.
const (
	MaxCounter   = board.MaxCounter // of the counters
	MaxPoolCount = 15               // of identities of one role in a pool
)

// Turn is the side to move.
func (s Setup) Turn() Side { return Side(s.s.Turn) }

// SetTurn gives the move to a side; ErrSide for a value that is no side.
func (s *Setup) SetTurn(side Side) error {
	if err := s.valid(); err != nil {
		return err
	}
	if !side.Valid() {
		return ErrSide
	}
	s.s.Turn = board.Side(side)
	return nil
}

// Castling is the castling rights; 0 in games without castling.
func (s Setup) Castling() Castling { return Castling(s.s.Castling) }

// SetCastling sets the castling rights. A right without its king and rook at home is a fault.
// ErrSetup for a value that is no set of rights, and for any right in a game without castling.
func (s *Setup) SetCastling(rights Castling) error {
	if err := s.valid(); err != nil {
		return err
	}
	if rights&^allCastling != 0 || rights != 0 && !s.tables().Spec().Castling {
		return fmt.Errorf("%w: castling rights %d in %s", ErrSetup, rights, s.variant)
	}
	s.s.Castling = uint8(rights)
	return nil
}

// EnPassant is the point that a pawn has just passed, NoSquare for none.
func (s Setup) EnPassant() Square {
	if !s.variant.Valid() {
		return NoSquare
	}
	return fromBoard(s.s.EnPassant)
}

// SetEnPassant sets the point that a pawn has just passed; NoSquare for none. A point that no pawn
// can have passed is a fault. ErrSetup for a point off the board, and for any point in a game
// without en passant.
func (s *Setup) SetEnPassant(sq Square) error {
	if err := s.valid(); err != nil {
		return err
	}
	if sq == NoSquare {
		s.s.EnPassant = board.None
		return nil
	}
	if err := s.onBoard(sq); err != nil {
		return err
	}
	if !s.tables().Spec().EnPassant {
		return fmt.Errorf("%w: %s has no en passant", ErrSetup, s.variant)
	}
	s.s.EnPassant = sq.board()
	return nil
}

// Counters are the plies without progress, from 0, and the number of the move, from 1.
func (s Setup) Counters() (progress, moveNumber int) { return s.s.Progress, s.s.MoveNo }

// SetCounters sets the plies without progress, from 0 to MaxCounter, and the number of the move,
// from 1 to MaxCounter; ErrSetup for others.
func (s *Setup) SetCounters(progress, moveNumber int) error {
	if err := s.valid(); err != nil {
		return err
	}
	if progress < 0 || progress > MaxCounter || moveNumber < 1 || moveNumber > MaxCounter {
		return fmt.Errorf("%w: counters %d and %d", ErrSetup, progress, moveNumber)
	}
	s.s.Progress, s.s.MoveNo = progress, moveNumber
	return nil
}

// PoolCount is how many pieces of a role are still unseen in a side's pool. In CoUp both sides
// have one pool, and either names it. It is 0 for roles that never lie face down.
func (s Setup) PoolCount(side Side, role Role) int {
	pool, slot := s.poolSlot(side, role)
	if slot == 0 {
		return 0
	}
	return s.s.Pool[pool].Count(slot)
}

// SetPoolCount sets how many pieces of a role are still unseen in a side's pool, from 0 to
// MaxPoolCount; more than the sets have is a fault. In CoUp both sides have one pool, and either
// names it. ErrSetup for other counts, in games without face-down pieces and for roles that never
// lie face down; ErrSide for a value that is no side.
func (s *Setup) SetPoolCount(side Side, role Role, n int) error {
	if err := s.valid(); err != nil {
		return err
	}
	if !side.Valid() {
		return ErrSide
	}
	pool, slot := s.poolSlot(side, role)
	if slot == 0 || n < 0 || n > MaxPoolCount {
		return fmt.Errorf("%w: %d of %s in a pool of %s", ErrSetup, n, role, s.variant)
	}
	held := &s.s.Pool[pool]
	*held = held.With(slot, n-held.Count(slot))
	return nil
}

// FillPool sets the pools to what cannot have been seen by the board alone: the full sets without
// the pieces that lie face up. Pieces that were captured face up are counted as unseen; take them
// off with SetPoolCount. It does nothing in games without face-down pieces.
func (s *Setup) FillPool() {
	if s.valid() != nil || !s.variant.Info().Hidden {
		return
	}
	s.s.Pool = s.tables().Spec().Pool
	for _, c := range s.s.Cells {
		held := &s.s.Pool[s.tables().PoolOf(c.Side())]
		if c != 0 && !c.IsFaceDown() && held.Count(c.Slot()) > 0 {
			*held = held.With(c.Slot(), -1)
		}
	}
}

// poolSlot is the pool and slot of a role that may lie face down; slot 0 for others.
func (s *Setup) poolSlot(side Side, role Role) (pool, slot int) {
	if !side.Valid() || !s.variant.Info().Hidden {
		return 0, 0
	}
	slot = variants.Define(s.variant).SlotOf(board.Side(side), role)
	if slot == board.RoyalSlot {
		slot = 0
	}
	return s.tables().PoolOf(board.Side(side)), slot
}
