package main

import (
	"bytes"
	"context"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// TestMain lets this very program be the peer that the tests of the UCI player talk to.
func TestMain(m *testing.M) {
	if len(os.Args) == 3 && os.Args[1] == fakePeer {
		playFake(os.Args[2], os.Stdin, os.Stdout)
		return
	}
	os.Exit(m.Run())
}

// calm waits long enough for any machine.
var calm = patience{margin: time.Minute, hang: time.Minute}

// small is the library with a small table and few nodes.
func small(nodes uint64) spec { return spec{threads: 1, hash: 1, limit: limit{nodes: nodes}} }

// quick are the settings of a short match.
func quick(v songky.Variant, games int) settings {
	rules, err := songky.RulesByName(v.Info().RuleSets[0])
	if err != nil {
		panic(err)
	}
	return settings{
		regulations: regulations{variant: v, rules: rules, plyCap: 60, patience: calm},
		specs:       [2]spec{small(200), small(50)},
		plies:       4, doubt: doubt{nodes: 200, window: 300}, paired: true, seed: 5, games: games, concurrency: 1,
	}
}

func unwatched(*tally) {}

func playAll(t *testing.T, s settings) *match {
	t.Helper()
	m, err := s.play(context.Background(), unwatched)
	require.NoError(t, err)
	return m
}

// command runs the program and returns its exit code, results and messages.
func command(args ...string) (code int, results, messages string) {
	var w, errors bytes.Buffer
	code = run(context.Background(), args, &w, &errors)
	return code, w.String(), errors.String()
}

func TestMatchCommand(t *testing.T) {
	code, out, messages := command("-variant", "xiangqi", "-games", "4", "-nodes", "40", "-a", "name=new,nodes=90,hash=1",
		"-b", "hash=1", "-ply-cap", "30", "-sprt", "0,20", "-every", "2", "-patience", "1m")
	require.Zero(t, code, messages)
	for _, text := range []string{
		"xiangqi, rules songky\nA: new nodes=90\nB: songky nodes=40\n", "4 games for A: +", "Elo ", "LOS ",
		"pairs of 0, 1/2, 1, 3/2, 2 points: [", "SPRT [0, 20]: ratio ", "reason", "ply cap", "Red wins ", "plies a game",
		"nodes a move", "slowest",
	} {
		assert.Contains(t, out, text)
	}
	assert.Contains(t, messages, "2/4 games: +")
	assert.Contains(t, messages, "4/4 games: +")
}

func TestBalanceCommand(t *testing.T) {
	code, out, messages := command("-mode", "balance", "-a", "hash=1", "-nodes", "30", "-games", "3", "-ply-cap", "30", "-every", "0")
	require.Zero(t, code, messages)
	assert.Contains(t, out, "both sides: songky nodes=30\n")
	assert.Contains(t, out, "\nsongky           3 ")
	assert.Contains(t, out, "\nsongky-balanced  3 ")
	assert.Empty(t, messages)
}

func TestSpeedCommand(t *testing.T) {
	code, out, messages := command("-mode", "speed", "-variants", "chess,coganh", "-a", "hash=1", "-b", "hash=1,nodes=20", "-nodes", "40",
		"-games", "2", "-ply-cap", "20")
	require.Zero(t, code, messages)
	assert.Contains(t, out, "A: songky nodes=40\nB: songky nodes=20\n")
	assert.Regexp(t, `(?m)^ *chess +2\d +\d+ +\d+ +\d+\.\d\d +\d+\.\d\d to \d+\.\d\d`, out)
	assert.Regexp(t, `(?m)^ *coganh +\d+ `, out)
}

// The ratio of a race is of all nodes and all time; the games' own lie about it.
func TestRace(t *testing.T) {
	var r race
	r.add([2]effort{{10, 3000, 50, 1000, 200}, {10, 1000, 50, 1000, 200}})
	r.add([2]effort{{10, 1000, 50, 1000, 200}, {10, 1000, 50, 1000, 200}})
	var b strings.Builder
	r.row(&b, songky.Xiangqi)
	assert.Equal(t, "xiangqi\t20\t2000000\t1000000\t2.00\t1.00 to 3.00\t\n", b.String())
}

func TestLadderCommand(t *testing.T) {
	code, out, messages := command("-mode", "ladder", "-variants", "chess,coganh", "-levels", "1-3", "-games", "2", "-nodes", "40",
		"-a", "hash=1", "-ply-cap", "20", "-every", "0")
	require.Zero(t, code, messages)
	for _, row := range []string{"\nchess   2-1     2 ", "\nchess   3-2     2 ", "\ncoganh  2-1     2 ", "\ncoganh  3-2     2 "} {
		assert.Contains(t, out, row)
	}
}

// TestSoak is the short soak that runs with all other tests: whatever the players are, nothing
// goes wrong. Time has no say here, as the machine may be busy.
func TestSoak(t *testing.T) {
	games := "36"
	if testing.Short() {
		games = "18"
	}
	code, out, messages := command("-soak", games, "-ply-cap", "60", "-margin", "1m", "-patience", "1m", "-every", "0")
	assert.Zero(t, code, "%s%s", out, messages)
	assert.Contains(t, out, " 0 faults\n")
	for _, v := range songky.Variants() {
		assert.Contains(t, out, v.String())
	}
}

func TestSoakFindsFaults(t *testing.T) {
	s := soaking{options: &options{}, rows: make(map[songky.Variant]*soakRow)}
	m := playAll(t, quick(songky.Chess, 2))
	good := entry{Meta: meta{Reason: "checkmate"}, Game: entryGame(t, m)}
	assert.Empty(t, faultOf(&good))
	for _, bad := range []entry{
		{Meta: meta{Reason: reasonHang}, Game: good.Game},
		{Meta: meta{Reason: "checkmate"}, Game: []byte(`{"songky":1}`)},
		{Meta: meta{Reason: "checkmate"}, Game: append([]byte(" "), good.Game...)},
	} {
		fault := faultOf(&bad)
		assert.NotEmpty(t, fault)
		_, err := s.take(soaked{variant: songky.Chess, entry: bad, fault: fault})
		require.NoError(t, err)
	}
	assert.Len(t, s.faults, 3)
	var out bytes.Buffer
	s.report(&out, time.Second)
	assert.Contains(t, out.String(), "3 games in 1s, 3 faults")
}

// entryGame is the record of a finished game.
func entryGame(t *testing.T, m *match) []byte {
	t.Helper()
	table, err := newTable(m.regulations, m.specs, 1)
	require.NoError(t, err)
	defer table.close()
	e, err := table.play(context.Background(), opening{fen: m.variant.Info().Start}, true)
	require.NoError(t, err)
	return e.Game
}

func TestWrongCommandLines(t *testing.T) {
	for _, args := range [][]string{
		{}, {"-nodes", "x"}, {"-nodes", "10", "rest"}, {"-mode", "dance"}, {"-variant", "go", "-nodes", "9"},
		{"-nodes", "9", "-games", "0"}, {"-nodes", "9", "-sprt", "5,0"}, {"-nodes", "9", "-sprt", "1"},
		{"-nodes", "9", "-adjudicate", "100"}, {"-nodes", "9", "-adjudicate", "0,3"}, {"-nodes", "9", "-window", "-5"},
		{"-nodes", "9", "-book", "no such file"}, {"-nodes", "9", "-rules", "none"}, {"-nodes", "9", "-rules", "coganh"},
		{"-nodes", "9", "-patience", "0s"}, {"-movetime", "-1s"}, {"-clock", "0+1"}, {"-clock", "1+x"}, {"-depth", "128"},
		{"-a", "level=7", "-nodes", "9"}, {"-a", "nodes", "-nodes", "9"}, {"-a", "fast=1", "-nodes", "9"},
		{"-a", "option.Hash=1", "-nodes", "9"}, {"-a", "cmd=x,level=1", "-nodes", "9"}, {"-a", "threads=0", "-nodes", "9"},
		{"-a", "variant.go=x,cmd=x", "-nodes", "9"}, {"-a", "letters=ABC,cmd=x", "-nodes", "9"}, {"-a", "letters=ab,cmd=x", "-nodes", "9"},
		{"-a", "dialect=x,cmd=x", "-nodes", "9"}, {"-levels", "3-3", "-mode", "ladder"}, {"-levels", "3", "-mode", "ladder"},
		{"-soak", "0"}, {"-mode", "book", "-nodes", "9"}, {"-mode", "balance"}, {"-variants", "all", "-nodes", "9"},
		{"-nodes", "9", "-games", "2", "-a", "cmd=/no/such/program"}, {"-makebook", "x", "-count", "0"}, {"-makebook", "x"},
	} {
		code, _, messages := command(append(args, "-concurrency", "1")...)
		assert.Equal(t, 1, code, "%q", args)
		assert.NotEmpty(t, messages, "%q", args)
	}
	code, _, messages := command("-h")
	assert.Zero(t, code)
	assert.Contains(t, messages, "-makebook")
}

func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out, messages bytes.Buffer
	assert.Equal(t, 1, run(ctx, []string{"-nodes", "50", "-games", "10"}, &out, &messages))
	assert.Contains(t, out.String(), "no games")
	assert.Contains(t, messages.String(), "context canceled")
}
