// Package plain is the game in plain lines: it reads commands and writes boards and messages, and
// ends with its input. It suits pipes, tests and simple terminals.
package plain

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/draw"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
)

// progressEvery is how often a long search tells how far it has come.
const progressEvery = time.Second

// Interface is a session in plain lines.
type Interface struct {
	Session *session.Session
	Thinker session.Thinker
	In      io.Reader
	Out     io.Writer
	Prompt  bool // ask for each line, as a person at a terminal expects
}

// Run plays until the input ends or the player leaves. The error is that of the output, or of an
// input that fails other than by ending.
func (i *Interface) Run(ctx context.Context) error {
	out := &writer{w: i.Out}
	input := newLines(i.In)
	i.report(out, i.Session.Greeting())
	i.think(ctx, out)
	for out.err == nil {
		i.prompt(out)
		line, err := input.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		reply := i.Session.Execute(line)
		i.report(out, reply)
		if reply.Quit {
			break
		}
		i.think(ctx, out)
	}
	return out.err
}

func (i *Interface) prompt(out *writer) {
	if i.Prompt {
		out.printf("> ")
	}
}

// think lets the machine do all that is asked of it now.
func (i *Interface) think(ctx context.Context, out *writer) {
	for out.err == nil {
		task, ok := i.Session.Next()
		if !ok {
			return
		}
		i.report(out, i.Session.Finish(task, task.Run(ctx, i.Thinker, i.progress(out))))
	}
}

// progress tells how far a long search has come, now and then.
func (i *Interface) progress(out *writer) func(songky.Info) bool {
	var told time.Duration
	return func(info songky.Info) bool {
		if info.Elapsed-told >= progressEvery {
			told = info.Elapsed
			out.printf("%s %s\n", i.Session.Catalog().Game.Thinking, session.Progress(i.Session.Catalog(), info))
		}
		return true
	}
}

// report writes a reply: its lines, and the board unless the machine moves next.
func (i *Interface) report(out *writer, reply session.Reply) {
	for _, line := range reply.Lines {
		out.printf("%s\n", line)
	}
	if !reply.Board || i.machineAnswers() {
		return
	}
	out.printf("\n%s\n\n", strings.Join(draw.Board(i.Session.Scene()).Lines(), "\n"))
	if banner := i.Session.Banner(); banner != nil {
		out.printf("%s\n", framed(banner))
	} else {
		out.printf("%s\n", i.Session.Status())
	}
}

// machineAnswers says whether the machine is about to move against a person, so that the board is
// better shown after that.
func (i *Interface) machineAnswers() bool {
	_, thinks := i.Session.Next()
	return thinks && i.Session.Setup().Players != text.Nobody
}

// framed puts a banner between two rules.
func framed(lines []string) string {
	width := 0
	for _, line := range lines {
		width = max(width, lipgloss.Width(line))
	}
	rule := strings.Repeat("=", width)
	return rule + "\n" + strings.Join(lines, "\n") + "\n" + rule
}

// writer writes until the first error, which it keeps.
type writer struct {
	w   io.Writer
	err error
}

func (w *writer) printf(format string, arguments ...any) {
	if w.err == nil {
		_, w.err = fmt.Fprintf(w.w, format, arguments...)
	}
}
