package session

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/text"
)

// maxFile is the length in bytes from which a file is refused unread.
const maxFile = 16 << 20

// errNotAFile is a path that leads to something other than a plain file.
var errNotAFile = errors.New("not a plain file")

// errNotOurs is an existing file that holds no game.
var errNotOurs = errors.New("file holds no game")

// fileError is a failure with a file.
type fileError struct {
	file string
	err  error
}

func (e *fileError) Error() string { return e.file + ": " + e.err.Error() }

// file saves or loads the game.
func (s *Session) file(verb text.Verb, file string) Reply {
	switch {
	case file == "":
		return say(s.c.Problems.FileMissing, s.c.Words[verb][0])
	case verb == text.Save:
		return s.save(file)
	}
	return s.load(file)
}

func (s *Session) save(file string) Reply {
	data, err := s.game.MarshalFull()
	if err == nil {
		err = writeGame(file, data)
	}
	if err != nil {
		return say("%s", Explain(s.c, err))
	}
	return say(s.c.Game.Saved, file)
}

func (s *Session) load(file string) Reply {
	g, err := readGame(file)
	if err != nil {
		return say("%s", Explain(s.c, err))
	}
	s.take(g)
	return news(s.c.Game.Loaded, file, g.Plies())
}

// readGame reads a game from a plain file.
func readGame(file string) (*songky.Game, error) {
	data, err := readPlain(file)
	if err != nil {
		return nil, &fileError{file, err}
	}
	g, err := songky.LoadGame(data)
	if err != nil {
		return nil, &fileError{file, err}
	}
	return g, nil
}

func readPlain(file string) ([]byte, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNotAFile
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return io.ReadAll(io.LimitReader(f, maxFile+1))
}

// writeGame puts a game in a file, whole or not at all. It replaces only a file that holds a game.
func writeGame(file string, data []byte) error {
	if _, err := os.Lstat(file); err == nil {
		if _, err := readGame(file); err != nil {
			return &fileError{file, errNotOurs}
		}
	}
	if err := replaceFile(file, data); err != nil {
		return &fileError{file, err}
	}
	return nil
}

func replaceFile(file string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(file), ".play-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Close())
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}

// explainFile says in words what failed with a file.
func explainFile(c *text.Catalog, e *fileError) string {
	p := &c.Problems
	var parse *songky.ParseError
	switch {
	case errors.Is(e.err, fs.ErrNotExist):
		return fmt.Sprintf(p.NotFound, e.file)
	case errors.Is(e.err, fs.ErrPermission):
		return fmt.Sprintf(p.Forbidden, e.file)
	case errors.Is(e.err, errNotAFile):
		return fmt.Sprintf(p.NotAFile, e.file)
	case errors.Is(e.err, errNotOurs):
		return fmt.Sprintf(p.NotOurs, e.file)
	case errors.As(e.err, &parse):
		return fmt.Sprintf(p.NotARecord, e.file)
	}
	return fmt.Sprintf(p.BadFile, e.file, explainPlain(c, e.err))
}
