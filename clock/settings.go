package clock

import (
	"fmt"
	"time"
)

// Bounds of Settings.
const (
	// MaxTime bounds the main time, the increment and all periods together: 366 days.
	MaxTime = 366 * 24 * time.Hour
	// MaxPeriods bounds the number of byo-yomi periods.
	MaxPeriods = 1000
)

// Settings are the time limits of a game, the same for both sides. The zero value is no limit.
//
// The main time runs down first. When it is used up, the byo-yomi periods follow: a move within a
// period gives it back whole, and a period that runs out is lost. A side without main time and
// periods has lost. The increment is added to the main time after each move made while some of it
// is left; main time that is used up does not come back.
type Settings struct {
	Main      time.Duration // from 0 to MaxTime
	Period    time.Duration // the length of a byo-yomi period; 0 exactly where Periods is
	Periods   int           // from 0 to MaxPeriods; all periods together at most MaxTime
	Increment time.Duration // Fischer's increment, from 0 to MaxTime; needs main time
}

// Standard is the common case: five minutes, then three periods of thirty seconds.
func Standard() Settings { return ByoYomi(5*time.Minute, 3, 30*time.Second) }

// SuddenDeath is a main time and nothing after it.
func SuddenDeath(main time.Duration) Settings { return Settings{Main: main} }

// Fischer is a main time to which each move adds an increment.
func Fischer(main, increment time.Duration) Settings {
	return Settings{Main: main, Increment: increment}
}

// ByoYomi is a main time followed by so many periods.
func ByoYomi(main time.Duration, periods int, period time.Duration) Settings {
	return Settings{Main: main, Periods: periods, Period: period}
}

// Timed says whether there is any time limit.
func (s Settings) Timed() bool { return s != Settings{} }

// Check returns a *SettingsError for settings that no clock can have.
func (s Settings) Check() error {
	for _, f := range []struct {
		name string
		d    time.Duration
	}{{"Main", s.Main}, {"Period", s.Period}, {"Increment", s.Increment}} {
		if f.d < 0 || f.d > MaxTime {
			return &SettingsError{f.name, fmt.Sprintf("%v is not within 0 and %v", f.d, MaxTime)}
		}
	}
	return s.checkPeriods()
}

func (s Settings) checkPeriods() error {
	switch {
	case s.Periods < 0 || s.Periods > MaxPeriods:
		return &SettingsError{"Periods", fmt.Sprintf("%d is not within 0 and %d", s.Periods, MaxPeriods)}
	case s.Periods == 0 && s.Period > 0:
		return &SettingsError{"Periods", "a period's length without a period"}
	case s.Periods > 0 && s.Period == 0:
		return &SettingsError{"Period", "periods without a length"}
	case s.Period > MaxTime/time.Duration(max(1, s.Periods)):
		return &SettingsError{"Period", fmt.Sprintf("all periods together are longer than %v", MaxTime)}
	case s.Increment > 0 && s.Main == 0:
		return &SettingsError{"Increment", "an increment without main time"}
	}
	return nil
}

// full is what a clock shows at its start.
func (s Settings) full() Reading { return Reading{s.Main, s.Period, s.Periods} }

// String is the settings in short, "5m0s + 3x30s", "3m0s + 2s/move"; "no limit" for none.
func (s Settings) String() string {
	if !s.Timed() {
		return "no limit"
	}
	text := s.Main.String()
	if s.Periods != 0 {
		text += fmt.Sprintf(" + %dx%v", s.Periods, s.Period)
	}
	if s.Increment != 0 {
		text += fmt.Sprintf(" + %v/move", s.Increment)
	}
	return text
}
