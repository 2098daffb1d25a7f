package songky_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// countsRow is what Counts tells after a move; no move is the start.
type countsRow struct {
	move                                    string
	plies, progress, effective, occurrences int
	first, second                           string // the runs of the side that begins, and of the other
}

// leftTexts tells runs with how many more such moves are allowed: "check 2 by 1, 4 left of 6".
func leftTexts(c *songky.Counts, side songky.Side) string {
	list := []string{}
	text := func(what string, r songky.Run) {
		list = append(list, fmt.Sprintf("%s %d by %d, %d left of %d", what, r.Moves, r.Pieces, r.Left, r.Limit))
	}
	if r := c.Checks[side]; r.Moves > 0 {
		text("check", r)
	}
	for _, r := range c.Chases[side] {
		text(r.Victim.String(), r)
	}
	slices.Sort(list)
	return strings.Join(list, "; ")
}

// TestClubCounts has all that Counts tells at each ply, so that a client can warn in time.
func TestClubCounts(t *testing.T) {
	for _, c := range []struct {
		name  string
		board string
		rows  []countsRow
		want  songky.Outcome
	}{
		{"one piece checks perpetually", oneChecks, []countsRow{
			{"", 0, 0, 0, 1, "", ""},
			{"a9a10", 1, 1, 0, 1, "check 1 by 1, 1 left of 2", ""},
			{"e10e9", 2, 2, 0, 1, "check 1 by 1, 1 left of 2", ""},
			{"a10a9", 3, 3, 0, 1, "check 2 by 1, 0 left of 2", ""},
			{"e9e10", 4, 4, 0, 2, "check 2 by 1, 0 left of 2", ""},
			{"a9a10", 5, 5, 0, 2, "check 3 by 1, -1 left of 2", ""},
		}, lost(songky.Red, songky.ReasonPerpetualCheck)},
		{"the check ends in time", oneChecks, []countsRow{
			{"a9a10", 1, 1, 0, 1, "check 1 by 1, 1 left of 2", ""},
			{"e10e9", 2, 2, 0, 1, "check 1 by 1, 1 left of 2", ""},
			{"a10a9", 3, 3, 0, 1, "check 2 by 1, 0 left of 2", ""},
			{"e9e10", 4, 4, 0, 2, "check 2 by 1, 0 left of 2", ""},
			{"a9b9", 5, 5, 1, 1, "", ""},
			{"e10f10", 6, 6, 2, 1, "", ""},
			{"b9b10", 7, 7, 2, 1, "check 1 by 1, 1 left of 2", ""},
		}, songky.Outcome{}},
		{"two pieces chase by turns, then one goes on alone", twoChase, []countsRow{
			{"", 0, 0, 0, 1, "", ""},
			{"d1d2", 1, 1, 1, 1, "", ""},
			{"f10f9", 2, 2, 2, 1, "", ""},
			{"a6b6", 3, 3, 2, 1, "c6 1 by 1, 1 left of 2", ""},
			{"c6c8", 4, 4, 2, 1, "c8 1 by 1, 1 left of 2", ""},
			{"i8h8", 5, 5, 2, 1, "c8 2 by 2, 1 left of 2", ""},
			{"c8c6", 6, 6, 2, 1, "c6 2 by 2, 1 left of 2", ""},
			{"b6a6", 7, 7, 2, 1, "c6 3 by 2, 1 left of 2", ""},
			{"f9f10", 8, 8, 2, 1, "c6 3 by 2, 1 left of 2", ""},
			{"a6b6", 9, 9, 2, 1, "c6 4 by 2, 0 left of 2", ""},
			{"f10f9", 10, 10, 2, 2, "c6 4 by 2, 0 left of 2", ""},
			{"b6a6", 11, 11, 2, 2, "c6 5 by 2, -1 left of 2", ""},
		}, lost(songky.Red, songky.ReasonPerpetualChase)},
		{"five chases by two pieces leave none of five", twoChase, []countsRow{
			{"a6b6", 1, 1, 0, 1, "c6 1 by 1, 1 left of 2", ""},
			{"c6c8", 2, 2, 0, 1, "c8 1 by 1, 1 left of 2", ""},
			{"i8h8", 3, 3, 0, 1, "c8 2 by 2, 1 left of 2", ""},
			{"c8c6", 4, 4, 0, 1, "c6 2 by 2, 1 left of 2", ""},
			{"b6a6", 5, 5, 0, 1, "c6 3 by 2, 1 left of 2", ""},
			{"c6c8", 6, 6, 0, 1, "c8 3 by 2, 1 left of 2", ""},
			{"h8i8", 7, 7, 0, 1, "c8 4 by 2, 1 left of 2", ""},
			{"c8c6", 8, 8, 0, 2, "c6 4 by 2, 1 left of 2", ""},
			{"a6b6", 9, 9, 0, 2, "c6 5 by 2, 0 left of 5", ""},
			{"c6c8", 10, 10, 0, 2, "c8 5 by 2, 0 left of 5", ""},
			{"i8h8", 11, 11, 0, 2, "c8 6 by 2, -1 left of 5", ""},
		}, lost(songky.Red, songky.ReasonPerpetualChase)},
		{"both chase", bothChase, []countsRow{
			{"a1a6", 1, 1, 0, 1, "c6 1 by 1, 1 left of 2", ""},
			{"c6c8", 2, 2, 0, 1, "c8 1 by 1, 1 left of 2", "c2 1 by 1, 1 left of 2"},
			{"a6a8", 3, 3, 0, 1, "c8 2 by 1, 0 left of 2", "c2 1 by 1, 1 left of 2"},
			{"c8c6", 4, 4, 0, 1, "c6 2 by 1, 0 left of 2", "c2 2 by 1, 0 left of 2"},
			{"a8a6", 5, 5, 0, 2, "c6 3 by 1, -1 left of 2", "c2 2 by 1, 0 left of 2"},
		}, drawn(songky.ReasonPerpetualChase)},
		{"two victims", `
			10 . . . k . .
			 6 n . . . . c
			 1 . . R . K .
			   a b c d e f`, []countsRow{
			{"c1c6", 1, 1, 0, 1, "a6 1 by 1, 1 left of 2; f6 1 by 1, 1 left of 2", ""},
			{"f6f8", 2, 2, 0, 1, "a6 1 by 1, 1 left of 2; f8 1 by 1, 1 left of 2", ""},
			{"c6b6", 3, 3, 0, 1, "a6 2 by 1, 0 left of 2", ""},
			{"f8f6", 4, 4, 0, 1, "a6 2 by 1, 0 left of 2", ""},
			{"b6a6", 5, 0, 0, 1, "f6 1 by 1, 1 left of 2", ""},
		}, songky.Outcome{}},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				rules := rulesOf(t, "cxq", func(r *songky.Rules) {
					r.CheckLimits, r.ChaseLimits = [3]int{2, 5, 9}, [3]int{2, 5, 9}
				})
				g := s.game(t, rules)
				first := g.Turn()
				for _, row := range c.rows {
					if row.move != "" {
						require.Equal(t, songky.Outcome{}, g.Outcome(), "before %s", row.move)
						s.play(t, g, row.move)
					}
					counts := g.Counts()
					got := countsRow{row.move, counts.Plies, counts.Progress, counts.Effective, counts.Occurrences,
						leftTexts(&counts, first), leftTexts(&counts, first.Opponent())}
					row.first, row.second = s.text(row.first), s.text(row.second)
					require.Equal(t, row, got, "after %q", row.move)
					assert.Equal(t, []int{300, 30, 120, 0},
						[]int{counts.PlyLimit, counts.ProgressLimit, counts.EffectiveLimit, counts.Repetition})
				}
				assert.Equal(t, s.outcome(c.want), g.Outcome())
			})
		})
	}
}

// TestCountsWithoutLimits: where a limit is none, Left and Limit are 0 however long a run is; a run
// is counted to one move beyond the greatest limit.
func TestCountsWithoutLimits(t *testing.T) {
	for _, c := range []struct {
		name   string
		limits [3]int
		want   songky.Run
	}{
		{"none for one piece", [3]int{0, 4, 5}, songky.Run{Moves: 6, Pieces: 1, Victim: songky.NoSquare}},
		{"none at all", [3]int{}, songky.Run{Victim: songky.NoSquare}},
		{"far away", [3]int{20, 30, 40}, songky.Run{Moves: 15, Pieces: 1, Left: 5, Limit: 20, Victim: songky.NoSquare}},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, oneChecks, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq", func(r *songky.Rules) { r.CheckLimits = c.limits; r.ProgressLimit = 0 }))
				mover := g.Turn()
				s.play(t, g, repeated("", oneChecksCycle, 29))
				assert.Equal(t, songky.Outcome{}, g.Outcome())
				assert.Equal(t, c.want, g.Counts().Checks[mover])
				assert.Equal(t, songky.Run{Victim: songky.NoSquare}, g.Counts().Checks[mover.Opponent()])
			})
		})
	}
}

// TestCountsUnderOtherRules: rules that limit neither checks nor chases keep no runs.
func TestCountsUnderOtherRules(t *testing.T) {
	for _, name := range []string{"songky", "ttakji"} {
		t.Run(name, func(t *testing.T) {
			for _, board := range []string{oneChecks, oneChases} {
				g := newGame(t, songky.Xiangqi, songky.WithFEN(diagram(t, board)), songky.WithRules(rulesOf(t, name)))
				moves := repeated("", oneChecksCycle, 5)
				if board == oneChases {
					moves = repeated(oneChasesOpening, oneChasesCycle, 5)
				}
				play(t, g, strings.Fields(moves)...)
				c := g.Counts()
				none := songky.Run{Victim: songky.NoSquare}
				assert.Equal(t, [2]songky.Run{none, none}, c.Checks)
				assert.Empty(t, c.Chases[songky.Red])
				assert.Empty(t, c.Chases[songky.Blue])
				assert.Zero(t, c.Effective)
				assert.Equal(t, []int{5, 5, 2, 3}, []int{c.Plies, c.Progress, c.Occurrences, c.Repetition})
				assert.NotContains(t, marks(g), "x", "chases are marked only under rules that limit them")
			}
		})
	}
}

// clubState is all that the ending rules tell of a game.
type clubState struct {
	counts  songky.Counts
	outcome songky.Outcome
	marks   string
}

func clubStateOf(g *songky.Game) clubState { return clubState{g.Counts(), g.Outcome(), marks(g)} }

// endings are games that the club rules end, most by a rule on checks or chases.
var endings = []struct {
	name, board, moves string
	end                songky.Outcome
}{
	{"one checks", oneChecks, repeated("", oneChecksCycle, 13), lost(songky.Red, songky.ReasonPerpetualCheck)},
	{"two check", twoCheck, repeated("", twoCheckCycle, 25), lost(songky.Red, songky.ReasonPerpetualCheck)},
	{"one chases", oneChases, repeated(oneChasesOpening, oneChasesCycle, 13), lost(songky.Red, songky.ReasonPerpetualChase)},
	{"two chase", twoChase, repeated("", twoChaseCycle, 25), lost(songky.Red, songky.ReasonPerpetualChase)},
	{"both check", bothCheck, repeated("", bothCheckCycle, 25), drawn(songky.ReasonPerpetualCheck)},
	{"both chase", bothChase, repeated(oneChasesOpening, oneChasesCycle, 13), drawn(songky.ReasonPerpetualChase)},
	{"one chases after quiet moves", oneChases, repeated("d1d2 f10f9 d2d1 f9f10 a1a6 c6c8", oneChasesCycle, 17),
		lost(songky.Red, songky.ReasonPerpetualChase)},
	{"nothing happens", `
		10 . . . . k
		 1 R . . K .
		   a b c d e`, repeated("", "a1a2 e10f10 a2a1 f10e10", 30), drawn(songky.ReasonProgressLimit)},
	{"check against chase", checkAgainstChase, repeated("", checkAgainstChaseCycle, 13), lost(songky.Red, songky.ReasonPerpetualCheck)},
}

// TestClubUndo: a verdict is taken back, counts and marks are those of before, and the same moves
// bring the same again; another move does not.
func TestClubUndo(t *testing.T) {
	for _, c := range endings {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				states := []clubState{clubStateOf(g)}
				moves := strings.Fields(c.moves)
				for _, m := range moves {
					s.play(t, g, m)
					states = append(states, clubStateOf(g))
				}
				require.Equal(t, s.outcome(c.end), g.Outcome())
				for ply := len(moves) - 1; ply >= 0; ply-- {
					require.NoError(t, g.Undo())
					require.Equal(t, states[ply], clubStateOf(g), "back at ply %d", ply)
				}
				for i, m := range moves {
					s.play(t, g, m)
					require.Equal(t, states[i+1], clubStateOf(g), "again at ply %d", i+1)
				}
				offender := g.Turn().Opponent()
				require.NoError(t, g.TakeBack(offender))
				require.Equal(t, states[len(moves)-1], clubStateOf(g))
			})
		})
	}
}

// TestClubUndoThenAnotherMove: what was taken back leaves no trace in the runs.
func TestClubUndoThenAnotherMove(t *testing.T) {
	onBothSides(t, oneChases, func(t *testing.T, s scene) {
		g := s.game(t, rulesOf(t, "cxq"))
		mover := g.Turn()
		s.play(t, g, repeated(oneChasesOpening, oneChasesCycle, 13))
		require.True(t, g.Outcome().Over())
		require.NoError(t, g.Undo())
		assert.Equal(t, s.text("c6 6 by 1"), runs(g, mover), "chased on c8, it has gone to c6")
		s.play(t, g, "a8a7 c6c8 a7a8")
		assert.Equal(t, s.text("c8 1 by 1"), runs(g, mover))
		assert.Equal(t, songky.Outcome{}, g.Outcome())
		assert.Equal(t, "x.x.x.x.x.x...x", marks(g))
	})
}

// TestClubClone: a clone has the runs of its original, and what either plays is its own.
func TestClubClone(t *testing.T) {
	for _, c := range endings {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				moves := strings.Fields(c.moves)
				for _, m := range moves[:len(moves)-2] {
					s.play(t, g, m)
				}
				before := clubStateOf(g)
				clone := g.Clone()
				require.Equal(t, before, clubStateOf(clone))
				for _, m := range moves[len(moves)-2:] {
					s.play(t, clone, m)
				}
				require.Equal(t, s.outcome(c.end), clone.Outcome(), "the clone ends as the original would")
				require.Equal(t, before, clubStateOf(g))

				ended := clubStateOf(clone)
				require.NoError(t, g.Undo())
				require.NoError(t, g.Undo())
				m := g.LegalMoves()[0]
				require.NoError(t, g.Play(m))
				require.Equal(t, ended, clubStateOf(clone))
				require.NoError(t, clone.Undo())
				require.NoError(t, clone.Undo())
				require.Equal(t, before, clubStateOf(clone), "the clone's undo is its own")
			})
		})
	}
}

// TestClubRecords: a game that is loaded in the middle of a run knows the run.
func TestClubRecords(t *testing.T) {
	for _, c := range endings {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq", func(r *songky.Rules) { r.PlyLimit = 77 }))
				for _, m := range strings.Fields(c.moves) {
					again, err := songky.LoadGame([]byte(public(t, g)))
					require.NoError(t, err)
					require.Equal(t, clubStateOf(g), clubStateOf(again))
					require.Equal(t, g.Rules(), again.Rules())
					s.play(t, again, m)
					s.play(t, g, m)
					require.Equal(t, clubStateOf(g), clubStateOf(again))
				}
				assert.Equal(t, s.outcome(c.end), g.Outcome())
			})
		})
	}
}
