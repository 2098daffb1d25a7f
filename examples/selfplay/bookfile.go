package main

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strings"

	"github.com/songky/songky"
)

// readBook reads a file of openings: one FEN a line; # begins a comment.
func readBook(path string, v songky.Variant) ([]string, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var fens []string
	scanner := bufio.NewScanner(bytes.NewReader(data))
	for number := 1; scanner.Scan(); number++ {
		text, _, _ := strings.Cut(scanner.Text(), "#")
		fen := strings.TrimSpace(text)
		if fen == "" {
			continue
		}
		g, err := songky.NewGame(v, songky.WithFEN(fen))
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, number, err)
		}
		if g.Outcome().Over() {
			return nil, fmt.Errorf("%s:%d: the game is over", path, number)
		}
		fens = append(fens, fen)
	}
	if err := scanner.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if len(fens) == 0 {
		return nil, fmt.Errorf("%s: no position", path)
	}
	return fens, nil
}

// bookText is the content of a book: the header as comments, then the positions.
func bookText(header, fens []string) []byte {
	var b bytes.Buffer
	for _, line := range header {
		b.WriteString(strings.TrimRight("# "+line, " ") + "\n")
	}
	for _, fen := range fens {
		b.WriteString(fen + "\n")
	}
	return b.Bytes()
}

// bookFor is the path of a game's book: {variant} in the pattern stands for the game's id.
func bookFor(pattern string, v songky.Variant) string {
	return strings.ReplaceAll(pattern, "{variant}", v.String())
}
