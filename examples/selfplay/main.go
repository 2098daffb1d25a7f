// Command selfplay plays matches between engines of the games: the library against itself with
// other limits, or against any program that speaks UCI. It tells whether a change made the engine
// stronger, how balanced a game is, how far apart the levels are, and whether everything holds
// through thousands of games. The README beside it explains the options.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	os.Exit(run(ctx, os.Args[1:], os.Stdout, os.Stderr))
}

// modes are what the program can do.
var modes map[string]func(ctx context.Context, o *options, w io.Writer) error

func init() {
	modes = map[string]func(context.Context, *options, io.Writer) error{
		"match": playMatch, "balance": balance, "ladder": ladder, "speed": speed, "soak": soak, "book": makeBook,
	}
}

// run is the program: results go to w, progress and errors to errors.
func run(ctx context.Context, args []string, w, messages io.Writer) int {
	o, err := parseOptions(args, messages)
	if errors.Is(err, flag.ErrHelp) {
		return 0
	}
	if err == nil {
		err = modes[o.mode](ctx, o, w)
	}
	if err != nil {
		fmt.Fprintln(messages, "selfplay:", err)
		return 1
	}
	return 0
}

// playMatch plays A against B. What was played before an interrupt is reported, too.
func playMatch(ctx context.Context, o *options, w io.Writer) error {
	s, err := o.settings(o.variants[0])
	if err != nil {
		return err
	}
	m, err := o.watch(ctx, s)
	if err == nil || ctx.Err() != nil {
		m.report(w)
	}
	return err
}
