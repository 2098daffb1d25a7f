package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
	"unicode"
)

// printer writes answers, each in one piece, from any goroutine. Nothing can be done about an
// answer that cannot be written, so such errors are dropped: the input ends soon as well.
type printer struct {
	mu      sync.Mutex
	w       io.Writer
	dialect dialect
}

// address makes explanations those of a dialect.
func (p *printer) address(d dialect) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.dialect = d
}

// print writes one line or several and ends the last.
func (p *printer) print(format string, args ...any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.write(fmt.Sprintf(format, args...))
}

// write writes under the lock.
func (p *printer) write(text string) { _, _ = io.WriteString(p.w, text+"\n") }

// maxInfo is the number of characters of an explanation that are shown.
const maxInfo = 300

// info writes an explanation, which may quote anything that came in.
func (p *printer) info(format string, args ...any) {
	text := []rune(strings.Map(visible, fmt.Sprintf(format, args...)))
	p.mu.Lock()
	defer p.mu.Unlock()
	p.write(p.dialect.remark() + string(text[:min(len(text), maxInfo)]))
}

// visible is the character itself, or a question mark for one that does not belong into a line.
func visible(r rune) rune {
	if r == unicode.ReplacementChar || !unicode.IsPrint(r) {
		return '?'
	}
	return r
}
