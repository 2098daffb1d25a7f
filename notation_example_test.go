package songky_test

import (
	"errors"
	"fmt"
	"strings"

	"github.com/songky/songky"
)

// A score in Vietnamese notation, written again for readers elsewhere.
func ExampleGame_Format() {
	g, err := songky.NewGame(songky.Xiangqi)
	if err != nil {
		fmt.Println(err)
		return
	}
	for text := range strings.FieldsSeq("P2-5 M8.7 M2.3 X9-8 X1-2 B7.1 X2.6 P8-9") {
		m, err := g.ParseMoveAs(text, songky.VietnameseMoves)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Println(text, g.Format(m, songky.WXF), g.Format(m, songky.ChineseSimplified), m)
		if err := g.Play(m); err != nil {
			fmt.Println(err)
			return
		}
	}
	// Output:
	// P2-5 C2=5 炮二平五 h3e3
	// M8.7 H8+7 马８进７ h10g8
	// M2.3 H2+3 马二进三 h1g3
	// X9-8 R9=8 车９平８ i10h10
	// X1-2 R1=2 车一平二 i1h1
	// B7.1 P7+1 卒７进１ g7g6
	// X2.6 R2+6 车二进六 h1h7
	// P8-9 C8=9 炮８平９ h8i8
}

// Whatever a player types is read, as long as it can mean one move only.
func ExampleGame_ParseMove_notations() {
	g, err := songky.NewGame(songky.SongKy)
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"炮二平五", "Nc8", "M8.7", "d7", "H3+5"} {
		m, err := g.ParseMove(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(m, g.Play(m))
	}
	// Output:
	// h3e3 <nil>
	// b10c8 <nil>
	// b1c3 <nil>
	// d9d7 <nil>
	// cannot read "H3+5": at byte 0: no horse on file 3
}

// A text that two notations read as different moves needs the notation told.
func ExampleGame_ParseMoveAs() {
	g, err := songky.NewGame(songky.Xiangqi, songky.WithFEN("3k5/9/9/2P6/9/9/9/2C6/9/4K4 w - - 0 1"))
	if err != nil {
		fmt.Println(err)
		return
	}
	_, err = g.ParseMove("C7.1")
	fmt.Println(errors.Is(err, songky.ErrAmbiguous), err)
	m, err := g.ParseMoveAs("C7.1", songky.VietnameseMoves)
	fmt.Println(g.Format(m, songky.ChineseTraditional), err)
	m, err = g.ParseMoveAs("C7.1", songky.WXF)
	fmt.Println(g.Format(m, songky.ChineseTraditional), err)
	// Output:
	// true ambiguous move: c7c8 or c3i3
	// 兵七進一 <nil>
	// 炮七平一 <nil>
}

func ExampleNotation_Covers() {
	for _, n := range songky.Notations() {
		if n.Covers(songky.SongKy) {
			red, _ := n.For(songky.SongKy, songky.Red)
			blue, _ := n.For(songky.SongKy, songky.Blue)
			fmt.Printf("%s: Red in %s, Blue in %s\n", n, red, blue)
		}
	}
	// Output:
	// coordinates: Red in coordinates, Blue in coordinates
	// iccs: Red in iccs, Blue in iccs
	// vietnamese: Red in vietnamese, Blue in san
	// wxf: Red in wxf, Blue in san
	// chinese-simplified: Red in chinese-simplified, Blue in san
	// chinese-traditional: Red in chinese-traditional, Blue in san
	// san: Red in wxf, Blue in san
	// ucci: Red in ucci, Blue in ucci
}
