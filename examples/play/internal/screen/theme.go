package screen

import (
	"charm.land/lipgloss/v2"
	"github.com/songky/songky/examples/play/internal/draw"
)

// theme is the colours of the screen. The board brings its own grounds, so that it looks alike on
// dark and light terminals. The numbers are those of the 256 colours that nearly every terminal
// has.
type theme struct {
	inks    map[draw.Ink]lipgloss.Style
	grounds map[draw.Ground]lipgloss.Style

	bold, faint, red, blue, chosen, box, banner, prompt lipgloss.Style
}

func newTheme() theme {
	ink := func(color string) lipgloss.Style { return lipgloss.NewStyle().Foreground(lipgloss.Color(color)) }
	ground := func(color string) lipgloss.Style { return lipgloss.NewStyle().Background(lipgloss.Color(color)) }
	bold := lipgloss.NewStyle().Bold(true)
	return theme{
		inks: map[draw.Ink]lipgloss.Style{
			draw.InkNone:  lipgloss.NewStyle(),
			draw.InkLine:  ink("94"),
			draw.InkLabel: ink("245"),
			draw.InkRed:   ink("124").Bold(true),
			draw.InkBlue:  ink("19").Bold(true),
			draw.InkMark:  ink("22").Bold(true),
		},
		grounds: map[draw.Ground]lipgloss.Style{
			draw.GroundNone:     lipgloss.NewStyle(),
			draw.GroundBoard:    ground("180"),
			draw.GroundRiver:    ground("152"),
			draw.GroundPalace:   ground("179"),
			draw.GroundLight:    ground("223"),
			draw.GroundDark:     ground("179"),
			draw.GroundPiece:    ground("230"),
			draw.GroundLast:     ground("221"),
			draw.GroundCapture:  ground("217"),
			draw.GroundSelected: ground("157"),
			draw.GroundCheck:    ground("210"),
			draw.GroundCursor:   ground("117"),
		},
		bold:   bold,
		faint:  lipgloss.NewStyle().Faint(true),
		red:    bold.Foreground(lipgloss.Color("9")),
		blue:   bold.Foreground(lipgloss.Color("12")),
		chosen: lipgloss.NewStyle().Reverse(true),
		box:    lipgloss.NewStyle().Border(lipgloss.RoundedBorder()).Padding(1, 3),
		banner: bold.Border(lipgloss.DoubleBorder()).Padding(0, 1),
		prompt: bold,
	}
}

// board is a picture in colours.
func (t *theme) board(p *draw.Picture) []string {
	lines := make([]string, p.Height())
	for y := range lines {
		for _, run := range p.Runs(y) {
			lines[y] += t.inks[run.Ink].Inherit(t.grounds[run.Ground]).Render(run.Text)
		}
	}
	return lines
}
