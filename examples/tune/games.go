package main

import (
	"context"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// maker plays games of the engine against itself and keeps their quiet positions.
type maker struct {
	variant songky.Variant
	seed    uint64
	nodes   uint64
	plies   [2]int   // least and most random plies that a game begins with
	book    []string // FENs to begin from; empty for the start of the game
	clear   int      // so many centipawns for one side are a win, after clearPlies
	most    int      // beyond so many a position teaches nothing
	engine  *songky.Engine
}

const (
	plyCap     = 300    // a longer game is a draw
	clearPlies = 4      // so many plies long a side that wins is clearly ahead
	mateScore  = 30_000 // what a forced end counts, in centipawns
)

// play is one game: its samples depend on the seed and its number only.
func (m *maker) play(number uint64) ([]sample, error) {
	m.engine.Clear()
	r := rand.New(rand.NewPCG(m.seed, number))
	g, err := m.open(r)
	if err != nil {
		return nil, err
	}
	var kept []sample
	won := 0 // plies in a row that Red was clearly ahead; less than 0: Blue
	for ply := 0; !g.Outcome().Over() && ply < plyCap && won < clearPlies && won > -clearPlies; ply++ {
		result, err := m.engine.BestMove(context.Background(), g, songky.Limits{Nodes: m.nodes})
		if err != nil {
			return nil, err
		}
		score := forRed(g, result.Lines[0].Score)
		if score > -m.most && score < m.most && quiet(g, result.Move) {
			kept = append(kept, sample{m.variant, g.FEN(), score, 0})
		}
		switch {
		case score >= m.clear:
			won = max(won, 0) + 1
		case score <= -m.clear:
			won = min(won, 0) - 1
		default:
			won = 0
		}
		if err := g.Play(result.Move); err != nil {
			return nil, err
		}
	}
	for i := range kept {
		kept[i].points = points(g, won)
	}
	return kept, nil
}

// open is a game after its random plies. One that ends on the way is begun anew.
func (m *maker) open(r *rand.Rand) (*songky.Game, error) {
	for {
		fen := m.variant.Info().Start
		if len(m.book) > 0 {
			fen = m.book[r.IntN(len(m.book))]
		}
		g, err := songky.NewGame(m.variant, songky.WithFEN(fen), songky.WithSeed(r.Uint64()))
		if err != nil {
			return nil, err
		}
		for range m.plies[0] + r.IntN(m.plies[1]-m.plies[0]+1) {
			moves := g.LegalMoves()
			if len(moves) == 0 {
				break
			}
			if err := g.Play(moves[r.IntN(len(moves))]); err != nil {
				return nil, err
			}
		}
		if !g.Outcome().Over() {
			return g, nil
		}
	}
}

// quiet says whether a position's worth is in its pieces: no check, and the best move takes nothing.
func quiet(g *songky.Game, best songky.Move) bool {
	return !g.InCheck() && g.Position().At(best.To()).Empty() && best.Promotion() == variants.NoRole
}

// forRed is a score of the side to move as Red sees it; a forced end is clear.
func forRed(g *songky.Game, s songky.Score) int {
	value := s.Centipawns
	switch {
	case s.MateIn > 0:
		value = mateScore
	case s.MateIn < 0:
		value = -mateScore
	}
	if g.Turn() == songky.Blue {
		return -value
	}
	return value
}

// points are Red's half points in a game that has ended, or that one side was clearly winning.
func points(g *songky.Game, won int) int {
	switch o := g.Outcome(); {
	case o.Status == songky.RedWins, won >= clearPlies:
		return 2
	case o.Status == songky.BlueWins, won <= -clearPlies:
		return 0
	}
	return 1
}

// readBook reads FENs, one a line; # begins a comment.
func readBook(name string) (fens []string, err error) {
	data, err := os.ReadFile(name)
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			fens = append(fens, line)
		}
	}
	return fens, err
}
