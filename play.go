package songky

import (
	"time"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/deal"
	"github.com/songky/songky/variants"
)

// Play makes a move. It returns *IllegalMoveError, which says why, ErrGameOver once the game has
// ended, or ErrHidden for a face-down piece whose identity this game does not know (see
// PlayRevealed). On an error the game is unchanged.
func (g *Game) Play(m Move) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.play(m, variants.NoRole)
}

// PlayRevealed is Play for a face-down piece whose identity the host tells: a client's game,
// loaded or made without the deal. It returns ErrReveal for a piece that is not face down and for
// an identity that contradicts the deal or the pool.
func (g *Game) PlayRevealed(m Move, role Role) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.play(m, role)
}

func (g *Game) play(m Move, told Role) error {
	if g.outcome().Over() {
		return ErrGameOver
	}
	now := g.now()
	bm, err := g.find(m)
	if err != nil {
		return err
	}
	from := now.position.Cell(bm.From())
	if !from.IsFaceDown() {
		if told != variants.NoRole {
			return ErrReveal
		}
		g.enter(bm, 0)
		return nil
	}
	slot, err := g.identity(bm.From(), told)
	if err != nil {
		return err
	}
	g.deal[bm.From()] = uint8(slot)
	g.enter(bm, slot)
	return nil
}

// find is the legal move of the tables that m means.
func (g *Game) find(m Move) (board.Move, error) {
	p := &g.now().position
	for _, bm := range g.rules().Tables.AppendMoves(p, make([]board.Move, 0, board.MaxMoves)) {
		if moveFrom(g.rules().Def, p.Turn(), bm) == m {
			return bm, nil
		}
	}
	return 0, refusal(g.variant, p, m)
}

// identity is the slot of the face-down piece on a point, by the deal or as told.
func (g *Game) identity(s board.Square, told Role) (int, error) {
	p := &g.now().position
	known := int(g.deal[s])
	slot := g.rules().Def.SlotOf(p.Turn(), told)
	switch {
	case told == variants.NoRole && known == 0:
		return 0, ErrHidden
	case told == variants.NoRole:
		return known, nil
	case slot == 0 || known != 0 && known != slot || known == 0 && g.unknown(p).Count(slot) == 0:
		return 0, ErrReveal
	}
	return slot, nil
}

// unknown is what the side to move may still turn up where the deal says nothing.
func (g *Game) unknown(p *board.Position) board.Pool {
	tables := g.rules().Tables
	return deal.Left(tables, p, &g.deal, tables.PoolOf(p.Turn()))
}

// enter makes a legal move; revealed is the slot that the moved piece turns up as, 0 for none.
func (g *Game) enter(m board.Move, revealed int) {
	now := g.now()
	next := moment{move: m, revealed: revealed, captured: g.victim(m), seen: now.seen}
	if revealed != 0 {
		g.rules().Tables.MakeTurned(&next.position, &now.position, m, revealed)
	} else {
		g.rules().Tables.Make(&next.position, &now.position, m)
	}
	if g.rules().Tables.Spec().Flips {
		next.turned = g.rules().Tables.Flipped(&now.position, m)
	}
	if next.captured.IsFaceDown() && g.captured == CapturedSeenByCapturer && g.deal[m.To()] != 0 {
		pool := g.rules().Tables.PoolOf(next.captured.Side())
		own := &next.seen[now.position.Turn()][pool]
		*own = own.With(int(g.deal[m.To()]), 1)
	}
	g.log.Push(&now.position, &next.position, m)
	g.moments = append(g.moments, next)
}

// victim is what a move captures.
func (g *Game) victim(m board.Move) board.Code {
	p := &g.now().position
	if m.IsEnPassant() {
		return board.NewCode(p.Turn()^1, board.PawnSlot)
	}
	return p.Cell(m.To())
}

// NoteTime records how long the last move took, for the game's record; the library keeps no clock
// of its own. ErrNoHistory at the start, ErrTime for a negative time.
func (g *Game) NoteTime(spent time.Duration) error {
	if spent < 0 {
		return ErrTime
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if len(g.moments) == 1 {
		return ErrNoHistory
	}
	g.now().spent = spent
	return nil
}

// Undo takes back one ply, and with it any declared end; ErrNoHistory at the start.
func (g *Game) Undo() error {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.undo(1)
}

// TakeBack goes back to a side's previous turn, as a player does against the machine: two plies
// when it is that side's turn, one when it has just moved. ErrNoHistory if there was no such
// turn, ErrSide for a value that is no side.
func (g *Game) TakeBack(s Side) error {
	if !s.Valid() {
		return ErrSide
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	if Side(g.now().position.Turn()) == s {
		return g.undo(2)
	}
	return g.undo(1)
}

func (g *Game) undo(plies int) error {
	left := len(g.moments) - plies
	if left < 1 {
		return ErrNoHistory
	}
	g.moments = g.moments[:left]
	g.log.Undo(plies)
	g.declared = Outcome{}
	return nil
}

// Resign ends the game by a side's resignation; ErrSide, ErrGameOver.
func (g *Game) Resign(s Side) error { return g.lose(s, ReasonResignation) }

// LoseOnTime ends the game because a side's time is up; ErrSide, ErrGameOver.
func (g *Game) LoseOnTime(s Side) error { return g.lose(s, ReasonTime) }

func (g *Game) lose(s Side, why Reason) error {
	if !s.Valid() {
		return ErrSide
	}
	return g.declare(wonBy(s.Opponent(), why))
}

// AgreeDraw ends the game by agreement; ErrGameOver.
func (g *Game) AgreeDraw() error { return g.declare(Outcome{Draw, ReasonAgreement}) }

func (g *Game) declare(o Outcome) error {
	g.mu.Lock()
	defer g.mu.Unlock()
	if g.outcome().Over() {
		return ErrGameOver
	}
	g.declared = o
	return nil
}
