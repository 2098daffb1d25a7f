package main

import (
	"context"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func fakeSpec(kind string, l limit) spec {
	return spec{command: os.Args[0], args: []string{fakePeer, kind}, threads: 1, limit: l}
}

// againstFake plays the library, as A, against a fake.
func againstFake(t *testing.T, v songky.Variant, kind string, l limit, p patience) *match {
	t.Helper()
	s := quick(v, 2)
	s.patience = p
	s.plyCap = 30
	s.specs = [2]spec{small(1), fakeSpec(kind, l)}
	return playAll(t, s)
}

func TestGoodPeer(t *testing.T) {
	for _, v := range []songky.Variant{songky.Chess, songky.Xiangqi, songky.CoUp, songky.CoGanh} {
		m := againstFake(t, v, "good", limit{nodes: 10}, calm)
		assert.Zero(t, m.tally.faults(), "%s: %v", v, m.tally.reasons)
		e := m.tally.efforts[playerB]
		assert.Equal(t, uint64(e.Moves)*1234, e.Nodes)
		assert.Equal(t, e.Moves*7, e.Depth)
	}
}

// TestPeersThatFail: whatever a peer does wrong, it loses that game for that reason, and plays the
// next one.
func TestPeersThatFail(t *testing.T) {
	for kind, reason := range map[string]string{
		"crash": reasonCrash, "illegal": reasonIllegal, "nonsense": reasonIllegal, "none": reasonIllegal,
	} {
		t.Run(kind, func(t *testing.T) {
			t.Parallel()
			m := againstFake(t, songky.Xiangqi, kind, limit{nodes: 10}, calm)
			require.Contains(t, m.tally.reasons, reason, "%v", m.tally.reasons)
			assert.Equal(t, [3]int{2, 0, 0}, *m.tally.reasons[reason])
			assert.Equal(t, 2, m.tally.faults())
		})
	}
}

func TestPeerThatHangs(t *testing.T) {
	t.Parallel()
	s := quick(songky.Xiangqi, 1)
	s.paired = false
	s.patience.hang = 4 * time.Second
	s.specs = [2]spec{small(1), fakeSpec("hang", limit{nodes: 10})}
	m := playAll(t, s)
	require.Contains(t, m.tally.reasons, reasonHang, "%v", m.tally.reasons)
	assert.Equal(t, 1, m.tally.wins)
}

func TestGarbageIsOverheard(t *testing.T) {
	m := againstFake(t, songky.Xiangqi, "garbage", limit{nodes: 10}, calm)
	assert.Zero(t, m.tally.faults(), "%v", m.tally.reasons)
}

func TestSlowPeers(t *testing.T) {
	p := patience{margin: time.Millisecond, hang: time.Minute}
	for _, l := range []limit{{movetime: 100 * time.Millisecond}, {clock: control{100 * time.Millisecond, 0}}} {
		m := againstFake(t, songky.Xiangqi, "slow", l, p)
		require.Contains(t, m.tally.reasons, reasonTime, "%v", m.tally.reasons)
		assert.Equal(t, [3]int{2, 0, 0}, *m.tally.reasons[reasonTime])
	}
	m := againstFake(t, songky.Chess, "good", limit{movetime: time.Millisecond}, calm)
	assert.Zero(t, m.tally.faults(), "the margin forgives")
}

// TestRestarts: a program is started once, and again only after it has failed.
func TestRestarts(t *testing.T) {
	for kind, starts := range map[string]int{"good": 1, "crash": 3, "illegal": 1} {
		p := &uciPlayer{spec: fakeSpec(kind, limit{nodes: 1}), variant: songky.Chess, patience: calm}
		table := &table{players: [2]player{p, p}, limits: [2]limit{p.spec.limit, p.spec.limit}}
		table.regulations = quick(songky.Chess, 1).regulations
		for range 3 {
			_, err := table.play(context.Background(), opening{fen: songky.Chess.Info().Start}, true)
			require.NoError(t, err)
		}
		p.close()
		assert.Equal(t, starts, p.starts, kind)
	}
}

// TestPeersThatCannotPlay: a match ends at once where a peer cannot play at all.
func TestPeersThatCannotPlay(t *testing.T) {
	for _, c := range []struct {
		kind    string
		variant songky.Variant
		message string
	}{
		{"good", songky.SongKy, `it does not play "songky"`},
		{"chess", songky.Xiangqi, `it does not play "xiangqi"`},
		{"deaf", songky.Chess, "the program does not answer"},
	} {
		s := quick(c.variant, 2)
		s.specs[playerB] = fakeSpec(c.kind, limit{nodes: 1})
		if c.kind == "deaf" {
			s.patience.hang = time.Second
		}
		_, err := s.play(context.Background(), unwatched)
		assert.ErrorContains(t, err, c.message)
	}
	m := againstFake(t, songky.Chess, "chess", limit{nodes: 1}, calm)
	assert.Zero(t, m.tally.faults(), "a program without other games plays chess")
}

func TestCommands(t *testing.T) {
	g, err := songky.NewGame(songky.SongKyBalanced)
	require.NoError(t, err)
	q := question{game: g, start: g.FEN(), clocks: [2]time.Duration{1500 * time.Millisecond, 0}}
	fairy, err := namedDialect("fairy")
	require.NoError(t, err)
	assert.Equal(t, "position fen rnb2kbnr/p1pp1pp1p/9/9/9/9/S1S1S1S1S/1C2R2C1/9/RHEAGAEHR w - - 0 1",
		positionCommand(&fairy, q))
	for _, text := range []string{"h3h8", "d9d8"} {
		m, err := songky.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	var own dialect
	assert.Equal(t, "position fen "+q.start+" moves h3h8 d9d8", positionCommand(&own, q))
	assert.Equal(t, q.start, own.fen(songky.SongKyBalanced, q.start))
	assert.Equal(t, "RNBAKABNR w", fairy.fen(songky.Xiangqi, "RNBAKABNR w"), "the letters are for Song Ky alone")
	assert.Equal(t, "chess-nocastle", fairy.variant(songky.Chess))
	assert.Equal(t, "xiangqi", fairy.variant(songky.Xiangqi))

	assert.Equal(t, "go nodes 5 depth 6", goCommand(limit{nodes: 5, depth: 6}, q))
	assert.Equal(t, "go movetime 70", goCommand(limit{movetime: 70 * time.Millisecond}, q))
	assert.Equal(t, "go wtime 1500 btime 1 winc 20 binc 20", goCommand(limit{clock: control{time.Second, 20 * time.Millisecond}}, q))
}

// TestRevealsAreTold: in games with face-down pieces the moves say what turned up.
func TestRevealsAreTold(t *testing.T) {
	g, err := songky.NewGame(songky.CoUp, songky.WithDeal("b3=R"), songky.WithSeed(1))
	require.NoError(t, err)
	start := g.FEN()
	m, err := songky.ParseMove("b3c3")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	var own dialect
	assert.Equal(t, "position fen "+start+" moves b3c3=R", positionCommand(&own, question{game: g, start: start}))
}

func TestSpec(t *testing.T) {
	s, err := parseSpec("cmd=/some/where/engine,args=-a b,option.Hash=16,option.Clear Hash=,threads=2,hash=8," +
		"variant.songky=sk,letters=NH,clock=10+0.1,seed=7")
	require.NoError(t, err)
	assert.Equal(t, []string{"-a", "b"}, s.args)
	assert.Equal(t, []setting{{"Threads", "2"}, {"Hash", "8"}, {"Hash", "16"}, {"Clear Hash", ""}}, s.optionList())
	assert.Equal(t, "sk", s.dialect.variant(songky.SongKy))
	assert.Equal(t, control{10 * time.Second, 100 * time.Millisecond}, s.limit.clock)
	assert.Equal(t, uint64(7), s.seed)
	assert.Equal(t, "engine clock=10s+100ms,threads=2", s.title())

	s, err = parseSpec("level=3,name=third")
	require.NoError(t, err)
	assert.Equal(t, "third level=3", s.title())
}
