package screen

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
)

// menu is the choice of a game.
type menu struct {
	setup session.Setup
	row   int
}

// The rows of the menu.
const (
	variantRow = iota
	levelRow
	sideRow
	languageRow
	glyphsRow
	startRow
	rows
)

// openMenu shows the menu with what is played now.
func (m *Model) openMenu() {
	m.mode = choosing
	m.menu = menu{setup: m.session.Setup()}
	m.menu.setup.FEN = ""
}

func (m *Model) choosingKey(key tea.KeyPressMsg) tea.Cmd {
	switch key.String() {
	case "up", "shift+tab":
		m.menu.row = (m.menu.row + rows - 1) % rows
	case "down", "tab":
		m.menu.row = (m.menu.row + 1) % rows
	case "left":
		m.menu.change(-1)
	case "right", "space":
		m.menu.change(1)
	case "enter":
		return m.begin()
	case "esc":
		m.mode = playing
		return m.advance()
	case "q":
		return m.quit()
	}
	return nil
}

// change takes the next or the previous choice of the row.
func (n *menu) change(by int) {
	s := &n.setup
	switch n.row {
	case variantRow:
		s.Variant = after(songky.Variants(), s.Variant, by)
	case levelRow:
		s.Level = after(songky.Levels(), s.Level, by)
	case sideRow:
		s.Players = after([]session.Players{text.RedOnly, text.BlueOnly, text.Everybody, text.Nobody}, s.Players, by)
	case languageRow:
		s.Language = after([]songky.Language{songky.Vietnamese, songky.English}, s.Language, by)
	case glyphsRow:
		s.Letters = !s.Letters
	}
}

// after is the choice that follows another, round and round.
func after[T comparable](choices []T, now T, by int) T {
	return choices[(slices.Index(choices, now)+by+len(choices))%len(choices)]
}

// begin starts the game that was chosen.
func (m *Model) begin() tea.Cmd {
	m.mode = playing
	s, err := session.New(m.menu.setup)
	if err != nil {
		m.notes = []string{session.Explain(m.session.Catalog(), err)}
		return nil
	}
	if m.job != nil {
		m.job.drop()
	}
	m.sit(s)
	return m.advance()
}

// menuView draws the menu in the middle of the screen.
func (m *Model) menuView() string {
	c := text.For(m.menu.setup.Language)
	values := m.menu.values(c)
	labels := [...]string{c.Menu.Variant, c.Menu.Level, c.Menu.Side, c.Menu.Language, c.Menu.Glyphs}
	width, widest := widest(labels[:]), widest(values)
	lines := []string{m.theme.bold.Render(c.Menu.Title), ""}
	for i, label := range labels {
		line := pad(label, width) + "   ◂ " + pad(values[i], widest) + " ▸"
		lines = append(lines, m.menuLine(i, line))
	}
	lines = append(lines, "", m.menuLine(startRow, c.Menu.Start))
	box := m.theme.box.Render(strings.Join(lines, "\n"))
	keys := m.theme.faint.Render(m.fit(c.Menu.Keys))
	return lipgloss.Place(m.width, m.height, lipgloss.Center, lipgloss.Center, lipgloss.JoinVertical(lipgloss.Center, box, keys))
}

func (m *Model) menuLine(row int, line string) string {
	if row == m.menu.row {
		return m.theme.chosen.Render("▸ " + line + " ")
	}
	return "  " + line + " "
}

// values is what is chosen in each row.
func (n *menu) values(c *text.Catalog) []string {
	pieces := c.Menu.Han
	if n.setup.Letters {
		pieces = c.Menu.Letters
	}
	return []string{
		n.setup.Variant.Names().In(c.Language), n.setup.Level.Names().In(c.Language),
		session.PlayersName(c, n.setup.Players), c.Name, pieces,
	}
}

func widest(texts []string) (width int) {
	for _, t := range texts {
		width = max(width, lipgloss.Width(t))
	}
	return width
}

// pad fills a text up with spaces.
func pad(t string, width int) string {
	return t + strings.Repeat(" ", max(width-lipgloss.Width(t), 0))
}
