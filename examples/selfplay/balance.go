package main

import (
	"context"
	"fmt"
	"io"
	"text/tabwriter"

	"github.com/songky/songky"
)

// balance plays A against itself and tells what either side's chances are. Each opening is
// played once, as a second game would be the same.
func balance(ctx context.Context, o *options, w io.Writer) error {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "both sides: %s\n", o.specs[playerA].title())
	fmt.Fprintln(table, "game\tgames\tRed wins\tdraws\tBlue wins\tRed's score\tplies")
	defer table.Flush()
	for _, v := range o.variants {
		s, err := o.settings(v)
		if err != nil {
			return err
		}
		s.specs[playerB] = s.specs[playerA]
		s.paired = false
		s.out = forVariant(o.out, v, "balance")
		m, err := o.watch(ctx, s)
		if err != nil {
			return err
		}
		m.tally.balanceRow(table, v)
	}
	return nil
}

// balanceRow writes the results by side, each with its interval.
func (t *tally) balanceRow(w io.Writer, v songky.Variant) {
	n := float64(t.games())
	fmt.Fprintf(w, "%s\t%d\t%s\t%s\t%s\t%.1f %%\t%.1f\n", v, t.games(), shareText(t.sides[0], n), shareText(t.sides[1], n),
		shareText(t.sides[2], n), 100*t.redScore(), float64(t.plies)/max(1, n))
}

// redScore is Red's score from 0 to 1.
func (t *tally) redScore() float64 {
	return (float64(t.sides[0]) + float64(t.sides[1])/2) / max(1, float64(t.games()))
}

// shareText is a count with its share of the games in per cent.
func shareText(count int, games float64) string {
	i := wilson(float64(count), games)
	return fmt.Sprintf("%d: %.1f %% [%.1f, %.1f]", count, 100*i.value, 100*i.low, 100*i.high)
}
