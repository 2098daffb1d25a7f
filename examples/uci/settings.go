package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/songky/songky"
)

// settings are the values of the options.
type settings struct {
	variant   songky.Variant
	rules     string // of a rule set, or preset
	captured  string // who sees what was captured face down, or preset
	engine    songky.EngineOptions
	multiPV   int
	overhead  time.Duration // kept back of the clock for the way of the move there
	level     songky.Level
	limited   bool // the strength is that of elo, not of level
	elo       int
	analysing bool // at full strength, whatever level and elo say
	seconds   bool // the times of UCCI are in seconds
}

const mebibyte = 1 << 20

// preset is the value of an option that leaves something as the game has it.
const preset = "default"

var defaults = settings{
	variant:  songky.SongKy,
	rules:    preset,
	captured: preset,
	engine:   songky.EngineOptions{HashBytes: songky.DefaultHashBytes, Threads: 1},
	multiPV:  1,
	overhead: 50 * time.Millisecond,
	elo:      highestElo(),
}

// strength is the level that searches play at.
func (c settings) strength() songky.Level {
	switch {
	case c.analysing:
		return 0
	case c.limited:
		return levelOf(c.elo)
	}
	return c.level
}

// gameOptions are the options of a game under the settings.
func (c settings) gameOptions() (opts []songky.Option, err error) {
	if c.rules != preset {
		if !slices.Contains(c.variant.Info().RuleSets, c.rules) {
			return nil, fmt.Errorf("%s is not played by %q", c.variant, c.rules)
		}
		rules, err := songky.RulesByName(c.rules)
		if err != nil {
			return nil, err
		}
		opts = append(opts, songky.WithRules(rules))
	}
	if c.captured != preset && c.variant.Info().Hidden {
		captured := songky.CapturedUnseen
		if c.captured == songky.CapturedSeenByCapturer.String() {
			captured = songky.CapturedSeenByCapturer
		}
		opts = append(opts, songky.WithCaptured(captured))
	}
	return opts, nil
}

func variantKind() string {
	var ids []string
	for _, v := range songky.Variants() {
		ids = append(ids, v.String())
	}
	return combo(defaults.variant.String(), ids...)
}

// setVariant changes the game that is played, which begins at its start. Rules that it does not
// have give way to its own.
func (s *session) setVariant(value string) error {
	v, err := songky.ParseVariant(strings.ToLower(value))
	if err != nil {
		return err
	}
	s.clearHash()
	chosen := s.settings
	chosen.variant = v
	if _, err := chosen.gameOptions(); err != nil {
		s.out.info("option Rules: %v", err)
		chosen.rules = preset
	}
	return s.place(chosen, setup{})
}

// rulesKind has the rule sets of all games, each once.
func rulesKind() string {
	names := []string{preset}
	for _, v := range songky.Variants() {
		for _, name := range v.Info().RuleSets {
			if !slices.Contains(names, name) {
				names = append(names, name)
			}
		}
	}
	return combo(preset, names...)
}

// setRules changes the rules that the present game is played by.
func (s *session) setRules(value string) error {
	chosen := s.settings
	chosen.rules = strings.ToLower(value)
	return s.place(chosen, s.setup)
}

// setCaptured changes who learns, in the deals that the engine makes, what was captured face down.
func (s *session) setCaptured(value string) error {
	chosen := s.settings
	switch chosen.captured = strings.ToLower(value); chosen.captured {
	case preset, songky.CapturedUnseen.String(), songky.CapturedSeenByCapturer.String():
		return s.place(chosen, s.setup)
	}
	return fmt.Errorf("%.40q is neither %s nor %s", value, songky.CapturedUnseen, songky.CapturedSeenByCapturer)
}

// setEngine makes the next search begin with an engine of the given measures.
func (s *session) setEngine(o songky.EngineOptions) {
	if o != s.settings.engine {
		s.settings.engine = o
		s.dropEngine()
	}
}
