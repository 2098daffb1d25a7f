package main

import (
	"os"
	"path/filepath"
)

// export writes the site's files into a folder, which is made if it is not there. Other files in it
// stay.
func (s site) export(dir string) error {
	for name, data := range s {
		path := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
	}
	return nil
}
