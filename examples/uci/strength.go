package main

import "github.com/songky/songky"

// rung is the strength of a level in Elo.
type rung struct {
	level songky.Level
	elo   int
}

// ladder is what UCI_Elo means, the weakest level first, and the only place where that is said. Its
// steps are the mean of what docs/strength.md measures of the levels in songky, songky-balanced and
// xiangqi, 200 games each: 273, 303, 324, 287 and 244 Elo, the last at 300,000 positions a move for
// the highest level. Where the ladder begins is arbitrary.
var ladder = [...]rung{
	{songky.LevelEasy, 600},
	{songky.LevelNormal, 873},
	{songky.LevelLowerIntermediate, 1176},
	{songky.LevelIntermediate, 1500},
	{songky.LevelGeneral, 1787},
	{songky.LevelGrandmaster, 2031},
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
