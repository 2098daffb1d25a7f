package notation

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// Limits of what is read as one PGN game, in bytes, and of how deep variations may nest.
const (
	MaxPGN    = 4 << 20
	maxNested = 64
)

// PGN is the text of one game: its tags in order, its moves and its result as written.
type PGN struct {
	Tags    [][2]string
	Comment string // before the first move
	Moves   []PGNMove
	Result  string // "1-0", "0-1", "1/2-1/2", "*"; empty if none is written
}

// comment adds a comment to what it stands behind.
func (p *PGN) comment(text string) {
	to := &p.Comment
	if n := len(p.Moves); n > 0 {
		to = &p.Moves[n-1].Comment
	}
	*to = strings.TrimSpace(*to + " " + text)
}

// PGNMove is a move as written, with where it stands and the comment after it.
type PGNMove struct {
	Text    string
	Line    int // from 1
	Comment string
}

// Tag is the value of a tag, or empty.
func (p *PGN) Tag(name string) string {
	for _, t := range p.Tags {
		if strings.EqualFold(t[0], name) {
			return t[1]
		}
	}
	return ""
}

// PGNError is text that is no PGN, with its line from 1.
type PGNError struct {
	Line int
	Why  string
}

func (e *PGNError) Error() string { return fmt.Sprintf("pgn: line %d: %s", e.Line, e.Why) }

// PGNReader reads the games of a PGN file one after another.
type PGNReader struct {
	r    *bufio.Reader
	line int
	size int
}

// NewPGNReader reads from r.
func NewPGNReader(r io.Reader) *PGNReader {
	b := bufio.NewReader(r)
	const mark = "\uFEFF" // that some programs put before UTF-8
	if start, err := b.Peek(len(mark)); err == nil && string(start) == mark {
		_, _ = b.Discard(len(mark))
	}
	return &PGNReader{r: b, line: 1}
}

// Next reads a game; io.EOF at the end, *PGNError for text that is none.
func (p *PGNReader) Next() (*PGN, error) {
	g := &PGN{}
	p.size = 0
	for {
		c, err := p.skipBlank()
		switch {
		case errors.Is(err, io.EOF):
			if len(g.Tags) == 0 && len(g.Moves) == 0 {
				return nil, io.EOF
			}
			return g, nil
		case err != nil:
			return nil, err
		case c == '[' && len(g.Moves) > 0: // the tags of another game after one without a result
			return g, p.unread()
		}
		done, err := p.item(g, c)
		if done || err != nil {
			return g, err
		}
	}
}

// item reads what begins with c; done says that it was the result.
func (p *PGNReader) item(g *PGN, c byte) (done bool, err error) {
	switch c {
	case '[':
		return false, p.tag(g)
	case '{':
		text, err := p.comment()
		if err == nil {
			g.comment(text)
		}
		return false, err
	case ';', '%':
		return false, p.restOfLine()
	case '(':
		return false, p.variation()
	case ')', '}', ']':
		return false, p.fault("%q closes nothing", rune(c))
	}
	if err := p.unread(); err != nil {
		return false, err
	}
	word, err := p.word()
	if err != nil {
		return false, err
	}
	return p.take(g, word)
}

// take enters a word of the movetext.
func (p *PGNReader) take(g *PGN, word string) (done bool, err error) {
	switch word {
	case "1-0", "0-1", "1/2-1/2", "*":
		g.Result = word
		return true, nil
	}
	if word[0] == '$' {
		return false, nil
	}
	if word = trimNumber(word); word == "" || strings.Trim(word, "!?") == "" {
		return false, nil
	}
	if !utf8.ValidString(word) {
		return false, p.fault("text is not UTF-8")
	}
	g.Moves = append(g.Moves, PGNMove{Text: word, Line: p.line})
	return false, nil
}

// trimNumber takes a move number with its dots, and dots alone, off a word.
func trimNumber(word string) string {
	rest := strings.TrimLeft(word, "0123456789")
	if after := strings.TrimLeft(rest, "."); len(after) < len(rest) || after == "" {
		return after
	}
	return word
}

func (p *PGNReader) fault(format string, args ...any) error {
	return &PGNError{p.line, fmt.Sprintf(format, args...)}
}

// next is the next byte.
func (p *PGNReader) next() (byte, error) {
	c, err := p.r.ReadByte()
	if err != nil {
		return 0, err
	}
	if p.size++; p.size > MaxPGN {
		return 0, p.fault("a game of more than %d bytes", MaxPGN)
	}
	if c == '\n' {
		p.line++
	}
	return c, nil
}

// unread gives the last byte back; it is never the end of a line.
func (p *PGNReader) unread() error {
	p.size--
	return p.r.UnreadByte()
}

func (p *PGNReader) skipBlank() (byte, error) {
	for {
		c, err := p.next()
		if err != nil || !isBlank(c) {
			return c, err
		}
	}
}

func isBlank(c byte) bool { return c <= ' ' }

// within reads a byte inside something that must be closed.
func (p *PGNReader) within(what string, line int) (byte, error) {
	c, err := p.next()
	if errors.Is(err, io.EOF) {
		return 0, &PGNError{line, what + " is not closed"}
	}
	return c, err
}

func (p *PGNReader) comment() (string, error) {
	line := p.line
	var b strings.Builder
	for {
		c, err := p.within("comment", line)
		if err != nil {
			return "", err
		}
		if c == '}' {
			return strings.ToValidUTF8(b.String(), "\uFFFD"), nil
		}
		b.WriteByte(c)
	}
}

func (p *PGNReader) restOfLine() error {
	for {
		c, err := p.next()
		switch {
		case errors.Is(err, io.EOF):
			return nil
		case err != nil || c == '\n':
			return err
		}
	}
}

// variation skips a variation with all that is inside.
func (p *PGNReader) variation() error {
	line := p.line
	for depth := 1; depth > 0; {
		c, err := p.within("variation", line)
		if err != nil {
			return err
		}
		switch c {
		case '(':
			if depth++; depth > maxNested {
				return p.fault("variations nest deeper than %d", maxNested)
			}
		case ')':
			depth--
		case '{':
			if _, err := p.comment(); err != nil {
				return err
			}
		case ';':
			if err := p.restOfLine(); err != nil {
				return err
			}
		}
	}
	return nil
}

// tag reads a tag behind its bracket.
func (p *PGNReader) tag(g *PGN) error {
	line := p.line
	var name strings.Builder
	for {
		c, err := p.within("tag", line)
		if err != nil {
			return err
		}
		switch {
		case c == '"':
			value, err := p.quoted(line)
			if err != nil {
				return err
			}
			g.Tags = append(g.Tags, [2]string{strings.TrimSpace(name.String()), value})
			return p.closeTag(line)
		case c == ']' || c == '\n':
			return &PGNError{line, "tag without a value in quotes"}
		}
		name.WriteByte(c)
	}
}

func (p *PGNReader) quoted(line int) (string, error) {
	var b strings.Builder
	for escaped := false; ; {
		c, err := p.within("tag", line)
		switch {
		case err != nil:
			return "", err
		case c == '\n':
			return "", &PGNError{line, "tag value is not closed"}
		case escaped || c != '\\' && c != '"':
			b.WriteByte(c)
			escaped = false
		case c == '\\':
			escaped = true
		default:
			return strings.ToValidUTF8(b.String(), "\uFFFD"), nil
		}
	}
}

func (p *PGNReader) closeTag(line int) error {
	for {
		c, err := p.within("tag", line)
		switch {
		case err != nil:
			return err
		case c == ']':
			return nil
		case !isBlank(c) || c == '\n':
			return &PGNError{line, "text after a tag's value"}
		}
	}
}

// word reads up to a blank or a bracket.
func (p *PGNReader) word() (string, error) {
	var b strings.Builder
	for {
		c, err := p.next()
		if errors.Is(err, io.EOF) {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
		if c == '\n' || c == ' ' || c == '\t' || c == '\r' {
			return b.String(), nil
		}
		if strings.IndexByte("{}()[];", c) >= 0 {
			return b.String(), p.unread()
		}
		b.WriteByte(c)
	}
}

// QuoteTag writes a tag's value in quotes.
func QuoteTag(value string) string {
	value = strings.Map(func(r rune) rune {
		if r < ' ' {
			return ' '
		}
		return r
	}, value)
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value) + `"`
}
