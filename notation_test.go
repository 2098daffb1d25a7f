package songky_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

// xiangqiNotations are those of the xiangqi army.
var xiangqiNotations = []songky.Notation{
	songky.VietnameseMoves, songky.WXF, songky.ChineseSimplified, songky.ChineseTraditional,
}

func TestNotationIDs(t *testing.T) {
	ids := []string{}
	for i, n := range songky.Notations() {
		assert.Equal(t, songky.Notation(i), n)
		assert.True(t, n.Valid())
		ids = append(ids, n.String())
		again, err := songky.ParseNotation(n.String())
		require.NoError(t, err)
		assert.Equal(t, n, again)
	}
	assert.Equal(t, []string{
		"coordinates", "iccs", "vietnamese", "wxf", "chinese-simplified", "chinese-traditional", "san", "ucci",
	}, ids)
	for _, id := range []string{"", "unknown", "WXF", "san ", strings.Repeat("x", 1000)} {
		_, err := songky.ParseNotation(id)
		assert.ErrorIs(t, err, songky.ErrNotation, "%.20q", id)
	}
	songky.Notations()[0] = songky.SAN
	assert.Equal(t, songky.Coordinates, songky.Notations()[0], "the slice is the caller's")
}

// TestNotationCovers: which notations a game's moves have, and which each side's moves are in.
func TestNotationCovers(t *testing.T) {
	points := "coordinates iccs ucci"
	files := "vietnamese wxf chinese-simplified chinese-traditional"
	for _, c := range []struct {
		variants  []songky.Variant
		covers    string
		red, blue string // what VietnameseMoves and SAN are for each side
	}{
		{[]songky.Variant{songky.Xiangqi, songky.CoUp, songky.CoUpClassic}, points + " " + files, "vietnamese -", "vietnamese -"},
		{[]songky.Variant{songky.SongKy, songky.SongKyBalanced}, points + " san " + files, "vietnamese wxf", "san san"},
		{[]songky.Variant{songky.Chess, songky.ChessFIDE}, points + " san", "- san", "- san"},
		{[]songky.Variant{songky.CoGanh, songky.CoGanhFull}, points, "- -", "- -"},
	} {
		for _, v := range c.variants {
			var covers []string
			for _, n := range songky.Notations() {
				if n.Covers(v) {
					covers = append(covers, n.String())
				}
			}
			assert.ElementsMatch(t, strings.Fields(c.covers), covers, v)
			assert.Equal(t, c.red, standsFor(v, songky.Red), v)
			assert.Equal(t, c.blue, standsFor(v, songky.Blue), v)
		}
	}
	assert.False(t, songky.Coordinates.Covers(0))
	assert.False(t, songky.Coordinates.Covers(200))
	assert.False(t, songky.Notation(99).Covers(songky.Xiangqi))
	assert.Equal(t, "unknown", songky.Notation(99).String())
	_, ok := songky.Coordinates.For(songky.Xiangqi, 2)
	assert.False(t, ok)
}

func standsFor(v songky.Variant, s songky.Side) string {
	var list []string
	for _, n := range []songky.Notation{songky.VietnameseMoves, songky.SAN} {
		text := "-"
		if n, ok := n.For(v, s); ok {
			text = n.String()
		}
		list = append(list, text)
	}
	return strings.Join(list, " ")
}

// TestNotationsNotCovered: such a notation writes nothing and reads nothing.
func TestNotationsNotCovered(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		g := newGame(t, v, songky.WithSeed(1))
		m := g.LegalMoves()[0]
		for n := range songky.Notation(20) {
			if n.Covers(v) {
				assert.NotEmpty(t, g.Format(m, n), n)
				continue
			}
			assert.Empty(t, g.Format(m, n), n)
			_, err := g.ParseMoveAs(m.String(), n)
			assert.ErrorIs(t, err, songky.ErrNotation, n)
		}
	})
}

// roundTrip checks every legal move in every notation that covers the game: the text reads as that
// move and as no other, whether the notation is told or not.
func roundTrip(t *testing.T, g *songky.Game) (texts int) {
	t.Helper()
	fen, moves := g.FEN(), g.LegalMoves()
	for _, n := range songky.Notations() {
		if !n.Covers(g.Variant()) {
			continue
		}
		seen := map[string]songky.Move{}
		for _, m := range moves {
			text := g.Format(m, n)
			require.NotEmpty(t, text, "%s as %s in %s", m, n, fen)
			other, shared := seen[text]
			require.False(t, shared, "%s and %s are both %q as %s in %s", m, other, text, n, fen)
			seen[text] = m
			read, err := g.ParseMoveAs(text, n)
			require.NoError(t, err, "%s, written %q as %s in %s", m, text, n, fen)
			require.Equal(t, m, read, "%s, written %q as %s in %s", m, text, n, fen)
			texts++
			if n == songky.UCCI || n == songky.ICCS && !g.Variant().Info().OnPoints {
				continue
			}
			if read, err = g.ParseMove(text); err != nil {
				require.ErrorIs(t, err, songky.ErrAmbiguous, "%s, written %q as %s in %s", m, text, n, fen)
				continue
			}
			require.Equal(t, m, read, "%s, written %q as %s, and read as any in %s", m, text, n, fen)
		}
	}
	return texts
}

// TestNotationsOfTheData goes through all positions of the test data.
func TestNotationsOfTheData(t *testing.T) {
	texts := 0
	for i, l := range readLines[positionLine](t, "positions.jsonl") {
		if testing.Short() && i%10 != 0 {
			continue
		}
		texts += roundTrip(t, l.game(t))
	}
	for _, l := range readLines[positionLine](t, "songky-hand.jsonl") {
		texts += roundTrip(t, l.game(t))
	}
	t.Logf("%d texts", texts)
	assert.NotZero(t, texts)
}

// TestNotationsOfRandomGames goes through games from the start.
func TestNotationsOfRandomGames(t *testing.T) {
	eachVariant(t, func(t *testing.T, v songky.Variant) {
		for seed := range uint64(2) {
			g := newGame(t, v, songky.WithSeed(seed))
			rng := random(900 + seed)
			for range 50 {
				roundTrip(t, g)
				playRandom(t, rng, g, 1)
			}
		}
	})
}

// forms are a move in coordinates and as it is written in the notations of the xiangqi army.
type forms struct{ move, vietnamese, wxf, simplified, traditional string }

// checkForms compares what a move is written as, and reads it.
func checkForms(t *testing.T, g *songky.Game, list ...forms) {
	t.Helper()
	for _, f := range list {
		m := move(t, f.move)
		for i, want := range []string{f.vietnamese, f.wxf, f.simplified, f.traditional} {
			n := xiangqiNotations[i]
			assert.Equal(t, want, g.Format(m, n), "%s as %s in %s", f.move, n, g.FEN())
			read, err := g.ParseMoveAs(want, n)
			if assert.NoError(t, err, "%s as %s in %s", want, n, g.FEN()) {
				assert.Equal(t, f.move, read.String(), "%s as %s in %s", want, n, g.FEN())
			}
		}
	}
}

func TestXiangqiNotationsAtTheStart(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	checkForms(t, g,
		forms{"h3e3", "P2-5", "C2=5", "炮二平五", "炮二平五"},
		forms{"b3e3", "P8-5", "C8=5", "炮八平五", "炮八平五"},
		forms{"h3h10", "P2.7", "C2+7", "炮二进七", "炮二進七"},
		forms{"b1c3", "M8.7", "H8+7", "马八进七", "傌八進七"},
		forms{"h1i3", "M2.1", "H2+1", "马二进一", "傌二進一"},
		forms{"g1e3", "T3.5", "E3+5", "相三进五", "相三進五"},
		forms{"f1e2", "S4.5", "A4+5", "仕四进五", "仕四進五"},
		forms{"a1a3", "X9.2", "R9+2", "车九进二", "俥九進二"},
		forms{"c4c5", "B7.1", "P7+1", "兵七进一", "兵七進一"},
		forms{"e1e2", "Tg5.1", "K5+1", "帅五进一", "帥五進一"},
	)
	play(t, g, "h3e3")
	checkForms(t, g,
		forms{"h10g8", "M8.7", "H8+7", "马８进７", "馬８進７"},
		forms{"b8e8", "P2-5", "C2=5", "炮２平５", "砲２平５"},
		forms{"g7g6", "B7.1", "P7+1", "卒７进１", "卒７進１"},
		forms{"d10e9", "S4.5", "A4+5", "士４进５", "士４進５"},
		forms{"c10e8", "T3.5", "E3+5", "象３进５", "象３進５"},
		forms{"e10e9", "Tg5.1", "K5+1", "将５进１", "將５進１"},
		forms{"i10i9", "X9.1", "R9+1", "车９进１", "車９進１"},
	)
	play(t, g, "h10g8", "h1g3", "i10i9")
	checkForms(t, g,
		forms{"g3h1", "M3/2", "H3-2", "马三退二", "傌三退二"},
		forms{"e3e2", "P5/1", "C5-1", "炮五退一", "炮五退一"},
	)
}

func TestXiangqiNotationsOfTandems(t *testing.T) {
	for _, c := range []struct {
		name, fen string
		forms     []forms
	}{
		{"two cannons, two horses", "3k5/9/9/9/4C4/4N4/9/4C4/4N4/5K3 w", []forms{
			{"e6a6", "Pt-9", "C+=9", "前炮平九", "前炮平九"},
			{"e3a3", "Ps-9", "C-=9", "后炮平九", "後炮平九"},
			{"e6e10", "Pt.4", "C++4", "前炮进四", "前炮進四"},
			{"e3e4", "Ps.1", "C-+1", "后炮进一", "後炮進一"},
			{"e5c6", "Mt.7", "H++7", "前马进七", "前傌進七"},
			{"e2g1", "Ms/3", "H--3", "后马退三", "後傌退三"},
		}},
		{"Blue's front is down the board", "3k5/4r4/9/9/9/4r4/9/9/9/5K3 b", []forms{
			{"e5a5", "Xt-1", "R+=1", "前车平１", "前車平１"},
			{"e9e10", "Xs/1", "R--1", "后车退１", "後車退１"},
			{"e9i9", "Xs-9", "R-=9", "后车平９", "後車平９"},
		}},
		{"two soldiers", "3k5/9/4P4/4P4/9/9/9/9/9/5K3 w", []forms{
			{"e8d8", "Bt-6", "P+=6", "前兵平六", "前兵平六"},
			{"e7f7", "Bs-4", "P-=4", "后兵平四", "後兵平四"},
			{"e8e9", "Bt.1", "P++1", "前兵进一", "前兵進一"},
		}},
		{"three soldiers", "3k5/9/6P2/6P2/6P2/9/9/9/9/5K3 w", []forms{
			{"g8f8", "Bt-4", "P+=4", "前兵平四", "前兵平四"},
			{"g7f7", "Bg-4", "P3=4", "中兵平四", "中兵平四"},
			{"g6f6", "Bs-4", "P-=4", "后兵平四", "後兵平四"},
		}},
		{"four soldiers", "3k5/6P2/6P2/6P2/6P2/9/9/9/9/5K3 w", []forms{
			{"g9f9", "Bt-4", "++=4", "前兵平四", "前兵平四"},
			{"g8f8", "B32-4", "P+=4", "二兵平四", "二兵平四"},
			{"g7f7", "B33-4", "P-=4", "三兵平四", "三兵平四"},
			{"g6f6", "Bs-4", "--=4", "四兵平四", "四兵平四"},
			{"g9g10", "Bt.1", "+++1", "前兵进一", "前兵進一"},
		}},
		{"five soldiers", "3k2P2/6P2/6P2/6P2/6P2/9/9/9/9/5K3 w", []forms{
			{"g10f10", "Bt-4", "++=4", "前兵平四", "前兵平四"},
			{"g9f9", "B32-4", "P+=4", "二兵平四", "二兵平四"},
			{"g8f8", "B33-4", "P3=4", "三兵平四", "三兵平四"},
			{"g7f7", "B34-4", "P-=4", "四兵平四", "四兵平四"},
			{"g6f6", "Bs-4", "--=4", "五兵平四", "五兵平四"},
		}},
		{"six soldiers of Blue", "3k5/9/9/9/2p6/2p6/2p6/2p6/2p6/2p2K3 b", []forms{
			{"c1d1", "Bt-4", "P3+=4", "前卒平４", "前卒平４"},
			{"c2d2", "B32-4", "P32=4", "二卒平４", "二卒平４"},
			{"c3d3", "B33-4", "P33=4", "三卒平４", "三卒平４"},
			{"c5d5", "B35-4", "P35=4", "五卒平４", "五卒平４"},
		}},
		{"soldiers doubled on two files, one alone", "3k5/2P3P2/2P3P2/2P3P2/8P/9/9/9/9/5K3 w", []forms{
			{"g9f9", "B3t-4", "3+=4", "前三平四", "前三平四"},
			{"g8f8", "B3g-4", "33=4", "中三平四", "中三平四"},
			{"g7f7", "B3s-4", "3-=4", "后三平四", "後三平四"},
			{"c9d9", "B7t-6", "7+=6", "前七平六", "前七平六"},
			{"c8d8", "B7g-6", "77=6", "中七平六", "中七平六"},
			{"i6h6", "B1-2", "P1=2", "兵一平二", "兵一平二"},
		}},
		{"four soldiers and two", "3k5/2P3P2/2P3P2/2P6/2P6/9/9/9/9/5K3 w", []forms{
			{"c9d9", "B7t-6", "P7+=6", "前七平六", "前七平六"},
			{"c8d8", "B72-6", "P72=6", "二七平六", "二七平六"},
			{"c6d6", "B7s-6", "P7-=6", "四七平六", "四七平六"},
			{"g9f9", "B3t-4", "3+=4", "前三平四", "前三平四"},
			{"g8f8", "B3s-4", "3-=4", "后三平四", "後三平四"},
		}},
		{"chariots doubled on two files", "3k5/R8/9/R7R/9/9/9/8R/9/5K3 w", []forms{
			{"a9b9", "X9t-8", "R9+=8", "前九车平八", "前九俥平八"},
			{"a7b7", "X9s-8", "R9-=8", "后九车平八", "後九俥平八"},
			{"i3h3", "X1s-2", "R1-=2", "后一车平二", "後一俥平二"},
		}},
		{"three chariots and four", "3k5/R8/9/R8/9/R8/9/9/9/5K3 w", []forms{
			{"a9b9", "Xt-8", "R+=8", "前车平八", "前俥平八"},
			{"a7b7", "Xg-8", "R9=8", "中车平八", "中俥平八"},
			{"a5b5", "Xs-8", "R-=8", "后车平八", "後俥平八"},
		}},
		{"four chariots", "3k5/R8/9/R8/9/R8/9/R8/9/5K3 w", []forms{
			{"a9b9", "Xt-8", "R9+=8", "前车平八", "前俥平八"},
			{"a7b7", "X92-8", "R92=8", "二车平八", "二俥平八"},
			{"a5b5", "X93-8", "R93=8", "三车平八", "三俥平八"},
			{"a3b3", "Xs-8", "R9-=8", "四车平八", "四俥平八"},
		}},
		{"advisors and elephants need no mark", "3k5/9/9/9/9/6B2/9/5A3/9/4KAB2 w", []forms{
			{"f3e2", "S4/5", "A4-5", "仕四退五", "仕四退五"},
			{"f1e2", "S4.5", "A4+5", "仕四进五", "仕四進五"},
			{"g5e3", "T3/5", "E3-5", "相三退五", "相三退五"},
			{"g1e3", "T3.5", "E3+5", "相三进五", "相三進五"},
		}},
		{"advisors that the direction does not tell apart", "3k5/9/9/9/9/9/9/9/5A3/4KA3 w", []forms{
			{"f2e3", "St.5", "A++5", "前仕进五", "前仕進五"},
			{"f1e2", "Ss.5", "A-+5", "后仕进五", "後仕進五"},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromFEN(t, songky.Xiangqi, c.fen)
			checkForms(t, g, c.forms...)
			roundTrip(t, g)
		})
	}
}

// TestMiddleElephantIsNoGeneral: Tg is the general, so the middle one of three elephants has its
// file.
func TestMiddleElephantIsNoGeneral(t *testing.T) {
	g := fromFEN(t, songky.CoUpClassic, "3k5/9/2B6/9/2B6/9/2B6/9/9/5K3 w - - 0 1")
	checkForms(t, g,
		forms{"c6e8", "T7g.5", "E72+5", "中相进五", "中相進五"},
		forms{"c4e6", "Ts.5", "E-+5", "后相进五", "後相進五"},
		forms{"c8e10", "Tt.5", "E++5", "前相进五", "前相進五"},
	)
	roundTrip(t, g)
}

func TestFaceDownNotations(t *testing.T) {
	g := newGame(t, songky.CoUp, songky.WithDeal("b3=R,e7=P"), songky.WithSeed(1))
	checkForms(t, g,
		forms{"h3e3", "U2t-5", "X2+=5", "前二暗平五", "前二暗平五"},
		forms{"h1g3", "U2s.3", "X2-+3", "后二暗进三", "後二暗進三"},
		forms{"f1e2", "U4.5", "X4+5", "暗四进五", "暗四進五"},
		forms{"e4e5", "U5.1", "X5+1", "暗五进一", "暗五進一"},
		forms{"e1e2", "Tg5.1", "K5+1", "帅五进一", "帥五進一"},
		forms{"a1a3", "U9s.2", "X9-+2", "后九暗进二", "後九暗進二"},
	)
	play(t, g, "b3e3")
	checkForms(t, g,
		forms{"h10g8", "U8s.7", "X8-+7", "后８暗进７", "後８暗進７"},
	)
	play(t, g, "e7e6")
	checkForms(t, g,
		forms{"e3d3", "X5-6", "R5=6", "车五平六", "俥五平六"},
		forms{"b1c3", "U8.7", "X8+7", "暗八进七", "暗八進七"},
	)

	one := fromFEN(t, songky.CoUp, "4k4/9/9/9/9/9/9/1X7/9/1X3K3 w R2 - 0 1")
	checkForms(t, one,
		forms{"b3e3", "Ut-5", "X+=5", "前暗平五", "前暗平五"},
		forms{"b1c3", "Us.7", "X-+7", "后暗进七", "後暗進七"},
	)
}

func TestPointNotations(t *testing.T) {
	for _, c := range []struct {
		v                     songky.Variant
		fen, move, iccs, ucci string
	}{
		{songky.Xiangqi, "", "h3e3", "H2-E2", "h2e2"},
		{songky.Xiangqi, "", "a1a3", "A0-A2", "a0a2"},
		{songky.Xiangqi, "3k5/9/9/9/9/9/9/9/8R/4K4 w", "i2i10", "I1-I9", "i1i9"},
		{songky.SongKy, "4k4/9/9/9/9/9/9/9/2p6/4K4 b", "c2c1q", "C1-C0Q", "c1c0q"},
		{songky.CoGanh, "", "a2b2", "A1-B1", "a1b1"},
		{songky.Chess, "", "e2e4", "E1-E3", "e1e3"},
	} {
		g := newGame(t, c.v)
		if c.fen != "" {
			g = fromFEN(t, c.v, c.fen)
		}
		m := move(t, c.move)
		assert.Equal(t, c.iccs, g.Format(m, songky.ICCS))
		assert.Equal(t, c.ucci, g.Format(m, songky.UCCI))
		for _, text := range []string{c.iccs, strings.ToLower(c.iccs), strings.ReplaceAll(c.iccs, "-", ""), c.ucci} {
			read, err := g.ParseMoveAs(text, songky.ICCS)
			require.NoError(t, err, text)
			assert.Equal(t, m, read, text)
		}
		read, err := g.ParseMoveAs(c.ucci, songky.UCCI)
		require.NoError(t, err)
		assert.Equal(t, m, read)
	}
}

// TestParseMoveReadsICCSOnlyAsWritten: anything else could be meant for coordinates.
func TestParseMoveReadsICCSOnlyAsWritten(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	read, err := g.ParseMove("H2-E2")
	require.NoError(t, err)
	assert.Equal(t, "h3e3", read.String())
	for _, text := range []string{"h2-e2", "H2E2", "H2-e2"} {
		_, err := g.ParseMove(text)
		assert.ErrorAs(t, err, new(*songky.ParseError), text)
	}
	_, err = g.ParseMove("h2e2") // coordinates: nothing on h2
	assertIllegal(t, err, "h2e2", songky.IllegalEmptyPoint)

	chess := fromFEN(t, songky.Chess, "k7/8/8/8/8/4R3/4P3/4K3 w")
	_, err = chess.ParseMove("E2-E4")
	assert.ErrorAs(t, err, new(*songky.ParseError), "not the rook's move from e3 to e5")
	read, err = chess.ParseMoveAs("E2-E4", songky.ICCS)
	require.NoError(t, err)
	assert.Equal(t, "e3e5", read.String())
}

func assertIllegal(t *testing.T, err error, move string, why songky.IllegalReason) {
	t.Helper()
	var illegal *songky.IllegalMoveError
	if assert.ErrorAs(t, err, &illegal) {
		assert.Equal(t, move, illegal.Move.String())
		assert.Equal(t, why.String(), illegal.Reason.String())
	}
}

func assertParseError(t *testing.T, err error, offset int, why string) {
	t.Helper()
	var e *songky.ParseError
	if assert.ErrorAs(t, err, &e) {
		assert.Equal(t, fmt.Sprint(offset, " ", why), fmt.Sprint(e.Offset, " ", e.Why))
	}
}

// TestReadingTolerance: texts that are read but not written so.
func TestReadingTolerance(t *testing.T) {
	tandem := "3k5/9/9/9/4C4/4N4/9/4C4/4N4/5K3 w"
	soldiers := "3k2P2/6P2/6P2/6P2/6P2/9/9/9/9/5K3 w"
	doubled := "3k5/2P3P2/2P3P2/2P3P2/8P/9/9/9/9/5K3 w"
	guards := "3k5/9/9/9/9/6B2/9/5A3/9/4KAB2 w"
	for _, c := range []struct {
		n     songky.Notation
		fen   string
		texts string
		move  string
	}{
		{songky.WXF, "", "C2=5 C2.5 c2=5 c2.5", "h3e3"},
		{songky.WXF, "", "H2+3 N2+3 h2+3 n2+3", "h1g3"},
		{songky.WXF, "", "E3+5 B3+5 e3+5 b3+5", "g1e3"},
		{songky.WXF, "", "P3+1 S3+1 s3+1", "g4g5"},
		{songky.WXF, "", "K5+1 G5+1 g5+1", "e1e2"},
		{songky.WXF, tandem, "C+=9 +C=9 C+.9 c+=9 C5+=9 C51=9", "e6a6"},
		{songky.WXF, tandem, "C-=9 -C=9 C5-=9 C52=9", "e3a3"},
		{songky.WXF, tandem, "H--3 -H-3", "e2g1"},
		{songky.WXF, tandem, "C++4 +C+4 C5+4", "e6e10"}, // the other cannon cannot go so far
		{songky.WXF, soldiers, "P3=4 P33=4 S3.4", "g8f8"},
		{songky.WXF, soldiers, "++=4 P3+=4 P31=4", "g10f10"},
		{songky.WXF, doubled, "33=4 P3=4 P32=4", "g8f8"},
		{songky.WXF, guards, "A4+5 A-+5 -A+5 A4-+5 A42+5", "f1e2"},
		{songky.WXF, guards, "E3-5 E+-5 +E-5 B+-5", "g5e3"},
		{songky.VietnameseMoves, "", "P2-5 p2-5 P2–5 P2−5", "h3e3"},
		{songky.VietnameseMoves, "", "T3.5 V3.5 v3.5", "g1e3"},
		{songky.VietnameseMoves, "", "B3.1 C3.1 b3.1", "g4g5"},
		{songky.VietnameseMoves, "", "Tg5.1 TG5.1 tg5.1", "e1e2"},
		{songky.VietnameseMoves, tandem, "Pt-9 PT-9 P5t-9 P51-9", "e6a6"},
		{songky.VietnameseMoves, tandem, "Ms/3 M5s/3", "e2g1"},
		{songky.VietnameseMoves, tandem, "Pt.4 P5.4", "e6e10"},
		{songky.VietnameseMoves, soldiers, "Bg-4 B3g-4 B33-4", "g8f8"},
		{songky.VietnameseMoves, soldiers, "Bt-4 B3t-4 B31-4 Ct-4", "g10f10"},
		{songky.VietnameseMoves, guards, "S4.5 Ss.5 S4s.5", "f1e2"},
		{songky.VietnameseMoves, guards, "T3/5 Tt/5 V3t/5 Vt/5", "g5e3"},
		{songky.ChineseSimplified, "", "炮二平五 砲二平五 包2平5 炮２平５ 炮二平5", "h3e3"},
		{songky.ChineseTraditional, "", "马二进三 馬二進三 傌二進三 马2进3", "h1g3"},
		{songky.ChineseTraditional, "", "车一进一 車一進一 俥1进1", "i1i2"},
		{songky.ChineseSimplified, "", "帅五进一 帥五進一 將五進一 将5进1", "e1e2"},
		{songky.ChineseSimplified, "", "仕四进五 士四進五", "f1e2"},
		{songky.ChineseSimplified, "", "相三进五 象三進五", "g1e3"},
		{songky.ChineseSimplified, "", "兵三进一 卒三進一", "g4g5"},
		{songky.ChineseSimplified, tandem, "前炮平九 一炮平九 前五炮平九", "e6a6"},
		{songky.ChineseSimplified, tandem, "后炮平九 後炮平九 后五炮平九 2炮平9", "e3a3"},
		{songky.ChineseSimplified, soldiers, "三兵平四 中兵平四 3兵平4 中三平四 三三兵平四", "g8f8"},
		{songky.ChineseSimplified, soldiers, "五兵平四 后兵平四", "g6f6"},
		{songky.ChineseSimplified, doubled, "前三平四 前三兵平四 一三平四", "g9f9"},
		{songky.ChineseSimplified, guards, "仕四进五 后仕进五", "f1e2"},
	} {
		g := newGame(t, songky.Xiangqi)
		if c.fen != "" {
			g = fromFEN(t, songky.Xiangqi, c.fen)
		}
		for text := range strings.FieldsSeq(c.texts) {
			read, err := g.ParseMoveAs(text, c.n)
			if assert.NoError(t, err, "%s as %s", text, c.n) {
				assert.Equal(t, c.move, read.String(), "%s as %s", text, c.n)
			}
		}
	}
}

// TestFileNotationErrors: texts of the right form that mean no legal move, and others.
func TestFileNotationErrors(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	for _, c := range []struct {
		n      songky.Notation
		text   string
		offset int
		why    string
	}{
		{songky.WXF, "", 0, "no piece letter"},
		{songky.WXF, "Q2=5", 0, "no piece letter"},
		{songky.WXF, "C", 1, "no file from 1 to 9"},
		{songky.WXF, "C2", 2, "no sign of direction"},
		{songky.WXF, "C2=", 3, "no number from 1 to 9"},
		{songky.WXF, "C2=0", 3, "no number from 1 to 9"},
		{songky.WXF, "C2=55", 4, "more than a move"},
		{songky.WXF, "C2=5!", 4, "more than a move"},
		{songky.WXF, "C3=5", 0, "no cannon on file 3"},
		{songky.WXF, "C+=5", 0, "no such cannon among several on one file"},
		{songky.WXF, "C2+=5", 0, "no such cannon among several on file 2"},
		{songky.WXF, "X2=5", 0, "no face-down piece on file 2"},
		{songky.WXF, "H2+7", 2, "the horse cannot go there"},
		{songky.WXF, "H2=3", 2, "the horse cannot go there"},
		{songky.WXF, "R1-1", 2, "the chariot cannot go there"},
		{songky.WXF, "C2=\xff", 3, "not UTF-8"},
		{songky.WXF, strings.Repeat("C", 65), 64, "text is longer than any move"},
		{songky.VietnameseMoves, "Tg", 2, "no file from 1 to 9"},
		{songky.VietnameseMoves, "P2=5", 2, "no sign of direction"},
		{songky.VietnameseMoves, "T5.1", 0, "no elephant on file 5"},
		{songky.ChineseTraditional, "炮二", 6, "no sign of direction"},
		{songky.ChineseTraditional, "炮二平", 9, "no number from 1 to 9"},
		{songky.ChineseTraditional, "炮二平五五", 12, "more than a move"},
		{songky.ChineseTraditional, "炮二平\xe4\xba", 9, "not UTF-8"},
		{songky.ChineseTraditional, "前炮平五", 3, "no such cannon among several on one file"},
	} {
		_, err := g.ParseMoveAs(c.text, c.n)
		assertParseError(t, err, c.offset, c.why)
	}

	_, err := g.ParseMoveAs("炮二平九", songky.ChineseSimplified)
	assertIllegal(t, err, "h3a3", songky.IllegalPathBlocked)
	_, err = g.ParseMoveAs("X1.3", songky.VietnameseMoves)
	assertIllegal(t, err, "i1i4", songky.IllegalOwnPieceThere)
	_, err = g.ParseMoveAs("P1=2", songky.WXF)
	assertIllegal(t, err, "i4h4", songky.IllegalBeforeRiver)
	_, err = g.ParseMoveAs("P1-1", songky.WXF)
	assertIllegal(t, err, "i4i3", songky.IllegalBackwards)
	_, err = g.ParseMoveAs("H2+4", songky.WXF)
	assertIllegal(t, err, "h1f2", songky.IllegalLegBlocked)

	cannons := fromFEN(t, songky.Xiangqi, "5k3/9/9/9/4C4/9/4C4/9/9/3K5 w")
	_, err = cannons.ParseMoveAs("C5=1", songky.WXF)
	assert.ErrorIs(t, err, songky.ErrAmbiguous, "either cannon")
	assert.EqualError(t, err, "ambiguous move: e4i4 or e6i6")
}

// TestLikeliestIllegalMove: of several pieces that a text may mean, the error is about the one that
// only the general hinders, or else about one that moves so.
func TestLikeliestIllegalMove(t *testing.T) {
	g := fromFEN(t, songky.Chess, "4r1k1/8/8/8/8/8/2N1N3/4K3 w")
	_, err := g.ParseMoveAs("Nd4", songky.SAN)
	require.NoError(t, err)
	_, err = g.ParseMoveAs("Nf4", songky.SAN)
	assertIllegal(t, err, "e2f4", songky.IllegalRoyalInCheck)
}

// TestParseMoveOfAnyNotation: what is told apart by itself is read; what two notations read as
// different legal moves is ambiguous.
func TestParseMoveOfAnyNotation(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	for _, text := range []string{"h3e3", "H2-E2", "P2-5", "C2=5", "C2.5", "炮二平五", "砲2平5"} {
		read, err := g.ParseMove(text)
		require.NoError(t, err, text)
		assert.Equal(t, "h3e3", read.String(), text)
	}

	both := fromFEN(t, songky.Xiangqi, "3k5/9/9/2P6/9/9/9/2C6/9/4K4 w")
	_, err := both.ParseMove("P7.6") // the cannon goes six forward, or the soldier to file 6
	assertIllegalOrAmbiguous(t, err)
	_, err = both.ParseMove("C7.3") // WXF: the cannon to file 3; Vietnamese: the soldier three forward
	require.NoError(t, err)
	_, err = both.ParseMove("C7.1") // the soldier one forward, or the cannon to file 1
	assert.ErrorIs(t, err, songky.ErrAmbiguous)
	read, err := both.ParseMoveAs("C7.1", songky.VietnameseMoves)
	require.NoError(t, err)
	assert.Equal(t, "c7c8", read.String())
	read, err = both.ParseMoveAs("C7.1", songky.WXF)
	require.NoError(t, err)
	assert.Equal(t, "c3i3", read.String())
}

func assertIllegalOrAmbiguous(t *testing.T, err error) {
	t.Helper()
	var illegal *songky.IllegalMoveError
	assert.True(t, err == nil || errors.Is(err, songky.ErrAmbiguous) || errors.As(err, &illegal), err)
}

// TestParseMoveErrors: of several readings that fail, the one that came furthest is told.
func TestParseMoveErrors(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	for _, c := range []struct {
		text   string
		offset int
		why    string
	}{
		{"", 0, "no point to move from"},
		{"?", 0, "no point to move from"},
		{"h3", 2, "no point to move to"},
		{"h3z", 2, "no point to move to"},
		{"h3e3x", 4, "no promotion q, r, b or n"},
		{"h3e3q1", 5, "more than a move"},
		{"C2=", 3, "no number from 1 to 9"},
		{"H2-", 3, "no point to move to"},
		{"炮二平", 9, "no number from 1 to 9"},
		{"炮三平五", 0, "no cannon on file 3"},
		{"\xff", 0, "no point to move from"},
		{"炮\xff", 3, "not UTF-8"},
		{strings.Repeat("炮", 100), 0, "no point to move from"},
	} {
		_, err := g.ParseMove(c.text)
		assertParseError(t, err, c.offset, c.why)
	}
	_, err := g.ParseMove("h3h11")
	assertParseError(t, err, 4, "no promotion q, r, b or n")
	_, err = g.ParseMove("h3h3")
	assertIllegal(t, err, "h3h3", songky.IllegalSamePoint)
	_, err = g.ParseMove("炮二平九")
	assertIllegal(t, err, "h3a3", songky.IllegalPathBlocked)
}

// TestNotationsAfterTheEnd: a declared end leaves the position, so moves can be written; nothing
// can be read to be played.
func TestNotationsAfterTheEnd(t *testing.T) {
	g := newGame(t, songky.Xiangqi)
	require.NoError(t, g.Resign(songky.Red))
	assert.Equal(t, "C2=5", g.Format(move(t, "h3e3"), songky.WXF))
	for _, text := range []string{"h3e3", "C2=5", "C2=1", "C3=1", "炮二平五", "a1a1"} {
		_, err := g.ParseMove(text)
		assert.ErrorIs(t, err, songky.ErrGameOver, text)
	}
	_, err := g.ParseMove("nothing")
	assert.ErrorAs(t, err, new(*songky.ParseError))
	_, err = g.ParseMoveAs("C2=5", songky.WXF)
	assert.ErrorIs(t, err, songky.ErrGameOver)
}

// TestFormatOfOtherMoves: a move that is not legal has a text in coordinates alone.
func TestFormatOfOtherMoves(t *testing.T) {
	g := newGame(t, songky.SongKy)
	for _, n := range songky.Notations() {
		assert.Empty(t, g.Format(0, n), n)
		want := ""
		if n == songky.Coordinates {
			want = "a1a10"
		}
		assert.Equal(t, want, g.Format(move(t, "a1a10"), n), n)
	}
}

// TestSongKyNotations: each army is written in its own notation, whatever is asked for.
func TestSongKyNotations(t *testing.T) {
	g := newGame(t, songky.SongKy)
	checkForms(t, g, forms{"h3e3", "P2-5", "C2=5", "炮二平五", "炮二平五"})
	assert.Equal(t, "C2=5", g.Format(move(t, "h3e3"), songky.SAN))
	read, err := g.ParseMoveAs("C2=5", songky.SAN)
	require.NoError(t, err)
	assert.Equal(t, "h3e3", read.String())
	_, err = g.ParseMove("Nc8")
	assertParseError(t, err, 1, "no file from 1 to 9")

	play(t, g, "h3e3")
	checkForms(t, g,
		forms{"b10c8", "Nc8", "Nc8", "Nc8", "Nc8"},
		forms{"d9d7", "d7", "d7", "d7", "d7"},
	)
	assert.Equal(t, "Nc8", g.Format(move(t, "b10c8"), songky.SAN))
	read, err = g.ParseMove("Nc8")
	require.NoError(t, err)
	assert.Equal(t, "b10c8", read.String())
	_, err = g.ParseMove("C2=5")
	assert.ErrorAs(t, err, new(*songky.ParseError))
}
