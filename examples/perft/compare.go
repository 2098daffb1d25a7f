package main

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
)

// compare runs every job by every way, and the peer, in turn, and prints the medians.
func compare(peer, ini string, rounds int) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	fmt.Printf("%-10s %-18s %10s %8s\n", "game", "way", "Mlines/s", "ratio")
	for _, j := range jobs {
		own := make([][]float64, len(ways))
		var other []float64
		for range rounds {
			if peer != "" {
				speed, err := j.measure(peerCommand(peer, ini, j))
				if err != nil {
					return err
				}
				other = append(other, speed)
			}
			for i, way := range ways {
				speed, err := j.measure(exec.Command(self, "-walk", fmt.Sprintf("%s,%d,%d", j.id, j.depth, way.leaves)))
				if err != nil {
					return err
				}
				own[i] = append(own[i], speed)
			}
		}
		j.print(own, other)
	}
	return nil
}

func (j job) print(own [][]float64, other []float64) {
	for i, way := range ways {
		ratio := ""
		if len(other) > 0 {
			ratio = fmt.Sprintf("%.2f", median(own[i])/median(other))
		}
		fmt.Printf("%-10s %-18s %10.1f %8s\n", j.id, way.name, median(own[i])/1e6, ratio)
	}
	if len(other) > 0 {
		fmt.Printf("%-10s %-18s %10.1f\n", j.id, "the peer", median(other)/1e6)
	}
}

// peerCommand is the peer with a script that counts the job's lines.
func peerCommand(peer, ini string, j job) *exec.Cmd {
	script := "uci\n"
	if ini != "" {
		script += "setoption name VariantPath value " + ini + "\n"
	}
	script += "setoption name UCI_Variant value " + j.peerName + "\nposition startpos\n"
	script += fmt.Sprintf("go perft %d\nquit\n", j.depth)
	cmd := exec.Command(peer)
	cmd.Stdin = strings.NewReader(script)
	return cmd
}

// measure is the lines a second of processor time of a command, whose output must hold the right
// count.
func (j job) measure(cmd *exec.Cmd) (float64, error) {
	out, err := cmd.Output()
	if err != nil {
		return 0, fmt.Errorf("%s: %w", cmd.Path, err)
	}
	if !strings.Contains(string(out), fmt.Sprint(j.lines)) {
		return 0, fmt.Errorf("%s: no count of %d for %s in its answer", cmd.Path, j.lines, j.id)
	}
	used := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	return float64(j.lines) / used.Seconds(), nil
}

func median(list []float64) float64 {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[len(sorted)/2]
}
