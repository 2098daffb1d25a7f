package screen

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
)

// mode is what the keys are for at the moment.
type mode uint8

const (
	playing   mode = iota // moving the cursor
	typing                // in the command line
	promoting             // saying what a pawn becomes
	asking                // answering a question
	reading               // a page of text
	choosing              // the menu
)

// pace is how fast things happen on the screen.
type pace struct {
	move, selfMove time.Duration // that a move of the machine takes at least, so that one can follow
	tick           time.Duration // from one sign of thinking to the next
}

var _ tea.Model = (*Model)(nil)

// Model is the state of the screen.
type Model struct {
	ctx     context.Context
	session *session.Session
	thinker session.Thinker
	theme   theme
	pace    pace

	width, height int
	mode          mode
	cursor        songky.Square
	notes         []string // the last thing said
	typed         []rune   // in the command line
	promotion     songky.Move
	question      question
	page          page
	menu          menu
	job           *job // what the machine thinks about, or nil
	spin          int
}

// New is the screen of a session. The machine stops thinking when ctx ends.
func New(ctx context.Context, s *session.Session, thinker session.Thinker) *Model {
	m := &Model{ctx: ctx, thinker: thinker, theme: newTheme(), pace: usualPace()}
	m.sit(s)
	return m
}

func usualPace() pace {
	return pace{move: 300 * time.Millisecond, selfMove: 700 * time.Millisecond, tick: 150 * time.Millisecond}
}

// sit goes on with a session.
func (m *Model) sit(s *session.Session) {
	m.session = s
	m.notes = s.Greeting().Lines
	m.home()
}

// home puts the cursor before the royal of whoever sits at the bottom.
func (m *Model) home() {
	position := m.session.Game().Position()
	rank := 0
	if m.session.Flipped() {
		rank = position.Ranks() - 1
	}
	m.cursor = songky.NewSquare(position.Files()/2, rank)
}

// Init starts the machine, if it is to move.
func (m *Model) Init() tea.Cmd { return m.advance() }

// Update takes a message.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.KeyPressMsg:
		return m, m.press(msg)
	case tea.PasteMsg:
		return m, m.paste(msg.Content)
	case tea.MouseClickMsg:
		return m, m.click(msg)
	case infoMsg:
		msg.job.info = msg.info
		return m, msg.job.watch()
	case doneMsg:
		return m, m.done(msg)
	case tickMsg:
		return m, m.tick()
	}
	return m, nil
}

// press gives a key to whatever the keys are for.
func (m *Model) press(key tea.KeyPressMsg) tea.Cmd {
	if key.String() == "ctrl+c" {
		return m.quit()
	}
	switch m.mode {
	case typing:
		return m.typingKey(key)
	case promoting:
		return m.promotingKey(key)
	case asking:
		return m.askingKey(key)
	case reading:
		return m.readingKey(key)
	case choosing:
		return m.choosingKey(key)
	}
	return m.playingKey(key)
}

// command carries out a line as if it had been typed.
func (m *Model) command(line string) tea.Cmd { return m.take(m.session.Execute(line)) }

// take shows a reply and sees to what follows from it.
func (m *Model) take(reply session.Reply) tea.Cmd {
	if reply.Quit {
		return m.quit()
	}
	switch {
	case reply.Long:
		m.read(reply.Lines)
	case len(reply.Lines) > 0 || reply.Board:
		m.notes = reply.Lines
	}
	if m.session.Offered() {
		m.askForDraw()
	}
	position := m.session.Game().Position()
	if m.cursor.File() >= position.Files() || m.cursor.Rank() >= position.Ranks() {
		m.home()
	}
	return m.advance()
}

// advance drops what the machine need not think about any more, and gives it what it must.
func (m *Model) advance() tea.Cmd {
	if m.job != nil {
		if !m.session.Current(m.job.task) {
			m.job.drop()
		}
		return nil
	}
	if m.mode == choosing {
		return nil
	}
	task, ok := m.session.Next()
	if !ok {
		return nil
	}
	return m.start(task)
}

// leave asks before a game that goes on is left.
func (m *Model) leave() tea.Cmd {
	game := m.session.Game()
	if game.Plies() == 0 || game.Outcome().Over() {
		return m.quit()
	}
	return m.ask(question{text: m.session.Catalog().Game.SureQuit, yes: m.quit, no: nothing})
}

func (m *Model) quit() tea.Cmd {
	if m.job != nil {
		m.job.drop()
	}
	return tea.Quit
}

// selfPlay says whether the machine plays both sides.
func (m *Model) selfPlay() bool { return m.session.Setup().Players == text.Nobody }
