package songky_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// diagram turns a drawing of a position of xiangqi into a FEN. A line is the number of a rank and
// what stands there: a letter, or a dot for an empty point. The last line names the files. Ranks
// and files that are not drawn are empty. Red is to move, unless "Blue to move" stands below.
func diagram(t testing.TB, drawing string) string {
	t.Helper()
	lines := strings.Split(strings.TrimSpace(drawing), "\n")
	turn := "w"
	if last := len(lines) - 1; strings.TrimSpace(lines[last]) == "Blue to move" {
		turn, lines = "b", lines[:last]
	}
	last := len(lines) - 1
	files := strings.Fields(lines[last])
	ranks := slices.Repeat([]string{strings.Repeat(".", 9)}, 10)
	for _, line := range lines[:last] {
		fields := strings.Fields(line)
		require.Len(t, fields, 1+len(files), "a rank has a point on each file: %s", line)
		for i, file := range files {
			s := square(t, file+fields[0])
			row := &ranks[9-s.Rank()]
			require.Equal(t, byte('.'), (*row)[s.File()], "%s is drawn once", s)
			*row = (*row)[:s.File()] + fields[1+i] + (*row)[s.File()+1:]
		}
	}
	placement := strings.Join(ranks, "/")
	for n := 9; n > 0; n-- {
		placement = strings.ReplaceAll(placement, strings.Repeat(".", n), strconv.Itoa(n))
	}
	return placement + " " + turn + " - - 0 1"
}

// onBothSides runs a test of a drawn position twice: as it is drawn, and turned round with the
// colours exchanged, so that what holds for Red is seen to hold for Blue.
func onBothSides(t *testing.T, drawing string, test func(t *testing.T, s scene)) {
	t.Helper()
	s := scene{fen: diagram(t, drawing)}
	t.Run("as drawn", func(t *testing.T) { test(t, s) })
	s = scene{fen: exchanged(s.fen), exchanged: true}
	t.Run("colours exchanged", func(t *testing.T) { test(t, s) })
}

// scene is a position, as drawn or with the colours exchanged. Its methods turn what was written
// about the drawing into what holds for the scene.
type scene struct {
	fen       string
	exchanged bool
}

// exchanged is the FEN of a position turned round, with the other colours.
func exchanged(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(fields[0], "/")
	slices.Reverse(ranks)
	fields[0] = strings.Map(func(c rune) rune {
		if c >= 'A' {
			return c ^ ' '
		}
		return c
	}, strings.Join(ranks, "/"))
	fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
	return strings.Join(fields, " ")
}

var pointName = regexp.MustCompile(`[a-i](10|[1-9])`)

// text changes the points that a text names.
func (s scene) text(text string) string {
	if !s.exchanged {
		return text
	}
	return pointName.ReplaceAllStringFunc(text, func(name string) string {
		rank, _ := strconv.Atoi(name[1:])
		return name[:1] + strconv.Itoa(11-rank)
	})
}

func (s scene) outcome(o songky.Outcome) songky.Outcome {
	if s.exchanged {
		switch o.Status {
		case songky.RedWins:
			o.Status = songky.BlueWins
		case songky.BlueWins:
			o.Status = songky.RedWins
		}
	}
	return o
}

// game starts a game from the scene.
func (s scene) game(t testing.TB, rules songky.Rules) *songky.Game {
	t.Helper()
	return newGame(t, songky.Xiangqi, songky.WithFEN(s.fen), songky.WithRules(rules))
}

// play plays moves written about the drawing, separated by spaces.
func (s scene) play(t testing.TB, g *songky.Game, moves string) {
	t.Helper()
	play(t, g, strings.Fields(s.text(moves))...)
}

// rulesOf is a rule set with changes.
func rulesOf(t testing.TB, name string, changes ...func(r *songky.Rules)) songky.Rules {
	t.Helper()
	r, err := songky.RulesByName(name)
	require.NoError(t, err)
	for _, change := range changes {
		change(&r)
	}
	return r
}

// repeated is a game's moves: an opening, then a cycle over and over, up to so many plies.
func repeated(opening, cycle string, plies int) string {
	moves := strings.Fields(opening)
	for again := strings.Fields(cycle); len(moves) < plies; {
		moves = append(moves, again...)
	}
	return strings.Join(moves[:plies], " ")
}

// runs tells a side's runs up to its last move: "check 2 by 1" for two checks in a row by one
// piece, "a6 1 by 1, f8 3 by 2" for the chases of the pieces that stand there; empty for none.
func runs(g *songky.Game, side songky.Side) string {
	c := g.Counts()
	list := []string{}
	if r := c.Checks[side]; r.Moves > 0 {
		list = append(list, fmt.Sprintf("check %d by %d", r.Moves, r.Pieces))
	}
	for _, r := range c.Chases[side] {
		list = append(list, fmt.Sprintf("%s %d by %d", r.Victim, r.Moves, r.Pieces))
	}
	return sorted(strings.Join(list, ", "))
}

// sorted puts the items of a list in order.
func sorted(list string) string {
	items := strings.Split(list, ", ")
	slices.Sort(items)
	return strings.Join(items, ", ")
}

// drawn, won and lost are outcomes; the latter for the side that is named.
func drawn(why songky.Reason) songky.Outcome {
	return songky.Outcome{Status: songky.Draw, Reason: why}
}

func won(side songky.Side, why songky.Reason) songky.Outcome {
	return songky.Outcome{Status: songky.RedWins + songky.Status(side), Reason: why}
}

func lost(side songky.Side, why songky.Reason) songky.Outcome { return won(side.Opponent(), why) }

func TestDiagrams(t *testing.T) {
	start := diagram(t, `
		10 r n b a k a b n r
		 8 . c . . . . . c .
		 7 p . p . p . p . p
		 4 P . P . P . P . P
		 3 . C . . . . . C .
		 1 R N B A K A B N R
		   a b c d e f g h i`)
	assert.Equal(t, songky.Xiangqi.Info().Start, start)
	assert.Equal(t, strings.Replace(start, " w ", " b ", 1), exchanged(start))
	part := diagram(t, `
		10 . k .
		 5 P . .
		 1 . . K
		   c d f
		Blue to move`)
	assert.Equal(t, "3k5/9/9/9/9/2P6/9/9/9/5K3 b - - 0 1", part)
	assert.Equal(t, "5k3/9/9/9/2p6/9/9/9/9/3K5 w - - 0 1", exchanged(part))
	assert.Equal(t, "c1d10 i6 2 by 1", scene{exchanged: true}.text("c10d1 i5 2 by 1"))
}
