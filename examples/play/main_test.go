package main

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// start runs the program with an input and gives its exit status and what it wrote.
func start(t *testing.T, input string, args ...string) (status int, out, problems string) {
	t.Helper()
	var written, complained strings.Builder
	status = run(context.Background(), args, streams{in: strings.NewReader(input), out: &written, err: &complained})
	return status, written.String(), complained.String()
}

func TestDefaults(t *testing.T) {
	status, out, problems := start(t, "")
	assert.Equal(t, fine, status)
	assert.Empty(t, problems)
	assert.True(t, strings.HasPrefix(out, "Ván mới: Song Kỳ.\n"))
	assert.True(t, strings.HasSuffix(out, "Đến lượt Đỏ\n"))
}

func TestEveryFlag(t *testing.T) {
	status, out, problems := start(t, "side\nresign\n",
		"-variant", "co tuong", "-level", "dễ", "-side", "both", "-lang", "en", "-glyphs", "letters", "-seed", "7", "-plain",
		"-fen", "4k4/9/9/9/9/9/9/9/4A4/4K4 w")
	assert.Equal(t, fine, status, problems)
	assert.Contains(t, out, "A new game: Xiangqi.\n")
	assert.Contains(t, out, "┼── A ──┼")
	assert.Contains(t, out, "Blue wins: resignation")
}

func TestTheEngineAnswers(t *testing.T) {
	status, out, _ := start(t, "e2e4\nundo\nhistory\n", "-variant", "chess", "-level", "1", "-lang=en", "-seed", "1")
	assert.Equal(t, fine, status)
	assert.Contains(t, out, "Blue: ")
	assert.Contains(t, out, "Taken back.\n")
	assert.Contains(t, out, "No move yet.\n")
}

func TestLoadingAtTheStart(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.json")
	_, _, problems := start(t, "e3d3\nsave "+file+"\n", "-variant", "coganh", "-side", "both", "-lang", "en")
	assert.Empty(t, problems)
	status, out, _ := start(t, "history\n", "-load", file, "-lang", "en", "-side", "both")
	assert.Equal(t, fine, status)
	assert.Contains(t, out, "  1. e3d3\n")
}

func TestWrongOptions(t *testing.T) {
	for _, test := range []struct {
		args    []string
		problem string
	}{
		{[]string{"-variant", "go"}, "Các môn cờ: songky, "},
		{[]string{"-level", "7"}, "Các cấp: 1 Dễ, "},
		{[]string{"-side", "left"}, "Các bên: "},
		{[]string{"-lang", "fr"}, "Ngôn ngữ: vi hoặc en"},
		{[]string{"-glyphs", "runes"}, "Kiểu quân: "},
		{[]string{"-seed", "-1"}, "-seed là số nguyên"},
		{[]string{"-load", "x", "-variant", "chess"}, "-load không đi cùng"},
		{[]string{"extra"}, `"extra"`},
		{[]string{"-nothing", "-lang", "en"}, "Options: "},
	} {
		status, out, problems := start(t, "", test.args...)
		assert.Equal(t, misused, status, test.args)
		assert.Empty(t, out)
		assert.Contains(t, problems, test.problem)
		assert.Contains(t, problems, "-variant")
	}
}

func TestWrongStarts(t *testing.T) {
	garbage := filepath.Join(t.TempDir(), "garbage")
	require.NoError(t, os.WriteFile(garbage, []byte("[1,2"), 0o600))
	for _, test := range []struct {
		args    []string
		problem string
	}{
		{[]string{"-lang", "en", "-load", garbage}, garbage + " holds no game that can be read.\n"},
		{[]string{"--lang=en", "-load", garbage + "no"}, "There is no such file or folder: "},
		{[]string{"-lang", "en", "-variant", "xiangqi", "-fen", "4k4/9/9/9/9/9/9/9/9/4K4 w"}, "The position cannot be played: the generals face each other"},
		{[]string{"-variant", "chess", "-fen", "what"}, "Thế cờ không chơi được: "},
	} {
		status, out, problems := start(t, "", test.args...)
		assert.Equal(t, failed, status, test.args)
		assert.Empty(t, out)
		assert.Contains(t, problems, test.problem)
	}
}

func TestUsage(t *testing.T) {
	status, out, _ := start(t, "", "-help")
	assert.Equal(t, fine, status)
	assert.Contains(t, out, "Cách dùng")
	status, out, _ = start(t, "", "-h", "-lang", "en")
	assert.Equal(t, fine, status)
	assert.Contains(t, out, "Usage")
}
