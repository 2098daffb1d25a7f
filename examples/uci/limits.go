package main

import (
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/songky/songky"
)

// request is what go asks for.
type request struct {
	numbers  map[string]int64 // by the word before them
	infinite bool
	ignored  []string // words without a meaning here
}

// counted are the words of go that a number follows.
var counted = map[string]bool{
	"depth": true, "nodes": true, "movetime": true, "mate": true, "perft": true,
	"wtime": true, "btime": true, "winc": true, "binc": true, "movestogo": true,
}

func parseRequest(words []string) (request, error) {
	r := request{numbers: make(map[string]int64)}
	for i := 0; i < len(words); i++ {
		switch word := words[i]; {
		case counted[word]:
			i++
			n, err := parseNumber(words, i)
			if err != nil {
				return r, fmt.Errorf("%s: %w", word, err)
			}
			r.numbers[word] = n
		case word == "infinite":
			r.infinite = true
		case word == "ponder": // the search is an ordinary one
		default:
			r.ignored = append(r.ignored, word)
		}
	}
	return r, nil
}

// parseNumber reads words[i]; a number too large for an int64 reads as the largest.
func parseNumber(words []string, i int) (int64, error) {
	if i >= len(words) {
		return 0, errors.New("a number is missing")
	}
	n, err := strconv.ParseInt(words[i], 10, 64)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return 0, fmt.Errorf("%.40q is not a number", words[i])
	}
	return n, nil
}

// limits are the request's own limits for a search by the side to move.
func (r request) limits(turn songky.Side) songky.Limits {
	l := songky.Limits{Depth: r.depth()}
	if n, ok := r.numbers["nodes"]; ok {
		l.Nodes = uint64(max(n, 1))
	}
	if ms, ok := r.numbers["movetime"]; ok {
		l.Time = milliseconds(ms)
	}
	r.addClock(&l, turn)
	return l
}

// depth is the smaller of the limits on the depth, 0 for none. A mate in n moves shows in 2n plies.
func (r request) depth() int {
	depth := int64(songky.MaxDepth)
	n, plain := r.numbers["depth"]
	if plain {
		depth = min(depth, n)
	}
	n, mate := r.numbers["mate"]
	if mate {
		depth = min(depth, 2*max(0, min(n, songky.MaxDepth)))
	}
	if !plain && !mate {
		return 0
	}
	return int(max(depth, 1))
}

// addClock adds the clock of the side to move or, where the moves to the next time control are
// known, its share of the time.
func (r request) addClock(l *songky.Limits, turn songky.Side) {
	left, increment := "wtime", "winc"
	if turn == songky.Blue {
		left, increment = "btime", "binc"
	}
	ms, ok := r.numbers[left]
	if !ok {
		return
	}
	remaining := milliseconds(ms)
	var added time.Duration
	if r.numbers[increment] > 0 {
		added = milliseconds(r.numbers[increment])
	}
	moves, ok := r.numbers["movestogo"]
	if !ok {
		l.Clock = songky.Clock{Remaining: remaining, Increment: added}
		return
	}
	if t := share(remaining, added, moves); l.Time == 0 || t < l.Time {
		l.Time = t
	}
}

// overhead is the time kept back for the way of the move to the clock.
const overhead = 50 * time.Millisecond

// share is the time for one of the moves that remaining must last for. It always leaves some: the
// overhead, or a fifth of what there is when that is little.
func share(remaining, increment time.Duration, moves int64) time.Duration {
	usable := remaining - min(overhead, remaining/5)
	return min(usable, usable/time.Duration(max(moves, 1))+increment)
}

// milliseconds is a duration that can be reckoned with, from one millisecond to some decades.
func milliseconds(n int64) time.Duration {
	return time.Duration(min(max(n, 1), 1<<40)) * time.Millisecond
}
