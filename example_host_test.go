package songky_test

import (
	"fmt"
	"time"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
	"github.com/songky/songky/variants"
)

// A board editor holds anything, and says everything that is wrong with it.
func ExampleSetup() {
	s, err := songky.ParseSetup(songky.Xiangqi, "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1")
	if err != nil {
		panic(err)
	}
	c6, _ := songky.ParseSquare("c6")
	if err := s.Set(c6, songky.Piece{Side: songky.Red, Role: variants.Elephant}); err != nil {
		panic(err)
	}
	for _, f := range s.Faults() {
		fmt.Println(f.Square, f.Kind.Names().Vietnamese)
	}
	_, err = s.Game()
	fmt.Println(err != nil)
	// Output:
	// c6 Sĩ ngoài cung hoặc Tượng qua sông
	// e10 hai Tướng đối mặt
	// true
}

// The stronger player gives a horse.
func ExampleWithHandicap() {
	for _, h := range songky.Handicaps(songky.Xiangqi)[7:10] {
		fmt.Printf("%s: %s (%s)\n", h.ID, h.Names.Vietnamese, h.Names.English)
	}
	g, err := songky.NewGame(songky.Xiangqi, songky.WithHandicap("horse"))
	if err != nil {
		panic(err)
	}
	fmt.Println(g.FEN())
	// Output:
	// horse: chấp mã (horse odds)
	// cannon: chấp pháo (cannon odds)
	// two-horses: chấp hai mã (two-horse odds)
	// rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1
}

// A server commits itself to its deal before the first move and discloses it after the game.
func ExampleGame_Commitment() {
	server, err := songky.NewGame(songky.CoUp)
	if err != nil {
		panic(err)
	}
	salt := songky.NewSalt()
	commitment, err := server.Commitment(salt) // to both players, before the first move
	if err != nil {
		panic(err)
	}
	move, _ := songky.ParseMove("a4a5")
	if err := server.Play(move); err != nil {
		panic(err)
	}
	if err := server.Resign(songky.Blue); err != nil {
		panic(err)
	}
	record, _ := server.MarshalJSON()
	deal, _ := server.Deal() // to both players, with the salt, after the game

	client, err := songky.LoadGame(record)
	if err != nil {
		panic(err)
	}
	fmt.Println(len(commitment), client.VerifyDeal(commitment, deal, salt))
	fmt.Println(client.VerifyDeal(commitment, deal, songky.NewSalt()))
	// Output:
	// 64 <nil>
	// deal does not agree with its commitment
}

// A game with a clock: the host passes the instants, and the loss on time to the game.
func ExampleClockOf() {
	g, err := songky.NewGame(songky.Xiangqi)
	if err != nil {
		panic(err)
	}
	c, err := clock.New(clock.Standard(), clock.Red, 0)
	if err != nil {
		panic(err)
	}
	now := 5*time.Minute + 12*time.Second
	fmt.Printf("%+v\n", songky.ClockOf(c, g.Turn(), now)) // for songky.Limits

	now = 7 * time.Minute
	if side, _, lost := c.Flagged(now); lost {
		if err := g.LoseOnTime(songky.Side(side)); err != nil {
			panic(err)
		}
	}
	fmt.Println(g.Outcome())
	// Output:
	// {Remaining:0s Increment:0s Period:18s Periods:3}
	// Blue wins: time
}
