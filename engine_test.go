package songky_test

import (
	"context"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// search runs a search on a fresh engine.
func searchFresh(t *testing.T, g *songky.Game, l songky.Limits) songky.Result {
	t.Helper()
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer e.Close()
	r, err := e.BestMove(context.Background(), g, l)
	require.NoError(t, err)
	return r
}

func TestEngineIsDeterministic(t *testing.T) {
	for _, v := range songky.Variants() {
		t.Run(v.String(), func(t *testing.T) {
			g, err := songky.NewGame(v, songky.WithSeed(3))
			require.NoError(t, err)
			l := songky.Limits{Nodes: 20_000, MultiPV: 2}
			a, b := searchFresh(t, g, l), searchFresh(t, g, l)
			a.Elapsed, b.Elapsed = 0, 0
			assert.Equal(t, a, b)
			assert.LessOrEqual(t, a.Nodes, uint64(20_000))
			assert.Len(t, a.Lines, 2)
			assert.Contains(t, g.LegalMoves(), a.Move)
			assert.Equal(t, a.Move, a.Lines[0].Moves[0])
		})
	}
}

// The lines that the engine shows can be played. Where a piece turns up the line ends.
func TestEngineLinesAreLegal(t *testing.T) {
	for _, v := range songky.Variants() {
		t.Run(v.String(), func(t *testing.T) {
			g, err := songky.NewGame(v, songky.WithSeed(4))
			require.NoError(t, err)
			for _, line := range searchFresh(t, g, songky.Limits{Depth: 4, MultiPV: 3}).Lines {
				c := g.Clone()
				for _, m := range line.Moves {
					require.NoError(t, c.Play(m), "%v", line.Moves)
				}
			}
		})
	}
}

// Two deals that both players see alike give the same search to the node.
func TestEngineCannotPeek(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		for seed := range uint64(3) {
			a, err := songky.NewGame(v, songky.WithSeed(seed))
			require.NoError(t, err)
			b, err := songky.NewGame(v, songky.WithSeed(seed+100))
			require.NoError(t, err)
			assert.Equal(t, a.FEN(), b.FEN())
			for level := songky.Level(0); level <= songky.LevelGrandmaster; level++ {
				l := songky.Limits{Nodes: 5_000, Level: level, Seed: 9}
				ra, rb := searchFresh(t, a, l), searchFresh(t, b, l)
				ra.Elapsed, rb.Elapsed = 0, 0
				assert.Equal(t, ra, rb)
			}
		}
	}
}

func TestEngineErrors(t *testing.T) {
	ctx := context.Background()
	g, err := songky.NewGame(songky.Xiangqi)
	require.NoError(t, err)
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)

	_, err = e.BestMove(ctx, nil, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNilGame)
	_, err = e.BestMove(ctx, g, songky.Limits{})
	assert.ErrorIs(t, err, songky.ErrNoLimit)
	for _, l := range []songky.Limits{
		{Depth: -1}, {Depth: songky.MaxDepth + 1}, {Time: -1}, {MultiPV: -1}, {Level: 7},
		{Clock: songky.Clock{Remaining: -time.Second}},
	} {
		_, err = e.BestMove(ctx, g, l)
		assert.ErrorIs(t, err, songky.ErrLimits, "%+v", l)
	}
	for _, o := range []songky.EngineOptions{{HashBytes: -1}, {Threads: -1}, {Threads: songky.MaxThreads + 1}, {HashBytes: songky.MaxHashBytes + 1}} {
		_, err = songky.NewEngine(o)
		assert.ErrorIs(t, err, songky.ErrLimits, "%+v", o)
	}

	require.NoError(t, g.Resign(songky.Red))
	_, err = e.BestMove(ctx, g, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNoMove)

	require.NoError(t, e.Close())
	require.NoError(t, e.Close())
	e.Clear()
	_, err = e.BestMove(ctx, g, songky.Limits{Depth: 1})
	assert.Error(t, err)
}

// A search that is cancelled, stopped or closed upon ends with a legal move.
func TestEngineStops(t *testing.T) {
	g, err := songky.NewGame(songky.SongKy)
	require.NoError(t, err)
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20, Threads: 2})
	require.NoError(t, err)

	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	r, err := e.BestMove(ctx, g, songky.Limits{})
	assert.ErrorIs(t, err, context.Canceled)
	assert.Contains(t, g.LegalMoves(), r.Move)
	assert.GreaterOrEqual(t, r.Nodes, uint64(1))

	ctx, cancel = context.WithCancel(context.Background())
	defer cancel()
	s, err := e.Start(ctx, g, songky.Limits{})
	require.NoError(t, err)
	_, err = e.Start(ctx, g, songky.Limits{})
	assert.ErrorIs(t, err, songky.ErrBusy)
	s.Stop()
	r, err = s.Wait()
	require.NoError(t, err)
	assert.Contains(t, g.LegalMoves(), r.Move)

	s, err = e.Start(ctx, g, songky.Limits{})
	require.NoError(t, err)
	require.NoError(t, e.Close())
	r, err = s.Wait()
	require.NoError(t, err)
	assert.Contains(t, g.LegalMoves(), r.Move)
	_, err = e.Start(ctx, g, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrClosed)
}

func TestEngineInfo(t *testing.T) {
	g, err := songky.NewGame(songky.Chess)
	require.NoError(t, err)
	var depths []int
	r := searchFresh(t, g, songky.Limits{Depth: 20, OnInfo: func(i songky.Info) bool {
		depths = append(depths, i.Depth)
		assert.NotEmpty(t, i.Lines)
		assert.NotEmpty(t, g.LegalMoves()) // no lock is held
		return i.Depth < 4
	}})
	assert.Equal(t, []int{1, 2, 3, 4}, depths)
	assert.Equal(t, 4, r.Depth)
}

// The game may change as soon as Start has returned.
func TestStartTakesASnapshot(t *testing.T) {
	g, err := songky.NewGame(songky.Xiangqi)
	require.NoError(t, err)
	want := g.LegalMoves()
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer e.Close()
	s, err := e.Start(context.Background(), g, songky.Limits{Nodes: 20_000})
	require.NoError(t, err)
	for range 3 {
		require.NoError(t, g.Play(g.LegalMoves()[0]))
	}
	r, err := s.Wait()
	require.NoError(t, err)
	assert.Contains(t, want, r.Move)
}

// Every level plays legal moves to the end of a game or far into it, in every variant.
func TestLevelsPlay(t *testing.T) {
	for _, v := range songky.Variants() {
		t.Run(v.String(), func(t *testing.T) {
			g, err := songky.NewGame(v, songky.WithSeed(7))
			require.NoError(t, err)
			e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
			require.NoError(t, err)
			defer e.Close()
			for ply := 0; ply < 80 && !g.Outcome().Over(); ply++ {
				l := songky.Limits{Level: 1 + songky.Level(ply%6), Nodes: 2_000, Seed: uint64(ply)}
				r, err := e.BestMove(context.Background(), g, l)
				require.NoError(t, err)
				require.NoError(t, g.Play(r.Move))
			}
		})
	}
}

// Every level sees a mate in one.
func TestLevelsSeeMateInOne(t *testing.T) {
	for _, c := range []struct {
		v         songky.Variant
		fen, mate string
	}{
		{songky.SongKy, "4k4/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1", "b8b10"},
		{songky.Xiangqi, "3k5/R8/1R7/8p/9/9/9/9/9/5K3 w - - 0 1", "b8b10"},
		{songky.Chess, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"},
		{songky.CoUp, "3k5/R8/1R7/x8/9/9/9/9/9/5K3 w P1 - 0 1", "b8b10"},
	} {
		g, err := songky.NewGame(c.v, songky.WithFEN(c.fen))
		require.NoError(t, err)
		for _, level := range append(songky.Levels(), 0) {
			for seed := range uint64(5) {
				r := searchFresh(t, g, songky.Limits{Level: level, Seed: seed, Nodes: 500})
				assert.Equal(t, c.mate, r.Move.String(), "%s %s", c.v, level)
				assert.Equal(t, 1, r.Lines[0].Score.MateIn)
			}
		}
	}
}

// BestMove of a game needs no engine of the host's, and several callers share it in turn.
func TestGameBestMove(t *testing.T) {
	g, err := songky.NewGame(songky.CoGanh)
	require.NoError(t, err)
	done := make(chan songky.Move)
	for range 3 {
		go func() {
			m, err := g.BestMove(context.Background(), songky.LevelEasy)
			assert.NoError(t, err)
			done <- m
		}()
	}
	for range 3 {
		assert.Contains(t, g.LegalMoves(), <-done)
	}
	_, err = g.BestMove(context.Background(), 0)
	assert.ErrorIs(t, err, songky.ErrNoLimit)
	_, err = g.BestMove(context.Background(), 9)
	assert.ErrorIs(t, err, songky.ErrLimits)
}

// A search in slices finds what one in a piece finds, and works only while it is stepped.
func TestSlices(t *testing.T) {
	g, err := songky.NewGame(songky.Xiangqi)
	require.NoError(t, err)
	l := songky.Limits{Nodes: 20_000}
	want := searchFresh(t, g, l)
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20, Threads: 2})
	require.NoError(t, err)
	defer e.Close()
	s, err := e.StartSlices(context.Background(), g, l, 700)
	require.NoError(t, err)
	steps := 0
	for s.Step() {
		steps++
	}
	got, err := s.Wait()
	require.NoError(t, err)
	assert.Equal(t, 20_000/700, steps)
	want.Elapsed, got.Elapsed = 0, 0
	assert.Equal(t, want, got)
	assert.False(t, s.Step())

	s, err = e.StartSlices(context.Background(), g, songky.Limits{Depth: 100}, 1000)
	require.NoError(t, err)
	assert.True(t, s.Step())
	_, err = e.Start(context.Background(), g, l)
	assert.ErrorIs(t, err, songky.ErrBusy)
	s.Stop()
	got, err = s.Wait()
	require.NoError(t, err)
	assert.Contains(t, g.LegalMoves(), got.Move)

	ctx, cancel := context.WithCancel(context.Background())
	s, err = e.StartSlices(ctx, g, songky.Limits{}, 1000)
	require.NoError(t, err)
	cancel()
	_, err = s.Wait()
	assert.ErrorIs(t, err, context.Canceled)

	_, err = e.StartSlices(ctx, g, l, 0)
	assert.ErrorIs(t, err, songky.ErrLimits)
}
