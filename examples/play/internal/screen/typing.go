package screen

import (
	"strings"
	"unicode"

	tea "charm.land/bubbletea/v2"
	"github.com/songky/songky/examples/play/internal/session"
)

// typingKey edits the command line.
func (m *Model) typingKey(key tea.KeyPressMsg) tea.Cmd {
	switch key.String() {
	case "enter":
		line := string(m.typed)
		m.mode, m.typed = playing, nil
		return m.command(line)
	case "esc":
		m.mode, m.typed = playing, nil
	case "backspace":
		m.typed = m.typed[:max(len(m.typed)-1, 0)]
	case "ctrl+u":
		m.typed = nil
	default:
		m.insert(key.Text)
	}
	return nil
}

// paste puts a text in the command line.
func (m *Model) paste(content string) tea.Cmd {
	if m.mode == playing {
		m.mode, m.typed = typing, nil
	}
	if m.mode == typing {
		m.insert(content)
	}
	return nil
}

// insert adds what can be shown of a text to the command line, on one line.
func (m *Model) insert(content string) {
	for _, r := range strings.ReplaceAll(content, "\n", " ") {
		if unicode.IsPrint(r) && len(m.typed) <= session.MaxLine {
			m.typed = append(m.typed, r)
		}
	}
}
