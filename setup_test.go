package songky_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

// setup is an empty set-up with pieces on points, "e1" and the like.
func setup(t testing.TB, v songky.Variant, pieces map[string]songky.Piece) songky.Setup {
	t.Helper()
	s, err := songky.NewSetup(v)
	require.NoError(t, err)
	for point, p := range pieces {
		require.NoError(t, s.Set(square(t, point), p))
	}
	return s
}

// pieceOf is a face-up piece.
func pieceOf(side songky.Side, role songky.Role) songky.Piece {
	return songky.Piece{Side: side, Role: role}
}

// faultTexts are faults in short.
func faultTexts(faults []songky.Fault) []string {
	list := make([]string, len(faults))
	for i, f := range faults {
		list[i] = f.String()
	}
	return list
}

func TestSetupOfEveryStart(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		s := songky.SetupOf(g.Position())
		assert.Equal(t, v, s.Variant())
		assert.Equal(t, v.Info().Start, s.FEN())
		assert.Equal(t, g.Position().String(), s.String())
		assert.Empty(t, s.Faults())
		read, err := songky.ParseSetup(v, v.Info().Start)
		require.NoError(t, err)
		assert.Equal(t, s, read)
		again, err := s.Game(songky.WithSeed(1))
		require.NoError(t, err)
		assert.Equal(t, full(t, g), full(t, again))

		built, err := songky.NewSetup(v)
		require.NoError(t, err)
		for _, sq := range allSquares() {
			assert.Equal(t, g.Position().At(sq), s.At(sq))
			if p := s.At(sq); !p.Empty() {
				require.NoError(t, built.Set(sq, p))
			}
		}
		require.NoError(t, built.SetTurn(s.Turn()))
		require.NoError(t, built.SetCastling(s.Castling()))
		require.NoError(t, built.SetEnPassant(s.EnPassant()))
		built.FillPool()
		assert.Equal(t, s, built, "put together by hand it is the same value")

		copied := s
		copied.Clear()
		assert.NotEqual(t, s, copied)
		empty, err := songky.NewSetup(v)
		require.NoError(t, err)
		assert.Equal(t, empty, copied)
	})
}

// allSquares are all values of a point, on a board or not.
func allSquares() (list []songky.Square) {
	for n := range 256 {
		list = append(list, songky.Square(n))
	}
	return list
}

func TestSetupFaults(t *testing.T) {
	red, blue := songky.Red, songky.Blue
	generals := map[string]songky.Piece{
		"e1": pieceOf(red, variants.General), "d10": pieceOf(blue, variants.General),
	}
	for _, c := range []struct {
		name    string
		variant songky.Variant
		fen     string
		want    []string
	}{
		{"nothing at all", songky.Xiangqi, "9/9/9/9/9/9/9/9/9/9 w",
			[]string{"general or king missing (Red)", "general or king missing (Blue)"}},
		{"two faults of lines and places", songky.Xiangqi, "3k5/9/9/9/9/4A4/9/9/3R5/4K4 w - - 0 1",
			[]string{"advisor outside its palace or elephant over the river (Red, e5)", "the side not to move is in check (Blue, d10)"}},
		{"facing", songky.Xiangqi, "4k4/9/9/9/9/9/9/9/9/4K4 b - - 0 1",
			[]string{"the generals face each other (Red, e1)"}},
		{"pawns", songky.SongKy, "p7k/9/9/9/9/9/9/9/9/4K3p w - - 0 1",
			[]string{"pawn on its last rank (Blue, i1)", "pawn behind its start rank (Blue, a10)"}},
		{"rights", songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K3 w K e6 0 1",
			[]string{"castling right without king and rook at home (Red, h1)", "no pawn has just passed the en passant point (Blue, e6)"}},
		{"a pool for more than there is", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K4 w R5 - 0 1",
			[]string{"pool larger than the sets (Red)"}},
		{"no pool", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/X3K4 w - - 0 1",
			[]string{"pool missing (Red)"}},
		{"face down elsewhere", songky.CoUpClassic, "3k5/9/9/9/4X4/9/9/9/9/4K4 w P1 - 0 1",
			[]string{"face-down piece off its side's start points (Red, e6)"}},
		{"no stone", songky.CoGanh, "5/5/5/5/5 w", []string{"nobody has a piece (Red)"}},
		{"no room", songky.CoGanh, "ooooo/ooooo/ooooo/ooooo/ooooO w", []string{"no empty point (Red)"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s, err := songky.ParseSetup(c.variant, c.fen)
			require.NoError(t, err, "it can be held")
			assert.Equal(t, c.want, faultTexts(s.Faults()))
			again, err := songky.ParseSetup(c.variant, s.FEN())
			require.NoError(t, err)
			assert.Equal(t, s, again)

			var e, other *songky.PositionError
			_, err = s.Game()
			require.ErrorAs(t, err, &e)
			assert.Equal(t, s.Faults(), e.Faults)
			_, err = songky.NewGame(c.variant, songky.WithFEN(c.fen))
			require.ErrorAs(t, err, &other)
			assert.Equal(t, e, other, "a game refuses it for the same reasons")
		})
	}
	s := setup(t, songky.Xiangqi, generals)
	assert.Empty(t, s.Faults())
}

func TestSetupRefusesWhatItCannotHold(t *testing.T) {
	king, pawn := pieceOf(songky.Red, variants.King), pieceOf(songky.Red, variants.Pawn)
	down := songky.Piece{FaceDown: true}
	for _, c := range []struct {
		name    string
		variant songky.Variant
		point   songky.Square
		piece   songky.Piece
	}{
		{"no point", songky.Xiangqi, songky.NoSquare, pieceOf(songky.Red, variants.General)},
		{"file j", songky.Xiangqi, 0x09, pieceOf(songky.Red, variants.General)},
		{"rank 11", songky.Xiangqi, 0xA0, pieceOf(songky.Red, variants.General)},
		{"file i of chess", songky.Chess, 0x08, king},
		{"rank 9 of chess", songky.Chess, 0x80, king},
		{"f1 of co ganh", songky.CoGanh, 0x05, pieceOf(songky.Red, variants.Stone)},
		{"emptying a point off the board", songky.CoGanh, 0x05, songky.Piece{}},
		{"a king in xiangqi", songky.Xiangqi, 0x04, king},
		{"Blue's piece with Red", songky.SongKy, 0x11, pawn},
		{"Red's piece with Blue", songky.SongKy, 0x11, pieceOf(songky.Blue, variants.Soldier)},
		{"no role", songky.Xiangqi, 0x04, pieceOf(songky.Blue, variants.NoRole)},
		{"a role that is none", songky.Xiangqi, 0x04, pieceOf(songky.Red, 200)},
		{"a side that is none", songky.Xiangqi, 0x04, pieceOf(2, variants.General)},
		{"a side that is none in a table of two", songky.Xiangqi, 0x04, pieceOf(254, variants.General)},
		{"face down in xiangqi", songky.Xiangqi, 0x00, down},
		{"face down with a role", songky.CoUp, 0x00, songky.Piece{FaceDown: true, Role: variants.Chariot}},
		{"face down of no side", songky.CoUp, 0x00, songky.Piece{FaceDown: true, Side: 3}},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := setup(t, c.variant, nil)
			before := s
			assert.ErrorIs(t, s.Set(c.point, c.piece), songky.ErrSetup)
			assert.Equal(t, before, s)
		})
	}
}

func TestSetupFields(t *testing.T) {
	s := setup(t, songky.ChessFIDE, map[string]songky.Piece{
		"e1": pieceOf(songky.Red, variants.King), "h1": pieceOf(songky.Red, variants.Rook), "e4": pieceOf(songky.Red, variants.Pawn),
		"d4": pieceOf(songky.Blue, variants.Pawn), "e8": pieceOf(songky.Blue, variants.King),
	})
	require.NoError(t, s.SetTurn(songky.Blue))
	require.NoError(t, s.SetCastling(songky.CastlingRedShort))
	require.NoError(t, s.SetEnPassant(square(t, "e3")))
	require.NoError(t, s.SetCounters(0, 7))
	assert.Equal(t, "4k3/8/8/8/3pP3/8/8/4K2R b K e3 0 7", s.FEN())
	g, err := s.Game()
	require.NoError(t, err)
	assert.Equal(t, s, songky.SetupOf(g.Position()))
	require.NoError(t, s.SetEnPassant(songky.NoSquare))
	assert.Equal(t, songky.NoSquare, s.EnPassant())

	progress, moveNumber := s.Counters()
	assert.Equal(t, []int{0, 7}, []int{progress, moveNumber})
	before := s
	assert.ErrorIs(t, s.SetTurn(2), songky.ErrSide)
	assert.ErrorIs(t, s.SetCastling(16), songky.ErrSetup)
	assert.ErrorIs(t, s.SetEnPassant(0x88), songky.ErrSetup)
	for _, n := range [][2]int{{-1, 1}, {0, 0}, {songky.MaxCounter + 1, 1}, {0, songky.MaxCounter + 1}, {0, math.MinInt}} {
		assert.ErrorIs(t, s.SetCounters(n[0], n[1]), songky.ErrSetup)
	}
	assert.ErrorIs(t, s.SetPoolCount(songky.Red, variants.Rook, 1), songky.ErrSetup)
	assert.Equal(t, before, s)

	x := setup(t, songky.Xiangqi, nil)
	assert.ErrorIs(t, x.SetCastling(songky.CastlingBlueLong), songky.ErrSetup)
	assert.ErrorIs(t, x.SetEnPassant(square(t, "e3")), songky.ErrSetup)
	assert.NoError(t, x.SetCastling(0))
	assert.NoError(t, x.SetEnPassant(songky.NoSquare))
	x.FillPool()
	assert.Equal(t, "9/9/9/9/9/9/9/9/9/9 w - - 0 1", x.FEN())
}

func TestSetupPools(t *testing.T) {
	one := setup(t, songky.CoUp, map[string]songky.Piece{
		"e1": pieceOf(songky.Red, variants.General), "d10": pieceOf(songky.Blue, variants.General),
		"b5": pieceOf(songky.Red, variants.Chariot), "a1": {FaceDown: true}, "i10": {Side: songky.Blue, FaceDown: true},
	})
	one.FillPool()
	assert.Equal(t, "3k4x/9/9/9/9/1R7/9/9/9/X3K4 w R3N4B4A4C4P10 - 0 1", one.FEN())
	require.NoError(t, one.SetPoolCount(songky.Blue, variants.Chariot, 15))
	assert.Equal(t, 15, one.PoolCount(songky.Red, variants.Chariot), "one pool for both")
	assert.Equal(t, []string{"pool larger than the sets (Red)"}, faultTexts(one.Faults()))
	for _, role := range []songky.Role{variants.Chariot, variants.Horse, variants.Elephant, variants.Advisor, variants.Cannon} {
		require.NoError(t, one.SetPoolCount(songky.Red, role, 0))
	}
	require.NoError(t, one.SetPoolCount(songky.Red, variants.Soldier, 1))
	assert.Equal(t, []string{"pool smaller than the face-down pieces (Red)"}, faultTexts(one.Faults()))
	require.NoError(t, one.SetPoolCount(songky.Red, variants.Soldier, 2))
	g, err := one.Game(songky.WithSeed(1))
	require.NoError(t, err)
	play(t, g, "a1a2")
	assert.Equal(t, []string{"P"}, reveals(g))

	two := setup(t, songky.CoUpClassic, map[string]songky.Piece{"d5": pieceOf(songky.Blue, variants.Advisor)})
	two.FillPool()
	assert.Equal(t, 2, two.PoolCount(songky.Red, variants.Advisor))
	assert.Equal(t, 1, two.PoolCount(songky.Blue, variants.Advisor))

	for _, role := range []songky.Role{variants.General, variants.Queen, variants.NoRole, 200} {
		assert.Zero(t, two.PoolCount(songky.Red, role))
		assert.ErrorIs(t, two.SetPoolCount(songky.Red, role, 1), songky.ErrSetup)
	}
	assert.Zero(t, two.PoolCount(2, variants.Advisor))
	assert.ErrorIs(t, two.SetPoolCount(2, variants.Advisor, 1), songky.ErrSide)
	assert.ErrorIs(t, two.SetPoolCount(songky.Red, variants.Advisor, 16), songky.ErrSetup)
	assert.ErrorIs(t, two.SetPoolCount(songky.Red, variants.Advisor, -1), songky.ErrSetup)
}

func TestSetupsThatCannotBeRead(t *testing.T) {
	for fen, faults := range map[string]int{"": 1, "9/9": 1, "9/9/9/9/9/9/9/9/9/Z8 w": 1, "3k5/9/9/9/9/9/9/9/9/4K4 x Q e3 -1 0": 4} {
		s, err := songky.ParseSetup(songky.Xiangqi, fen)
		var e *songky.PositionError
		require.ErrorAs(t, err, &e, fen)
		assert.Equal(t, songky.Setup{}, s)
		assert.Len(t, e.Faults, faults, "%v", e)
		for _, f := range e.Faults {
			assert.Equal(t, songky.FaultSyntax, f.Kind)
		}
	}
}

func TestSetupOfNoGame(t *testing.T) {
	for _, v := range []songky.Variant{0, 200} {
		_, err := songky.NewSetup(v)
		assert.ErrorIs(t, err, songky.ErrUnknownVariant)
		_, err = songky.ParseSetup(v, "9/9")
		assert.ErrorIs(t, err, songky.ErrUnknownVariant)
	}
	s := songky.SetupOf(songky.Position{})
	assert.Equal(t, songky.Setup{}, s)
	s.Clear()
	s.FillPool()
	for name, err := range map[string]error{
		"Set": s.Set(0, songky.Piece{}), "SetTurn": s.SetTurn(songky.Blue), "SetCastling": s.SetCastling(1),
		"SetEnPassant": s.SetEnPassant(0), "SetCounters": s.SetCounters(0, 1), "SetPoolCount": s.SetPoolCount(0, variants.Pawn, 1),
		"SetEnPassant none": s.SetEnPassant(songky.NoSquare),
	} {
		assert.ErrorIs(t, err, songky.ErrUnknownVariant, name)
	}
	assert.Equal(t, songky.NoSquare, s.EnPassant())
	assert.Empty(t, s.FEN())
	assert.NotPanics(t, func() { _ = s.String() })
	assert.Zero(t, s.At(0))
	assert.Zero(t, s.PoolCount(songky.Red, variants.Chariot))
	assert.Len(t, s.Faults(), 1)
	_, err := s.Game()
	assert.ErrorIs(t, err, songky.ErrUnknownVariant)
	assert.Equal(t, songky.Setup{}, s)
}

func TestSetupGameTakesNoOtherStart(t *testing.T) {
	s := songky.SetupOf(newGame(t, songky.Xiangqi).Position())
	for _, o := range []songky.Option{songky.WithFEN("3k5/9/9/9/9/9/9/9/9/4K4 w"), songky.WithHandicap("horse"), nil} {
		_, err := s.Game(o)
		assert.ErrorIs(t, err, songky.ErrOption)
	}
}

// Random boards, whatever they hold, go through FEN unchanged, and a game is refused exactly where
// there are faults.
func TestRandomSetups(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		for seed := range uint64(200) {
			s := randomSetup(t, random(seed), v)
			again, err := songky.ParseSetup(v, s.FEN())
			require.NoError(t, err, s.FEN())
			require.Equal(t, s, again, s.FEN())
			faults := s.Faults()
			g, err := s.Game(songky.WithSeed(seed))
			require.Equal(t, len(faults) == 0, err == nil, "%s: %v", s.FEN(), faults)
			if err == nil {
				require.Equal(t, s.FEN(), g.FEN())
			}
		}
	})
}

// randomSetup puts any pieces anywhere; half of them begin with the start position.
func randomSetup(t testing.TB, rng *rand.Rand, v songky.Variant) songky.Setup {
	s := setup(t, v, nil)
	if rng.IntN(2) == 0 {
		s = songky.SetupOf(newGame(t, v, songky.WithSeed(1)).Position())
	}
	info := v.Info()
	for range rng.IntN(6) {
		side := songky.Side(rng.IntN(2))
		p := pieceOf(side, info.Roles[side][rng.IntN(len(info.Roles[side]))])
		switch {
		case rng.IntN(3) == 0:
			p = songky.Piece{}
		case info.Hidden && rng.IntN(2) == 0:
			p = songky.Piece{Side: side, FaceDown: true}
		}
		require.NoError(t, s.Set(songky.NewSquare(rng.IntN(info.Files), rng.IntN(info.Ranks)), p))
	}
	if rng.IntN(3) == 0 {
		s.FillPool()
	}
	require.NoError(t, s.SetTurn(songky.Side(rng.IntN(2))))
	require.NoError(t, s.SetCounters(rng.IntN(100), 1+rng.IntN(100)))
	return s
}

// FuzzParseSetup reads any text: what can be held goes through FEN unchanged, and the faults are
// those for which a game is refused.
func FuzzParseSetup(f *testing.F) {
	for _, v := range songky.Variants() {
		f.Add(uint8(v), v.Info().Start)
	}
	f.Add(uint8(songky.ChessFIDE), "4k3/8/8/8/8/8/8/4K3 w KQkq e6 5 0")
	f.Add(uint8(songky.CoUp), "xXxXk4/9/9/9/9/9/9/9/9/X3K4 b R5P15 - 0 1")
	f.Add(uint8(0), "9/9 w")
	f.Fuzz(func(t *testing.T, v uint8, fen string) {
		s, err := songky.ParseSetup(songky.Variant(v), fen)
		if err != nil {
			require.Equal(t, songky.Setup{}, s)
			return
		}
		again, err := songky.ParseSetup(s.Variant(), s.FEN())
		require.NoError(t, err)
		require.Equal(t, s, again)
		_, err = songky.NewGame(s.Variant(), songky.WithFEN(fen), songky.WithSeed(1))
		require.Equal(t, len(s.Faults()) == 0, err == nil, "%s: %v", fen, err)
	})
}
