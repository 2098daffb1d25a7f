package songky_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// testEnd plays moves of a scene of which only the last may end the game, and compares the marks
// and the outcome, both as they are written about the drawing.
func testEnd(t *testing.T, s scene, rules songky.Rules, moves, wantMarks string, want songky.Outcome) {
	t.Helper()
	g := s.game(t, rules)
	for i, m := range strings.Fields(moves) {
		require.Equal(t, songky.Outcome{}, g.Outcome(), "after ply %d", i)
		s.play(t, g, m)
	}
	assert.Equal(t, wantMarks, marks(g))
	assert.Equal(t, s.outcome(want), g.Outcome())
}

// TestClubPerpetualLimits: 6, 12 and 18 moves in a row with one, two and three pieces are allowed;
// one more loses, at once.
func TestClubPerpetualLimits(t *testing.T) {
	for _, c := range []struct {
		name           string
		rules          string
		board          string
		opening, cycle string
		own            int // moves in a row that are allowed
		mark           string
		reason         songky.Reason
	}{
		{"checks by one piece", "cxq", oneChecks, "", oneChecksCycle, 6, "+", songky.ReasonPerpetualCheck},
		{"checks by two pieces", "cxq", twoCheck, "", twoCheckCycle, 12, "+", songky.ReasonPerpetualCheck},
		{"checks by three pieces", "cxq-moves", threeCheck, "", threeCheckCycle, 18, "+", songky.ReasonPerpetualCheck},
		{"chases by one piece", "cxq", oneChases, oneChasesOpening, oneChasesCycle, 6, "x", songky.ReasonPerpetualChase},
		{"chases by two pieces", "cxq", twoChase, "", twoChaseCycle, 12, "x", songky.ReasonPerpetualChase},
		{"chases by three pieces", "cxq-moves", threeChase, "", threeChaseCycle, 18, "x", songky.ReasonPerpetualChase},

		{"a check by another piece, then seven by one", "cxq", `
			10 . . . k . .
			 9 R . . . . .
			 5 . . . . R .
			 1 . . . . . K
			   a b c d e f`,
			"e5d5 d10e10", oneChecksCycle, 7, "+", songky.ReasonPerpetualCheck},
		{"a chase by another piece, then seven by one", "cxq", `
			10 . . . . . k . . .
			 6 . . c . . . . . .
			 1 R . . K . . . . R
			   a b c d e f g h i`,
			"i1i6 c6c8 a1a8 c8c6", "a8a6 c6c8 a6a8 c8c6", 7, "x", songky.ReasonPerpetualChase},
		{"six checks by one piece, six by another", "cxq", `
			10 . . . . k .
			 9 R . . . . .
			 5 . . . R . .
			 1 . . . . . K
			   a b c d e f`,
			"a9a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9 e9e10",
			"d5e5 e10d10 e5d5 d10e10", 12, "+", songky.ReasonPerpetualCheck},
		{"six chases by one piece, six by another", "cxq", `
			10 . . . . . k . . .
			 6 . . c . . . . . .
			 1 R . . K . . . . R
			   a b c d e f g h i`,
			"a1a6 c6c8 a6a8 c8c6 a8a6 c6c8 a6a8 c8c6 a8a6 c6c8 a6a8 c8c6",
			"i1i6 c6c8 i6i8 c8c6 i8i6 c6c8 i6i8 c8c6 i8i6 c6c8 i6i8 c8c6 a8a6", 12, "x", songky.ReasonPerpetualChase},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				allowed := strings.Repeat(c.mark+".", c.own)
				testEnd(t, s, rulesOf(t, c.rules), repeated(c.opening, c.cycle, 2*c.own), allowed, songky.Outcome{})
				testEnd(t, s, rulesOf(t, c.rules), repeated(c.opening, c.cycle, 2*c.own+1), allowed+c.mark, lost(songky.Red, c.reason))
			})
		})
	}
}

// TestClubRunsThatEndInTime: what looks perpetual but is not, for a run ends on the way.
func TestClubRunsThatEndInTime(t *testing.T) {
	for _, c := range []struct {
		name  string
		board string
		moves string
		marks string
	}{
		{"six checks, a quiet move, six checks", oneChecks,
			repeated("", oneChecksCycle, 12) + " a9a8 e10e9 a8a9 e9e10 " + repeated("", oneChecksCycle, 10),
			"+.+.+.+.+.+...+.+.+.+.+.+."},
		{"six chases, a quiet move, six chases", oneChases,
			repeated(oneChasesOpening, oneChasesCycle, 12) + " a8a7 f10f9 a7a6 c6c8 " + repeated("", oneChasesCycle, 10),
			"x.x.x.x.x.x...x.x.x.x.x.x."},
		{"six chases, a check, six chases", oneChases,
			repeated(oneChasesOpening, oneChasesCycle, 12) + " a8a10 f10f9 a10a6 c6c8 " + repeated("", oneChasesCycle, 10),
			"x.x.x.x.x.x.+.x.x.x.x.x.x."},
		{"chases of two pieces by turns", `
			10 . . . . . k . .
			 6 . . c . . . . .
			 3 . . . . . . . n
			 1 R . . K . . . .
			   a b c d e f g h`,
			repeated("a1a6 c6c8", "a6a3 f10f9 a3a8 c8c6 a8a3 f9f10 a3a6 c6c8", 22),
			strings.Repeat("x.", 11)},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "cxq"), c.moves, c.marks, songky.Outcome{})
			})
		})
	}
}

// TestClubBothSidesPursue: when one side passes its limit, the other offends as well if its own
// run up to its last ply has reached its limit.
func TestClubBothSidesPursue(t *testing.T) {
	limits := func(checks, chases int) func(*songky.Rules) {
		return func(r *songky.Rules) {
			r.CheckLimits, r.ChaseLimits = [3]int{checks, checks, checks}, [3]int{chases, chases, chases}
		}
	}
	unchanged := func(*songky.Rules) {}
	const chases = oneChasesCycle
	for _, c := range []struct {
		name           string
		board          string
		change         func(r *songky.Rules)
		opening, cycle string
		plies          int
		marks          string
		want           songky.Outcome
	}{
		{"both check", bothCheck, unchanged, "", bothCheckCycle, 25,
			strings.Repeat("+", 25), drawn(songky.ReasonPerpetualCheck)},
		{"both check, the other one check short of its limit", `
			10 . . . k . . . .
			 6 . . . . . . . r
			 5 c . . . . . . .
			 4 . . . . . . R .
			 2 . . . . K . . .
			 1 . . . C . . . .
			   a b c d e f g h
			Blue to move`, unchanged, "h6e6 g4e4 a5e5", "e4d4 e5d5 d4e4 d5e5", 25,
			"+." + strings.Repeat("+", 23), lost(songky.Blue, songky.ReasonPerpetualCheck)},
		{"both chase", bothChase, unchanged, oneChasesOpening, chases, 13,
			strings.Repeat("x", 13), drawn(songky.ReasonPerpetualChase)},
		{"both chase, the other one chase short of its limit", bothChase, unchanged,
			"a1a6 c6d6 a6b6 d6c6 b6a6 c6c8", chases, 13,
			"x." + strings.Repeat("x", 11), lost(songky.Red, songky.ReasonPerpetualChase)},
		{"one checks with one piece, the other chases with two", checkAgainstChase, unchanged,
			"", checkAgainstChaseCycle, 13,
			strings.Repeat("+x", 6) + "+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"the checker passes its limit, the chaser has reached its own", checkAgainstChase, limits(6, 6),
			"", checkAgainstChaseCycle, 13,
			strings.Repeat("+x", 6) + "+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"the checker passes its limit, the chaser is short of its own", checkAgainstChase, limits(6, 7),
			"", checkAgainstChaseCycle, 13,
			strings.Repeat("+x", 6) + "+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"the chaser passes its limit, the checker has reached its own", checkAgainstChase, limits(6, 5),
			"", checkAgainstChaseCycle, 12,
			strings.Repeat("+x", 6), lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"the chaser passes its limit, the checker is short of its own", checkAgainstChase, limits(7, 5),
			"", checkAgainstChaseCycle, 12,
			strings.Repeat("+x", 6), lost(songky.Blue, songky.ReasonPerpetualChase)},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "cxq", c.change), repeated(c.opening, c.cycle, c.plies), c.marks, c.want)
			})
		})
	}
}

// TestClubMateStands: a game that is won by the board is won, whatever limit the ply passes.
func TestClubMateStands(t *testing.T) {
	oneMove := func(r *songky.Rules) {
		r.CheckLimits, r.ChaseLimits = [3]int{1, 1, 1}, [3]int{1, 1, 1}
	}
	const ladder = `
		10 . . . . . . . . .
		 9 . . . . k . . . .
		 8 . . . . . . . . R
		 7 R . . . . . . . .
		 1 . . . K . . . . .
		   a b c d e f g h i`
	const cornered = `
		10 . . . k .
		 8 R . . . .
		 1 . . . . K
		   a b c d e`
	for _, c := range []struct {
		name   string
		board  string
		change func(r *songky.Rules)
		moves  string
		marks  string
		want   songky.Outcome
	}{
		{"a second check beyond a limit of one", ladder, oneMove, "i8i9 e9e10 i9i10", "+.+", lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"a second check that mates", ladder, oneMove, "i8i9 e9e8 a7a8", "+.+", won(songky.Red, songky.ReasonCheckmate)},
		{"mate on the last ply of the game", ladder, func(r *songky.Rules) { r.PlyLimit = 3 },
			"i8i9 e9e8 a7a8", "+.+", won(songky.Red, songky.ReasonCheckmate)},
		{"mate on the last ply without progress", ladder, func(r *songky.Rules) { r.ProgressLimit = 3 },
			"i8i9 e9e8 a7a8", "+.+", won(songky.Red, songky.ReasonCheckmate)},
		{"no move left on the last ply of the game", cornered, func(r *songky.Rules) { r.PlyLimit = 1 },
			"a8a9", ".", won(songky.Red, songky.ReasonNoMoves)},
		{"no move left on the last effective ply", cornered, func(r *songky.Rules) { r.EffectiveLimit = 1 },
			"a8a9", ".", won(songky.Red, songky.ReasonNoMoves)},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				testEnd(t, s, rulesOf(t, "cxq", c.change), c.moves, c.marks, c.want)
			})
		})
	}
}

// TestClubChangedPursuitLimits: the limits are a host's to change, and 0 is none.
func TestClubChangedPursuitLimits(t *testing.T) {
	checks := func(one, two, three int) func(*songky.Rules) {
		return func(r *songky.Rules) { r.CheckLimits = [3]int{one, two, three} }
	}
	chases := func(one, two, three int) func(*songky.Rules) {
		return func(r *songky.Rules) { r.ChaseLimits = [3]int{one, two, three} }
	}
	check, chase := lost(songky.Red, songky.ReasonPerpetualCheck), lost(songky.Red, songky.ReasonPerpetualChase)
	end := drawn(songky.ReasonPlyLimit)
	for _, c := range []struct {
		name           string
		board          string
		opening, cycle string
		change         func(r *songky.Rules)
		plies          int // at which the game ends, 60 at the latest
		want           songky.Outcome
	}{
		{"one checks, limit 1", oneChecks, "", oneChecksCycle, checks(1, 12, 18), 3, check},
		{"one checks, limit 9", oneChecks, "", oneChecksCycle, checks(9, 12, 18), 19, check},
		{"one checks, limit 25 beyond those with more pieces", oneChecks, "", oneChecksCycle, checks(25, 3, 4), 51, check},
		{"one checks, none", oneChecks, "", oneChecksCycle, checks(0, 12, 18), 60, end},
		{"one checks, none at all", oneChecks, "", oneChecksCycle, checks(0, 0, 0), 60, end},
		{"two check, limit 2 for two", twoCheck, "", twoCheckCycle, checks(6, 2, 18), 5, check},
		{"two check, limit 20 for two", twoCheck, "", twoCheckCycle, checks(6, 20, 18), 41, check},
		{"two check, none for two", twoCheck, "", twoCheckCycle, checks(6, 0, 18), 60, end},
		{"three check, limit 3 for three", threeCheck, "", threeCheckCycle, checks(6, 12, 3), 7, check},
		{"three check, limit 14 for three", threeCheck, "", threeCheckCycle, checks(6, 12, 14), 29, check},
		{"three check, none for three", threeCheck, "", threeCheckCycle, checks(6, 12, 0), 60, end},
		{"checks are no chases", oneChecks, "", oneChecksCycle, chases(1, 1, 1), 13, check},
		{"one chases, limit 1", oneChases, oneChasesOpening, oneChasesCycle, chases(1, 12, 18), 3, chase},
		{"one chases, limit 9", oneChases, oneChasesOpening, oneChasesCycle, chases(9, 12, 18), 19, chase},
		{"one chases, none", oneChases, oneChasesOpening, oneChasesCycle, chases(0, 12, 18), 60, end},
		{"one chases, none at all", oneChases, oneChasesOpening, oneChasesCycle, chases(0, 0, 0), 60, end},
		{"two chase, limit 2 for two", twoChase, "", twoChaseCycle, chases(6, 2, 18), 5, chase},
		{"two chase, none for two", twoChase, "", twoChaseCycle, chases(6, 0, 18), 60, end},
		{"three chase, limit 14 for three", threeChase, "", threeChaseCycle, chases(6, 12, 14), 29, chase},
		{"three chase, none for three", threeChase, "", threeChaseCycle, chases(6, 12, 0), 60, end},
		{"chases are no checks", oneChases, oneChasesOpening, oneChasesCycle, checks(1, 1, 1), 13, chase},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				rules := rulesOf(t, "cxq", c.change)
				rules.EffectiveLimit, rules.ProgressLimit, rules.PlyLimit = 0, 0, 60
				g := s.game(t, rules)
				assert.Equal(t, rules, g.Rules())
				for i, m := range strings.Fields(repeated(c.opening, c.cycle, c.plies)) {
					require.Equal(t, songky.Outcome{}, g.Outcome(), "after ply %d", i)
					s.play(t, g, m)
				}
				assert.Equal(t, s.outcome(c.want), g.Outcome())
			})
		})
	}
}

// TestClubLimitsInOtherRuleSets: the limits work in any rule set of xiangqi, in the order of
// checks that all rule sets share; other games do not know them.
func TestClubLimitsInOtherRuleSets(t *testing.T) {
	const board = `
		10 . . . . k
		 8 R . . . .
		 1 . . . K .
		   a b c d e`
	moves := repeated("a8a10 e10e9", "a10a9 e9e10 a9a10 e10e9", 9)
	repetition := drawn(songky.ReasonRepetition)
	check := lost(songky.Red, songky.ReasonPerpetualCheck)
	for _, c := range []struct {
		name, rules string
		limit       int
		want        songky.Outcome
	}{
		{"songky, without", "songky", 0, repetition},
		{"songky, limit not passed", "songky", 5, repetition},
		{"songky, passed on the ply that repeats", "songky", 4, check},
		{"ttakji, whose own rule decides", "ttakji", 0, check},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, board, func(t *testing.T, s scene) {
				rules := rulesOf(t, c.rules, func(r *songky.Rules) { r.CheckLimits[0] = c.limit })
				testEnd(t, s, rules, moves, "+.+.+.+.+", c.want)
			})
		})
	}
	for _, v := range songky.Variants() {
		if v == songky.Xiangqi {
			continue
		}
		t.Run(v.String(), func(t *testing.T) {
			for _, change := range []func(r *songky.Rules){
				func(r *songky.Rules) { r.EffectiveLimit = 120 },
				func(r *songky.Rules) { r.CheckLimits[0] = 6 },
				func(r *songky.Rules) { r.CheckLimits[2] = 18 },
				func(r *songky.Rules) { r.ChaseLimits[0] = 6 },
				func(r *songky.Rules) { r.ChaseLimits[1] = 12 },
			} {
				own := rulesOf(t, v.Info().RuleSets[0])
				newGame(t, v, songky.WithRules(own))
				change(&own)
				_, err := songky.NewGame(v, songky.WithRules(own))
				assert.ErrorIs(t, err, songky.ErrOption)
			}
			for _, name := range []string{"ttakji", "cxq", "cxq-moves"} {
				_, err := songky.NewGame(v, songky.WithRules(rulesOf(t, name)))
				assert.ErrorIs(t, err, songky.ErrOption, name)
			}
		})
	}
}

// TestClubRuleSets has the numbers of the rule sets.
func TestClubRuleSets(t *testing.T) {
	club := songky.Rules{
		Name: "cxq", EffectiveLimit: 120, ProgressLimit: 30, PlyLimit: 300,
		CheckLimits: [3]int{6, 12, 18}, ChaseLimits: [3]int{6, 12, 18}, CountFromRecord: true,
	}
	assert.Equal(t, club, rulesOf(t, "cxq"))
	club.Name, club.EffectiveLimit, club.ProgressLimit, club.PlyLimit = "cxq-moves", 240, 60, 600
	assert.Equal(t, club, rulesOf(t, "cxq-moves"))
	assert.Equal(t, songky.Rules{Name: "ttakji", Repetition: 3, PerpetualCheck: true, PlyLimit: 300, NoAttackers: true},
		rulesOf(t, "ttakji"))
	assert.Subset(t, songky.Xiangqi.Info().RuleSets, []string{"ttakji", "cxq", "cxq-moves"})
	assert.Equal(t, "songky", newGame(t, songky.Xiangqi).Rules().Name, "the club rules are a choice")
}
