package songky_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// Drawings whose runs go on for as long as one likes, each with its cycle of moves.
const (
	// One chariot checks along ranks 9 and 10.
	oneChecks = `
		10 . . . . k
		 9 R . . . .
		 1 . . . K .
		   a b c d e`
	oneChecksCycle = "a9a10 e10e9 a10a9 e9e10"

	// Two chariots check by turns, one along the ranks, the other along the files.
	twoCheck = `
		10 . . . . k .
		 9 R . . . . .
		 5 . . . R . .
		 1 . . . . . K
		   a b c d e f`
	twoCheckCycle = "a9a10 e10e9 d5e5 e9d9 a10a9 d9d10 e5d5 d10e10"

	// A third chariot joins them; the advisor keeps the generals from facing.
	threeCheck = `
		10 . . . . k .
		 9 R . . . . .
		 5 . . . R . .
		 3 . . . . . R
		 2 . . . . A .
		 1 . . . . K .
		   a b c d e f`
	threeCheckCycle = "f3e3 e10f10 e3f3 f10e10 " + twoCheckCycle

	// One chariot chases a cannon that goes between c6 and c8.
	oneChases = `
		10 . . . . . k
		 6 . . c . . .
		 1 R . . K . .
		   a b c d e f`
	oneChasesOpening = "a1a6 c6c8"
	oneChasesCycle   = "a6a8 c8c6 a8a6 c6c8"

	// Two chariots chase it by turns, one on c6, the other on c8.
	twoChase = `
		10 . . . . . k . . .
		 8 . . . . . . . . R
		 6 R . c . . . . . .
		 1 . . . K . . . . .
		   a b c d e f g h i`
	twoChaseCycle = "a6b6 c6c8 i8h8 c8c6 b6a6 c6c8 h8i8 c8c6"

	// A third one chases it on c4.
	threeChase = `
		10 . . . . . k . . .
		 8 . . . . . . . . R
		 6 R . c . . . . . .
		 4 . . . . . . . . R
		 1 . . . K . . . . .
		   a b c d e f g h i`
	threeChaseCycle = "a6b6 c6c8 i8h8 c8c4 i4h4 c4c6 b6a6 c6c8 h8i8 c8c4 h4i4 c4c6"

	// Each side answers a check with a check: the cannons and what they uncover.
	bothCheck = `
		10 . k .
		 6 . . r
		 5 . c .
		 4 . . R
		 2 . . K
		 1 . C .
		   c d e
		Blue to move`
	bothCheckCycle = "d5e5 e4d4 e5d5 d4e4"

	// The chased cannon chases the horse on c2.
	bothChase = `
		10 . . . . k .
		 6 . . c . . .
		 4 . . P . . .
		 2 . . N . . .
		 1 R . . . . K
		   a b c d e f`

	// The horse on g10 checks from f8 and g10. The general flees and is each time a screen that
	// makes one cannon attack the horse on a9: the near one over it, the far one without it.
	checkAgainstChase = `
		10 . . . . k . N . .
		 9 N . . . . . . c c
		 1 . . . . . K . . .
		   a b c d e f g h i`
	checkAgainstChaseCycle = "g10f8 e10e9 f8g10 e9e10"
)

// TestClubRuns tells how runs grow and end: the runs of the side that begins, after each of its
// own moves.
func TestClubRuns(t *testing.T) {
	for _, c := range []struct {
		name  string
		board string
		moves string
		want  []string
	}{
		{"a ply that does not check ends the run of checks", oneChecks,
			"a9a10 e10e9 a10a9 e9e10 a9a8 e10e9 a8a9",
			[]string{"check 1 by 1", "check 2 by 1", "", "check 1 by 1"}},
		{"a ply that does not chase ends the chase", oneChases,
			"a1a6 c6c8 a6a8 c8c6 a8a7 c6c8 a7a8",
			[]string{"c6 1 by 1", "c8 2 by 1", "", "c8 1 by 1"}},
		{"a ply that chases another piece ends the chase", `
			10 . . . . . k .
			 6 . . c . . . .
			 3 . . . . . . n
			 1 R . . K . . .
			   a b c d e f g`,
			"a1a6 c6c8 a6a8 c8c6 a8a3 c6c8 a3a8",
			[]string{"c6 1 by 1", "c8 2 by 1", "g3 1 by 1", "c8 1 by 1"}},
		{"a check ends all chases", oneChases,
			"a1a6 c6c8 a6a8 c8c6 a8a10 f10f9 a10a6",
			[]string{"c6 1 by 1", "c8 2 by 1", "check 1 by 1", "c6 1 by 1"}},
		{"a check that attacks the chased piece as well ends its chase too", `
			10 . . . . k . . . .
			 7 . . . . . . . . p
			 6 R . . . . . . . .
			 3 . . n . . . . . .
			 1 . . . . . K . . .
			   a b c d e f g h i`,
			"a6c6 i7i6 c6c7 i6i5 c7c10 e10e9 c10c8",
			[]string{"c3 1 by 1", "c3 2 by 1", "check 1 by 1", "c3 1 by 1"}},
		{"each victim has its own run", `
			10 . . . k . .
			 6 n . . . . c
			 1 . . R . K .
			   a b c d e f`,
			"c1c6 f6f8 c6b6 f8f6 b6c6",
			[]string{"a6 1 by 1, f6 1 by 1", "a6 2 by 1", "a6 3 by 1, f6 1 by 1"}},
		{"different chasers of one victim make one run", twoChase,
			"a6b6 c6c8 i8h8 c8c6 b6a6 c6c8 h8i8",
			[]string{"c6 1 by 1", "c8 2 by 2", "c6 3 by 2", "c8 4 by 2"}},
		{"different checkers make one run", twoCheck, twoCheckCycle,
			[]string{"check 1 by 1", "check 2 by 2", "check 3 by 2", "check 4 by 2"}},
		{"a chaser is followed as it moves, also onto the start point of another", `
			10 . . . . . k
			 9 . . . R . .
			 6 . . c R . .
			 1 . . . . K .
			   a b c d e f`,
			"d6e6 c6c8 d9d8 c8c6 d8d6 c6c8 e6e8",
			[]string{"c6 1 by 1", "c8 2 by 2", "c6 3 by 2", "c8 4 by 2"}},
		{"a victim is followed as it moves, also onto the start point of another", `
			10 . . . . . k
			 8 . . . . c .
			 6 . . c . . .
			 1 R . . K . .
			   a b c d e f`,
			"a1a6 e8e9 a6b6 c6e6 b6a6 e6e8 a6a8 e9c9 a8b8 c9c6 b8b6",
			[]string{"c6 1 by 1", "c6 2 by 1", "e6 3 by 1", "e8 4 by 1", "e8 5 by 1", "c6 1 by 1"}},
		{"a double check counts both pieces, the chariot's next check no third", `
			10 . . k . . .
			 6 . . N . . .
			 5 . . . . . r
			 2 . . R . . .
			 1 . . . K . .
			   c d e f g h`,
			"e6f8 e10d10 e2d2",
			[]string{"check 1 by 2", "check 2 by 2"}},
		{"a cannon over two screens by turns is one checker", `
			10 . . k .
			 6 . . . P
			 4 N . . .
			 2 . . C .
			 1 . K . .
			   c d e f`,
			"c4e5 e10f10 e2f2",
			[]string{"check 1 by 1", "check 2 by 1"}},
		{"the capture of the victim ends its chase", `
			10 . . . . . k . . .
			 7 . . . . . . . . p
			 6 . . n . . . . . .
			 1 R . . K . . . . .
			   a b c d e f g h i`,
			"a1a6 i7i6 a6c6",
			[]string{"c6 1 by 1", ""}},
		{"a capture that does not check ends the run of checks", `
			10 . . . . k
			 9 R . . . .
			 8 p . . . .
			 1 . . . K .
			   a b c d e`,
			"a9a10 e10e9 a10a9 e9e10 a9a8",
			[]string{"check 1 by 1", "check 2 by 1", ""}},
		{"a capture that checks is one more check of the run", `
			10 . . . . k . .
			 9 . . n . . . R
			 3 . . R . . . .
			 1 . . . K . . .
			   a b c d e f g`,
			"g9g10 e10e9 c3c9",
			[]string{"check 1 by 1", "check 2 by 2"}},
		{"a chaser that has been captured still counts in the run", `
			10 . . . . . k . . .
			 7 p . . . . . . . .
			 6 . . c . . . . . .
			 1 R . . K . . . . R
			   a b c d e f g h i`,
			"a1a6 a7a6 i1i6",
			[]string{"c6 1 by 1", "c6 2 by 2"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				mover := g.Turn()
				own := 0
				for _, m := range strings.Fields(c.moves) {
					mine := g.Turn() == mover
					s.play(t, g, m)
					if !mine {
						continue
					}
					require.Less(t, own, len(c.want))
					require.Equal(t, sorted(s.text(c.want[own])), runs(g, mover), "after %s", m)
					own++
				}
				assert.Len(t, c.want, own)
				assert.Equal(t, songky.Outcome{}, g.Outcome())
			})
		})
	}
}
