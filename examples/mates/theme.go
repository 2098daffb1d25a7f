package main

import (
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// theme is something that makes a mate of one kind or another.
type theme string

const (
	quietKey  theme = "quiet key"        // the first move neither checks nor captures
	offer     theme = "offer"            // the piece that makes the first move can be taken at once
	byCannon  theme = "cannon"           // a cannon gives the mate, alone or with others
	byHorse   theme = "horse"            // a horse or knight does
	byFoot    theme = "foot"             // a soldier or pawn does
	byMany    theme = "several"          // more than one piece gives it
	noMove    theme = "no move"          // it ends without a check
	promotion theme = "promotion"        // the mating side promotes
	rights    theme = "rights"           // somebody may castle or capture en passant
	faceDown  theme = "face down"        // pieces lie face down
	turnUp    theme = "turn-up"          // the first move turns a piece up
	turnUps   theme = "turn-up in reply" // a reply on the main line does
)

// themesOf are the themes of a mate in n, read off the first key and the longest of the first
// defences to it.
func (s *solver) themesOf(v variants.Variant, p board.Position, key board.Move, n int) map[theme]bool {
	def := variants.Define(v)
	found := make(map[theme]bool)
	mark := func(t theme, is bool) {
		if is {
			found[t] = true
		}
	}
	mark(rights, p.Castling() != 0 || p.EnPassant() != board.None)
	for sq := board.Square(0); sq < board.NumSquares; sq++ {
		mark(faceDown, p.Cell(sq).IsFaceDown())
	}
	mark(turnUp, p.Cell(key.From()).IsFaceDown())
	mark(quietKey, p.Cell(key.To()) == 0 && !s.checks(&p, key))
	mark(offer, s.offers(&p, key))
	for {
		mark(promotion, key.Promotion() != 0)
		p = s.worst(&p, key, n)
		if n--; n == 0 || s.lost(&p) {
			break
		}
		reply := s.defence(&p, n)
		mark(turnUps, p.Cell(reply.From()).IsFaceDown())
		p = s.after(&p, reply, n)
		keys := s.keys(&p, n)
		if len(keys) == 0 {
			return nil // the effort is spent
		}
		key = keys[0]
	}
	checkers := s.rules.Checkers(&p)
	mark(byMany, checkers.Len() > 1)
	mark(noMove, checkers.Empty())
	for !checkers.Empty() {
		var sq board.Square
		sq, checkers = checkers.Next()
		switch def.RoleOf(p.Cell(sq)) {
		case variants.Cannon:
			mark(byCannon, true)
		case variants.Horse, variants.Knight:
			mark(byHorse, true)
		case variants.Soldier, variants.Pawn:
			mark(byFoot, true)
		}
	}
	return found
}

// offers says whether the piece that moves may be taken where it goes.
func (s *solver) offers(p *board.Position, m board.Move) bool {
	var next board.Position
	s.rules.Make(&next, p, m)
	for _, reply := range s.rules.AppendCaptures(&next, nil) {
		if reply.To() == m.To() {
			return true
		}
	}
	return false
}

// worst is a position after a move of the mating side in which the mate takes all of the n moves
// or, where there is none, the first.
func (s *solver) worst(p *board.Position, m board.Move, n int) (found board.Position) {
	first := true
	s.each(p, m, func(next *board.Position) bool {
		if first || n > 1 && !s.lost(next) && !s.loses(next, n-2) {
			found, first = *next, false
		}
		return true
	})
	return found
}

// defence is the first reply to which the mate takes n moves more.
func (s *solver) defence(p *board.Position, n int) board.Move {
	moves := s.rules.AppendMoves(p, nil)
	for _, m := range moves {
		if !s.each(p, m, func(next *board.Position) bool { return n > 1 && s.mates(next, n-1) }) {
			return m
		}
	}
	return moves[0]
}

// after is the first position after a reply in which the mate takes n moves.
func (s *solver) after(p *board.Position, m board.Move, n int) (found board.Position) {
	first := true
	s.each(p, m, func(next *board.Position) bool {
		longest := n == 1 || !s.mates(next, n-1)
		if first || longest {
			found, first = *next, false
		}
		return !longest
	})
	return found
}
