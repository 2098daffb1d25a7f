package search

import (
	"time"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/search/eval"
	"github.com/songky/songky/variants"
)

// level is how a level weakens the search. What is said of nodes, noise and choice is the level's worst
// form; see inForm.
type level struct {
	nodes  uint64        // budget of positions; 0: none
	noise  int           // spread of the error added to evaluations, in centipawns
	choice int           // moves within so many centipawns of the best may be chosen
	forms  int           // how many better forms it has
	cap    time.Duration // longest time for a move
	lost   int           // resigns when so many centipawns behind what its army starts with; 0: never
	peace  int           // takes a draw when no more centipawns ahead
}

// levels is the table of the levels: 1 Dễ, 2 Thường, 3 Sơ trung, 4 Trung, 5 Đại tướng, 6 Đại cao
// thủ; 0 is no level. docs/strength.md has how far apart they are.
var levels = [7]level{
	0: {peace: 0},
	1: {nodes: 20, noise: 800, choice: 600, forms: 8, cap: 150 * time.Millisecond, peace: 100},
	2: {nodes: 100, noise: 250, choice: 150, forms: 8, cap: 200 * time.Millisecond, peace: 60},
	3: {nodes: 560, noise: 80, choice: 60, forms: 8, cap: 300 * time.Millisecond, peace: 30},
	4: {nodes: 1_700, forms: 8, cap: 600 * time.Millisecond, lost: 1500, peace: 0},
	5: {nodes: 12_000, forms: 8, cap: 1500 * time.Millisecond, lost: 1200, peace: -20},
	6: {cap: 5 * time.Second, lost: 1000, peace: -30},
}

// inForm is the level as it plays in a game: people have good days and bad ones, and so have the levels, by
// the seed, all forms alike likely. A form is better than the one before by half as many positions
// again and a fifth less of error. Without this the levels, which must reach from a beginner to the
// strongest, would be so far apart that the stronger of two always won.
func (l level) inForm(seed uint64) level {
	form := l.forms / 2
	if seed != 0 {
		form = int(mix(seed^formSalt) % uint64(l.forms+1))
	}
	for range form {
		l.nodes += l.nodes / 2
		l.noise -= l.noise / 5
		l.choice -= l.choice / 5
	}
	return l
}

// formSalt keeps the form apart from the other choices by the seed.
const formSalt = 0x7fb5d329728ea185

// nodeShares are the levels' budgets of nodes in games where they differ, in hundredths: turn-ups
// multiply the positions of a depth.
var nodeShares = map[variants.Variant]uint64{
	variants.CoUp:        300,
	variants.CoUpClassic: 300,
}

// levelOf is a level in a game of a variant and with a seed.
func levelOf(v variants.Variant, levelNo int, seed uint64) level {
	l := levels[levelNo].inForm(seed)
	if share, scaled := nodeShares[v]; scaled {
		l.nodes = l.nodes * share / 100
	}
	return l
}

// Bounded adds the budget of its level to limits and leaves the level out: a search with it sees as far
// as a player of the level, but without its errors.
func (l Limits) Bounded(v variants.Variant) Limits {
	lv := levelOf(v, l.Level, l.Seed)
	l.Nodes, l.Time = least(l.Nodes, lv.nodes), least(l.Time, lv.cap)
	l.Level = 0
	return l
}

// resigns says whether a player of the level gives up in view of its best line.
func (j *job) resigns(best Line) bool {
	lost := j.level.lost
	if lost == 0 {
		return false
	}
	ahead := eval.StartMaterial(j.root.Variant)
	if j.root.Position.Turn() == board.Blue {
		ahead = -ahead
	}
	return best.MateIn < 0 || best.Centipawns <= min(0, ahead)-lost
}

const (
	// firstPlies is how many plies of a game vary at every level.
	firstPlies = 8
	// firstChoice is how far behind the best, in centipawns, a choice among the first moves may be.
	firstChoice = 20
	// earlyPlies is how long nobody takes a draw who does not stand badly.
	earlyPlies, badly = 20, 150
)

// choice is how far behind the best the move to play may be.
func (j *job) choice() int {
	if j.limits.Level > 0 && j.root.Plies < firstPlies {
		return max(j.level.choice, firstChoice)
	}
	return j.level.choice
}

// TakesDraw says whether a player of a level, 0 to 6, takes a draw after so many plies when it
// stands as the line says.
func TakesDraw(levelNo, plies int, stands Line) bool {
	switch {
	case stands.MateIn != 0:
		return stands.MateIn < 0
	case plies < earlyPlies:
		return stands.Centipawns <= -badly
	}
	return stands.Centipawns <= levels[levelNo].peace
}

// choiceLines is the number of lines that a choice is made among.
const choiceLines = 4

// choose picks one of the lines, best first, by the seed: the nearer to the best, the likelier.
func choose(lines []Line, within int, seed uint64) int {
	if lines[0].MateIn > 0 {
		return 0
	}
	var weights [choiceLines]int
	total := 0
	for i := range min(len(lines), choiceLines) {
		if lines[i].MateIn < 0 && i > 0 {
			break
		}
		behind := lines[0].Centipawns - lines[i].Centipawns
		if behind <= within {
			weights[i] = within + 1 - behind
			total += weights[i]
		}
	}
	pick := int(mix(seed) % uint64(max(1, total)))
	for i, w := range weights {
		if pick < w {
			return i
		}
		pick -= w
	}
	return 0
}

// mix spreads every bit of a word over it (SplitMix64's finaliser).
func mix(z uint64) uint64 {
	z += 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// noiseOf is an error of about the given spread that depends on nothing but position and seed.
func noiseOf(key, seed uint64, spread int) int {
	h := mix(key ^ mix(seed))
	sum := int(h&1023) + int(h>>10&1023) + int(h>>20&1023) + int(h>>30&1023) - 4*512
	return sum * spread / 591 // 591: the deviation of the sum
}
