package songky_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestTtakjiRepetition(t *testing.T) {
	for _, c := range []struct {
		name  string
		board string
		moves string
		marks string
		want  songky.Outcome
	}{
		{"nobody checks", `
			10 . . . . k
			 1 R . . K .
			   a b c d e`,
			repeated("", "a1a2 e10f10 a2a1 f10e10", 8), "........", drawn(songky.ReasonRepetition)},
		{"one side checks with each of its moves", oneChecks,
			repeated("", oneChecksCycle, 8), "+.+.+.+.", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"not before the third occurrence", oneChecks,
			repeated("", oneChecksCycle, 7), "+.+.+.+", songky.Outcome{}},
		{"the position recurs after a check", `
			10 . . . . k
			 8 R . . . .
			 1 . . . K .
			   a b c d e`,
			repeated("a8a10 e10e9", "a10a9 e9e10 a9a10 e10e9", 9), "+.+.+.+.+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"quiet moves before the first occurrence do not count", `
			10 . . . . k
			 8 R . . . .
			 1 . . . K .
			   a b c d e`,
			repeated("a8a7 e10e9 a7b7 e9e10 b7b10 e10e9", "b10b9 e9e10 b9b10 e10e9", 13), "....+.+.+.+.+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"a quiet move since the first occurrence", oneChecks,
			repeated("", "a9a10 e10e9 a10a7 e9e8 a7a8 e8e9 a8a9 e9e10", 16), "+...+.+.+...+.+.", drawn(songky.ReasonRepetition)},
		{"a quiet move between the first and the second occurrence", oneChecks,
			repeated("a9a10 e10e9 a10a7 e9e8 a7a8 e8e9 a8a9 e9e10", oneChecksCycle, 12), "+...+.+.+.+.", drawn(songky.ReasonRepetition)},
		{"both sides check with each of their moves", bothCheck,
			repeated("", bothCheckCycle, 8), "++++++++", drawn(songky.ReasonRepetition)},
		{"one side chases with each of its moves", oneChases,
			repeated(oneChasesOpening, oneChasesCycle, 9), ".........", drawn(songky.ReasonRepetition)},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "ttakji"), c.moves, c.marks, c.want)
			})
		})
	}
}

// TestTtakjiNoAttackers: the capture of the last chariot, horse, cannon or soldier draws at once.
func TestTtakjiNoAttackers(t *testing.T) {
	const board = `
		10 . . b . . k . . .
		 9 . . . . a . . . .
		 5 . . . . . . . . ?
		 3 . . . . B . . . .
		 2 . . . p . . . . .
		 1 . . . K . A . . .
		   a b c d e f g h i`
	for _, c := range []struct {
		left string // what else is on the board
		want songky.Outcome
	}{
		{".", drawn(songky.ReasonNoAttackers)},
		{"B", drawn(songky.ReasonNoAttackers)},
		{"R", songky.Outcome{}}, {"N", songky.Outcome{}}, {"C", songky.Outcome{}}, {"P", songky.Outcome{}},
		{"r", songky.Outcome{}}, {"n", songky.Outcome{}}, {"c", songky.Outcome{}}, {"p", songky.Outcome{}},
	} {
		t.Run(c.left, func(t *testing.T) {
			onBothSides(t, strings.Replace(board, "?", c.left, 1), func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "ttakji"), "d1d2", ".", c.want)
				for _, rules := range []string{"songky", "cxq", "cxq-moves"} {
					testEnd(t, s, rulesOf(t, rules), "d1d2", ".", songky.Outcome{})
				}
			})
		})
	}
}

// TestTtakjiNoAttackersAtTheStart: the rules are read after a move.
func TestTtakjiNoAttackersAtTheStart(t *testing.T) {
	fen := diagram(t, `
		10 . . k
		 1 K . .
		   d e f`)
	g := newGame(t, songky.Xiangqi, songky.WithFEN(fen), songky.WithRules(rulesOf(t, "ttakji")))
	assert.Equal(t, songky.Outcome{}, g.Outcome())
	play(t, g, "d1d2")
	assert.Equal(t, drawn(songky.ReasonNoAttackers), g.Outcome())
	require.NoError(t, g.Undo())
	assert.Equal(t, songky.Outcome{}, g.Outcome())
}

func TestTtakjiOrder(t *testing.T) {
	plies := func(n int) func(*songky.Rules) { return func(r *songky.Rules) { r.PlyLimit = n } }
	for _, c := range []struct {
		name   string
		board  string
		change func(r *songky.Rules)
		moves  string
		marks  string
		want   songky.Outcome
	}{
		{"mate before the limit of plies", `
			10 . . . . k
			 9 . R . . .
			 8 R . . . .
			 1 . . . K .
			   a b c d e`, plies(1), "a8a10", "+", won(songky.Red, songky.ReasonCheckmate)},
		{"no move left before the draw without attackers", `
			10 . k a .
			 9 . a . a
			 8 . . a .
			 1 . p K .
			   c d e f`, plies(300), "e1d1", ".", won(songky.Red, songky.ReasonNoMoves)},
		{"perpetual check before the limit of plies", oneChecks, plies(8),
			repeated("", oneChecksCycle, 8), "+.+.+.+.", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"repetition before the limit of plies", bothCheck, plies(8),
			repeated("", bothCheckCycle, 8), "++++++++", drawn(songky.ReasonRepetition)},
		{"the limit of plies, a ply before the repetition", oneChecks, plies(7),
			repeated("", oneChecksCycle, 7), "+.+.+.+", drawn(songky.ReasonPlyLimit)},
		{"the limit of plies before the draw without attackers", `
			10 . . k
			 2 p . .
			 1 K . .
			   d e f`, plies(1), "d1d2", ".", drawn(songky.ReasonPlyLimit)},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "ttakji", c.change), c.moves, c.marks, c.want)
			})
		})
	}
}

// TestTtakjiLength: 300 plies from the start of the record, whatever the counters of the FEN say,
// and no other limit before.
func TestTtakjiLength(t *testing.T) {
	for _, counters := range []string{"0 1", "290 299"} {
		fen := strings.TrimSuffix(songky.Xiangqi.Info().Start, "0 1") + counters
		rules := rulesOf(t, "ttakji", func(r *songky.Rules) { r.Repetition = 0 })
		g := newGame(t, songky.Xiangqi, songky.WithFEN(fen), songky.WithRules(rules))
		for i, m := range strings.Fields(repeated("", shuttle, 300)) {
			require.Equal(t, songky.Outcome{}, g.Outcome(), "after ply %d", i)
			play(t, g, m)
		}
		assert.Equal(t, drawn(songky.ReasonPlyLimit), g.Outcome())
		assert.Equal(t, 300, g.Counts().Plies)
		require.NoError(t, g.Undo())
		assert.Equal(t, songky.Outcome{}, g.Outcome())
	}
}

// TestTtakjiUndo: the verdict on a perpetual check is taken back, and comes again.
func TestTtakjiUndo(t *testing.T) {
	onBothSides(t, oneChecks, func(t *testing.T, s scene) {
		g := s.game(t, rulesOf(t, "ttakji"))
		moves := strings.Fields(repeated("", oneChecksCycle, 8))
		states := []clubState{clubStateOf(g)}
		for _, m := range moves {
			s.play(t, g, m)
			states = append(states, clubStateOf(g))
		}
		assert.Equal(t, 3, g.Counts().Occurrences)
		clone := g.Clone()
		for ply := 7; ply >= 0; ply-- {
			require.NoError(t, g.Undo())
			require.Equal(t, states[ply], clubStateOf(g))
		}
		s.play(t, g, strings.Join(moves, " "))
		assert.Equal(t, states[8], clubStateOf(g))
		assert.Equal(t, states[8], clubStateOf(clone))
	})
}
