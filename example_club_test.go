package songky_test

import (
	"fmt"
	"strings"

	"github.com/songky/songky"
)

// Under the club rules a chariot may chase a cannon six times in a row; the seventh chase loses.
func ExampleGame_Counts() {
	rules, err := songky.RulesByName("cxq")
	if err != nil {
		panic(err)
	}
	g, err := songky.NewGame(songky.Xiangqi, songky.WithRules(rules), songky.WithFEN("5k3/9/9/9/2c6/9/9/9/9/R2K5 w"))
	if err != nil {
		panic(err)
	}
	for _, text := range strings.Fields("a1a6 c6c8 a6a8 c8c6 a8a6 c6c8 a6a8 c8c6 a8a6 c6c8 a6a8 c8c6 a8a6") {
		m, err := g.ParseMove(text)
		if err != nil {
			panic(err)
		}
		if err := g.Play(m); err != nil {
			panic(err)
		}
		history := g.History()
		last := history[len(history)-1]
		if !last.Chase {
			fmt.Println(last.Side, text)
			continue
		}
		for _, run := range g.Counts().Chases[last.Side] {
			fmt.Println(last.Side, text, "chases", run.Victim, "- chase", run.Moves, "in a row,", run.Left, "left of", run.Limit)
		}
	}
	fmt.Println(g.Outcome().In(songky.Vietnamese))
	fmt.Println(g.Outcome().In(songky.English))
	// Output:
	// Red a1a6 chases c6 - chase 1 in a row, 5 left of 6
	// Blue c6c8
	// Red a6a8 chases c8 - chase 2 in a row, 4 left of 6
	// Blue c8c6
	// Red a8a6 chases c6 - chase 3 in a row, 3 left of 6
	// Blue c6c8
	// Red a6a8 chases c8 - chase 4 in a row, 2 left of 6
	// Blue c8c6
	// Red a8a6 chases c6 - chase 5 in a row, 1 left of 6
	// Blue c6c8
	// Red a6a8 chases c8 - chase 6 in a row, 0 left of 6
	// Blue c8c6
	// Red a8a6 chases c6 - chase 7 in a row, -1 left of 6
	// Đỏ đuổi dai, Đỏ thua
	// Red chases perpetually, Red loses
}
