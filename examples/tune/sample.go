package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"
	"strings"

	"github.com/songky/songky"
)

// sample is a quiet position of a game: what a search said of it, and how the game ended.
type sample struct {
	variant songky.Variant
	fen     string
	score   int // centipawns for Red
	points  int // Red's half points, 0 to 2
}

// line is the sample as a file has it.
func (s sample) line() string {
	return fmt.Sprintf("%s|%s|%d|%d\n", s.variant, s.fen, s.score, s.points)
}

// parseSample reads a line of a file.
func parseSample(line string) (s sample, err error) {
	fields := strings.Split(line, "|")
	if len(fields) != 4 {
		return s, fmt.Errorf("%q is no sample", line)
	}
	if s.variant, err = songky.ParseVariant(fields[0]); err != nil {
		return s, err
	}
	s.fen = fields[1]
	if s.score, err = strconv.Atoi(fields[2]); err != nil {
		return s, err
	}
	s.points, err = strconv.Atoi(fields[3])
	return s, err
}

// readSamples hands the samples of a file to use, in their order.
func readSamples(name string, use func(sample) error) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		s, err := parseSample(lines.Text())
		if err == nil {
			err = use(s)
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	return lines.Err()
}
