package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// setup is a position as a program gives it: where the game starts and the moves since. The zero
// value is the start position of the variant.
type setup struct {
	fen   *string // nil for the start position
	moves []string
}

// position answers position startpos|fen ... [moves ...].
func (s *session) position(words []string) {
	s.halt()
	u, err := s.dialect.parseSetup(words)
	if err == nil {
		err = s.place(s.settings, u)
	}
	if err != nil {
		s.out.info("position: %v", err)
	}
}

// place makes a setup the present position under the settings, or leaves everything as it is.
func (s *session) place(chosen settings, u setup) error {
	opts, err := chosen.gameOptions()
	if err != nil {
		return err
	}
	g, err := u.play(chosen.variant, append(opts, songky.WithSeed(s.shuffle))...)
	if err != nil {
		return err
	}
	s.settings, s.setup, s.game, s.banned = chosen, u, g, nil
	return nil
}

func (d dialect) parseSetup(words []string) (setup, error) {
	var u setup
	start := words
	if end := slices.Index(words, "moves"); end >= 0 {
		start = words[:end]
		for _, text := range words[end+1:] {
			u.moves = append(u.moves, d.reads(text))
		}
	}
	switch {
	case len(start) == 1 && start[0] == "startpos":
		return u, nil
	case len(start) > 0 && start[0] == "fen":
		fen := strings.Join(start[1:], " ")
		u.fen = &fen
		return u, nil
	}
	return u, fmt.Errorf("%.40q is neither startpos nor fen and a position", strings.Join(start, " "))
}

// play is the game that has come to the setup.
func (u setup) play(v songky.Variant, opts ...songky.Option) (*songky.Game, error) {
	if u.fen != nil {
		opts = append(opts, songky.WithFEN(*u.fen))
	}
	g, err := songky.NewGame(v, opts...)
	if err != nil {
		return nil, err
	}
	turns, err := readTurns(v, u.moves)
	if err != nil {
		return nil, err
	}
	if deal := toldDeal(g.Position(), turns); deal != "" {
		// What the host has not told, not even a capturer has seen.
		opts = append(opts, songky.WithDeal(deal), songky.WithCaptured(songky.CapturedUnseen))
		if g, err = songky.NewGame(v, opts...); err != nil {
			return nil, err
		}
	}
	for i, t := range turns {
		if err := t.play(g); err != nil {
			return nil, fmt.Errorf("move %d, %.20q: %w", i+1, u.moves[i], err)
		}
	}
	return g, nil
}

// played is a move in text and, in cờ úp, what the host says has turned up.
type played struct {
	move     string
	revealed songky.Role // NoRole where the host says nothing
}

func readTurns(v songky.Variant, moves []string) ([]played, error) {
	turns := make([]played, len(moves))
	for i, text := range moves {
		move, letter, told := strings.Cut(text, "=")
		turns[i].move = move
		if !told {
			continue
		}
		if turns[i].revealed = roleOf(v, letter); turns[i].revealed == variants.NoRole {
			return nil, fmt.Errorf("move %d, %.20q: nothing turns up as %.20q", i+1, text, letter)
		}
	}
	return turns, nil
}

// roleOf is what a face-down piece of the game may turn up as by that letter, or NoRole.
func roleOf(v songky.Variant, letter string) songky.Role {
	info := v.Info()
	if !info.Hidden || len(letter) != 1 {
		return variants.NoRole
	}
	for _, role := range info.Roles[songky.Red] {
		if letter[0] == role.Letter() || letter[0] == role.Alias() {
			return role
		}
	}
	return variants.NoRole
}

// toldDeal is the part of the deal that the host's moves tell, as WithDeal reads it: a face-down
// piece has never moved, so it turns up where it lay at the start.
func toldDeal(start songky.Position, turns []played) string {
	var items []string
	seen := make(map[songky.Square]bool)
	for _, t := range turns {
		m, err := songky.ParseMove(t.move)
		if err != nil || t.revealed == variants.NoRole || !start.At(m.From()).FaceDown || seen[m.From()] {
			continue
		}
		seen[m.From()] = true
		items = append(items, fmt.Sprintf("%s=%c", m.From(), t.revealed.Letter()))
	}
	return strings.Join(items, ",")
}

func (t played) play(g *songky.Game) error {
	m, err := g.ParseMoveAs(t.move, songky.Coordinates)
	if err != nil {
		return err
	}
	if t.revealed == variants.NoRole {
		return g.Play(m)
	}
	err = g.PlayRevealed(m, t.revealed)
	if errors.Is(err, songky.ErrReveal) {
		return fmt.Errorf("no %s can turn up there", t.revealed)
	}
	return err
}
