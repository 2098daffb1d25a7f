package screen

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/session"
)

// View draws the screen.
func (m *Model) View() tea.View {
	view := tea.NewView(lipgloss.NewStyle().MaxWidth(m.width).MaxHeight(m.height).Render(m.content()))
	view.AltScreen = true
	view.MouseMode = tea.MouseModeCellMotion
	view.WindowTitle = m.session.Game().Variant().Names().In(m.session.Catalog().Language)
	return view
}

func (m *Model) content() string {
	switch {
	case m.width == 0:
		return ""
	case m.mode == choosing:
		return m.menuView()
	case m.mode == reading:
		return m.pageView()
	}
	f := m.frame()
	if !f.fits {
		tooSmall := fmt.Sprintf(m.session.Catalog().Game.TooSmall, f.width, f.height, m.width, m.height)
		return lipgloss.Wrap(tooSmall, max(m.width, 1), " ")
	}
	return m.boardView(f) + "\n" + m.foot(f)
}

func (m *Model) boardView(f frame) string {
	lines := m.theme.board(m.picture(f))
	board := strings.Join(lines, "\n")
	if f.panel == 0 {
		return board
	}
	panel := m.panel(f.panel, len(lines))
	return lipgloss.JoinHorizontal(lipgloss.Top, board, strings.Repeat(" ", panelGap), panel)
}

// foot is the message where there is no panel, the command line and the keys. A long message
// takes the command line too while that is empty.
func (m *Model) foot(f frame) string {
	message := []string{"", ""}
	if f.panel == 0 {
		message = strings.Split(lipgloss.Wrap(m.message(), m.width, " ")+"\n", "\n")
	}
	line := m.commandLine()
	if line == "" {
		line = message[1]
	}
	return m.fit(message[0]) + "\n" + m.fit(line) + "\n" + m.theme.faint.Render(m.fit(m.keyBar()))
}

// fit cuts a line to the width of the screen.
func (m *Model) fit(line string) string { return lipgloss.NewStyle().MaxWidth(m.width).Render(line) }

// message is the state of the game and the last thing said, in one line.
func (m *Model) message() string {
	parts := []string{m.session.Status()}
	switch {
	case m.job != nil:
		parts = []string{m.thinking()}
	case m.session.Paused():
		parts = append(parts, m.session.Catalog().Game.Paused)
	}
	return strings.Join(append(parts, m.notes...), " · ")
}

// commandLine is the line that is typed, or a question.
func (m *Model) commandLine() string {
	c := m.session.Catalog()
	switch m.mode {
	case typing:
		return m.theme.prompt.Render(": " + m.typedEnd() + "▏")
	case promoting:
		return m.theme.prompt.Render(fmt.Sprintf(c.Game.Promote, m.session.Promotions(m.promotion)))
	case asking:
		return m.theme.prompt.Render(m.question.text)
	}
	return ""
}

// typedEnd is the end of the command line, as much of it as there is room for.
func (m *Model) typedEnd() string {
	first, room := len(m.typed), m.width-4
	for first > 0 {
		if room -= lipgloss.Width(string(m.typed[first-1])); room < 0 {
			break
		}
		first--
	}
	return string(m.typed[first:])
}

func (m *Model) keyBar() string {
	c := m.session.Catalog()
	switch {
	case m.mode != playing:
		return ""
	case m.session.Game().Outcome().Over():
		return c.KeyEnd
	case m.job != nil || m.selfPlay():
		return c.KeyBarAI
	}
	return c.KeyBar
}

// thinking is the sign that the machine thinks, and how far it has come.
func (m *Model) thinking() string {
	const wheel = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
	signs := []rune(wheel)
	line := string(signs[m.spin%len(signs)]) + " " + m.session.Catalog().Game.Thinking
	if m.job.info.Depth > 0 {
		line += " " + session.Progress(m.session.Catalog(), m.job.info)
	}
	return line
}

// side is the name of a side in its colour, with who plays it.
func (m *Model) side(side songky.Side) string {
	style, sign := m.theme.red, "  "
	if side == songky.Blue {
		style = m.theme.blue
	}
	game := m.session.Game()
	if game.Turn() == side && !game.Outcome().Over() {
		sign = "▸ "
	}
	return sign + style.Render(side.Names().In(m.session.Catalog().Language)) + ": " + m.session.PlayerOf(side)
}
