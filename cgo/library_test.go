//go:build cgo && linux

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
)

// workFolder holds what the tests of this package build; TestMain removes it.
var workFolder string

func TestMain(m *testing.M) {
	folder, err := os.MkdirTemp("", "songky-cgo-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	workFolder = folder
	code := m.Run()
	_ = os.RemoveAll(folder)
	os.Exit(code)
}

// command runs a program and returns all that it wrote; it must succeed.
func command(t *testing.T, env []string, name string, args ...string) string {
	t.Helper()
	c := exec.Command(name, args...)
	c.Env = append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	require.NoError(t, err, "%s %s\n%s", name, strings.Join(args, " "), out)
	return string(out)
}

// need skips the test without a tool that not every machine has.
func need(t *testing.T, tools ...string) {
	t.Helper()
	for _, tool := range tools {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skipf("%s is not installed", tool)
		}
	}
}

// library builds the library as a user does, once for each set of flags, and returns its folder.
func library(t *testing.T, flags string) string {
	t.Helper()
	need(t, "gcc", "bash")
	folder := filepath.Join(workFolder, "lib"+strings.NewReplacer("=", "-", " ", "").Replace(flags))
	once, _ := builds.LoadOrStore(flags, &sync.Once{})
	once.(*sync.Once).Do(func() {
		command(t, []string{"SONGKY_BUILDFLAGS=" + flags}, "bash", "build.sh", folder)
	})
	require.FileExists(t, filepath.Join(folder, "libsongky.so"))
	return folder
}

var builds sync.Map

// program compiles C files against a library and returns the program.
func program(t *testing.T, name, lib string, files []string, flags ...string) string {
	t.Helper()
	out := filepath.Join(workFolder, name)
	args := append([]string{"-std=c99", "-g", "-O1", "-Wall", "-Wextra", "-Wpedantic", "-Wc++-compat", "-Werror"}, flags...)
	args = append(args, "-I"+lib, "-o", out)
	args = append(args, files...)
	args = append(args, "-L"+lib, "-lsongky", "-lpthread", "-Wl,-rpath,"+lib)
	command(t, nil, "gcc", args...)
	return out
}

func ctestFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("ctest/*.c")
	require.NoError(t, err)
	require.Greater(t, len(files), 10)
	return files
}

var ctestOnce sync.Once

// ctest is the program of the C tests.
func ctest(t *testing.T) string {
	t.Helper()
	lib := library(t, "")
	ctestOnce.Do(func() { program(t, "ctest", lib, ctestFiles(t)) })
	return filepath.Join(workFolder, "ctest")
}

// TestC runs each suite of the C tests in a process of its own.
func TestC(t *testing.T) {
	for _, suite := range []string{
		"library", "buffers", "structs", "handles", "games", "moves", "hidden", "records", "setups", "clocks", "elo",
		"engines", "callbacks", "opponent", "slices", "smoke", "threads", "bench",
	} {
		t.Run(suite, func(t *testing.T) {
			if suite == "threads" && testing.Short() {
				t.Setenv("SONGKY_THREAD_SECONDS", "1")
			}
			t.Log(command(t, nil, ctest(t), suite))
		})
	}
}

// TestPanics: a panic in an export and one in a goroutine of a search come back as statuses.
func TestPanics(t *testing.T) {
	lib := library(t, "-tags=songky_panic_test")
	for _, where := range []string{"export", "search"} {
		t.Run(where, func(t *testing.T) {
			command(t, []string{"SONGKY_PANIC=" + where, "LD_LIBRARY_PATH=" + lib}, "env", "-u", "LD_RUN_PATH",
				program(t, "panic-"+where, lib, ctestFiles(t)), "panic")
		})
	}
}

// TestAddressSanitizer runs the C tests, compiled with it, on the plain library.
func TestAddressSanitizer(t *testing.T) {
	lib := library(t, "")
	probe := filepath.Join(workFolder, "probe.c")
	require.NoError(t, os.WriteFile(probe, []byte("int main(void) { return 0; }\n"), 0o600))
	if out, err := exec.Command("gcc", "-fsanitize=address,undefined", "-o", filepath.Join(workFolder, "probe"), probe).CombinedOutput(); err != nil {
		t.Skipf("gcc has no address sanitizer here: %s", out)
	}
	flags := []string{"-fsanitize=address,undefined", "-fno-sanitize-recover=all"}
	command(t, []string{"ASAN_OPTIONS=detect_leaks=1"}, program(t, "ctest-asan", lib, ctestFiles(t), flags...))
}

// TestGoAddressSanitizer runs them on a library that is built with it as well, which takes a while.
func TestGoAddressSanitizer(t *testing.T) {
	if os.Getenv("SONGKY_ASAN") == "" {
		t.Skip("set SONGKY_ASAN=1 to build the library with -asan, half a minute")
	}
	lib := library(t, "-asan")
	// Go's memory is not freed piece by piece, so leaks are looked for in TestAddressSanitizer only.
	command(t, []string{"ASAN_OPTIONS=detect_leaks=0"}, program(t, "ctest-goasan", lib, ctestFiles(t), "-fsanitize=address"))
}

// TestRaces runs those with threads on a library with Go's race detector, which needs the archive.
func TestRaces(t *testing.T) {
	if os.Getenv("SONGKY_RACE") == "" {
		t.Skip("set SONGKY_RACE=1 to build the library with the race detector, half a minute")
	}
	out := archived(t, "ctest-race", library(t, "-race"), "-no-pie")
	command(t, nil, out, "threads", "callbacks", "engines", "handles", "opponent", "slices")
}

// archived compiles the C tests with the archive of a library.
func archived(t *testing.T, name, lib string, flags ...string) string {
	t.Helper()
	out := filepath.Join(workFolder, name)
	args := append(append([]string{"-std=c99", "-I" + lib, "-o", out}, flags...), ctestFiles(t)...)
	command(t, nil, "gcc", append(args, filepath.Join(lib, "libsongky.a"), "-lpthread", "-lm")...)
	return out
}

// TestValgrind runs a few suites under valgrind.
func TestValgrind(t *testing.T) {
	need(t, "valgrind")
	if testing.Short() {
		t.Skip("slow")
	}
	command(t, []string{"GODEBUG=cpu.rdtscp=off,asyncpreemptoff=1"}, "valgrind", "-q", "--error-exitcode=9",
		"--suppressions=valgrind.supp", ctest(t), "buffers", "structs", "handles", "smoke")
}

// TestSizes fails when the library or the memory of a game and an engine has grown by more than a
// tenth since footprint.txt was written.
func TestSizes(t *testing.T) {
	lib := library(t, "")
	recorded := footprint(t)
	stat, err := os.Stat(filepath.Join(lib, "libsongky.so"))
	require.NoError(t, err)
	out := command(t, []string{"GOMAXPROCS=2"}, ctest(t), "memory")
	var rss int
	_, err = fmt.Sscanf(out, "rss_kb %d", &rss)
	require.NoError(t, err, out)
	t.Logf("library %d bytes; %s", stat.Size(), out)
	if runtime.GOARCH != "amd64" {
		t.Skip("the record is of amd64")
	}
	within := func(what string, got int) {
		require.LessOrEqual(t, got*10, recorded[what]*11,
			"%s is %d, recorded %d: find out why, or record the new value in footprint.txt", what, got, recorded[what])
	}
	within("library_bytes", int(stat.Size()))
	within("rss_kb", rss)
}

// footprint reads footprint.txt: names and numbers.
func footprint(t *testing.T) map[string]int {
	t.Helper()
	data, err := os.ReadFile("footprint.txt")
	require.NoError(t, err)
	values := map[string]int{}
	for _, line := range strings.Split(string(data), "\n") {
		var name string
		var value int
		if n, _ := fmt.Sscanf(line, "%s %d", &name, &value); n == 2 {
			values[name] = value
		}
	}
	require.Len(t, values, 2)
	return values
}

// TestReproducible: a second build from a copy of the sources elsewhere, at another time, has the
// same bytes. SONGKY_REBUILD compiles the whole of it again, with the standard library.
func TestReproducible(t *testing.T) {
	first, dist := library(t, ""), filepath.Join(workFolder, "dist again")
	env := []string{"GOWORK=off"}
	if os.Getenv("SONGKY_REBUILD") != "" {
		env = append(env, "GOCACHE="+t.TempDir())
	}
	command(t, env, "bash", filepath.Join(copied(t), "cgo", "build.sh"), dist)
	for _, name := range []string{"libsongky.so", "libsongky.a", "songky.h", "songky.pc"} {
		want, err := os.ReadFile(filepath.Join(first, name))
		require.NoError(t, err)
		got, err := os.ReadFile(filepath.Join(dist, name))
		require.NoError(t, err)
		require.True(t, string(want) == string(got), "%s differs in a second build", name)
	}
}

var copyOnce sync.Once

// copied is a copy of the repository's files, without its history, in a folder with a blank.
func copied(t *testing.T) string {
	t.Helper()
	folder := filepath.Join(workFolder, "a copy")
	copyOnce.Do(func() {
		require.NoError(t, os.Mkdir(folder, 0o755))
		command(t, nil, "bash", "-c", `tar -C .. --exclude=./.git --exclude=./dist -cf - . | tar -C "$0" -xf -`, folder)
	})
	return folder
}

// TestArchive links the C tests with the archive.
func TestArchive(t *testing.T) {
	command(t, nil, archived(t, "ctest-static", library(t, "")), "smoke", "library", "callbacks")
}

// failing runs a program that must fail, and returns what it wrote.
func failing(t *testing.T, name string, args ...string) string {
	t.Helper()
	out, err := exec.Command(name, args...).CombinedOutput()
	require.Error(t, err)
	return string(out)
}

// TestLoading opens the library at run time, as most languages do.
func TestLoading(t *testing.T) {
	lib := library(t, "")
	source, out := filepath.Join(workFolder, "load.c"), filepath.Join(workFolder, "load")
	require.NoError(t, os.WriteFile(source, []byte(`#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
int main(int argc, char **argv) {
    void *lib = argc > 1 ? dlopen(argv[1], RTLD_NOW) : 0;
    uint32_t (*abi)(void);
    if (!lib) { puts(dlerror()); return 1; }
    *(void **)&abi = dlsym(lib, "songky_abi");
    return abi && abi() == 1 ? 0 : 2;
}
`), 0o600))
	command(t, nil, "gcc", "-o", out, source, "-ldl")
	command(t, nil, out, filepath.Join(lib, "libsongky.so"))
}
