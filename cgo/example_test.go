//go:build cgo && linux

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// example builds examples/c as its README says, but for the folders.
func example(t *testing.T) string {
	t.Helper()
	need(t, "make")
	lib, folder := library(t, ""), t.TempDir()
	for _, name := range []string{"play.c", "Makefile"} {
		data, err := os.ReadFile(filepath.Join("..", "examples", "c", name))
		require.NoError(t, err)
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), data, 0o600))
	}
	command(t, nil, "make", "-C", folder, "DIST="+lib, "CFLAGS=-std=c99 -Wall -Wextra -Werror")
	return filepath.Join(folder, "play")
}

// TestExample plays some moves of the example in C through a pipe.
func TestExample(t *testing.T) {
	play := example(t)
	for _, c := range []struct {
		args  []string
		input string
		wants []string
	}{
		{nil, "moves\nb1d2\nP2-5\nundo\nhello\nh3e3\nresign\n", []string{
			"b3b10", "leg is blocked", "The computer plays", "cannot read", "depth 1:", "Blue wins: resignation",
		}},
		{[]string{"coganh", "1"}, "quit\n", []string{"Red to move", "Ongoing"}},
		{[]string{"coup", "2"}, "h3e3\n", []string{"x x x x k", "The computer plays"}},
	} {
		command := exec.Command(play, c.args...)
		command.Stdin = strings.NewReader(c.input)
		out, err := command.CombinedOutput()
		require.NoError(t, err, "%s", out)
		for _, want := range c.wants {
			assert.Contains(t, string(out), want)
		}
	}
	assert.Contains(t, failing(t, play, "go"), "unknown variant")
}

// TestExampleAsWritten runs each block of commands of the README in a copy of the repository.
func TestExampleAsWritten(t *testing.T) {
	need(t, "make")
	folder := copied(t)
	readme, err := os.ReadFile("../examples/c/README.md")
	require.NoError(t, err)
	blocks := regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(readme), -1)
	require.Len(t, blocks, 2)
	for i, where := range []string{"examples/c", "."} {
		c := exec.Command("bash", "-euc", blocks[i][1])
		c.Dir, c.Stdin = filepath.Join(folder, where), strings.NewReader("moves\nquit\n")
		out, err := c.CombinedOutput()
		require.NoError(t, err, "%s\n%s", blocks[i][1], out)
		assert.NotContains(t, string(out), "warning")
		if i == 0 {
			assert.Contains(t, string(out), "b3b10")
		}
	}
}
