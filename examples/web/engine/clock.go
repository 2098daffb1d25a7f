package main

import (
	"encoding/json"
	"time"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
)

// Instants are milliseconds since an epoch of the host's choice.

var clocks = table[*clock.Clock]{}

// settingsJSON is ClockSettings of site/engine.js.
type settingsJSON struct {
	MainMs      float64 `json:"mainMs"`
	Periods     int     `json:"periods"`
	PeriodMs    float64 `json:"periodMs"`
	IncrementMs float64 `json:"incrementMs"`
}

func (j *settingsJSON) settings() (s clock.Settings, err error) {
	s.Periods = j.Periods
	for _, f := range []struct {
		ms float64
		to *time.Duration
	}{{j.MainMs, &s.Main}, {j.PeriodMs, &s.Period}, {j.IncrementMs, &s.Increment}} {
		if *f.to, err = duration(f.ms); err != nil {
			return s, err
		}
	}
	return s, s.Check()
}

type readingJSON struct {
	Settings  settingsJSON       `json:"settings"`
	Text      string             `json:"text"`
	Turn      songky.Side        `json:"turn"`
	Paused    bool               `json:"paused"`
	Flagged   *songky.Side       `json:"flagged"`
	FlagsInMs *float64           `json:"flagsInMs"`
	Sides     [2]sideReadingJSON `json:"sides"`
}

type sideReadingJSON struct {
	RemainingMs float64 `json:"remainingMs"`
	MainMs      float64 `json:"mainMs"`
	PeriodMs    float64 `json:"periodMs"`
	Periods     int     `json:"periods"`
	InByoyomi   bool    `json:"inByoyomi"`
}

// songkyClockNew starts a clock, with the time of the side that moves first running.
//
//go:wasmexport songky_clock_new
func songkyClockNew(size, first int32, now float64) int32 {
	return guard(func() int32 {
		var j settingsJSON
		if err := jsonIn(size, &j); err != nil {
			return fail(err)
		}
		settings, err := j.settings()
		if err != nil {
			return fail(err)
		}
		side, err := sideIn(first)
		if err != nil {
			return fail(err)
		}
		at, err := duration(now)
		if err != nil {
			return fail(err)
		}
		c, err := clock.New(settings, clock.Side(side), at)
		return clocks.made(&c, err)
	})
}

// songkyClockClone is a copy, as a snapshot for songky_clock_restore.
//
//go:wasmexport songky_clock_clone
func songkyClockClone(handle int32) int32 {
	return clocks.with(handle, func(c *clock.Clock) int32 {
		snapshot := *c
		return clocks.add(&snapshot)
	})
}

//go:wasmexport songky_clock_free
func songkyClockFree(handle int32) int32 {
	delete(clocks, handle)
	return statusOK
}

//go:wasmexport songky_clock_press
func songkyClockPress(handle int32, now float64) int32 {
	return changeClock(handle, now, (*clock.Clock).Press)
}

//go:wasmexport songky_clock_pause
func songkyClockPause(handle int32, now float64) int32 {
	return changeClock(handle, now, (*clock.Clock).Pause)
}

//go:wasmexport songky_clock_resume
func songkyClockResume(handle int32, now float64) int32 {
	return changeClock(handle, now, (*clock.Clock).Resume)
}

//go:wasmexport songky_clock_restore
func songkyClockRestore(handle, snapshot int32, now float64) int32 {
	return changeClock(handle, now, func(c *clock.Clock, at time.Duration) error {
		was, ok := clocks[snapshot]
		if !ok {
			return errHandle
		}
		return c.Restore(*was, at)
	})
}

func changeClock(handle int32, now float64, f func(*clock.Clock, time.Duration) error) int32 {
	return clocks.change(handle, func(c *clock.Clock) error {
		at, err := duration(now)
		if err != nil {
			return err
		}
		return f(c, at)
	})
}

// songkyClockFlagged is the side that has lost on time by now, or 2 for nobody.
//
//go:wasmexport songky_clock_flagged
func songkyClockFlagged(handle int32, now float64) int32 {
	return clocks.with(handle, func(c *clock.Clock) int32 {
		at, err := duration(now)
		if err != nil {
			return fail(err)
		}
		side, _, lost := c.Flagged(at)
		if !lost {
			return 2
		}
		return int32(side)
	})
}

//go:wasmexport songky_clock_read
func songkyClockRead(handle int32, now float64) int32 {
	return clocks.with(handle, func(c *clock.Clock) int32 {
		at, err := duration(now)
		if err != nil {
			return fail(err)
		}
		return jsonOut(readingOf(c, at))
	})
}

func readingOf(c *clock.Clock, now time.Duration) readingJSON {
	s := c.Settings()
	j := readingJSON{
		Settings: settingsJSON{milliseconds(s.Main), s.Periods, milliseconds(s.Period), milliseconds(s.Increment)},
		Text:     s.String(), Turn: songky.Side(c.Turn()), Paused: c.Paused(),
	}
	if side, _, lost := c.Flagged(now); lost {
		flagged := songky.Side(side)
		j.Flagged = &flagged
	}
	if at, comes := c.FlagsAt(); comes {
		left := milliseconds(max(at-now, 0))
		j.FlagsInMs = &left
	}
	for side := range j.Sides {
		r := c.Reading(clock.Side(side), now)
		j.Sides[side] = sideReadingJSON{
			milliseconds(c.Remaining(clock.Side(side), now)), milliseconds(r.Main), milliseconds(r.Period), r.Periods, r.InByoyomi(),
		}
	}
	return j
}

// songkyClockSave writes the clock as of its latest event, in JSON with whole nanoseconds, which the
// host keeps as a text.
//
//go:wasmexport songky_clock_save
func songkyClockSave(handle int32) int32 {
	return clocks.with(handle, func(c *clock.Clock) int32 { return textOut(c.MarshalJSON()) })
}

//go:wasmexport songky_clock_load
func songkyClockLoad(size int32) int32 {
	return guard(func() int32 {
		text, err := textIn(size)
		if err != nil {
			return fail(err)
		}
		var c clock.Clock
		if err := json.Unmarshal([]byte(text), &c); err != nil {
			return fail(&requestError{err})
		}
		return clocks.add(&c)
	})
}
