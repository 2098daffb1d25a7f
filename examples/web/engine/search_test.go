package main

import (
	"context"
	"testing"

	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func newThinker(t *testing.T) int32 {
	t.Helper()
	e := done(t, songkyEngineNew(1))
	t.Cleanup(func() { songkyEngineFree(e) })
	return e
}

// think runs a search to its end.
func think(t *testing.T, engine, game int32, request object) resultJSON {
	t.Helper()
	begin(t, engine, game, request)
	for done(t, songkySlicesStep(engine)) == 1 {
	}
	return takeJSON[resultJSON](t, songkySlicesResult(engine))
}

func begin(t *testing.T, engine, game int32, request object) {
	t.Helper()
	request["slice"] = 100
	done(t, songkySlicesStart(engine, game, putJSON(t, request)))
}

// TestSlicesFindTheSame: a search in slices finds what the library finds in one piece.
func TestSlicesFindTheSame(t *testing.T) {
	for _, v := range songky.Variants() {
		e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
		require.NoError(t, err)
		g, err := songky.NewGame(v, songky.WithSeed(1))
		require.NoError(t, err)
		want, err := e.BestMove(context.Background(), g, songky.Limits{Nodes: 5000, MultiPV: 2, Seed: 3})
		require.NoError(t, err)

		game := start(t, object{"variant": v.String(), "seed": "1"})
		notation := songky.Coordinates
		if songky.VietnameseMoves.Covers(v) {
			notation = songky.VietnameseMoves
		}
		got := think(t, newThinker(t), game, object{"nodes": 5000, "multiPV": 2, "seed": "3", "notation": notation})
		assert.Equal(t, want.Move.String(), *got.Move)
		assert.Equal(t, want.Nodes, got.Nodes)
		require.Len(t, got.Lines, len(want.Lines))
		for i, line := range want.Lines {
			assert.Equal(t, line.Score.Centipawns, got.Lines[i].CP)
			require.Len(t, got.Lines[i].Moves, len(line.Moves))
			assert.Equal(t, g.Format(line.Moves[0], notation), got.Lines[i].Texts[0])
		}
		assert.Equal(t, got.Lines[0].Texts[0], *got.Text)
		assert.False(t, got.Stopped)
	}
}

// TestLinesShowNothingHidden: a line is written out only up to the first piece that turns up.
func TestLinesShowNothingHidden(t *testing.T) {
	game := start(t, object{"variant": "coup", "seed": "1"})
	r := think(t, newThinker(t), game, object{"depth": 3, "seed": "1"})
	assert.Len(t, r.Lines[0].Texts, 1, "at first every piece is face down but the generals")
	assert.EqualValues(t, 0, songkyPlies(game))
}

func TestSearchIsStopped(t *testing.T) {
	engine, game := newThinker(t), start(t, object{"variant": "songky"})
	begin(t, engine, game, object{"infinite": true})
	assert.EqualValues(t, statusBusy, songkySlicesStart(engine, game, putJSON(t, object{"depth": 1, "slice": 1})))
	assert.EqualValues(t, statusBusy, songkyEngineClear(engine))
	told := 0
	for range 200 {
		done(t, songkySlicesStep(engine))
		if n := done(t, songkySlicesInfo(engine)); n > 0 {
			told++
			assert.NotEmpty(t, takeJSON[infoJSON](t, n).Lines)
		}
	}
	assert.Positive(t, told)
	done(t, songkyStop(engine))
	for done(t, songkySlicesStep(engine)) == 1 {
	}
	r := takeJSON[resultJSON](t, songkySlicesResult(engine))
	assert.True(t, r.Stopped)
	assert.NotNil(t, r.Move)
	assert.EqualValues(t, statusState, songkyStop(engine), "no search runs")
	done(t, songkyEngineClear(engine))
}

func TestSearchRefusals(t *testing.T) {
	engine, game := newThinker(t), start(t, object{"variant": "chess"})
	for want, o := range map[int32]object{
		statusLimit:    {"slice": 100},
		statusArg:      {"slice": 100, "timeMs": -1},
		statusHandle:   {"slice": 100, "clock": 9999},
		statusNotation: {"slice": 100, "depth": 1, "notation": 99},
		statusIllegal:  {"slice": 100, "depth": 1, "moves": []string{"a1a8"}},
	} {
		assert.Equal(t, want, songkySlicesStart(engine, game, putJSON(t, o)), o)
	}
	for _, o := range []object{{"depth": 1}, {"slice": 100, "level": 7}, {"slice": 100, "level": -1}, {"slice": 100, "depth": 1000}} {
		assert.EqualValues(t, statusLimit, songkySlicesStart(engine, game, putJSON(t, o)), o)
	}
	done(t, songkyResign(game, 0))
	assert.EqualValues(t, statusOver, songkySlicesStart(engine, game, putJSON(t, object{"slice": 100, "depth": 1})))
	assert.EqualValues(t, statusLimit, songkyEngineNew(-1))
}

// TestSearchByTheClock: a search takes what the game's clock allows, and knows only the moves it is told.
func TestSearchByTheClock(t *testing.T) {
	engine, game := newThinker(t), start(t, object{"variant": "chess"})
	clock := done(t, songkyClockNew(putJSON(t, object{"mainMs": 1}), 0, 0))
	r := think(t, engine, game, object{"clock": clock, "nowMs": 0.5, "moves": []string{"a2a3"}})
	assert.Equal(t, "a2a3", *r.Move)
}

// TestDrawsAreAnswered as Engine.AnswerDraw answers them, whoever is to move.
func TestDrawsAreAnswered(t *testing.T) {
	answers := map[int32]bool{}
	for _, fen := range []string{
		"4k3/8/8/8/8/8/8/QQQ1K3 w - - 0 60", "4k3/8/8/8/8/8/8/4K2R w - - 0 60", "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 b - - 0 60",
		"qqq1k3/8/8/8/8/8/8/4K3 w - - 0 60",
	} {
		for side := range int32(2) {
			for _, level := range []int{1, 3} {
				e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
				require.NoError(t, err)
				g, err := songky.NewGame(songky.Chess, songky.WithFEN(fen))
				require.NoError(t, err)
				limits := songky.Limits{Level: songky.Level(level), Nodes: 2000, Seed: 1}
				want, err := e.AnswerDraw(context.Background(), g, songky.Side(side), limits)
				require.NoError(t, err)

				engine, game := newThinker(t), start(t, object{"variant": "chess", "fen": fen})
				begin(t, engine, game, object{"level": level, "nodes": 2000, "seed": "1", "answers": side})
				for done(t, songkySlicesStep(engine)) == 1 {
				}
				got := done(t, songkySlicesDraw(engine, side))
				assert.Equal(t, flag(want), got, "%s, side %d, level %d", fen, side, level)
				answers[got] = true
			}
		}
	}
	assert.Len(t, answers, 2, "some are taken, some are not")
}

// TestDrawByOwnKnowledge: where capturers see, who answers goes by what that side knows.
func TestDrawByOwnKnowledge(t *testing.T) {
	game := start(t, object{"variant": "coup-classic", "seed": 1})
	play(t, game, "b3b10")
	g := games[game]
	red, err := answering(g, 0)
	require.NoError(t, err)
	assert.Equal(t, g.View(songky.Red).FEN(), red.Position().FEN())
	assert.NotEqual(t, g.View(songky.Blue).FEN(), red.Position().FEN())
	blue, err := answering(g, 1)
	require.NoError(t, err)
	assert.Same(t, g, blue, "who is to move is asked about the game itself")

	engine := newThinker(t)
	begin(t, engine, game, object{"level": 1, "answers": 0})
	for done(t, songkySlicesStep(engine)) == 1 {
	}
	done(t, songkySlicesDraw(engine, 0))
	assert.EqualValues(t, statusArg, songkySlicesStart(engine, game, putJSON(t, object{"level": 1, "slice": 1, "answers": 2})))
}
