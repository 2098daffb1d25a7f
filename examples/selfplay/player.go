package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/songky/songky"
)

// player chooses moves in one game at a time.
type player interface {
	// newGame forgets the last game, and restarts a player that has failed.
	newGame(ctx context.Context) error
	// think chooses a move. A *failure loses the game; any other error ends the match.
	think(ctx context.Context, q question) (answer, error)
	// close frees what the player holds.
	close()
}

// question is a position with the time that is left.
type question struct {
	game   *songky.Game // with all of its history; it must not be changed
	start  string       // the FEN that it began at
	clocks [2]time.Duration
	seed   uint64 // varies the choice of levels
}

// answer is a move and what is known of the search that found it.
type answer struct {
	move   songky.Move
	score  songky.Score // for the side to move
	scored bool
	depth  int
	nodes  uint64
}

// failure is a fault of a player that loses the game.
type failure struct {
	reason string // as reports count it
	detail string
}

// The reasons for which a game is lost without the rules.
const (
	reasonCrash   = "crash"
	reasonHang    = "hang"
	reasonIllegal = "illegal move"
	reasonTime    = "time"
)

// failures lists them all.
var failures = []string{reasonCrash, reasonHang, reasonIllegal, reasonTime}

func (f *failure) Error() string { return f.reason + ": " + f.detail }

func fail(reason, format string, args ...any) error {
	return &failure{reason, fmt.Sprintf(format, args...)}
}

// failed is the failure in an error, or nil.
func failed(err error) *failure {
	var f *failure
	if errors.As(err, &f) {
		return f
	}
	return nil
}

// patience is how long players are waited for.
type patience struct {
	margin time.Duration // beyond the limit of time, before the game is lost
	hang   time.Duration // for an answer that no limit of time bounds, and after the margin
}

// defaultPatience suits engines on a machine that does nothing else.
var defaultPatience = patience{margin: 250 * time.Millisecond, hang: 60 * time.Second}

// allowed is the time for a move: until it is late, or 0 where time does not count.
func (p patience) allowed(l limit, clock time.Duration) time.Duration {
	switch {
	case l.clock != control{}:
		return clock + p.margin
	case l.movetime > 0:
		return l.movetime + p.margin
	}
	return 0
}

// newPlayer makes a player of a game. A program is started at its first game.
func newPlayer(s spec, v songky.Variant, p patience) (player, error) {
	if s.greedy {
		return greedyPlayer{s.seed}, nil
	}
	if s.endless() {
		return nil, errNoLimit
	}
	if s.command == "" {
		return newLibraryPlayer(s, p)
	}
	return &uciPlayer{spec: s, variant: v, patience: p}, nil
}
