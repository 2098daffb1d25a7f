package songky_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// fault writes a fault as the tables below do: the kind, with the point or else the side.
func fault(f songky.Fault) string {
	if f.Square != songky.NoSquare {
		return f.Kind.String() + " " + f.Square.String()
	}
	return f.Kind.String() + " " + f.Side.String()
}

// at is a fault of a kind on a point, of is one of a side.
func at(k songky.FaultKind, point string) string     { return k.String() + " " + point }
func of(k songky.FaultKind, s songky.Side) string    { return k.String() + " " + s.String() }
func positionError(err error) *songky.PositionError  { return as[*songky.PositionError](err) }
func parseError(err error) *songky.ParseError        { return as[*songky.ParseError](err) }
func illegalMove(err error) *songky.IllegalMoveError { return as[*songky.IllegalMoveError](err) }

// TestUnplayablePositions: all that is wrong with a position is reported at once.
func TestUnplayablePositions(t *testing.T) {
	for _, c := range []struct {
		name   string
		v      songky.Variant
		fen    string
		faults []string
	}{
		{"no general", songky.Xiangqi, "9/9/9/9/9/9/9/9/9/9 w",
			[]string{of(songky.FaultRoyalMissing, songky.Red), of(songky.FaultRoyalMissing, songky.Blue)}},
		{"no king", songky.SongKy, "9/9/9/9/9/9/9/9/9/4K4 w", []string{of(songky.FaultRoyalMissing, songky.Blue)}},
		{"two generals", songky.Xiangqi, "3kk4/9/9/9/9/9/9/9/9/5K3 w", []string{at(songky.FaultRoyalDoubled, "e10")}},
		{"two kings", songky.SongKy, "k7k/9/9/9/9/9/9/9/9/4K4 w", []string{at(songky.FaultRoyalDoubled, "i10")}},
		{"general outside its palace", songky.Xiangqi, "3k5/9/9/9/9/9/9/9/9/6K2 w", []string{at(songky.FaultRoyalOutsidePalace, "g1")}},
		{"both generals in the other's palace", songky.Xiangqi, "3K5/9/9/9/9/9/9/9/9/4k4 w",
			[]string{at(songky.FaultRoyalOutsidePalace, "d10"), at(songky.FaultRoyalOutsidePalace, "e1")}},
		{"generals face", songky.Xiangqi, "4k4/9/9/9/9/9/9/9/9/4K4 w", []string{at(songky.FaultRoyalsFace, "e10")}},
		{"generals face in cờ úp", songky.CoUp, "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1", []string{at(songky.FaultRoyalsFace, "e10")}},
		{"waiting side in check", songky.Xiangqi, "4k4/9/9/9/9/9/9/9/9/3KR4 w", []string{at(songky.FaultWaitingSideInCheck, "e10")}},
		{"waiting side in check by a king", songky.SongKy, "9/9/9/9/9/9/9/9/3k5/4K4 b", []string{at(songky.FaultWaitingSideInCheck, "e1")}},
		{"waiting side in check by a cannon over both armies' pieces", songky.SongKy, "4k4/9/4p4/9/9/9/9/9/4C4/3K5 w",
			[]string{at(songky.FaultWaitingSideInCheck, "e10")}},
		{"pawns on their last ranks", songky.Chess, "P3k3/8/8/8/8/8/8/p3K3 w",
			[]string{at(songky.FaultPawnOnLastRank, "a8"), at(songky.FaultPawnOnLastRank, "a1")}},
		{"pawns behind their start ranks", songky.Chess, "p3k3/8/8/8/8/8/8/P3K3 w",
			[]string{at(songky.FaultPawnBehindStart, "a8"), at(songky.FaultPawnBehindStart, "a1")}},
		{"blue pawns of Song Kỳ", songky.SongKy, "p7k/9/9/9/9/9/9/9/9/p3K4 w",
			[]string{at(songky.FaultPawnBehindStart, "a10"), at(songky.FaultPawnOnLastRank, "a1")}},
		{"advisors and elephants astray", songky.Xiangqi, "3k4A/9/9/2B6/9/9/6b2/9/9/a3K4 w",
			[]string{at(songky.FaultOutsideZone, "i10"), at(songky.FaultOutsideZone, "c7"), at(songky.FaultOutsideZone, "g4"), at(songky.FaultOutsideZone, "a1")}},
		{"face-down pieces elsewhere", songky.CoUp, "X2k5/9/9/9/4x4/9/9/9/9/x3K4 w R4",
			[]string{at(songky.FaultFaceDownElsewhere, "a10"), at(songky.FaultFaceDownElsewhere, "e6"), at(songky.FaultFaceDownElsewhere, "a1")}},
		{"pool missing", songky.CoUp, "x2k5/9/9/9/9/9/9/9/9/4K4 w", []string{of(songky.FaultPoolMissing, songky.Red)}},
		{"pool too small", songky.CoUp, "xx1k5/9/9/9/9/9/9/9/9/4K4 w R1", []string{of(songky.FaultPoolTooSmall, songky.Red)}},
		{"pool larger than the sets", songky.CoUp, "x2k5/9/9/9/9/9/9/9/9/4K4 w R5", []string{of(songky.FaultPoolTooLarge, songky.Red)}},
		{"pools a side", songky.CoUpClassic, "xx1k5/9/9/9/9/9/9/9/9/X3K4 w R3p1",
			[]string{of(songky.FaultPoolTooLarge, songky.Red), of(songky.FaultPoolTooSmall, songky.Blue)}},
		{"one side's pool missing", songky.CoUpClassic, "xx1k5/9/9/9/9/9/9/9/9/X3K4 w R1", []string{of(songky.FaultPoolMissing, songky.Blue)}},
		{"no stones", songky.CoGanh, "5/5/5/5/5 w", []string{of(songky.FaultNoPieces, songky.Red)}},
		{"full of stones", songky.CoGanh, "ooooo/ooooo/ooooo/OOOOO/OOOOO w", []string{of(songky.FaultNoEmptyPoint, songky.Red)}},
		{"castling without rooks and with the king away", songky.ChessFIDE, "4k2r/8/8/8/8/8/8/R2K4 w Qkq",
			[]string{at(songky.FaultCastling, "a1"), at(songky.FaultCastling, "a8")}},
		{"en passant where no pawn passed", songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K3 w - e6", []string{at(songky.FaultEnPassant, "e6")}},
		{"en passant over one's own pawn", songky.ChessFIDE, "4k3/8/8/8/4P3/8/8/4K3 w - e3", []string{at(songky.FaultEnPassant, "e3")}},
		{"en passant off the board", songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K3 w - i10", []string{songky.FaultEnPassant.String() + " i10"}},

		// Several at once, of different kinds.
		{"pawn and missing king", songky.Chess, "P7/8/8/8/8/8/8/4K3 w",
			[]string{at(songky.FaultPawnOnLastRank, "a8"), of(songky.FaultRoyalMissing, songky.Blue)}},
		{"pool, face-down piece and general", songky.CoUp, "4k4/9/4k4/9/9/9/9/9/9/x3K4 w",
			[]string{at(songky.FaultRoyalDoubled, "e10"), at(songky.FaultFaceDownElsewhere, "a1"), of(songky.FaultPoolMissing, songky.Red)}},
		{"castling, en passant and pawn", songky.ChessFIDE, "4k3/8/8/8/8/8/8/p3K3 w K e6",
			[]string{at(songky.FaultPawnOnLastRank, "a1"), at(songky.FaultCastling, "h1"), at(songky.FaultEnPassant, "e6")}},
		{"facing generals and an advisor astray", songky.Xiangqi, "4k3A/9/9/9/9/9/9/9/9/4K4 w",
			[]string{at(songky.FaultOutsideZone, "i10"), at(songky.FaultRoyalsFace, "e10")}},
		{"waiting side in check and a pawn on its last rank", songky.SongKy, "4k4/9/9/9/9/9/9/9/9/p2KR4 w",
			[]string{at(songky.FaultPawnOnLastRank, "a1"), at(songky.FaultWaitingSideInCheck, "e10")}},
		{"waiting side in check and a pool too small", songky.CoUp, "xx2k4/9/9/9/9/9/9/9/9/3KR4 w N1",
			[]string{of(songky.FaultPoolTooSmall, songky.Red), at(songky.FaultWaitingSideInCheck, "e10")}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, err := songky.NewGame(c.v, songky.WithFEN(c.fen))
			assert.Nil(t, g)
			e := positionError(err)
			require.NotNil(t, e, "%v", err)
			got := make([]string, len(e.Faults))
			for i, f := range e.Faults {
				got[i] = fault(f)
				assert.Contains(t, err.Error(), f.String())
				assert.NotEqual(t, "không rõ", f.Kind.Names().Vietnamese)
			}
			assert.Empty(t, without(c.faults, got), "not reported")
			assert.Empty(t, without(got, c.faults), "reported without cause")
		})
	}
}

// without lists what is in a and not in b.
func without(a, b []string) []string {
	rest := []string{}
	for _, x := range a {
		if !slices.Contains(b, x) {
			rest = append(rest, x)
		}
	}
	return rest
}

// TestUnreadableFENs: texts that are no FEN, with every fault and where it lies.
func TestUnreadableFENs(t *testing.T) {
	const start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR"
	for _, c := range []struct {
		name    string
		v       songky.Variant
		fen     string
		offsets []int // of the syntax faults, in order
	}{
		{"empty", songky.Xiangqi, "", []int{0}},
		{"blanks", songky.Xiangqi, " \t ", []int{0}},
		{"huge", songky.Xiangqi, strings.Repeat("9/", 1<<20), []int{1024}},
		{"not UTF-8", songky.Xiangqi, "\xff\xfe\x80", []int{0, 0, 1, 2, 0}},
		{"too few ranks", songky.Xiangqi, "4k4/9/9/9/9/9/9/9/3K5 w", []int{0}},
		{"too many ranks", songky.CoGanh, "5/5/5/5/4O/5 w", []int{0}},
		{"a rank too short", songky.Xiangqi, strings.Replace(start, "/9/", "/8/", 1) + " w", []int{10}},
		{"a rank too long", songky.Xiangqi, strings.Replace(start, "/9/", "/91/", 1) + " w", []int{10}},
		{"a zero", songky.Xiangqi, strings.Replace(start, "/9/", "/180/", 1) + " w", []int{10}},
		{"the other game's piece", songky.Xiangqi, "q2k5/9/9/9/9/9/9/9/9/4K4 w", []int{0}},
		{"face-down piece where none is", songky.Xiangqi, "x2k5/9/9/9/9/9/9/9/9/4K4 w", []int{0}},
		{"side to move", songky.Xiangqi, start + " x", []int{len(start) + 1}},
		{"castling in xiangqi", songky.Xiangqi, start + " w KQkq", []int{len(start) + 3}},
		{"pool in xiangqi", songky.Xiangqi, start + " w R2", []int{len(start) + 3}},
		{"en passant in xiangqi", songky.Xiangqi, start + " w - e3", []int{len(start) + 5}},
		{"counters", songky.Xiangqi, start + " w - - -1 x", []int{len(start) + 7, len(start) + 10}},
		{"counter too large", songky.Xiangqi, start + " w - - 99999999999999999999 1", []int{len(start) + 7}},
		{"too many fields", songky.Xiangqi, start + " w - - 0 1 2 3", []int{len(start) + 11}},
		{"castling twice", songky.ChessFIDE, "4k3/8/8/8/8/8/8/4K2R w KKx", []int{24, 25}},
		{"pool without counts", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/4K4 w RN2R", []int{26, 29}},
		{"pool with a general", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/4K4 w K1", []int{26}},
		{"pool twice", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/4K4 w R1R1", []int{28}},
		{"pool beyond counting", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/4K4 w P16", []int{26}},
		{"pool in small letters", songky.CoUp, "3k5/9/9/9/9/9/9/9/9/4K4 w r1", []int{26}},
		{"everything at once", songky.Xiangqi, "z2k5/9/9/8/9/9/9/9/9/4K4 y KQ e3 a b", []int{0, 9, 25, 27, 30, 33, 35}},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := songky.NewGame(c.v, songky.WithFEN(c.fen))
			e := positionError(err)
			require.NotNil(t, e, "%v", err)
			var offsets []int
			for _, f := range e.Faults {
				if f.Kind == songky.FaultSyntax {
					offsets = append(offsets, f.Offset)
					assert.NotEmpty(t, f.Detail)
					assert.Equal(t, songky.NoSquare, f.Square)
				}
			}
			assert.Equal(t, c.offsets, offsets, err.Error())
			assert.Less(t, len(err.Error()), 2000)
		})
	}
}

// TestSyntaxAndPlacementFaultsTogether: a text with both kinds gets both.
func TestSyntaxAndPlacementFaultsTogether(t *testing.T) {
	_, err := songky.NewGame(songky.Xiangqi, songky.WithFEN("4k3A/9/9/9/9/9/9/9/9/3K5 nobody"))
	e := positionError(err)
	require.NotNil(t, e)
	require.Len(t, e.Faults, 2)
	assert.Equal(t, songky.FaultSyntax, e.Faults[0].Kind)
	assert.Equal(t, at(songky.FaultOutsideZone, "i10"), fault(e.Faults[1]))
}

// TestReadableFENs: what is unusual but right.
func TestReadableFENs(t *testing.T) {
	for _, c := range []struct {
		name, fen, want string
		v               songky.Variant
	}{
		{"missing fields", "3k5/9/9/9/9/9/9/9/9/4K4", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", songky.Xiangqi},
		{"r for Red", "3k5/9/9/9/9/9/9/9/9/4K4 r", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", songky.Xiangqi},
		{"other letters", "3g5/9/4e4/9/9/2s6/9/9/9/H3G4 b", "3k5/9/4b4/9/9/2p6/9/9/9/N3K4 b - - 0 1", songky.Xiangqi},
		{"digits in a row", "3k5/333/12111111/81/9/9/9/9/9/4K4 w", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", songky.Xiangqi},
		{"blanks around", "  3k5/9/9/9/9/9/9/9/9/4K4 \t w  -\t- 3  7 ", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 3 7", songky.Xiangqi},
		{"move number 0", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 0", "3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", songky.Xiangqi},
		{"castling rights where there are none", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1", songky.Chess},
		{"en passant where there is none", "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1", "4k3/8/8/8/Pp6/8/8/4K3 b - - 0 1", songky.Chess},
		{"an en passant point that nobody can use", "4k3/8/8/8/P7/8/8/4K3 b - a3 0 1", "4k3/8/8/8/P7/8/8/4K3 b - - 0 1", songky.ChessFIDE},
		{"an en passant point that a pinned pawn could use", "4k3/8/8/8/KPp4r/8/8/8 b - b3 0 1", "4k3/8/8/8/KPp4r/8/8/8 b - b3 0 1", songky.ChessFIDE},
		{"castling rights in another order", "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", songky.ChessFIDE},
		{"pool in another order, with zeroes", "x2k5/9/9/9/9/9/9/9/9/4K4 w P2R0C1", "x2k5/9/9/9/9/9/9/9/9/4K4 w C1P2 - 0 1", songky.CoUp},
		{"turned-up advisors and elephants anywhere", "B2k5/9/9/9/A8/9/9/9/9/a3K3b w", "B2k5/9/9/9/A8/9/9/9/9/a3K3b w - - 0 1", songky.CoUp},
		{"more pieces than a set", "RRRRk4/9/9/9/9/9/9/9/9/3K5 b", "RRRRk4/9/9/9/9/9/9/9/9/3K5 b - - 0 1", songky.Xiangqi},
		{"a side without stones", "4o/5/5/5/5 b", "4o/5/5/5/5 b - - 0 1", songky.CoGanh},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, err := songky.NewGame(c.v, songky.WithFEN(c.fen))
			require.NoError(t, err)
			assert.Equal(t, c.want, g.FEN())
		})
	}
}

func TestUnreadableMoves(t *testing.T) {
	g := newGame(t, songky.SongKy)
	before := snap(t, g)
	for text, offset := range map[string]int{
		"": 0, " ": 0, "h": 0, "h3": 2, "h3e": 2, "h3 e3": 2, "h3-e3": 2, "H3E3": 0, "j1a1": 0, "a0a1": 0, "a11a1": 2,
		"a1a1x": 4, "a1a1K": 4, "a1a1k": 4, "a1a1qq": 5, "a1a1q ": 5, "h3e3\n": 4, "h3e3=C": 4, "\xff\xfe": 0, "炮二平五": 0,
		strings.Repeat("a1", 1<<20): 4,
	} {
		_, err := g.ParseMoveAs(text, songky.Coordinates)
		e := parseError(err)
		require.NotNil(t, e, "%.20q: %v", text, err)
		assert.Equal(t, offset, e.Offset, "%.20q: %s", text, e.Why)
		assert.NotEmpty(t, e.Why)
		assert.Less(t, len(err.Error()), 400)
		_, err = songky.ParseMove(text)
		assert.Equal(t, e, parseError(err))
	}
	for _, text := range []string{"", " ", "h", "h3", "j1a1", "a0a1", "xyzzy", "\xff\xfe", "a1a1k", strings.Repeat("a1", 1<<20)} {
		_, err := g.ParseMove(text)
		require.NotNil(t, parseError(err), "%.20q is no move in any notation: %v", text, err)
		assert.Less(t, len(err.Error()), 400)
	}
	for _, n := range []songky.Notation{200, 255} {
		_, err := g.ParseMoveAs("h3e3", n)
		assert.ErrorIs(t, err, songky.ErrNotation)
		assert.Empty(t, g.Format(move(t, "h3e3"), n))
	}
	assert.Empty(t, g.Format(0, songky.Coordinates))
	assert.Equal(t, before, snap(t, g))
}

func TestReadableButIllegalMoves(t *testing.T) {
	g := newGame(t, songky.SongKy)
	before := snap(t, g)
	for _, text := range []string{"a1a10", "i10i9", "h3e3q", "a1a1", "e5e6"} {
		_, err := g.ParseMoveAs(text, songky.Coordinates)
		e := illegalMove(err)
		require.NotNil(t, e, "%s: %v", text, err)
		assert.Equal(t, text, e.Move.String())
		assert.Contains(t, err.Error(), text)
	}
	assert.Equal(t, before, snap(t, g))
}

func TestSquares(t *testing.T) {
	seen := map[string]bool{}
	for file := range 9 {
		for rank := range 10 {
			s := songky.NewSquare(file, rank)
			require.True(t, s.Valid())
			assert.Equal(t, songky.Square(rank<<4|file), s, "the public numbering")
			assert.Equal(t, [2]int{file, rank}, [2]int{s.File(), s.Rank()})
			assert.Equal(t, s, square(t, s.String()))
			seen[s.String()] = true
		}
	}
	assert.Len(t, seen, 90)
	assert.Equal(t, "a1", songky.Square(0).String())
	assert.Equal(t, "a10", songky.NewSquare(0, 9).String())
	for _, text := range []string{"", "a", "1", "a0", "a11", "a01", "j1", "A1", "a1 ", " a1", "a1b1", "a１", "\xff", strings.Repeat("a", 1<<16)} {
		s, err := songky.ParseSquare(text)
		assert.Equal(t, songky.NoSquare, s, "%.10q", text)
		require.NotNil(t, parseError(err), "%.10q", text)
	}
	for _, off := range [][2]int{{-1, 0}, {9, 0}, {0, -1}, {0, 10}, {1 << 40, 1}} {
		assert.Equal(t, songky.NoSquare, songky.NewSquare(off[0], off[1]))
	}
	for _, s := range []songky.Square{songky.NoSquare, 0x09, 0xA0, 0x1F} {
		assert.False(t, s.Valid())
		assert.Equal(t, "-", s.String())
		assert.True(t, newGame(t, songky.SongKy).Position().At(s).Empty())
		assert.Empty(t, newGame(t, songky.SongKy).LegalMovesFrom(s))
	}
	assert.True(t, newGame(t, songky.Chess).Position().At(square(t, "i1")).Empty(), "off the smaller board")
	assert.True(t, newGame(t, songky.Chess).Position().At(square(t, "a9")).Empty())
}

func TestOptionsThatDoNotFit(t *testing.T) {
	songkyRules, err := songky.RulesByName("songky")
	require.NoError(t, err)
	fide, err := songky.RulesByName("fide")
	require.NoError(t, err)
	change := func(f func(r *songky.Rules)) songky.Option {
		r := songkyRules
		f(&r)
		return songky.WithRules(r)
	}
	for _, c := range []struct {
		name string
		v    songky.Variant
		opt  songky.Option
	}{
		{"nil option", songky.Xiangqi, nil},
		{"deal in an open game", songky.Xiangqi, songky.WithDeal("a1=C")},
		{"empty deal in an open game", songky.Chess, songky.WithDeal("")},
		{"captured in an open game", songky.SongKy, songky.WithCaptured(songky.CapturedUnseen)},
		{"no deal in an open game", songky.SongKy, songky.WithoutDeal()},
		{"captured that is none", songky.CoUp, songky.WithCaptured(7)},
		{"another game's rules", songky.Xiangqi, songky.WithRules(fide)},
		{"chess rules for FIDE chess", songky.ChessFIDE, songky.WithRules(songkyRules)},
		{"rules without a name", songky.Xiangqi, songky.WithRules(songky.Rules{})},
		{"rules of no name", songky.Xiangqi, songky.WithRules(songky.Rules{Name: strings.Repeat("x", 1000)})},
		{"draw at the first occurrence", songky.Xiangqi, change(func(r *songky.Rules) { r.Repetition = 1 })},
		{"negative repetition", songky.Xiangqi, change(func(r *songky.Rules) { r.Repetition = -1 })},
		{"negative ply limit", songky.Xiangqi, change(func(r *songky.Rules) { r.PlyLimit = -1 })},
		{"negative progress limit", songky.Xiangqi, change(func(r *songky.Rules) { r.ProgressLimit = -5 })},
		{"limit beyond reason", songky.Xiangqi, change(func(r *songky.Rules) { r.PlyLimit = 1 << 40 })},
		{"negative effective limit", songky.Xiangqi, change(func(r *songky.Rules) { r.EffectiveLimit = -1 })},
		{"negative check limit", songky.Xiangqi, change(func(r *songky.Rules) { r.CheckLimits[1] = -1 })},
		{"negative chase limit", songky.Xiangqi, change(func(r *songky.Rules) { r.ChaseLimits[2] = -1 })},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, err := songky.NewGame(c.v, c.opt)
			assert.Nil(t, g)
			require.ErrorIs(t, err, songky.ErrOption)
			assert.Less(t, len(err.Error()), 300)
		})
	}
	_, err = songky.NewGame(songky.CoUp, songky.WithoutDeal(), songky.WithDeal("a1=C"))
	assert.ErrorIs(t, err, songky.ErrOption)
}

func TestVariantsAndRulesThatAreNone(t *testing.T) {
	for _, v := range []songky.Variant{0, 10, 255} {
		_, err := songky.NewGame(v)
		assert.ErrorIs(t, err, songky.ErrUnknownVariant)
		assert.Equal(t, "unknown", v.String())
		assert.Zero(t, v.Info())
	}
	for _, id := range []string{"", "Songky", "songky ", "cotuong", strings.Repeat("x", 1<<20), "\xff"} {
		_, err := songky.ParseVariant(id)
		assert.ErrorIs(t, err, songky.ErrUnknownVariant)
		assert.Less(t, len(err.Error()), 300)
		_, err = songky.RulesByName(id)
		assert.ErrorIs(t, err, songky.ErrUnknownRules)
		assert.Less(t, len(err.Error()), 300)
	}
	var p songky.Position
	assert.Empty(t, p.FEN())
	assert.Zero(t, p.Files())
	assert.True(t, p.At(0).Empty())
	assert.NotPanics(t, func() { _ = p.String() })
}

func TestDealsThatCannotBeUsed(t *testing.T) {
	for _, c := range []struct {
		name   string
		v      songky.Variant
		deal   string
		offset int
	}{
		{"no point", songky.CoUp, "x", 0},
		{"no letter", songky.CoUp, "a1=", 0},
		{"no equals sign", songky.CoUp, "a1C", 0},
		{"trailing comma", songky.CoUp, "a1=C,", 5},
		{"blank after the comma", songky.CoUp, "a1=C, b1=C", 5},
		{"point twice", songky.CoUp, "a1=C,a1=C", 5},
		{"empty point", songky.CoUp, "a1=C,a2=C", 5},
		{"general's point", songky.CoUp, "e1=K", 0},
		{"a general", songky.CoUp, "a1=K", 0},
		{"a queen", songky.CoUp, "a1=Q", 0},
		{"small letter", songky.CoUp, "a10=c", 0},
		{"five chariots", songky.CoUp, "a1=R,b1=R,c1=R,d1=R,f1=R", 20},
		{"three chariots of one side", songky.CoUpClassic, "a1=R,b1=R,a10=R,b10=R,c1=R", 22},
		{"not UTF-8", songky.CoUp, "a1=\xff", 0},
		{"huge", songky.CoUp, strings.Repeat("a1=C,", 1<<18), 1024},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, err := songky.NewGame(c.v, songky.WithDeal(c.deal))
			assert.True(t, g == nil, "no game comes with an error")
			e := parseError(err)
			require.NotNil(t, e, "%v", err)
			assert.Equal(t, c.offset, e.Offset, e.Why)
			assert.Less(t, len(err.Error()), 500)
		})
	}
}

func TestUnreadableRecords(t *testing.T) {
	good := public(t, newGame(t, songky.Xiangqi))
	with := func(old, new string) string {
		require.Contains(t, good, old)
		return strings.Replace(good, old, new, 1)
	}
	coup := full(t, newGame(t, songky.CoUp, songky.WithSeed(1)))
	for _, c := range []struct {
		name, data string
		is         error // nil for *ParseError
	}{
		{"empty", "", nil},
		{"null", "null", nil},
		{"a list", "[]", nil},
		{"a number", "1e400", nil},
		{"an empty object", "{}", nil},
		{"cut off", good[:len(good)/2], nil},
		{"not UTF-8", "\xff\xfe", nil},
		{"deep", strings.Repeat("[", 1<<20), nil},
		{"two records", good + good, nil},
		{"more after it", good + "x", nil},
		{"unknown key", with(`"moves"`, `"more":1,"moves"`), nil},
		{"wrong kind", with(`"moves":[]`, `"moves":{}`), nil},
		{"another version", with(`"songky":1`, `"songky":99`), nil},
		{"no version", with(`"songky":1,`, ``), nil},
		{"unknown variant", with(`"variant":"xiangqi"`, `"variant":"go"`), songky.ErrUnknownVariant},
		{"no rules", with(`"name":"songky"`, `"name":""`), songky.ErrOption},
		{"bad limit", with(`"repetition":3`, `"repetition":1`), songky.ErrOption},
		{"captured in an open game", with(`"start"`, `"captured":"unseen","start"`), songky.ErrOption},
		{"deal in an open game", with(`"start"`, `"deal":"a1=C","start"`), songky.ErrOption},
		{"unreadable move", with(`"moves":[]`, `"moves":["x"]`), nil},
		{"turned up in an open game", with(`"moves":[]`, `"moves":["h3e3=C"]`), songky.ErrReveal},
		{"turned up as nothing", strings.Replace(coup, `"moves":[]`, `"moves":["a1a2="]`, 1), nil},
		{"turned up as a letter of no piece", strings.Replace(coup, `"moves":[]`, `"moves":["a1a2=Z"]`, 1), nil},
		{"captured by nobody", strings.Replace(coup, `"captured":"unseen"`, `"captured":"x"`, 1), nil},
		{"an end that cannot be declared", with(`"moves":[]`, `"moves":[],"ended":{"winner":"red","reason":"checkmate"}`), nil},
		{"an end of nobody", with(`"moves":[]`, `"moves":[],"ended":{"winner":"green","reason":"time"}`), nil},
		{"too long", strings.Repeat(" ", 17<<20), nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, err := songky.LoadGame([]byte(c.data))
			assert.True(t, g == nil, "no game comes with an error")
			require.Error(t, err)
			if c.is != nil {
				assert.ErrorIs(t, err, c.is)
			} else {
				assert.NotNil(t, parseError(err), "%v", err)
			}
			assert.Less(t, len(err.Error()), 500)
		})
	}
	_, err := songky.LoadGame([]byte(with(`"moves":[]`, `"moves":["h3e3","h3e3"]`)))
	require.NotNil(t, illegalMove(err), "%v", err)
	assert.Contains(t, err.Error(), "ply 2")
	_, err = songky.LoadGame([]byte(with("RNBAKABNR w", "RNBA1ABNR w")))
	assert.NotNil(t, positionError(err), "%v", err)
	_, err = songky.LoadGame([]byte(with(`"moves":[]`, `"moves":["h3e3","h8e8","e3e7"]`)))
	assert.NoError(t, err)
}

// TestRecordsWithPlayAfterTheEnd: a record cannot go on where the game does not.
func TestRecordsWithPlayAfterTheEnd(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	for range 2 {
		play(t, g, "i1i2", "i10i9", "i2i1", "i9i10")
	}
	require.True(t, g.Outcome().Over())
	longer := strings.Replace(public(t, g), `"i9i10"]`, `"i9i10","i1i2"]`, 1)
	require.NotEqual(t, public(t, g), longer)
	_, err := songky.LoadGame([]byte(longer))
	require.ErrorIs(t, err, songky.ErrGameOver)
	assert.Contains(t, err.Error(), "ply 9")
}

func TestEnginesAndNilGames(t *testing.T) {
	_, err := songky.NewEngine(songky.EngineOptions{HashBytes: -1})
	assert.ErrorIs(t, err, songky.ErrLimits)
	_, err = songky.NewEngine(songky.EngineOptions{Threads: -1})
	assert.ErrorIs(t, err, songky.ErrLimits)
	_, err = songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 62})
	assert.ErrorIs(t, err, songky.ErrLimits)
	_, err = songky.NewEngine(songky.EngineOptions{Threads: 1 << 30})
	assert.ErrorIs(t, err, songky.ErrLimits)

	e, err := songky.NewEngine(songky.EngineOptions{HashBytes: 1 << 20})
	require.NoError(t, err)
	defer func() { require.NoError(t, e.Close()) }()
	_, err = e.BestMove(context.Background(), nil, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNilGame)
	_, err = e.Start(context.Background(), nil, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNilGame)
	g := newGame(t, songky.Xiangqi)
	require.NoError(t, g.AgreeDraw())
	_, err = e.BestMove(context.Background(), g, songky.Limits{Depth: 1})
	assert.ErrorIs(t, err, songky.ErrNoMove)
	_, err = g.BestMove(context.Background(), songky.LevelEasy)
	assert.ErrorIs(t, err, songky.ErrNoMove)
}

// TestNamesOfValuesThatAreNone: no value of an enumeration panics, and none that exists is unknown.
func TestNamesOfValuesThatAreNone(t *testing.T) {
	known := map[string]int{}
	for i := range 256 {
		b := uint8(i)
		for kind, text := range map[string]string{
			"side": songky.Side(b).Names().Vietnamese, "status": songky.Status(b).Names().Vietnamese,
			"reason": songky.Reason(b).Names().Vietnamese, "fault": songky.FaultKind(b).Names().Vietnamese,
			"illegal": songky.IllegalReason(b).Names().Vietnamese, "level": songky.Level(b).Names().Vietnamese,
		} {
			assert.NotEmpty(t, text, "%s %d", kind, i)
			if text != "không rõ" {
				known[kind]++
			}
		}
		for _, text := range []string{
			songky.Side(b).String(), songky.Status(b).String(), songky.FaultKind(b).String(), songky.IllegalReason(b).String(),
			songky.Level(b).String(), songky.Notation(b).String(), songky.Captured(b).String(), songky.Role(b).String(),
			songky.Piece{Side: songky.Side(b), Role: songky.Role(b)}.String(), songky.Square(b).String(),
			songky.Move(uint32(i) * 0x01010101).String(), songky.Outcome{Status: songky.Status(b), Reason: songky.Reason(b)}.String(),
		} {
			assert.NotEmpty(t, text, "value %d", i)
		}
		_ = songky.Piece{Side: songky.Side(b), Role: songky.Role(b)}.Glyph()
	}
	assert.Equal(t, map[string]int{"side": 2, "status": 4, "reason": 17, "fault": 19, "illegal": 26, "level": 7}, known)
}
