package main

// tally is what the finished rounds of a match add up to.
type tally struct {
	pairs         pentanomial
	wins          int // A's
	draws, losses int
	sides         [3]int             // Red won, drawn, Blue won
	reasons       map[string]*[3]int // A won, drawn, lost, by reason
	plies         int
	efforts       [2]effort // of A and B
}

// games is the number of games.
func (t *tally) games() int { return t.wins + t.draws + t.losses }

// add counts a round: a pair of games or, where openings are not paired, one game.
func (t *tally) add(round []entry) {
	halfPoints := 0
	for i := range round {
		halfPoints += round[i].Meta.points()
		t.addGame(&round[i].Meta)
	}
	if len(round) == 1 {
		halfPoints *= 2
	}
	t.pairs[halfPoints]++
}

func (t *tally) addGame(m *meta) {
	if t.reasons == nil {
		t.reasons = make(map[string]*[3]int)
	}
	if t.reasons[m.Reason] == nil {
		t.reasons[m.Reason] = new([3]int)
	}
	t.reasons[m.Reason][2-m.points()]++
	switch m.points() {
	case 2:
		t.wins++
	case 1:
		t.draws++
	default:
		t.losses++
	}
	switch m.Winner {
	case "red":
		t.sides[0]++
	case "blue":
		t.sides[2]++
	default:
		t.sides[1]++
	}
	t.plies += m.Plies
	t.efforts[playerA].join(m.A)
	t.efforts[playerB].join(m.B)
}

// faults is how many games were lost for one of the failures of a player.
func (t *tally) faults() (n int) {
	for _, reason := range failures {
		if r := t.reasons[reason]; r != nil {
			n += r[0] + r[1] + r[2]
		}
	}
	return n
}
