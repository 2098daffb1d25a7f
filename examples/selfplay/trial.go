package main

import (
	"context"
	"errors"
	"fmt"

	"github.com/songky/songky"
)

// trial judges candidates, one after another.
type trial struct {
	settings
	trials int
	filter *filter
	even   int // the score that is held for even
	table  *table
	player *libraryPlayer
}

// fair is the game whose start is held for even: that of the same armies, if there is one that was
// made to be. The evaluation may be partial to an army, so that its zero is not even.
func fair(v songky.Variant) songky.Variant {
	if v == songky.SongKy {
		return songky.SongKyBalanced
	}
	return v
}

// evenScore is what a search says of the start of the fair game.
func evenScore(ctx context.Context, f *filter, s *settings) (int, error) {
	g, err := songky.NewGame(fair(s.variant), songky.WithRules(s.rules), songky.WithSeed(s.seed))
	if err != nil {
		return 0, err
	}
	return f.score(ctx, g)
}

func newTrial(ctx context.Context, s settings, trials int) (*trial, error) {
	f, err := newFilter(s.doubt)
	if err != nil {
		return nil, err
	}
	p, err := newLibraryPlayer(spec{threads: 1, hash: 1}, s.patience)
	if err != nil {
		return nil, err
	}
	even, err := evenScore(ctx, f, &s)
	if err != nil {
		return nil, err
	}
	t := &table{regulations: s.regulations, players: [2]player{p, p}, games: 1}
	return &trial{settings: s, trials: trials, filter: f, even: even, table: t, player: p}, nil
}

func (t *trial) close() {
	t.filter.close()
	t.player.close()
}

// do makes and judges candidate number index.
func (t *trial) do(ctx context.Context, index int) (candidate, error) {
	g, err := t.make(index)
	if err != nil || g == nil {
		return candidate{}, err
	}
	c := candidate{fen: g.FEN()}
	if c.judged, err = t.filter.pass(ctx, g, t.even); err != nil || !c.judged {
		return c, err
	}
	c.kept = t.trials == 0
	for i := range t.trials {
		points, err := t.playOff(ctx, c.fen, index, i)
		if err != nil {
			return c, err
		}
		c.halfPoints += points
		c.games++
		if decided, kept := even(c.halfPoints, c.games, t.trials); decided {
			c.kept = kept
			break
		}
	}
	return c, nil
}

// make makes a candidate: nil where what chance has made cannot be played.
func (t *trial) make(index int) (*songky.Game, error) {
	r := randomOf(t.seed, forCandidate, uint64(index))
	o := opening{id: fmt.Sprint(index), fen: t.variant.Info().Start, deal: mix(t.seed, forDeal, uint64(index))}
	if handicapped(t.variant) {
		o.fen = handicap(o.fen, r)
	}
	var wrong *songky.PositionError
	_, g, goesOn, err := o.vary(t.variant, t.rules, r.IntN(t.plies+1), r)
	switch {
	case errors.As(err, &wrong):
		return nil, nil
	case err != nil || !goesOn:
		return nil, err
	}
	return g, nil
}

// playOff is Red's half points in trial number i. The engine plays both sides, each time with a
// few nodes more, so that the games differ.
func (t *trial) playOff(ctx context.Context, fen string, index, i int) (int, error) {
	t.player.spec.limit = limit{nodes: t.specs[playerA].limit.nodes * uint64(100+11*i) / 100}
	e, err := t.table.play(ctx, opening{id: fmt.Sprint(index), fen: fen, deal: mix(t.seed, forTrial, uint64(index))}, true)
	return e.Meta.points(), err
}

// even says whether it is decided already, after some of the trials, that Red scores from 25 to
// 75 % in them, or that it does not.
func even(halfPoints, games, trials int) (decided, kept bool) {
	most := halfPoints + 2*(trials-games)
	switch {
	case 2*halfPoints >= trials && 2*most <= 3*trials:
		return true, true
	case 2*halfPoints > 3*trials || 2*most < trials:
		return true, false
	}
	return false, false
}
