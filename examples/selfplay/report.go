package main

import (
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"text/tabwriter"
	"time"
)

// report writes what came of a match.
func (m *match) report(w io.Writer) {
	t := &m.tally
	fmt.Fprintf(w, "%s, rules %s\n", m.variant, m.rules.Name)
	fmt.Fprintf(w, "A: %s\nB: %s\n\n", m.specs[playerA].title(), m.specs[playerB].title())
	if t.games() == 0 {
		fmt.Fprintln(w, "no games")
		return
	}
	m.reportScore(w)
	fmt.Fprintln(w)
	t.reportReasons(w)
	fmt.Fprintln(w)
	fmt.Fprintf(w, "Red wins %d, draws %d, Blue wins %d; %.1f plies a game\n\n",
		t.sides[0], t.sides[1], t.sides[2], float64(t.plies)/float64(t.games()))
	t.reportEfforts(w)
}

// reportScore writes the result with its statistics.
func (m *match) reportScore(w io.Writer) {
	t := &m.tally
	score := t.pairs.score()
	fmt.Fprintf(w, "%d games for A: +%d =%d -%d, %.1f %% [%.1f, %.1f]\n",
		t.games(), t.wins, t.draws, t.losses, 100*score.value, 100*score.low, 100*score.high)
	fmt.Fprintf(w, "Elo %s, LOS %.1f %%\n", eloText(t.pairs.elo()), 100*t.pairs.superiority())
	if m.paired {
		fmt.Fprintf(w, "pairs of 0, 1/2, 1, 3/2, 2 points: %v\n", [5]int(t.pairs))
	}
	if m.test != (sprt{}) {
		fmt.Fprintln(w, m.test.text(t.pairs))
	}
}

func eloText(e interval) string {
	if math.IsInf(e.value, 0) {
		return fmt.Sprintf("%+.0f", e.value)
	}
	return fmt.Sprintf("%+.1f [%+.1f, %+.1f]", e.value, e.low, e.high)
}

// text is the state of a test.
func (t sprt) text(p pentanomial) string {
	lower, upper := t.bounds()
	state := map[decision]string{
		undecided:  "undecided",
		acceptElo0: fmt.Sprintf("%+g accepted", t.elo0),
		acceptElo1: fmt.Sprintf("%+g accepted", t.elo1),
	}
	return fmt.Sprintf("SPRT [%g, %g]: ratio %.2f within (%.2f, %.2f): %s",
		t.elo0, t.elo1, t.ratio(p), lower, upper, state[t.decide(p)])
}

// reportReasons writes how the games ended.
func (t *tally) reportReasons(w io.Writer) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "reason\tgames\tA won\tdrawn\tA lost\t")
	for _, reason := range slices.Sorted(maps.Keys(t.reasons)) {
		r := t.reasons[reason]
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%d\t\n", reason, r[0]+r[1]+r[2], r[0], r[1], r[2])
	}
	_ = table.Flush()
}

// reportEfforts writes what the players spent.
func (t *tally) reportEfforts(w io.Writer) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "player\tmoves\tnodes a move\ttime a move\tslowest\tdepth\t")
	for i, name := range []string{"A", "B"} {
		e := t.efforts[i]
		fmt.Fprintf(table, "%s\t%d\t%.0f\t%v\t%v\t%.1f\t\n", name, e.Moves, e.perMove(float64(e.Nodes)),
			e.timePerMove(), rounded(e.Slowest), e.perMove(float64(e.Depth)))
	}
	_ = table.Flush()
}

func (e effort) perMove(sum float64) float64 { return sum / math.Max(1, float64(e.Moves)) }

func (e effort) timePerMove() time.Duration {
	return rounded(int64(e.perMove(float64(e.Micros))))
}

// rounded is a time of so many microseconds as it is shown.
func rounded(micros int64) time.Duration {
	return (time.Duration(micros) * time.Microsecond).Round(10 * time.Microsecond)
}
