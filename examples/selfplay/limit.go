package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/songky/songky"
)

// limit says how long a player may think about a move. Zero fields are none.
type limit struct {
	nodes    uint64
	depth    int
	movetime time.Duration
	clock    control
	level    songky.Level
}

// control is the time of a game: so much at the start, and an increment after each move.
type control struct{ main, increment time.Duration }

// set reads the value of one of the fields by its name; false if the name is none of them.
func (l *limit) set(name, value string) (known bool, err error) {
	switch name {
	case "nodes":
		l.nodes, err = strconv.ParseUint(value, 10, 63)
	case "depth":
		l.depth, err = number(value, 0, songky.MaxDepth)
	case "movetime":
		l.movetime, err = positiveTime(value)
	case "clock":
		l.clock, err = parseControl(value)
	case "level":
		var n int
		n, err = number(value, 0, int(songky.LevelGrandmaster))
		l.level = songky.Level(n)
	default:
		return false, nil
	}
	return true, err
}

// number reads a whole number within bounds.
func number(text string, lowest, highest int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < lowest || n > highest {
		return 0, fmt.Errorf("%q is not a whole number from %d to %d", text, lowest, highest)
	}
	return n, nil
}

// longestTime bounds times, so that they can be added without care.
const longestTime = 1000 * time.Hour

func positiveTime(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	if err != nil || d <= 0 || d > longestTime {
		return 0, fmt.Errorf("%q is not a time such as 50ms or 2s", text)
	}
	return d, nil
}

// parseControl reads "10s+0.1s" or, in seconds, "10+0.1"; the increment may be left out.
func parseControl(text string) (control, error) {
	base, increment, added := strings.Cut(text, "+")
	var c control
	var err error
	if c.main, err = positiveTime(seconds(base)); err != nil {
		return control{}, err
	}
	if added && strings.Trim(increment, "0.s") != "" {
		c.increment, err = positiveTime(seconds(increment))
	}
	return c, err
}

// seconds adds the unit to a plain number.
func seconds(text string) string {
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		return text + "s"
	}
	return text
}

// errNoLimit: a player who would think for ever.
var errNoLimit = errors.New("no limit: give nodes, depth, movetime, clock or level")

func (l limit) empty() bool { return l == limit{} }

// String is the limit as the options write it.
func (l limit) String() string {
	var parts []string
	add := func(wanted bool, name string, value any) {
		if wanted {
			parts = append(parts, fmt.Sprintf("%s=%v", name, value))
		}
	}
	add(l.level != 0, "level", int(l.level))
	add(l.nodes != 0, "nodes", l.nodes)
	add(l.depth != 0, "depth", l.depth)
	add(l.movetime != 0, "movetime", l.movetime)
	add(l.clock != control{}, "clock", fmt.Sprintf("%v+%v", l.clock.main, l.clock.increment))
	return strings.Join(parts, ",")
}
