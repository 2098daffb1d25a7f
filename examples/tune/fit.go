package main

import (
	"fmt"
	"math"
	"math/rand/v2"
	"os"

	"github.com/songky/songky/search/eval"
)

// fitting is one run of the fit: the values as numbers, and how they move.
type fitting struct {
	data   *data
	values []value
	start  []float64 // two for each value, in centipawns
	now    []float64
	grad   []float64
	mean   []float64 // of gradients, and of their squares: Adam (Kingma and Ba, 2015)
	square []float64
	steps  int

	scale  float64 // the centipawns that make the odds of winning e to one
	blend  float64 // how much the result counts beside the score
	lambda float64 // how much, for each ply on, the scores to come count beside a position's own
	pull   float64 // how many samples a value's expected deviation weighs as much as
	epochs int
	rate   float64
}

const (
	batch     = 1024
	holdOut   = 10  // every tenth block of samples
	blockSize = 512 // is not fitted but measured
)

func newFitting(d *data, values []value) *fitting {
	n := 2 * len(values)
	f := &fitting{data: d, values: values, start: make([]float64, n), now: make([]float64, n),
		grad: make([]float64, n), mean: make([]float64, n), square: make([]float64, n)}
	for i, v := range values {
		f.start[2*i] = float64(v.at.Mid) / eval.Grain
		f.start[2*i+1] = float64(v.at.End) / eval.Grain
	}
	copy(f.now, f.start)
	return f
}

// score is what the evaluation says of an item.
func (f *fitting) score(i int) float64 {
	mid, end := 0.0, 0.0
	for _, x := range f.data.of(i) {
		mid += float64(x.count) * f.now[2*int(x.number)]
		end += float64(x.count) * f.now[2*int(x.number)+1]
	}
	share := float64(f.data.items[i].share)
	return mid*share + end*(1-share)
}

// chance is the expected result at a score.
func (f *fitting) chance(score float64) float64 { return 1 / (1 + math.Exp(-score/f.scale)) }

// target is what the evaluation is to say of an item.
func (f *fitting) target(i int) float64 {
	it := &f.data.items[i]
	return f.blend*float64(it.result) + (1-f.blend)*float64(it.hope)
}

// foresee sets what the scores hope for: a position's own and, the less the further on, those of its game
// that come after it, which know what a search from here could not see: TD(lambda) (Sutton, 1988). A game
// ends where the plies go back.
func (f *fitting) foresee() {
	items := f.data.items
	for i := len(items) - 1; i >= 0; i-- {
		it := &items[i]
		later, wait := float64(it.result), int32(1)
		if i+1 < len(items) && items[i+1].ply > it.ply {
			later, wait = float64(items[i+1].hope), items[i+1].ply-it.ply
		}
		weight := math.Pow(f.lambda, float64(wait))
		it.hope = float32((1-weight)*f.chance(float64(it.score)) + weight*later)
	}
}

// loss is the mean cross-entropy of the items that are, or are not, held out.
func (f *fitting) loss(held bool) float64 {
	sum, n := 0.0, 0
	for i := range f.data.items {
		if (i/blockSize%holdOut == 0) == held {
			c, t := f.chance(f.score(i)), f.target(i)
			sum -= t*math.Log(max(c, 1e-12)) + (1-t)*math.Log(max(1-c, 1e-12))
			n++
		}
	}
	return sum / float64(max(1, n))
}

// findScale sets the scale with which the start values foretell the results best.
func (f *fitting) findScale() {
	blend, best := f.blend, math.Inf(1)
	f.blend = 1
	found := 0.0
	for scale := 60.0; scale < 600; scale *= 1.03 {
		f.scale = scale
		if l := f.loss(false); l < best {
			best, found = l, scale
		}
	}
	f.blend, f.scale = blend, found
}

// run fits the values.
func (f *fitting) run() {
	var order []int
	for i := range f.data.items {
		if i/blockSize%holdOut != 0 {
			order = append(order, i)
		}
	}
	f.foresee()
	r := rand.New(rand.NewPCG(1, 2))
	total := f.epochs * (len(order)/batch + 1)
	fmt.Fprintf(os.Stderr, "%d samples, scale %.0f, loss %.5f, held out %.5f\n", len(f.data.items), f.scale, f.loss(false), f.loss(true))
	for epoch := range f.epochs {
		r.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for begin := 0; begin < len(order); begin += batch {
			items := order[begin:min(begin+batch, len(order))]
			f.gradient(items, len(order))
			f.step(f.rate * (1 - float64(f.steps)/float64(total+1)))
		}
		if epoch%5 == 4 || epoch == f.epochs-1 {
			fmt.Fprintf(os.Stderr, "epoch %d: loss %.5f, held out %.5f\n", epoch+1, f.loss(false), f.loss(true))
		}
	}
}

// gradient is that of the mean loss of the items, and of the pull towards the start.
func (f *fitting) gradient(items []int, all int) {
	for j := range f.grad {
		spread := f.values[j/2].spread
		f.grad[j] = f.pull / float64(all) * (f.now[j] - f.start[j]) / (spread * spread)
	}
	for _, i := range items {
		slope := (f.chance(f.score(i)) - f.target(i)) / f.scale / float64(len(items))
		share := float64(f.data.items[i].share)
		for _, x := range f.data.of(i) {
			part := slope * float64(x.count)
			f.grad[2*int(x.number)] += part * share
			f.grad[2*int(x.number)+1] += part * (1 - share)
		}
	}
}

// step moves the values against the gradient.
func (f *fitting) step(rate float64) {
	const first, second = 0.9, 0.999
	f.steps++
	for j, g := range f.grad {
		f.mean[j] = first*f.mean[j] + (1-first)*g
		f.square[j] = second*f.square[j] + (1-second)*g*g
		mean := f.mean[j] / (1 - math.Pow(first, float64(f.steps)))
		square := f.square[j] / (1 - math.Pow(second, float64(f.steps)))
		f.now[j] -= rate * mean / (math.Sqrt(square) + 1e-12)
	}
}

// keep rounds the values into their table.
func (f *fitting) keep() {
	for i, v := range f.values {
		v.at.Mid = int16(math.Round(f.now[2*i] * eval.Grain))
		v.at.End = int16(math.Round(f.now[2*i+1] * eval.Grain))
	}
}
