package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"sync"
	"time"
)

// process is a running program whose output is read line by line.
type process struct {
	cmd   *exec.Cmd
	in    io.WriteCloser
	lines chan string // closed at the end of the output
	gone  chan struct{}
	once  sync.Once
}

// The ways in which a wait for a line ends without it.
var (
	errEnded  = errors.New("the program has ended")
	errSilent = errors.New("the program does not answer")
)

func startProcess(command string, args []string) (*process, error) {
	p := &process{cmd: exec.Command(command, args...), lines: make(chan string, 256), gone: make(chan struct{})}
	var err error
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go p.read(out)
	return p, nil
}

// maxLine is the length in bytes at which lines are cut; nothing that matters is longer.
const maxLine = 1 << 16

// read passes lines on until the output ends or nobody wants them any more.
func (p *process) read(out io.Reader) {
	defer close(p.lines)
	r := bufio.NewReaderSize(out, maxLine)
	for {
		line, cut, err := r.ReadLine()
		if err != nil {
			return
		}
		text := string(line)
		for cut && err == nil {
			_, cut, err = r.ReadLine()
		}
		select {
		case p.lines <- text:
		case <-p.gone:
			return
		}
	}
}

func (p *process) send(format string, args ...any) error {
	if _, err := fmt.Fprintf(p.in, format+"\n", args...); err != nil {
		return errEnded
	}
	return nil
}

// wait reads lines until one is wanted: errSilent after the timeout, errEnded where the output
// ends, or the error of the context.
func (p *process) wait(ctx context.Context, timeout time.Duration, wanted func(line string) bool) error {
	timer := time.NewTimer(timeout)
	defer timer.Stop()
	for {
		select {
		case line, open := <-p.lines:
			if !open {
				return errEnded
			}
			if wanted(line) {
				return nil
			}
		case <-timer.C:
			return errSilent
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// kill ends the program at once.
func (p *process) kill() {
	p.once.Do(func() {
		close(p.gone)
		_ = p.in.Close()
		_ = p.cmd.Process.Kill()
		_ = p.cmd.Wait()
	})
}

// parting is how long a program that was told to quit may take.
const parting = 2 * time.Second

// quit asks the program to end and sees to it that it does.
func (p *process) quit() {
	if p.send("quit") == nil {
		_ = p.wait(context.Background(), parting, func(string) bool { return false })
	}
	p.kill()
}
