package main

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
	trial := &data{}
	every := max(1, len(all)/trialSamples)
	pr := newProbe(f, nil)
	for i := 0; i < len(all); i += every {
		if err := trial.add(pr, all[i]); err != nil {
			return nil, err
		}
	}
	d := &data{}
	pr = newProbe(f, trial.frequent(pr))
	for _, s := range all {
		if err := d.add(pr, s); err != nil {
			return nil, err
		}
	}
	return d, nil
}

func (d *data) add(pr *probe, s sample) error {
	p, err := positionOf(s)
	if err != nil {
		return err
	}
	var share float32
	d.features, share = pr.features(d.features, s.variant, &p)
	d.items = append(d.items, item{len(d.features), share, float32(s.score), float32(s.points) / 2})
	return nil
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
