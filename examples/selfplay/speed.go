package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"github.com/songky/songky"
)

// speed has A and B search the same positions, those of games that A plays against itself, one after the
// other, and tells how many positions a second either searches. In a match each searches positions of its
// own, so that the figures say less.
func speed(ctx context.Context, o *options, w io.Writer) error {
	fmt.Fprintf(w, "A: %s\nB: %s\n\n", o.specs[playerA].title(), o.specs[playerB].title())
	rows := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(rows, "game\tpositions\tA's nodes/s\tB's nodes/s\tratio\tof single games\t")
	defer rows.Flush()
	for _, v := range o.variants {
		s, err := o.settings(v)
		if err != nil {
			return err
		}
		r, err := s.race(ctx)
		if err != nil {
			return err
		}
		r.row(rows, v)
	}
	return nil
}

// race is what both players have searched of the same positions.
type race struct {
	efforts     [2]effort
	least, most float64 // the ratios of single games
}

// race plays the games, one at a time, so that neither player has to share the machine with the other.
func (s settings) race(ctx context.Context) (*race, error) {
	f, err := newFilter(s.doubt)
	if err != nil {
		return nil, err
	}
	defer f.close()
	t, err := newTable(s.regulations, s.specs, 1)
	if err != nil {
		return nil, err
	}
	defer t.close()
	source := openings{variant: s.variant, rules: s.rules, seed: s.seed, plies: s.plies, book: s.book, filter: f}
	r := &race{}
	for range s.games {
		o, err := source.next(ctx)
		if err != nil {
			return nil, err
		}
		efforts, err := t.shadow(ctx, o)
		if err != nil {
			return nil, err
		}
		r.add(efforts)
	}
	return r, nil
}

// shadow plays a game in which A has both sides and B is asked about every position, too.
func (t *table) shadow(ctx context.Context, o opening) (efforts [2]effort, err error) {
	g, err := o.game(t.variant, t.rules)
	if err != nil {
		return efforts, err
	}
	for _, p := range t.players {
		if err := p.newGame(ctx); err != nil {
			return efforts, err
		}
	}
	for !g.Outcome().Over() && g.Plies() < t.plyCap {
		q := question{game: g, start: o.fen, seed: mix(o.deal, forMoves)}
		for side := range q.clocks {
			q.clocks[side] = t.limits[playerA].clock.main
		}
		var move songky.Move
		for number, p := range t.players {
			began := time.Now()
			a, err := p.think(ctx, q)
			if err != nil {
				return efforts, err
			}
			efforts[number].add(a, time.Since(began))
			if number == playerA {
				move = a.move
			}
		}
		if err := g.Play(move); err != nil {
			return efforts, err
		}
	}
	return efforts, nil
}

// add adds a game.
func (r *race) add(efforts [2]effort) {
	ratio := efforts[playerA].perSecond() / max(1, efforts[playerB].perSecond())
	if r.efforts[playerA].Moves == 0 || ratio < r.least {
		r.least = ratio
	}
	r.most = max(r.most, ratio)
	for i, e := range efforts {
		r.efforts[i].join(e)
	}
}

// row writes the totals.
func (r *race) row(w io.Writer, v songky.Variant) {
	a, b := r.efforts[playerA].perSecond(), r.efforts[playerB].perSecond()
	fmt.Fprintf(w, "%s\t%d\t%.0f\t%.0f\t%.2f\t%.2f to %.2f\t\n", v, r.efforts[playerA].Moves, a, b, a/max(1, b), r.least, r.most)
}

// perSecond is the number of nodes a second.
func (e effort) perSecond() float64 { return float64(e.Nodes) * 1e6 / float64(max(1, e.Micros)) }
