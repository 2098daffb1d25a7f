package notation

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// MaxMove is the length in bytes of the longest text that is looked at as a move.
const MaxMove = 64

// Scene is a position with its legal moves: what moves are written and read against.
type Scene struct {
	tables *board.Rules
	def    *variants.Definition
	p      *board.Position
	legal  []board.Move
	us     board.Side
}

// NewScene is the scene of a position of the variant, whose legal moves are given.
func NewScene(v variants.Variant, p *board.Position, legal []board.Move) *Scene {
	return &Scene{variants.Tables(v), variants.Define(v), p, legal, p.Turn() & 1}
}

// Attempt is a move by its points, legal or not.
type Attempt struct {
	From, To  board.Square
	Promotion variants.Role // NoRole for none
}

// Reading is what a text means in one notation. Exactly one of Moves, Illegal and Fault is set.
type Reading struct {
	// Moves are the legal moves that the text fits: one, or several if it is ambiguous.
	Moves []board.Move
	// Illegal is the move that is meant where it is not legal.
	Illegal *Attempt
	// Fault is why the text means no move.
	Fault *SyntaxFault
	// Formed says that the text has the form of the notation, even if no piece fits it.
	Formed bool
}

func newFault(offset int, format string, args ...any) *SyntaxFault {
	return &SyntaxFault{offset, fmt.Sprintf(format, args...)}
}

// tooLong is the fault of a text that is too long to be a move, or nil.
func tooLong(text string) *SyntaxFault {
	if len(text) <= MaxMove {
		return nil
	}
	return newFault(MaxMove, "text is longer than any move")
}

// promotion is what a move's pawn becomes.
func (s *Scene) promotion(m board.Move) variants.Role { return s.def.Slots[s.us][m.Promotion()] }

// attempt is a legal move by its points.
func (s *Scene) attempt(m board.Move) Attempt {
	return Attempt{m.From(), m.To(), s.promotion(m)}
}

// fit is the reading of a text that means one of the attempts, of which there is at least one.
func (s *Scene) fit(list []Attempt) Reading {
	r := Reading{Formed: true}
	for _, m := range s.legal {
		for _, a := range list {
			if s.attempt(m) == a {
				r.Moves = append(r.Moves, m)
				break
			}
		}
	}
	if len(r.Moves) == 0 {
		a := s.likeliest(list)
		r.Illegal = &a
	}
	return r
}

// likeliest is the attempt that comes nearest to a legal move: only the royal hinders it, or else
// the piece moves so at all.
func (s *Scene) likeliest(list []Attempt) Attempt {
	best, bestRank := list[0], -1
	for _, a := range list {
		if rank := s.nearness(a); rank > bestRank {
			best, bestRank = a, rank
		}
	}
	return best
}

func (s *Scene) nearness(a Attempt) int {
	switch s.tables.Refuse(s.p, a.From, a.To, s.def.SlotOf(s.us, a.Promotion)) {
	case board.NotItsWay, board.OutsideBoard:
		return 0
	case board.RoyalInCheck, board.RoyalsWouldFace:
		return 2
	}
	return 1
}

// own lists the points of the side to move whose pieces are of a role; NoRole are the face-down
// pieces.
func (s *Scene) own(role variants.Role) (list []board.Square) {
	for rest := s.p.Of(s.us); !rest.Empty(); {
		var sq board.Square
		sq, rest = rest.Next()
		if s.roleAt(sq) == role {
			list = append(list, sq)
		}
	}
	return list
}

// roleAt is the role of the piece on a point, NoRole if it is face down.
func (s *Scene) roleAt(sq board.Square) variants.Role {
	c := s.p.Cell(sq)
	if c.IsFaceDown() {
		return variants.NoRole
	}
	return s.def.RoleOf(c)
}

// roleName is a role in English, for faults.
func roleName(role variants.Role) string {
	if role == variants.NoRole {
		return "face-down piece"
	}
	return role.String()
}
