package main

import (
	"fmt"
	"strings"
	"time"

	"github.com/songky/songky"
)

// positionCommand tells the whole game, with what turned up in games with face-down pieces.
func positionCommand(d *dialect, q question) string {
	var b strings.Builder
	b.WriteString("position fen " + d.fen(q.game.Variant(), q.start))
	for i, ply := range q.game.History() {
		if i == 0 {
			b.WriteString(" moves")
		}
		b.WriteString(" " + ply.Move.String())
		if !ply.Revealed.Empty() {
			b.WriteString("=" + strings.ToUpper(ply.Revealed.Letter()))
		}
	}
	return b.String()
}

// goCommand tells the limits. Red has the place that UCI calls white.
func goCommand(l limit, q question) string {
	command := "go"
	if l.nodes > 0 {
		command += fmt.Sprintf(" nodes %d", l.nodes)
	}
	if l.depth > 0 {
		command += fmt.Sprintf(" depth %d", l.depth)
	}
	if l.movetime > 0 {
		command += fmt.Sprintf(" movetime %d", l.movetime.Milliseconds())
	}
	if l.clock != (control{}) {
		increment := l.clock.increment.Milliseconds()
		command += fmt.Sprintf(" wtime %d btime %d winc %d binc %d", clockMs(q.clocks[songky.Red]),
			clockMs(q.clocks[songky.Blue]), increment, increment)
	}
	return command
}

// clockMs is a clock in milliseconds, at least one, as programs take 0 for no clock.
func clockMs(d time.Duration) int64 { return max(1, d.Milliseconds()) }
