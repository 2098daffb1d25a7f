package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// own are the exports that the C border does not have.
var own = map[string]string{
	"songky_buffer":      "where texts come and go; C has pointers",
	"songky_catalogue":   "songky_variants, songky_handicaps and all names at once",
	"songky_plies":       "a field of songky_state_t",
	"songky_over":        "a field of songky_state_t",
	"songky_hidden":      "told by songky_variants",
	"songky_setup_of":    "songky_setup_read of songky_fen",
	"songky_slices_info": "C has a callback",
	"songky_slices_draw": "songky_answer_draw in slices",
}

// exportNames are the names of all exports of the package.
func exportNames(t *testing.T) (names []string) {
	t.Helper()
	files, err := filepath.Glob("*.go")
	require.NoError(t, err)
	directive := regexp.MustCompile(`(?m)^//go:wasmexport (\w+)\nfunc (\w+)`)
	for _, file := range files {
		data, err := os.ReadFile(file)
		require.NoError(t, err)
		for _, m := range directive.FindAllStringSubmatch(string(data), -1) {
			assert.Equal(t, strings.ToLower(strings.ReplaceAll(m[1], "_", "")), strings.ToLower(m[2]), "the Go name of %s", m[1])
			names = append(names, m[1])
		}
	}
	return names
}

// TestSurfaceMirrorsC: every export has the name of one of the C border, or is listed above.
func TestSurfaceMirrorsC(t *testing.T) {
	header, err := os.ReadFile("../../../cgo/songky.h")
	require.NoError(t, err)
	names := exportNames(t)
	assert.Greater(t, len(names), 40)
	for _, name := range names {
		inC := regexp.MustCompile(`\b` + name + `\(`).Match(header)
		_, listed := own[name]
		assert.NotEqual(t, inC, listed, "%s is in C: %v, listed as our own: %v", name, inC, listed)
	}
	for name := range own {
		assert.Contains(t, names, name)
	}
}

// TestStatusesAreThoseOfC: the numbers are the same in both.
func TestStatusesAreThoseOfC(t *testing.T) {
	header, err := os.ReadFile("../../../cgo/songky.h")
	require.NoError(t, err)
	source, err := os.ReadFile("status.go")
	require.NoError(t, err)
	found := 0
	for _, m := range regexp.MustCompile(`status([A-Za-z0-9]+)\s+= (-\d+)`).FindAllStringSubmatch(string(source), -1) {
		name := map[string]string{"UTF8": "UTF8", "Handle": "HANDLE"}[m[1]]
		if name == "" {
			name = strings.ToUpper(m[1])
		}
		assert.Regexp(t, `\bSONGKY_E_`+name+` = `+m[2]+`\b`, string(header))
		found++
	}
	assert.Greater(t, found, 20)
}

// TestEveryStatusHasACode: the page is never told of an error without a name.
func TestEveryStatusHasACode(t *testing.T) {
	for _, s := range sentinels {
		assert.NotEmpty(t, codes[s.status], s.err.Error())
	}
}
