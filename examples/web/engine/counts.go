package main

import "github.com/songky/songky"

// runJSON is Run of site/engine.js.
type runJSON struct {
	Moves  int  `json:"moves"`
	Pieces int  `json:"pieces"`
	Left   int  `json:"left"`
	Limit  int  `json:"limit"`
	Victim *int `json:"victim"`
}

// countsJSON is Counts of site/engine.js.
type countsJSON struct {
	Plies          int          `json:"plies"`
	PlyLimit       int          `json:"plyLimit"`
	Progress       int          `json:"progress"`
	ProgressLimit  int          `json:"progressLimit"`
	Effective      int          `json:"effective"`
	EffectiveLimit int          `json:"effectiveLimit"`
	Occurrences    int          `json:"occurrences"`
	Repetition     int          `json:"repetition"`
	Checks         [2]runJSON   `json:"checks"`
	Chases         [2][]runJSON `json:"chases"`
}

func countsOf(c songky.Counts, b board) countsJSON {
	j := countsJSON{
		Plies: c.Plies, PlyLimit: c.PlyLimit, Progress: c.Progress, ProgressLimit: c.ProgressLimit,
		Effective: c.Effective, EffectiveLimit: c.EffectiveLimit, Occurrences: c.Occurrences, Repetition: c.Repetition,
	}
	for side := range c.Checks {
		j.Checks[side] = runOf(c.Checks[side], b)
		j.Chases[side] = []runJSON{}
		for _, r := range c.Chases[side] {
			j.Chases[side] = append(j.Chases[side], runOf(r, b))
		}
	}
	return j
}

func runOf(r songky.Run, b board) runJSON {
	return runJSON{r.Moves, r.Pieces, r.Left, r.Limit, b.maybe(r.Victim)}
}
