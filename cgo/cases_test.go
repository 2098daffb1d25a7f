//go:build cgo && linux

package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The shared cases: the data under testdata of the repository in the simple lines that README.md
// describes, so that a runner in any language needs no JSON. SONGKY_CASES names a file in which to
// keep them.

// caseNodes bounds the counts of perft.
const caseNodes = 100_000

// caseLine has the fields of all files under testdata.
type caseLine struct {
	Name        string            `json:"name"`
	Variant     string            `json:"variant"`
	Rules       string            `json:"rules"`
	FEN         string            `json:"fen"`
	Start       any               `json:"start"` // a FEN in games.jsonl
	Deal        map[string]string `json:"deal"`
	InCheck     *bool             `json:"in_check"`
	Legal       *[]string         `json:"legal"`
	After       map[string]string `json:"after"`
	DepthCounts []uint64          `json:"depth_counts"`
	Moves       []string          `json:"moves"`
	MovesBefore []string          `json:"moves_before"`
	FENs        map[int]string    `json:"fens"`
	Outcome     string            `json:"outcome"`
	Reason      string            `json:"reason"`
	Reveals     []string          `json:"reveals"`
	Marks       *string           `json:"marks"`
	Expect      struct {
		InCheck   *bool               `json:"in_check"`
		Legal     *[]string           `json:"legal"`
		LegalFrom map[string][]string `json:"legal_from"`
		LegalHas  []string            `json:"legal_has"`
		LegalNot  []string            `json:"legal_not"`
		Outcome   json.RawMessage     `json:"outcome"`
		Reason    *string             `json:"reason"`
		FEN       *string             `json:"fen"`
		Reveals   []string            `json:"reveals"`
		Pool      *string             `json:"pool"`
		Turned    *[]string           `json:"turned"`
		Marks     *string             `json:"marks"`
	} `json:"expect"`
}

func readCases(t *testing.T, name string) (list []caseLine) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("..", "testdata", name))
	require.NoError(t, err)
	for i, line := range bytes.Split(bytes.TrimSpace(data), []byte("\n")) {
		var l caseLine
		require.NoError(t, json.Unmarshal(line, &l), "%s line %d", name, i+1)
		list = append(list, l)
	}
	return list
}

// caseFile is the text of the shared cases.
type caseFile struct {
	strings.Builder
	cases int
}

func (f *caseFile) line(fields ...string) {
	f.WriteString(strings.Join(fields, "\t") + "\n")
}

func (f *caseFile) moves(word string, moves []string) { f.line(word, strings.Join(moves, " ")) }

func (f *caseFile) flag(word string, value *bool) {
	if value != nil {
		f.line(word, map[bool]string{false: "0", true: "1"}[*value])
	}
}

// open begins a case.
func (f *caseFile) open(l *caseLine, fen string) {
	deal := []string{}
	for _, square := range slices.Sorted(maps.Keys(l.Deal)) {
		deal = append(deal, square+"="+l.Deal[square])
	}
	f.line("game", l.Variant, orDash(l.Rules), orDash(strings.Join(deal, ",")), fen)
	f.cases++
}

func orDash(text string) string {
	if text == "" {
		return "-"
	}
	return text
}

// fenFields are the fields that name the position: three, in chess-fide four.
func fenFields(variant, fen string) string {
	n := 3
	if variant == "chess-fide" {
		n = 4
	}
	fields := strings.Fields(fen)
	return strings.Join(fields[:min(n, len(fields))], " ")
}

// reveals are the letters of what turned up in one text.
func reveals(list []string) string {
	text := ""
	for _, letter := range list {
		text += orDash(letter)
	}
	return text
}

func (f *caseFile) position(l *caseLine) {
	f.open(l, l.FEN)
	f.flag("check", l.InCheck)
	if l.Legal != nil {
		f.moves("legal", *l.Legal)
	}
	for _, move := range slices.Sorted(maps.Keys(l.After)) {
		f.line("after", move, fenFields(l.Variant, l.After[move]))
	}
	for i, n := range l.DepthCounts {
		if n <= caseNodes {
			f.line("perft", fmt.Sprint(i+1), fmt.Sprint(n))
		}
	}
}

func (f *caseFile) game(l *caseLine) {
	f.open(l, l.Start.(string))
	for ply := 0; ply <= len(l.Moves); ply++ {
		if ply > 0 {
			f.line("play", l.Moves[ply-1])
		}
		if fen, has := l.FENs[ply]; has {
			f.line("fen", fenFields(l.Variant, fen))
		}
	}
	f.line("outcome", l.Outcome, l.Reason)
	f.line("moves", "")
	if l.Reveals != nil {
		f.line("reveals", reveals(l.Reveals))
	}
	if l.Marks != nil {
		f.line("marks", *l.Marks)
	}
}

func (f *caseFile) written(l *caseLine) {
	f.open(l, l.FEN)
	f.moves("play", l.MovesBefore)
	e := &l.Expect
	f.flag("check", e.InCheck)
	if e.Legal != nil {
		f.moves("moves", *e.Legal)
	}
	for _, from := range slices.Sorted(maps.Keys(e.LegalFrom)) {
		f.line("from", from, strings.Join(e.LegalFrom[from], " "))
	}
	if e.LegalHas != nil {
		f.moves("has", e.LegalHas)
	}
	if e.LegalNot != nil {
		f.moves("not", e.LegalNot)
	}
	if e.Outcome != nil {
		winner, reason := "ongoing", "-"
		_ = json.Unmarshal(e.Outcome, &winner) // null leaves it
		if e.Reason != nil {
			reason = *e.Reason
		}
		f.line("outcome", winner, reason)
	}
	if e.FEN != nil {
		f.line("fen", fenFields(l.Variant, *e.FEN))
	}
	if e.Reveals != nil {
		f.line("reveals", reveals(e.Reveals))
	}
	if e.Pool != nil {
		f.line("field", "3", *e.Pool)
	}
	if e.Turned != nil {
		f.moves("turned", *e.Turned)
	}
	if e.Marks != nil {
		f.line("marks", *e.Marks)
	}
}

// sharedCases writes all data as lines for runners.
func sharedCases(t *testing.T) *caseFile {
	f := &caseFile{}
	for _, file := range []struct {
		name string
		add  func(*caseLine)
	}{
		{"positions.jsonl", f.position}, {"songky-hand.jsonl", f.position}, {"perft.jsonl", f.position},
		{"perft-fsf.jsonl", f.position}, {"games.jsonl", f.game}, {"cases.jsonl", f.written},
	} {
		f.line("# " + file.name)
		for _, l := range readCases(t, file.name) {
			file.add(&l)
		}
	}
	return f
}

// writeCases writes the shared cases into a file and returns its path.
func writeCases(t *testing.T, cases *caseFile) string {
	t.Helper()
	path := os.Getenv("SONGKY_CASES")
	if path == "" {
		path = filepath.Join(workFolder, "cases.txt")
	}
	require.NoError(t, os.WriteFile(path, []byte(cases.String()), 0o600))
	return path
}

// casesInC plays a file of cases through C and returns how many checks that were; none may be wrong.
func casesInC(t *testing.T, path string) (checks int) {
	t.Helper()
	out := command(t, nil, program(t, "runner", library(t, ""), []string{"cases/runner.c"}), path)
	var wrong int
	_, err := fmt.Sscanf(out, "%d checks, %d wrong", &checks, &wrong)
	require.NoError(t, err, out)
	require.Zero(t, wrong)
	return checks
}

// TestSharedCases: C gives the answers that the data wants, as Go does.
func TestSharedCases(t *testing.T) {
	cases := sharedCases(t)
	require.Greater(t, cases.cases, 5000)
	checks := casesInC(t, writeCases(t, cases))
	t.Logf("%d cases, %d checks", cases.cases, checks)
	require.Greater(t, checks, strings.Count(cases.String(), "\n")-100, "every line was checked")
	broken := filepath.Join(workFolder, "broken.txt")
	require.NoError(t, os.WriteFile(broken, []byte("game\txiangqi\t-\t-\t4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\nperft\t1\t99\nnonsense\n"), 0o600))
	out := failing(t, filepath.Join(workFolder, "runner"), broken)
	require.Contains(t, out, "3 checks, 2 wrong")
}
