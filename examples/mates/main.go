// Command mates makes the sets of forced mates that the tests of the library prove and let the
// engine find: positions from games of the engine against itself, each with its shortest mate and
// all first moves that bring it about.
//
//	go run ./examples/mates -variant xiangqi
//	go run ./examples/mates -variant songky -book testdata/books/songky.fen
//
// writes testdata/mates/xiangqi.jsonl, and so on. A set is the same whenever it is made with one
// seed by one version of the engine.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

func main() {
	var o options
	flag.StringVar(&o.variant, "variant", "", "id of the game")
	flag.StringVar(&o.out, "out", "", "the file to write (testdata/mates/VARIANT.jsonl)")
	flag.StringVar(&o.book, "book", "", "file of FENs that the games begin with (the start of the game)")
	flag.IntVar(&o.count, "count", 100, "number of mates, a multiple of 10")
	flag.IntVar(&o.games, "games", 3000, "number of games after which fewer must do")
	flag.Uint64Var(&o.seed, "seed", 1, "seed of all choices")
	flag.Parse()
	if err := run(o, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "mates:", err)
		os.Exit(1)
	}
}

// options are the flags.
type options struct {
	variant, out, book string
	count, games       int
	seed               uint64
}

// run makes a set and says what is in it.
func run(o options, w io.Writer) error {
	v, err := songky.ParseVariant(o.variant)
	if err != nil {
		return err
	}
	if !variants.Tables(v).HasRoyal(board.Red) || o.count < 10 || o.count%10 != 0 {
		return fmt.Errorf("no set of %d mates of %s", o.count, v)
	}
	if o.out == "" {
		o.out = filepath.Join("testdata", "mates", v.String()+".jsonl")
	}
	m, err := newMiner(v, o)
	if err != nil {
		return err
	}
	if err := m.mine(o.games); err != nil {
		return err
	}
	mates := m.set.inOrder()
	if err := write(o.out, mates); err != nil {
		return err
	}
	fmt.Fprintf(w, "%s: %d mates of %d games; %s\n", v, len(mates), m.games.made, summary(mates))
	if len(mates) < o.count {
		return fmt.Errorf("only %d mates", len(mates))
	}
	return nil
}

// write writes the file of a set.
func write(path string, mates []mate) error {
	var b strings.Builder
	for _, m := range mates {
		line, err := m.line()
		if err != nil {
			return err
		}
		b.WriteString(line + "\n")
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return os.WriteFile(path, []byte(b.String()), 0o644)
}

// summary counts the mates of each theme.
func summary(mates []mate) string {
	counts := make(map[theme]int)
	for _, m := range mates {
		for t := range m.themes {
			counts[t]++
		}
	}
	var parts []string
	for t, n := range counts {
		parts = append(parts, fmt.Sprintf("%s %d", t, n))
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// readBook reads a file of FENs, one a line; # begins a comment.
func readBook(path string) (fens []string, err error) {
	if path == "" {
		return nil, nil
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(data)) {
		text, _, _ := strings.Cut(line, "#")
		if fen := strings.TrimSpace(text); fen != "" {
			fens = append(fens, fen)
		}
	}
	return fens, nil
}
