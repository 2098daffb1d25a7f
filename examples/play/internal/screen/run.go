// Package screen is the game on the whole screen of a terminal, with a cursor on the board.
package screen

import (
	"context"
	"errors"
	"io"

	tea "charm.land/bubbletea/v2"
	"github.com/songky/songky/examples/play/internal/session"
)

// Options is what the screen is started with.
type Options struct {
	Session *session.Session
	Thinker session.Thinker
	Menu    bool // begin with the menu
	In      io.Reader
	Out     io.Writer
}

// Run plays on the screen until the player leaves.
func Run(ctx context.Context, o Options) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	model := New(ctx, o.Session, o.Thinker)
	if o.Menu {
		model.openMenu()
	}
	_, err := tea.NewProgram(model, tea.WithContext(ctx), tea.WithInput(o.In), tea.WithOutput(o.Out)).Run()
	if errors.Is(err, tea.ErrInterrupted) {
		return nil
	}
	return err
}
