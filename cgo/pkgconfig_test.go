//go:build cgo && linux

package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// TestPkgConfig: songky.pc names the folder that it lies in, and the version.
func TestPkgConfig(t *testing.T) {
	need(t, "pkg-config")
	lib := library(t, "")
	pc := filepath.Join(lib, "songky.pc")
	flags, err := exec.Command("pkg-config", "--cflags", "--libs", pc).Output()
	require.NoError(t, err)
	require.Equal(t, "-I"+lib+" -L"+lib+" -lsongky", strings.TrimSpace(string(flags)))
	version, err := exec.Command("pkg-config", "--modversion", pc).Output()
	require.NoError(t, err)
	require.Equal(t, songky.Version, strings.TrimSpace(string(version)))
}
