package main

import (
	"context"
	"errors"
	"time"

	"github.com/songky/songky"
)

// Reasons of the referee's own for the end of a game.
const (
	reasonPlyCap = "ply cap"
	reasonScore  = "score"
)

// regulations are what holds for every game of a match.
type regulations struct {
	variant  songky.Variant
	rules    songky.Rules
	plyCap   int // a game that goes on after so many plies is a draw
	verdict  verdict
	patience patience
}

// table is where two players play games, one after another.
type table struct {
	regulations
	players [2]player // A and B
	limits  [2]limit
	games   int // in a round
}

// party is one game in the making.
type party struct {
	*table
	game    *songky.Game
	start   string
	aRed    bool
	seed    uint64
	clocks  [2]time.Duration // by side
	efforts [2]effort        // by player
	judge   scoreJudge
	detail  string // of a player's failure
}

// play plays a game from an opening. The error is one that ends the match.
func (t *table) play(ctx context.Context, o opening, aRed bool) (entry, error) {
	g, err := o.game(t.variant, t.rules)
	if err != nil {
		return entry{}, err
	}
	for _, p := range t.players {
		if err := p.newGame(ctx); err != nil {
			return entry{}, err
		}
	}
	p := &party{table: t, game: g, start: o.fen, aRed: aRed, seed: o.deal, judge: scoreJudge{verdict: t.verdict}}
	for side := range p.clocks {
		p.clocks[side] = t.limits[p.playerOf(songky.Side(side))].clock.main
	}
	reason, err := p.playOn(ctx)
	if err != nil {
		return entry{}, err
	}
	return p.entry(o, reason)
}

// playerOf is the number of the player, A or B, who has a side.
func (p *party) playerOf(s songky.Side) int {
	if (s == songky.Red) == p.aRed {
		return playerA
	}
	return playerB
}

// The players' numbers.
const (
	playerA = 0
	playerB = 1
)

// playOn plays until the game is over, and says why.
func (p *party) playOn(ctx context.Context) (reason string, err error) {
	for !p.game.Outcome().Over() {
		if p.game.Plies() >= p.plyCap {
			return reasonPlyCap, p.game.AgreeDraw()
		}
		side := p.game.Turn()
		a, err := p.turn(ctx, side)
		if f := failed(err); f != nil {
			return f.reason, p.forfeit(side, f)
		}
		if err != nil {
			return "", err
		}
		if loser, decided := p.judge.note(side, a); decided && !p.game.Outcome().Over() {
			return reasonScore, p.game.Resign(loser)
		}
	}
	return p.game.Outcome().Reason.String(), nil
}

// turn asks the side to move for its move and plays it.
func (p *party) turn(ctx context.Context, side songky.Side) (answer, error) {
	number := p.playerOf(side)
	q := question{p.game, p.start, p.clocks, mix(p.seed, forMoves, uint64(2*number)+uint64(side))}
	began := time.Now()
	a, err := p.players[number].think(ctx, q)
	spent := time.Since(began)
	if err != nil {
		return a, err
	}
	p.efforts[number].add(a, spent)
	if err := p.charge(side, spent); err != nil {
		return a, err
	}
	return a, p.move(a.move)
}

// charge takes the time from the side's clock and says when it was too much. What the margin
// forgave is not owed.
func (p *party) charge(side songky.Side, spent time.Duration) error {
	l := p.limits[p.playerOf(side)]
	if allowed := p.patience.allowed(l, p.clocks[side]); allowed > 0 && spent > allowed {
		return fail(reasonTime, "%v of %v", spent, allowed)
	}
	p.clocks[side] = max(0, p.clocks[side]-spent) + l.clock.increment
	return nil
}

// move plays a move, whose faults are the player's.
func (p *party) move(m songky.Move) error {
	err := p.game.Play(m)
	var illegal *songky.IllegalMoveError
	if errors.As(err, &illegal) {
		return fail(reasonIllegal, "%v", err)
	}
	return err
}

// forfeit ends the game as lost for a side.
func (p *party) forfeit(loser songky.Side, f *failure) error {
	p.detail = f.detail
	if f.reason == reasonTime {
		return p.game.LoseOnTime(loser)
	}
	return p.game.Resign(loser)
}
