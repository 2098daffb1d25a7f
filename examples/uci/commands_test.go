package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestIntroduction(t *testing.T) {
	d := drive(t, genuine)
	d.send("uci")
	assert.Equal(t, []string{
		"id name Songky " + songky.Version,
		"id author the Songky authors",
		"option name UCI_Variant type combo default songky var songky var songky-balanced var xiangqi" +
			" var coup var coup-classic var chess var chess-fide var coganh var coganh-full-diagonals",
		"option name Rules type combo default default var default var songky var ttakji var cxq var cxq-moves var fide var coganh",
		"option name Captured type combo default default var default var unseen var capturer",
		"option name Hash type spin default 16 min 1 max 65536",
		"option name Clear Hash type button",
		"option name Threads type spin default 1 min 1 max 512",
		"option name MultiPV type spin default 1 min 1 max 256",
		"option name Ponder type check default false",
		"option name Move Overhead type spin default 50 min 0 max 10000",
		"option name Level type spin default 0 min 0 max 6",
		"option name UCI_LimitStrength type check default false",
		fmt.Sprintf("option name UCI_Elo type spin default %d min %d max %d", highestElo(), lowestElo(), highestElo()),
		"option name UCI_AnalyseMode type check default false",
		"uciok",
	}, d.until("uciok"))
	assert.Empty(t, d.end())
}

func TestHarmlessCommands(t *testing.T) {
	d := drive(t, genuine)
	assert.Empty(t, d.answers("", "  \t ", "stop", "ponderhit", "ponderhit draw", "ucinewgame", "register later",
		"register name Stefan MK code 4359874324", "debug on", "debug off", "debug", "setoption name Ponder value true", "\r"))
	assert.Empty(t, d.end())
}

func TestUnknownCommands(t *testing.T) {
	d := drive(t, genuine)
	assert.Equal(t, []string{
		`info string unknown command "joho"`,
		`info string unknown command "UCI"`,
		`info string unknown command "?\xff\x00"`,
	}, d.answers("joho debug on", "UCI", "?\xff\x00"))
	assert.Empty(t, d.end())
}

func TestDisplay(t *testing.T) {
	d := drive(t, genuine)
	assert.Equal(t, []string{
		" 8 . . . . k . . .", " 7 . . . . . . . .", " 6 . . . . . . . .", " 5 . . . . . . . .",
		" 4 . . . . . . . .", " 3 . . . . . n . .", " 2 . . . . . . . .", " 1 . . . . K . . .",
		"   a b c d e f g h", "Red to move", "",
		"FEN: 4k3/8/8/8/8/5n2/8/4K3 w - - 0 1",
		"Checkers: f3",
		"Side: Red",
		"Outcome: Ongoing",
	}, d.answers("setoption name UCI_Variant value chess", "position fen 4k3/8/8/8/8/5n2/8/4K3", "d"))
	d.send("position startpos moves f2f3 e7e5 g2g4 d8h4")
	assert.Equal(t, "h4", d.field("Checkers"))
	assert.Equal(t, "Blue wins: checkmate", d.field("Outcome"))
	d.end()
}

func TestEndOfInputIsQuit(t *testing.T) {
	for _, script := range []string{"", "\n", "isready", "isready\n", "isready\r\n", "isready\nquit\nisready"} {
		var out bytes.Buffer
		require.NoError(t, run(strings.NewReader(script), &out, genuine), "%q", script)
		assert.Equal(t, strings.Contains(script, "isready"), out.String() == "readyok\n", "%q printed %q", script, out.String())
	}
}

func TestReadErrorEndsTheSession(t *testing.T) {
	broken := errors.New("broken")
	var out bytes.Buffer
	in := io.MultiReader(strings.NewReader("isready\n"), iotest.ErrReader(broken))
	require.ErrorIs(t, run(in, &out, genuine), broken)
	assert.Equal(t, "readyok\n", out.String())
}

func TestLongLinesAreDropped(t *testing.T) {
	d := drive(t, genuine)
	long := "position startpos moves " + strings.Repeat("h3e3 ", maxLine)
	assert.Equal(t, []string{"info string a line of more than 65536 bytes is ignored"}, d.answers(long))
	fits := "joho" + strings.Repeat(" ", maxLine-len("joho\n"))
	assert.Equal(t, []string{`info string unknown command "joho"`}, d.answers(fits))
	assert.Empty(t, d.end())

	var out bytes.Buffer
	require.NoError(t, run(strings.NewReader(strings.Repeat("x", 3*maxLine)), &out, genuine))
	assert.Equal(t, "info string a line of more than 65536 bytes is ignored\n", out.String())
}

func TestExplanationsStayOnOneShortLine(t *testing.T) {
	d := drive(t, genuine)
	garbage := strings.Repeat("\x00\r\x1b[2J\xff\u2028ờ", 1000)
	for _, command := range []string{"", "setoption name ", "setoption name Hash value ", "position ", "position fen ",
		"position startpos moves ", "go depth ", "go "} {
		for _, line := range d.answers("stop", command+garbage, "stop") {
			if strings.HasPrefix(line, "info depth") || strings.HasPrefix(line, "bestmove") {
				continue // of the go without a limit, which the stop has ended
			}
			require.True(t, strings.HasPrefix(line, "info string "), "%q", line)
			assert.LessOrEqual(t, len([]rune(line)), maxInfo+len("info string "))
			assert.NotContains(t, line, "\x1b")
			assert.NotContains(t, line, "\r")
		}
	}
	d.end()
}
