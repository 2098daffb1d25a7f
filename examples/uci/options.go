package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/songky/songky"
)

// settings are the values of the options.
type settings struct {
	variant songky.Variant
	engine  songky.EngineOptions
	multiPV int
	level   songky.Level
}

const mebibyte = 1 << 20

var defaults = settings{
	variant: songky.SongKy,
	engine:  songky.EngineOptions{HashBytes: songky.DefaultHashBytes, Threads: 1},
	multiPV: 1,
}

// option is one thing that a program may set.
type option struct {
	name string
	kind string // with default and bounds, as the protocol declares them
	set  func(s *session, value string) error
}

var options = []option{
	{"UCI_Variant", variantKind(), (*session).setVariant},
	spin("Hash", songky.DefaultHashBytes/mebibyte, 1, songky.MaxHashBytes/mebibyte, func(s *session, n int) {
		o := s.settings.engine
		o.HashBytes = int64(n) * mebibyte
		s.setEngine(o)
	}),
	spin("Threads", 1, 1, songky.MaxThreads, func(s *session, n int) {
		o := s.settings.engine
		o.Threads = n
		s.setEngine(o)
	}),
	spin("MultiPV", 1, 1, songky.MaxMultiPV, func(s *session, n int) { s.settings.multiPV = n }),
	spin("Level", 0, 0, int(songky.LevelGrandmaster), func(s *session, n int) {
		s.settings.level = songky.Level(n)
	}),
	{"Clear Hash", "button", func(s *session, _ string) error {
		s.clearHash()
		return nil
	}},
}

func variantKind() string {
	kind := "combo default " + defaults.variant.String()
	for _, v := range songky.Variants() {
		kind += " var " + v.String()
	}
	return kind
}

// spin is an option with a whole number for its value.
func spin(name string, preset, lowest, highest int, set func(*session, int)) option {
	kind := fmt.Sprintf("spin default %d min %d max %d", preset, lowest, highest)
	return option{name, kind, func(s *session, value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < lowest || n > highest {
			return fmt.Errorf("%.40q is not a number from %d to %d", value, lowest, highest)
		}
		set(s, n)
		return nil
	}}
}

// setOption answers setoption name ... [value ...].
func (s *session) setOption(words []string) {
	s.halt()
	name, value := splitOption(words)
	i := slices.IndexFunc(options, func(o option) bool { return strings.EqualFold(o.name, name) })
	if i < 0 {
		s.out.info("unknown option %.40q", name)
		return
	}
	if err := options[i].set(s, value); err != nil {
		s.out.info("option %s: %v", options[i].name, err)
	}
}

// splitOption separates the name from the value; both may be of several words.
func splitOption(words []string) (name, value string) {
	if len(words) > 0 && words[0] == "name" {
		words = words[1:]
	}
	end := slices.Index(words, "value")
	if end < 0 {
		return strings.Join(words, " "), ""
	}
	return strings.Join(words[:end], " "), strings.Join(words[end+1:], " ")
}

// setVariant changes the game that is played, which begins at its start.
func (s *session) setVariant(value string) error {
	v, err := songky.ParseVariant(strings.ToLower(value))
	if err != nil {
		return err
	}
	s.clearHash()
	return s.place(v, setup{})
}

// setEngine makes the next search begin with an engine of the given measures.
func (s *session) setEngine(o songky.EngineOptions) {
	if o != s.settings.engine {
		s.settings.engine = o
		s.dropEngine()
	}
}
