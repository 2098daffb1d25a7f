package main

import (
	"context"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/songky/songky"
)

// soak plays many fast games of all kinds and looks for whatever should not happen: illegal
// moves, crashes, hangs, overrun times, records that do not read back.
func soak(ctx context.Context, o *options, w io.Writer) error {
	s := soaking{options: o, rows: make(map[songky.Variant]*soakRow)}
	began := time.Now()
	a := assembly[int, soaked]{
		workers: o.concurrency,
		produce: func(_ context.Context, emit func(int) bool) error {
			for i := 0; i < o.games && emit(i); i++ {
			}
			return nil
		},
		hire: func() (worker[int, soaked], error) { return soaker{o}, nil },
		take: s.take,
	}
	err := a.run(ctx)
	s.report(w, time.Since(began))
	if err == nil && len(s.faults) > 0 {
		err = fmt.Errorf("%d faults", len(s.faults))
	}
	return err
}

// soaking is what the games so far have shown.
type soaking struct {
	*options
	rows   map[songky.Variant]*soakRow
	faults []string
	games  int
}

// soakRow is what the games of one variant have shown.
type soakRow struct {
	games, plies, faults int
	sides                [3]int
}

// soaked is one game: what it was, and what was wrong with it.
type soaked struct {
	number  int
	variant songky.Variant
	title   string
	entry   entry
	fault   string
}

// soaker plays games, each with players of its own.
type soaker struct{ *options }

func (soaker) close() {}

// do plays game number index. Game, rules, players and opening follow from it and the seed.
func (s soaker) do(ctx context.Context, index int) (soaked, error) {
	r := randomOf(s.seed, uint64(index))
	v := s.variants[index%len(s.variants)]
	sets := v.Info().RuleSets
	rules, err := songky.RulesByName(sets[r.IntN(len(sets))])
	if err != nil {
		return soaked{}, err
	}
	specs := [2]spec{soakSpec(r), soakSpec(r)}
	g := soaked{number: index, variant: v, title: fmt.Sprintf("%s, %s: %s; %s", v, rules.Name, specs[0].title(), specs[1].title())}
	t, err := newTable(regulations{v, rules, s.plyCap, s.verdict, s.patience}, specs, 1)
	if err != nil {
		return g, err
	}
	defer t.close()
	o, err := soakOpening(v, rules, index, r)
	if err != nil {
		return g, err
	}
	if g.entry, err = t.play(ctx, o, index%2 == 0); err != nil {
		if ctx.Err() == nil {
			g.fault = err.Error()
		}
		return g, ctx.Err()
	}
	g.fault = faultOf(&g.entry)
	return g, nil
}

// soakSpec is a player with a limit of any kind, and little of it.
func soakSpec(r *rand.Rand) spec {
	s := spec{threads: 1, hash: 1, seed: r.Uint64()}
	switch r.IntN(6) {
	case 0:
		s.limit.nodes = 1 + r.Uint64N(150)
	case 1:
		s.limit.depth = 1 + r.IntN(2)
	case 2:
		s.limit.movetime = time.Millisecond
	case 3:
		s.limit.clock = control{100 * time.Millisecond, time.Millisecond}
	case 4:
		s.limit.nodes, s.threads = 200, 2
	}
	if s.limit.empty() || r.IntN(2) == 0 && s.limit.nodes > 0 {
		s.limit.level = songky.Level(1 + r.IntN(6))
		s.limit.nodes = 1 + r.Uint64N(250)
	}
	return s
}

// soakOpening is the start with up to nine random plies.
func soakOpening(v songky.Variant, rules songky.Rules, index int, r *rand.Rand) (opening, error) {
	start := opening{id: fmt.Sprint(index), fen: v.Info().Start, deal: r.Uint64()}
	for {
		o, _, goesOn, err := start.vary(v, rules, r.IntN(10), r)
		if goesOn || err != nil {
			return o, err
		}
	}
}

// faultOf is what is wrong with a game, or empty.
func faultOf(e *entry) string {
	if slices.Contains(failures, e.Meta.Reason) {
		return e.Meta.Reason + ": " + e.Meta.Detail
	}
	g, err := songky.LoadGame(e.Game)
	if err != nil {
		return "record: " + err.Error()
	}
	again, err := g.MarshalFull()
	switch {
	case err != nil:
		return "record: " + err.Error()
	case string(again) != string(e.Game):
		return "record: differs when it is read and written"
	case !g.Outcome().Over():
		return "the game is not over"
	}
	return ""
}

func (s *soaking) take(g soaked) (more bool, err error) {
	s.games++
	row := s.rows[g.variant]
	if row == nil {
		row = new(soakRow)
		s.rows[g.variant] = row
	}
	row.add(&g.entry.Meta)
	if g.fault != "" {
		row.faults++
		s.faults = append(s.faults, fmt.Sprintf("game %d, %s: %s", g.number, g.title, g.fault))
	}
	if s.every > 0 && s.games%(100*s.every) == 0 {
		fmt.Fprintf(s.progress, "%d/%d games, %d faults\n", s.games, s.options.games, len(s.faults))
	}
	return true, nil
}

func (r *soakRow) add(m *meta) {
	r.games++
	r.plies += m.Plies
	var t tally
	t.addGame(m)
	for i, n := range t.sides {
		r.sides[i] += n
	}
}

// report writes the table and every fault.
func (s *soaking) report(w io.Writer, spent time.Duration) {
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "game\tgames\tRed won\tdrawn\tBlue won\tplies\tfaults\t")
	for _, v := range slices.Sorted(maps.Keys(s.rows)) {
		r := s.rows[v]
		fmt.Fprintf(table, "%s\t%d\t%d\t%d\t%d\t%.1f\t%d\t\n", v, r.games, r.sides[0], r.sides[1], r.sides[2],
			float64(r.plies)/float64(r.games), r.faults)
	}
	_ = table.Flush()
	fmt.Fprintf(w, "%d games in %s, %d faults\n", s.games, took(spent), len(s.faults))
	if len(s.faults) > 0 {
		fmt.Fprintln(w, strings.Join(s.faults, "\n"))
	}
}
