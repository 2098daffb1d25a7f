package plain_test

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/songky/songky"
	"github.com/songky/songky/examples/play/internal/fake"
	"github.com/songky/songky/examples/play/internal/plain"
	"github.com/songky/songky/examples/play/internal/session"
	"github.com/songky/songky/examples/play/internal/text"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// english is a setup for two people.
func english(v songky.Variant) session.Setup {
	setup := session.DefaultSetup()
	setup.Variant, setup.Language, setup.Players, setup.Letters = v, songky.English, text.Everybody, true
	return setup
}

// play plays lines of input and gives what was written.
func play(t *testing.T, setup session.Setup, thinker session.Thinker, input ...string) string {
	t.Helper()
	s, err := session.New(setup)
	require.NoError(t, err)
	var out strings.Builder
	i := plain.Interface{Session: s, Thinker: thinker, In: strings.NewReader(strings.Join(input, "\n")), Out: &out}
	require.NoError(t, i.Run(context.Background()))
	assert.NotContains(t, out.String(), "\x1b")
	assert.NotContains(t, out.String(), "%!")
	return out.String()
}

func scholarsMate() []string {
	return []string{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"}
}

func TestWholeGameInBothLanguages(t *testing.T) {
	setup := english(songky.Chess)
	out := play(t, setup, &fake.Thinker{}, scholarsMate()...)
	assert.Contains(t, out, "Red: queen h5f7, takes pawn, check!\n")
	assert.Contains(t, out, "\nGAME OVER\nRed wins: checkmate\n")
	assert.Contains(t, out, "│!k!│", "the checked king is marked")

	setup.Language = songky.Vietnamese
	out = play(t, setup, &fake.Thinker{}, scholarsMate()...)
	assert.Contains(t, out, "Đỏ: Hậu h5f7, ăn Tốt, chiếu!\n")
	assert.Contains(t, out, "\nHẾT VÁN\nĐỏ thắng: chiếu hết\n")
}

func TestAfterTheEnd(t *testing.T) {
	out := play(t, english(songky.Chess), &fake.Thinker{}, append(scholarsMate(), "a2a3", "moves", "hint", "draw", "undo", "moves h5", "new coganh")...)
	assert.Equal(t, 4, strings.Count(out, "The game is over; undo takes back, new starts another.\n"))
	assert.Contains(t, out, "The queen on h5 may go to: ")
	assert.Contains(t, out, "A new game: Co ganh.\n")
}

func TestMovesAreShown(t *testing.T) {
	out := play(t, english(songky.Xiangqi), &fake.Thinker{}, "moves b3", "b10", "moves e1", "moves a1", "moves z9", "moves", "moves e5")
	assert.Contains(t, out, "The cannon on b3 may go to: b2 a3 c3 d3 e3 f3 g3 b4 b5 b6 b7 b10\n( ) can be captured\n")
	assert.Contains(t, out, "\n10  r ─(n)─ b ─")
	assert.Contains(t, out, "\n 3  •──{C}──•───•───•───•───•── C ──┤\n")
	assert.Contains(t, out, "The piece on b10 is not the one to move.\n")
	assert.Contains(t, out, "The general on e1 may go to: e2\n")
	assert.Contains(t, out, "\"z9\" is no point of this board.\n")
	assert.Contains(t, out, "44 legal moves:\n")
	assert.Contains(t, out, "No piece stands on e5.\n")
}

// Moves are read in every notation of the library.
func TestNotations(t *testing.T) {
	out := play(t, english(songky.Xiangqi), &fake.Thinker{}, "P2-5", "M8.7", "H2+3", "马２进３", "I0-H0")
	for _, told := range []string{"Red: cannon h3e3", "Blue: horse h10g8", "Red: horse h1g3", "Blue: horse b10c8", "Red: chariot i1h1"} {
		assert.Contains(t, out, told+"\n")
	}
}

func TestIllegalMovesSayWhy(t *testing.T) {
	out := play(t, english(songky.Xiangqi), &fake.Thinker{}, "b1d2", "h3h8", "e5e6", "a10a9", "E4-E5", "gibberish", "i10")
	assert.Contains(t, out, "b1d2 is not legal: the horse's leg is blocked.\n")
	assert.Contains(t, out, "h3h8 is not legal: the cannon has no screen.\n")
	assert.Contains(t, out, "e5e6 is not legal: no piece there.\n")
	assert.Contains(t, out, "a10a9 is not legal: that is the opponent's piece.\n")
	assert.Contains(t, out, "Red: soldier e4e5\n")
	assert.Contains(t, out, "\"gibberish\" is neither a move nor a command; help lists them.\n")
	assert.Contains(t, out, "The chariot on i10 may go to: i8 i9\n")

	setup := english(songky.Xiangqi)
	setup.Language = songky.Vietnamese
	assert.Contains(t, play(t, setup, &fake.Thinker{}, "b1d2"), "b1d2 không hợp lệ: Mã bị cản chân.\n")
}

func TestPromotion(t *testing.T) {
	setup := english(songky.SongKy)
	setup.FEN = "4k4/9/9/9/9/9/9/9/2p6/4K4 b"
	out := play(t, setup, &fake.Thinker{}, "c2c1", "c2c1k", "c2c1=Q")
	assert.Contains(t, out, "c2c1 promotes: add the letter of the new piece (q queen, r rook, b bishop, n knight), such as c2c1q.\n")
	assert.Contains(t, out, "\"c2c1k\" is neither")
	assert.Contains(t, out, "Blue: pawn c2c1q, becomes queen, check!\n")
}

func TestUndoAgainstTheMachine(t *testing.T) {
	setup := english(songky.Xiangqi)
	setup.Players = text.RedOnly
	out := play(t, setup, &fake.Thinker{Script: []string{"b8b7", "h8h7"}}, "h3e3", "b3d3", "history", "undo", "history", "đi lại", "undo", "history")
	assert.Contains(t, out, "  1. h3e3      b8b7\n  2. b3d3      h8h7\n")
	assert.Equal(t, 2, strings.Count(out, "  1. h3e3      b8b7\n"))
	assert.Equal(t, 1, strings.Count(out, "  2. b3d3"))
	assert.Equal(t, 2, strings.Count(out, "Taken back.\n"))
	assert.Contains(t, out, "There is nothing to take back.\nNo move yet.\n")
}

func TestTheMachineBegins(t *testing.T) {
	setup := english(songky.Xiangqi)
	setup.Players = text.BlueOnly
	out := play(t, setup, &fake.Thinker{Script: []string{"h3e3", "b3d3"}}, "undo", "h10g8")
	assert.Less(t, strings.Index(out, "Red: cannon h3e3"), strings.Index(out, "There is nothing to take back."))
	assert.Contains(t, out, "Blue: horse h10g8\n")
	assert.Contains(t, out, "Red: cannon b3d3\n")
	assert.Contains(t, out, "\n    i   h   g   f", "Blue sits at the bottom")
}

func TestHint(t *testing.T) {
	thinker := &fake.Thinker{Script: []string{"b1c3"}, Centipawns: -41}
	out := play(t, english(songky.Xiangqi), thinker, "gợi ý", "history")
	assert.Contains(t, out, "Hint: horse b1c3 (depth 4 · −0.41 · 12 345 positions · 1.5 s)\n")
	assert.Contains(t, out, "{N}")
	assert.Contains(t, out, "No move yet.")
	assert.Equal(t, 1, thinker.Asked)
	assert.Contains(t, out, "The machine is thinking… depth 4", "a long search tells how far it has come")
}

func TestDrawBetweenTwoPeople(t *testing.T) {
	out := play(t, english(songky.Xiangqi), &fake.Thinker{}, "yes", "draw", "h3e3", "undo", "no", "h3e3", "xin hòa", "có")
	assert.Contains(t, out, "No draw has been offered.\n")
	assert.Contains(t, out, "Red offers a draw. Blue, do you accept? (yes/no)\n")
	assert.Equal(t, 2, strings.Count(out, "Answer the draw offer first: yes or no.\n"))
	assert.Contains(t, out, "The draw is declined.\nRed: cannon h3e3\n")
	assert.Contains(t, out, "Blue offers a draw. Red, do you accept? (yes/no)\nThe draw is accepted.\n")
	assert.Contains(t, out, "\nDraw: agreement\n")
}

// shuffle is ten moves of a person who waits, against the machine's ten, without a repetition.
func shuffle() (person, machine []string) {
	return strings.Fields("a1a2 a2a3 a3b3 b3b2 b2b1 b1c1 c1c2 c2c3 c3a3 a3a2"),
		strings.Fields("a10a9 a9a8 a8b8 b8b9 b9b10 b10c10 c10c9 c9c8 c8a8 a8a9")
}

func TestDrawAgainstTheMachine(t *testing.T) {
	setup := english(songky.Xiangqi)
	setup.Players, setup.FEN = text.RedOnly, "r3k4/9/9/p8/9/9/P8/9/9/R2K5 w"
	person, machine := shuffle()
	for _, test := range []struct {
		score  int
		answer string
	}{
		{0, "The draw is accepted."},
		{300, "The draw is accepted."}, // the person is better
		{-300, "The draw is declined."},
	} {
		thinker := &fake.Thinker{Script: append([]string(nil), machine...), Centipawns: test.score}
		out := play(t, setup, thinker, append(append([]string(nil), person...), "draw")...)
		assert.Contains(t, out, test.answer)
		assert.NotContains(t, out, "not legal")
		assert.Equal(t, setup.Level, thinker.Limits.Level)
	}
}

func TestResign(t *testing.T) {
	setup := english(songky.CoGanh)
	assert.Contains(t, play(t, setup, &fake.Thinker{}, "e3d3", "resign"), "\nRed wins: resignation\n")
	setup.Players = text.RedOnly
	assert.Contains(t, play(t, setup, &fake.Thinker{}, "đầu hàng"), "\nBlue wins: resignation\n")
}

func TestTheMachineResigns(t *testing.T) {
	setup := english(songky.CoGanh)
	setup.Players = text.RedOnly
	assert.Contains(t, play(t, setup, &fake.Thinker{Resigns: true}, "e3d3"), "\nRed wins: resignation\n")
	setup.Players = text.Nobody
	assert.NotContains(t, play(t, setup, &fake.Thinker{Resigns: true}, "go 5"), "resignation", "it plays on against itself")
}

func TestTheMachineAgainstItself(t *testing.T) {
	setup := english(songky.CoGanh)
	setup.Players = text.Nobody
	out := play(t, setup, &fake.Thinker{}, "", "go 3", "history", "e3d3", "draw", "resign", "stop", "go x")
	assert.Contains(t, out, "Enter: the machine plays a move; go all: to the end.\n")
	assert.Equal(t, 4, strings.Count(out, ": stone "))
	assert.Contains(t, out, "The machine plays itself; take a side")
	assert.Contains(t, out, "Nobody here can offer a draw")
	assert.Contains(t, out, "Nobody here can resign")
	assert.Contains(t, out, "\"x\" is neither")

	out = play(t, setup, &fake.Thinker{}, "máy đi hết")
	assert.Contains(t, out, "\nGAME OVER\n")
}

func TestSaveAndLoad(t *testing.T) {
	file := filepath.Join(t.TempDir(), "Ván cờ.json")
	setup := english(songky.CoUp)
	out := play(t, setup, &fake.Thinker{}, "a4a5", "a7a6", "save "+file, "i4i5", "save "+file, "load "+file, "history", "fen", "new chess", "load "+file, "fen")
	assert.Equal(t, 2, strings.Count(out, "Saved: "+file+"\n"))
	assert.Equal(t, 2, strings.Count(out, "Loaded: "+file+" (plies: 3)\n"))
	assert.Contains(t, out, "A new game: Chess.\n")
	start := strings.Index(out, "\nxxxxkxxxx/")
	require.Positive(t, start)
	fen, _, _ := strings.Cut(out[start+1:], "\n")
	assert.Equal(t, 2, strings.Count(out, fen), "the game is the same after loading")
}

func TestBadFilesLeaveTheGameAsItWas(t *testing.T) {
	folder := t.TempDir()
	garbage, notes := filepath.Join(folder, "garbage.json"), filepath.Join(folder, "notes.txt")
	wrong := filepath.Join(folder, "wrong.json")
	require.NoError(t, os.WriteFile(garbage, []byte("{]\x00\xff"), 0o600))
	require.NoError(t, os.WriteFile(notes, []byte("shopping"), 0o600))
	require.NoError(t, os.WriteFile(wrong, []byte(`{"songky":1,"variant":"chess","rules":{"name":"songky"},"start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1","moves":["e2e5"]}`), 0o600))
	out := play(t, english(songky.Chess), &fake.Thinker{}, "e2e4",
		"load "+filepath.Join(folder, "none"), "load "+folder, "load "+garbage, "load "+wrong, "load", "save",
		"save "+notes, "save "+filepath.Join(folder, "no", "where"), "save \x00", "history")
	assert.Contains(t, out, "There is no such file or folder: "+filepath.Join(folder, "none")+"\n")
	assert.Contains(t, out, "Not a plain file: "+folder+"\n")
	assert.Contains(t, out, garbage+" holds no game that can be read.\n")
	assert.Contains(t, out, wrong+": e2e5 is not legal")
	assert.Contains(t, out, "Name a file, such as: load game.json\n")
	assert.Contains(t, out, "Name a file, such as: save game.json\n")
	assert.Contains(t, out, notes+" exists and holds no game; it is left alone.\n")
	assert.Contains(t, out, "There is no such file or folder: "+filepath.Join(folder, "no", "where")+"\n")
	assert.True(t, strings.HasSuffix(out, "  1. e2e4\n"), "the game is unchanged")
	kept, err := os.ReadFile(notes)
	require.NoError(t, err)
	assert.Equal(t, "shopping", string(kept))
	left, err := os.ReadDir(folder)
	require.NoError(t, err)
	assert.Len(t, left, 3, "no temporary file stays behind")
}

func TestRecordWithoutItsDealCannotBePlayedOn(t *testing.T) {
	g, err := songky.NewGame(songky.CoUp)
	require.NoError(t, err)
	public, err := g.MarshalJSON()
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "public.json")
	require.NoError(t, os.WriteFile(file, public, 0o600))
	out := play(t, english(songky.CoUp), &fake.Thinker{}, "load "+file, "a4a5", "resign", "deal")
	assert.Equal(t, 2, strings.Count(out, "This record does not say what lies face down, so it cannot go on here.\n"))
}

func TestCoUpKeepsItsSecrets(t *testing.T) {
	look := []string{"board", "moves", "moves a4", "fen", "history", "deal", "hint", "help", "glyphs"}
	lines := append(append([]string{}, look...), look...)
	outputs := map[string]bool{}
	for seed := range uint64(5) {
		setup := english(songky.CoUp)
		setup.Letters, setup.Seed = false, &seed
		out := play(t, setup, &fake.Thinker{}, lines...)
		outputs[out] = true
		assert.Contains(t, out, "What lies face down stays secret until the end.\n")
		boards, _, _ := strings.Cut(out, "What you can type")
		assert.Zero(t, strings.Count(boards, "俥")+strings.Count(boards, "車")+strings.Count(boards, "炮")+strings.Count(boards, "兵"))
	}
	assert.Len(t, outputs, 1, "nothing that is shown depends on the deal")
}

func TestCoUpTurnsUp(t *testing.T) {
	seed := uint64(1)
	setup := english(songky.CoUp)
	setup.Seed = &seed
	out := play(t, setup, &fake.Thinker{}, "a4a5", "b8b1", "resign", "deal")
	assert.Regexp(t, `Red: face-down piece a4a5, turns up [a-z]+\n`, out)
	assert.Regexp(t, `Blue: face-down piece b8b1, takes face-down piece, turns up [a-z]+`, out)
	assert.Contains(t, out, "deal: see what lay face down.\n")
	assert.Regexp(t, `What lay face down:\n  a1 [a-z]+ b1 [a-z]+ `, out)
	for _, kind := range []string{"none", "%"} {
		assert.NotContains(t, out, " "+kind+"\n")
	}
}

func TestCoGanhTurns(t *testing.T) {
	setup := english(songky.CoGanh)
	setup.FEN = "5/5/1o1o1/2O2/5 w"
	out := play(t, setup, &fake.Thinker{}, "c2c3")
	assert.Contains(t, out, "Red: stone c2c3, turns 2 pieces\n")
	assert.Contains(t, out, "Red wins: no piece left\n")
	assert.Contains(t, out, "<O>─<O>─<O>", "what turned is marked")
}

func TestChoices(t *testing.T) {
	out := play(t, english(songky.Chess), &fake.Thinker{}, "flip", "level 5", "level đại cao thủ", "level 9", "side both", "side nowhere",
		"glyphs chinese", "glyphs what", "lang vi", "tiếng anh", "lang fr", "new nothing", "fen", "xoay")
	for _, line := range []string{
		"Level: General", "Level: Grandmaster", "Levels are: 1 Easy, 2 Normal, 3 Lower intermediate, 4 Intermediate, 5 General, 6 Grandmaster.",
		"At the keyboard: two people", "Sides are red, blue, both and none.", "Pieces as characters.", "Glyphs are chinese and letters.",
		"Ngôn ngữ: Tiếng Việt", "Language: English", "Languages are vi and en.",
		"Games are: songky, songky-balanced, xiangqi, coup, coup-classic, chess, chess-fide, coganh, coganh-full-diagonals.",
		"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
	} {
		assert.Contains(t, out, line+"\n")
	}
	assert.Contains(t, out, "\n 1│ R │ N │ B │ K │")
	assert.Contains(t, out, "♜")
}

func TestHelpInBothLanguages(t *testing.T) {
	out := play(t, english(songky.Chess), &fake.Thinker{}, "help", "lang", "trợ giúp")
	assert.Contains(t, out, "What you can type:\n")
	assert.Contains(t, out, "Bạn có thể gõ:\n")
}

func TestBadLines(t *testing.T) {
	out := play(t, english(songky.Chess), &fake.Thinker{}, strings.Repeat("x", 5_000_000), "\xff\xfe", strings.Repeat(" ", 9000), strings.Repeat("é", 300), "e2e4\r")
	assert.Contains(t, out, "The line is too long.\nThe line is not proper text (UTF-8).\n")
	assert.Contains(t, out, "Red: pawn e2e4\n")
	assert.Less(t, len(out), 5000)
}

func TestTheInputMayEndAnywhere(t *testing.T) {
	setup := english(songky.Xiangqi)
	setup.Players = text.RedOnly
	input := "h3e3\nmoves b1\nhint\nundo\nsave\n"
	for n := range len(input) {
		play(t, setup, &fake.Thinker{}, input[:n])
	}
}

func TestQuitEndsBeforeTheInput(t *testing.T) {
	out := play(t, english(songky.Chess), &fake.Thinker{}, "thoát", "e2e4")
	assert.True(t, strings.HasSuffix(out, "Goodbye.\n"))
}

func TestPrompt(t *testing.T) {
	s, err := session.New(english(songky.Chess))
	require.NoError(t, err)
	var out strings.Builder
	i := plain.Interface{Session: s, Thinker: &fake.Thinker{}, In: strings.NewReader("quit\n"), Out: &out, Prompt: true}
	require.NoError(t, i.Run(context.Background()))
	assert.True(t, strings.HasSuffix(out.String(), "> Goodbye.\n"))
}

func TestFailuresOfTheStreams(t *testing.T) {
	broken := errors.New("broken")
	s, err := session.New(english(songky.Chess))
	require.NoError(t, err)
	i := plain.Interface{Session: s, Thinker: &fake.Thinker{}, In: iotest.ErrReader(broken), Out: io.Discard}
	assert.ErrorIs(t, i.Run(context.Background()), broken)
	i = plain.Interface{Session: s, Thinker: &fake.Thinker{}, In: strings.NewReader("board\nboard\n"), Out: &failing{broken}}
	assert.ErrorIs(t, i.Run(context.Background()), broken)
}

type failing struct{ err error }

func (f *failing) Write([]byte) (int, error) { return 0, f.err }

func TestTheMachineFails(t *testing.T) {
	setup := english(songky.Chess)
	setup.Players = text.RedOnly
	thinker := &fake.Thinker{Err: errors.New("out of ideas")}
	out := play(t, setup, thinker, "e2e4", "e7e5", "undo", "history")
	assert.Equal(t, 2, strings.Count(out, "The machine found no move: out of ideas\n"), "it is asked again after a command")
	assert.Contains(t, out, "The machine is to move; wait, or stop it.\n")
	assert.Contains(t, out, "Taken back.\n")
}

func TestBlueMayBegin(t *testing.T) {
	setup := english(songky.Chess)
	setup.FEN = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b"
	out := play(t, setup, &fake.Thinker{}, "e7e5", "g1f3", "b8c6", "history")
	assert.Contains(t, out, "\n  1. …         e7e5\n  2. g1f3      b8c6\n")
}
