//go:build cgo && linux

package main

import (
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// function is a function that songky.h declares.
type function struct {
	result, name string
	parameters   []parameter
}

type parameter struct{ kind, name string } // kind is the type, "const char *" for a pointer

var (
	declaration = regexp.MustCompile(`(?m)^SONGKY_API ([\w ]+?[ *]+)(songky_\w+)\(([^)]*)\);`)
	declared    = regexp.MustCompile(`^(.*?[ *])(\w+)$`)
)

// functions are those that songky.h declares.
func functions(t *testing.T) (list []function) {
	t.Helper()
	header, err := os.ReadFile("songky.h")
	require.NoError(t, err)
	for _, m := range declaration.FindAllStringSubmatch(string(header), -1) {
		f := function{result: strings.TrimSpace(m[1]), name: m[2]}
		if m[3] != "void" {
			for _, text := range strings.Split(m[3], ",") {
				p := declared.FindStringSubmatch(strings.TrimSpace(text))
				require.NotNil(t, p, "%s: %s", m[2], text)
				f.parameters = append(f.parameters, parameter{strings.TrimSpace(p[1]), p[2]})
			}
		}
		list = append(list, f)
	}
	require.Len(t, list, strings.Count(string(header), "\nSONGKY_API "), "every declaration is understood")
	return list
}

// exported are the names that a library exports, and the libraries that it needs are those of libc.
func exported(t *testing.T, lib string) (names []string) {
	t.Helper()
	f, err := elf.Open(filepath.Join(lib, "libsongky.so"))
	require.NoError(t, err)
	defer f.Close()
	symbols, err := f.DynamicSymbols()
	require.NoError(t, err)
	for _, s := range symbols {
		if s.Section == elf.SHN_UNDEF || s.Section == elf.SHN_ABS && s.Name == "SONGKY_0" {
			continue
		}
		names = append(names, s.Name)
	}
	name, err := f.DynString(elf.DT_SONAME)
	require.NoError(t, err)
	assert.Equal(t, []string{"libsongky.so.0"}, name)
	needed, err := f.ImportedLibraries()
	require.NoError(t, err)
	for _, lib := range needed {
		assert.Contains(t, []string{"libc.so.6", "libpthread.so.0", "libm.so.6", "ld-linux-x86-64.so.2"}, lib)
	}
	return names
}

// headerNames are the names of the functions that the header declares.
func headerNames(t *testing.T) (names []string) {
	t.Helper()
	for _, f := range functions(t) {
		names = append(names, f.name)
	}
	return names
}

// TestSymbols: the library exports what the header declares and nothing else.
func TestSymbols(t *testing.T) {
	assert.ElementsMatch(t, headerNames(t), exported(t, library(t, "")))
}

// TestHeader: the header is C99 and C++ for every compiler at hand, without a warning.
func TestHeader(t *testing.T) {
	source := filepath.Join(t.TempDir(), "header.c")
	text := "#include \"songky.h\"\n#include \"songky.h\"\nint main(void) { return (int)songky_move_from(0) - SONGKY_NO_SQUARE; }\n"
	require.NoError(t, os.WriteFile(source, []byte(text), 0o600))
	tried := 0
	for _, compiler := range [][]string{
		{"gcc", "-std=c99", "-Wc++-compat"}, {"clang", "-std=c99", "-Wc++-compat"}, {"gcc", "-std=c17"},
		{"g++", "-x", "c++", "-std=c++11"}, {"clang++", "-x", "c++", "-std=c++11"},
	} {
		if _, err := exec.LookPath(compiler[0]); err != nil {
			t.Logf("%s is not installed", compiler[0])
			continue
		}
		args := append(slices.Clone(compiler[1:]), "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-I.", "-fsyntax-only", source)
		command(t, nil, compiler[0], args...)
		tried++
	}
	assert.Positive(t, tried)
}

// TestHeaderIsASCII, for compilers that take no UTF-8.
func TestHeaderIsASCII(t *testing.T) {
	header, err := os.ReadFile("songky.h")
	require.NoError(t, err)
	assert.NotRegexp(t, `[^\x00-\x7F]`, string(header))
}

// ctestText is the text of all C tests.
func ctestText(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	for _, name := range ctestFiles(t) {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		b.Write(data)
	}
	return b.String()
}

// TestEverythingIsTested: the C tests call every function, and expect every status.
func TestEverythingIsTested(t *testing.T) {
	text := ctestText(t)
	for _, f := range functions(t) {
		assert.Regexp(t, `\b`+f.name+`\(`, text, "no C test calls it")
	}
	header, err := os.ReadFile("songky.h")
	require.NoError(t, err)
	statuses := regexp.MustCompile(`(?m)^    (SONGKY_E_\w+) = (-\d+)`).FindAllStringSubmatch(string(header), -1)
	require.Len(t, statuses, len(statusTexts)-1)
	for _, s := range statuses {
		assert.Regexp(t, `\b`+s[1]+`\b`, text, "no C test expects it")
	}
}
