package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

var micros = regexp.MustCompile(`"(micros|slowest)":\d+`)

// games are the lines of a file of games, without the times.
func games(t *testing.T, path string) string {
	t.Helper()
	data, err := os.ReadFile(path)
	require.NoError(t, err)
	return micros.ReplaceAllString(string(data), "")
}

// untimed is a tally without the times.
func untimed(s tally) tally {
	for i := range s.efforts {
		s.efforts[i].Micros, s.efforts[i].Slowest = 0, 0
	}
	return s
}

// TestDeterminism: with limits of nodes, games do not depend on how many are played at once, nor
// on the games before them.
func TestDeterminism(t *testing.T) {
	for _, v := range []songky.Variant{songky.Xiangqi, songky.CoUpClassic} {
		dir := t.TempDir()
		var first *match
		for _, concurrency := range []int{1, 3} {
			s := quick(v, 6)
			s.out = filepath.Join(dir, fmt.Sprint(concurrency))
			s.concurrency = concurrency
			m := playAll(t, s)
			if first == nil {
				first = m
			}
			assert.Equal(t, games(t, first.out), games(t, m.out))
			assert.Equal(t, untimed(first.tally), untimed(m.tally))
		}
		s := quick(v, 6)
		s.seed++
		s.out = filepath.Join(dir, "other seed")
		assert.NotEqual(t, games(t, first.out), games(t, playAll(t, s).out))
	}
}

// TestResume: a match that was cut off anywhere goes on to the same end.
func TestResume(t *testing.T) {
	whole := quick(songky.Chess, 6)
	whole.specs = [2]spec{small(60), small(30)}
	whole.out = filepath.Join(t.TempDir(), "games")
	m := playAll(t, whole)
	data, err := os.ReadFile(whole.out)
	require.NoError(t, err)
	lines := bytes.SplitAfter(data, []byte("\n"))
	require.Len(t, lines, 1+6+1)
	cuts := []int{5, len(lines[0]) + 10, len(data) - 3, len(data)}
	for _, n := range []int{2, 3, 4} {
		cuts = append(cuts, len(bytes.Join(lines[:n], nil)))
	}
	for _, cut := range cuts {
		require.NoError(t, os.WriteFile(whole.out, data[:cut], 0o600))
		again := playAll(t, whole)
		assert.Equal(t, untimed(m.tally), untimed(again.tally), "cut at %d", cut)
		assert.Equal(t, micros.ReplaceAllString(string(data), ""), games(t, whole.out), "cut at %d", cut)
	}
}

// TestLongerMatch: a finished match is taken further by asking for more games.
func TestLongerMatch(t *testing.T) {
	s := quick(songky.CoGanh, 4)
	s.out = filepath.Join(t.TempDir(), "games")
	playAll(t, s)
	s.games = 6
	longer := playAll(t, s)
	assert.Equal(t, 6, longer.tally.games())
	s.games = 2
	assert.Equal(t, 2, playAll(t, s).tally.games())
	s.games = 6
	s.out = ""
	assert.Equal(t, untimed(playAll(t, s).tally), untimed(longer.tally))
}

func TestFilesOfOtherMatches(t *testing.T) {
	s := quick(songky.Chess, 2)
	s.out = filepath.Join(t.TempDir(), "games")
	playAll(t, s)
	other := s
	other.specs[playerA].limit.nodes++
	_, err := other.play(context.Background(), unwatched)
	assert.ErrorContains(t, err, "belongs to another match")
	data, err := os.ReadFile(s.out)
	require.NoError(t, err)
	for text, message := range map[string]string{
		"hello\n": "not a file of games",
		string(bytes.Replace(data, []byte(`"round":1`), []byte(`"round":2`), 1)): "round 2 where 1 was due",
		string(bytes.Replace(data, []byte(`{"meta"`), []byte(`{meta"`), 1)):      "line 2",
	} {
		require.NoError(t, os.WriteFile(s.out, []byte(text), 0o600))
		_, err := s.play(context.Background(), unwatched)
		assert.ErrorContains(t, err, message)
		kept, err := os.ReadFile(s.out)
		require.NoError(t, err)
		assert.Equal(t, text, string(kept), "a file that is not understood is left alone")
	}
}

// TestSPRTStopsTheMatch: at the same round, however many games are played at once.
func TestSPRTStopsTheMatch(t *testing.T) {
	var played []int
	for _, concurrency := range []int{1, 4} {
		s := quick(songky.CoGanh, 1000)
		s.plyCap = 250
		s.specs = [2]spec{small(300), small(1)}
		s.test = sprt{0, 200, 0.2, 0.2}
		s.concurrency = concurrency
		s.out = filepath.Join(t.TempDir(), "games")
		m := playAll(t, s)
		assert.Equal(t, acceptElo1, m.found)
		assert.Less(t, m.tally.games(), 200)
		played = append(played, m.tally.games())
		assert.Equal(t, m.tally.games(), playAll(t, s).tally.games(), "nothing is left to play")
	}
	assert.Equal(t, played[0], played[1])
}

// TestInterruptedMatch: what was played is there, and what is left is played later.
func TestInterruptedMatch(t *testing.T) {
	s := quick(songky.Chess, 8)
	s.out = filepath.Join(t.TempDir(), "games")
	ctx, cancel := context.WithCancel(context.Background())
	m, err := s.play(ctx, func(t *tally) {
		if t.games() >= 4 {
			cancel()
		}
	})
	require.ErrorIs(t, err, context.Canceled)
	assert.GreaterOrEqual(t, m.tally.games(), 4)
	assert.Equal(t, 8, playAll(t, s).tally.games())
}

// TestPairs: both games of a pair have one opening and one deal, and the players swap sides.
func TestPairs(t *testing.T) {
	s := quick(songky.CoUp, 4)
	table, err := newTable(s.regulations, s.specs, 2)
	require.NoError(t, err)
	defer table.close()
	round, err := table.do(context.Background(), job{0, opening{id: "x", fen: s.variant.Info().Start, deal: 9}})
	require.NoError(t, err)
	require.Len(t, round, 2)
	assert.Equal(t, "A", round[0].Meta.Red)
	assert.Equal(t, "B", round[1].Meta.Red)
	deal := regexp.MustCompile(`"deal":"[^"]*"`)
	assert.Equal(t, deal.FindString(string(round[0].Game)), deal.FindString(string(round[1].Game)))
	assert.NotEmpty(t, deal.FindString(string(round[0].Game)))
}

// TestWorkFails: an error of any stage ends the work.
func TestWorkFails(t *testing.T) {
	wrong := errors.New("wrong")
	for _, stage := range []string{"produce", "hire", "do", "take"} {
		at := func(s string) error {
			if s == stage {
				return wrong
			}
			return nil
		}
		a := assembly[int, int]{
			workers: 2,
			produce: func(_ context.Context, emit func(int) bool) error {
				for i := 0; i < 50 && emit(i); i++ {
				}
				return at("produce")
			},
			hire: func() (worker[int, int], error) { return doer(func() error { return at("do") }), at("hire") },
			take: func(int) (bool, error) { return true, at("take") },
		}
		assert.ErrorIs(t, a.run(context.Background()), wrong, stage)
	}
}

type doer func() error

func (d doer) do(_ context.Context, j int) (int, error) { return j, d() }
func (d doer) close()                                   {}

// scripted is a player of the test's.
type scripted func(q question) (answer, error)

func (scripted) newGame(context.Context) error                         { return nil }
func (p scripted) think(_ context.Context, q question) (answer, error) { return p(q) }
func (scripted) close()                                                {}

// first plays the first legal move with a score for Red.
func first(score int) scripted {
	return func(q question) (answer, error) {
		s := score
		if q.game.Turn() == songky.Blue {
			s = -s
		}
		return answer{move: q.game.LegalMoves()[0], score: songky.Score{Centipawns: s}, scored: true}, nil
	}
}

func seat(a, b player) *table {
	return &table{regulations: quick(songky.Xiangqi, 2).regulations, players: [2]player{a, b}}
}

func playOne(t *testing.T, table *table, aRed bool) meta {
	t.Helper()
	e, err := table.play(context.Background(), opening{fen: table.variant.Info().Start}, aRed)
	require.NoError(t, err)
	return e.Meta
}

func TestPlyCap(t *testing.T) {
	table := seat(first(0), first(0))
	table.plyCap = 3
	m := playOne(t, table, true)
	assert.Equal(t, []any{"draw", reasonPlyCap, 3, 1}, []any{m.Winner, m.Reason, m.Plies, m.points()})
}

func TestAdjudication(t *testing.T) {
	for _, c := range []struct {
		a, b   int
		winner string
		points int
	}{
		{900, 700, "red", 2}, {-600, -500, "blue", 0}, {900, 499, "draw", 1}, {900, -900, "draw", 1}, {winning, winning, "red", 2},
	} {
		table := seat(first(c.a), first(c.b))
		table.verdict = verdict{500, 4}
		table.plyCap = 5
		m := playOne(t, table, true)
		assert.Equal(t, c.winner, m.Winner, "%v", c)
		assert.Equal(t, c.points, m.points(), "%v", c)
		if m.Winner != "draw" {
			assert.Equal(t, reasonScore, m.Reason)
			assert.Equal(t, 4, m.Plies)
		}
	}
	table := seat(first(900), first(900))
	table.plyCap = 20
	assert.NotEqual(t, reasonScore, playOne(t, table, true).Reason, "off by default")
}

func TestScoreJudgeBeginsAnew(t *testing.T) {
	red := func(cp int) answer { return answer{score: songky.Score{Centipawns: cp}, scored: true} }
	j := scoreJudge{verdict: verdict{100, 2}}
	for i, c := range []struct {
		side    songky.Side
		a       answer
		decided bool
	}{
		{songky.Red, red(150), false}, {songky.Blue, red(150), false}, {songky.Red, red(99), false}, {songky.Blue, red(-200), false},
		{songky.Red, answer{}, false}, {songky.Blue, red(-200), false}, {songky.Red, red(100), true},
	} {
		loser, decided := j.note(c.side, c.a)
		assert.Equal(t, c.decided, decided, "%d", i)
		if decided {
			assert.Equal(t, songky.Blue, loser)
		}
	}
}

func TestIllegalMoveLoses(t *testing.T) {
	bad := scripted(func(question) (answer, error) { return answer{}, nil })
	for _, aRed := range []bool{true, false} {
		m := playOne(t, seat(first(0), bad), aRed)
		assert.Equal(t, []any{2, reasonIllegal}, []any{m.points(), m.Reason})
		assert.NotEmpty(t, m.Detail)
	}
	_, err := seat(first(0), scripted(func(question) (answer, error) { return answer{}, errors.New("gone") })).
		play(context.Background(), opening{fen: songky.Xiangqi.Info().Start}, true)
	assert.ErrorContains(t, err, "gone", "what is no fault of a player's ends the match")
}

// TestClocks: time is taken off, the increment added; the margin forgives but is not paid out.
func TestClocks(t *testing.T) {
	table := seat(first(0), first(0))
	table.patience.margin = 10 * time.Millisecond
	table.limits[playerA].clock = control{time.Second, 100 * time.Millisecond}
	p := &party{table: table, aRed: false, clocks: [2]time.Duration{0, time.Second}}
	require.NoError(t, p.charge(songky.Red, time.Hour), "B has no limit")
	require.NoError(t, p.charge(songky.Blue, 300*time.Millisecond))
	assert.Equal(t, 800*time.Millisecond, p.clocks[songky.Blue])
	require.NoError(t, p.charge(songky.Blue, 805*time.Millisecond))
	assert.Equal(t, 100*time.Millisecond, p.clocks[songky.Blue])
	err := p.charge(songky.Blue, 111*time.Millisecond)
	require.NotNil(t, failed(err))
	assert.Equal(t, reasonTime, failed(err).reason)
}

func TestLossOnTimeIsRecorded(t *testing.T) {
	late := scripted(func(question) (answer, error) { return answer{}, fail(reasonTime, "late") })
	e, err := seat(late, first(0)).play(context.Background(), opening{fen: songky.Xiangqi.Info().Start}, true)
	require.NoError(t, err)
	g, err := songky.LoadGame(e.Game)
	require.NoError(t, err)
	assert.Equal(t, songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonTime}, g.Outcome())
}

// TestLibraryPlayers: every kind of limit works, on either side.
func TestLibraryPlayers(t *testing.T) {
	for _, l := range []limit{
		{nodes: 20}, {depth: 1}, {movetime: time.Millisecond}, {clock: control{50 * time.Millisecond, time.Millisecond}}, {level: 1},
	} {
		s := quick(songky.CoGanh, 2)
		s.plyCap = 12
		s.specs[playerA].limit = l
		m := playAll(t, s)
		assert.Zero(t, m.tally.faults(), "%v: %v", l, m.tally.reasons)
		assert.Positive(t, m.tally.efforts[playerA].Nodes)
	}
}

func TestProgressOnATerminal(t *testing.T) {
	s := quick(songky.Chess, 2)
	var out strings.Builder
	p := newProgress(&out, &s, 1)
	assert.False(t, p.terminal)
	p.terminal = true
	p.note(&tally{wins: 1, pairs: pentanomial{4: 1}, reasons: map[string]*[3]int{reasonHang: {1, 0, 0}}})
	p.end()
	assert.Regexp(t, `^\r1/2 games: \+1 =0 -0, Elo \+Inf, 1 failures\x1b\[K\n$`, out.String())
}
