//go:build cgo

package main

import (
	"context"
	"sync"

	"github.com/songky/songky"
)

// engine is an engine that searches on the caller's thread, as far as the caller can see.
type engine struct {
	core     *songky.Engine
	busy     sync.Mutex // held while a search goes on, or a call that clears; others try it only
	stepping sync.Mutex // held by the call that goes on with a search in slices

	mu     sync.Mutex // for what follows, never held for long
	stop   context.CancelFunc
	ponder *songky.Search // that waits for its hit
	freed  bool
	last   songky.Result // of the latest finished search
	slices *sliced       // the latest search in slices
}

// hold claims the engine for a search: the context that songky_stop ends, and what gives the engine
// back.
func (e *engine) hold() (ctx context.Context, release func(), err error) {
	if !e.busy.TryLock() {
		return nil, nil, songky.ErrBusy
	}
	ctx, stop := context.WithCancel(context.Background())
	release = func() {
		stop()
		e.mu.Lock()
		e.stop, e.ponder = nil, nil
		e.mu.Unlock()
		e.busy.Unlock()
	}
	e.mu.Lock()
	e.stop = stop
	freed := e.freed
	e.mu.Unlock()
	if freed {
		release()
		return nil, nil, songky.ErrClosed
	}
	return ctx, release, nil
}

// began notes a search that may ponder.
func (e *engine) began(s *songky.Search, l *songky.Limits) {
	if l.Ponder {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.ponder = s
	}
}

// hit lets the times of the search that ponders run.
func (e *engine) hit() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.ponder == nil {
		return errNoSearch
	}
	e.ponder.PonderHit()
	return nil
}

// keep keeps what a search found.
func (e *engine) keep(r songky.Result) {
	if len(r.Lines) > 0 {
		e.mu.Lock()
		defer e.mu.Unlock()
		e.last = r
	}
}

func (e *engine) result() songky.Result {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.last
}

// cancel stops the running search, if there is one, and with freed every later one.
func (e *engine) cancel(freed bool) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.freed = e.freed || freed
	if e.stop != nil {
		e.stop()
	}
}

// search runs a search and tells its progress on the goroutine that called it, which C has locked to
// the caller's thread. tell may be nil.
func (e *engine) search(g *songky.Game, l songky.Limits, tell func(songky.Info) bool) (r songky.Result, err error) {
	ctx, release, err := e.hold()
	if err != nil {
		return r, err
	}
	defer release()
	t := newTalk(ctx, &l, tell)
	s, err := e.core.Start(ctx, g, l)
	if err != nil {
		return r, err
	}
	e.began(s, &l)
	t.attend(s.Done())
	r, err = s.Wait()
	e.keep(r)
	return r, err
}

// answerDraw is search for an answer to a draw offer.
func (e *engine) answerDraw(g *songky.Game, side songky.Side, l songky.Limits, tell func(songky.Info) bool) (yes bool, err error) {
	if l.Ponder {
		return false, songky.ErrLimits
	}
	ctx, release, err := e.hold()
	if err != nil {
		return false, err
	}
	defer release()
	t := newTalk(ctx, &l, tell)
	done := make(chan struct{})
	go func() {
		defer close(done)
		err = protect(func() (err error) {
			yes, err = e.core.AnswerDraw(ctx, g, side, l)
			return err
		})
	}()
	t.attend(done)
	return yes, err
}

// close ends the engine. Unless the caller is within a callback, it waits for the call that
// searches, which is in no callback any more then.
func (e *engine) close(wait bool) error {
	e.cancel(true)
	if wait {
		e.stepping.Lock()
		defer e.stepping.Unlock()
		e.busy.Lock()
		defer e.busy.Unlock()
	}
	return e.core.Close()
}

// clear forgets what was found.
func (e *engine) clear() error {
	if !e.busy.TryLock() {
		return songky.ErrBusy
	}
	defer e.busy.Unlock()
	e.core.Clear()
	return nil
}
