package screen

import (
	"strings"

	tea "charm.land/bubbletea/v2"
)

// question is one of yes or no, with what follows from each.
type question struct {
	text    string
	yes, no func() tea.Cmd
}

func nothing() tea.Cmd { return nil }

func (m *Model) ask(q question) tea.Cmd {
	m.mode, m.question = asking, q
	return nil
}

// askingKey reads an answer: y, or c for "có"; every other key is no.
func (m *Model) askingKey(key tea.KeyPressMsg) tea.Cmd {
	m.mode = playing
	switch key.String() {
	case "y", "c":
		return m.question.yes()
	}
	return m.question.no()
}

// askForDraw puts a draw offer, which is what was said last, to the other of two people.
func (m *Model) askForDraw() {
	m.ask(question{
		text: strings.Join(m.notes, " "),
		yes:  func() tea.Cmd { return m.command("yes") },
		no:   func() tea.Cmd { return m.command("no") },
	})
	m.notes = nil
}

// askToResign asks before a game is given up.
func (m *Model) askToResign() tea.Cmd {
	return m.ask(question{
		text: m.session.Catalog().Game.SureResign,
		yes:  func() tea.Cmd { return m.command("resign") },
		no:   nothing,
	})
}
