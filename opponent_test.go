package songky_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

const (
	// lostForRed has a bare general of Red, to move, against two chariots and two cannons.
	lostForRed = "4k4/9/9/9/9/9/9/rc5cr/9/3K5 w - - 0 40"
	// evenEnd has an advisor each and nothing that could win.
	evenEnd = "4k4/4a4/9/9/9/9/9/9/4A4/4K4 w - - 0 40"
	// mateInTwoForRed has two chariots of Red, to move, against a bare general.
	mateInTwoForRed = "3k5/9/9/9/9/9/9/9/R8/5K1R1 w - - 0 40"
)

func TestOnlyTheMovesThatAreAskedFor(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		only := g.LegalMoves()[2:4]
		r := searchFresh(t, g, songky.Limits{Depth: 3, Moves: only, MultiPV: 10})
		assert.Len(t, r.Lines, 2)
		for _, line := range r.Lines {
			assert.Contains(t, only, line.Moves[0])
		}
	})
}

func TestMovesThatAreAskedForMustBeLegal(t *testing.T) {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer e.Close()
	g := newGame(t, songky.Xiangqi)
	_, err = e.BestMove(context.Background(), g, songky.Limits{Depth: 1, Moves: []songky.Move{move(t, "a1a9")}})
	assert.NotNil(t, as[*songky.IllegalMoveError](err), "%v", err)
	_, err = e.BestMove(context.Background(), g, songky.Limits{Depth: 1, Mate: -1})
	assert.ErrorIs(t, err, songky.ErrLimits)
}

func TestMateEndsASearch(t *testing.T) {
	g := fromFEN(t, songky.Xiangqi, mateInTwoForRed)
	long := searchFresh(t, g, songky.Limits{Depth: 12})
	short := searchFresh(t, g, songky.Limits{Depth: 12, Mate: 2})
	assert.Equal(t, 2, long.Lines[0].Score.MateIn)
	assert.Equal(t, 2, short.Lines[0].Score.MateIn)
	assert.Less(t, short.Depth, long.Depth)
}

// A search that ponders has no use for its times until the hit: depths that a nanosecond does not
// allow come before it.
func TestPondering(t *testing.T) {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer e.Close()
	deep := make(chan struct{})
	s, err := e.Start(context.Background(), newGame(t, songky.SongKy), songky.Limits{
		Ponder: true, Time: time.Nanosecond, OnInfo: func(i songky.Info) bool {
			if i.Depth == 6 {
				close(deep)
			}
			return true
		},
	})
	require.NoError(t, err)
	select {
	case <-deep:
	case <-s.Done():
		t.Fatal("the times ran before the hit")
	}
	s.PonderHit()
	s.PonderHit()
	r, err := s.Wait()
	assert.NoError(t, err)
	assert.GreaterOrEqual(t, r.Depth, 6)
}

func TestPonderingCanBeStopped(t *testing.T) {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20, Threads: 2})
	require.NoError(t, err)
	defer e.Close()
	s, err := e.Start(context.Background(), newGame(t, songky.Chess), songky.Limits{Ponder: true, Clock: songky.Clock{Remaining: time.Second}})
	require.NoError(t, err)
	s.Stop()
	r, err := s.Wait()
	assert.NoError(t, err)
	assert.NotZero(t, r.Move)
	s.PonderHit() // too late: nothing happens
}

// From Trung upward the computer resigns what is lost; below, and without a level, it plays on.
func TestResigning(t *testing.T) {
	g := fromFEN(t, songky.Xiangqi, lostForRed)
	even := fromFEN(t, songky.Xiangqi, evenEnd)
	for level := songky.Level(0); level <= songky.LevelGrandmaster; level++ {
		l := songky.Limits{Level: level, Nodes: 3_000}
		assert.Equal(t, level >= songky.LevelIntermediate, searchFresh(t, g, l).Resigns, level)
		assert.False(t, searchFresh(t, even, l).Resigns, level)
		assert.False(t, searchFresh(t, newGame(t, songky.SongKy), l).Resigns, "the weaker army, %v", level)
	}
}

func TestAnsweringADrawOffer(t *testing.T) {
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer e.Close()
	answer := func(g *songky.Game, s songky.Side, level songky.Level) bool {
		e.Clear()
		yes, err := e.AnswerDraw(context.Background(), g, s, songky.Limits{Level: level, Nodes: 3_000})
		require.NoError(t, err)
		return yes
	}
	even := afterPlies(t, evenEnd, 24)
	for level := songky.Level(0); level <= songky.LevelGrandmaster; level++ {
		lost := fromFEN(t, songky.Xiangqi, lostForRed)
		assert.True(t, answer(lost, songky.Red, level), "lost, %v", level)
		assert.False(t, answer(lost, songky.Blue, level), "won, %v", level)
		assert.False(t, answer(newGame(t, songky.Xiangqi), songky.Red, level), "early, %v", level)
		assert.Equal(t, level <= songky.LevelIntermediate, answer(even, songky.Red, level), "even, %v", level)
	}
	_, err = e.AnswerDraw(context.Background(), even, 2, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrSide)
	_, err = e.AnswerDraw(context.Background(), nil, songky.Red, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNilGame)
	_, err = e.AnswerDraw(context.Background(), even, songky.Red, songky.Limits{})
	assert.ErrorIs(t, err, songky.ErrNoLimit)
}

// afterPlies is a game of xiangqi, without an end by repetition, in which generals have stepped to
// and fro.
func afterPlies(t *testing.T, fen string, plies int) *songky.Game {
	t.Helper()
	rules, err := songky.RulesByName("songky")
	require.NoError(t, err)
	rules.Repetition = 0
	g := newGame(t, songky.Xiangqi, songky.WithFEN(fen), songky.WithRules(rules))
	steps := [...]string{"e1d1", "e10f10", "d1e1", "f10e10"}
	for ply := range plies {
		play(t, g, steps[ply%len(steps)])
	}
	return g
}

// With a level the first moves differ from game to game, on the strongest too; analysis repeats
// itself whatever the seed.
func TestFirstMovesVary(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	chosen := func(l songky.Level) (n int) {
		seen := map[songky.Move]bool{}
		for seed := range uint64(20) {
			seen[searchFresh(t, g, songky.Limits{Level: l, Nodes: 5_000, Seed: seed}).Move] = true
		}
		return len(seen)
	}
	assert.Equal(t, 1, chosen(0))
	for _, l := range songky.Levels() {
		assert.Greater(t, chosen(l), 1, l)
	}
}
