// Command tune makes the tables of the evaluation: `tune play` writes positions of games of the engine
// against itself, `tune fit` fits the tables to them.
package main

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/search/eval"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "tune:", err)
		os.Exit(1)
	}
}

func run(args []string) error {
	commands := map[string]func([]string) error{"play": play, "fit": fit}
	if len(args) > 0 && commands[args[0]] != nil {
		return commands[args[0]](args[1:])
	}
	return errors.New("say play or fit")
}

// play writes the samples of games.
func play(args []string) (err error) {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	variant := flags.String("variant", "xiangqi", "the game")
	games := flags.Uint64("games", 1000, "how many games")
	out := flags.String("out", "samples.txt", "the file to write")
	book := flags.String("book", "", "a file of positions to begin from")
	m := &maker{}
	flags.Uint64Var(&m.seed, "seed", 1, "of the random moves")
	flags.Uint64Var(&m.nodes, "nodes", 500, "positions searched for a move")
	flags.IntVar(&m.plies[0], "least-plies", 4, "the least random plies that a game begins with")
	flags.IntVar(&m.plies[1], "most-plies", 12, "the most")
	flags.IntVar(&m.clear, "clear", 2000, "centipawns with which a side is clearly winning")
	flags.IntVar(&m.most, "most", 1500, "centipawns beyond which a position is not kept")
	if err := flags.Parse(args); err != nil {
		return err
	}
	if m.variant, err = songky.ParseVariant(*variant); err != nil {
		return err
	}
	if *book != "" {
		if m.book, err = readBook(*book); err != nil {
			return err
		}
	}
	if m.engine, err = songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20}); err != nil {
		return err
	}
	defer m.engine.Close()
	return m.write(*out, *games)
}

// write plays the games one after the other.
func (m *maker) write(name string, games uint64) error {
	f, err := os.Create(name)
	if err != nil {
		return err
	}
	w := bufio.NewWriter(f)
	for number := range games {
		samples, err := m.play(number)
		if err != nil {
			return errors.Join(err, f.Close())
		}
		for _, s := range samples {
			if _, err := w.WriteString(s.line()); err != nil {
				return errors.Join(err, f.Close())
			}
		}
	}
	return errors.Join(w.Flush(), f.Close())
}

// fit fits the table of a family to the samples of files.
func fit(args []string) error {
	flags := flag.NewFlagSet("fit", flag.ContinueOnError)
	name := flags.String("table", "xiangqi", "which table")
	out := flags.String("out", "", "the Go file to write; search/eval/TABLE_table.go if empty")
	afresh := flags.Bool("afresh", false, "begin with the values set by hand, not with the present ones")
	blend := flags.Float64("blend", 0.5, "how much the results count beside the scores, 0 to 1")
	lambda := flags.Float64("lambda", 0, "how much, for each ply on, later scores of a game count beside a position's own, 0 to 1")
	pull := flags.Float64("pull", 10, "how strongly values are held to where they begin")
	step := flags.Int("step", 2, "take every so many samples")
	epochs := flags.Int("epochs", 30, "how often the samples are gone through")
	rate := flags.Float64("rate", 1, "the greatest step, in centipawns")
	scale := flags.Float64("scale", 0, "the centipawns that make the odds of winning e to one; 0 finds what foretells best")
	if err := flags.Parse(args); err != nil {
		return err
	}
	family, err := familyOf(*name)
	if err != nil {
		return err
	}
	begin := eval.Of
	if *afresh {
		begin = eval.Start
	}
	params := *begin(family.games[0])
	d, err := load(family, flags.Args(), max(1, *step))
	if err != nil {
		return err
	}
	f := newFitting(d, family.valuesOf(&params))
	f.blend, f.pull, f.epochs, f.rate = *blend, *pull, *epochs, *rate
	f.lambda = *lambda
	if f.scale = *scale; f.scale == 0 {
		f.findScale()
	}
	f.run()
	f.keep()
	if *out == "" {
		*out = "search/eval/" + family.name + "_table.go"
	}
	made := fmt.Sprintf("// tune fit %s\n// %d samples; loss %.5f, held out %.5f.\n", strings.Join(args, " "), len(d.items), f.loss(false), f.loss(true))
	return family.write(*out, &params, made)
}
