package songky_test

import (
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// readOne reads a text with one game.
func readOne(t *testing.T, text string) *songky.PGN {
	t.Helper()
	r := songky.NewPGNReader(strings.NewReader(text))
	p, err := r.Next()
	require.NoError(t, err, text)
	_, err = r.Next()
	require.ErrorIs(t, err, io.EOF)
	return p
}

const annotated = "\uFEFF" + `% a line for programs
[Event "Casual \"game\""]
[Site "?"]
[White "Somebody"]
[Black "Somebody else"]
[Result "1-0"]

{before} {all moves} 1. e4 e5 {[%emt 0:00:05.250] best by test} 2. Nf3 $1 Nc6 ; the rest of the line 1. d4
(2... Nf6 {Petrov (the Russian) game} 3. Nxe5 (3. d4 exd4)) 3.Bb5! a6?! 4. Ba4 Nf6
5. O-O {(} Be7 6... 6. Re1 b5 7. Bb3 d6 8. c3 O-O 1-0
`

func TestPGNOfChess(t *testing.T) {
	p := readOne(t, annotated)
	assert.Equal(t, songky.ChessFIDE, p.Game.Variant())
	assert.Equal(t, "r1bq1rk1/2p1bppp/p1np1n2/1p2p3/4P3/1BP2N2/PP1P1PPP/RNBQR1K1 w - - 1 9", p.Game.FEN())
	assert.Equal(t, `Casual "game"`, p.Tag("event"))
	assert.Equal(t, map[int]string{0: "before all moves", 2: "best by test", 9: "("}, p.Comments)
	assert.Equal(t, 5250*time.Millisecond, p.Game.History()[1].Spent)
	assert.Equal(t, songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonResignation}, p.Game.Outcome())
}

func TestPGNOfXiangqi(t *testing.T) {
	want := ""
	for name, text := range map[string]string{
		"iccs":        "[Game \"Chinese Chess\"]\n[Format \"ICCS\"]\n\n1. H2-E2 H9-G7 2. H0-G2 B9-C7 3. I0-H0 *",
		"wxf":         "[Variant \"Xiangqi\"]\n[Format \"WXF\"]\n\n1. C2=5 H8+7 2. H2+3 H2+3 3. R1=2 *",
		"chinese":     "[Game \"Chinese Chess\"]\n[Format \"Chinese\"]\n\n1. 炮二平五 马8进7 2. 马二进三 马2进3 3. 车一平二 *",
		"traditional": "[Game \"Chinese Chess\"]\n\n1. 炮二平五 馬８進７ 2. 馬二進三 馬２進３ 3. 車一平二 *",
		"vietnamese":  "[Variant \"xiangqi\"]\n\n1. P2-5 M8.7 2. M2.3 M2.3 3. X1-2 *",
		"coordinates": "[Variant \"xiangqi\"]\n\n1. h3e3 h10g8 2. h1g3 b10c8 3. i1h1 *",
	} {
		p := readOne(t, text)
		assert.Equal(t, songky.Xiangqi, p.Game.Variant())
		assert.False(t, p.Game.Outcome().Over())
		if want == "" {
			want = p.Game.FEN()
		}
		assert.Equal(t, want, p.Game.FEN(), name)
		assert.Equal(t, 5, p.Game.Plies(), name)
	}
}

// A FEN of ten ranks without a word about the game is xiangqi.
func TestPGNGuessesTheGame(t *testing.T) {
	p := readOne(t, "[FEN \"4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1\"]\n\n1. a1a9 *")
	assert.Equal(t, songky.Xiangqi, p.Game.Variant())
}

// Every game that the library writes it reads back, of every variant.
func TestPGNRoundTrips(t *testing.T) {
	for _, v := range songky.Variants() {
		for seed := range uint64(6) {
			random := rand.New(rand.NewPCG(seed, uint64(v)))
			g, err := songky.NewGame(v, songky.WithSeed(seed))
			require.NoError(t, err)
			for range 80 {
				moves := g.LegalMoves()
				if len(moves) == 0 {
					break
				}
				require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
				require.NoError(t, g.NoteTime(time.Duration(random.IntN(3)*1234)*time.Millisecond))
			}
			if !g.Outcome().Over() && seed%2 == 0 {
				require.NoError(t, g.LoseOnTime(songky.Side(seed/2%2)))
			}
			text := g.PGN(songky.PGNTag{Name: "White", Value: `A "b" \c`}, songky.PGNTag{Name: "no tag", Value: "x"})
			for _, line := range strings.Split(text, "\n") {
				if !strings.HasPrefix(line, "[") {
					assert.LessOrEqual(t, len(line), 79)
				}
			}
			p := readOne(t, text)
			assert.Equal(t, g.Variant(), p.Game.Variant())
			assert.Equal(t, g.FEN(), p.Game.FEN(), text)
			assert.Equal(t, g.History(), p.Game.History())
			assert.Equal(t, g.Outcome(), p.Game.Outcome(), text)
			assert.Equal(t, `A "b" \c`, p.Tag("White"))
			assert.Empty(t, p.Tag("no tag"))
		}
	}
}

// A game from a position with Blue to move is numbered so, and its position is told.
func TestPGNFromAPosition(t *testing.T) {
	g, err := songky.NewGame(songky.Chess, songky.WithFEN("4k3/8/8/8/8/8/4q3/K7 b - - 0 7"))
	require.NoError(t, err)
	for _, text := range []string{"e8d7", "a1b1"} {
		m, err := g.ParseMove(text)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	text := g.PGN()
	assert.Contains(t, text, "7... Kd7 8. Kb1 *")
	assert.Contains(t, text, "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4q3/K7 b - - 0 7\"]")
	assert.Equal(t, g.FEN(), readOne(t, text).Game.FEN())
}

// A game that went on after a third occurrence is read, by its result.
func TestPGNGoesOnPastARepetition(t *testing.T) {
	p := readOne(t, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 e5 1/2-1/2")
	assert.Equal(t, 10, p.Game.Plies())
	assert.Equal(t, songky.Outcome{Status: songky.Draw, Reason: songky.ReasonAgreement}, p.Game.Outcome())
	p = readOne(t, "[Termination \"Time forfeit\"]\n\n1. e4 0-1")
	assert.Equal(t, songky.Outcome{Status: songky.BlueWins, Reason: songky.ReasonTime}, p.Game.Outcome())
}

// An unfinished game of cờ úp discloses no identity that has not been turned up.
func TestPGNLeaksNothing(t *testing.T) {
	a, err := songky.NewGame(songky.CoUp, songky.WithDeal("b3=C,a1=R,i1=P"))
	require.NoError(t, err)
	b, err := songky.NewGame(songky.CoUp, songky.WithDeal("b3=C,a1=P,i1=R"))
	require.NoError(t, err)
	for _, g := range []*songky.Game{a, b} {
		m, err := g.ParseMove("b3b10")
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	assert.Equal(t, a.PGN(), b.PGN())
	assert.NotContains(t, a.PGN(), "Deal")
	assert.Contains(t, a.PGN(), "B2-B9=C")
	require.NoError(t, a.Resign(songky.Blue))
	assert.Contains(t, a.PGN(), "a1=R")
}

func TestPGNErrors(t *testing.T) {
	for text, line := range map[string]int{
		"1. e4 {never closed":                     1,
		"\n1. e4 (2. d4 {x} \n":                   2,
		"[Event \"x\n1. e4":                       1,
		"[Event x]\n":                             1,
		"[Event \"x\" y]":                         1,
		"1. e4 ) e5":                              1,
		"1. e4 e5\n2. Ke3 *":                      2,
		"1. e4 e5\n\n2. hello *":                  3,
		"[Variant \"checkers\"]\n\n1. e4":         1,
		"[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n":   1,
		"1. e4 " + strings.Repeat("(", 70):        1,
		"1. e4 \xff\xfe *":                        1,
		"[Variant \"songky\"]\n[Rules \"cxq\"]\n": 1,
	} {
		_, err := songky.NewPGNReader(strings.NewReader(text)).Next()
		var e *songky.PGNError
		if assert.ErrorAs(t, err, &e, "%q", text) {
			assert.Equal(t, line, e.Line, "%q: %v", text, err)
		}
	}
	var illegal *songky.IllegalMoveError
	_, err := songky.NewPGNReader(strings.NewReader("[Variant \"xiangqi\"]\n1. h3e4 *")).Next()
	assert.ErrorAs(t, err, &illegal)
}

// After a game that cannot be played the reader goes on to the next.
func TestPGNReaderGoesOn(t *testing.T) {
	r := songky.NewPGNReader(strings.NewReader("1. e4 e5 2. Kd4 1-0\n\n[Event \"b\"]\n\n1. d4 *\n[Event \"c\"]\n1. c4\n[Event \"d\"]\n*"))
	_, err := r.Next()
	require.Error(t, err)
	for _, want := range []string{"b", "c", "d"} {
		p, err := r.Next()
		require.NoError(t, err)
		assert.Equal(t, want, p.Tag("Event"))
	}
	_, err = r.Next()
	assert.ErrorIs(t, err, io.EOF)
}

// Whatever is read is a game that can be written and read again, or a typed error.
func FuzzPGN(f *testing.F) {
	f.Add(annotated)
	f.Add("[Variant \"coup\"]\n1. b3b10=C a10a9 *")
	f.Add("[Variant \"songky\"]\n1. C2=5 e5 2. 炮8平5 *")
	f.Add("[Game \"Chinese Chess\"]\n1. 炮二平五 馬８進７ {[%emt 0:0:1]} 1/2-1/2")
	f.Fuzz(func(t *testing.T, text string) {
		r := songky.NewPGNReader(strings.NewReader(text))
		for range 4 {
			p, err := r.Next()
			if errors.Is(err, io.EOF) {
				return
			}
			if err != nil {
				var e *songky.PGNError
				require.ErrorAs(t, err, &e)
				return
			}
			again, err := songky.NewPGNReader(strings.NewReader(p.Game.PGN())).Next()
			require.NoError(t, err)
			require.Equal(t, p.Game.FEN(), again.Game.FEN())
		}
	})
}

func TestPositionLines(t *testing.T) {
	g, err := songky.ReadPositionLine(songky.Xiangqi, "position startpos moves h3e3 h10g8", songky.Coordinates)
	require.NoError(t, err)
	u, err := songky.ReadPositionLine(songky.Xiangqi, "startpos moves h2e2 h9g7", songky.UCCI)
	require.NoError(t, err)
	assert.Equal(t, g.FEN(), u.FEN())
	line, err := g.PositionLine(songky.UCCI)
	require.NoError(t, err)
	assert.Equal(t, "position startpos moves h2e2 h9g7", line)

	c, err := songky.ReadPositionLine(songky.CoUp, "position startpos moves b3b10=C", songky.Coordinates)
	require.NoError(t, err)
	line, err = c.PositionLine(songky.Coordinates)
	require.NoError(t, err)
	assert.Equal(t, "position startpos moves b3b10=C", line)

	f, err := songky.ReadPositionLine(songky.Xiangqi, "position fen 4k4/9/9/9/9/9/9/9/9/R4K3 r - - 0 1 moves a1a9", songky.Coordinates)
	require.NoError(t, err)
	line, err = f.PositionLine(songky.Coordinates)
	require.NoError(t, err)
	assert.Equal(t, "position fen 4k4/9/9/9/9/9/9/9/9/R4K3 w - - 0 1 moves a1a9", line)

	_, err = f.PositionLine(songky.WXF)
	assert.ErrorIs(t, err, songky.ErrNotation)
	var parse *songky.ParseError
	for _, bad := range []string{"", "position", "position here", "position startpos moves x", strings.Repeat("a", 1<<21)} {
		_, err = songky.ReadPositionLine(songky.Xiangqi, bad, songky.Coordinates)
		assert.ErrorAs(t, err, &parse, "%.20q", bad)
	}
	var illegal *songky.IllegalMoveError
	_, err = songky.ReadPositionLine(songky.Xiangqi, "startpos moves h3e4", songky.Coordinates)
	assert.ErrorAs(t, err, &illegal)
	_, err = songky.ReadPositionLine(0, "startpos", songky.Coordinates)
	assert.ErrorIs(t, err, songky.ErrUnknownVariant)
}

// A line is a game that writes as a line again, or a typed error.
func FuzzPositionLine(f *testing.F) {
	f.Add(uint8(songky.Xiangqi), "position startpos moves h3e3 h10g8", false)
	f.Add(uint8(songky.Xiangqi), "fen 4k4/9/9/9/9/9/9/9/9/R4K3 r - - 0 1 moves a0a8", true)
	f.Add(uint8(songky.CoUp), "position startpos moves b3b10=C a10a9", false)
	f.Fuzz(func(t *testing.T, v uint8, line string, zero bool) {
		n := songky.Coordinates
		if zero {
			n = songky.UCCI
		}
		g, err := songky.ReadPositionLine(songky.Variant(v), line, n)
		if err != nil {
			assert.Nil(t, g)
			return
		}
		again, err := g.PositionLine(n)
		require.NoError(t, err)
		h, err := songky.ReadPositionLine(songky.Variant(v), again, n)
		require.NoError(t, err, again)
		require.Equal(t, g.FEN(), h.FEN())
	})
}
