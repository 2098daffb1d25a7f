package main

import (
	"encoding/binary"
	"math/rand/v2"
	"testing"

	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// TestStateOfRandomGames: what the page is told agrees with the library, in every game, for every
// view, at every ply and looking back.
func TestStateOfRandomGames(t *testing.T) {
	for _, v := range songky.Variants() {
		t.Run(v.String(), func(t *testing.T) {
			r := rand.New(rand.NewPCG(1, uint64(v)))
			game := start(t, object{"variant": v.String(), "seed": "7"})
			g, err := songky.NewGame(v, songky.WithSeed(7))
			require.NoError(t, err)
			var shown []stateJSON
			for range 50 {
				shown = append(shown, stateAfter(t, game, viewPublic, -1))
				checkState(t, g, game)
				moves := g.LegalMoves()
				if len(moves) == 0 {
					break
				}
				m := moves[r.IntN(len(moves))]
				require.NoError(t, g.Play(m))
				done(t, songkyPlay(game, int32(m)))
			}
			for ply, s := range shown[:len(shown)-1] {
				earlier := stateAfter(t, game, viewPublic, int32(ply))
				assert.Equal(t, s.FEN, earlier.FEN)
				assert.Equal(t, s.History, earlier.History)
				assert.Equal(t, s.Captured, earlier.Captured)
				assert.False(t, earlier.Live)
				assert.Empty(t, earlier.Moves)
			}
		})
	}
}

func checkState(t *testing.T, g *songky.Game, game int32) {
	t.Helper()
	b := boardOf(g.Variant())
	for view, p := range map[int32]songky.Position{viewPublic: g.Position(), viewRed: g.View(songky.Red), viewBlue: g.View(songky.Blue)} {
		s := stateAfter(t, game, view, -1)
		assert.Equal(t, p.FEN(), s.FEN)
		assert.Equal(t, g.Turn(), s.Turn)
		assert.Equal(t, g.InCheck(), s.Check)
		assert.Equal(t, g.Plies(), s.Ply)
		assert.Len(t, s.Moves, len(g.LegalMoves()))
		assert.Len(t, s.History, g.Plies())
		assert.Equal(t, g.Outcome().In(songky.Vietnamese), s.Outcome.Texts.Vietnamese)
		n := done(t, songkyBoard(game, view))
		require.EqualValues(t, b.files*b.ranks, n)
		for i, cell := range shared[:n] {
			assert.Equal(t, cellByte(p.At(b.square(i))), cell)
			assert.Equal(t, cell == 0, s.Cells[i] == nil)
		}
	}
	n := done(t, songkyMoves(game))
	for i, m := range g.LegalMoves() {
		assert.Equal(t, uint32(m), binary.LittleEndian.Uint32(shared[4*i:]))
	}
	assert.EqualValues(t, len(g.LegalMoves()), n)
	assert.EqualValues(t, g.Turn(), songkyTurn(game))
	assert.EqualValues(t, g.Plies(), songkyPlies(game))
	assert.Equal(t, flag(g.Outcome().Over()), songkyOver(game))
	assert.Equal(t, flag(g.Variant().Info().Hidden), songkyHidden(game))
}

// TestWhatIsHiddenStaysHidden: two games of cờ úp that differ in the identities of pieces that nobody
// has seen look the same to every view, until the end.
func TestWhatIsHiddenStaysHidden(t *testing.T) {
	other := start(t, object{"variant": "coup", "seed": "2"})
	game := start(t, object{"variant": "coup", "seed": "1"})
	for view := range int32(3) {
		one, two := take(t, songkyState(game, view, 0, -1)), take(t, songkyState(other, view, 0, -1))
		assert.Equal(t, one, two)
		assert.Equal(t, take(t, songkySave(game, view)), take(t, songkySave(other, view)))
	}
	assert.NotEqual(t, take(t, songkySave(game, viewFull)), take(t, songkySave(other, viewFull)))
	assert.EqualValues(t, statusHidden, songkyDeal(game))
	for _, g := range []int32{game, other} {
		done(t, songkyResign(g, 0))
	}
	one, two := take(t, songkyDeal(game)), take(t, songkyDeal(other))
	assert.NotEqual(t, one, two)
}

// TestCapturerAloneSees: what a face-down piece was that somebody captured is told to the capturer.
func TestCapturerAloneSees(t *testing.T) {
	game := start(t, object{"variant": "coup-classic", "seed": 1})
	play(t, game, "b3b10") // the cannon's piece takes a face-down horse
	red, blue, both := stateAfter(t, game, viewRed, -1), stateAfter(t, game, viewBlue, -1), stateAfter(t, game, viewPublic, -1)
	require.Len(t, red.Captured[songky.Red], 1)
	assert.NotNil(t, red.Captured[songky.Red][0].Role)
	assert.Nil(t, blue.Captured[songky.Red][0].Role)
	assert.Nil(t, both.Captured[songky.Red][0].Role)
	assert.True(t, both.Captured[songky.Red][0].FaceDown)
	assert.NotEqual(t, red.Unseen, blue.Unseen)
	done(t, songkyAgreeDraw(game))
	assert.NotNil(t, stateAfter(t, game, viewBlue, -1).Captured[songky.Red][0].Role, "after the end everybody knows")
}

func TestOptions(t *testing.T) {
	game := start(t, object{"variant": "xiangqi", "rules": "cxq", "limits": object{"repetition": 5}})
	s := stateAfter(t, game, viewPublic, -1)
	assert.Equal(t, "cxq", s.Rules)
	assert.Equal(t, 5, s.Counts.Repetition)

	game = start(t, object{"variant": "chess", "fen": "4k3/8/8/8/8/8/8/4K2R w"})
	assert.Equal(t, 4, *stateAfter(t, game, viewPublic, -1).Royal)

	game = start(t, object{"variant": "coup", "captured": "capturer"})
	assert.Equal(t, "capturer", *stateAfter(t, game, viewPublic, -1).CapturedRule)

	for want, o := range map[int32]object{
		statusVariant:  {"variant": "go"},
		statusPosition: {"variant": "chess", "fen": "8/8/8/8/8/8/8/8 w"},
		statusOption:   {"variant": "xiangqi", "handicap": "moon"},
		statusArg:      {"variant": "xiangqi", "limits": object{"repitition": 5}},
	} {
		assert.Equal(t, want, songkyGameNew(putJSON(t, o)), o)
	}
	assert.EqualValues(t, statusOption, songkyGameNew(putJSON(t, object{"variant": "coup", "captured": "all"})))
	assert.EqualValues(t, statusOption, songkyGameNew(putJSON(t, object{"variant": "chess", "rules": "moon"})))
	assert.EqualValues(t, statusArg, songkyGameNew(put(t, "{")))
	assert.EqualValues(t, statusUTF8, songkyGameNew(put(t, "\xff")))
}

func TestErrorsAreTold(t *testing.T) {
	game := start(t, object{"variant": "xiangqi"})
	illegal, err := songky.ParseMove("b1a2")
	require.NoError(t, err)
	assert.EqualValues(t, statusIllegal, songkyPlay(game, int32(illegal)))
	e := lastError(t)
	assert.Equal(t, "illegal", e.Code)
	assert.NotEmpty(t, e.Texts.Vietnamese)

	assert.EqualValues(t, statusPosition, songkyGameNew(putJSON(t, object{"variant": "xiangqi", "fen": "9/9 w"})))
	e = lastError(t)
	assert.Equal(t, "position", e.Code)
	assert.NotEmpty(t, e.Faults)

	for _, call := range []func(int32) int32{songkyTurn, songkyMoves, songkyUndo, songkyDeal, songkySetupOf, songkyGameClone, songkyClockSave, songkySlicesStep} {
		assert.EqualValues(t, statusHandle, call(-1))
	}
	assert.EqualValues(t, statusArg, songkyBuffer(-1))
	assert.EqualValues(t, statusArg, songkyBuffer(maxText+1))
	assert.EqualValues(t, statusArg, songkyBoard(game, 9))
	assert.EqualValues(t, statusArg, songkySave(game, 9))
	assert.EqualValues(t, statusNotation, songkyState(game, 0, 99, -1))
	assert.EqualValues(t, statusHistory, songkyState(game, 0, 0, 1))
	assert.EqualValues(t, statusHistory, songkyTakeBack(game, 0))
	assert.EqualValues(t, statusArg, songkyResign(game, 2))
}

func TestMovesAreReadAndWritten(t *testing.T) {
	game := start(t, object{"variant": "songky"})
	m := takeJSON[parsedJSON](t, songkyParse(game, put(t, "P2-5")))
	assert.Equal(t, "h3e3", m.Move)
	assert.Equal(t, "P2-5", take(t, songkyFormat(game, int32(m.Number), int32(songky.VietnameseMoves))))
	assert.EqualValues(t, statusParse, songkyParse(game, put(t, "hello")))
	assert.EqualValues(t, statusNotation, songkyFormat(game, int32(m.Number), -1))
}

func TestRecords(t *testing.T) {
	game := start(t, object{"variant": "xiangqi"})
	play(t, game, "h3e3", "h10g8")
	done(t, songkyNoteTime(game, 1500))
	want := stateAfter(t, game, viewPublic, -1)
	assert.EqualValues(t, 1500, want.Last.SpentMs)

	record := take(t, songkySave(game, viewFull))
	assert.Equal(t, want, stateAfter(t, done(t, songkyLoad(put(t, record))), viewPublic, -1))

	pgn := take(t, songkyPGNWrite(game, putJSON(t, [][2]string{{"Event", "Hội làng"}})))
	assert.Contains(t, pgn, "Hội làng")
	assert.Equal(t, want.FEN, stateAfter(t, done(t, songkyPGNRead(put(t, pgn+"\n"+pgn), 1)), viewPublic, -1).FEN)
	assert.EqualValues(t, statusEnd, songkyPGNRead(put(t, pgn), 1))
	assert.EqualValues(t, statusParse, songkyPGNRead(put(t, "[broken"), 0))

	line := take(t, songkyPositionLine(game, 0))
	read := done(t, songkyPositionRead(putJSON(t, object{"variant": "xiangqi", "line": line})))
	assert.Equal(t, want.FEN, stateAfter(t, read, viewPublic, -1).FEN)
	assert.EqualValues(t, statusParse, songkyPositionRead(putJSON(t, object{"variant": "xiangqi", "line": "position what"})))
	assert.EqualValues(t, statusNotation, songkyPositionLine(game, 3))

	clone := done(t, songkyGameClone(game))
	done(t, songkyUndo(clone))
	assert.EqualValues(t, 1, songkyPlies(clone))
	assert.EqualValues(t, 2, songkyPlies(game))
	done(t, songkyLoseOnTime(clone, 1))
	assert.Equal(t, "time", stateAfter(t, clone, viewPublic, -1).Outcome.Reason)
}

func TestCatalogue(t *testing.T) {
	c := takeJSON[catalogueJSON](t, songkyCatalogue())
	assert.Len(t, c.Variants, len(songky.Variants()))
	assert.Len(t, c.Levels, len(songky.Levels()))
	assert.Len(t, c.Notations, len(songky.Notations()))
	for _, v := range c.Variants {
		assert.NotEmpty(t, v.Names.Vietnamese)
		for _, set := range v.RuleSets {
			assert.Equal(t, set, c.Rules[set].Name)
		}
	}
	assert.EqualValues(t, 1, songkyABI())
}
