package main

import (
	"fmt"
	"io"
	"os"
)

// progress shows how a match stands: on a terminal in one line that is written over, elsewhere
// in a line every so many games.
type progress struct {
	out      io.Writer
	terminal bool
	every    int
	total    int
	test     sprt
	shown    int // games at the last line
}

// newProgress shows the progress of a match on a file.
func newProgress(out io.Writer, s *settings, every int) *progress {
	return &progress{out: out, terminal: isTerminal(out), every: every, total: s.rounds() * s.perRound(), test: s.test}
}

func isTerminal(w io.Writer) bool {
	file, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0
}

// note shows the tally if it is time to.
func (p *progress) note(t *tally) {
	games := t.games()
	switch {
	case p.terminal:
		fmt.Fprintf(p.out, "\r%s\x1b[K", p.line(t))
	case p.every > 0 && games-p.shown >= p.every:
		fmt.Fprintln(p.out, p.line(t))
		p.shown = games
	}
}

func (p *progress) line(t *tally) string {
	text := fmt.Sprintf("%d/%d games: +%d =%d -%d, Elo %s", t.games(), p.total, t.wins, t.draws, t.losses, eloText(t.pairs.elo()))
	if p.test != (sprt{}) {
		text += fmt.Sprintf(", ratio %.2f", p.test.ratio(t.pairs))
	}
	if n := t.faults(); n > 0 {
		text += fmt.Sprintf(", %d failures", n)
	}
	return text
}

// end leaves the line that is written over.
func (p *progress) end() {
	if p.terminal {
		fmt.Fprintln(p.out)
	}
}
