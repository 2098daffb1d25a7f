package text

import (
	"strings"

	"charm.land/lipgloss/v2"
)

// Table lays help lines out in two columns.
func Table(lines []HelpLine) []string {
	width := 0
	for _, line := range lines {
		width = max(width, lipgloss.Width(line.Usage))
	}
	table := make([]string, len(lines))
	for i, line := range lines {
		table[i] = "  " + line.Usage + strings.Repeat(" ", width-lipgloss.Width(line.Usage)+2) + line.Meaning
	}
	return table
}
