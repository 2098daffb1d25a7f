package screen

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/session"
)

// job is a task that the machine is thinking about.
type job struct {
	task    session.Task
	cancel  context.CancelFunc
	infos   chan songky.Info
	info    songky.Info // how far it has come
	dropped bool        // nobody waits for the result
}

// infoMsg is how far a job has come.
type infoMsg struct {
	job  *job
	info songky.Info
}

// doneMsg is the end of a job.
type doneMsg struct {
	job    *job
	answer session.Answer
}

// tickMsg turns the sign that the machine is thinking.
type tickMsg struct{}

// start lets the machine think about a task.
func (m *Model) start(task session.Task) tea.Cmd {
	ctx, cancel := context.WithCancel(m.ctx)
	m.job = &job{task: task, cancel: cancel, infos: make(chan songky.Info, 1)}
	pause := m.pace.move
	if m.selfPlay() {
		pause = m.pace.selfMove
	}
	return tea.Batch(m.job.think(ctx, m.thinker, pause), m.job.watch(), m.nextTick())
}

func (m *Model) nextTick() tea.Cmd {
	return tea.Tick(m.pace.tick, func(time.Time) tea.Msg { return tickMsg{} })
}

// think searches, for a pause at least unless the job is stopped.
func (j *job) think(ctx context.Context, thinker session.Thinker, pause time.Duration) tea.Cmd {
	return func() tea.Msg {
		defer close(j.infos)
		enough := time.NewTimer(pause)
		defer enough.Stop()
		answer := j.task.Run(ctx, thinker, j.inform)
		select {
		case <-enough.C:
		case <-ctx.Done():
		}
		return doneMsg{j, answer}
	}
}

// inform passes on how far a search has come, unless the screen has not yet taken the last word.
func (j *job) inform(info songky.Info) bool {
	select {
	case j.infos <- info:
	default:
	}
	return true
}

// watch waits for the next word of a search; nothing follows the last.
func (j *job) watch() tea.Cmd {
	return func() tea.Msg {
		info, ok := <-j.infos
		if !ok {
			return nil
		}
		return infoMsg{j, info}
	}
}

// drop ends a job whose result nobody waits for.
func (j *job) drop() {
	j.dropped = true
	j.cancel()
}

// done takes the end of a job.
func (m *Model) done(msg doneMsg) tea.Cmd {
	msg.job.cancel()
	m.job = nil
	if msg.job.dropped {
		return m.advance()
	}
	return m.take(m.session.Finish(msg.job.task, msg.answer))
}

// tick turns the sign while the machine thinks.
func (m *Model) tick() tea.Cmd {
	if m.job == nil {
		return nil
	}
	m.spin++
	return m.nextTick()
}

// hurry lets the machine play the best that it has found.
func (m *Model) hurry() tea.Cmd {
	if m.job != nil {
		m.job.cancel()
	}
	return nil
}
