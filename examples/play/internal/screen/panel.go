package screen

import (
	"strings"

	"charm.land/lipgloss/v2"
	"github.com/songky/songky"
)

// panel is the column beside the board: the players, the state of the game, the last thing said
// and as many of the last moves as there is room for.
func (m *Model) panel(width, height int) string {
	c := m.session.Catalog()
	top := songky.Blue
	if m.session.Flipped() {
		top = songky.Red
	}
	blocks := []string{
		m.theme.bold.Render(m.session.Game().Variant().Names().In(c.Language)),
		m.side(top) + "\n" + m.side(top.Opponent()),
		m.state(width),
	}
	if len(m.notes) > 0 {
		blocks = append(blocks, lipgloss.Wrap(strings.Join(m.notes, "\n"), width, " "))
	}
	text := lipgloss.NewStyle().MaxWidth(width).MaxHeight(height).Render(strings.Join(blocks, "\n\n"))
	room := height - lipgloss.Height(text) - 1
	record := m.session.Record()
	if room <= 0 || len(record) == 0 {
		return text
	}
	record = record[max(len(record)-room, 0):]
	return text + "\n\n" + m.theme.faint.MaxWidth(width).Render(strings.Join(record, "\n"))
}

// state says who is to move, that the machine thinks, or how the game ended.
func (m *Model) state(width int) string {
	c := m.session.Catalog()
	switch banner := m.session.Banner(); {
	case banner != nil:
		text := lipgloss.Wrap(strings.Join(banner[:2], "\n"), width-4, " ")
		return m.theme.banner.Render(text) + "\n" + lipgloss.Wrap(strings.Join(banner[2:], "\n"), width, " ")
	case m.job != nil:
		return lipgloss.Wrap(m.thinking(), width, " ")
	case m.session.Paused():
		return lipgloss.Wrap(m.session.Status()+"\n"+c.Game.Paused, width, " ")
	}
	return m.theme.bold.Render(lipgloss.Wrap(m.session.Status(), width, " "))
}
