package main

import (
	"slices"

	"github.com/songky/songky/internal/board"
)

// data are samples as features, one after the other.
type data struct {
	features []feature
	items    []item
}

// item is a sample: where its features end, and what is known of it.
type item struct {
	end    int
	share  float32 // of the middle game
	score  float32 // centipawns for Red
	result float32 // Red's, 0 to 1
	ply    int32   // of its game
	hope   float32 // Red's chance, as the scores from here on have it
}

// of are the features of item i.
func (d *data) of(i int) []feature {
	begin := 0
	if i > 0 {
		begin = d.items[i-1].end
	}
	return d.features[begin:d.items[i].end]
}

const (
	trialSamples = 20000 // that decide which values count often enough to be tuned
	seldom       = 20    // a value that counts in fewer of them is left alone
)

// load reads every so many samples of files: neighbours teach much the same.
func load(f family, names []string, step int) (*data, error) {
	var all []sample
	for _, name := range names {
		n := 0
		err := readSamples(name, func(s sample) error {
			if n%step == 0 {
				all = append(all, s)
			}
			n++
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	var few []sample
	every := max(1, len(all)/trialSamples)
	for i := 0; i < len(all); i += every {
		few = append(few, all[i])
	}
	trial, d := &data{}, &data{}
	pr := newProbe(f, nil)
	if err := trial.add(pr, few); err != nil {
		return nil, err
	}
	return d, d.add(newProbe(f, trial.frequent(pr)), all)
}

// chunk is how many samples are asked about at once: an evaluator is quick while its memory is warm.
const chunk = 1024

// add adds samples.
func (d *data) add(pr *probe, all []sample) error {
	for part := range slices.Chunk(all, chunk) {
		positions := make([]board.Position, len(part))
		for i, s := range part {
			var err error
			if positions[i], err = positionOf(s); err != nil {
				return err
			}
		}
		lists, shares := pr.features(part, positions)
		for i, s := range part {
			d.features = append(d.features, lists[i]...)
			d.items = append(d.items, item{end: len(d.features), share: shares[i], score: float32(s.score),
				result: float32(s.points) / 2, ply: plyOf(&positions[i])})
		}
	}
	return nil
}

// plyOf is how many plies a position is into its game, by its own counter.
func plyOf(p *board.Position) int32 {
	s := p.Setup()
	return 2*int32(s.MoveNo) + int32(s.Turn)
}

// frequent are the numbers of a probe whose values count often enough.
func (d *data) frequent(pr *probe) (numbers []int) {
	seen := map[int]int{}
	for _, f := range d.features {
		seen[int(f.number)]++
	}
	for _, n := range pr.numbers {
		if seen[n] >= seldom {
			numbers = append(numbers, n)
		}
	}
	return numbers
}
