package main

import (
	"math"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestLimitsOfGo(t *testing.T) {
	const ms = time.Millisecond
	longest := time.Duration(1<<40) * ms
	for command, want := range map[string]songky.Limits{
		"go":                                        {},
		"go ponder depth 3":                         {Depth: 3, Ponder: true},
		"go depth 7":                                {Depth: 7},
		"go depth 0":                                {Depth: 1},
		"go depth -3":                               {Depth: 1},
		"go depth 1000":                             {Depth: songky.MaxDepth},
		"go depth infinite":                         {},
		"go mate 3":                                 {Mate: 3, Depth: 8},
		"go mate 0":                                 {Mate: 1, Depth: 4},
		"go mate 9223372036854775807":               {Mate: songky.MaxDepth, Depth: songky.MaxDepth},
		"go mate 3 depth 4":                         {Mate: 3, Depth: 4},
		"go depth 19 mate 3":                        {Mate: 3, Depth: 8},
		"go nodes 1234":                             {Nodes: 1234},
		"go nodes -1":                               {Nodes: 1},
		"go nodes 99999999999999999999999":          {Nodes: math.MaxInt64},
		"go movetime 250":                           {Time: 250 * ms},
		"go movetime 0":                             {Time: ms},
		"go movetime 99999999999999999999999":       {Time: longest},
		"go depth 7 nodes 5 movetime 9":             {Depth: 7, Nodes: 5, Time: 9 * ms},
		"go wtime 60000 btime 30000":                {Clock: songky.Clock{Remaining: time.Minute - 20*ms}},
		"go wtime 50 btime 30000":                   {Clock: songky.Clock{Remaining: 40 * ms}},
		"go wtime 60000 byoyomi 10000":              {Clock: songky.Clock{Remaining: time.Minute - 20*ms, Period: 9980 * ms, Periods: 1}},
		"go wtime 60000 byoyomi 0":                  {Clock: songky.Clock{Remaining: time.Minute - 20*ms}},
		"go byoyomi 10000":                          {Clock: songky.Clock{Period: 9980 * ms, Periods: 1}},
		"go time 60000 increment 2000 opptime 5":    {Clock: songky.Clock{Remaining: time.Minute - 20*ms, Increment: 2 * time.Second}},
		"go time 40050 movestogo 40":                {Time: time.Second},
		"go wtime 60000 winc 2000 binc 3000":        {Clock: songky.Clock{Remaining: time.Minute - 20*ms, Increment: 2 * time.Second}},
		"go wtime -40 winc -3":                      {Clock: songky.Clock{Remaining: 800 * time.Microsecond}},
		"go btime 30000 binc 1000 winc 1000":        {},
		"go wtime 40050 movestogo 40":               {Time: time.Second},
		"go wtime 40050 winc 500 movestogo 40":      {Time: 1500 * ms},
		"go wtime 1050 winc 5000 movestogo 10":      {Time: time.Second},
		"go wtime 10050 movestogo 1":                {Time: 10 * time.Second},
		"go wtime 10050 movestogo 0":                {Time: 10 * time.Second},
		"go wtime 100 movestogo 1":                  {Time: 80 * ms},
		"go wtime 0 movestogo 40":                   {Time: 20 * time.Microsecond},
		"go wtime 40050 movestogo 40 movetime 5":    {Time: 5 * ms},
		"go movetime 5000 wtime 40050 movestogo 40": {Time: time.Second},
		"go movestogo 40":                           {},
	} {
		p := newPuppet()
		d := drive(t, p.host())
		d.send(command)
		if want.Ponder || strings.Contains(command, "infinite") {
			d.send("stop")
		}
		assert.NotEmpty(t, d.line("bestmove"))
		want.MultiPV = 1
		assert.Equal(t, want, p.asked(t), command)
		d.end()
	}
}

func TestBlueHasBlacksClock(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("position startpos moves h3e3", "go wtime 1 winc 2 btime 30000 binc 1000")
	d.until("bestmove")
	clock := songky.Clock{Remaining: 30*time.Second - 20*time.Millisecond, Increment: time.Second}
	assert.Equal(t, songky.Limits{Clock: clock, MultiPV: 1}, p.asked(t))
	d.end()
}

func TestBadGo(t *testing.T) {
	d := drive(t, newPuppet().host())
	for command, why := range map[string]string{
		"go depth":                  "go: depth: a number is missing",
		"go infinite depth":         "go: depth: a number is missing",
		"go nodes x":                `go: nodes: "x" is not a number`,
		"go wtime btime 300":        `go: wtime: "btime" is not a number`,
		"go movetime 1.5":           `go: movetime: "1.5" is not a number`,
		"go perft":                  "go: perft: a number is missing",
		"go depth 3 movestogo \xff": `go: movestogo: "\xff" is not a number`,
	} {
		assert.Equal(t, []string{"info string " + why}, d.answers(command))
	}
	assert.Empty(t, d.end())
}

func TestIgnoredWordsOfGo(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("go frob depth 3 frobnicate 7")
	assert.Equal(t, "info string go: ignored frob frobnicate 7", d.line("info string"))
	d.until("bestmove")
	assert.Equal(t, songky.Limits{Depth: 3, MultiPV: 1}, p.asked(t))
	d.end()
}
