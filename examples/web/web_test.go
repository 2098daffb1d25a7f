package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// fakeWasm stands for the engine where a test does not play.
var fakeWasm = append([]byte("\x00asm\x01\x00\x00\x00"), bytes.Repeat([]byte("songky "), 1000)...)

func testSite(t *testing.T) site {
	t.Helper()
	s, err := assemble(fakeWasm)
	require.NoError(t, err)
	return s
}

// get asks a handler for a path.
func get(h http.Handler, path string, header ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for i := 0; i+1 < len(header); i += 2 {
		r.Header.Set(header[i], header[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w
}

// TestServesEveryFile with its type, its contents and all headers.
func TestServesEveryFile(t *testing.T) {
	s := testSite(t)
	h := s.handler()
	for name, data := range s {
		w := get(h, "/"+name)
		assert.Equal(t, http.StatusOK, w.Code, name)
		assert.Equal(t, data, w.Body.Bytes(), name)
		assert.NotEqual(t, "application/octet-stream", w.Header().Get("Content-Type"), "%s has no type", name)
		for header, value := range headers {
			assert.Equal(t, value, w.Header().Get(header), name)
		}
	}
	assert.Equal(t, "text/html; charset=utf-8", get(h, "/").Header().Get("Content-Type"))
	assert.Equal(t, "application/wasm", get(h, "/engine.wasm").Header().Get("Content-Type"))
	assert.Equal(t, "text/javascript; charset=utf-8", get(h, "/engine.js").Header().Get("Content-Type"))
	assert.Equal(t, s[home], get(h, "/").Body.Bytes())
}

func TestCompressesAndCaches(t *testing.T) {
	h := testSite(t).handler()
	w := get(h, "/engine.wasm", "Accept-Encoding", "br, gzip")
	assert.Equal(t, "gzip", w.Header().Get("Content-Encoding"))
	assert.Equal(t, "Accept-Encoding", w.Header().Get("Vary"))
	z, err := gzip.NewReader(w.Body)
	require.NoError(t, err)
	data, err := io.ReadAll(z)
	require.NoError(t, err)
	assert.Equal(t, fakeWasm, data)

	for _, accepted := range []string{"gzip", ""} {
		tag := get(h, "/engine.wasm", "Accept-Encoding", accepted).Header().Get("ETag")
		assert.Regexp(t, `^"[^"]+"$`, tag)
		again := get(h, "/engine.wasm", "Accept-Encoding", accepted, "If-None-Match", tag)
		assert.Equal(t, http.StatusNotModified, again.Code)
		assert.Zero(t, again.Body.Len())
	}
	assert.Empty(t, get(h, "/engine.wasm", "Accept-Encoding", "gzip; q=0").Header().Get("Content-Encoding"))
	assert.Nil(t, zip([]byte("short")), "what would not be smaller is sent as it is")
	one := site{"a.txt": []byte("short")}.handler()
	assert.Empty(t, get(one, "/a.txt", "Accept-Encoding", "gzip").Header().Get("Content-Encoding"))
}

func TestRefuses(t *testing.T) {
	h := testSite(t).handler()
	for _, path := range []string{"/blank", "/site/engine.js", "/../main.go", "/worker/", "/index.html/"} {
		w := get(h, path)
		assert.Equal(t, http.StatusNotFound, w.Code, path)
		assert.Equal(t, headers["Content-Security-Policy"], w.Header().Get("Content-Security-Policy"))
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodPost, "/", nil))
	assert.Equal(t, http.StatusMethodNotAllowed, w.Code)
	w = httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest(http.MethodHead, "/engine.js", nil))
	assert.Equal(t, http.StatusOK, w.Code)
	assert.Zero(t, w.Body.Len())
}

// TestPageHasItsPolicy before it loads anything, links what it needs, and asks no other host.
func TestPageHasItsPolicy(t *testing.T) {
	s := testSite(t)
	page := string(s[home])
	assert.Equal(t, 1, strings.Count(page, "Content-Security-Policy"))
	assert.Less(t, strings.Index(page, "Content-Security-Policy"), strings.Index(page, "<link"))
	for _, name := range []string{"manifest.webmanifest", "icon.svg", "icon-180.png", "offline.js"} {
		assert.True(t, strings.Contains(page, `"`+name+`"`), "the page has %s", name)
	}
	// The names of XML's languages are no addresses to ask.
	foreign := regexp.MustCompile(`(https?:)?//(?:[a-z0-9-]+\.)+[a-z]{2,}`)
	for name, data := range s {
		if name == "engine.wasm" || strings.HasSuffix(name, ".png") {
			continue
		}
		for _, address := range foreign.FindAllString(string(data), -1) {
			assert.Equal(t, "http://www.w3.org", address, name)
		}
	}
	assert.NotContains(t, headers["Content-Security-Policy"], "unsafe-inline")
	assert.NotContains(t, headers["Content-Security-Policy"], "'unsafe-eval'")
}

// TestServiceWorkerKeepsEveryFile and changes its version with each of them.
func TestServiceWorkerKeepsEveryFile(t *testing.T) {
	s := testSite(t)
	source := string(s[worker])
	for name := range s {
		if name != worker && name != home {
			assert.Contains(t, source, `"`+name+`"`)
		}
	}
	assert.Contains(t, source, `["./",`)
	other, err := assemble(append(fakeWasm, 0))
	require.NoError(t, err)
	version := regexp.MustCompile(`const VERSION = "([0-9a-f]{16})";`)
	one, two := version.FindStringSubmatch(source), version.FindStringSubmatch(string(other[worker]))
	require.Len(t, one, 2)
	require.Len(t, two, 2)
	assert.NotEqual(t, one[1], two[1])
}

func TestIcons(t *testing.T) {
	s := testSite(t)
	for name, want := range icons {
		img, err := png.Decode(bytes.NewReader(s[name]))
		require.NoError(t, err)
		assert.Equal(t, want.size, img.Bounds().Dx(), name)
		linked := strings.Contains(string(s["manifest.webmanifest"])+string(s[home]), name)
		assert.True(t, linked, "%s is in the manifest or the page", name)
		_, _, _, corner := img.At(0, 0).RGBA()
		assert.Equal(t, want.round, corner == 0, "%s: a corner that can be seen through", name)
		r, _, b, _ := img.At(want.size*2/5, want.size*2/5).RGBA()
		assert.Greater(t, b, r, "%s: blue above", name)
		r, _, b, _ = img.At(want.size*3/5, want.size*3/5).RGBA()
		assert.Greater(t, r, b, "%s: red below", name)
	}
}

func TestExport(t *testing.T) {
	s := testSite(t)
	dir := filepath.Join(t.TempDir(), "new", "folder")
	require.NoError(t, s.export(dir))
	for name, data := range s {
		written, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
		require.NoError(t, err)
		assert.Equal(t, data, written, name)
	}
	file := filepath.Join(dir, home)
	require.Error(t, s.export(file), "a file is no folder")
}

// TestWithoutTheGoTool: what is missing is said in plain words.
func TestWithoutTheGoTool(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	err := run(t.Context(), nil, io.Discard, io.Discard)
	require.ErrorContains(t, err, "the go tool was not found")
	assert.ErrorContains(t, err, "https://go.dev/dl")
}

func TestArguments(t *testing.T) {
	var said bytes.Buffer
	require.NoError(t, run(t.Context(), []string{"-h"}, io.Discard, &said))
	assert.Contains(t, said.String(), "-export")
	require.Error(t, run(t.Context(), []string{"-what"}, io.Discard, io.Discard))
	require.ErrorContains(t, run(t.Context(), []string{"here"}, io.Discard, io.Discard), `unknown argument "here"`)
}

// TestServeSaysWhere: the address that is printed answers, until the context ends.
func TestServeSaysWhere(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, "localhost:0", testSite(t).handler(), in) }()
	line := make([]byte, 100)
	n, err := out.Read(line)
	require.NoError(t, err)
	address := strings.TrimSpace(string(line[:n]))
	assert.Regexp(t, `^http://localhost:\d+/$`, address)
	answer, err := http.Get(address + "engine.js")
	require.NoError(t, err)
	require.NoError(t, answer.Body.Close())
	assert.Equal(t, http.StatusOK, answer.StatusCode)
	stop()
	require.NoError(t, <-ended)
	require.Error(t, serve(t.Context(), "nowhere:what", nil, io.Discard))
}
