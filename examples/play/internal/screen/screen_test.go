package screen

import (
	"context"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/draw"
	"github.com/songky/songky/examples/play/internal/fake"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// rig is a screen without a terminal.
type rig struct {
	*testing.T
	m    *Model
	quit bool
}

// newRig is the screen of a game in English, 80 by 24.
func newRig(t *testing.T, v songky.Variant, players session.Players, thinker session.Thinker, change ...func(*session.Setup)) *rig {
	t.Helper()
	setup := session.DefaultSetup()
	setup.Variant, setup.Players, setup.Language, setup.Letters, setup.Autoplay = v, players, songky.English, true, true
	for _, f := range change {
		f(&setup)
	}
	s, err := session.New(setup)
	require.NoError(t, err)
	r := &rig{T: t, m: New(context.Background(), s, thinker)}
	r.m.pace = pace{}
	r.send(tea.WindowSizeMsg{Width: 80, Height: 24})
	return r
}

// start does what the program does first.
func (r *rig) start() *rig {
	r.run(r.m.Init())
	return r
}

// send gives the model a message and carries out what follows from it.
func (r *rig) send(msg tea.Msg) {
	_, cmd := r.m.Update(msg)
	r.run(cmd)
}

func (r *rig) run(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	switch msg := cmd().(type) {
	case nil:
	case tea.QuitMsg:
		r.quit = true
	case tea.BatchMsg:
		for _, c := range msg {
			r.run(c)
		}
	default:
		r.send(msg)
	}
}

// keys presses keys by their names; a text after a colon is typed, and entered.
func (r *rig) keys(names ...string) *rig {
	for _, name := range names {
		if line, typed := strings.CutPrefix(name, ":"); typed {
			r.send(tea.KeyPressMsg{Code: ':', Text: ":"})
			for _, c := range line {
				r.send(tea.KeyPressMsg{Code: c, Text: string(c)})
			}
			name = "enter"
		}
		r.send(key(name))
	}
	return r
}

func key(name string) tea.KeyPressMsg {
	codes := map[string]rune{
		"up": tea.KeyUp, "down": tea.KeyDown, "left": tea.KeyLeft, "right": tea.KeyRight, "enter": tea.KeyEnter,
		"space": tea.KeySpace, "esc": tea.KeyEscape, "tab": tea.KeyTab, "backspace": tea.KeyBackspace,
		"pgdown": tea.KeyPgDown, "pgup": tea.KeyPgUp,
	}
	if code, ok := codes[name]; ok {
		return tea.KeyPressMsg{Code: code}
	}
	if letter, ok := strings.CutPrefix(name, "ctrl+"); ok {
		return tea.KeyPressMsg{Code: rune(letter[0]), Mod: tea.ModCtrl}
	}
	return tea.KeyPressMsg{Code: []rune(name)[0], Text: name}
}

// seen is the screen without colours and spaces at the ends of lines. No line may be wider than it, nor may there be too many.
func (r *rig) seen() string {
	r.Helper()
	content := ansi.Strip(r.m.View().Content)
	lines := strings.Split(content, "\n")
	assert.LessOrEqual(r, len(lines), max(r.m.height, 1))
	for i, line := range lines {
		assert.LessOrEqual(r, lipgloss.Width(line), r.m.width, line)
		lines[i] = strings.TrimRight(line, " ")
	}
	assert.NotContains(r, content, "%!")
	return strings.Join(lines, "\n")
}

// plies is the number of plies played.
func (r *rig) plies() int { return r.m.session.Game().Plies() }

func TestPlayingWithTheCursor(t *testing.T) {
	r := newRig(t, songky.Xiangqi, text.RedOnly, &fake.Thinker{Script: []string{"h8e8"}}).start()
	assert.Contains(t, r.seen(), "A ─[K]─ A")
	r.keys("left", "left", "left", "up", "up", "enter")
	assert.Contains(t, r.seen(), "The cannon on b3 may go to: b2 a3")
	assert.Contains(t, r.seen(), "10  r ─(n)─ b ─")
	r.keys("right", "right", "right", "space")
	assert.Equal(t, 2, r.plies())
	assert.Contains(t, r.seen(), "Blue: cannon h8e8")
	assert.Contains(t, r.seen(), "  1. b3e3      h8e8")
	r.keys("u")
	assert.Zero(t, r.plies())
}

func TestSelectingAnotherPiece(t *testing.T) {
	r := newRig(t, songky.Xiangqi, text.Everybody, &fake.Thinker{}).start()
	r.keys("enter", "left", "enter")
	assert.Equal(t, "d1", r.m.session.Shown().String())
	r.keys("enter")
	assert.Equal(t, songky.NoSquare, r.m.session.Shown(), "picking it again lets it go")
	r.keys("enter", "esc")
	assert.Equal(t, songky.NoSquare, r.m.session.Shown())
	r.keys("enter", "up", "enter")
	assert.Contains(t, r.seen(), "d1d2 is not legal:")
	assert.Equal(t, "d1", r.m.session.Shown().String(), "the piece stays chosen")
	assert.Zero(t, r.plies())
}

func TestTheCursorStaysOnTheBoard(t *testing.T) {
	r := newRig(t, songky.CoGanh, text.Everybody, &fake.Thinker{}).start()
	for _, name := range []string{"left", "down", "right", "up"} {
		for range 12 {
			r.keys(name)
		}
	}
	assert.Equal(t, "e5", r.m.cursor.String())
	r.keys("f", "right", "up", "left")
	assert.Equal(t, "e4", r.m.cursor.String(), "the arrows follow the board as it lies")
}

func TestMouse(t *testing.T) {
	for _, flipped := range []bool{false, true} {
		r := newRig(t, songky.Xiangqi, text.Everybody, &fake.Thinker{}).start()
		if flipped {
			r.keys("f")
		}
		for _, at := range []songky.Square{songky.NewSquare(7, 2), songky.NewSquare(4, 2)} {
			x, y := r.m.picture(r.m.frame()).Spot(at)
			r.send(tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft})
		}
		assert.Equal(t, 1, r.plies())
		r.send(tea.MouseClickMsg{X: 79, Y: 23, Button: tea.MouseLeft})
		r.send(tea.MouseClickMsg{X: 5, Y: 5, Button: tea.MouseRight})
		assert.Equal(t, 1, r.plies())
	}
}

func TestPromotionIsAsked(t *testing.T) {
	fen := func(s *session.Setup) { s.FEN = "4k4/9/9/9/9/9/9/9/2p6/4K4 b" }
	r := newRig(t, songky.SongKy, text.Everybody, &fake.Thinker{}, fen).start()
	r.keys(":c2", "left", "left", "enter")
	assert.Contains(t, r.seen(), "Becomes: q queen, r rook, b bishop, n knight (Esc: none)")
	r.keys("k", "esc")
	assert.Zero(t, r.plies())
	r.keys("enter", "n")
	assert.Contains(t, r.seen(), "Blue: pawn c2c1n, becomes knight")
}

func TestTypingALine(t *testing.T) {
	r := newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start()
	r.keys("tab", "x", "e", "backspace", "backspace", "backspace", "e", "2", "e", "4")
	assert.Contains(t, r.seen(), "\n: e2e4▏\n")
	r.keys("enter")
	assert.Contains(t, r.seen(), "Red: pawn e2e4")
	r.send(tea.PasteMsg{Content: "e7e5\x1b[31m"})
	assert.Contains(t, r.seen(), ": e7e5[31m▏", "control characters are left out")
	r.keys("esc", "tab", "z", "ctrl+u")
	assert.Contains(t, r.seen(), "\n: ▏\n")
	r.keys("esc", ":đi lại")
	assert.Zero(t, r.plies())
	r.send(tea.PasteMsg{Content: strings.Repeat("長", 100_000)})
	assert.Contains(t, r.seen(), "長▏")
	r.keys("enter")
	assert.Contains(t, r.seen(), "The line is too long.")
}

func TestShortcuts(t *testing.T) {
	r := newRig(t, songky.Xiangqi, text.Everybody, &fake.Thinker{Script: []string{"b1c3"}}).start()
	r.keys("h")
	assert.Contains(t, r.seen(), "Hint: horse b1c3 (depth 4")
	assert.Contains(t, r.seen(), " 3  ├── C ──•───")
	r.keys("l")
	assert.Contains(t, r.seen(), "Đến lượt Đỏ")
	r.keys("l", "g")
	assert.Contains(t, r.seen(), "車──馬")
	r.keys("d")
	assert.Contains(t, r.seen(), "\nRed offers a draw. Blue, do you accept? (yes/no)\n")
	r.keys("n")
	assert.Contains(t, r.seen(), "The draw is declined.")
	r.keys("d", "y")
	assert.Contains(t, r.seen(), "GAME OVER")
	assert.Contains(t, r.seen(), "Draw: agreement")
	assert.Contains(t, r.seen(), "n new game")
}

func TestResigningIsAsked(t *testing.T) {
	r := newRig(t, songky.Xiangqi, text.RedOnly, &fake.Thinker{}).start()
	r.keys("r", "n")
	assert.False(t, r.m.session.Game().Outcome().Over())
	r.keys("r")
	assert.Contains(t, r.seen(), "Really resign? (y/n)")
	r.keys("y")
	assert.Contains(t, r.seen(), "Blue wins: resignation")
}

func TestLeavingIsAskedOnlyDuringAGame(t *testing.T) {
	assert.True(t, newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start().keys("q").quit)
	r := newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start().keys(":e2e4", "q", "n")
	assert.False(t, r.quit)
	assert.True(t, r.keys("q", "y").quit)
	assert.True(t, newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start().keys(":e2e4", "ctrl+c").quit)
	assert.True(t, newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start().keys(":thoát").quit)
}

func TestPages(t *testing.T) {
	r := newRig(t, songky.Chess, text.Everybody, &fake.Thinker{}).start().keys("?")
	assert.Contains(t, r.seen(), "move the cursor")
	assert.NotContains(t, r.seen(), "\n  quit")
	r.keys("pgdown", "down")
	assert.Contains(t, r.seen(), "\n  quit")
	r.keys("pgup", "up")
	assert.Contains(t, r.seen(), "Keys:")
	r.keys("x", "b")
	assert.Contains(t, r.seen(), "No move yet.")
	r.keys(":e2e4", "b")
	assert.Contains(t, r.seen(), "The moves so far:\n  1. e2e4")
	r.keys("enter")
	assert.Contains(t, r.seen(), "Blue to move")
}

func TestMenu(t *testing.T) {
	r := newRig(t, songky.SongKy, text.RedOnly, &fake.Thinker{})
	r.m.openMenu()
	r.start()
	assert.Contains(t, r.seen(), "Song Ky")
	r.keys("right", "right", "left", "left", "left", "down", "left", "down", "right", "down", "right", "down", "space")
	for _, choice := range []string{"Cờ gánh đủ chéo", "Dễ", "Xanh", "Tiếng Việt", "chữ Hán"} {
		assert.Contains(t, r.seen(), choice)
	}
	r.keys("enter")
	setup := r.m.session.Setup()
	assert.Equal(t, songky.CoGanhFull, setup.Variant)
	assert.Equal(t, songky.LevelEasy, setup.Level)
	assert.Equal(t, text.BlueOnly, setup.Players)
	assert.Equal(t, 1, r.plies(), "the machine has begun")
	r.keys("n", "up", "up", "esc")
	assert.Equal(t, 1, r.plies(), "the old game goes on")
	assert.True(t, r.keys("n", "q").quit)
}

func TestTheMachineAgainstItself(t *testing.T) {
	r := newRig(t, songky.CoGanh, text.Nobody, &fake.Thinker{})
	r.keys(":stop").start()
	assert.Contains(t, r.seen(), "Paused; p goes on.")
	assert.Zero(t, r.plies())
	r.keys(":go 3")
	assert.Equal(t, 3, r.plies())
	r.keys("u")
	assert.Equal(t, 2, r.plies())
	r.keys("enter", "r", "y")
	assert.Contains(t, r.seen(), "Nobody here can resign")
	r.keys("p")
	assert.True(t, r.m.session.Game().Outcome().Over())
}

// begin carries out only the thinking of a model, in the background.
func begin(t *testing.T, cmd tea.Cmd) <-chan tea.Msg {
	t.Helper()
	batch, ok := cmd().(tea.BatchMsg)
	require.True(t, ok)
	end := make(chan tea.Msg, 1)
	go func() { end <- batch[0]() }()
	return end
}

func wait(t *testing.T, end <-chan tea.Msg) tea.Msg {
	t.Helper()
	select {
	case msg := <-end:
		return msg
	case <-time.After(5 * time.Second):
		t.Fatal("the machine goes on thinking")
		return nil
	}
}

func TestWhileTheMachineThinks(t *testing.T) {
	for name, test := range map[string]struct {
		do    []string
		plies int
	}{
		"hurry":    {[]string{"s"}, 2},
		"undo":     {[]string{"u"}, 0},
		"another":  {[]string{":new"}, 0},
		"patience": {[]string{":b8e8", "h", "d", "s"}, 2},
	} {
		t.Run(name, func(t *testing.T) {
			stuck := &fake.Stuck{Started: make(chan struct{})}
			r := newRig(t, songky.Xiangqi, text.RedOnly, stuck).start()
			_, cmd := r.m.Update(tea.PasteMsg{Content: "h3e3"})
			require.Nil(t, cmd)
			_, cmd = r.m.Update(key("enter"))
			end := begin(t, cmd)
			<-stuck.Started
			r.m.Update(infoMsg{r.m.job, songky.Info{Depth: 7, Nodes: 1234567, Lines: []songky.Line{{Score: songky.Score{MateIn: 3}}}}})
			screen := strings.Join(strings.Fields(r.seen()), " ")
			assert.Contains(t, screen, "The machine is thinking…")
			assert.Contains(t, screen, "mate in 3")
			r.keys(test.do...)
			r.send(wait(t, end))
			assert.Equal(t, test.plies, r.plies())
			assert.Nil(t, r.m.job)
		})
	}
}

func TestLeavingEndsTheThinking(t *testing.T) {
	stuck := &fake.Stuck{Started: make(chan struct{})}
	r := newRig(t, songky.Xiangqi, text.BlueOnly, stuck)
	end := begin(t, r.m.Init())
	<-stuck.Started
	assert.True(t, r.keys("ctrl+c").quit)
	wait(t, end)
}

func TestEveryGameInEverySizeOfScreen(t *testing.T) {
	for _, v := range songky.Variants() {
		for _, language := range []songky.Language{songky.Vietnamese, songky.English} {
			r := newRig(t, v, text.Everybody, &fake.Thinker{}, func(s *session.Setup) {
				s.Language, s.Letters = language, false
			}).start()
			for _, size := range [][2]int{{200, 60}, {80, 24}, {67, 23}, {60, 24}, {40, 15}, {39, 14}, {20, 5}, {1, 1}} {
				r.send(tea.WindowSizeMsg{Width: size[0], Height: size[1]})
				r.seen()
				for _, name := range []string{"?", "enter", "n", "esc", ":"} {
					r.send(key(name))
					if size[0] >= 70 {
						r.seen()
					}
				}
				r.keys("esc")
			}
		}
	}
}

func TestTooSmall(t *testing.T) {
	r := newRig(t, songky.Xiangqi, text.Everybody, &fake.Thinker{}).start()
	r.send(tea.WindowSizeMsg{Width: 60, Height: 10})
	assert.Contains(t, r.seen(), "The terminal is too small: 39×14 needed, 60×10 here.")
	r.send(tea.MouseClickMsg{X: 3, Y: 3, Button: tea.MouseLeft})
	r.send(tea.WindowSizeMsg{Width: 60, Height: 14})
	assert.Contains(t, r.seen(), "Red to move")
}

func TestColours(t *testing.T) {
	theme := newTheme()
	for ink := draw.InkNone; ink <= draw.InkMark; ink++ {
		assert.Contains(t, theme.inks, ink)
	}
	for ground := draw.GroundNone; ground <= draw.GroundCursor; ground++ {
		assert.Contains(t, theme.grounds, ground)
	}
	view := newRig(t, songky.Xiangqi, text.Everybody, &fake.Thinker{}).start().m.View()
	assert.Contains(t, view.Content, "\x1b[")
	assert.True(t, view.AltScreen)
	assert.Equal(t, "Xiangqi", view.WindowTitle)
}

func TestCoUpIsNotGivenAway(t *testing.T) {
	screens := map[string]bool{}
	for seed := range uint64(4) {
		r := newRig(t, songky.CoUp, text.Everybody, &fake.Thinker{}, func(s *session.Setup) { s.Seed = &seed }).start()
		r.keys("enter", "h")
		screens[r.seen()] = true
	}
	assert.Len(t, screens, 1)
}
