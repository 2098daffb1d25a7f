package main

import (
	"errors"
	"flag"
	"strings"

	"github.com/songky/songky"
)

// matchFlags are the flags about players and games.
func (o *options) matchFlags(f *flag.FlagSet, limits *limit) {
	for i, name := range []string{"a", "b"} {
		o.specs[i].threads = 1
		f.Func(name, "player "+strings.ToUpper(name)+": key=value,... (see the README)", func(text string) (err error) {
			o.specs[i], err = parseSpec(text)
			return err
		})
	}
	for _, name := range []string{"nodes", "depth", "movetime", "clock"} {
		f.Func(name, "limit of the players that have none of their own", func(text string) error {
			_, err := limits.set(name, text)
			return err
		})
	}
	f.Func("variant", "the game (default songky-balanced)", o.setVariants)
	f.Func("variants", "the games, apart by commas; all for every one", o.setVariants)
	f.StringVar(&o.rules, "rules", "", "ending rules (default: those of the game)")
	f.IntVar(&o.games, "games", 100, "number of games")
	f.IntVar(&o.plyCap, "ply-cap", 400, "a game is drawn after so many plies")
	f.Func("adjudicate", "CENTIPAWNS,PLIES: end games that both players hold for decided", o.setVerdict)
	f.Func("sprt", "ELO0,ELO1,ALPHA,BETA: stop when it is decided which holds", func(text string) (err error) {
		o.test, err = parseSPRT(text)
		return err
	})
	f.DurationVar(&o.patience.margin, "margin", o.patience.margin, "time beyond the limit before a game is lost")
	f.DurationVar(&o.patience.hang, "patience", o.patience.hang, "time to wait for a player that does not answer")
}

// openingFlags are the flags about how games begin.
func (o *options) openingFlags(f *flag.FlagSet) {
	f.IntVar(&o.plies, "opening-plies", unset, "random plies at the start (default 6; with a book 0)")
	f.Uint64Var(&o.doubt.nodes, "opening-nodes", 5000, "nodes of the search that judges openings")
	f.IntVar(&o.doubt.window, "window", unset, "centipawns that random plies may change the score by (default 150; 0: any); of a book: that it may differ from a fair start (default 400)")
	f.StringVar(&o.book, "book", "", "file of openings; {variant} in it stands for the game")
	f.Uint64Var(&o.seed, "seed", 1, "seed of openings, deals and levels")
}

// modeFlags are the flags about what is done and shown.
func (o *options) modeFlags(f *flag.FlagSet) {
	f.StringVar(&o.mode, "mode", "match", "match, balance, ladder, speed, soak or book")
	f.IntVar(&o.concurrency, "concurrency", 0, "games at once (default: processors by threads)")
	f.StringVar(&o.out, "out", "", "file of the games; a match that it has part of is resumed")
	f.IntVar(&o.every, "every", 20, "games between lines of progress; 0: none")
	f.Func("levels", "LOWEST-HIGHEST for -mode ladder (default 1-6)", o.setLevels)
	f.StringVar(&o.making.path, "makebook", "", "FILE: make a book (-mode book)")
	f.IntVar(&o.making.count, "count", 500, "positions of the book")
	f.IntVar(&o.making.trials, "trials", 4, "games that try a position of the book; 0: none")
	f.Func("soak", "N: play N fast games of everything (-mode soak)", func(text string) (err error) {
		o.mode = "soak"
		o.games, err = number(text, 1, 1e9)
		return err
	})
}

func (o *options) setVariants(text string) error {
	o.variants = nil
	if text == "all" {
		o.variants = songky.Variants()
		return nil
	}
	for id := range strings.SplitSeq(text, ",") {
		v, err := songky.ParseVariant(id)
		if err != nil {
			return err
		}
		o.variants = append(o.variants, v)
	}
	return nil
}

func (o *options) setVerdict(text string) (err error) {
	threshold, plies, _ := strings.Cut(text, ",")
	if o.verdict.threshold, err = number(threshold, 1, winning); err != nil {
		return err
	}
	o.verdict.plies, err = number(plies, 2, 1000)
	return err
}

func (o *options) setLevels(text string) error {
	low, high, _ := strings.Cut(text, "-")
	for i, part := range []string{low, high} {
		n, err := number(part, 1, int(songky.LevelGrandmaster))
		if err != nil {
			return err
		}
		o.levels[i] = songky.Level(n)
	}
	if o.levels[0] >= o.levels[1] {
		return errors.New("the lowest level must be below the highest")
	}
	return nil
}
