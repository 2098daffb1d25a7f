package songky_test

import (
	"errors"
	"fmt"

	"github.com/songky/songky"
)

func ExampleNewGame() {
	g, err := songky.NewGame(songky.SongKy)
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(g.Turn(), "has", len(g.LegalMoves()), "moves")
	// Output: Red has 46 moves
}

func ExampleVariants() {
	for _, v := range songky.Variants() {
		fmt.Printf("%s: %s\n", v, v.Names().Vietnamese)
	}
	// Output:
	// songky: Song Kỳ
	// songky-balanced: Song Kỳ cân bằng
	// xiangqi: Cờ tướng
	// coup: Cờ úp
	// coup-classic: Cờ úp câu lạc bộ
	// chess: Cờ vua
	// chess-fide: Cờ vua FIDE
	// coganh: Cờ gánh
	// coganh-full-diagonals: Cờ gánh đủ chéo
}

func ExampleParseVariant() {
	v, err := songky.ParseVariant("coup")
	fmt.Println(v.Names().English, err)
	_, err = songky.ParseVariant("poker")
	fmt.Println(errors.Is(err, songky.ErrUnknownVariant))
	// Output:
	// Face-down xiangqi <nil>
	// true
}

func ExampleGame_LegalMoves() {
	g, _ := songky.NewGame(songky.CoGanh)
	for _, m := range g.LegalMoves() {
		fmt.Print(m, " ")
	}
	fmt.Println()
	// Output: a1b2 b1b2 c1b2 c1c2 c1d2 d1d2 e1d2 a2b2 e2d2 e3d2 e3d3 e3d4
}

func ExampleGame_LegalMovesFrom() {
	g, _ := songky.NewGame(songky.Xiangqi)
	horse, _ := songky.ParseSquare("b1")
	fmt.Println(g.LegalMovesFrom(horse))
	// Output: [b1a3 b1c3]
}

func ExampleGame_Play() {
	g, _ := songky.NewGame(songky.Xiangqi)
	m, _ := songky.ParseMove("b1d2")
	err := g.Play(m)

	var illegal *songky.IllegalMoveError
	if errors.As(err, &illegal) {
		fmt.Println(illegal.Reason)
		fmt.Println(illegal.Reason.Names().Vietnamese)
	}
	// Output:
	// the horse's leg is blocked
	// Mã bị cản chân
}

func ExampleGame_ParseMove() {
	g, _ := songky.NewGame(songky.SongKy)
	m, err := g.ParseMove("h3e3")
	fmt.Println(m.From(), m.To(), err)
	_, err = g.ParseMove("h3")
	fmt.Println(err)
	// Output:
	// h3 e3 <nil>
	// cannot read "h3": at byte 2: no point to move to
}

func ExampleGame_Undo() {
	g, _ := songky.NewGame(songky.Xiangqi)
	m, _ := g.ParseMove("h3e3")
	_ = g.Play(m)
	fmt.Println(g.Undo(), g.Plies())
	fmt.Println(g.Undo())
	// Output:
	// <nil> 0
	// no earlier ply
}

func ExampleGame_TakeBack() {
	g, _ := songky.NewGame(songky.Xiangqi)
	for _, text := range []string{"h3e3", "h10g8", "h1g3", "i10h10"} {
		m, _ := g.ParseMove(text)
		_ = g.Play(m)
	}
	// Red, to move, takes back the last own move and with it Blue's reply.
	fmt.Println(g.TakeBack(songky.Red), g.Plies(), g.Turn())
	// Output: <nil> 2 Red
}

func ExampleGame_Outcome() {
	g, _ := songky.NewGame(songky.Xiangqi, songky.WithFEN("4k4/8R/9/9/9/9/9/9/R8/3K5 w"))
	m, _ := g.ParseMove("a2a10")
	_ = g.Play(m)
	fmt.Println(g.Outcome())
	fmt.Println(g.Outcome().In(songky.Vietnamese))
	fmt.Println(g.Outcome().Reason)
	winner, won := g.Outcome().Winner()
	fmt.Println(winner, won)
	// Output:
	// Red wins: checkmate
	// Đỏ thắng: chiếu hết
	// checkmate
	// Red true
}

func ExampleGame_Resign() {
	g, _ := songky.NewGame(songky.Chess)
	_ = g.Resign(songky.Blue)
	fmt.Println(g.Outcome(), len(g.LegalMoves()))
	fmt.Println(g.AgreeDraw())
	// Output:
	// Red wins: resignation 0
	// the game is over
}

func ExampleWithFEN() {
	_, err := songky.NewGame(songky.Xiangqi, songky.WithFEN("3kk4/9/9/9/9/9/9/9/9/A3K4 w"))
	var unplayable *songky.PositionError
	if errors.As(err, &unplayable) {
		for _, f := range unplayable.Faults {
			fmt.Println(f)
		}
	}
	// Output:
	// advisor outside its palace or elephant over the river (Red, a1)
	// more than one general or king (Blue, e10)
}

func ExampleWithDeal() {
	g, _ := songky.NewGame(songky.CoUp, songky.WithDeal("b3=R"))
	m, _ := g.ParseMove("b3e3") // like a cannon, whatever it is
	_ = g.Play(m)
	fmt.Println(g.History()[0].Revealed.Name(songky.Vietnamese))
	fmt.Println(g.FEN())
	// Output:
	// Xe
	// xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/4R2X1/9/XXXXKXXXX b R3N4B4A4C4P10 - 1 1
}

func ExampleWithRules() {
	rules, _ := songky.RulesByName("songky")
	rules.PlyLimit = 300
	g, _ := songky.NewGame(songky.Xiangqi, songky.WithRules(rules))
	fmt.Println(g.Rules().Name, g.Rules().Repetition, g.Rules().PlyLimit)
	// Output: songky 3 300
}

func ExampleLoadGame() {
	g, _ := songky.NewGame(songky.Chess)
	m, _ := g.ParseMove("e2e4")
	_ = g.Play(m)
	data, _ := g.MarshalFull()

	again, err := songky.LoadGame(data)
	fmt.Println(again.FEN(), err)
	// Output: rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b - - 0 1 <nil>
}

func ExampleGame_MarshalJSON() {
	g, _ := songky.NewGame(songky.CoUp, songky.WithDeal("h3=C"))
	m, _ := g.ParseMove("h3h10")
	_ = g.Play(m)
	again, _ := songky.LoadGame(must(g.MarshalJSON()))
	_, err := again.Deal()
	fmt.Println(len(again.History()), err)
	// Output: 1 identity of a face-down piece is hidden
}

func must(data []byte, err error) []byte {
	if err != nil {
		panic(err)
	}
	return data
}

func ExampleGame_History() {
	g, _ := songky.NewGame(songky.CoGanh, songky.WithFEN("4o/5/1o1o1/2O2/O4 w"))
	m, _ := g.ParseMove("c2c3")
	_ = g.Play(m)
	fmt.Println(g.History()[0].Turned)
	fmt.Println(g.FEN())
	// Output:
	// [b3 d3]
	// 4o/5/1OOO1/5/O4 b - - 0 1
}

func ExampleGame_Perft() {
	g, _ := songky.NewGame(songky.Xiangqi)
	for depth := 1; depth <= 3; depth++ {
		fmt.Println(g.Perft(depth))
	}
	// Output:
	// 44
	// 1920
	// 79666
}

func ExamplePosition_String() {
	g, _ := songky.NewGame(songky.SongKy)
	fmt.Print(g.Position())
	// Output:
	// 10 r n b q . k b n r
	//  9 p p p p . p p p p
	//  8 . . . . . . . . .
	//  7 . . . . . . . . .
	//  6 . . . . . . . . .
	//  5 . . . . . . . . .
	//  4 P . P . P . P . P
	//  3 . C . . . . . C .
	//  2 . . . . . . . . .
	//  1 R N B A K A B N R
	//    a b c d e f g h i
	// Red to move
}

func ExamplePosition_At() {
	g, _ := songky.NewGame(songky.SongKy)
	s, _ := songky.ParseSquare("d10")
	p := g.Position().At(s)
	fmt.Println(p.Side, p.Role, p.Letter(), p.Glyph(), p.Name(songky.Vietnamese))
	// Output: Blue queen q ♛ Hậu
}
