package main

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// perft counts by the command. It checks the form of the answer and that the parts make the sum.
func (d *driver) perft(depth int) uint64 {
	d.t.Helper()
	d.send(fmt.Sprintf("go perft %d", depth))
	lines := d.until("Nodes searched: ")
	require.GreaterOrEqual(d.t, len(lines), 2)
	total, err := strconv.ParseUint(strings.TrimPrefix(lines[len(lines)-1], "Nodes searched: "), 10, 64)
	require.NoError(d.t, err)
	require.Empty(d.t, lines[len(lines)-2])
	sum := uint64(0)
	for _, line := range lines[:len(lines)-2] {
		text, count, ok := strings.Cut(line, ": ")
		require.True(d.t, ok, "%q", line)
		move(d.t, text)
		n, err := strconv.ParseUint(count, 10, 64)
		require.NoError(d.t, err)
		sum += n
	}
	require.Equal(d.t, total, sum)
	return total
}

func TestPerft(t *testing.T) {
	d := drive(t, genuine)
	for _, c := range []struct {
		variant, position string
		counts            []uint64
	}{
		{"songky", "startpos", []uint64{46, 1199}},
		{"songky-balanced", "startpos", []uint64{43, 928}},
		{"xiangqi", "startpos", []uint64{44, 1920}},
		{"chess", "startpos", []uint64{20, 400}},
		{"chess-fide", "startpos", []uint64{20, 400, 8902}},
		{"chess-fide", "fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", []uint64{48, 2039, 97862}},
		{"coganh", "startpos", []uint64{12, 140, 1780}},
		{"coganh-full-diagonals", "startpos", []uint64{16, 249, 4365}},
		// Here the pools leave no choice of a deal.
		{"coup", "fen 5P3/N3k3P/8A/1B6n/Rp6p/6B2/5P3/4Rb1X1/9/1X1a1K3 b C2 - 5 3", []uint64{2, 94, 544}},
		{"coup", "fen 3k4n/9/9/B7x/6p2/6p2/4r4/9/5K3/1b7 w P2 - 0 12", []uint64{3, 75, 209}},
		{"coup-classic", "fen 3k1P3/2a1b4/7p1/xA2c4/9/1PR6/9/3r3b1/5K1PR/4C4 w n1 - 1 12", []uint64{46, 1545, 64362}},
	} {
		d.send("setoption name UCI_Variant value "+c.variant, "position "+c.position)
		for i, want := range c.counts {
			assert.Equal(t, want, d.perft(i+1), "%s %s, depth %d", c.variant, c.position, i+1)
		}
	}
	assert.Empty(t, d.end())
}

func TestPerftListsTheMovesInTheLibrarysOrder(t *testing.T) {
	g, err := songky.NewGame(songky.Xiangqi)
	require.NoError(t, err)
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value xiangqi", "go perft 1")
	lines := d.until("Nodes searched")
	for i, m := range g.LegalMoves() {
		assert.Equal(t, m.String()+": 1", lines[i])
	}
	d.end()
}

func TestPerftGoesByTheDeal(t *testing.T) {
	d := drive(t, genuine)
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		g, err := songky.NewGame(v, songky.WithSeed(testSeed))
		require.NoError(t, err)
		d.send("setoption name UCI_Variant value " + v.String())
		assert.EqualValues(t, 44, d.perft(1))
		for depth := 2; depth <= 3; depth++ {
			assert.Equal(t, g.Perft(depth), d.perft(depth), "%s, depth %d", v, depth)
		}
	}
	d.end()
}

func TestPerftLeavesEndingRulesOut(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value xiangqi", "position startpos moves "+strings.Repeat("h3g3 h8g8 g3h3 g8h8 ", 2))
	assert.Equal(t, "draw: repetition", strings.ToLower(d.field("Outcome")))
	assert.EqualValues(t, 1920, d.perft(2))
	d.end()
}

func TestPerftWithoutDepthOrMoves(t *testing.T) {
	d := drive(t, genuine)
	assert.Equal(t, []string{"", "Nodes searched: 1"}, d.answers("go perft 0"))
	assert.Equal(t, []string{"", "Nodes searched: 1"}, d.answers("go perft -5"))
	assert.Equal(t, []string{"", "Nodes searched: 0"}, d.answers("setoption name UCI_Variant value chess",
		"position startpos moves f2f3 e7e5 g2g4 d8h4", "go perft 3"))
	d.end()
}

func TestLargePerftGoesOnBesideOtherCommands(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value chess", "go perft 99999999999999999999", "isready")
	d.until("readyok")
	d.send("stop")
	d.until("info string perft: stopped")
	d.send("go perft 100")
	assert.Equal(t, []string{"info string perft: stopped"}, d.end())
}
