package main

import (
	"slices"

	"github.com/songky/songky"
)

const (
	maxKeys   = 4          // a mate that more first moves bring about makes a dull problem
	effort    = 1_000_000  // positions made to find a mate
	keyEffort = 30_000_000 // positions made to find all its keys
	window    = 10         // the last moves of the winner that are looked at
	patience  = 60         // games without a find after which themes count no more
)

// miner takes mates out of games.
type miner struct {
	variant songky.Variant
	games   *selfPlay
	solver  *solver
	set     *set
}

func newMiner(v songky.Variant, o options) (*miner, error) {
	book, err := readBook(o.book)
	if err != nil {
		return nil, err
	}
	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	if err != nil {
		return nil, err
	}
	games := &selfPlay{variant: v, seed: o.seed, book: book, engine: e}
	return &miner{v, games, newSolver(v), newSet(v, o.count)}, nil
}

// mine fills the set. Once nothing that it wants has been found for long, whatever it has room for
// will do.
func (m *miner) mine(games int) error {
	for waiting := 0; m.games.made < uint64(games) && m.set.left > 0; waiting++ {
		if waiting == patience {
			clear(m.set.wanted)
		}
		positions, err := m.games.next()
		if err != nil {
			return err
		}
		before := m.set.left
		if err := m.look(positions); err != nil {
			return err
		}
		if m.set.left < before {
			waiting = -1
		}
	}
	return nil
}

// look takes the mate that the set needs most from the last positions of a game, if there is one.
// One game gives one position at most, so that no two are alike.
func (m *miner) look(positions []songky.Position) error {
	var best mate
	most := 0
	for moves := 2; moves <= window && 2*moves <= len(positions); moves++ {
		found, ok, err := m.judge(positions[len(positions)-2*moves], moves)
		if err != nil {
			return err
		}
		if !ok {
			continue
		}
		if need := m.set.needs(found); need > 0 && need >= most {
			best, most = found, need
		}
	}
	if most > 0 {
		m.set.take(best)
	}
	return nil
}

// judge says whether a position holds a mate that is fit for a set.
func (m *miner) judge(p songky.Position, toEnd int) (found mate, ok bool, err error) {
	fen := fresh(p.FEN())
	q, err := tablesPosition(m.variant, fen)
	if err != nil {
		return found, false, err
	}
	m.solver.reset(effort)
	least, most := m.set.lengths(p.Turn())
	n := m.solver.shortest(&q, least, min(toEnd, most))
	if n == 0 || m.set.rooms[bucket{n, p.Turn()}] == 0 || m.solver.spent() {
		return found, false, nil
	}
	m.solver.reset(keyEffort)
	keys := m.solver.keys(&q, n)
	if m.solver.spent() || len(keys) > maxKeys {
		return found, false, nil
	}
	found = mate{FEN: fen, N: n, bucket: bucket{n, p.Turn()}}
	for _, k := range keys {
		found.Keys = append(found.Keys, moveText(m.variant, &q, k))
	}
	slices.Sort(found.Keys)
	found.themes = m.solver.themesOf(m.variant, q, keys[0], n)
	return found, !m.solver.spent(), nil
}
