package main

import (
	"context"
	"encoding/json"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestInBrowser runs the tests in test/ in headless Chromium: the engine as WebAssembly, what it
// hides, the page, a static host, no network. It takes minutes, and needs node, the packages of
// test/package.json (npm ci) and chromium.
func TestInBrowser(t *testing.T) {
	if os.Getenv("SONGKY_WEB") != "1" {
		t.Skip("SONGKY_WEB=1 runs the tests in Chromium; see examples/web/README.md")
	}
	node, err := exec.LookPath("node")
	require.NoError(t, err, "node is needed")
	require.DirExists(t, filepath.Join("test", "node_modules", "playwright-core"), "run npm ci in examples/web/test")
	chromium := os.Getenv("CHROMIUM")
	if chromium == "" {
		chromium, err = exec.LookPath("chromium")
		require.NoError(t, err, "chromium is needed; CHROMIUM names another")
	}

	wasm, err := buildEngine(t.Context())
	require.NoError(t, err)
	s, err := assemble(wasm)
	require.NoError(t, err)
	folder := t.TempDir()
	require.NoError(t, s.export(folder))
	server := httptest.NewServer(s.handler())
	defer server.Close()

	only := strings.Fields(os.Getenv("SONGKY_WEB_ONLY")) // names of test files; else all
	tests := exec.CommandContext(t.Context(), node, append([]string{"run.js"}, only...)...)
	tests.Dir, tests.Stdout, tests.Stderr = "test", os.Stdout, os.Stderr
	tests.Cancel = func() error { return tests.Process.Signal(syscall.SIGTERM) }
	tests.Env = append(os.Environ(), "CHROMIUM="+chromium, "SONGKY_WEB_URL="+server.URL+"/", "SONGKY_WEB_EXPORT="+folder,
		"SONGKY_WEB_NATIVE="+nativeFindings(t))
	assert.NoError(t, tests.Run())
}

// finding is what a search on this machine finds, beside which the browser's is laid.
type finding struct {
	Variant        string `json:"variant"`
	Move           string `json:"move"`
	Depth          int    `json:"depth"`
	Nodes          uint64 `json:"nodes"`
	Score          int    `json:"score"`
	NodesPerSecond int64  `json:"nodesPerSecond"`
}

// nativeFindings searches without a browser: 20000 positions to compare, and 200000 to be timed, the
// best of three times, as the browser's tests do it.
func nativeFindings(t *testing.T) string {
	t.Helper()
	var list []finding
	for _, v := range []songky.Variant{songky.SongKy, songky.Xiangqi, songky.CoUp, songky.ChessFIDE} {
		short, _ := searched(t, v, 20000)
		timed, took := searched(t, v, 200000)
		for range 2 {
			_, again := searched(t, v, 200000)
			took = min(took, again)
		}
		list = append(list, finding{
			v.String(), short.Move.String(), short.Depth, short.Nodes, short.Lines[0].Score.Centipawns,
			int64(float64(timed.Nodes) / took.Seconds()),
		})
	}
	data, err := json.Marshal(list)
	require.NoError(t, err)
	return string(data)
}

// searched is a search from the start position by a fresh engine.
func searched(t *testing.T, v songky.Variant, nodes uint64) (songky.Result, time.Duration) {
	t.Helper()
	engine, err := songky.NewEngine(songky.EngineOptions{})
	require.NoError(t, err)
	game, err := songky.NewGame(v, songky.WithSeed(1))
	require.NoError(t, err)
	began := time.Now()
	r, err := engine.BestMove(context.Background(), game, songky.Limits{Nodes: nodes, Seed: 1})
	require.NoError(t, err)
	return r, time.Since(began)
}
