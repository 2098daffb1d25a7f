package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"fmt"
	"net/http"
	"path"
	"strconv"
	"strings"
	"time"
)

// types are the media types by the ends of names. They are told here, not by the system's tables,
// which lack some and have others wrong.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".css":         "text/css; charset=utf-8",
	".svg":         "image/svg+xml",
	".png":         "image/png",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".json":        "application/json",
	".txt":         "text/plain; charset=utf-8",
}

// answer is a file as it is sent.
type answer struct {
	kind, tag     string
	plain, zipped []byte // zipped is nil where it would not be smaller
}

// handler serves the site.
func (s site) handler() http.Handler {
	answers := map[string]answer{}
	for name, data := range s {
		kind := types[path.Ext(name)]
		if kind == "" {
			kind = "application/octet-stream"
		}
		answers["/"+name] = answer{kind, fmt.Sprintf(`"%x"`, sha256.Sum256(data))[:20] + `"`, data, zip(data)}
	}
	answers["/"] = answers["/"+home]
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		a, ok := answers[r.URL.Path]
		switch {
		case r.Method != http.MethodGet && r.Method != http.MethodHead:
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		case !ok:
			http.Error(w, "there is no such file", http.StatusNotFound)
		default:
			a.send(w, r)
		}
	})
}

func (a *answer) send(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", a.kind)
	data, tag := a.plain, a.tag
	if a.zipped != nil {
		h.Set("Vary", "Accept-Encoding")
		if takesGzip(r.Header.Get("Accept-Encoding")) {
			h.Set("Content-Encoding", "gzip")
			data, tag = a.zipped, strings.TrimSuffix(a.tag, `"`)+`-gzip"`
		}
	}
	h.Set("ETag", tag)
	if h.Get("Content-Encoding") != "" {
		sendWhole(w, r, data)
		return
	}
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}

// sendWhole is ServeContent for what is compressed, of which no ranges are sent.
func sendWhole(w http.ResponseWriter, r *http.Request, data []byte) {
	if strings.Contains(r.Header.Get("If-None-Match"), w.Header().Get("ETag")) {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	w.Header().Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodGet {
		_, _ = w.Write(data) // whoever has gone does not read it
	}
}

// takesGzip says whether a client takes gzip.
func takesGzip(accepted string) bool {
	for choice := range strings.SplitSeq(accepted, ",") {
		name, quality, _ := strings.Cut(strings.TrimSpace(choice), ";")
		if name == "gzip" && !strings.HasPrefix(strings.ReplaceAll(quality, " ", ""), "q=0") {
			return true
		}
	}
	return false
}

// zip compresses data; nil if that does not help.
func zip(data []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil
	}
	if _, err := w.Write(data); err != nil || w.Close() != nil || b.Len() >= len(data) {
		return nil
	}
	return b.Bytes()
}
