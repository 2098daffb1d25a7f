//go:build cgo && linux

package main

import (
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// constants are the enumerators of songky.h with their values.
func constants(t *testing.T) map[string]int {
	t.Helper()
	header, err := os.ReadFile("songky.h")
	require.NoError(t, err)
	text := regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(string(header), "")
	values := map[string]int{}
	for _, body := range regexp.MustCompile(`(?s)enum\s*\{(.*?)\}`).FindAllStringSubmatch(text, -1) {
		next := 0
		for _, item := range strings.Split(body[1], ",") {
			name, value, given := strings.Cut(strings.TrimSpace(item), "=")
			if name = strings.TrimSpace(name); name == "" {
				continue
			}
			if given {
				_, err := fmt.Sscanf(strings.TrimSpace(value), "%d", &next)
				require.NoError(t, err, item)
			}
			values[name] = next
			next++
		}
	}
	require.Greater(t, len(values), 120)
	return values
}

// macro is a text as part of a name in C.
func macro(text string) string {
	return strings.ToUpper(strings.NewReplacer("-", "_", " ", "_").Replace(text))
}

// TestConstants: the numbers of the header are those of the library.
func TestConstants(t *testing.T) {
	values := constants(t)
	equal := func(name string, want int) {
		got, has := values[name]
		assert.True(t, has, "the header lacks %s", name)
		assert.Equal(t, want, got, name)
	}
	for r := songky.ReasonCheckmate; r <= songky.ReasonTime; r++ {
		equal("SONGKY_REASON_"+macro(r.String()), int(r))
	}
	assert.Equal(t, "unknown", (songky.ReasonTime + 1).String(), "no further reason")
	for r := variants.General; r <= variants.Stone; r++ {
		equal("SONGKY_"+macro(r.String()), int(r))
	}
	assert.Zero(t, (variants.Stone + 1).Letter(), "no further role")
	for _, l := range songky.Levels() {
		if name := "SONGKY_" + macro(l.String()); l == songky.LevelGeneral {
			equal(name+"_LEVEL", int(l)) // the piece has the name
		} else {
			equal(name, int(l))
		}
	}
	for _, n := range songky.Notations() {
		equal("SONGKY_"+macro(n.String()), int(n))
	}
	for s := songky.Ongoing; s <= songky.Draw; s++ {
		equal("SONGKY_"+macro(s.String()), int(s))
	}
	equal("SONGKY_RED", int(songky.Red))
	equal("SONGKY_BLUE", int(songky.Blue))
	equal("SONGKY_VI", int(songky.Vietnamese))
	equal("SONGKY_EN", int(songky.English))
	for name, want := range map[string]songky.Castling{
		"RED_SHORT": songky.CastlingRedShort, "RED_LONG": songky.CastlingRedLong,
		"BLUE_SHORT": songky.CastlingBlueShort, "BLUE_LONG": songky.CastlingBlueLong,
	} {
		equal("SONGKY_CASTLE_"+name, int(want))
	}
	equal("SONGKY_NO_SQUARE", int(songky.NoSquare))
	assert.GreaterOrEqual(t, values["SONGKY_MAX_PV"], songky.MaxDepth)
}

// TestIllegalReasons: those of the header are named and ordered as in the library.
func TestIllegalReasons(t *testing.T) {
	values := constants(t)
	source, err := os.ReadFile("../illegal.go")
	require.NoError(t, err)
	names := regexp.MustCompile(`(?m)^\tIllegal(\w+)\s+= Illegal`).FindAllStringSubmatch(string(source), -1)
	require.Len(t, names, int(songky.IllegalNoMove))
	for i, m := range names {
		name := macro(regexp.MustCompile(`([a-z])([A-Z])`).ReplaceAllString(m[1], "${1}_$2"))
		assert.Equal(t, i+1, values["SONGKY_ILLEGAL_"+name], name)
	}
}
