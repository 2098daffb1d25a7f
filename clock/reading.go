package clock

import "time"

// Reading is what the clock of one side shows. The zero value has no time left.
type Reading struct {
	Main    time.Duration // what is left of the main time
	Period  time.Duration // what is left of the current byo-yomi period; a whole one during the main time
	Periods int           // the periods left, the current one included
}

// InByoyomi says whether the main time is used up and a period runs.
func (r Reading) InByoyomi() bool { return r.Main == 0 && r.Periods > 0 }

// total is the time to the loss of the game; whole is the length of a period.
func (r Reading) total(whole time.Duration) time.Duration {
	return r.Main + r.Period + max(0, time.Duration(r.Periods-1))*whole
}

// spent is r after so much thought: main time first, then one period after another.
func (r Reading) spent(whole, d time.Duration) Reading {
	if d < r.Main {
		r.Main -= d
		return r
	}
	d -= r.Main
	r.Main = 0
	if d < r.Period {
		r.Period -= d
		return r
	}
	return r.nextPeriod(whole, d-r.Period)
}

// nextPeriod is a reading whose current period is used up, and then so much more.
func (r Reading) nextPeriod(whole, d time.Duration) Reading {
	if r.Periods <= 1 {
		return Reading{}
	}
	used := 1 + d/whole
	if used >= time.Duration(r.Periods) {
		return Reading{}
	}
	r.Periods -= int(used)
	r.Period = whole - d%whole
	return r
}

// moved is r after a move in time: the increment is added to main time that is left, a period
// that runs is given back whole.
func (r Reading) moved(s Settings) Reading {
	if r.Main > 0 {
		r.Main = min(r.Main+s.Increment, MaxTime)
	} else {
		r.Period = s.Period
	}
	return r
}
