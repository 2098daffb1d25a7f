package screen

import (
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/songky/songky/examples/play/internal/text"
)

// page is a text that fills the screen.
type page struct {
	lines []string
	top   int // the first line that is shown
}

// read shows a page.
func (m *Model) read(lines []string) {
	m.mode, m.page = reading, page{lines: lines}
}

// help shows what the keys do and what can be typed.
func (m *Model) help() tea.Cmd {
	c := m.session.Catalog()
	lines := append([]string{c.KeyTitle}, text.Table(c.KeyHelp)...)
	lines = append(lines, "", c.HelpHead)
	m.read(append(lines, text.Table(c.Help)...))
	return nil
}

func (m *Model) readingKey(key tea.KeyPressMsg) tea.Cmd {
	room := m.pageRoom()
	last := max(len(m.pageLines())-room, 0)
	switch key.String() {
	case "up":
		m.page.top--
	case "down":
		m.page.top++
	case "pgup":
		m.page.top -= room
	case "pgdown", "space":
		m.page.top += room
	default:
		m.mode = playing
		return m.advance()
	}
	m.page.top = min(max(m.page.top, 0), last)
	return nil
}

// pageRoom is how many lines of a page are shown at once.
func (m *Model) pageRoom() int { return max(m.height-2, 1) }

// pageLines is the page as wide as the screen.
func (m *Model) pageLines() []string {
	return strings.Split(lipgloss.Wrap(strings.Join(m.page.lines, "\n"), max(m.width, 1), " "), "\n")
}

func (m *Model) pageView() string {
	lines := m.pageLines()
	top := min(m.page.top, max(len(lines)-m.pageRoom(), 0))
	shown := lines[top:min(top+m.pageRoom(), len(lines))]
	return strings.Join(shown, "\n") + "\n\n" + m.theme.faint.Render(m.fit(m.session.Catalog().Game.AnyKey))
}
