package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// header is the first line of a file of games: what must be the same for a match to be resumed.
type header struct {
	Songky     string `json:"songky"` // the version of the library
	Variant    string `json:"variant"`
	Rules      string `json:"rules"`
	A          string `json:"a"`
	B          string `json:"b"`
	Openings   string `json:"openings"`
	Paired     bool   `json:"paired"`
	PlyCap     int    `json:"plyCap"`
	Adjudicate string `json:"adjudicate,omitempty"`
	Seed       uint64 `json:"seed"`
}

// store is a file of games: the header, then a line a game, rounds in their order. A nil store
// keeps nothing.
type store struct{ file *os.File }

// openStore opens or begins a file, and reads the rounds that are in it already. What a match
// that was cut off has left of a last round is dropped.
func openStore(path string, h header, perRound int) (s *store, rounds [][]entry, err error) {
	if path == "" {
		return nil, nil, nil
	}
	file, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o644)
	if err != nil {
		return nil, nil, err
	}
	s = &store{file}
	rounds, end, err := readRounds(file, h, perRound)
	if err == nil {
		err = s.continueAt(end, h)
	}
	if err != nil {
		_ = file.Close()
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	return s, rounds, nil
}

// continueAt makes the file ready for the next round, which comes after end bytes.
func (s *store) continueAt(end int64, h header) error {
	if err := s.file.Truncate(end); err != nil {
		return err
	}
	if _, err := s.file.Seek(end, io.SeekStart); err != nil {
		return err
	}
	if end > 0 {
		return nil
	}
	line, err := json.Marshal(h)
	if err != nil {
		return err
	}
	_, err = s.file.Write(append(line, '\n'))
	return err
}

// readRounds reads a file up to its last whole round, where it says end is.
func readRounds(r io.Reader, h header, perRound int) (rounds [][]entry, end int64, err error) {
	lines := bufio.NewReader(r)
	line, err := lines.ReadBytes('\n')
	if err != nil {
		return nil, 0, ignoreEnd(err) // not even the header is whole
	}
	if err := h.check(line); err != nil {
		return nil, 0, err
	}
	end = int64(len(line))
	read := end
	var round []entry
	for number := 2; ; number++ {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return rounds, end, ignoreEnd(err)
		}
		read += int64(len(line))
		var e entry
		if err := json.Unmarshal(line, &e); err != nil {
			return nil, 0, fmt.Errorf("line %d: %w", number, err)
		}
		if e.Meta.Round != len(rounds)+1 {
			return nil, 0, fmt.Errorf("line %d: round %d where %d was due", number, e.Meta.Round, len(rounds)+1)
		}
		if round = append(round, e); len(round) == perRound {
			rounds, round, end = append(rounds, round), nil, read
		}
	}
}

// ignoreEnd is the error unless it is the end of the file.
func ignoreEnd(err error) error {
	if errors.Is(err, io.EOF) {
		return nil
	}
	return err
}

// check says in what the header of a file differs.
func (h header) check(line []byte) error {
	var old header
	if err := json.Unmarshal(line, &old); err != nil || old.Variant == "" {
		return errors.New("it is not a file of games")
	}
	if old == h {
		return nil
	}
	now, err := json.Marshal(h)
	if err != nil {
		return err
	}
	return fmt.Errorf("it belongs to another match: it has\n%s\nand this is\n%s", bytes.TrimSpace(line), now)
}

// add writes a round at once.
func (s *store) add(round []entry) error {
	if s == nil {
		return nil
	}
	var b bytes.Buffer
	for _, e := range round {
		line, err := json.Marshal(e)
		if err != nil {
			return err
		}
		b.Write(append(line, '\n'))
	}
	_, err := s.file.Write(b.Bytes())
	return err
}

func (s *store) close() error {
	if s == nil {
		return nil
	}
	return s.file.Close()
}
