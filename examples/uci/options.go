package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/songky/songky"
)

// option is one thing that a program may set.
type option struct {
	name  string
	alias string // the name that UCCI has for it, or nothing
	kind  string // with default and bounds, as the protocols declare them
	set   func(s *session, value string) error
}

var options = []option{
	{"UCI_Variant", "", variantKind(), (*session).setVariant},
	{"Rules", "", rulesKind(), (*session).setRules},
	{"Captured", "", combo(preset, preset, songky.CapturedUnseen.String(), songky.CapturedSeenByCapturer.String()), (*session).setCaptured},
	spin("Hash", "hashsize", songky.DefaultHashBytes/mebibyte, 1, songky.MaxHashBytes/mebibyte, func(s *session, n int) {
		o := s.settings.engine
		o.HashBytes = int64(n) * mebibyte
		s.setEngine(o)
	}),
	button("Clear Hash", "", func(s *session) { s.clearHash() }),
	spin("Threads", "", 1, 1, songky.MaxThreads, func(s *session, n int) {
		o := s.settings.engine
		o.Threads = n
		s.setEngine(o)
	}),
	spin("MultiPV", "", 1, 1, songky.MaxMultiPV, func(s *session, n int) { s.settings.multiPV = n }),
	check("Ponder", "", false, func(*session, bool) {}), // it says whether the program will let the engine ponder
	spin("Move Overhead", "", int(defaults.overhead.Milliseconds()), 0, 10_000, func(s *session, n int) {
		s.settings.overhead = time.Duration(n) * time.Millisecond
	}),
	spin("Level", "", 0, 0, int(songky.LevelGrandmaster), func(s *session, n int) { s.settings.level = songky.Level(n) }),
	check("UCI_LimitStrength", "", false, func(s *session, on bool) { s.settings.limited = on }),
	spin("UCI_Elo", "", defaults.elo, lowestElo(), highestElo(), func(s *session, n int) { s.settings.elo = n }),
	check("UCI_AnalyseMode", "", false, func(s *session, on bool) { s.settings.analysing = on }),
	check("usemillisec", "", true, func(s *session, on bool) { s.settings.seconds = !on }),
	button("newgame", "", func(s *session) { s.newGame(nil) }),
}

// undeclared are options that programs of a dialect are not told of: UCI has commands or no use for
// them, and one of UCCI that set everything to its default would leave xiangqi.
var undeclared = map[dialect][]string{
	uci:  {"usemillisec", "newgame"},
	ucci: {"UCI_Variant"},
}

// declaration is how an option is declared in a dialect.
func (o option) declaration(d dialect) string {
	if d == uci {
		return fmt.Sprintf("option name %s type %s", o.name, o.kind)
	}
	name := o.alias
	if name == "" {
		name = lowerNoSpaces(o.name)
	}
	return fmt.Sprintf("option %s type %s", name, o.kind)
}

// declared are the options that are declared in a dialect.
func (d dialect) declared() (list []option) {
	for _, o := range options {
		if !slices.Contains(undeclared[d], o.name) {
			list = append(list, o)
		}
	}
	return list
}

// named says whether a text is the option's name in either dialect, however written.
func (o option) named(text string) bool {
	name := lowerNoSpaces(text)
	return name != "" && (name == lowerNoSpaces(o.name) || name == o.alias)
}

// spin is an option with a whole number for its value.
func spin(name, alias string, preset, lowest, highest int, set func(*session, int)) option {
	kind := fmt.Sprintf("spin default %d min %d max %d", preset, lowest, highest)
	return option{name, alias, kind, func(s *session, value string) error {
		n, err := strconv.Atoi(value)
		if err != nil || n < lowest || n > highest {
			return fmt.Errorf("%.40q is not a number from %d to %d", value, lowest, highest)
		}
		set(s, n)
		return nil
	}}
}

// check is an option that is on or off.
func check(name, alias string, preset bool, set func(*session, bool)) option {
	return option{name, alias, fmt.Sprintf("check default %t", preset), func(s *session, value string) error {
		switch strings.ToLower(value) {
		case "true", "on":
			set(s, true)
		case "false", "off":
			set(s, false)
		default:
			return fmt.Errorf("%.40q is neither true nor false", value)
		}
		return nil
	}}
}

// button is an option that does something.
func button(name, alias string, do func(*session)) option {
	return option{name, alias, "button", func(s *session, _ string) error {
		do(s)
		return nil
	}}
}

// combo is the kind of an option whose values are words.
func combo(preset string, values ...string) string {
	return "combo default " + preset + " var " + strings.Join(values, " var ")
}

// setOption answers setoption name ... [value ...] and, as UCCI has it, setoption ... [...].
func (s *session) setOption(words []string) {
	s.halt()
	name, value := splitOption(words)
	i := slices.IndexFunc(options, func(o option) bool { return o.named(name) })
	if i < 0 {
		s.out.info("unknown option %.40q", name)
		return
	}
	if err := options[i].set(s, value); err != nil {
		s.out.info("option %s: %v", options[i].name, err)
	}
}

// splitOption separates the name from the value; both may be of several words. Without the words
// name and value the name is as much as makes one.
func splitOption(words []string) (name, value string) {
	named := len(words) > 0 && words[0] == "name"
	if named {
		words = words[1:]
	}
	if end := slices.Index(words, "value"); end >= 0 {
		return strings.Join(words[:end], " "), strings.Join(words[end+1:], " ")
	}
	for end := len(words); end > 0 && !named; end-- {
		name := strings.Join(words[:end], " ")
		if slices.ContainsFunc(options, func(o option) bool { return o.named(name) }) {
			return name, strings.Join(words[end:], " ")
		}
	}
	return strings.Join(words, " "), ""
}
