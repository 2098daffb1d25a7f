package songky_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// shuttle are quiet moves in the starting array: two chariots step up and back.
const shuttle = "i1i2 i10i9 i2i1 i9i10"

// TestClubEffectivePlies has the number of effective plies after each ply: those that are neither
// a check or chase nor the reply to one.
func TestClubEffectivePlies(t *testing.T) {
	const quiet = `
		10 . . . . . k . . .
		 7 . . . . . . . . p
		 1 R . . K . . . . R
		   a b c d e f g h i`
	for _, c := range []struct {
		name  string
		board string
		moves string
		marks string
		want  []int
	}{
		{"quiet plies count, a capture too, and it starts nothing again", quiet,
			"d1d2 f10f9 i1i7 f9f10 d2d1 f10f9", "......", []int{1, 2, 3, 4, 5, 6}},
		{"checks and chases do not count, nor does the ply right after one", oneChases,
			"d1d2 f10f9 a1a6 c6c8 d2d1 f9f10 a6a10 f10f9 d1d2 f9f8", "..x...+...", []int{1, 2, 2, 2, 3, 4, 4, 4, 5, 6}},
		{"a reply that is a chase has a reply too", bothChase,
			"a1a6 c6c8 f1f2 e10e9 f2f1", "xx...", []int{0, 0, 0, 1, 2}},
		{"a reply that is a check has a reply too", bothCheck,
			"d5e5 e4d4 d10e10 e2f2 e10e9", "++...", []int{0, 0, 0, 1, 2}},
		{"an exempt threat is an ordinary ply", `
			10 . . r . . k
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`,
			"a1a6 f10f9 a6b6 f9f10", "....", []int{1, 2, 3, 4}},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				assert.Zero(t, g.Counts().Effective)
				for i, m := range strings.Fields(c.moves) {
					s.play(t, g, m)
					require.Equal(t, c.want[i], g.Counts().Effective, "after ply %d", i+1)
				}
				assert.Len(t, c.want, g.Plies())
				assert.Equal(t, c.marks, marks(g))
			})
		})
	}
}

// TestClubProgress: a capture, and the step forward of a soldier that was over the river, start
// the count of plies without progress again.
func TestClubProgress(t *testing.T) {
	const board = `
		10 . . . . . k . . .
		 8 . . . . . . . . p
		 7 P . . . . . . . .
		 6 . . p . . . p . .
		 5 . . . . P . P . .
		 4 . . P . . . . . .
		 2 . . . . . . . . R
		 1 . . . K . . . . .
		   a b c d e f g h i`
	for _, c := range []struct {
		name, move string
		progress   bool
	}{
		{"a quiet move", "i2h2", false},
		{"a capture", "i2i8", true},
		{"a capture by a soldier at home", "g5g6", true},
		{"a soldier over the river goes forward", "a7a8", true},
		{"a soldier over the river goes sideways", "a7b7", false},
		{"a soldier goes over the river", "e5e6", false},
		{"a soldier at home goes forward", "c4c5", false},
		{"the general moves", "d2e2", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				s.play(t, g, "d1d2 f10f9")
				assert.Equal(t, 2, g.Counts().Progress)
				s.play(t, g, c.move)
				want := 3
				if c.progress {
					want = 0
				}
				assert.Equal(t, want, g.Counts().Progress)
				s.play(t, g, "f9f10")
				assert.Equal(t, want+1, g.Counts().Progress)
				assert.Equal(t, 4, g.Counts().Plies, "the length is counted all the same")
				assert.Equal(t, 4, g.Counts().Effective, "the effective plies are never reset")
			})
		})
	}
}

func TestClubChecksAndChasesAreNoProgress(t *testing.T) {
	onBothSides(t, oneChases, func(t *testing.T, s scene) {
		g := s.game(t, rulesOf(t, "cxq"))
		s.play(t, g, "a1a6 c6c8 a6a10 f10f9")
		assert.Equal(t, "x.+.", marks(g))
		assert.Equal(t, 4, g.Counts().Progress)
	})
}

// TestClubCounters: the limits on effective plies, progress and length, and what comes first.
func TestClubCounters(t *testing.T) {
	const fresh, worn = " 0 1", " 29 250"
	effective, progress, length := songky.ReasonEffectiveLimit, songky.ReasonProgressLimit, songky.ReasonPlyLimit
	limits := func(effective, progress, length int) func(r *songky.Rules) {
		return func(r *songky.Rules) { r.EffectiveLimit, r.ProgressLimit, r.PlyLimit = effective, progress, length }
	}
	for _, c := range []struct {
		name     string
		rules    string
		change   func(r *songky.Rules)
		counters string // of the FEN that the game starts from
		plies    int    // at which the game is drawn
		reason   songky.Reason
	}{
		{"cxq", "cxq", func(*songky.Rules) {}, fresh, 30, progress},
		{"cxq-moves", "cxq-moves", func(*songky.Rules) {}, fresh, 60, progress},
		{"cxq, effective", "cxq", func(r *songky.Rules) { r.ProgressLimit = 0 }, fresh, 120, effective},
		{"cxq-moves, effective", "cxq-moves", func(r *songky.Rules) { r.ProgressLimit = 0 }, fresh, 240, effective},
		{"cxq, length", "cxq", func(r *songky.Rules) { r.ProgressLimit, r.EffectiveLimit = 0, 0 }, fresh, 300, length},
		{"cxq-moves, length", "cxq-moves", func(r *songky.Rules) { r.ProgressLimit, r.EffectiveLimit = 0, 0 }, fresh, 600, length},

		{"the FEN's counters are ignored", "cxq", func(*songky.Rules) {}, worn, 30, progress},
		{"the FEN's counters are ignored for the length", "cxq", limits(0, 0, 300), worn, 300, length},
		{"a host may want the FEN's counter", "cxq", func(r *songky.Rules) { r.CountFromRecord = false }, worn, 1, progress},

		{"effective before progress and length", "cxq", limits(9, 9, 9), fresh, 9, effective},
		{"progress before length", "cxq", limits(10, 9, 9), fresh, 9, progress},
		{"length before either is reached", "cxq", limits(10, 10, 9), fresh, 9, length},
		{"progress before effective is reached", "cxq", limits(9, 8, 9), fresh, 8, progress},
		{"repetition, where a host adds it, before all counters", "cxq", func(r *songky.Rules) {
			limits(8, 8, 8)(r)
			r.Repetition = 3
		}, fresh, 8, songky.ReasonRepetition},
	} {
		t.Run(c.name, func(t *testing.T) {
			fen := strings.TrimSuffix(songky.Xiangqi.Info().Start, fresh) + c.counters
			rules := rulesOf(t, c.rules, c.change)
			g := newGame(t, songky.Xiangqi, songky.WithFEN(fen), songky.WithRules(rules))
			if rules.CountFromRecord {
				assert.Zero(t, g.Counts().Progress)
			}
			for i, m := range strings.Fields(repeated("", shuttle, c.plies)) {
				require.Equal(t, songky.Outcome{}, g.Outcome(), "after ply %d", i)
				play(t, g, m)
			}
			assert.Equal(t, drawn(c.reason), g.Outcome())
			assert.Equal(t, strings.Repeat(".", c.plies), marks(g))
		})
	}
}

// TestClubHasNoRepetitionRule: a position may occur as often as the counters let it.
func TestClubHasNoRepetitionRule(t *testing.T) {
	g := newGame(t, songky.Xiangqi, songky.WithRules(rulesOf(t, "cxq")))
	for _, occurrences := range []int{2, 3, 4, 5, 6, 7} {
		play(t, g, strings.Fields(shuttle)...)
		assert.Equal(t, occurrences, g.Counts().Occurrences)
		assert.Zero(t, g.Counts().Repetition)
		assert.Equal(t, songky.Outcome{}, g.Outcome())
	}
}

// TestClubLimitsOfNone: without any limit a game goes on beyond all numbers of the rules.
func TestClubLimitsOfNone(t *testing.T) {
	rules := rulesOf(t, "cxq", func(r *songky.Rules) { *r = songky.Rules{Name: r.Name} })
	g := newGame(t, songky.Xiangqi, songky.WithRules(rules))
	play(t, g, strings.Fields(repeated("", shuttle, 620))...)
	assert.Equal(t, songky.Outcome{}, g.Outcome())
	c := g.Counts()
	assert.Equal(t, []int{620, 0, 620, 0, 0}, []int{c.Plies, c.PlyLimit, c.Progress, c.ProgressLimit, c.EffectiveLimit})
}

// TestClubPursuitComesBeforeTheCounters: a ply that passes a limit of checks or chases and brings
// the game to its end by number is judged by the former.
func TestClubPursuitComesBeforeTheCounters(t *testing.T) {
	for _, c := range []struct {
		name, board, opening, cycle string
		reason                      songky.Reason
	}{
		{"checks", oneChecks, "", oneChecksCycle, songky.ReasonPerpetualCheck},
		{"chases", oneChases, oneChasesOpening, oneChasesCycle, songky.ReasonPerpetualChase},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				for limit, want := range map[int]songky.Outcome{
					12: drawn(songky.ReasonProgressLimit), 13: s.outcome(lost(songky.Red, c.reason)),
				} {
					g := s.game(t, rulesOf(t, "cxq", func(r *songky.Rules) { r.ProgressLimit, r.PlyLimit = limit, limit }))
					s.play(t, g, repeated(c.opening, c.cycle, limit))
					assert.Equal(t, want, g.Outcome(), "limit %d", limit)
				}
			})
		})
	}
}
