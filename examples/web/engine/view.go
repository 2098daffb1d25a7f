package main

import "github.com/songky/songky"

// Whose knowledge is asked for. It differs only in games with face-down pieces.
const (
	viewPublic = 0 // what both players may know
	viewRed    = 1 // and what that side alone has learnt as capturer
	viewBlue   = 2
	viewFull   = 3 // songky_save only: all, for whoever keeps the game
)

// viewOf is a game's position as a view shows it.
func viewOf(g *songky.Game, view int32) (songky.Position, error) {
	switch view {
	case viewPublic:
		return g.Position(), nil
	case viewRed:
		return g.View(songky.Red), nil
	case viewBlue:
		return g.View(songky.Blue), nil
	}
	return songky.Position{}, errArg
}

// recordOf is a game's record as a view shows it.
func recordOf(g *songky.Game, view int32) ([]byte, error) {
	switch view {
	case viewPublic:
		return g.MarshalJSON()
	case viewRed:
		return g.MarshalView(songky.Red)
	case viewBlue:
		return g.MarshalView(songky.Blue)
	case viewFull:
		return g.MarshalFull()
	}
	return nil, errArg
}

// viewer is the side of a view, nil for what both may know.
func viewer(view int32) *songky.Side {
	side := songky.Side(view - viewRed)
	if !side.Valid() {
		return nil
	}
	return &side
}
