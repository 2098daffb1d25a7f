package songky_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// The tests of this file run every line of the data under testdata, which was produced by programs
// written apart from this project. What a line means is told in testdata/README.md.

// shortPerftNodes bounds the lines counted for one depth of one position under -short. Without it
// all are counted, about 900 million. SONGKY_PERFT_NODES sets another bound; 0 is none.
const shortPerftNodes = 1_000_000

// perftNodes is the bound in force.
func perftNodes(t testing.TB) uint64 {
	t.Helper()
	text, set := os.LookupEnv("SONGKY_PERFT_NODES")
	switch {
	case !set && testing.Short():
		return shortPerftNodes
	case !set:
		return ^uint64(0)
	}
	n, err := strconv.ParseUint(text, 10, 64)
	require.NoError(t, err, "SONGKY_PERFT_NODES is a number of nodes, 0 for no bound")
	if n == 0 {
		return ^uint64(0)
	}
	return n
}

// tally counts the lines that ran, by what the file tells them apart by.
type tally map[string]int

// equal fails unless exactly the wanted numbers of lines ran.
func (c tally) equal(t *testing.T, want tally) {
	t.Helper()
	assert.Equal(t, want, c, "the numbers of lines that ran; a changed data file needs its numbers changed here")
}

type positionLine struct {
	Name        string            `json:"name"`
	Variant     string            `json:"variant"`
	FEN         string            `json:"fen"`
	Start       bool              `json:"start"`
	InCheck     *bool             `json:"in_check"`
	DepthCounts []uint64          `json:"depth_counts"`
	Legal       []string          `json:"legal"`
	After       map[string]string `json:"after"`
	Deal        map[string]string `json:"deal"`
}

// game starts a game from the line's position.
func (l *positionLine) game(t testing.TB) *songky.Game {
	t.Helper()
	opts := []songky.Option{songky.WithFEN(l.FEN), songky.WithSeed(1)}
	if l.Deal != nil {
		opts = append(opts, songky.WithDeal(dealText(l.Deal)))
	}
	g, err := songky.NewGame(variant(t, l.Variant), opts...)
	require.NoError(t, err, l.FEN)
	return g
}

// checkPosition compares a position's legal moves and whether it is check. A finished game lists
// no move; its number of moves is checked all the same.
func (l *positionLine) checkPosition(t *testing.T, g *songky.Game) {
	t.Helper()
	require.Equal(t, *l.InCheck, g.InCheck(), "check in %s %s", l.Variant, l.FEN)
	require.Equal(t, *l.InCheck, len(g.Checkers()) > 0, "checkers in %s %s", l.Variant, l.FEN)
	require.Equal(t, uint64(len(l.Legal)), g.Perft(1), "number of moves in %s %s", l.Variant, l.FEN)
	if g.Outcome().Over() {
		require.Empty(t, g.LegalMoves(), "moves of a finished game: %s %s", l.Variant, l.FEN)
		return
	}
	require.Equal(t, l.Legal, texts(g.LegalMoves()), "legal moves in %s %s", l.Variant, l.FEN)
}

// checkPerft compares the counts within the bound and returns how many depths were beyond it.
func (l *positionLine) checkPerft(t *testing.T, g *songky.Game, bound uint64) (beyond int) {
	t.Helper()
	require.NotEmpty(t, l.DepthCounts)
	require.LessOrEqual(t, l.DepthCounts[0], bound, "the bound must let every line run")
	for i, want := range l.DepthCounts {
		if want > bound {
			beyond++
			continue
		}
		require.Equal(t, want, g.Perft(i+1), "perft %d of %s %s", i+1, l.Variant, l.FEN)
	}
	return beyond
}

func TestDataPerft(t *testing.T) {
	bound, ran, beyond := perftNodes(t), tally{}, 0
	for _, l := range readLines[positionLine](t, "perft.jsonl") {
		beyond += l.checkPerft(t, l.game(t), bound)
		ran[l.Variant]++
	}
	t.Logf("%d depths of more than %d nodes not counted; SONGKY_PERFT_NODES=0 counts them", beyond, bound)
	ran.equal(t, tally{
		"songky": 42, "songky-balanced": 38, "xiangqi": 41, "coup": 43, "coup-classic": 40,
		"chess": 42, "chess-fide": 39, "coganh": 44, "coganh-full-diagonals": 42,
	})
}

func TestDataPerftFairyStockfish(t *testing.T) {
	bound, ran, beyond := perftNodes(t), tally{}, 0
	for _, l := range readLines[positionLine](t, "perft-fsf.jsonl") {
		g := l.game(t)
		l.checkPosition(t, g)
		beyond += l.checkPerft(t, g, bound)
		ran[l.Variant]++
	}
	t.Logf("%d depths of more than %d nodes not counted; SONGKY_PERFT_NODES=0 counts them", beyond, bound)
	ran.equal(t, tally{"songky": 93, "songky-balanced": 95, "xiangqi": 75, "chess": 82})
}

func TestDataPositions(t *testing.T) {
	ran, after := tally{}, 0
	for _, l := range readLines[positionLine](t, "positions.jsonl") {
		g := l.game(t)
		l.checkPosition(t, g)
		after += l.checkAfter(t, g)
		ran[l.Variant]++
	}
	ran.equal(t, tally{
		"songky": 232, "songky-balanced": 230, "xiangqi": 237, "coup": 249, "coup-classic": 240,
		"chess": 234, "chess-fide": 258, "coganh": 247, "coganh-full-diagonals": 238,
	})
	assert.Equal(t, 4884, after, "moves of cờ gánh whose position afterwards was compared")
}

// checkAfter compares the positions after each legal move and returns their number.
func (l *positionLine) checkAfter(t *testing.T, g *songky.Game) int {
	t.Helper()
	v := variant(t, l.Variant)
	if v == songky.CoGanh || v == songky.CoGanhFull {
		require.Equal(t, l.Legal, slices.Sorted(maps.Keys(l.After)), "the line has a position for each move")
	}
	for text, fen := range l.After {
		next := g.Clone()
		play(t, next, text)
		require.Equal(t, fenFields(v, fen), fenFields(v, next.FEN()), "after %s in %s", text, l.FEN)
	}
	return len(l.After)
}

func TestDataSongkyByHand(t *testing.T) {
	list := readLines[positionLine](t, "songky-hand.jsonl")
	require.Len(t, list, 45)
	for _, l := range list {
		t.Run(l.Name, func(t *testing.T) { l.checkPosition(t, l.game(t)) })
	}
}

// record is what lines of games and of cases share: a game by its moves.
type record struct {
	Name    string            `json:"name"`
	Variant string            `json:"variant"`
	Rules   string            `json:"rules"`
	Deal    map[string]string `json:"deal"`
}

// start begins the game.
func (r *record) start(t *testing.T, fen string) *songky.Game {
	t.Helper()
	rules, err := songky.RulesByName(r.Rules)
	require.NoError(t, err)
	opts := []songky.Option{songky.WithFEN(fen), songky.WithRules(rules), songky.WithSeed(1)}
	if r.Deal != nil {
		opts = append(opts, songky.WithDeal(dealText(r.Deal)))
	}
	g, err := songky.NewGame(variant(t, r.Variant), opts...)
	require.NoError(t, err, "%s: %s", r.Rules, fen)
	return g
}

// outcomeOf is the outcome that the data's words mean; empty words are a game that goes on.
func outcomeOf(t *testing.T, winner, reason string) songky.Outcome {
	t.Helper()
	status, known := map[string]songky.Status{
		"": songky.Ongoing, "red": songky.RedWins, "blue": songky.BlueWins, "draw": songky.Draw,
	}[winner]
	require.True(t, known, winner)
	for r := songky.NoReason; ; r++ {
		require.NotEqual(t, "unknown", r.String(), "no reason is called %q", reason)
		if r.String() == reason {
			return songky.Outcome{Status: status, Reason: r}
		}
	}
}

// marks are the marks of a game's plies: + for check, x for chase, . for neither.
func marks(g *songky.Game) string {
	var b strings.Builder
	for _, ply := range g.History() {
		switch {
		case ply.Check:
			b.WriteByte('+')
		case ply.Chase:
			b.WriteByte('x')
		default:
			b.WriteByte('.')
		}
	}
	return b.String()
}

// reveals are the letters of what was turned up, a text for each ply.
func reveals(g *songky.Game) []string {
	list := []string{}
	for _, ply := range g.History() {
		letter := ""
		if !ply.Revealed.Empty() {
			letter = strings.ToUpper(ply.Revealed.Letter())
		}
		list = append(list, letter)
	}
	return list
}

type gameLine struct {
	record
	Start   string            `json:"start"`
	Moves   []string          `json:"moves"`
	FENs    map[string]string `json:"fens"`
	Outcome string            `json:"outcome"`
	Reason  string            `json:"reason"`
	Plies   int               `json:"plies"`
	Reveals []string          `json:"reveals"`
	Marks   *string           `json:"marks"`
}

func TestDataGames(t *testing.T) {
	ran := tally{}
	for i, l := range readLines[gameLine](t, "games.jsonl") {
		t.Run(fmt.Sprintf("line %d", i+1), func(t *testing.T) {
			ran[l.Variant+"/"+l.Rules]++
			l.check(t, l.start(t, l.Start))
		})
	}
	ran.equal(t, tally{
		"songky/songky": 153, "songky-balanced/songky": 143, "xiangqi/songky": 161, "coup/songky": 139,
		"coup-classic/songky": 151, "chess/songky": 139, "chess-fide/fide": 152, "coganh/coganh": 143,
		"coganh-full-diagonals/coganh": 153, "xiangqi/ttakji": 146, "xiangqi/cxq": 344, "xiangqi/cxq-moves": 137,
	})
}

// check plays the game of the line.
func (l *gameLine) check(t *testing.T, g *songky.Game) {
	v := variant(t, l.Variant)
	require.Len(t, l.Moves, l.Plies)
	compared := 0
	compareFEN := func(ply int) {
		if fen, has := l.FENs[strconv.Itoa(ply)]; has {
			require.Equal(t, fenFields(v, fen), fenFields(v, g.FEN()), "after ply %d", ply)
			compared++
		}
	}
	compareFEN(0)
	for i, text := range l.Moves {
		require.False(t, g.Outcome().Over(), "over before ply %d: %s", i+1, g.Outcome())
		m, err := g.ParseMove(text)
		require.NoError(t, err, "ply %d in %s", i+1, g.FEN())
		require.NoError(t, g.Play(m), "ply %d", i+1)
		compareFEN(i + 1)
	}
	require.Equal(t, len(l.FENs), compared, "every FEN of the line was compared")
	require.Equal(t, outcomeOf(t, l.Outcome, l.Reason), g.Outcome())
	require.Empty(t, g.LegalMoves(), "moves of a finished game")
	if l.Reveals != nil {
		require.Equal(t, l.Reveals, reveals(g))
	}
	if l.Marks != nil {
		require.Equal(t, *l.Marks, marks(g))
	}
}

type caseLine struct {
	record
	FEN         string   `json:"fen"`
	MovesBefore []string `json:"moves_before"`
	Note        string   `json:"note"`
	Expect      struct {
		InCheck   *bool               `json:"in_check"`
		Legal     *[]string           `json:"legal"`
		LegalFrom map[string][]string `json:"legal_from"`
		LegalHas  []string            `json:"legal_has"`
		LegalNot  []string            `json:"legal_not"`
		Outcome   optional[string]    `json:"outcome"`
		Reason    optional[string]    `json:"reason"`
		FEN       *string             `json:"fen"`
		Reveals   []string            `json:"reveals"`
		Pool      *string             `json:"pool"`
		Turned    *[]string           `json:"turned"`
		Marks     *string             `json:"marks"`
	} `json:"expect"`
}

// optional tells a key that is null from one that is not there.
type optional[T any] struct {
	given bool
	value T // zero for null
}

func (o *optional[T]) UnmarshalJSON(data []byte) error {
	o.given = true
	if string(data) == "null" {
		return nil
	}
	return json.Unmarshal(data, &o.value)
}

func TestDataCases(t *testing.T) {
	ran := tally{}
	for _, l := range readLines[caseLine](t, "cases.jsonl") {
		t.Run(l.Name, func(t *testing.T) {
			ran[l.Variant+"/"+l.Rules]++
			l.check(t, l.start(t, l.FEN))
		})
	}
	ran.equal(t, tally{
		"xiangqi/songky": 27, "songky/songky": 15, "chess/songky": 4, "coup/songky": 13, "coup-classic/songky": 3,
		"coganh/coganh": 12, "coganh-full-diagonals/coganh": 2, "chess-fide/fide": 21,
		"xiangqi/ttakji": 6, "xiangqi/cxq": 70,
	})
}

// check plays the moves of the case and compares all that it expects.
func (l *caseLine) check(t *testing.T, g *songky.Game) {
	for i, text := range l.MovesBefore {
		require.False(t, g.Outcome().Over(), "over before ply %d: %s", i+1, g.Outcome())
		play(t, g, text)
	}
	want, v := &l.Expect, variant(t, l.Variant)
	legal, checked := texts(g.LegalMoves()), 0
	expects := func(given bool, compare func()) {
		if given {
			compare()
			checked++
		}
	}
	expects(want.InCheck != nil, func() { assert.Equal(t, *want.InCheck, g.InCheck()) })
	expects(want.Legal != nil, func() { assert.Equal(t, *want.Legal, legal) })
	expects(want.LegalFrom != nil, func() {
		for from, moves := range want.LegalFrom {
			assert.Equal(t, moves, texts(g.LegalMovesFrom(square(t, from))), "moves from %s", from)
		}
	})
	expects(want.LegalHas != nil, func() { assert.Subset(t, legal, want.LegalHas) })
	expects(want.LegalNot != nil, func() {
		for _, m := range want.LegalNot {
			assert.NotContains(t, legal, m)
		}
	})
	expects(want.Outcome.given, func() {
		assert.True(t, want.Reason.given)
		assert.Equal(t, outcomeOf(t, want.Outcome.value, want.Reason.value), g.Outcome())
	})
	expects(want.FEN != nil, func() { assert.Equal(t, fenFields(v, *want.FEN), fenFields(v, g.FEN())) })
	expects(want.Reveals != nil, func() { assert.Equal(t, want.Reveals, reveals(g)) })
	expects(want.Pool != nil, func() { assert.Equal(t, *want.Pool, strings.Fields(g.FEN())[2]) })
	expects(want.Turned != nil, func() {
		history := g.History()
		turned := squareNames(history[len(history)-1].Turned)
		slices.Sort(turned)
		assert.Equal(t, *want.Turned, turned)
	})
	expects(want.Marks != nil, func() { assert.Equal(t, *want.Marks, marks(g)) })
	assert.NotZero(t, checked, "the case expects something")
}
