package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/songky/songky"
)

// opening is how a game begins: a position, moves from there, and the seed of the deal.
type opening struct {
	id    string
	fen   string
	moves []songky.Move
	deal  uint64
}

// game is a game that has come to the end of the opening.
func (o opening) game(v songky.Variant, rules songky.Rules) (*songky.Game, error) {
	g, err := songky.NewGame(v, songky.WithFEN(o.fen), songky.WithRules(rules), songky.WithSeed(o.deal))
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", o.id, err)
	}
	for _, m := range o.moves {
		if err := g.Play(m); err != nil {
			return nil, fmt.Errorf("opening %s: %w", o.id, err)
		}
	}
	return g, nil
}

// vary is the opening with so many random legal moves more. It says false where the game ends
// on the way.
func (o opening) vary(v songky.Variant, rules songky.Rules, plies int, r *rand.Rand) (opening, *songky.Game, bool, error) {
	g, err := o.game(v, rules)
	if err != nil {
		return o, nil, false, err
	}
	o.moves = append([]songky.Move(nil), o.moves...)
	for range plies {
		moves := g.LegalMoves()
		if len(moves) == 0 {
			return o, g, false, nil
		}
		m := moves[r.IntN(len(moves))]
		if err := g.Play(m); err != nil {
			return o, nil, false, err
		}
		o.moves = append(o.moves, m)
	}
	return o, g, !g.Outcome().Over(), nil
}

// doubt is the test whether a position is worth playing: a search must score it within the window
// around what is held for even. The zero value lets everything pass.
type doubt struct {
	nodes  uint64
	window int // in centipawns either way
}

// filter is a doubt with the engine that judges.
type filter struct {
	doubt
	engine *songky.Engine
}

func newFilter(d doubt) (*filter, error) {
	if d.window == 0 {
		return &filter{}, nil
	}
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	return &filter{d, e}, err
}

func (f *filter) close() {
	if f.engine != nil {
		_ = f.engine.Close()
	}
}

// score is what a search of the game's present position alone says, in centipawns for Red.
func (f *filter) score(ctx context.Context, g *songky.Game) (int, error) {
	if f.engine == nil {
		return 0, nil
	}
	f.engine.Clear()
	r, err := f.engine.BestMove(ctx, g, songky.Limits{Nodes: f.nodes})
	if err != nil {
		return 0, err
	}
	value := centipawns(r.Lines[0].Score)
	if g.Turn() == songky.Blue {
		value = -value
	}
	return value, nil
}

// pass says whether the game could go either way, if positions of the score even could.
func (f *filter) pass(ctx context.Context, g *songky.Game, even int) (bool, error) {
	if f.engine == nil {
		return true, nil
	}
	value, err := f.score(ctx, g)
	return even-f.window <= value && value <= even+f.window, err
}

// openings makes the openings of a match in their order. It is not safe for concurrent use.
type openings struct {
	variant songky.Variant
	rules   songky.Rules
	seed    uint64
	plies   int      // random ones, after the start or the position of the book
	book    []string // FENs; empty for the start of the game
	filter  *filter
	made    int
	seen    map[string]bool
	scores  map[string]int // of where random plies began
}

// Kinds of random numbers that one seed is used for.
const (
	forOpening = iota
	forDeal
	forShuffle
	forMoves
	forCandidate
	forTrial
)

// attempts is how often an opening is tried before its making is given up.
const attempts = 500

// next is the next opening, which has not been made before where that can be.
func (s *openings) next(ctx context.Context) (opening, error) {
	index := s.made
	s.made++
	o, plies, err := s.base(index)
	if err != nil || plies == 0 {
		return o, err
	}
	even, err := s.even(ctx, o)
	if err != nil {
		return o, err
	}
	r := randomOf(s.seed, forOpening, uint64(index))
	for attempt := range attempts {
		varied, g, goesOn, err := o.vary(s.variant, s.rules, plies, r)
		if err != nil {
			return o, err
		}
		if !goesOn || s.repeats(g) && attempt < attempts/2 {
			continue
		}
		fine, err := s.filter.pass(ctx, g, even)
		if err != nil {
			return o, err
		}
		if fine {
			s.seen[placement(g.FEN())] = true
			return varied, nil
		}
	}
	return o, fmt.Errorf("%d random plies have changed the score too much in %d tries: use fewer, or a wider -window", plies, attempts)
}

// even is the score of the position that the random plies begin at. They are judged by how they
// change it: an evaluation may well be partial to an army, which a game starts with.
func (s *openings) even(ctx context.Context, o opening) (int, error) {
	if score, ok := s.scores[o.fen]; ok {
		return score, nil
	}
	g, err := o.game(s.variant, s.rules)
	if err != nil {
		return 0, err
	}
	score, err := s.filter.score(ctx, g)
	s.scores[o.fen] = score
	return score, err
}

// repeats says whether the position is the opening of an earlier game. Deals differ, so that
// games with one have no need of other moves.
func (s *openings) repeats(g *songky.Game) bool {
	return s.seen[placement(g.FEN())] && !s.variant.Info().Hidden
}

// placement is the part of a FEN that says what stands where, and who moves.
func placement(fen string) string {
	fields := strings.Fields(fen)
	return strings.Join(fields[:min(2, len(fields))], " ")
}

// base is where opening number index starts and how many random plies follow. After a whole book
// its positions come again with two random plies more.
func (s *openings) base(index int) (o opening, plies int, err error) {
	if s.seen == nil {
		s.seen, s.scores = make(map[string]bool), make(map[string]int)
	}
	o = opening{id: fmt.Sprintf("r%d", index+1), fen: s.variant.Info().Start, deal: mix(s.seed, forDeal, uint64(index))}
	if len(s.book) == 0 {
		return o, s.plies, nil
	}
	round, place := index/len(s.book), index%len(s.book)
	line := randomOf(s.seed, forShuffle).Perm(len(s.book))[place]
	o.fen, o.id = s.book[line], fmt.Sprintf("b%d", line+1)
	if round > 0 {
		o.id += fmt.Sprintf(".%d", round+1)
	}
	return o, s.plies + 2*round, nil
}
