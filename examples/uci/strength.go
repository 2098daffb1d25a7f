package main

import "github.com/songky/songky"

// rung is the strength of a level in Elo.
type rung struct {
	level songky.Level
	elo   int
}

// ladder is what UCI_Elo means, the weakest level first, and the only place where that is said. It
// is to hold what docs/strength.md measures of the levels. Until a ladder is measured there, the
// steps are reckoned from what nodes and errors of the evaluation cost a prototype of this engine in
// xiangqi: 301 Elo for 300 nodes against 1000, 354 for 1000 against 5000, 359 for 5000 against
// 25,000; 131 and 382 for errors of 21 and 53 centipawns. The last step, from nodes to time, is
// drawn on from there, and where the ladder begins is arbitrary.
var ladder = [...]rung{
	{songky.LevelEasy, 600},
	{songky.LevelNormal, 1100},
	{songky.LevelLowerIntermediate, 1500},
	{songky.LevelIntermediate, 1950},
	{songky.LevelGeneral, 2350},
	{songky.LevelGrandmaster, 3050},
}

// lowestElo and highestElo are the bounds of UCI_Elo.
func lowestElo() int  { return ladder[0].elo }
func highestElo() int { return ladder[len(ladder)-1].elo }

// levelOf is the level whose strength is nearest to so many Elo.
func levelOf(elo int) songky.Level {
	best := ladder[0]
	for _, r := range ladder {
		if distance(r.elo, elo) < distance(best.elo, elo) {
			best = r
		}
	}
	return best.level
}

func distance(a, b int) int { return max(a-b, b-a) }
