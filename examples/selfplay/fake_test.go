package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/songky/songky"
)

// fakePeer is the argument that makes the test program a peer; the one after it says which.
const fakePeer = "fake-peer"

// fake is a program that speaks UCI, well or badly.
type fake struct {
	kind    string
	out     io.Writer
	variant songky.Variant
	game    *songky.Game
	moves   int
}

// playFake answers commands until the end of the input.
func playFake(kind string, in io.Reader, out io.Writer) {
	f := &fake{kind: kind, out: out, variant: songky.Chess}
	scanner := bufio.NewScanner(in)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		words := strings.Fields(scanner.Text())
		if len(words) == 0 {
			continue
		}
		if words[0] == "quit" {
			return
		}
		f.answer(words)
	}
}

func (f *fake) say(format string, args ...any) { fmt.Fprintf(f.out, format+"\n", args...) }

func (f *fake) answer(words []string) {
	switch words[0] {
	case "uci":
		f.introduce()
	case "isready":
		f.say("readyok")
	case "setoption":
		if words[2] == "UCI_Variant" {
			f.variant, _ = songky.ParseVariant(words[4])
		}
	case "position":
		f.place(words)
	case "go":
		f.move()
	}
}

func (f *fake) introduce() {
	switch f.kind {
	case "deaf":
		time.Sleep(time.Hour)
	case "chess":
	case "garbage":
		f.say("\x00\xff option name\noption name Eve type\n%s", strings.Repeat("x", 3*maxLine))
		fallthrough
	default:
		f.say("option name UCI_Variant type combo default chess var chess var xiangqi var coup var coganh")
	}
	f.say("uciok")
}

// place sets up "position fen ... moves ...", where the fake knows no letters but the library's.
func (f *fake) place(words []string) {
	fen, moves, _ := strings.Cut(strings.Join(words[2:], " "), " moves ")
	var err error
	if f.game, err = songky.NewGame(f.variant, songky.WithFEN(fen), songky.WithoutDeal()); err != nil {
		f.game, err = songky.NewGame(f.variant, songky.WithFEN(fen))
	}
	for _, text := range strings.Fields(moves) {
		if err == nil {
			err = f.follow(text)
		}
	}
	if err != nil {
		f.say("info string %v", err)
		os.Exit(3)
	}
}

func (f *fake) follow(text string) error {
	move, letter, told := strings.Cut(text, "=")
	m, err := songky.ParseMove(move)
	if err != nil || !told {
		return f.game.Play(m)
	}
	for _, role := range f.variant.Info().Roles[songky.Red] {
		if string(role.Letter()) == letter {
			return f.game.PlayRevealed(m, role)
		}
	}
	return fmt.Errorf("nothing turns up as %s", letter)
}

// move answers go: with the last of the legal moves, in the third of which bad peers fail.
func (f *fake) move() {
	f.moves++
	if f.moves >= 3 {
		f.fail()
	}
	moves := f.game.LegalMoves()
	f.say("info string depth 99 score cp 5")
	f.say("info depth 7 seldepth 9 multipv 1 score cp 31 lowerbound nodes 1234 pv %s", moves[0])
	f.say("info depth 8 multipv 2 score cp -99 nodes 9999")
	f.say("bestmove %s ponder a1a2", moves[len(moves)-1])
}

func (f *fake) fail() {
	switch f.kind {
	case "hang":
		time.Sleep(time.Hour)
	case "slow":
		time.Sleep(300 * time.Millisecond)
	case "crash":
		os.Exit(2)
	case "illegal":
		f.say("bestmove a1a1")
	case "nonsense":
		f.say("bestmove")
	case "none":
		f.say("bestmove (none)")
	case "garbage":
		f.say("\n\nbest\ninfo\ninfo depth x score\ninfo score cp\ninfo score mate y nodes\n%s\xff\x00", strings.Repeat("y ", 2*maxLine))
	}
}
