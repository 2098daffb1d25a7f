package main

import (
	"bytes"
	"context"
	"io"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// hurried is an engine that never thinks for long or takes much memory.
type hurried struct{ engine }

func newHurried(songky.EngineOptions) (engine, error) {
	e, err := newEngine(songky.EngineOptions{HashBytes: 1 << 16})
	return hurried{e}, err
}

func (h hurried) Think(ctx context.Context, g *songky.Game, l songky.Limits, hit <-chan struct{}) (songky.Result, error) {
	l.Nodes, l.Depth, l.MultiPV = 100, 2, min(l.MultiPV, 3)
	return h.engine.Think(ctx, g, l, hit)
}

// FuzzScript feeds scripts to a session: it must come to its end, and print lines only.
func FuzzScript(f *testing.F) {
	for _, script := range []string{
		"uci\nisready\nucinewgame\nd\nquit\n",
		"position startpos moves h3e3 b10c8\ngo depth 2\nisready\nstop\n",
		"setoption name UCI_Variant value coup\nposition startpos moves b3b10=C a10b10\ngo infinite\nd",
		"setoption name UCI_Variant value chess-fide\nposition fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1\ngo perft 2\n",
		"setoption name UCI_Variant value coganh\ngo nodes 5 movetime 3 wtime 1 winc 0 movestogo 3\ngo mate 1\nponderhit",
		"setoption name MultiPV value 3\nsetoption name Level value 1\nsetoption name Clear Hash\ngo\ngo perft 2",
		"ucci\nsetoption usemillisec false\nposition startpos moves h2e2 h9g7\nbanmoves h0g2\ngo draw time 5 increment 0\nponderhit draw\nprobe\nquit\n",
		"go ponder wtime 300 btime 300\nponderhit\ngo ponder\nstop\ngo mate 2 searchmoves h3e3 a1a2 zz depth 1\ndebug on\ngo byoyomi 3\n",
		"setoption name Rules value cxq\nsetoption name UCI_Variant value xiangqi\nsetoption name Rules value cxq\nposition startpos moves h3e3\nsetoption name Rules value fide\nregister later\nsetoption name UCI_LimitStrength value true\nsetoption name UCI_Elo value 1000\ngo",
		"setoption name Hash value 65536\nsetoption name Threads value 512\ngo\n\x00\xff\r\n",
	} {
		f.Add([]byte(script))
	}
	f.Fuzz(func(t *testing.T, script []byte) {
		var out bytes.Buffer
		ended := make(chan error, 1)
		go func() { ended <- run(bytes.NewReader(script), &out, host{newHurried, seven}) }()
		select {
		case err := <-ended:
			require.NoError(t, err)
		case <-time.After(guard):
			require.FailNow(t, "does not end")
		}
		text, err := io.ReadAll(&out)
		require.NoError(t, err)
		require.True(t, len(text) == 0 || text[len(text)-1] == '\n')
		require.NotContains(t, string(text), "\r")
	})
}
