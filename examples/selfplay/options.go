package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"time"

	"github.com/songky/songky"
)

// options are the command line.
type options struct {
	mode        string
	specs       [2]spec
	variants    []songky.Variant
	rules       string
	games       int
	plies       int
	doubt       doubt
	book        string
	seed        uint64
	plyCap      int
	verdict     verdict
	test        sprt
	concurrency int
	out         string
	every       int
	patience    patience
	levels      [2]songky.Level
	making      making
	progress    io.Writer
}

// unset marks numbers whose default depends on the mode.
const unset = -1

// parseOptions reads the command line; messages about it go to w.
func parseOptions(args []string, w io.Writer) (*options, error) {
	o := &options{progress: w, patience: defaultPatience, levels: [2]songky.Level{1, 6}}
	f := flag.NewFlagSet("selfplay", flag.ContinueOnError)
	f.SetOutput(w)
	var limits limit
	o.matchFlags(f, &limits)
	o.openingFlags(f)
	o.modeFlags(f)
	if err := f.Parse(args); err != nil {
		return nil, err
	}
	if f.NArg() > 0 {
		return nil, fmt.Errorf("unknown argument %q", f.Arg(0))
	}
	return o, o.complete(limits)
}

// complete fills in what depends on other options.
func (o *options) complete(limits limit) error {
	if o.making.path != "" {
		o.mode = "book"
	}
	if modes[o.mode] == nil {
		return fmt.Errorf("no mode is called %q", o.mode)
	}
	if o.variants == nil {
		o.variants = defaultVariants(o.mode)
	}
	for i := range o.specs {
		if !o.specs[i].greedy && o.specs[i].limit.empty() || o.mode == "ladder" {
			o.specs[i].limit = limits
		}
	}
	o.completeOpenings()
	if o.concurrency == 0 {
		o.concurrency = max(1, runtime.NumCPU()/max(o.specs[playerA].threads, o.specs[playerB].threads))
	}
	return o.check()
}

// completeOpenings sets the defaults of the openings. What a game's balance is, only openings
// that were not chosen for theirs can tell.
func (o *options) completeOpenings() {
	if o.plies == unset {
		o.plies = 6
		if o.book != "" && o.mode != "book" {
			o.plies = 0
		}
	}
	if o.doubt.window == unset {
		o.doubt.window = map[string]int{"match": 150, "ladder": 150, "speed": 150, "book": 400}[o.mode]
	}
}

func defaultVariants(mode string) []songky.Variant {
	switch mode {
	case "soak":
		return songky.Variants()
	case "balance":
		return []songky.Variant{songky.SongKy, songky.SongKyBalanced}
	case "book":
		return []songky.Variant{songky.SongKy}
	}
	return []songky.Variant{songky.SongKyBalanced}
}

func (o *options) check() error {
	switch {
	case o.games < 1 || o.plyCap < 1 || o.plies < 0 || o.plies >= o.plyCap || o.concurrency < 1:
		return errors.New("-games, -ply-cap and -concurrency must be at least 1, -opening-plies at least 0 and below -ply-cap")
	case o.doubt.window < 0 || o.doubt.nodes < 1:
		return errors.New("-window must be at least 0, -opening-nodes at least 1")
	case o.patience.margin < 0 || o.patience.hang <= 0 || o.patience.hang > longestTime:
		return errors.New("-margin and -patience must be times")
	case o.mode == "match" && len(o.variants) != 1:
		return errors.New("a match is of one -variant")
	case (o.mode == "match" || o.mode == "speed") && (o.specs[playerA].endless() || o.specs[playerB].endless()):
		return errNoLimit
	case o.mode == "balance" && o.specs[playerA].endless():
		return errNoLimit
	}
	return o.making.check()
}

// settings are those of a match of one game.
func (o *options) settings(v songky.Variant) (settings, error) {
	s := settings{
		regulations: regulations{variant: v, plyCap: o.plyCap, verdict: o.verdict, patience: o.patience},
		specs:       o.specs, plies: o.plies, doubt: o.doubt, paired: true, seed: o.seed, games: o.games,
		test: o.test, concurrency: o.concurrency, out: o.out,
	}
	name := o.rules
	if name == "" {
		name = v.Info().RuleSets[0]
	}
	var err error
	if s.rules, err = songky.RulesByName(name); err != nil {
		return s, err
	}
	if o.book != "" {
		s.book, err = readBook(bookFor(o.book, v), v)
	}
	return s, err
}

// watch plays a match and shows its progress.
func (o *options) watch(ctx context.Context, s settings) (*match, error) {
	p := newProgress(o.progress, &s, o.every)
	defer p.end()
	return s.play(ctx, p.note)
}

// forVariant is the file of the games of one of several matches.
func forVariant(out string, v songky.Variant, match string) string {
	if out == "" {
		return ""
	}
	return fmt.Sprintf("%s.%s.%s", out, v, match)
}

// took is a time for people.
func took(d time.Duration) string { return d.Round(100 * time.Millisecond).String() }
