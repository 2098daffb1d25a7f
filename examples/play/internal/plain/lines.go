package plain

import (
	"bufio"
	"errors"
	"io"

	"github.com/songky/songky/examples/play/internal/session"
)

// lines reads lines of bounded length: what is too long is cut just beyond what a session takes,
// so that the session refuses it.
type lines struct{ r *bufio.Reader }

func newLines(r io.Reader) *lines { return &lines{bufio.NewReader(r)} }

// next is the next line without its end; io.EOF after the last.
func (l *lines) next() (string, error) {
	var line []byte
	for {
		part, err := l.r.ReadSlice('\n')
		if room := session.MaxLine + 1 - len(line); room > 0 {
			line = append(line, part[:min(room, len(part))]...)
		}
		switch {
		case err == nil:
			return string(line), nil
		case errors.Is(err, bufio.ErrBufferFull):
		case errors.Is(err, io.EOF) && len(line) > 0:
			return string(line), nil
		default:
			return "", err
		}
	}
}
