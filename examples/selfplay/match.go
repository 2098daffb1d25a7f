package main

import (
	"context"
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/songky/songky"
)

// settings are all that a match is determined by, and how it is run.
type settings struct {
	regulations
	specs       [2]spec // of A and B
	plies       int     // random ones of the opening
	doubt       doubt
	book        []string
	paired      bool // each opening twice, sides swapped; else once
	seed        uint64
	games       int
	test        sprt
	concurrency int
	out         string
}

// perRound is the number of games with one opening.
func (s *settings) perRound() int {
	if s.paired {
		return 2
	}
	return 1
}

// rounds is the number of openings.
func (s *settings) rounds() int { return (s.games + s.perRound() - 1) / s.perRound() }

// header is what a file of the match's games begins with.
func (s *settings) header() header {
	h := header{
		Songky: songky.Version, Variant: s.variant.String(), Rules: s.rules.Name,
		A: s.specs[playerA].identity(), B: s.specs[playerB].identity(),
		Openings: fmt.Sprintf("%d random plies, window %d at %d nodes", s.plies, s.doubt.window, s.doubt.nodes),
		Paired:   s.paired, PlyCap: s.plyCap, Seed: s.seed,
	}
	if len(s.book) > 0 {
		sum := fnv.New64a()
		_, _ = sum.Write([]byte(strings.Join(s.book, "\n")))
		h.Openings += fmt.Sprintf(", book %x", sum.Sum64())
	}
	if s.verdict.plies > 0 {
		h.Adjudicate = fmt.Sprintf("%d,%d", s.verdict.threshold, s.verdict.plies)
	}
	return h
}

// match is a match being played.
type match struct {
	settings
	store *store
	tally tally
	found decision
	watch func(*tally) // called after every round
}

// job is a round to be played.
type job struct {
	round   int // from 0
	opening opening
}

// play plays a match, or what is left of it, until all rounds are over, the test is decided or
// the context ends. What has been played by then is in the match's tally.
func (s settings) play(ctx context.Context, watch func(*tally)) (m *match, err error) {
	m = &match{settings: s, watch: watch}
	var rounds [][]entry
	if m.store, rounds, err = openStore(s.out, s.header(), s.perRound()); err != nil {
		return m, err
	}
	open := true
	for _, round := range rounds[:min(len(rounds), s.rounds())] {
		if open = m.count(round); !open {
			break
		}
	}
	if first := len(rounds); open && first < s.rounds() {
		err = m.playFrom(ctx, first)
	}
	if closing := m.store.close(); err == nil {
		err = closing
	}
	return m, err
}

// count adds a round to the tally and says whether the match goes on.
func (m *match) count(round []entry) bool {
	m.tally.add(round)
	m.watch(&m.tally)
	m.found = m.test.decide(m.tally.pairs)
	return m.found == undecided
}

// playFrom plays the rounds from one on, several at once.
func (m *match) playFrom(ctx context.Context, first int) error {
	a := assembly[job, []entry]{
		workers: m.concurrency,
		produce: func(ctx context.Context, emit func(job) bool) error { return m.produce(ctx, first, emit) },
		hire:    func() (worker[job, []entry], error) { return newTable(m.regulations, m.specs, m.perRound()) },
		take: func(round []entry) (bool, error) {
			err := m.store.add(round)
			return m.count(round), err
		},
	}
	return a.run(ctx)
}

// produce makes the openings in their order, and emits those from the round first on.
func (m *match) produce(ctx context.Context, first int, emit func(job) bool) error {
	f, err := newFilter(m.doubt)
	if err != nil {
		return err
	}
	defer f.close()
	source := openings{variant: m.variant, rules: m.rules, seed: m.seed, plies: m.plies, book: m.book, filter: f}
	for round := range m.rounds() {
		o, err := source.next(ctx)
		if err != nil {
			return err
		}
		if round >= first && !emit(job{round, o}) {
			return nil
		}
	}
	return nil
}

// newTable seats two players for rounds of so many games.
func newTable(r regulations, specs [2]spec, games int) (*table, error) {
	t := &table{regulations: r, games: games}
	for i, s := range specs {
		var err error
		if t.players[i], err = newPlayer(s, r.variant, r.patience); err != nil {
			return nil, fmt.Errorf("player %c: %w", 'A'+i, err)
		}
		t.limits[i] = s.limit
	}
	return t, nil
}

func (t *table) close() {
	for _, p := range t.players {
		p.close()
	}
}

// do plays the games of a round. A has Red in the first; where there is only one, A has Red in
// every second round.
func (t *table) do(ctx context.Context, j job) (round []entry, err error) {
	for i := range t.games {
		aRed := i == 0
		if t.games == 1 {
			aRed = j.round%2 == 0
		}
		e, err := t.play(ctx, j.opening, aRed)
		if err != nil {
			return nil, fmt.Errorf("round %d: %w", j.round+1, err)
		}
		e.Meta.Round = j.round + 1
		round = append(round, e)
	}
	return round, nil
}
