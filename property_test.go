package songky_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// The tests of this file play random games of every variant, the same ones each time, and check
// what must hold in all of them.

// snapshot is all that can be seen of a game from outside.
type snapshot struct {
	FEN, Full, Public, Moves, Red, Blue, Checkers string
	Outcome                                       songky.Outcome
	Counts                                        songky.Counts
}

func snap(t testing.TB, g *songky.Game) snapshot {
	t.Helper()
	return snapshot{
		FEN: g.FEN(), Full: full(t, g), Public: public(t, g),
		Moves:    strings.Join(texts(g.LegalMoves()), " "),
		Red:      g.View(songky.Red).FEN(),
		Blue:     g.View(songky.Blue).FEN(),
		Checkers: strings.Join(squareNames(g.Checkers()), " "),
		Outcome:  g.Outcome(),
		Counts:   g.Counts(),
	}
}

// TestUndoGivesEveryPositionBack plays games, undoes them ply by ply to the start, and plays them
// again: in cờ úp with the same identities turning up.
func TestUndoGivesEveryPositionBack(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		for seed := range uint64(4) {
			g := newGame(t, v, songky.WithSeed(seed))
			rng := random(100 + seed)
			snaps := []snapshot{snap(t, g)}
			for range 100 {
				m := randomMove(rng, g)
				if m == 0 {
					break
				}
				require.NoError(t, g.Play(m))
				snaps = append(snaps, snap(t, g))
			}
			history := g.History()
			require.Equal(t, len(history), g.Plies())
			for ply := len(history); ply > 0; ply-- {
				require.Equal(t, snaps[ply], snap(t, g), "before undoing ply %d", ply)
				require.NoError(t, g.Undo())
			}
			require.Equal(t, snaps[0], snap(t, g))
			require.ErrorIs(t, g.Undo(), songky.ErrNoHistory)
			require.Equal(t, snaps[0], snap(t, g))
			for i, ply := range history {
				require.NoError(t, g.Play(ply.Move))
				require.Equal(t, snaps[i+1], snap(t, g), "ply %d played again", i+1)
			}
			require.Equal(t, history, g.History())
		}
	})
}

// TestFENRoundTrips: a game started from a written FEN writes the same FEN and has the same moves.
func TestFENRoundTrips(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		for seed := range uint64(4) {
			g := newGame(t, v, songky.WithSeed(seed))
			rng := random(200 + seed)
			for range 100 {
				again := fromFEN(t, v, g.FEN())
				require.Equal(t, g.FEN(), again.FEN())
				require.Equal(t, g.Position().String(), again.Position().String())
				require.Equal(t, g.InCheck(), again.InCheck())
				require.Equal(t, g.Perft(1), again.Perft(1))
				if !g.Outcome().Over() {
					require.Equal(t, g.LegalMoves(), again.LegalMoves(), g.FEN())
				}
				for _, s := range []songky.Side{songky.Red, songky.Blue} {
					view := g.View(s).FEN()
					require.Equal(t, view, fromFEN(t, v, view).FEN(), "a side's view is a position too")
				}
				m := randomMove(rng, g)
				if m == 0 {
					break
				}
				require.NoError(t, g.Play(m))
			}
		}
	})
}

// TestFENWithTheGreatestCounters: what FEN writes can be read, also where the counters end.
func TestFENWithTheGreatestCounters(t *testing.T) {
	g := fromFEN(t, songky.Xiangqi, "3k5/9/9/9/9/9/9/9/9/4K4 b - - 1000000000 1000000000")
	play(t, g, "d10d9")
	again, err := songky.NewGame(songky.Xiangqi, songky.WithFEN(g.FEN()))
	require.NoError(t, err, g.FEN())
	assert.Equal(t, g.FEN(), again.FEN())
}

// TestOnlyLegalMovesCanBePlayed tries every pair of points, and every promotion where one is
// legal: a legal move plays, any other is refused with a reason and leaves the game as it was.
func TestOnlyLegalMovesCanBePlayed(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(5))
		rng := random(300)
		for range 3 {
			playRandom(t, rng, g, 15)
			before := snap(t, g)
			legal := map[songky.Move]bool{}
			for _, m := range g.LegalMoves() {
				legal[m] = true
				next := g.Clone()
				require.NoError(t, next.Play(m), m)
				require.Equal(t, 1+g.Plies(), next.Plies())
			}
			for _, m := range tuples(g) {
				if legal[m] {
					continue
				}
				err := g.Play(m)
				if g.Outcome().Over() {
					require.ErrorIs(t, err, songky.ErrGameOver)
					continue
				}
				var illegal *songky.IllegalMoveError
				require.ErrorAs(t, err, &illegal, "%s in %s", m, before.FEN)
				require.Equal(t, m, illegal.Move)
				require.NotZero(t, illegal.Reason, "%s in %s", m, before.FEN)
				require.NotEqual(t, "unknown", illegal.Reason.String())
			}
			require.Equal(t, before, snap(t, g))
		}
	})
}

// tuples are moves between all pairs of points, some off the board; with all promotions where the
// pair is a legal move.
func tuples(g *songky.Game) (list []songky.Move) {
	legal := map[[2]songky.Square]bool{}
	for _, m := range g.LegalMoves() {
		legal[[2]songky.Square{m.From(), m.To()}] = true
	}
	squares := []songky.Square{songky.NoSquare, 0x09, 0xA0}
	for file := range 9 {
		for rank := range 10 {
			squares = append(squares, songky.NewSquare(file, rank))
		}
	}
	for _, from := range squares {
		for _, to := range squares {
			list = append(list, songky.NewMove(from, to, 0))
			for promotion := songky.Role(1); legal[[2]songky.Square{from, to}] && promotion < 20; promotion++ {
				list = append(list, songky.NewMove(from, to, promotion))
			}
		}
	}
	return append(list, 0)
}

// TestMoveValuesWithStrayBits: a Move is a plain number that hosts may hand over from anywhere; one
// that is not exactly a legal move is refused with a reason.
func TestMoveValuesWithStrayBits(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	before := snap(t, g)
	legal := move(t, "h3e3")
	for bit := range 32 {
		m := legal ^ 1<<bit
		err := g.Clone().Play(m)
		if err == nil {
			continue // another legal move
		}
		var illegal *songky.IllegalMoveError
		require.ErrorAs(t, err, &illegal, "bit %d", bit)
		assert.NotZero(t, illegal.Reason, "bit %d: %v", bit, err)
		assert.Equal(t, bit >= 24, illegal.Reason == songky.IllegalNoMove, "bit %d: %v", bit, err)
	}
	assert.Equal(t, before, snap(t, g))
}

// TestLegalMovesFrom: the moves from all points together are all the legal moves.
func TestLegalMovesFrom(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(6))
		rng := random(400)
		for range 30 {
			var all []songky.Move
			for s := range 256 {
				for _, m := range g.LegalMovesFrom(songky.Square(s)) {
					require.Equal(t, songky.Square(s), m.From())
					all = append(all, m)
				}
			}
			require.ElementsMatch(t, g.LegalMoves(), all)
			playRandom(t, rng, g, 1)
		}
	})
}

// TestMoveTexts: each legal move is read back from what it is written as, and from nothing else.
func TestMoveTexts(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(7))
		rng := random(500)
		for range 60 {
			for _, m := range g.LegalMoves() {
				text := g.Format(m, songky.Coordinates)
				require.Equal(t, m.String(), text)
				read, err := g.ParseMoveAs(text, songky.Coordinates)
				require.NoError(t, err)
				require.Equal(t, m, read)
				read, err = g.ParseMove(text)
				require.NoError(t, err)
				require.Equal(t, m, read)
			}
			playRandom(t, rng, g, 1)
		}
	})
}

// TestCloneSharesNothing: what is done to a clone leaves the original as it was, and the other way.
func TestCloneSharesNothing(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(8))
		playRandom(t, random(600), g, 20)
		before := snap(t, g)
		c := g.Clone()
		require.Equal(t, before, snap(t, c))

		playRandom(t, random(601), c, 10)
		require.NoError(t, c.Undo())
		require.NoError(t, c.Undo())
		_ = c.Resign(songky.Red)
		require.Equal(t, before, snap(t, g))

		after := snap(t, c)
		require.NoError(t, g.Undo())
		playRandom(t, random(602), g, 10)
		require.Equal(t, after, snap(t, c))
	})
}

// TestReturnedSlicesAreTheCallers: writing into what a game returned does not reach the game.
func TestReturnedSlicesAreTheCallers(t *testing.T) {
	g := fromFEN(t, songky.CoGanh, "4o/5/1o1o1/2O2/O4 w")
	play(t, g, "c2c3")
	before := snap(t, g)
	g.LegalMoves()[0] = 0
	history := g.History()
	history[0].Turned[0] = songky.NoSquare
	history[0].Move = 0
	assert.Equal(t, before, snap(t, g))
	assert.Equal(t, []string{"b3", "d3"}, squareNames(g.History()[0].Turned))

	songky.Variants()[0] = 0
	songky.Levels()[0] = 0
	assert.Equal(t, songky.SongKy, songky.Variants()[0])
	assert.Equal(t, songky.LevelEasy, songky.Levels()[0])
	info := songky.Xiangqi.Info()
	info.RuleSets[0], info.Roles[0][0] = "", 0
	assert.Equal(t, "songky", songky.Xiangqi.Info().RuleSets[0])
	assert.NotZero(t, songky.Xiangqi.Info().Roles[0][0])
}

// TestRecordsRoundTrip: both JSON forms load to games that write the same.
func TestRecordsRoundTrip(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		for seed := range uint64(6) {
			g := newGame(t, v, songky.WithSeed(seed))
			playRandom(t, random(700+seed), g, 10*int(seed))
			if seed%2 == 1 {
				_ = g.Resign(songky.Side(seed / 2 % 2)) // the game may be over already
			}
			want := snap(t, g)

			again, err := songky.LoadGame([]byte(want.Full))
			require.NoError(t, err)
			require.Equal(t, want, snap(t, again))
			require.Equal(t, g.History(), again.History())
			require.Equal(t, g.Rules(), again.Rules())
			require.Equal(t, g.Captured(), again.Captured())

			client, err := songky.LoadGame([]byte(want.Public))
			require.NoError(t, err)
			require.Equal(t, want.Public, public(t, client))
			require.Equal(t, want.FEN, client.FEN())
			require.Equal(t, want.Moves, strings.Join(texts(client.LegalMoves()), " "))
			require.Equal(t, want.Outcome, client.Outcome())
			require.Equal(t, g.History(), client.History())

			data, err := json.Marshal(g)
			require.NoError(t, err)
			require.JSONEq(t, want.Public, string(data), "encoding/json uses MarshalJSON")
		}
	})
}

// hidden runs a test for both games with face-down pieces and both ways to treat captured ones.
func hidden(t *testing.T, test func(t *testing.T, v songky.Variant, k songky.Captured)) {
	t.Helper()
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		for _, k := range []songky.Captured{songky.CapturedUnseen, songky.CapturedSeenByCapturer} {
			t.Run(v.String()+"/"+k.String(), func(t *testing.T) { test(t, v, k) })
		}
	}
}

// samePublicOtherDeal is a second game whose players know the same as those of g, with the pieces
// that nobody has seen turned up dealt by another seed.
func samePublicOtherDeal(t *testing.T, g *songky.Game, seed uint64) *songky.Game {
	t.Helper()
	var named []string
	for _, ply := range g.History() {
		if !ply.Revealed.Empty() {
			named = append(named, ply.Move.From().String()+"="+strings.ToUpper(ply.Revealed.Letter()))
		}
	}
	other := newGame(t, g.Variant(), songky.WithSeed(seed), songky.WithCaptured(g.Captured()),
		songky.WithDeal(strings.Join(named, ",")))
	for _, ply := range g.History() {
		require.NoError(t, other.Play(ply.Move))
	}
	return other
}

// TestNothingPublicDependsOnTheDeal: games that differ only in what nobody has seen look the same.
func TestNothingPublicDependsOnTheDeal(t *testing.T) {
	hidden(t, func(t *testing.T, v songky.Variant, k songky.Captured) {
		for seed := range uint64(4) {
			g := newGame(t, v, songky.WithSeed(seed), songky.WithCaptured(k))
			playRandom(t, random(800+seed), g, 8*int(seed))
			if g.Outcome().Over() {
				continue
			}
			other := samePublicOtherDeal(t, g, 1000+seed)
			require.NotEqual(t, full(t, g), full(t, other), "the deals do differ")
			require.Equal(t, public(t, g), public(t, other))
			require.Equal(t, g.FEN(), other.FEN())
			require.Equal(t, g.Position(), other.Position())
			require.Equal(t, g.LegalMoves(), other.LegalMoves())
			require.Equal(t, g.History(), other.History())
			require.Equal(t, g.Checkers(), other.Checkers())
			require.Equal(t, g.Perft(1), other.Perft(1))
			if k == songky.CapturedUnseen {
				require.Equal(t, g.View(songky.Red), other.View(songky.Red))
				require.Equal(t, g.View(songky.Blue), other.View(songky.Blue))
			}
			for _, game := range []*songky.Game{g, other} {
				_, err := game.Deal()
				require.ErrorIs(t, err, songky.ErrHidden)
			}
		}
	})
}

// pool reads the counts of a FEN's pool field, by letter.
func pool(fen string) map[byte]int {
	counts := map[byte]int{}
	field := strings.Fields(fen)[2]
	for i := 0; i < len(field) && field != "-"; {
		letter, n := field[i], 0
		for i++; i < len(field) && field[i] >= '0' && field[i] <= '9'; i++ {
			n = 10*n + int(field[i]-'0')
		}
		counts[letter] += n
	}
	return counts
}

func total(counts map[byte]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// TestPoolsHoldWhatIsUnseen counts by the deal: the public pool is the identities of the face-down
// pieces on the board and of those captured unseen; a side's own pool has in it none of those that
// it has learnt as their capturer, and nothing else differs.
func TestPoolsHoldWhatIsUnseen(t *testing.T) {
	hidden(t, func(t *testing.T, v songky.Variant, k songky.Captured) {
		learntAny := false
		for seed := range uint64(6) {
			g := newGame(t, v, songky.WithSeed(seed), songky.WithCaptured(k))
			identity := dealByPoint(t, g)
			unseen := map[byte]int{} // the letters as the pool has them
			for point, letter := range identity {
				unseen[poolLetter(v, letter, point)]++
			}
			learnt := [2]map[byte]int{{}, {}}
			rng := random(900 + seed)
			for range 80 {
				require.Equal(t, unseen, pool(g.FEN()), g.FEN())
				for _, s := range []songky.Side{songky.Red, songky.Blue} {
					own := map[byte]int{}
					for letter, n := range unseen {
						if n -= learnt[s][letter]; n > 0 {
							own[letter] = n
						}
					}
					require.Equal(t, own, pool(g.View(s).FEN()), "%s's view of %s", s, g.FEN())
					require.Equal(t, g.Position().String(), g.View(s).String())
				}
				m := randomMove(rng, g)
				if m == 0 {
					break
				}
				side := g.Turn()
				require.NoError(t, g.Play(m))
				ply := g.History()[g.Plies()-1]
				if letter, was := identity[m.From()]; was && !ply.Revealed.Empty() {
					require.Equal(t, string(rune(letter)), strings.ToUpper(ply.Revealed.Letter()))
					require.Equal(t, side, ply.Revealed.Side)
					inPool := poolLetter(v, letter, m.From())
					if unseen[inPool]--; unseen[inPool] == 0 {
						delete(unseen, inPool)
					}
				}
				if ply.Captured.FaceDown {
					require.Zero(t, ply.Captured.Role, "nobody is told what it was")
					if k == songky.CapturedSeenByCapturer {
						learnt[side][poolLetter(v, identity[m.To()], m.To())]++
						learntAny = true
					}
				}
			}
			require.Equal(t, total(unseen), total(pool(g.FEN())))
		}
		require.Equal(t, k == songky.CapturedSeenByCapturer, learntAny, "the games had such captures")
	})
}

// dealByPoint is the deal of a game by point, taken from a clone that resigns.
func dealByPoint(t *testing.T, g *songky.Game) map[songky.Square]byte {
	t.Helper()
	c := g.Clone()
	require.NoError(t, c.Resign(songky.Red))
	text, err := c.Deal()
	require.NoError(t, err)
	deal := map[songky.Square]byte{}
	for _, item := range strings.Split(text, ",") {
		point, letter, ok := strings.Cut(item, "=")
		require.True(t, ok, item)
		deal[square(t, point)] = letter[0]
	}
	require.Len(t, deal, 30)
	return deal
}

// poolLetter is the letter by which a pool counts the piece that lies on a start point.
func poolLetter(v songky.Variant, letter byte, s songky.Square) byte {
	if v == songky.CoUpClassic && s.Rank() >= 5 {
		return letter + 'a' - 'A'
	}
	return letter
}

// TestPlayAfterTheEnd: a finished game takes no move and no declaration, however it ended.
func TestPlayAfterTheEnd(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		m := g.LegalMoves()[0]
		require.NoError(t, g.AgreeDraw())
		before := snap(t, g)
		for name, err := range map[string]error{
			"Play": g.Play(m), "Resign": g.Resign(songky.Red), "AgreeDraw": g.AgreeDraw(), "LoseOnTime": g.LoseOnTime(songky.Blue),
			"PlayRevealed": g.PlayRevealed(m, songky.Role(1)),
		} {
			assert.ErrorIs(t, err, songky.ErrGameOver, name)
		}
		_, err := g.ParseMove(m.String())
		assert.ErrorIs(t, err, songky.ErrGameOver)
		assert.Empty(t, g.LegalMoves())
		assert.Empty(t, g.LegalMovesFrom(m.From()))
		assert.Equal(t, before, snap(t, g))
		assert.False(t, errors.Is(g.Undo(), songky.ErrGameOver))
	})
}
