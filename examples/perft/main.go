// Command perft measures the move generator: three figures for each game, in lines a second of
// processor time, and beside them, in the same run, those of any UCI program that knows
// `go perft`.
//
//	go run ./examples/perft
//	go run ./examples/perft -peer PATH [-ini variants.ini] [-rounds 5]
//
// Both sides run as child processes, in turn, so that the ratio holds on a busy machine.
package main

import (
	"flag"
	"fmt"
	"os"

	"github.com/songky/songky/internal/board"
)

func main() {
	peer := flag.String("peer", "", "path of a UCI program to compare with")
	ini := flag.String("ini", "", "VariantPath for the peer, a file that describes Song Kỳ to it")
	rounds := flag.Int("rounds", 3, "rounds; the median of each figure counts")
	walk := flag.String("walk", "", "for the child process: game,depth,leaves")
	flag.Parse()
	err := error(nil)
	if *walk != "" {
		err = walkOnce(*walk)
	} else {
		err = compare(*peer, *ini, max(1, *rounds))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// job is a game to measure, with the name that peers know it by and its known count.
type job struct {
	id, peerName string
	depth        int
	lines        uint64
}

var jobs = []job{
	{"xiangqi", "xiangqi", 5, 133312995},
	{"songky", "songky", 5, 61655745},
	{"chess", "chess-nocastle", 6, 119048441},
}

var ways = []struct {
	leaves board.Leaves
	name   string
}{
	{board.CountLeaves, "last ply counted"},
	{board.ListLeaves, "last ply listed"},
	{board.MakeLeaves, "every leaf made"},
}
