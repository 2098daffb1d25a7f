package main

import "math"

// pentanomial counts pairs of games by A's half points in them, 0 to 4. The two games of a pair
// share an opening, so that their results depend on each other; pairs do not.
type pentanomial [5]int

func (p pentanomial) pairs() (n int) {
	for _, count := range p {
		n += count
	}
	return n
}

// moments are the mean of A's score in a game, from 0 to 1, and the variance of a pair's mean.
func (p pentanomial) moments() (mean, variance float64) {
	n := float64(p.pairs())
	if n == 0 {
		return 0.5, 0
	}
	for i, count := range p {
		mean += float64(count) * share(i)
	}
	mean /= n
	for i, count := range p {
		variance += float64(count) * (share(i) - mean) * (share(i) - mean)
	}
	return mean, variance / n
}

// share is the score in a game, from 0 to 1, of a pair with so many half points.
func share(halfPoints int) float64 { return float64(halfPoints) / 4 }

// spread is the standard error of the mean.
func (p pentanomial) spread() float64 {
	_, variance := p.moments()
	return math.Sqrt(variance / math.Max(1, float64(p.pairs())))
}

// z95 is the number of standard errors that 95 % of a normal distribution lie within.
const z95 = 1.959964

// interval is an estimate with the bounds of its 95 % interval.
type interval struct{ low, value, high float64 }

// score is the score with its interval, within 0 and 1. Where all pairs are alike the interval of
// Wilson, which is wider than any other, stands in for that of a normal distribution.
func (p pentanomial) score() interval {
	mean, variance := p.moments()
	if n := float64(p.pairs()); variance == 0 {
		return wilson(mean*n, n)
	}
	error95 := z95 * p.spread()
	return interval{math.Max(0, mean-error95), mean, math.Min(1, mean+error95)}
}

// elo is the difference in strength with its interval: infinite where the score is 0 or 1.
func (p pentanomial) elo() interval {
	s := p.score()
	return interval{eloOf(s.low), eloOf(s.value), eloOf(s.high)}
}

// eloOf is the difference in Elo that makes a score likely.
func eloOf(score float64) float64 { return 400 * math.Log10(score/(1-score)) }

// scoreOf is the score that a difference in Elo makes likely.
func scoreOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// superiority is the likelihood, from 0 to 1, that A is the stronger. Where all pairs are alike it
// is that of a coin which has always fallen on one side.
func (p pentanomial) superiority() float64 {
	mean, variance := p.moments()
	if variance == 0 {
		return 0.5 + float64(sign(mean-0.5))*(0.5-math.Pow(0.5, float64(p.pairs()+1)))
	}
	return 0.5 * math.Erfc(-(mean-0.5)/p.spread()/math.Sqrt2)
}

func sign(x float64) int {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// wilson is the share of hits among n trials with the 95 % interval of Wilson.
func wilson(hits, n float64) interval {
	if n == 0 {
		return interval{0, 0, 1}
	}
	p := hits / n
	z2 := z95 * z95 / n
	middle := (p + z2/2) / (1 + z2)
	half := z95 / (1 + z2) * math.Sqrt(p*(1-p)/n+z2/(4*n))
	return interval{math.Max(0, middle-half), p, math.Min(1, middle+half)}
}
