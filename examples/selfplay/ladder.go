package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/songky/songky"
)

// ladder plays each level against the one below it.
func ladder(ctx context.Context, o *options, w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintln(table, "game\tlevels\tgames\tscore of the higher\tElo\ttime a move, higher\tlower\tnodes a move, higher\tlower")
	defer table.Flush()
	for _, v := range o.variants {
		for level := o.levels[0] + 1; level <= o.levels[1]; level++ {
			m, err := o.rung(ctx, v, level)
			if err != nil {
				return err
			}
			m.ladderRow(table, level)
		}
	}
	return nil
}

// rung plays a level, as A, against the one below.
func (o *options) rung(ctx context.Context, v songky.Variant, level songky.Level) (*match, error) {
	s, err := o.settings(v)
	if err != nil {
		return nil, err
	}
	for i := range s.specs {
		s.specs[i] = o.specs[playerA]
		s.specs[i].limit.level = level - songky.Level(i)
		s.specs[i].seed += uint64(i)
	}
	s.out = forVariant(o.out, v, fmt.Sprintf("%d-%d", level, level-1))
	return o.watch(ctx, s)
}

func (m *match) ladderRow(w io.Writer, level songky.Level) {
	t := &m.tally
	score := t.pairs.score()
	a, b := t.efforts[playerA], t.efforts[playerB]
	fmt.Fprintf(w, "%s\t%d-%d\t%d\t%.1f %% [%.1f, %.1f]\t%s\t%v\t%v\t%.0f\t%.0f\n", m.variant, level, level-1, t.games(),
		100*score.value, 100*score.low, 100*score.high, eloText(t.pairs.elo()), a.timePerMove(), b.timePerMove(),
		a.perMove(float64(a.Nodes)), b.perMove(float64(b.Nodes)))
}
