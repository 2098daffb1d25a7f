package songky_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky"
)

func TestSAN(t *testing.T) {
	const castles = "r3k2r/8/8/8/8/8/8/R3K2R"
	for _, c := range []struct {
		name, fen string
		v         songky.Variant
		texts     string // move=text
	}{
		{"the start", songky.Chess.Info().Start, songky.Chess, "e2e4=e4 g1f3=Nf3 b1a3=Na3 a2a3=a3"},
		{"captures", "4k3/8/8/3p1n2/4P3/8/8/1B2K3 w - - 0 1", songky.Chess, "e4d5=exd5 e4f5=exf5 e4e5=e5 b1d3=Bd3"},
		{"in passing", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", songky.ChessFIDE, "e5d6=exd6 e5e6=e6"},
		{"a file tells", "3k4/8/8/8/8/8/4K3/R6R w - - 0 1", songky.Chess, "a1d1=Rad1+ h1d1=Rhd1+ a1a2=Ra2"},
		{"a rank tells", "3k4/8/8/R7/8/8/4K3/R7 w - - 0 1", songky.Chess, "a1a3=R1a3 a5a3=R5a3 a1b1=Rb1"},
		{"a file tells before a rank", "7k/8/8/8/R7/8/8/3R2K1 w - - 0 1", songky.Chess, "a4d4=Rad4 d1d4=Rdd4"},
		{"file and rank", "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", songky.Chess, "h4e1=Qh4e1 e4e1=Qee1 h1e1=Q1e1"},
		{"a pinned piece is no rival", "4r1k1/8/8/8/8/8/2N1N3/4K3 w - - 0 1", songky.Chess, "c2d4=Nd4"},
		{"castling", castles + " w KQkq - 0 1", songky.ChessFIDE, "e1g1=O-O e1c1=O-O-O e1f1=Kf1 a1a8=Rxa8+ h1h8=Rxh8+"},
		{"Blue castles", castles + " b KQkq - 0 1", songky.ChessFIDE, "e8g8=O-O e8c8=O-O-O"},
		{"castling with check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", songky.ChessFIDE, "e1g1=O-O+"},
		{"promotion", "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", songky.Chess,
			"e7e8q=e8=Q+ e7e8r=e8=R+ e7e8b=e8=B e7e8n=e8=N e7d8q=exd8=Q+ e7d8n=exd8=N"},
		{"mate", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", songky.Chess, "a1a8=Ra8# a1a7=Ra7"},
		{"stalemate is no mate", "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", songky.Chess, "g1g6=Qg6 g1g7=Qg7#"},
		{"ten ranks", "4k4/9/9/9/9/r8/9/9/r8/5K3 b - - 0 1", songky.SongKy,
			"a5a10=Ra10 a5a3=R5a3 a2a3=R2a3 a2a1=Ra1+ a5a4=R5a4 a2b2=Rb2"},
		{"tenth rank tells", "r3k4/9/9/9/r8/9/9/9/9/5K3 b - - 0 1", songky.SongKy, "a10a8=R10a8 a6a8=R6a8 a10b10=Rb10"},
		{"tenth rank and file", "q3k3q/9/9/9/q8/9/9/9/9/3K5 b - - 0 1", songky.SongKy, "a10e6=Qa10e6 i10e6=Qie6 a6e6=Q6e6"},
		{"promotion on nine files", "4k4/9/9/9/9/9/9/9/8p/3K3R1 b - - 0 1", songky.SongKy, "i2i1q=i1=Q i2h1r=ixh1=R+ i2h1n=ixh1=N"},
		{"check to a general", "4k4/9/9/9/9/9/9/3q5/9/4K4 b - - 0 1", songky.SongKy, "d3e3=Qe3+ d3d4=Qd4"},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fromFEN(t, c.v, c.fen)
			for item := range strings.FieldsSeq(c.texts) {
				name, text, _ := strings.Cut(item, "=")
				m := move(t, name)
				assert.Equal(t, text, g.Format(m, songky.SAN), name)
				for _, variation := range []string{text, strings.TrimRight(text, "+#"), text + "!", text + "??", strings.TrimRight(text, "+#") + "+"} {
					read, err := g.ParseMoveAs(variation, songky.SAN)
					if assert.NoError(t, err, variation) {
						assert.Equal(t, m, read, variation)
					}
				}
			}
			roundTrip(t, g)
		})
	}
}

func TestSANReadingTolerance(t *testing.T) {
	for _, c := range []struct {
		v          songky.Variant
		fen, texts string
		move       string
	}{
		{songky.ChessFIDE, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O 0-0 O-O+ O-O!? Kg1", "e1g1"},
		{songky.ChessFIDE, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "O-O-O 0-0-0", "e1c1"},
		{songky.Chess, "4k3/8/8/3p1n2/4P3/8/8/1B2K3 w - - 0 1", "exd5 ed5 xd5 e4xd5 e4d5", "e4d5"},
		{songky.Chess, "4k3/8/8/3p1n2/4P3/8/8/1B2K3 w - - 0 1", "Bd3 Bbd3 B1d3 Bb1d3", "b1d3"},
		{songky.Chess, "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e8=Q e8Q e8=q e8q e8=Q+ e8=Q++ e7e8q e7e8=Q", "e7e8q"},
		{songky.Chess, "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8=N ed8N", "e7d8n"},
		{songky.SongKy, "4k4/9/9/9/9/r8/9/9/9/5K3 b - - 0 1", "Ra10 R5a10 Raa10 Ra5a10", "a5a10"},
	} {
		for text := range strings.FieldsSeq(c.texts) {
			g := fromFEN(t, c.v, c.fen)
			read, err := g.ParseMoveAs(text, songky.SAN)
			if assert.NoError(t, err, text) {
				assert.Equal(t, c.move, read.String(), text)
			}
		}
	}
}

func TestSANErrors(t *testing.T) {
	g := newGame(t, songky.ChessFIDE)
	for _, c := range []struct {
		text   string
		offset int
		why    string
	}{
		{"", 0, "no point to move to"},
		{"!", 0, "no point to move to"},
		{"+", 0, "no point to move to"},
		{"N", 1, "no point to move to"},
		{"Nf", 2, "no point to move to"},
		{"Nbd", 3, "no point to move to"},
		{"Nx", 2, "no point to move to"},
		{"exd", 3, "no point to move to"},
		{"nf3", 0, "no point to move to"},
		{"e44", 2, "no promotion Q, R, B or N"},
		{"Nf33", 3, "more than a move"},
		{"Nf3=", 4, "no promotion Q, R, B or N"},
		{"e8=K", 3, "no promotion Q, R, B or N"},
		{"e8=QQ", 4, "more than a move"},
		{"Nxf3", 1, "nothing to take there"},
		{"Nb1-d2", 3, "more than a move"},
		{"Ncd2", 0, "no knight on file c"},
		{"N3d2", 0, "no knight on rank 3"},
		{"Nc3d5", 0, "no knight on c3"},
		{"i5", 0, "no pawn on file i"},
		{"O-O-O-O", 0, "no point to move to"},
		{"e4\xff", 2, "no promotion Q, R, B or N"},
		{strings.Repeat("e", 65), 64, "text is longer than any move"},
	} {
		_, err := g.ParseMoveAs(c.text, songky.SAN)
		assertParseError(t, err, c.offset, c.why)
	}
	for text, want := range map[string]struct {
		move string
		why  songky.IllegalReason
	}{
		"Ra3":    {"a1a3", songky.IllegalPathBlocked},
		"e5":     {"e2e5", songky.IllegalNotItsWay},
		"exd3":   {"e2d3", songky.IllegalNothingToTake},
		"Ke2":    {"e1e2", songky.IllegalOwnPieceThere},
		"O-O":    {"e1g1", songky.IllegalOwnPieceThere},
		"O-O-O":  {"e1c1", songky.IllegalOwnPieceThere},
		"Nf3=Q":  {"g1f3q", songky.IllegalPromotionWrong},
		"Qi10":   {"d1i10", songky.IllegalOutsideBoard},
		"Nb1a10": {"b1a10", songky.IllegalOutsideBoard},
	} {
		_, err := g.ParseMoveAs(text, songky.SAN)
		assertIllegal(t, err, want.move, want.why)
	}

	last := fromFEN(t, songky.Chess, "8/4P2k/8/8/8/8/8/4K3 w")
	_, err := last.ParseMoveAs("e8", songky.SAN)
	assertIllegal(t, err, "e7e8", songky.IllegalPromotionMissing)
	_, err = last.ParseMoveAs("O-O", songky.SAN)
	assertIllegal(t, err, "e1g1", songky.IllegalNotItsWay)

	edge := fromFEN(t, songky.SongKy, "8k/9/9/9/9/9/9/9/9/4K4 b")
	_, err = edge.ParseMoveAs("O-O", songky.SAN)
	assertParseError(t, err, 0, "no castling from where the king stands")

	lost := fromFEN(t, songky.ChessFIDE, "4k3/8/8/8/8/8/8/R3K2R w - - 0 1")
	_, err = lost.ParseMoveAs("O-O", songky.SAN)
	assertIllegal(t, err, "e1g1", songky.IllegalCannotCastle)

	bare := fromFEN(t, songky.Chess, "4k3/8/8/8/8/8/8/4K3 w")
	_, err = bare.ParseMoveAs("Nd2", songky.SAN)
	assertParseError(t, err, 0, "no knight")

	knights := fromFEN(t, songky.Chess, "4k3/8/8/8/8/8/8/1N2KN2 w")
	_, err = knights.ParseMoveAs("Nd2", songky.SAN)
	require.ErrorIs(t, err, songky.ErrAmbiguous)
	assert.EqualError(t, err, "ambiguous move: b1d2 or f1d2")
	_, err = knights.ParseMove("Nd2")
	require.ErrorIs(t, err, songky.ErrAmbiguous)
}

// TestSANOfAGame: the moves of a known mate, read and written.
func TestSANOfAGame(t *testing.T) {
	g := newGame(t, songky.ChessFIDE)
	score := "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#"
	for text := range strings.FieldsSeq(score) {
		m, err := g.ParseMove(text)
		require.NoError(t, err, text)
		assert.Equal(t, text, g.Format(m, songky.SAN))
		require.NoError(t, g.Play(m))
	}
	assert.Equal(t, songky.Outcome{Status: songky.RedWins, Reason: songky.ReasonCheckmate}, g.Outcome())
}
