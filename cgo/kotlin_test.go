//go:build cgo && linux

package main

import (
	"encoding/xml"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// kotlinRepo is a copy of the repository in which the library with its native methods is built. It skips
// the test unless SONGKY_KOTLIN is set; then a missing tool is a failure.
func kotlinRepo(t *testing.T) string {
	t.Helper()
	if os.Getenv("SONGKY_KOTLIN") == "" {
		t.Skip("set SONGKY_KOTLIN=1 to test Kotlin, two minutes; it needs a JDK and Maven")
	}
	for _, tool := range []string{"javac", "mvn"} {
		_, err := exec.LookPath(tool)
		require.NoError(t, err)
	}
	repo := copied(t)
	if _, err := os.Stat(filepath.Join(repo, "dist")); err != nil {
		command(t, []string{"GOWORK=off"}, "bash", filepath.Join(repo, "cgo", "kotlin", "build.sh"))
	}
	return repo
}

// maven runs mvn in a folder.
func maven(t *testing.T, folder string, args ...string) string {
	t.Helper()
	return command(t, nil, "mvn", append([]string{"-B", "-q", "-f", folder}, args...)...)
}

// TestKotlin runs the tests of cgo/kotlin, with the JVM checking each JNI call, and all shared cases.
func TestKotlin(t *testing.T) {
	repo := kotlinRepo(t)
	assert.ElementsMatch(t, append(headerNames(t), "JNI_OnLoad"), exported(t, filepath.Join(repo, "dist", "jni")))
	cases := sharedCases(t)
	path := writeCases(t, cases)
	module := filepath.Join(repo, "cgo", "kotlin")
	out := maven(t, module, "clean", "test", "-Dsongky.cases="+path, "-Dsongky.jvm=-Xcheck:jni")
	t.Log(out)

	said := regexp.MustCompile(`shared cases: (\d+) lines, (\d+) checks, 0 wrong`).FindStringSubmatch(out)
	require.NotNil(t, said, "%s", out)
	lines := strings.Count("\n"+cases.String(), "\n") - 1 - strings.Count("\n"+cases.String(), "\n#")
	assert.Equal(t, fmt.Sprint(lines), said[1], "lines of the shared cases")
	assert.Equal(t, fmt.Sprint(casesInC(t, path)), said[2], "checks, as many as in C")

	tests, skipped := surefire(t, module)
	assert.Zero(t, skipped)
	t.Logf("%d tests in Kotlin", tests)
	assert.Equal(t, strings.Count(kotlinText(t, "src/test"), "\n    @Test\n"), tests)
	dumps, err := filepath.Glob(filepath.Join(module, "target", "surefire-reports", "*.dumpstream"))
	require.NoError(t, err)
	for _, name := range dumps {
		dump, err := os.ReadFile(name)
		require.NoError(t, err)
		assert.NotRegexp(t, "in native method|FATAL ERROR", string(dump), "what -Xcheck:jni found")
	}
}

// surefire reads how many tests were run and skipped.
func surefire(t *testing.T, module string) (tests, skipped int) {
	t.Helper()
	reports, err := filepath.Glob(filepath.Join(module, "target", "surefire-reports", "*.xml"))
	require.NoError(t, err)
	for _, name := range reports {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		var suite struct {
			Tests   int `xml:"tests,attr"`
			Skipped int `xml:"skipped,attr"`
		}
		require.NoError(t, xml.Unmarshal(data, &suite))
		tests += suite.Tests
		skipped += suite.Skipped
	}
	return tests, skipped
}

// TestKotlinExample runs each block of commands of examples/kotlin/README.md as it is written.
func TestKotlinExample(t *testing.T) {
	repo := kotlinRepo(t)
	folder := filepath.Join(repo, "examples", "kotlin")
	readme, err := os.ReadFile("../examples/kotlin/README.md")
	require.NoError(t, err)
	blocks := regexp.MustCompile("(?s)```sh\n(.*?)```").FindAllStringSubmatch(string(readme), -1)
	require.Len(t, blocks, 2)
	for i, input := range []string{"moves\nb1d2\nP2-5\nundo\nhello\nh3e3\nresign\n", "h3e3\nquit\n"} {
		c := exec.Command("bash", "-euc", blocks[i][1])
		c.Dir, c.Stdin = folder, strings.NewReader(input)
		out, err := c.CombinedOutput()
		require.NoError(t, err, "%s\n%s", blocks[i][1], out)
		wants := []string{"b3b10", "leg is blocked", "The computer plays", "cannot read", "depth 1:", "Blue wins: resignation"}
		if i > 0 {
			wants = []string{"r n b a k a b n r", "The computer plays"}
		}
		for _, want := range wants {
			assert.Contains(t, string(out), want)
		}
	}
}

// kotlinText is the text of all Kotlin files under a folder of cgo/kotlin.
func kotlinText(t *testing.T, folder string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(filepath.Join("kotlin", folder), func(path string, _ os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".kt") {
			var data []byte
			data, err = os.ReadFile(path)
			b.Write(data)
		}
		return err
	})
	require.NoError(t, err)
	require.NotEmpty(t, b.String())
	return b.String()
}

// jniText is the text of the JNI shim.
func jniText(t *testing.T) string {
	t.Helper()
	files, err := filepath.Glob("jni_*.c")
	require.NoError(t, err)
	require.Greater(t, len(files), 10)
	var b strings.Builder
	for _, name := range files {
		data, err := os.ReadFile(name)
		require.NoError(t, err)
		require.Regexp(t, `^//go:build songky_jni\n`, string(data), "%s must not be in other builds", name)
		b.Write(data)
	}
	return b.String()
}

// TestKotlinHasEverything: the shim calls every function of the header, registers what Kotlin declares, and
// Kotlin calls all of that.
func TestKotlinHasEverything(t *testing.T) {
	shim, main := jniText(t), kotlinText(t, "src/main")
	for _, name := range headerNames(t) {
		assert.Regexp(t, `\b`+name+`\(`, shim, "Kotlin does not have it")
	}
	declared, registered := []string{}, []string{}
	for _, m := range regexp.MustCompile(`external fun (\w+)\(`).FindAllStringSubmatch(main, -1) {
		declared = append(declared, m[1])
		assert.Regexp(t, `Native(\.|::)`+m[1]+`\b|\W`+m[1]+`\(\) != ABI`, main, "nobody calls it")
	}
	for _, m := range regexp.MustCompile(`\{"(\w+)", "\(`).FindAllStringSubmatch(shim, -1) {
		registered = append(registered, m[1])
	}
	assert.ElementsMatch(t, declared, registered)
}

// TestKotlinIsDocumented: every public declaration of Kotlin has a comment, but for entries of enums that
// songky.h explains.
func TestKotlinIsDocumented(t *testing.T) {
	lines := strings.Split(kotlinText(t, "src/main"), "\n")
	public := regexp.MustCompile(`^\s*public `)
	companion := regexp.MustCompile(`^\s*public companion object`)
	found := 0
	for i, line := range lines {
		if !public.MatchString(line) || companion.MatchString(line) {
			continue
		}
		before := strings.TrimSpace(lines[i-1])
		if strings.HasPrefix(before, "@") {
			before = strings.TrimSpace(lines[i-2])
		}
		assert.True(t, strings.HasSuffix(before, "*/"), "without a comment: %s", line)
		found++
	}
	assert.Greater(t, found, 200)
}

// kotlinEnums are the enums of Kotlin whose entries have the numbers of songky.h, and what the names
// begin with there.
var kotlinEnums = map[string]string{
	"Side": "SONGKY_", "Role": "SONGKY_", "Level": "SONGKY_", "Notation": "SONGKY_", "View": "SONGKY_VIEW_",
	"Captured": "SONGKY_CAPTURED_", "Castling": "SONGKY_CASTLE_", "Reason": "SONGKY_REASON_",
	"IllegalReason": "SONGKY_ILLEGAL_", "Result": "SONGKY_", "Language": "SONGKY_",
}

// kotlinNames are entries that are called otherwise in songky.h.
var kotlinNames = map[string]string{
	"Level.GENERAL": "SONGKY_GENERAL_LEVEL", "Language.VIETNAMESE": "SONGKY_VI", "Language.ENGLISH": "SONGKY_EN",
}

// TestKotlinConstants: the numbers in Kotlin are those of the header, and all of them.
func TestKotlinConstants(t *testing.T) {
	main, values := kotlinText(t, "src/main"), constants(t)
	comments := regexp.MustCompile(`(?s)/\*\*.*?\*/`)
	entry := regexp.MustCompile(`\b([A-Z][A-Z_]+)\((\d+)\)`)
	for enum, prefix := range kotlinEnums {
		body := regexp.MustCompile(`(?s)enum class ` + enum + `\(.*?\) \{(.*?)\n\}`).FindStringSubmatch(main)
		require.NotNil(t, body, enum)
		count := 0
		for _, m := range entry.FindAllStringSubmatch(comments.ReplaceAllString(body[1], ""), -1) {
			name := kotlinNames[enum+"."+m[1]]
			if name == "" {
				name = prefix + m[1]
			}
			value, has := values[name]
			assert.True(t, has, "%s of %s is not in the header", name, enum)
			assert.Equal(t, m[2], fmt.Sprint(value), name)
			count++
		}
		assert.Positive(t, count, enum)
		if strings.Count(prefix, "_") > 1 { // names of that kind alone begin so
			wanted := 0
			for name := range values {
				if strings.HasPrefix(name, prefix) && !strings.HasSuffix(name, "_NONE") {
					wanted++
				}
			}
			assert.Equal(t, wanted, count, "entries of %s", enum)
		}
	}
	assert.Equal(t, []int{0, 1, 2, 3}, []int{kindGame, kindEngine, kindClock, kindPGN}, "SongkyException.kt names them by number")
}

// TestKotlinStatuses: each status is an exception, but for a short buffer and a stopped search, which
// Kotlin does not show.
func TestKotlinStatuses(t *testing.T) {
	arms := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^\s+(-\d+(?:, -\d+)*) -> \w+Exception\(`).FindAllStringSubmatch(kotlinText(t, "src/main"), -1) {
		for _, number := range strings.Split(m[1], ", ") {
			assert.False(t, arms[number], number)
			arms[number] = true
		}
	}
	for name, value := range constants(t) {
		if strings.HasPrefix(name, "SONGKY_E_") {
			shown := name != "SONGKY_E_RANGE" && name != "SONGKY_E_CANCELLED" && name != "SONGKY_E_PANIC" // the last is else
			assert.Equal(t, shown, arms[fmt.Sprint(value)], name)
		}
	}
}
