package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"
)

// making are the options of a book that is to be made.
type making struct {
	path   string
	count  int
	trials int
}

func (m *making) check() error {
	if m.count < 1 || m.trials < 0 {
		return errors.New("-count must be at least 1, -trials at least 0")
	}
	return nil
}

// candidate is a position that may go into the book, and how it fared.
type candidate struct {
	fen        string
	judged     bool // the search held it for in doubt
	halfPoints int  // Red's, in the trials
	games      int
	kept       bool
}

// makeBook makes a file of openings that either side may win.
func makeBook(ctx context.Context, o *options, w io.Writer) error {
	if o.making.path == "" || len(o.variants) != 1 {
		return errors.New("a book needs -makebook FILE and one -variant")
	}
	s, err := o.settings(o.variants[0])
	if err != nil {
		return err
	}
	b := &bookMaker{settings: s, making: o.making, progress: o.progress, every: o.every, seen: make(map[string]bool)}
	began := time.Now()
	if err := b.run(ctx); err != nil {
		return err
	}
	fmt.Fprintf(w, "%s\nTime: %s.\n", strings.Join(b.summary(), "\n"), took(time.Since(began)))
	header := append([]string{
		"Openings of " + s.variant.String() + " that either side may win, one FEN a line. Made from the root of the repository by",
		"  " + o.bookCommand(), "",
	}, b.summary()...)
	return os.WriteFile(o.making.path, bookText(header, b.fens), 0o644)
}

// bookCommand is the command that makes the same book.
func (o *options) bookCommand() string {
	return fmt.Sprintf("go run ./examples/selfplay -makebook %s -variant %s -count %d -seed %d -opening-plies %d -opening-nodes %d"+
		" -window %d -trials %d %s", o.making.path, o.variants[0], o.making.count, o.seed, o.plies, o.doubt.nodes, o.doubt.window,
		o.making.trials, o.trialFlags())
}

// trialFlags are the flags about the games that try positions.
func (o *options) trialFlags() string {
	text := fmt.Sprintf("-nodes %d -ply-cap %d", o.specs[playerA].limit.nodes, o.plyCap)
	if o.verdict.plies > 0 {
		text += fmt.Sprintf(" -adjudicate %d,%d", o.verdict.threshold, o.verdict.plies)
	}
	return text
}

// bookMaker collects the positions of a book.
type bookMaker struct {
	settings
	making
	progress io.Writer
	every    int
	fens     []string
	seen     map[string]bool
	tried    int // candidates
	judged   int // of those, held for in doubt by the search
	points   int // Red's half points in the trials of the positions kept
	games    int // in those trials
}

// candidates is how many candidates are tried for each position of a book before that is given up.
const candidates = 1000

func (b *bookMaker) run(ctx context.Context) error {
	if b.trials > 0 && b.specs[playerA].limit.nodes == 0 {
		return errors.New("the games that try positions need -nodes")
	}
	a := assembly[int, candidate]{
		workers: b.concurrency,
		produce: func(_ context.Context, emit func(int) bool) error {
			for i := range b.count * candidates {
				if !emit(i) {
					return nil
				}
			}
			return nil
		},
		hire: func() (worker[int, candidate], error) { return newTrial(ctx, b.settings, b.trials) },
		take: b.take,
	}
	if err := a.run(ctx); err != nil {
		return err
	}
	if len(b.fens) < b.count {
		return fmt.Errorf("only %d positions among %d candidates: use a wider -window", len(b.fens), b.tried)
	}
	return nil
}

// take puts a candidate into the book if it is fit and new.
func (b *bookMaker) take(c candidate) (more bool, err error) {
	b.tried++
	if c.judged {
		b.judged++
	}
	if key := placement(c.fen); c.kept && !b.seen[key] {
		b.seen[key] = true
		b.fens = append(b.fens, c.fen)
		b.points += c.halfPoints
		b.games += c.games
		if b.every > 0 && len(b.fens)%b.every == 0 {
			fmt.Fprintf(b.progress, "%d/%d positions of %d candidates\n", len(b.fens), b.count, b.tried)
		}
	}
	return len(b.fens) < b.count, nil
}

// summary tells what was measured.
func (b *bookMaker) summary() []string {
	lines := []string{
		fmt.Sprintf("Candidates: %d. Within %d centipawns of the start of %s by a search of %d nodes: %d.",
			b.tried, b.doubt.window, fair(b.variant), b.doubt.nodes, b.judged),
		fmt.Sprintf("Kept: %d.", len(b.fens)),
	}
	if b.games > 0 {
		lines[1] = fmt.Sprintf("Kept, as Red scored 25 to 75 %% in up to %d games at %d nodes and more: %d. Red's score there: %.1f %% of %d games.",
			b.trials, b.specs[playerA].limit.nodes, len(b.fens), 50*float64(b.points)/float64(b.games), b.games)
	}
	return lines
}
