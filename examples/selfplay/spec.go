package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/songky/songky"
)

// spec describes a player: the library within this program or, with a command, any program that
// speaks UCI.
type spec struct {
	name    string
	greedy  bool   // not an engine: see greedyPlayer
	command string // empty for the library
	args    []string
	options []setting // of the program, in the order given
	dialect dialect
	limit   limit
	threads int // 0: 1
	hash    int // MiB; 0: the engine's default
	seed    uint64
}

// setting is an option of a UCI program.
type setting struct{ name, value string }

// parseSpec reads "key=value,key=value". Without text it is the library.
func parseSpec(text string) (spec, error) {
	s := spec{threads: 1}
	if text == "" {
		return s, nil
	}
	for item := range strings.SplitSeq(text, ",") {
		key, value, ok := strings.Cut(item, "=")
		if !ok || key == "" {
			return s, fmt.Errorf("%q is not of the form key=value", item)
		}
		if err := s.set(key, value); err != nil {
			return s, fmt.Errorf("%s: %w", key, err)
		}
	}
	return s, s.check()
}

// set reads one item of a description.
func (s *spec) set(key, value string) (err error) {
	if known, err := s.limit.set(key, value); known {
		return err
	}
	switch key {
	case "name":
		s.name = value
	case "greedy":
		s.greedy = value != "0"
	case "cmd":
		s.command = value
	case "args":
		s.args = strings.Fields(value)
	case "threads":
		s.threads, err = number(value, 1, songky.MaxThreads)
	case "hash":
		s.hash, err = number(value, 1, songky.MaxHashBytes>>20)
	case "seed":
		_, err = fmt.Sscan(value, &s.seed)
	case "dialect":
		s.dialect, err = namedDialect(value)
	case "letters":
		err = s.dialect.setLetters(value)
	default:
		return s.setNamed(key, value)
	}
	return err
}

// setNamed reads the items whose key says what is set: option.NAME and variant.ID.
func (s *spec) setNamed(key, value string) error {
	if name, ok := strings.CutPrefix(key, "option."); ok {
		s.options = append(s.options, setting{name, value})
		return nil
	}
	if id, ok := strings.CutPrefix(key, "variant."); ok {
		v, err := songky.ParseVariant(id)
		if err != nil {
			return err
		}
		s.dialect.call(v, value)
		return nil
	}
	return fmt.Errorf("unknown key")
}

// check refuses what does not fit the kind of player.
func (s *spec) check() error {
	switch {
	case s.greedy && (s.command != "" || !s.limit.empty()):
		return fmt.Errorf("greedy takes no other limit and no program")
	case s.command == "" && (len(s.options) > 0 || len(s.args) > 0 || !s.dialect.plain()):
		return fmt.Errorf("options of a program without cmd=PROGRAM")
	case s.command != "" && s.limit.level != 0:
		return fmt.Errorf("level is for the library: a program has options, such as option.Level=%d", s.limit.level)
	}
	return nil
}

// endless says whether nothing would end the player's thinking.
func (s *spec) endless() bool { return !s.greedy && s.limit.empty() }

// optionList are the options that a program is sent.
func (s *spec) optionList() []setting {
	var list []setting
	if s.threads > 1 {
		list = append(list, setting{"Threads", fmt.Sprint(s.threads)})
	}
	if s.hash > 0 {
		list = append(list, setting{"Hash", fmt.Sprint(s.hash)})
	}
	return append(list, s.options...)
}

// title is what reports call the player.
func (s *spec) title() string {
	name := s.name
	switch {
	case s.greedy && name == "":
		return "greedy"
	case name == "" && s.command != "":
		name = filepath.Base(s.command)
	case name == "":
		name = "songky"
	}
	title := name + " " + s.limit.String()
	if s.threads > 1 {
		title += fmt.Sprintf(",threads=%d", s.threads)
	}
	return title
}

// identity is everything about the player that its games depend on.
func (s *spec) identity() string {
	if s.greedy {
		return fmt.Sprintf("greedy,seed=%d", s.seed)
	}
	parts := []string{s.limit.String(), fmt.Sprintf("threads=%d,hash=%d,seed=%d", s.threads, s.hash, s.seed)}
	if s.command != "" {
		parts = append(parts, "cmd="+s.command)
		if len(s.args) > 0 {
			parts = append(parts, "args="+strings.Join(s.args, " "))
		}
	}
	for _, o := range s.options {
		parts = append(parts, "option."+o.name+"="+o.value)
	}
	return strings.Join(parts, ",")
}
