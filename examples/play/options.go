package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
)

// options is what the command line asks for.
type options struct {
	setup  session.Setup
	load   string
	plain  bool
	chosen bool // the game is chosen, so that no menu is needed
}

// languageOf is the language that the arguments ask for, found before anything is said about them.
func languageOf(args []string) songky.Language {
	for i, arg := range args {
		value, found := strings.CutPrefix(strings.TrimLeft(arg, "-"), "lang")
		switch {
		case !found || !strings.HasPrefix(arg, "-"):
		case strings.HasPrefix(value, "="):
			language, _ := text.FindLanguage(value[1:])
			return language
		case value == "" && i+1 < len(args):
			language, _ := text.FindLanguage(args[i+1])
			return language
		}
	}
	return songky.Vietnamese
}

// parseOptions reads the command line. flag.ErrHelp means that help was asked for.
func parseOptions(c *text.Catalog, args []string) (*options, error) {
	o := &options{setup: session.DefaultSetup()}
	flags := newFlags(c, o)
	if err := flags.Parse(args); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		return nil, fmt.Errorf("%q", flags.Arg(0))
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if given["load"] && (given["variant"] || given["fen"]) {
		return nil, errors.New(c.Problems.LoadWith)
	}
	for _, name := range []string{"variant", "level", "side", "fen", "load", "seed"} {
		o.chosen = o.chosen || given[name]
	}
	return o, nil
}

// newFlags declares the flags. It writes nothing by itself.
func newFlags(c *text.Catalog, o *options) *flag.FlagSet {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(io.Discard)
	flags.Func("variant", c.FlagHelp.Variant, setter(text.FindVariant, &o.setup.Variant, fmt.Sprintf(c.Problems.VariantWord, session.VariantList())))
	flags.Func("level", c.FlagHelp.Level, setter(text.FindLevel, &o.setup.Level, fmt.Sprintf(c.Problems.LevelWord, session.LevelList(c))))
	flags.Func("side", c.FlagHelp.Side, setter(text.FindWho, &o.setup.Players, c.Problems.SideWord))
	flags.Func("lang", c.FlagHelp.Lang, setter(text.FindLanguage, &o.setup.Language, c.Problems.LangWord))
	flags.Func("glyphs", c.FlagHelp.Glyphs, setter(text.FindLetters, &o.setup.Letters, c.Problems.GlyphsWord))
	flags.Func("seed", c.FlagHelp.Seed, func(word string) error {
		seed, err := strconv.ParseUint(word, 10, 64)
		if err != nil {
			return errors.New(c.Problems.BadSeed)
		}
		o.setup.Seed = &seed
		return nil
	})
	flags.StringVar(&o.setup.FEN, "fen", "", c.FlagHelp.FEN)
	flags.StringVar(&o.load, "load", "", c.FlagHelp.Load)
	flags.BoolVar(&o.plain, "plain", false, c.FlagHelp.Plain)
	return flags
}

// setter is a flag that is read by find into value; problem says what it may be.
func setter[T any](find func(string) (T, bool), value *T, problem string) func(string) error {
	return func(word string) error {
		found, ok := find(word)
		if !ok {
			return errors.New(problem)
		}
		*value = found
		return nil
	}
}

// usage explains the flags.
func usage(w io.Writer, c *text.Catalog) {
	fmt.Fprintln(w, c.Usage)
	var table []text.HelpLine
	newFlags(c, &options{}).VisitAll(func(f *flag.Flag) {
		table = append(table, text.HelpLine{Usage: "-" + f.Name, Meaning: f.Usage})
	})
	fmt.Fprintln(w, strings.Join(text.Table(table), "\n"))
}
