//go:build cgo && linux

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// handleTypes are the types of handles and how the sweep names a living one; uint64_t is any kind.
var handleTypes = map[string]string{
	"songky_game": "game", "songky_engine": "engine", "songky_clock": "clk", "songky_pgn": "reader", "uint64_t": "game",
}

// TestSweep generates a program that calls every function of the header with handles of every wrong
// sort, with NULL for all pointers and for each, and with extreme numbers.
func TestSweep(t *testing.T) {
	lib := library(t, "")
	source := filepath.Join(workFolder, "sweep.c")
	require.NoError(t, os.WriteFile(source, []byte(sweep(functions(t))), 0o600))
	out := command(t, nil, program(t, "sweep", lib, []string{source}, "-Wno-pedantic"))
	require.Contains(t, out, "ok")
	t.Log(out)
}

const sweepHead = `#include <stdio.h>
#include <string.h>
#include "songky.h"
static char text[] = "a1";
static union { uint32_t struct_size; uint64_t align; char bytes[16384]; } scratch[16];
static int failures;
static long calls;
static songky_game game;
static songky_engine engine;
static songky_clock clk;
static songky_pgn reader;
static void revive(void) {
    songky_game_opts o;
    songky_game_free(game);
    songky_engine_free(engine);
    songky_clock_free(clk);
    songky_pgn_free(reader);
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.variant = "xiangqi";
    o.fen = "3k5/3P5/3R5/9/9/9/9/9/9/4K4 b - - 0 1"; /* mate, so that nothing takes long */
    if (songky_game_new(&o, &game, NULL, 0) || songky_engine_new(NULL, &engine) ||
        songky_clock_new(NULL, 0, 0, &clk, NULL, 0) || songky_pgn_open("", 0, &reader)) {
        printf("cannot begin\n");
        failures++;
    }
}
static void *fresh(int i, size_t size) {
    memset(&scratch[i], 0, sizeof scratch[i]);
    scratch[i].struct_size = (uint32_t)size;
    return &scratch[i];
}
static void is(const char *name, const char *what, songky_status got, songky_status want) {
    calls++;
    if (want == 1 ? got >= 0 : want == 2 ? 0 : got != want) {
        printf("%s with %s: status %d\n", name, what, (int)got);
        failures++;
    }
}
int main(void) {
`

// sweep is the text of the program. Of the wanted statuses 1 stands for any error, 2 for anything.
func sweep(list []function) string {
	var b strings.Builder
	b.WriteString(sweepHead)
	for _, f := range list {
		if f.result != "songky_status" {
			continue
		}
		fmt.Fprintf(&b, "    revive();\n")
		call := func(what, want string, argument func(i int, p parameter) string) {
			args := make([]string, len(f.parameters))
			for i, p := range f.parameters {
				args[i] = argument(i, p)
			}
			fmt.Fprintf(&b, "    is(%q, %q, %s(%s), %s);\n", f.name, what, f.name, strings.Join(args, ", "), want)
		}
		pointers := 0
		for _, p := range f.parameters {
			if strings.HasSuffix(p.kind, "*") {
				pointers++
			}
		}
		sweepHandles(f, call)
		want := "2"
		if pointers > 0 {
			want = "1"
		}
		call("NULL for all pointers", want, func(_ int, p parameter) string {
			if strings.HasSuffix(p.kind, "*") {
				return "NULL"
			}
			return plain(p, "0", "64")
		})
		for at, p := range f.parameters {
			if strings.HasSuffix(p.kind, "*") {
				call("NULL for "+p.name, "2", func(i int, p parameter) string {
					if i == at {
						return "NULL"
					}
					return some(i, p, "0")
				})
			}
		}
		for _, number := range []string{"-1", "1", "INT32_MIN", "INT32_MAX", "255", "256"} {
			call("numbers of "+number, "2", func(i int, p parameter) string { return some(i, p, number) })
		}
	}
	b.WriteString("    printf(\"%ld calls, %s\\n\", calls, failures ? \"failed\" : \"ok\");\n    return failures != 0;\n}\n")
	return b.String()
}

// sweepHandles calls with handles that are none, freed or of another kind.
func sweepHandles(f function, call func(string, string, func(int, parameter) string)) {
	if len(f.parameters) == 0 || handleTypes[f.parameters[0].kind] == "" {
		return
	}
	bad := []string{"0", "1", "UINT64_MAX", "game + 8 * 1000000"}
	if f.parameters[0].kind != "uint64_t" {
		for _, kind := range []string{"songky_game", "songky_engine", "songky_clock", "songky_pgn"} {
			if kind != f.parameters[0].kind {
				bad = append(bad, handleTypes[kind])
			}
		}
	}
	for _, handle := range bad {
		for _, pointer := range []string{"NULL", ""} {
			call("handle "+handle, "SONGKY_E_HANDLE", func(i int, p parameter) string {
				switch {
				case i == 0:
					return handle
				case strings.HasSuffix(p.kind, "*") && pointer != "":
					return pointer
				}
				return some(i, p, "0")
			})
		}
	}
}

// plain is an argument that is no pointer: a living handle, a size, or a number.
func plain(p parameter, number, size string) string {
	if name := handleTypes[p.kind]; name != "" {
		return name
	}
	if p.kind == "size_t" {
		return size
	}
	return fmt.Sprintf("(%s)%s", p.kind, number)
}

// some is an argument that may be used: pointers lead to zeroed memory with the size of its struct.
func some(i int, p parameter, number string) string {
	kind, pointer := strings.CutSuffix(p.kind, "*")
	kind = strings.TrimSpace(kind)
	switch {
	case !pointer:
		return plain(p, number, "2")
	case kind == "const char":
		return "text"
	case strings.HasPrefix(kind, "const "):
		kind = strings.TrimPrefix(kind, "const ")
	}
	return fmt.Sprintf("(%s *)fresh(%d, sizeof(%s))", kind, i, kind)
}
