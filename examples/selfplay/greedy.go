package main

import (
	"context"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// greedyPlayer looks one ply ahead: it takes whatever is worth most at once, ends a game it can win,
// and else moves at random. It measures how weak the weakest level is.
type greedyPlayer struct{ seed uint64 }

func (greedyPlayer) newGame(context.Context) error { return nil }
func (greedyPlayer) close()                        {}

func (p greedyPlayer) think(_ context.Context, q question) (answer, error) {
	var best []songky.Move
	most := -1
	for _, m := range q.game.LegalMoves() {
		gain := greed(q.game, m)
		if gain > most {
			most, best = gain, best[:0]
		}
		if gain == most {
			best = append(best, m)
		}
	}
	pick := mix(mix(p.seed, q.seed), uint64(q.game.Plies())) % uint64(len(best))
	return answer{move: best[pick], depth: 1, nodes: 1}, nil
}

const (
	winGain      = 1000
	faceDownGain = 3
	turnedGain   = 2 // for each piece that changes sides
)

// roleGains are what a greedy player thinks of pieces, in pawns.
var roleGains = map[songky.Role]int{
	variants.Advisor: 2, variants.Elephant: 2, variants.Horse: 4, variants.Chariot: 9, variants.Cannon: 5, variants.Soldier: 1,
	variants.Queen: 9, variants.Rook: 5, variants.Bishop: 3, variants.Knight: 3, variants.Pawn: 1,
}

// greed is what a move gains at once.
func greed(g *songky.Game, m songky.Move) int {
	after := g.Clone()
	if after.Play(m) != nil {
		return 0
	}
	if winner, ok := after.Outcome().Winner(); ok && winner == g.Turn() {
		return winGain
	}
	history := after.History()
	last := history[len(history)-1]
	gain := turnedGain*len(last.Turned) + roleGains[last.Captured.Role] + roleGains[m.Promotion()]
	if last.Captured.FaceDown {
		gain += faceDownGain
	}
	return gain
}
