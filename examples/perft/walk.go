package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// walkOnce is the child process: it walks one tree and prints the count.
func walkOnce(order string) error {
	words := strings.Split(order, ",")
	if len(words) != 3 {
		return fmt.Errorf("walk %q is not game,depth,leaves", order)
	}
	v, err := variants.Parse(words[0])
	if err != nil {
		return err
	}
	depth, err := strconv.Atoi(words[1])
	if err != nil {
		return err
	}
	leaves, err := strconv.Atoi(words[2])
	if err != nil {
		return err
	}
	setup, _ := notation.ParseFEN(v, v.Info().Start)
	p, _ := variants.Tables(v).NewPosition(&setup)
	fmt.Println(variants.Tables(v).PerftBy(&p, depth, board.Leaves(leaves)))
	return nil
}
