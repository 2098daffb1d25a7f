//go:build cgo

package main

import (
	"context"

	"github.com/songky/songky"
)

// talk brings the progress of a search, which its own goroutine tells, to the goroutine of the export
// that waits for the search.
type talk struct {
	ctx     context.Context // of the search
	tell    func(songky.Info) bool
	infos   chan songky.Info
	replies chan bool
}

// newTalk makes a search with the limits talk; tell may be nil.
func newTalk(ctx context.Context, l *songky.Limits, tell func(songky.Info) bool) *talk {
	t := &talk{ctx, tell, make(chan songky.Info), make(chan bool)}
	if tell != nil || injecting {
		l.OnInfo = func(i songky.Info) bool {
			injectSearchPanic()
			return tell == nil || t.ask(i)
		}
	}
	return t
}

// ask hands a search's progress to the goroutine that waits for it and returns its answer. It never
// keeps a search that is being stopped, so that whoever stops it may wait for its end.
func (t *talk) ask(i songky.Info) bool {
	select {
	case t.infos <- i:
	case <-t.ctx.Done():
		return false
	}
	select {
	case goOn := <-t.replies:
		return goOn
	case <-t.ctx.Done():
		return false
	}
}

// attend tells what the search asks, until something is done.
func (t *talk) attend(done <-chan struct{}) {
	for {
		select {
		case i := <-t.infos:
			goOn := t.tell(i)
			select {
			case t.replies <- goOn:
			case <-t.ctx.Done():
			}
		case <-done:
			return
		}
	}
}
