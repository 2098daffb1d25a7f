package main

import (
	"fmt"
	"math"
	"strconv"
	"strings"
)

// sprt is a generalised sequential probability ratio test of pairs: is the difference in
// (logistic) Elo elo1 rather than elo0? It errs at most with the likelihoods alpha, that elo1 is
// accepted where elo0 is true, and beta, the other way round. The zero value is no test.
type sprt struct{ elo0, elo1, alpha, beta float64 }

// parseSPRT reads "elo0,elo1,alpha,beta"; alpha and beta are 0.05 if they are left out.
func parseSPRT(text string) (sprt, error) {
	t := sprt{alpha: 0.05, beta: 0.05}
	fields := strings.Split(text, ",")
	if len(fields) != 2 && len(fields) != 4 {
		return sprt{}, fmt.Errorf("%q is not elo0,elo1,alpha,beta", text)
	}
	for i, target := range []*float64{&t.elo0, &t.elo1, &t.alpha, &t.beta}[:len(fields)] {
		n, err := strconv.ParseFloat(strings.TrimSpace(fields[i]), 64)
		if err != nil {
			return sprt{}, fmt.Errorf("%q is not a number", fields[i])
		}
		*target = n
	}
	if !(t.elo0 < t.elo1) || !likelihood(t.alpha) || !likelihood(t.beta) || math.Abs(t.elo0)+math.Abs(t.elo1) > 2000 {
		return sprt{}, fmt.Errorf("%q: elo0 must be below elo1, alpha and beta within 0 and 0.5", text)
	}
	return t, nil
}

func likelihood(x float64) bool { return 0 < x && x < 0.5 }

// bounds are the log-likelihood ratios at which elo0 and elo1 are accepted.
func (t sprt) bounds() (lower, upper float64) {
	return math.Log(t.beta / (1 - t.alpha)), math.Log((1 - t.beta) / t.alpha)
}

// decision is what a test has found.
type decision int

const (
	undecided decision = iota
	acceptElo0
	acceptElo1
)

// decide is what the pairs so far tell.
func (t sprt) decide(p pentanomial) decision {
	if t == (sprt{}) {
		return undecided
	}
	lower, upper := t.bounds()
	switch ratio := t.ratio(p); {
	case ratio <= lower:
		return acceptElo0
	case ratio >= upper:
		return acceptElo1
	}
	return undecided
}

// never stands in for a result that has not been seen, as none is impossible.
const never = 1e-3

// ratio is the logarithm of how much likelier the results are under elo1 than under elo0. Under
// either, the distribution of the pairs' results is the likeliest of those with the expected
// score: the observed shares, each divided by 1 + x (result - score) for the x that makes it so.
func (t sprt) ratio(p pentanomial) float64 {
	if p.pairs() == 0 {
		return 0
	}
	var counts [5]float64
	total := 0.0
	for i, n := range p {
		counts[i] = math.Max(float64(n), never)
		total += counts[i]
	}
	s0, s1 := scoreOf(t.elo0), scoreOf(t.elo1)
	x0, x1 := tilt(counts, total, s0), tilt(counts, total, s1)
	ratio := 0.0
	for i, n := range counts {
		ratio += n * math.Log((1+x0*(share(i)-s0))/(1+x1*(share(i)-s1)))
	}
	return ratio
}

// tilt is the x for which the tilted distribution expects the score: where the sum of
// n (result - score) / (1 + x (result - score)), which falls with x, is zero.
func tilt(counts [5]float64, total, score float64) float64 {
	low, high := -1/(1-score), 1/score // where a probability would be infinite
	for range 100 {
		x := (low + high) / 2
		sum := 0.0
		for i, n := range counts {
			d := share(i) - score
			sum += n / total * d / (1 + x*d)
		}
		if sum > 0 {
			low = x
		} else {
			high = x
		}
	}
	return (low + high) / 2
}
