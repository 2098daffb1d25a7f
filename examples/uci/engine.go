package main

import (
	"context"

	"github.com/songky/songky"
)

// engine is what a session needs of the library's engine.
type engine interface {
	// Think searches like songky.Engine.BestMove. If the limits ponder, their times begin to run
	// when hit is closed; a nil channel never is.
	Think(ctx context.Context, g *songky.Game, l songky.Limits, hit <-chan struct{}) (songky.Result, error)
	Clear()
	Close() error
}

// libraryEngine is the library's engine.
type libraryEngine struct{ *songky.Engine }

func newEngine(o songky.EngineOptions) (engine, error) {
	e, err := songky.NewEngine(o)
	if err != nil {
		return nil, err
	}
	return libraryEngine{e}, nil
}

func (e libraryEngine) Think(ctx context.Context, g *songky.Game, l songky.Limits, hit <-chan struct{}) (songky.Result, error) {
	s, err := e.Start(ctx, g, l)
	if err != nil {
		return songky.Result{}, err
	}
	select {
	case <-hit:
		s.PonderHit()
	case <-s.Done():
	}
	return s.Wait()
}
