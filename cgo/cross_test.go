//go:build cgo && linux

package main

import (
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestCross builds for other systems and tries what the tools at hand allow.
func TestCross(t *testing.T) {
	if os.Getenv("SONGKY_CROSS") == "" {
		t.Skip("set SONGKY_CROSS=1 to build for other systems, a minute or more")
	}
	out := command(t, nil, "bash", "cross.sh", t.TempDir())
	t.Log(out)
	assert.Contains(t, out, "built:   the Go packages for js/wasm")
}
