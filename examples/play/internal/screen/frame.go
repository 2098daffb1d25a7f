package screen

import "github.com/songky/songky/examples/play/internal/draw"

const (
	footRows   = 3  // message, command line, keys
	panelGap   = 2  // columns between the board and the panel
	panelWidth = 26 // columns that a panel needs at least
)

// frame is how the screen is divided.
type frame struct {
	size          draw.Size
	panel         int  // columns of the panel; 0: there is none
	fits          bool // the board has room
	width, height int  // what it needs at least
}

// frame takes the largest board for which there is room.
func (m *Model) frame() frame {
	var f frame
	for _, size := range []draw.Size{draw.Large, draw.Normal, draw.Compact} {
		width, height := draw.Measure(m.session.Game().Variant(), size)
		f.size, f.width, f.height = size, width, height+footRows
		if f.width <= m.width && f.height <= m.height {
			f.fits = true
			break
		}
	}
	if room := m.width - f.width - panelGap; room >= panelWidth {
		f.panel = room
	}
	return f
}

// picture draws the board with the cursor.
func (m *Model) picture(f frame) *draw.Picture {
	scene := m.session.Scene()
	scene.Size = f.size
	scene.Cursor = m.cursor
	return draw.Board(scene)
}
