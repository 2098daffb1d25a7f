//go:build cgo && linux

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// swiftly runs commands where swift is, against a library.
type swiftly struct {
	library string
	scratch string // where swift builds
}

// in runs a command in a folder below cgo/ and returns all that it wrote; it must succeed.
func (s swiftly) in(t *testing.T, folder string, env []string, stdin string, args ...string) string {
	t.Helper()
	toolchain, err := filepath.Abs("swift/toolchain.sh")
	require.NoError(t, err)
	c := exec.Command(toolchain, args...)
	c.Dir = folder
	c.Env = append(append(os.Environ(), "SONGKY_LIBRARY="+s.library), env...)
	c.Stdin = strings.NewReader(stdin)
	began := time.Now()
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s\n%s", strings.Join(args, " "), out)
	t.Logf("%s: %.0f s", strings.Join(args, " "), time.Since(began).Seconds())
	return string(out)
}

// TestSwift builds the Swift package, runs its tests with the shared cases, and plays its example.
func TestSwift(t *testing.T) {
	if os.Getenv("SONGKY_SWIFT") == "" {
		t.Skip("set SONGKY_SWIFT=1 to test the Swift package; where there is no swift that builds a Debian chroot, some minutes and 2.8 GB")
	}
	const folder = "swift/songky-swift"
	s := swiftly{library: library(t, ""), scratch: filepath.Join(workFolder, "swift")}
	t.Log(s.in(t, ".", nil, "", "swift", "--version"))

	t.Run("suite", func(t *testing.T) {
		cases, path := sharedCases(t), filepath.Join(workFolder, "swift-cases.txt")
		require.NoError(t, os.WriteFile(path, []byte(cases.String()), 0o600))
		out := s.in(t, folder, []string{"SONGKY_CASES=" + path}, "", "swift", "test", "--scratch-path", s.scratch)
		tests := found(t, `Test run with (\d+) tests? passed`, out)
		require.Greater(t, tests[0], 100)

		inC := found(t, `(\d+) checks, 0 wrong`, command(t, nil, program(t, "runner-swift", s.library, []string{"cases/runner.c"}), path))
		got := found(t, `shared cases: (\d+) lines, (\d+) checks, 0 wrong`, out)
		require.Equal(t, len(regexp.MustCompile(`(?m)^[a-z]`).FindAllString(cases.String(), -1)), got[0], "every line was read")
		require.Equal(t, inC[0], got[1], "as many checks as in C")
		require.Positive(t, got[1])
		t.Logf("%d tests; shared cases: %d lines, %d checks, as in C", tests[0], got[0], got[1])
	})

	t.Run("memory", func(t *testing.T) {
		s.in(t, folder, nil, "", "swift", "build", "--product", "songky-bench", "--scratch-path", s.scratch)
		out := s.in(t, folder, nil, "", filepath.Join(s.scratch, "debug", "songky-bench"), "memory")
		var early, late int
		_, err := fmt.Sscanf(out, "resident_kb %d\nresident_kb %d", &early, &late)
		require.NoError(t, err, out)
		require.Positive(t, early)
		require.LessOrEqual(t, late, early*5/4, "18,000 more games that were closed leave memory behind")
		t.Logf("%d kB after 2,000 games, %d kB after 20,000", early, late)
	})

	t.Run("documentation", func(t *testing.T) {
		s.in(t, folder, nil, "", "swift", "package", "--scratch-path", s.scratch, "dump-symbol-graph",
			"--minimum-access-level", "public", "--skip-synthesized-members")
		files, err := filepath.Glob(filepath.Join(s.scratch, "*", "symbolgraph", "Songky.symbols.json"))
		require.NoError(t, err)
		require.Len(t, files, 1)
		data, err := os.ReadFile(files[0])
		require.NoError(t, err)
		var graph struct {
			Symbols []struct {
				PathComponents []string
				DocComment     json.RawMessage
			}
		}
		require.NoError(t, json.Unmarshal(data, &graph))
		require.Greater(t, len(graph.Symbols), 300)
		for _, symbol := range graph.Symbols {
			require.NotEmpty(t, symbol.DocComment, "%s has no comment", strings.Join(symbol.PathComponents, "."))
		}
	})

	t.Run("example", func(t *testing.T) {
		run := []string{"swift", "run", "--scratch-path", filepath.Join(workFolder, "swift-example"), "play", "xiangqi", "3"}
		out := s.in(t, "../examples/swift", nil, "moves\na1a9\nrubbish\nP2-5\nundo\nP2-5\nresign\n", run...)
		require.Contains(t, out, "h3e3 ", "the moves")
		require.Contains(t, out, "You cannot play that: a piece stands in the way.")
		require.Contains(t, out, "cannot read")
		require.Contains(t, out, "depth 1: ")
		require.Equal(t, 2, strings.Count(out, "The computer plays "))
		require.Contains(t, out, "Blue wins: resignation")
	})
}

// TestSwiftWrapsEveryFunction: what songky.h declares the Swift package calls.
func TestSwiftWrapsEveryFunction(t *testing.T) {
	header, err := os.ReadFile("songky.h")
	require.NoError(t, err)
	files, err := filepath.Glob("swift/songky-swift/Sources/Songky/*.swift")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	called := map[string]bool{}
	for _, file := range files {
		source, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, name := range regexp.MustCompile(`\bsongky_\w+`).FindAllString(string(source), -1) {
			called[name] = true
		}
	}
	declared := regexp.MustCompile(`(?m)^(?:SONGKY_API|static inline) .*?\b(songky_\w+)\(`).FindAllStringSubmatch(string(header), -1)
	require.Greater(t, len(declared), 90)
	for _, function := range declared {
		require.True(t, called[function[1]], "nothing calls %s", function[1])
	}
}

// found are the numbers in the text that a pattern finds.
func found(t *testing.T, pattern, text string) (numbers []int) {
	t.Helper()
	match := regexp.MustCompile(pattern).FindStringSubmatch(text)
	require.NotNil(t, match, "%s is not in\n%s", pattern, text)
	for _, field := range match[1:] {
		n, err := strconv.Atoi(field)
		require.NoError(t, err)
		numbers = append(numbers, n)
	}
	return numbers
}
