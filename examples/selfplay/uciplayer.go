package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/songky/songky"
)

// uciPlayer is a program that speaks UCI. It is started at the first game and again at the next
// game after it failed.
type uciPlayer struct {
	spec     spec
	variant  songky.Variant
	patience patience
	process  *process // nil while none runs
	starts   int
}

// newGame readies the program for a game. A program that has stopped answering since its last
// game is started again; one that cannot be started ends the match.
func (p *uciPlayer) newGame(ctx context.Context) error {
	if p.process != nil {
		if p.ready(ctx, "ucinewgame") == nil {
			return nil
		}
		p.drop()
	}
	err := p.start(ctx)
	if err == nil {
		err = p.ready(ctx, "ucinewgame")
	}
	if err != nil {
		p.drop()
		return fmt.Errorf("%s: %w", p.spec.command, err)
	}
	return nil
}

// ready sends commands and waits until the program has dealt with them.
func (p *uciPlayer) ready(ctx context.Context, commands ...string) error {
	for _, command := range append(commands, "isready") {
		if err := p.process.send("%s", command); err != nil {
			return err
		}
	}
	return p.process.wait(ctx, p.patience.hang, func(line string) bool { return strings.TrimSpace(line) == "readyok" })
}

// start runs the program and tells it the options and the game.
func (p *uciPlayer) start(ctx context.Context) (err error) {
	if p.process, err = startProcess(p.spec.command, p.spec.args); err != nil {
		return err
	}
	p.starts++
	options, err := p.introduce(ctx)
	if err != nil {
		return err
	}
	var commands []string
	for _, o := range p.spec.optionList() {
		commands = append(commands, fmt.Sprintf("setoption name %s value %s", o.name, o.value))
	}
	if err := p.ready(ctx, commands...); err != nil {
		return err
	}
	return p.chooseVariant(ctx, options)
}

// introduce asks for the program's options.
func (p *uciPlayer) introduce(ctx context.Context) (options []option, err error) {
	if err := p.process.send("uci"); err != nil {
		return nil, err
	}
	err = p.process.wait(ctx, p.patience.hang, func(line string) bool {
		if o, ok := parseOption(line); ok {
			options = append(options, o)
		}
		return strings.TrimSpace(line) == "uciok"
	})
	return options, err
}

// chooseVariant tells the program which game is played. The options are asked for once more if
// they do not name it: a file of variants among the options may have added it.
func (p *uciPlayer) chooseVariant(ctx context.Context, options []option) (err error) {
	name := p.spec.dialect.variant(p.variant)
	plays, choice := knows(options, name)
	if !plays && choice {
		if options, err = p.introduce(ctx); err != nil {
			return err
		}
		plays, _ = knows(options, name)
	}
	switch {
	case !plays:
		return fmt.Errorf("it does not play %q", name)
	case !choice:
		return nil
	}
	return p.ready(ctx, "setoption name UCI_Variant value "+name)
}

// knows says whether a program with such options plays a game, and whether it has others.
func knows(options []option, name string) (plays, choice bool) {
	i := slices.IndexFunc(options, func(o option) bool { return strings.EqualFold(o.name, "UCI_Variant") })
	if i < 0 {
		return name == songky.Chess.String(), false
	}
	return len(options[i].values) == 0 || slices.Contains(options[i].values, name), true
}

func (p *uciPlayer) think(ctx context.Context, q question) (answer, error) {
	a, text, err := p.ask(ctx, q)
	switch {
	case err == nil:
		m, err := songky.ParseMove(text)
		if err != nil {
			return a, fail(reasonIllegal, "bestmove %.40q", text)
		}
		a.move = m
		return a, nil
	case ctx.Err() != nil:
		return a, ctx.Err()
	}
	p.drop()
	if errors.Is(err, errSilent) {
		return a, fail(reasonHang, "%v", err)
	}
	if interrupted(ctx) {
		return a, ctx.Err()
	}
	return a, fail(reasonCrash, "%v", err)
}

// interrupted gives an interrupt at the terminal, which ends the programs as well, the time to
// reach this one.
func interrupted(ctx context.Context) bool {
	select {
	case <-ctx.Done():
		return true
	case <-time.After(100 * time.Millisecond):
		return false
	}
}

// ask sends the position and waits for the move. A program that is late is told to stop, so that
// it can be told from one that hangs.
func (p *uciPlayer) ask(ctx context.Context, q question) (a answer, move string, err error) {
	if err := p.process.send("%s", positionCommand(&p.spec.dialect, q)); err != nil {
		return a, "", err
	}
	if err := p.process.send("%s", goCommand(p.spec.limit, q)); err != nil {
		return a, "", err
	}
	answered := func(line string) (ok bool) {
		a.noteInfo(line)
		move, ok = bestMove(line)
		return ok
	}
	if allowed := p.patience.allowed(p.spec.limit, q.clocks[q.game.Turn()]); allowed > 0 {
		err := p.process.wait(ctx, allowed, answered)
		if !errors.Is(err, errSilent) {
			return a, move, err
		}
		if err := p.process.send("stop"); err != nil {
			return a, "", err
		}
	}
	err = p.process.wait(ctx, p.patience.hang, answered)
	return a, move, err
}

// drop ends a program that has failed.
func (p *uciPlayer) drop() {
	if p.process != nil {
		p.process.kill()
		p.process = nil
	}
}

func (p *uciPlayer) close() {
	if p.process != nil {
		p.process.quit()
		p.process = nil
	}
}
