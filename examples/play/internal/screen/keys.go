package screen

import (
	"slices"

	tea "charm.land/bubbletea/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// playingKey moves the cursor, or does what a key stands for.
func (m *Model) playingKey(key tea.KeyPressMsg) tea.Cmd {
	switch key.String() {
	case "up":
		return m.move(0, 1)
	case "down":
		return m.move(0, -1)
	case "left":
		return m.move(-1, 0)
	case "right":
		return m.move(1, 0)
	case "enter", "space":
		return m.pick(m.cursor)
	case "esc":
		m.session.Unmark()
		m.notes = nil
	case ":", "/", "tab":
		m.mode, m.typed = typing, nil
	case "q":
		return m.leave()
	case "n":
		m.openMenu()
	case "s":
		return m.hurry()
	case "p":
		return m.pauseOrGo()
	case "r":
		return m.askToResign()
	case "?":
		return m.help()
	default:
		return m.shortcut(key.String())
	}
	return nil
}

// shortcut carries out the command that a key stands for.
func (m *Model) shortcut(key string) tea.Cmd {
	for _, s := range [...]struct{ key, line string }{
		{"u", "undo"}, {"h", "hint"}, {"f", "flip"}, {"g", "glyphs"}, {"l", "lang"}, {"d", "draw"},
		{"b", "history"},
	} {
		if s.key == key {
			return m.command(s.line)
		}
	}
	return nil
}

// move moves the cursor, as the board lies on the screen.
func (m *Model) move(right, up int) tea.Cmd {
	if m.session.Flipped() {
		right, up = -right, -up
	}
	position := m.session.Game().Position()
	file := min(max(m.cursor.File()+right, 0), position.Files()-1)
	rank := min(max(m.cursor.Rank()+up, 0), position.Ranks()-1)
	m.cursor = songky.NewSquare(file, rank)
	return nil
}

// click puts the cursor on a point and picks it.
func (m *Model) click(msg tea.MouseClickMsg) tea.Cmd {
	f := m.frame()
	if m.mode != playing || !f.fits || msg.Button != tea.MouseLeft {
		return nil
	}
	at, ok := m.picture(f).SquareAt(msg.X, msg.Y)
	if !ok {
		return nil
	}
	m.cursor = at
	return m.pick(at)
}

// pick chooses a piece, or the target of the piece that is chosen.
func (m *Model) pick(at songky.Square) tea.Cmd {
	from := m.session.Shown()
	own := m.isOwn(at)
	switch {
	case from == at:
		m.session.Unmark()
		m.notes = nil
		return nil
	case from == songky.NoSquare || own && !slices.Contains(m.session.Targets(from), at):
		return m.command("moves " + at.String())
	}
	return m.goTo(from, at)
}

// isOwn says whether a piece of the side to move stands on a point.
func (m *Model) isOwn(at songky.Square) bool {
	game := m.session.Game()
	piece := game.Position().At(at)
	return !piece.Empty() && piece.Side == game.Turn()
}

// goTo plays a move, after asking what a pawn becomes.
func (m *Model) goTo(from, to songky.Square) tea.Cmd {
	plain := songky.NewMove(from, to, variants.NoRole)
	for _, legal := range m.session.Game().LegalMovesFrom(from) {
		if legal.To() == to && legal != plain {
			m.mode, m.promotion = promoting, plain
			return nil
		}
	}
	return m.take(m.session.Play(plain))
}

// promotingKey reads what a pawn becomes.
func (m *Model) promotingKey(key tea.KeyPressMsg) tea.Cmd {
	if key.String() == "esc" {
		m.mode = playing
		return nil
	}
	move, err := songky.ParseMove(m.promotion.String() + key.String())
	if err != nil {
		return nil
	}
	m.mode = playing
	return m.take(m.session.Play(move))
}

// pauseOrGo stops the machine that plays itself, or lets it play on.
func (m *Model) pauseOrGo() tea.Cmd {
	switch {
	case !m.selfPlay():
		return nil
	case m.session.Paused():
		return m.command("go all")
	}
	return m.command("stop")
}
