package main

// #include "export.h"
import "C"

import (
	"sync"
	"time"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
)

var clocks = newTable[*lockedClock](kindClock)

// lockedClock is a clock that several threads may use.
type lockedClock struct {
	mu    sync.Mutex
	clock clock.Clock
}

// get is a snapshot.
func (c *lockedClock) get() clock.Clock {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.clock
}

// change changes the clock.
func (c *lockedClock) change(f func(*clock.Clock) error) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	return f(&c.clock)
}

// onClock is the frame of every export that reads a clock.
func onClock(handle C.songky_clock, f func(clock.Clock) error) C.songky_status {
	return with(clocks, uint64(handle), func(c *lockedClock) error { return f(c.get()) })
}

// changeClock is the frame of every export that changes a clock at an instant.
func changeClock(handle C.songky_clock, f func(*clock.Clock, time.Duration) error, now C.int64_t) C.songky_status {
	return with(clocks, uint64(handle), func(c *lockedClock) error {
		return c.change(func(k *clock.Clock) error { return f(k, time.Duration(now)) })
	})
}

//export songky_clock_new
func songky_clock_new(settings C.songky_clock_settings_in, first C.int32_t, now C.int64_t, out *C.songky_clock, err *C.char, room C.size_t) C.songky_status {
	return create(clocks, out, err, room, func() (*lockedClock, error) {
		s, err := settingsOf(settings)
		if err != nil {
			return nil, err
		}
		side, err := sideOf(first)
		if err != nil {
			return nil, err
		}
		c, err := clock.New(s, clock.Side(side), time.Duration(now))
		return &lockedClock{clock: c}, err
	})
}

func settingsOf(p C.songky_clock_settings_in) (clock.Settings, error) {
	c, err := readOptional((*C.songky_clock_settings_t)(p))
	return clock.Settings{
		Main: time.Duration(c.main_ns), Period: time.Duration(c.period_ns), Periods: int(c.periods),
		Increment: time.Duration(c.increment_ns),
	}, err
}

//export songky_clock_clone
func songky_clock_clone(handle C.songky_clock, out *C.songky_clock) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		if out == nil {
			return errNull
		}
		*out = C.songky_clock(clocks.add(&lockedClock{clock: c}))
		return nil
	})
}

//export songky_clock_free
func songky_clock_free(handle C.songky_clock) {
	guard(func() error {
		clocks.remove(uint64(handle))
		return nil
	})
}

//export songky_clock_press
func songky_clock_press(handle C.songky_clock, now C.int64_t) C.songky_status {
	return changeClock(handle, (*clock.Clock).Press, now)
}

//export songky_clock_pause
func songky_clock_pause(handle C.songky_clock, now C.int64_t) C.songky_status {
	return changeClock(handle, (*clock.Clock).Pause, now)
}

//export songky_clock_resume
func songky_clock_resume(handle C.songky_clock, now C.int64_t) C.songky_status {
	return changeClock(handle, (*clock.Clock).Resume, now)
}

//export songky_clock_restore
func songky_clock_restore(handle, snapshot C.songky_clock, now C.int64_t) C.songky_status {
	return with(clocks, uint64(handle), func(c *lockedClock) error {
		other := clocks.get(uint64(snapshot))
		if other == nil {
			return errHandle
		}
		was := other.value.get() // before c is locked: no two locks at once
		return c.change(func(k *clock.Clock) error { return k.Restore(was, time.Duration(now)) })
	})
}

//export songky_clock_read
func songky_clock_read(handle C.songky_clock, side C.int32_t, now C.int64_t, out *C.songky_reading_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		at := time.Duration(now)
		r := c.Reading(clock.Side(s), at)
		return writeStruct(out, C.songky_reading_t{
			periods: number(r.Periods), main_ns: C.int64_t(r.Main), period_ns: C.int64_t(r.Period),
			remaining_ns: C.int64_t(c.Remaining(clock.Side(s), at)), in_byoyomi: flag(c.InByoyomi(clock.Side(s), at)),
		})
	})
}

//export songky_clock_remaining
func songky_clock_remaining(handle C.songky_clock, side C.int32_t, now C.int64_t, remaining *C.int64_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		s, err := sideOf(side)
		if err != nil {
			return err
		}
		return put(remaining, C.int64_t(c.Remaining(clock.Side(s), time.Duration(now))))
	})
}

//export songky_clock_flagged
func songky_clock_flagged(handle C.songky_clock, now C.int64_t, side *C.int32_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		lost, _ := flaggedSide(c, time.Duration(now))
		return put(side, lost)
	})
}

// flaggedSide is the side that has lost on time, or SONGKY_NOBODY, and when.
func flaggedSide(c clock.Clock, now time.Duration) (C.int32_t, C.int64_t) {
	s, at, lost := c.Flagged(now)
	if !lost {
		return C.SONGKY_NOBODY, 0
	}
	return C.int32_t(s), C.int64_t(at)
}

//export songky_clock_state
func songky_clock_state(handle C.songky_clock, now C.int64_t, out *C.songky_clock_state_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		s := C.songky_clock_state_t{turn: C.int32_t(c.Turn()), paused: flag(c.Paused())}
		s.flagged, s.flagged_at_ns = flaggedSide(c, time.Duration(now))
		if at, known := c.FlagsAt(); known {
			s.will_flag, s.flags_at_ns = 1, C.int64_t(at)
		}
		return writeStruct(out, s)
	})
}

//export songky_clock_settings
func songky_clock_settings(handle C.songky_clock, out *C.songky_clock_settings_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		s := c.Settings()
		return writeStruct(out, C.songky_clock_settings_t{
			periods: number(s.Periods), main_ns: C.int64_t(s.Main), period_ns: C.int64_t(s.Period),
			increment_ns: C.int64_t(s.Increment),
		})
	})
}

//export songky_clock_text
func songky_clock_text(settings C.songky_clock_settings_in, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		s, err := settingsOf(settings)
		if err != nil {
			return err
		}
		if err := s.Check(); err != nil {
			return err
		}
		return writeText(s.String(), buf, room, length)
	})
}

//export songky_clock_save
func songky_clock_save(handle C.songky_clock, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onClock(handle, func(c clock.Clock) error {
		data, err := c.MarshalJSON()
		if err != nil {
			return err
		}
		return writeText(string(data), buf, room, length)
	})
}

//export songky_clock_load
func songky_clock_load(data C.songky_in, size C.size_t, out *C.songky_clock, err *C.char, room C.size_t) C.songky_status {
	return create(clocks, out, err, room, func() (*lockedClock, error) {
		text, err := readData(data, size)
		if err != nil {
			return nil, err
		}
		c := &lockedClock{}
		if err := c.clock.UnmarshalJSON([]byte(text)); err != nil {
			return nil, unreadable{err}
		}
		return c, nil
	})
}

// unreadable is an error of a text that has no type of its own.
type unreadable struct{ err error }

func (e unreadable) Error() string   { return e.err.Error() }
func (e unreadable) Unwrap() []error { return []error{errParse, e.err} }

// clockLimit is what a clock tells a search of the game.
func clockLimit(handle C.songky_clock, g *songky.Game, now C.int64_t) (songky.Clock, error) {
	e := clocks.get(uint64(handle))
	if e == nil {
		return songky.Clock{}, errHandle
	}
	return songky.ClockOf(e.value.get(), g.Turn(), time.Duration(now)), nil
}
