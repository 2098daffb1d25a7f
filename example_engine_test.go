package songky_test

import (
	"context"
	"fmt"
	"time"

	"github.com/songky/songky"
)

// The simplest way to play against the computer: one call, one level.
func ExampleGame_BestMove() {
	g, err := songky.NewGame(songky.SongKy, songky.WithFEN("4k4/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1"))
	if err != nil {
		panic(err)
	}
	m, err := g.BestMove(context.Background(), songky.LevelEasy)
	if err != nil {
		panic(err)
	}
	fmt.Println(m)
	// Output: b8b10
}

// An engine of the host's own, with limits and several lines.
func ExampleEngine_BestMove() {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	if err != nil {
		panic(err)
	}
	defer e.Close()
	g, err := songky.NewGame(songky.Chess, songky.WithFEN("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"))
	if err != nil {
		panic(err)
	}
	r, err := e.BestMove(context.Background(), g, songky.Limits{Depth: 4})
	if err != nil {
		panic(err)
	}
	fmt.Println(r.Move, r.Lines[0].Score)
	// Output: a1a8 mate 1
}

// A search in the background, with progress, that is stopped by hand.
func ExampleEngine_Start() {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	if err != nil {
		panic(err)
	}
	defer e.Close()
	g, err := songky.NewGame(songky.Xiangqi)
	if err != nil {
		panic(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	started := make(chan struct{}, songky.MaxDepth)
	s, err := e.Start(ctx, g, songky.Limits{OnInfo: func(i songky.Info) bool {
		started <- struct{}{}
		return true
	}})
	if err != nil {
		panic(err)
	}
	<-started // the first depth is done
	s.Stop()
	r, err := s.Wait()
	fmt.Println(r.Move != 0, err)
	// Output: true <nil>
}

// The machine's answer to an offered draw, for the side that it plays.
func ExampleEngine_AnswerDraw() {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	if err != nil {
		panic(err)
	}
	defer e.Close()
	// Blue, a queen ahead, is asked.
	g, err := songky.NewGame(songky.Chess, songky.WithFEN("3qk3/8/8/8/8/8/8/4K3 w - - 0 60"))
	if err != nil {
		panic(err)
	}
	takes, err := e.AnswerDraw(context.Background(), g, songky.Blue, songky.Limits{Level: songky.LevelNormal})
	fmt.Println(takes, err)
	// Output: false <nil>
}

// Thinking on the opponent's time: the times begin to run with the hit.
func ExampleSearch_PonderHit() {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	if err != nil {
		panic(err)
	}
	defer e.Close()
	g, err := songky.NewGame(songky.Xiangqi)
	if err != nil {
		panic(err)
	}
	for _, m := range []string{"h3e3", "h10g8"} { // one's own move, and the reply that is expected
		move, err := g.ParseMove(m)
		if err != nil {
			panic(err)
		}
		if err := g.Play(move); err != nil {
			panic(err)
		}
	}
	s, err := e.Start(context.Background(), g, songky.Limits{Ponder: true, Time: 20 * time.Millisecond})
	if err != nil {
		panic(err)
	}
	s.PonderHit() // the reply came; after another one s.Stop() would have ended the search
	r, err := s.Wait()
	fmt.Println(r.Move != 0, err)
	// Output: true <nil>
}
