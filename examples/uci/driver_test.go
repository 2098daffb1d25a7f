package main

import (
	"bufio"
	"context"
	"io"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// guard is how long a test waits before it fails instead of hanging.
const guard = 30 * time.Second

// testSeed makes every deal of the tests the same.
const testSeed = 7

func seven() uint64 { return testSeed }

// genuine is the host of the command, with a small table and a deal that does not change.
var genuine = host{
	newEngine: func(o songky.EngineOptions) (engine, error) {
		o.HashBytes = min(o.HashBytes, mebibyte)
		return newEngine(o)
	},
	seed: seven,
}

// driver talks with a session through pipes, as a graphical interface does.
type driver struct {
	t     *testing.T
	in    *io.PipeWriter
	lines chan string
	ended chan error
}

func drive(t *testing.T, h host) *driver {
	in, input := io.Pipe()
	output, out := io.Pipe()
	d := &driver{t, input, make(chan string, 4096), make(chan error, 1)}
	go func() {
		d.ended <- run(in, out, h)
		_ = out.Close()
	}()
	go func() {
		defer close(d.lines)
		for scanner := bufio.NewScanner(output); scanner.Scan(); {
			d.lines <- scanner.Text()
		}
	}()
	return d
}

func (d *driver) send(lines ...string) {
	d.t.Helper()
	_, err := io.WriteString(d.in, strings.Join(lines, "\n")+"\n")
	require.NoError(d.t, err)
}

// until reads answers up to the first that begins with prefix; the last is that one.
func (d *driver) until(prefix string) []string {
	d.t.Helper()
	var seen []string
	for {
		select {
		case line, ok := <-d.lines:
			require.True(d.t, ok, "output ended before %q, after %q", prefix, seen)
			seen = append(seen, line)
			if strings.HasPrefix(line, prefix) {
				return seen
			}
		case <-time.After(guard):
			require.FailNow(d.t, "no answer", "waited for %q, got %q", prefix, seen)
		}
	}
}

// line is the answer that begins with prefix, which must be the next.
func (d *driver) line(prefix string) string {
	d.t.Helper()
	lines := d.until(prefix)
	require.Len(d.t, lines, 1)
	return lines[0]
}

// answers sends lines and returns all that is printed before the next command is looked at. It is
// of use only while nothing is at work in the background.
func (d *driver) answers(lines ...string) []string {
	d.t.Helper()
	d.send(append(lines, "isready")...)
	all := d.until("readyok")
	return all[:len(all)-1]
}

// field is the line of the board display with that name.
func (d *driver) field(name string) string {
	d.t.Helper()
	d.send("d")
	shown := d.until("Outcome")
	for _, line := range shown {
		if value, ok := strings.CutPrefix(line, name+": "); ok {
			return value
		}
	}
	require.FailNow(d.t, "not shown", "%s in %q", name, shown)
	return ""
}

// rest reads what is printed up to the end, which must come, and without an error.
func (d *driver) rest() []string {
	d.t.Helper()
	var lines []string
	for {
		select {
		case line, ok := <-d.lines:
			if !ok {
				require.NoError(d.t, <-d.ended)
				return lines
			}
			lines = append(lines, line)
		case <-time.After(guard):
			require.FailNow(d.t, "does not end")
		}
	}
}

// end says quit and reads the rest.
func (d *driver) end() []string {
	d.t.Helper()
	d.send("quit")
	return d.rest()
}

// puppet is an engine that reports what it is told to and then ends or waits to be stopped.
type puppet struct {
	waits   bool // until it is stopped or its times run, unless there is a limit on the depth
	infos   []songky.Info
	result  songky.Result
	err     error
	game    *songky.Game       // of the latest search
	limits  chan songky.Limits // of every search
	running atomic.Int32
	cleared atomic.Int32
	made    []songky.EngineOptions
	closed  int
}

func newPuppet() *puppet { return &puppet{limits: make(chan songky.Limits, 64)} }

// host is a host with the puppet for every engine.
func (p *puppet) host() host {
	return host{
		newEngine: func(o songky.EngineOptions) (engine, error) {
			p.made = append(p.made, o)
			return p, nil
		},
		seed: seven,
	}
}

func (p *puppet) Think(ctx context.Context, g *songky.Game, l songky.Limits, hit <-chan struct{}) (songky.Result, error) {
	p.running.Add(1)
	defer p.running.Add(-1)
	for _, i := range p.infos {
		l.OnInfo(i)
	}
	if p.waits && l.Depth == 0 {
		select {
		case <-ctx.Done():
		case <-hit:
		}
	}
	l.OnInfo = nil
	p.game = g
	p.limits <- l
	if p.err != nil {
		return p.result, p.err
	}
	return p.result, ctx.Err()
}

func (p *puppet) Clear() { p.cleared.Add(1) }

func (p *puppet) Close() error {
	p.closed++
	return nil
}

// asked are the limits of the search that has just ended.
func (p *puppet) asked(t *testing.T) songky.Limits {
	t.Helper()
	select {
	case l := <-p.limits:
		return l
	case <-time.After(guard):
		require.FailNow(t, "no search")
		return songky.Limits{}
	}
}

func move(t *testing.T, text string) songky.Move {
	t.Helper()
	m, err := songky.ParseMove(text)
	require.NoError(t, err)
	return m
}

func moves(t *testing.T, text string) (list []songky.Move) {
	t.Helper()
	for _, word := range strings.Fields(text) {
		list = append(list, move(t, word))
	}
	return list
}
