package text

// Verb is a command of the game.
type Verb uint8

// The commands. A line that starts with no command word may be a move.
const (
	NoVerb Verb = iota
	Moves
	Undo
	Hint
	Draw
	Yes
	No
	Resign
	Save
	Load
	Flip
	Level
	Side
	Lang
	Glyphs
	New
	Go
	Stop
	Board
	FEN
	History
	Deal
	Help
	Quit
)
