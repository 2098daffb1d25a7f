//go:build cgo

package main

import (
	"errors"

	"github.com/songky/songky"
)

// errNoSearch: the call needs a search that is not there, or is there still.
var errNoSearch = errors.New("no such search, or it has not ended")

// sliced is a search in slices. Between the steps it holds the engine, so that whoever stops it has
// the engine free without a further step.
type sliced struct {
	core   *songky.Slices
	talk   *talk
	ended  chan struct{} // closed once the two below are there and the engine is free
	result songky.Result
	err    error
}

// startSlices begins a search in slices.
func (e *engine) startSlices(g *songky.Game, l songky.Limits, nodes uint64, tell func(songky.Info) bool) error {
	if !e.stepping.TryLock() {
		return songky.ErrBusy
	}
	defer e.stepping.Unlock()
	ctx, release, err := e.hold()
	if err != nil {
		return err
	}
	s := &sliced{talk: newTalk(ctx, &l, tell), ended: make(chan struct{})}
	if s.core, err = e.core.StartSlices(ctx, g, l, nodes); err != nil {
		release()
		return err
	}
	e.began(s.core.Search, &l)
	e.mu.Lock()
	e.slices = s
	e.mu.Unlock()
	go func() {
		s.result, s.err = s.core.Wait()
		e.keep(s.result)
		release()
		close(s.ended)
	}()
	return nil
}

// latestSlices is the latest search in slices.
func (e *engine) latestSlices() (*sliced, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.slices == nil {
		return nil, errNoSearch
	}
	return e.slices, nil
}

// step goes on by a slice and says whether there is more to do.
func (e *engine) step() (bool, error) {
	if !e.stepping.TryLock() {
		return false, songky.ErrBusy
	}
	defer e.stepping.Unlock()
	s, err := e.latestSlices()
	if err != nil {
		return false, err
	}
	more := make(chan bool, 1)
	done := make(chan struct{})
	go func() {
		defer close(done)
		more <- s.core.Step()
	}()
	s.talk.attend(done)
	if <-more {
		return true, nil
	}
	<-s.ended
	return false, nil
}

// slicesResult is what a search in slices has found in the end.
func (e *engine) slicesResult() (r songky.Result, err error) {
	s, err := e.latestSlices()
	if err != nil {
		return r, err
	}
	select {
	case <-s.ended:
		return s.result, s.err
	default:
		return r, errNoSearch
	}
}
