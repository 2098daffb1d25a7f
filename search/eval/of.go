package eval

import "github.com/songky/songky/variants"

// tuned are the values of the games that have been tuned; each table enters itself.
var tuned = map[variants.Variant]*Params{}

// enter makes p the values of games.
func enter(p *Params, games ...variants.Variant) {
	for _, v := range games {
		tuned[v] = p
	}
}

// Of are the values of a game. They are shared: copy them before a change.
func Of(v variants.Variant) *Params {
	if p := tuned[v]; p != nil {
		return p
	}
	return Start(v)
}

// StartMaterial is what Red is ahead at the start of a game, in centipawns: the armies may differ.
func StartMaterial(v variants.Variant) int { return shared[v]().startAhead }
