// Command play plays the games of the library in a terminal: against the machine, between two
// people at one keyboard, or the machine against itself.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"github.com/charmbracelet/x/term"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/plain"
	"github.com/songky/songky/examples/play/internal/screen"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
)

// The ways the program ends.
const (
	fine = iota
	failed
	misused
)

func main() {
	streams := streams{in: os.Stdin, out: os.Stdout, err: os.Stderr, terminal: atTerminal()}
	os.Exit(run(context.Background(), os.Args[1:], streams))
}

// streams is what the program reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
	terminal bool // in and out are a terminal that can move its cursor
}

func atTerminal() bool {
	return term.IsTerminal(os.Stdin.Fd()) && term.IsTerminal(os.Stdout.Fd()) && os.Getenv("TERM") != "dumb"
}

// run is the program.
func run(ctx context.Context, args []string, s streams) int {
	c := text.For(languageOf(args))
	o, err := parseOptions(c, args)
	if errors.Is(err, flag.ErrHelp) {
		usage(s.out, c)
		return fine
	}
	if err != nil {
		fmt.Fprintf(s.err, c.Problems.Flags+"\n", err)
		usage(s.err, c)
		return misused
	}
	if err := play(ctx, o, s); err != nil {
		fmt.Fprintln(s.err, session.Explain(c, err))
		return failed
	}
	return fine
}

// play opens the game and gives it the interface that fits.
func play(ctx context.Context, o *options, s streams) error {
	engine, err := songky.NewEngine(songky.EngineOptions{})
	if err != nil {
		return err
	}
	defer engine.Close()
	cursor := s.terminal && !o.plain
	o.setup.Autoplay = cursor
	game, err := open(o)
	if err != nil {
		return err
	}
	if cursor {
		return screen.Run(ctx, screen.Options{Session: game, Thinker: engine, Menu: !o.chosen, In: s.in, Out: s.out})
	}
	lines := plain.Interface{Session: game, Thinker: engine, In: s.in, Out: s.out, Prompt: s.terminal}
	return lines.Run(ctx)
}

func open(o *options) (*session.Session, error) {
	if o.load != "" {
		return session.Open(o.setup, o.load)
	}
	return session.New(o.setup)
}
