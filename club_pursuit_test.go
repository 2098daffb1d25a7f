package songky_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

// The tests of this file play one move in a drawn position and tell what the club rules make of
// it. Every exception stands beside the same position without what it excepts.

// pursuitCase is a move by the side to move of a drawing.
type pursuitCase struct {
	name  string
	board string
	move  string
	// want are the runs of the mover after it, as runs tells them: "" for an ordinary ply.
	want string
}

func testPursuits(t *testing.T, cases []pursuitCase) {
	t.Helper()
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				mover := g.Turn()
				s.play(t, g, c.move)
				assert.Equal(t, sorted(s.text(c.want)), runs(g, mover))
				assert.Equal(t, songky.Outcome{}, g.Outcome())
				ply := g.History()[0]
				check := g.InCheck()
				assert.Equal(t, check, ply.Check)
				assert.Equal(t, c.want != "" && !check, ply.Chase, "a ply is marked as a check or as a chase")
				assert.Empty(t, runs(g, mover.Opponent()), "the other side has made no move")
			})
		})
	}
}

func TestClubChecks(t *testing.T) {
	for _, c := range []struct {
		pursuitCase
		checkers string
	}{
		{pursuitCase{"the moved piece", `
			10 . . . . k .
			 5 R . . . . .
			 1 . . . K . .
			   a b c d e f`, "a5a10", "check 1 by 1"}, "a10"},
		{pursuitCase{"a discovered check is given by the uncovered piece alone", `
			10 . . k .
			 5 . . N .
			 2 . . R .
			 1 . K . .
			   c d e f`, "e5c4", "check 1 by 1"}, "e2"},
		{pursuitCase{"a double check is given by both", `
			10 . . k .
			 6 . . N .
			 2 . . R .
			 1 . K . .
			   c d e f`, "e6f8", "check 1 by 2"}, "e2, f8"},
		{pursuitCase{"a screen that steps in does not check", `
			10 . . k .
			 4 N . . .
			 2 . . C .
			 1 . K . .
			   c d e f`, "c4e5", "check 1 by 1"}, "e2"},
		{pursuitCase{"a second screen that steps away does not check", `
			10 . . k .
			 6 . . N .
			 4 . . P .
			 2 . . C .
			 1 . K . .
			   c d e f`, "e6c5", "check 1 by 1"}, "e2"},
		{pursuitCase{"a soldier", `
			10 . k .
			 9 P . .
			 1 . . K
			   d e f`, "d9d10", "check 1 by 1"}, "d10"},
		{pursuitCase{"check and chase together are a check", `
			10 . . k .
			 6 R . . .
			 3 n . . .
			 1 . . . K
			   c d e f`, "c6c10", "check 1 by 1"}, "c10"},
	} {
		t.Run(c.name, func(t *testing.T) {
			testPursuits(t, []pursuitCase{c.pursuitCase})
			onBothSides(t, c.board, func(t *testing.T, s scene) {
				g := s.game(t, rulesOf(t, "cxq"))
				s.play(t, g, c.move)
				names := ""
				for i, name := range squareNames(g.Checkers()) {
					if i > 0 {
						names += ", "
					}
					names += name
				}
				assert.Equal(t, sorted(s.text(c.checkers)), sorted(names))
			})
		})
	}
}

func TestClubChasesByTheMovedPiece(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"a chariot", `
			10 . . . . . k
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", "c6 1 by 1"},
		{"a chariot that attacks nothing", `
			10 . . . . . k
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a5", ""},
		{"a horse", `
			10 . . k . .
			 5 . . c . .
			 1 N . . . K
			   b c d e f`, "b1c3", "d5 1 by 1"},
		{"a horse whose leg is blocked", `
			10 . . k . .
			 5 . . c . .
			 4 . P . . .
			 1 N . . . K
			   b c d e f`, "b1c3", ""},
		{"a cannon over a screen", `
			10 . . . . . k
			 7 . . n . . .
			 4 . . P . . .
			 3 C . . . . .
			 1 . . . K . .
			   a b c d e f`, "a3c3", "c7 1 by 1"},
		{"a cannon that has taken a cannon and attacks on", `
			10 . . . . . k
			 9 . . n . . .
			 8 . . p . . .
			 6 . . c . . .
			 4 . . P . . .
			 2 . . C . . .
			 1 . . n K . .
			   a b c d e f`, "c2c6", "c1 1 by 1, c9 1 by 1"},
		{"a cannon without a screen", `
			10 . . . . . k
			 7 . . n . . .
			 3 C . . . . .
			 1 . . . K . .
			   a b c d e f`, "a3c3", ""},
		{"an elephant", `
			10 . . . . . k
			 5 . . n . . .
			 1 . . B K . .
			   a b c d e f`, "c1a3", "c5 1 by 1"},
		{"an elephant whose eye is blocked", `
			10 . . . . . k
			 5 . . n . . .
			 4 . P . . . .
			 1 . . B K . .
			   a b c d e f`, "c1a3", ""},
		{"an advisor", `
			10 . k . .
			 3 n . . .
			 1 A . K .
			   d e f g`, "d1e2", "d3 1 by 1"},
		{"a piece that goes on attacking what it attacked before chases it again", `
			10 . . . . . k .
			 6 R . . . . . n
			 1 . . . K . . .
			   a b c d e f g`, "a6b6", "g6 1 by 1"},
		{"a piece that attacks already and stands still", `
			10 . . . . . k .
			 6 R . . . . . n
			 4 . . P . . . .
			 1 . . . K . . .
			   a b c d e f g`, "c4c5", ""},
		{"every piece that is attacked is a victim", `
			10 . . . k . .
			 6 n . . . . c
			 1 . . R . K .
			   a b c d e f`, "c1c6", "a6 1 by 1, f6 1 by 1"},
		{"of several attacked pieces one is protected", `
			10 r . . k . .
			 6 n . . . . c
			 1 . . R . K .
			   a b c d e f`, "c1c6", "f6 1 by 1"},
	})
}

func TestClubChasesByACannonWhoseScreensChanged(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"the moved piece became its screen", `
			10 . . . . . k
			 8 . . n . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", "c8 1 by 1"},
		{"the moved piece became its second screen", `
			10 . . . . . k
			 8 . . n . . .
			 6 . . P . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", ""},
		{"the moved piece ceased to be its second screen", `
			10 . . . . . k
			 8 . . n . . .
			 5 . . N . . .
			 4 . . P . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "c5a4", "c8 1 by 1"},
		{"the moved piece ceased to be its only screen", `
			10 . . . . . k
			 8 . . n . . .
			 5 . . N . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "c5a4", ""},
		{"the screen moves along the line: attacked before as after", `
			10 . . . . . k
			 9 . . n . . .
			 6 . . P . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "c6c7", ""},
		{"the screen is captured and its captor is the screen: attacked before as after", `
			10 . . . . . k
			 9 . . n . . .
			 6 . . p . . .
			 5 . . . . N .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "e5c6", ""},
		{"a chariot takes the second screen: it chases, and so does the cannon", `
			10 . . . . . k
			 9 . . n . . .
			 6 . . p . . .
			 4 . . R . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "c4c6", "c9 1 by 2"},
		{"a soldier steps in: the cannon chases", `
			10 . . . . . k
			 9 . . n . . .
			 6 . P . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "b6c6", "c9 1 by 1"},
		{"the general steps in: the cannon chases", `
			10 . . . . . k .
			 2 C . . . . . n
			 1 . . . K . . .
			   a b c d e f g`, "d1d2", "g2 1 by 1"},
		{"the moved piece chases one, the cannon another", `
			10 . . . . . k
			 8 . . n . . .
			 6 . . . . c .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", "c8 1 by 1, e6 1 by 1"},
		{"what the cannon attacked before it does not chase", `
			10 . . . . . k .
			 8 . . n . . . .
			 4 N . . . . . .
			 2 . . C . P . n
			 1 . . . K . . .
			   a b c d e f g`, "a4c5", "c8 1 by 1"},
		{"the cannon's victim is protected", `
			10 . . r . . k
			 8 . . n . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", ""},
		{"the cannon's victim is a protected chariot", `
			10 . . . n . k
			 8 . . r . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", "c8 1 by 1"},
		{"the cannon's victim is a cannon, which could take back", `
			10 . . . . . k
			 8 . . c . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", ""},
		{"the cannon's victim is a soldier at home", `
			10 . . . . . k
			 7 . . p . . .
			 4 N . . . . .
			 2 . . C . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", ""},
		{"the attack has only become legal", `
			10 . . . k .
			 5 n P . C .
			 1 . . . K .
			   b c d e f`, "e1d1", ""},
		{"the attack was legal and stays so", `
			10 . . . k .
			 5 n P . C .
			 1 . . . . K
			   b c d e f`, "f1f2", ""},
	})
}

func TestClubUncoveredPiecesDoNotChase(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"a chariot", `
			10 . . . . . k
			 8 . . n . . .
			 5 . . N . . .
			 1 . . R K . .
			   a b c d e f`, "c5a4", ""},
		{"a horse whose leg is freed", `
			10 . . . . . k
			 5 . . . c . .
			 4 . . P . . .
			 3 . . N . . .
			 1 . . . . K .
			   a b c d e f`, "c4c5", ""},
		{"an elephant whose eye is freed", `
			10 . . . . . k
			 5 . . n . . .
			 4 . P . . . .
			 3 B . . . . .
			 1 . . . K . .
			   a b c d e f`, "b4b5", ""},
	})
}

func TestClubAttackersThatNeverChase(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"the general", `
			10 k . . .
			 2 . . n .
			 1 . K . .
			   d e f g`, "e1e2", ""},
		{"a soldier", `
			10 . . . . k
			 8 . n . . .
			 7 n . c . .
			 6 . P . . .
			 1 . . . K .
			   b c d e f`, "c6c7", ""},
		{"a chariot in the soldier's place", `
			10 . . . . k
			 8 . n . . .
			 7 n . c . .
			 6 . R . . .
			 1 . . . K .
			   b c d e f`, "c6c7", "b7 1 by 1, c8 1 by 1, d7 1 by 1"},
	})
}

func TestClubSoldiersAsVictims(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"not over the river", `
			10 . . . . . k
			 7 . . p . . .
			 1 R . . K . .
			   a b c d e f`, "a1a7", ""},
		{"before its last step to the river", `
			10 . . . . . k
			 6 . . p . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"just over the river", `
			10 . . . . . k
			 5 . . p . . .
			 1 R . . K . .
			   a b c d e f`, "a1a5", "c5 1 by 1"},
		{"over the river, protected by another", `
			10 . . . . . k
			 5 . . p p . .
			 1 R . . K . .
			   a b c d e f`, "a1a5", ""},
	})
}

func TestClubExchanges(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"chariot against chariot", `
			10 . . . . k .
			 6 . . . . r .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"the chariot is pinned and cannot take back", `
			10 . . . . k .
			 6 . . . . r .
			 2 . . . . R .
			 1 R . . K . .
			   a b c d e f`, "a1a6", "e6 1 by 1"},
		{"horse against horse", `
			10 . . . . . k
			 7 . . . n . .
			 4 N . . . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", ""},
		{"the horse's leg is blocked and it cannot take back", `
			10 . . . . . k
			 7 . . . n . .
			 6 . . . p . .
			 4 N . . . . .
			 1 . . . K . .
			   a b c d e f`, "a4c5", "d7 1 by 1"},
		{"the horse may not take back, for the generals would face", `
			10 . . . . k
			 7 . . . . n
			 5 N . . . .
			 1 . . . . K
			   a b c d e`, "a5c6", "e7 1 by 1"},
		{"cannon against cannon", `
			10 . . . . k .
			 6 . . P . c .
			 1 C . . K . .
			   a b c d e f`, "a1a6", ""},
		{"the cannon is pinned and cannot take back", `
			10 . . . . k .
			 6 . . P . c .
			 2 . . . . R .
			 1 C . . K . .
			   a b c d e f`, "a1a6", "e6 1 by 1"},
		{"a target of another kind that could take back", `
			10 . . . . . k
			 5 . . p . . .
			 1 . R . K . .
			   a b c d e f`, "b1b5", "c5 1 by 1"},
	})
}

func TestClubProtection(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"by a chariot", `
			10 . . r . . k
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"by a cannon over its screen", `
			10 . . c . . k
			 8 . . p . . .
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"by a cannon that lacks a screen", `
			10 . . c . . k
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", "c6 1 by 1"},
		{"by a soldier", `
			10 . . . . . k
			 7 . . p . . .
			 6 . . n . . .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"by a piece that is pinned", `
			10 . . . . k .
			 6 . . n . r .
			 2 . . . . R .
			 1 R . . K . .
			   a b c d e f`, "a1a6", "c6 1 by 1"},
		{"by the same piece, not pinned", `
			10 . . . . k .
			 6 . . n . r .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
		{"by a piece that must keep the generals from facing", `
			10 . . . . k
			 7 . . . . n
			 6 . . c . .
			 1 R . . . K
			   a b c d e`, "a1a6", "c6 1 by 1"},
		{"by the same piece, which need not", `
			10 . . . . k
			 7 . . . . n
			 6 . . c . .
			 1 R . . K .
			   a b c d e`, "a1a6", ""},
		{"by the general", `
			10 . . . . k .
			 9 . . . . n .
			 1 R . . K . .
			   a b c d e f`, "a1a9", ""},
		{"by the general, which may not step onto an attacked point", `
			10 . . . . k .
			 9 . . . . n .
			 8 . . N . . .
			 1 R . . K . .
			   a b c d e f`, "a1a9", "e9 1 by 1"},
		{"by the general, which would face the other", `
			10 . . . . k .
			 9 . . . . n .
			 1 R . . . K .
			   a b c d e f`, "a1a9", "e9 1 by 1"},
		{"by a piece that may not, for the capture discovers a check", `
			10 . k . r
			 5 . . P n
			 4 . C . .
			 2 . R . .
			 1 K . . .
			   d e f g`, "e4e5", "g5 1 by 1"},
		{"by the same piece, where the capture discovers nothing", `
			10 . k . r
			 5 . . P n
			 4 . C . .
			 1 K . . .
			   d e f g`, "e4e5", ""},
		{"by a piece behind the attacker, whose line the capture opens", `
			10 . . . k . .
			 6 . . n . . .
			 3 R . . . . .
			 2 . . . . K .
			 1 . . r . . .
			   a b c d e f`, "a3c3", ""},
		{"by a cannon whose screen is the attacker: the capture takes it away", `
			10 . . . k . .
			 6 . . n . . .
			 3 R . . . . .
			 2 . . . . K .
			 1 . . c . . .
			   a b c d e f`, "a3c3", "c1 1 by 1, c6 1 by 1"},
	})
}

func TestClubChariotsAsVictims(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"attacked by a cannon, it is never protected", `
			10 . . . n . k
			 8 . . r . . .
			 4 . . P . . .
			 2 C . . . . .
			 1 . . . K . .
			   a b c d e f`, "a2c2", "c8 1 by 1"},
		{"a horse in its place is protected", `
			10 . . . n . k
			 8 . . n . . .
			 4 . . P . . .
			 2 C . . . . .
			 1 . . . K . .
			   a b c d e f`, "a2c2", ""},
		{"attacked by a horse, it is never protected", `
			10 . . . . a k
			 9 . . . r . .
			 5 . N . . . .
			 1 . . . . K .
			   a b c d e f`, "b5c7", "d9 1 by 1"},
		{"a cannon in its place is protected", `
			10 . . . . a k
			 9 . . . c . .
			 5 . N . . . .
			 1 . . . . K .
			   a b c d e f`, "b5c7", ""},
		{"attacked by an elephant", `
			10 . . . . . k
			 5 . . r . . .
			 1 . . B K . .
			   a b c d e f`, "c1a3", "c5 1 by 1"},
		{"attacked by an elephant, it may be protected", `
			10 . . r . . k
			 5 . . r . . .
			 1 . . B K . .
			   a b c d e f`, "c1a3", ""},
		{"attacked by a chariot while it is pinned, it may be protected", `
			10 . . . . k .
			 8 . . . n . .
			 6 . . . . r .
			 2 . . . . R .
			 1 R . . K . .
			   a b c d e f`, "a1a6", ""},
	})
}

func TestClubCapturesMustBeLegal(t *testing.T) {
	testPursuits(t, []pursuitCase{
		{"the attacker is pinned", `
			10 . k . . .
			 9 . . r . .
			 6 . . . . c
			 4 N . . . .
			 1 . . K . .
			   c d e f g`, "c4e5", ""},
		{"it is not", `
			10 . k . . .
			 6 . . . . c
			 4 N . . . .
			 1 . . K . .
			   c d e f g`, "c4e5", "g6 1 by 1"},
		{"the attacker must keep the generals from facing", `
			10 . . k .
			 5 n P . .
			 3 . . C .
			 1 . . K .
			   c d e f`, "e3e5", ""},
		{"it need not", `
			10 . . k .
			 5 n P . .
			 3 . . C .
			 1 . K . .
			   c d e f`, "e3e5", "c5 1 by 1"},
	})
}
