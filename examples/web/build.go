package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

const (
	module        = "github.com/songky/songky"
	enginePackage = module + "/examples/web/engine"
)

// buildEngine compiles the engine to WebAssembly with the go tool, into a cache, so that it takes
// long only the first time.
func buildEngine(ctx context.Context) ([]byte, error) {
	tool, err := exec.LookPath("go")
	if err != nil {
		return nil, errors.New("the go tool was not found: it compiles the engine to WebAssembly. " +
			"Install Go (https://go.dev/dl) or put it on the PATH")
	}
	root, err := goTool(ctx, tool, "list", "-f", "{{.Dir}}", module)
	if err != nil {
		return nil, fmt.Errorf("run it within the repository, whose packages it compiles: %w", err)
	}
	file, err := cacheFile(strings.TrimSpace(root))
	if err != nil {
		return nil, err
	}
	if _, err := goTool(ctx, tool, "build", "-trimpath", "-buildmode=c-shared", "-ldflags=-s -w", "-o", file, enginePackage); err != nil {
		return nil, fmt.Errorf("compiling the engine: %w", err)
	}
	return os.ReadFile(file)
}

// cacheFile is where the module of a checkout is kept.
func cacheFile(root string) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	dir := filepath.Join(cache, "songky-web", fmt.Sprintf("%x", sha256.Sum256([]byte(root)))[:16])
	return filepath.Join(dir, "engine.wasm"), os.MkdirAll(dir, 0o755)
}

// goTool runs the go tool for WebAssembly and returns what it prints; an error has what it complained
// of.
func goTool(ctx context.Context, tool string, args ...string) (string, error) {
	var out, complaints bytes.Buffer
	cmd := exec.CommandContext(ctx, tool, args...)
	cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "CGO_ENABLED=0")
	cmd.Stdout, cmd.Stderr = &out, &complaints
	if err := cmd.Run(); err != nil {
		return "", fmt.Errorf("go %s: %w\n%s", args[0], err, complaints.Bytes())
	}
	return out.String(), nil
}
