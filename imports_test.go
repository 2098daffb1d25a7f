package songky_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const modulePath = "github.com/songky/songky"

// layers are the packages of the workspace from the ground up, by path within it; a name ending
// in /... stands for a whole folder. A package imports only packages of earlier layers, and
// whatever allowed adds. A new package finds its place here.
var layers = [][]string{
	{"internal/board", "internal/prefetch", "clock", "elo"},
	{"variants"},
	{"internal/notation", "internal/adjudicate"},
	{"internal/deal"},
	{"search/..."},
	{"."},
	{"cgo/...", "examples/...", "internal/tools/..."},
}

// sameLayer are imports within one layer that are fine.
var sameLayer = []string{"search/... -> search/...", "cgo/... -> cgo/...", "examples/... -> examples/..."}

// dealImporters are the only packages that may know a deal.
var dealImporters = []string{".", "internal/deal"}

// layerOf is the number of a package's layer and the entry that placed it; -1 without one.
func layerOf(pkg string) (int, string) {
	for i, layer := range layers {
		for _, entry := range layer {
			folder, all := strings.CutSuffix(entry, "/...")
			if pkg == entry || all && (pkg == folder || strings.HasPrefix(pkg, folder+"/")) {
				return i, entry
			}
		}
	}
	return -1, ""
}

// goFile is a Go file of the workspace: its package by path within the workspace, and what of the
// workspace it imports.
type goFile struct {
	path, pkg string
	test      bool
	imports   []string
}

// workspaceFiles reads the imports of all Go files of all modules that go.work lists.
func workspaceFiles(t *testing.T) (list []goFile) {
	t.Helper()
	modules := workspaceModules(t)
	require.Contains(t, modules, ".")
	for _, module := range modules {
		require.FileExists(t, filepath.Join(module, "go.mod"))
	}
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && (d.Name() == "testdata" || path != "." && strings.HasPrefix(d.Name(), ".")):
			return filepath.SkipDir
		case d.IsDir() || filepath.Ext(path) != ".go":
			return nil
		}
		list = append(list, readGoFile(t, filepath.ToSlash(path)))
		return nil
	})
	require.NoError(t, err)
	require.Greater(t, len(list), 40, "the files were found")
	return list
}

func readGoFile(t *testing.T, path string) goFile {
	t.Helper()
	parsed, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
	require.NoError(t, err)
	f := goFile{path: path, pkg: filepath.ToSlash(filepath.Dir(path)), test: strings.HasSuffix(path, "_test.go")}
	for _, spec := range parsed.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		require.NoError(t, err)
		if imported == modulePath {
			f.imports = append(f.imports, ".")
		} else if inside, ok := strings.CutPrefix(imported, modulePath+"/"); ok {
			f.imports = append(f.imports, inside)
		}
	}
	return f
}

// workspaceModules are the folders that go.work uses.
func workspaceModules(t *testing.T) (list []string) {
	t.Helper()
	data, err := os.ReadFile("go.work")
	require.NoError(t, err)
	for _, line := range regexp.MustCompile(`(?m)^\s*(?:use\s+)?(\.\S*)\s*$`).FindAllStringSubmatch(string(data), -1) {
		list = append(list, filepath.Clean(line[1]))
	}
	return list
}

// TestWorkspaceHasAllModules: every module of the repository is tested with the others.
func TestWorkspaceHasAllModules(t *testing.T) {
	modules := workspaceModules(t)
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.Name() == "go.mod" {
			assert.Contains(t, modules, filepath.Dir(path))
		}
		return err
	})
	require.NoError(t, err)
}

// TestLayers: packages import only what lies below them.
func TestLayers(t *testing.T) {
	checked := 0
	for _, f := range workspaceFiles(t) {
		own, ownEntry := layerOf(f.pkg)
		require.GreaterOrEqual(t, own, 0, "%s: its package has no place in layers", f.path)
		if f.test {
			continue // a test may use whatever is public to it
		}
		for _, imported := range f.imports {
			other, otherEntry := layerOf(imported)
			fine := other >= 0 && (other < own || slices.Contains(sameLayer, ownEntry+" -> "+otherEntry))
			assert.True(t, fine, "%s imports %s, which is not below it", f.path, imported)
			checked++
		}
	}
	assert.Greater(t, checked, 30, "imports checked")
}

// TestOnlyTheGameKnowsTheDeal: nothing that could choose moves can see an identity, tests included.
func TestOnlyTheGameKnowsTheDeal(t *testing.T) {
	importers := 0
	for _, f := range workspaceFiles(t) {
		if slices.Contains(f.imports, "internal/deal") {
			assert.Contains(t, dealImporters, f.pkg, f.path)
			importers++
		}
	}
	assert.Positive(t, importers)
}

// TestDependencies: the library itself needs nothing, its tests little.
func TestDependencies(t *testing.T) {
	data, err := os.ReadFile("go.mod")
	require.NoError(t, err)
	allowed := []string{"github.com/stretchr/testify", "golang.org/x/exp"}
	found := 0
	for _, line := range strings.Split(string(data), "\n") {
		fields := strings.Fields(strings.TrimPrefix(strings.TrimSpace(line), "require "))
		if len(fields) < 2 || !strings.Contains(fields[0], ".") || strings.Contains(line, "// indirect") {
			continue
		}
		assert.Contains(t, allowed, fields[0])
		found++
	}
	assert.Positive(t, found, "go.mod requires what its tests import, without the mark // indirect")
	assert.NotContains(t, string(data), "replace")
}
