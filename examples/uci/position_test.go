package main

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
)

func TestPositions(t *testing.T) {
	d := drive(t, genuine)
	for _, c := range []struct{ variant, command, fen string }{
		{"songky", "position startpos", songky.SongKy.Info().Start},
		{"songky", "position startpos moves", songky.SongKy.Info().Start},
		{"songky", "position startpos moves h3e3 b10c8", "r1bq1kbnr/pppp1pppp/2n6/9/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"},
		{"xiangqi", "position fen 4k4/9/9/9/9/4N4/9/9/9/4K4", "4k4/9/9/9/9/4N4/9/9/9/4K4 w - - 0 1"},
		{"xiangqi", "position fen 4k4/9/9/9/9/4N4/9/9/9/4K4 b - -  7 9 moves e10d10", "3k5/9/9/9/9/4N4/9/9/9/4K4 w - - 8 10"},
		{"chess", "position startpos moves e2e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1"},
		{"chess-fide", "position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1g1 e8c8", "2kr3r/8/8/8/8/8/8/R4RK1 w - - 2 2"},
		{"chess-fide", "position fen 8/P6k/8/8/8/8/8/K7 w moves a7a8n", "N7/7k/8/8/8/8/8/K7 b - - 0 1"},
		{"coganh", "position startpos", songky.CoGanh.Info().Start},
	} {
		assert.Empty(t, d.answers("setoption name UCI_Variant value "+c.variant, c.command), c.command)
		assert.Equal(t, c.fen, d.field("FEN"), c.command)
	}
	d.end()
}

func TestBadPositionsChangeNothing(t *testing.T) {
	d := drive(t, genuine)
	d.send("position startpos moves h3e3")
	before := d.field("FEN")
	for command, why := range map[string]string{
		"position":                                             `"" is neither startpos nor fen and a position`,
		"position moves h3e3":                                  `"" is neither startpos nor fen and a position`,
		"position current moves h3e3":                          `"current" is neither startpos nor fen and a position`,
		"position startpos h3e3":                               `"startpos h3e3" is neither startpos nor fen and a position`,
		"position fen":                                         `unplayable position: at byte 0: empty text`,
		"position startpos moves h3h4 h4h3":                    `move 2, "h4h3": illegal move h4h3: `,
		"position startpos moves h3e3 zz":                      `move 2, "zz": cannot read "zz": at byte 0: no point to move from`,
		"position startpos moves 0000":                         `move 1, "0000": cannot read "0000": at byte 0: no point to move from`,
		"position startpos moves h3e3=C":                       `move 1, "h3e3=C": nothing turns up as "C"`,
		"position fen 9/9/9 w moves h3e3":                      `unplayable position: `,
		"position fen 4k4/9/9/9/9/9/9/9/9/9 w":                 `unplayable position: general or king missing (Red)`,
		"position fen 3k5/9/9/9/9/9/9/9/9/4K4 w extra x y z f": `unplayable position: `,
	} {
		lines := d.answers(command)
		assert.Len(t, lines, 1, command)
		assert.Contains(t, lines[0], "info string position: "+why, command)
		assert.Equal(t, before, d.field("FEN"), command)
	}
	d.end()
}

func TestMovesAfterTheEndAreRefused(t *testing.T) {
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value chess")
	assert.Equal(t, []string{`info string position: move 5, "a2a3": the game is over`},
		d.answers("position startpos moves f2f3 e7e5 g2g4 d8h4 a2a3"))
	assert.Equal(t, songky.Chess.Info().Start, d.field("FEN"))
	d.end()
}

func TestRevealedPieces(t *testing.T) {
	const afterB3B10 = "xCxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/7X1/9/XXXXKXXXX b R4N4B4A4C3P10 - 0 1"
	d := drive(t, genuine)
	d.send("setoption name UCI_Variant value coup")
	for command, fen := range map[string]string{
		"position startpos moves b3b10=C": afterB3B10,
		"position startpos moves b3b10=H": "xNxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/7X1/9/XXXXKXXXX b R4N3B4A4C4P10 - 0 1",
		"position startpos moves b3b10=R a10b10=R": "1rxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/7X1/9/XXXXKXXXX w" +
			" R2N4B4A4C4P10 - 0 2",
		"position fen 4k4/9/9/9/9/9/9/9/9/X2K5 w P1 moves a1a2=P e10f10": "5k3/9/9/9/9/9/9/9/P8/3K5 w - - 2 2",
	} {
		assert.Empty(t, d.answers(command), command)
		assert.Equal(t, fen, d.field("FEN"), command)
	}
	d.send("position startpos moves b3b10=C")
	for command, why := range map[string]string{
		"position startpos moves b3b10=K":                         `cannot read "b3=K": at byte 0: 'K' is no piece that lies face down`,
		"position startpos moves b3b10=":                          `move 1, "b3b10=": nothing turns up as ""`,
		"position startpos moves b3b10=CC":                        `move 1, "b3b10=CC": nothing turns up as "CC"`,
		"position startpos moves b3b10=Z":                         `move 1, "b3b10=Z": nothing turns up as "Z"`,
		"position startpos moves e1e2=C":                          `move 1, "e1e2=C": no cannon can turn up there`,
		"position startpos moves b3b10=R h8h1=C b10b9=C":          `move 3, "b10b9=C": no cannon can turn up there`,
		"position fen 4k4/9/9/9/9/9/9/9/9/X2K5 w P1 moves a1a2=R": `cannot read "a1=R": at byte 0: `,
	} {
		lines := d.answers(command)
		assert.Len(t, lines, 1, command)
		assert.Contains(t, lines[0], "info string position: "+why, command)
		assert.Equal(t, afterB3B10, d.field("FEN"), command)
	}
	d.end()
}

// TestOwnDeal checks that moves without a letter turn up what the deal of the session's seed says.
func TestOwnDeal(t *testing.T) {
	for _, v := range []songky.Variant{songky.CoUp, songky.CoUpClassic} {
		g, err := songky.NewGame(v, songky.WithSeed(testSeed))
		assert.NoError(t, err)
		for _, text := range []string{"b3b10", "a10b10", "a4a5"} {
			assert.NoError(t, g.Play(move(t, text)))
		}
		d := drive(t, genuine)
		d.send("setoption name UCI_Variant value "+v.String(), "position startpos moves b3b10 a10b10 a4a5")
		assert.Equal(t, g.FEN(), d.field("FEN"))
		d.end()
	}
}

// TestCapturerLearnsOnlyFromTheOwnDeal checks that where the host deals, nobody takes what the
// engine has dealt to the other points for the truth.
func TestCapturerLearnsOnlyFromTheOwnDeal(t *testing.T) {
	p := newPuppet()
	d := drive(t, p.host())
	d.send("setoption name UCI_Variant value coup-classic")
	for moves, captured := range map[string]songky.Captured{
		"b3b10":   songky.CapturedSeenByCapturer,
		"b3b10=C": songky.CapturedUnseen,
	} {
		d.send("position startpos moves "+moves, "go depth 1")
		d.until("bestmove")
		p.asked(t)
		assert.Equal(t, captured, p.game.Captured(), moves)
	}
	d.end()
}
