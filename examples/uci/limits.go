package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/songky/songky"
)

// request is what go asks for.
type request struct {
	numbers  map[string]int64 // by the word before them
	infinite bool
	ponder   bool
	draw     bool     // the opponent offers one
	moves    []string // of searchmoves
	ignored  []string // words without a meaning here
}

// counted are the words of go that a number follows.
var counted = map[string]bool{
	"depth": true, "nodes": true, "movetime": true, "mate": true, "perft": true,
	"wtime": true, "btime": true, "winc": true, "binc": true, "movestogo": true, "byoyomi": true,
	// Those of UCCI, for the side to move and for the other.
	"time": true, "increment": true, "opptime": true, "oppincrement": true, "oppmovestogo": true,
}

// single are the words of go that stand for themselves.
var single = []string{"infinite", "ponder", "draw", "searchmoves"}

func parseRequest(words []string) (request, error) {
	r := request{numbers: make(map[string]int64)}
	for i := 0; i < len(words); i++ {
		switch word := words[i]; {
		case word == "depth" && i+1 < len(words) && words[i+1] == "infinite": // as UCCI has it
		case counted[word]:
			i++
			n, err := parseNumber(words, i)
			if err != nil {
				return r, fmt.Errorf("%s: %w", word, err)
			}
			r.numbers[word] = n
		case word == "infinite":
			r.infinite = true
		case word == "ponder":
			r.ponder = true
		case word == "draw":
			r.draw = true
		case word == "searchmoves":
			for i+1 < len(words) && !counted[words[i+1]] && !slices.Contains(single, words[i+1]) {
				i++
				r.moves = append(r.moves, words[i])
			}
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

// limits are the request's own limits for a search by the side to move, which keeps the overhead
// back.
func (r request) limits(turn songky.Side, overhead time.Duration) songky.Limits {
	l := songky.Limits{Depth: r.depth(), Ponder: r.ponder}
	if n, ok := r.numbers["nodes"]; ok {
		l.Nodes = uint64(max(n, 1))
	}
	if n, ok := r.numbers["mate"]; ok {
		l.Mate = int(max(1, min(n, songky.MaxDepth)))
	}
	if ms, ok := r.numbers["movetime"]; ok {
		l.Time = milliseconds(ms)
	}
	r.addClock(&l, turn, overhead)
	return l
}

// mateDepth is how many plies deep a mate in n is looked for unless go says otherwise: as deep as it
// is, and some more for what the search leaves out at first.
func mateDepth(n int64) int64 { return 2*max(1, min(n, songky.MaxDepth)) + 2 }

// depth is the smaller of the limits on the depth, 0 for none.
func (r request) depth() int {
	depth := int64(songky.MaxDepth)
	n, plain := r.numbers["depth"]
	if plain {
		depth = min(depth, n)
	}
	n, mate := r.numbers["mate"]
	if mate {
		depth = min(depth, mateDepth(n))
	}
	if !plain && !mate {
		return 0
	}
	return int(max(depth, 1))
}

// libraryReserve is what the library itself keeps back of a clock.
const libraryReserve = 30 * time.Millisecond

// addClock adds the clock of the side to move or, where the moves to the next time control are
// known, its share of the time.
func (r request) addClock(l *songky.Limits, turn songky.Side, overhead time.Duration) {
	remaining, timed := r.first("time", wordOf(turn, "wtime", "btime"))
	added, _ := r.first("increment", wordOf(turn, "winc", "binc"))
	period, periods := r.numbers["byoyomi"]
	switch moves, ok := r.numbers["movestogo"]; {
	case timed && ok:
		if t := share(remaining, added, overhead, moves); l.Time == 0 || t < l.Time {
			l.Time = t
		}
	case timed:
		l.Clock = songky.Clock{Remaining: usable(remaining, overhead-libraryReserve), Increment: added}
	}
	if periods && period > 0 {
		l.Clock.Period, l.Clock.Periods = usable(milliseconds(period), overhead-libraryReserve), 1
	}
}

// wordOf is the word for the clock of a side.
func wordOf(turn songky.Side, red, blue string) string {
	if turn == songky.Blue {
		return blue
	}
	return red
}

// first is the time after the first of the words that is there.
func (r request) first(words ...string) (time.Duration, bool) {
	for _, word := range words {
		if ms, ok := r.numbers[word]; ok {
			if ms <= 0 && word != "time" && word != "wtime" && word != "btime" {
				return 0, true
			}
			return milliseconds(ms), true
		}
	}
	return 0, false
}

// usable is what is left of a time without the overhead, which takes a fifth of it at most.
func usable(left, overhead time.Duration) time.Duration {
	return left - min(max(overhead, 0), left/5)
}

// share is the time for one of the moves that remaining must last for.
func share(remaining, increment, overhead time.Duration, moves int64) time.Duration {
	left := usable(remaining, overhead)
	return min(left, left/time.Duration(max(moves, 1))+increment)
}

// milliseconds is a duration that can be reckoned with, from one millisecond to some decades.
func milliseconds(n int64) time.Duration {
	return time.Duration(min(max(n, 1), 1<<40)) * time.Millisecond
}

// inSeconds makes the times of UCCI's words, which are seconds, milliseconds.
func (r request) inSeconds() {
	for _, word := range []string{"time", "increment", "opptime", "oppincrement"} {
		if n, ok := r.numbers[word]; ok {
			r.numbers[word] = min(n, 1<<40) * 1000
		}
	}
}
