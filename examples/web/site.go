package main

import (
	"bytes"
	"crypto/sha256"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
)

//go:embed site
var source embed.FS

// site is all files of the board by path, as they are served and exported.
type site map[string][]byte

const (
	home   = "index.html"
	worker = "sw.js"
	// touchIcon is what iOS takes for the home screen; it takes no SVG.
	touchIcon = `<link rel="apple-touch-icon" href="icon-180.png">`
)

// assemble puts the site together: the files of site/, the compiled engine, the icons, and what
// depends on all of them: the policy in the page, and the list in the service worker.
func assemble(wasm []byte) (site, error) {
	s := site{"engine.wasm": wasm}
	err := fs.WalkDir(source, "site", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		s[strings.TrimPrefix(path, "site/")], err = source.ReadFile(path)
		return err
	})
	if err != nil {
		return nil, err
	}
	if err := s.addIcons(); err != nil {
		return nil, err
	}
	if err := s.replace(home, "<!--policy-->", policyTag()+"\n"+touchIcon); err != nil {
		return nil, err
	}
	return s, s.listFiles()
}

// listFiles tells the service worker what to keep, and by which version.
func (s site) listFiles() error {
	names := []string{"./"}
	hash := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(s)) {
		fmt.Fprintf(hash, "%s %d\n", name, len(s[name]))
		hash.Write(s[name])
		if name != worker && name != home { // the page is kept as "./"
			names = append(names, name)
		}
	}
	list, err := json.Marshal(names)
	if err != nil {
		return err
	}
	if err := s.replace(worker, `["FILES"]`, string(list)); err != nil {
		return err
	}
	return s.replace(worker, `"VERSION"`, fmt.Sprintf("%q", fmt.Sprintf("%x", hash.Sum(nil))[:16]))
}

// replace fills a place in a file in.
func (s site) replace(name, place, text string) error {
	if bytes.Count(s[name], []byte(place)) != 1 {
		return fmt.Errorf("site/%s: %s is not there exactly once", name, place)
	}
	s[name] = bytes.Replace(s[name], []byte(place), []byte(text), 1)
	return nil
}
