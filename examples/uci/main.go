// Command uci lets programs that speak the Universal Chess Interface play the games of the
// library: commands come in on standard input, answers go out on standard output. Red has the
// place that the protocol calls white.
package main

import (
	"fmt"
	"math/rand/v2"
	"os"
)

func main() {
	if err := run(os.Stdin, os.Stdout, host{newEngine: newEngine, seed: rand.Uint64}); err != nil {
		fmt.Fprintln(os.Stderr, "uci:", err)
		os.Exit(1)
	}
}
