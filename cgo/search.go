//go:build cgo

package main

import (
	"context"
	"sync"

	"github.com/songky/songky"
)

// engine is an engine that searches on the caller's thread, as far as the caller can see.
type engine struct {
	core *songky.Engine
	busy sync.Mutex // held by the call that searches or clears; others try it only

	mu    sync.Mutex // for what follows, never held for long
	stop  context.CancelFunc
	freed bool
	last  songky.Result // of the latest finished search
}

// begin makes stop the way to stop the running search; false once the engine is freed.
func (e *engine) begin(stop context.CancelFunc) bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.stop = stop
	return !e.freed
}

// end forgets how to stop a search.
func (e *engine) end() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.stop = nil
}

// keep keeps what a search found.
func (e *engine) keep(r songky.Result) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.last = r
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
	if !e.busy.TryLock() {
		return r, songky.ErrBusy
	}
	defer e.busy.Unlock()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	if !e.begin(stop) {
		return r, songky.ErrClosed
	}
	defer e.end()
	infos, replies := make(chan songky.Info), make(chan bool)
	if tell != nil || injecting {
		l.OnInfo = func(i songky.Info) bool {
			injectSearchPanic()
			return tell == nil || ask(ctx, infos, replies, i)
		}
	}
	s, err := e.core.Start(ctx, g, l)
	if err != nil {
		return r, err
	}
	for {
		select {
		case i := <-infos:
			goOn := tell(i)
			select {
			case replies <- goOn:
			case <-ctx.Done():
			}
		case <-s.Done():
			r, err = s.Wait()
			if len(r.Lines) > 0 {
				e.keep(r)
			}
			return r, err
		}
	}
}

// ask hands a search's progress to the goroutine that waits for it and returns its answer. It never
// keeps a search that is being stopped, so that whoever stops it may wait for its end.
func ask(ctx context.Context, infos chan<- songky.Info, replies <-chan bool, i songky.Info) bool {
	select {
	case infos <- i:
	case <-ctx.Done():
		return false
	}
	select {
	case goOn := <-replies:
		return goOn
	case <-ctx.Done():
		return false
	}
}

// close ends the engine. Unless the caller is within a callback, it waits for the call that
// searches, which is in no callback any more then.
func (e *engine) close(wait bool) error {
	e.cancel(true)
	if wait {
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
