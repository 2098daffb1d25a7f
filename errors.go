package songky

import (
	"errors"
	"fmt"
	"strings"

	"github.com/songky/songky/variants"
)

// The errors without details. Test for them with errors.Is.
var (
	// ErrUnknownVariant: no game has that id or value.
	ErrUnknownVariant = variants.ErrUnknown
	// ErrUnknownRules: no rule set has that name.
	ErrUnknownRules = variants.ErrUnknownRules
	// ErrGameOver: the game has ended, so nothing can be played or declared.
	ErrGameOver = errors.New("the game is over")
	// ErrNoHistory: there is no ply to undo, or no turn of that side to go back to.
	ErrNoHistory = errors.New("no earlier ply")
	// ErrHidden: the answer would disclose, or needs, an identity that is not known here.
	ErrHidden = errors.New("identity of a face-down piece is hidden")
	// ErrReveal: an identity was told for a piece that is not face down, or one that it cannot have.
	ErrReveal = errors.New("the piece cannot turn up as that")
	// ErrNoDeal: the game has no face-down pieces.
	ErrNoDeal = errors.New("the game has no face-down pieces")
	// ErrOption: an option of NewGame that does not fit the variant or has an impossible value.
	ErrOption = errors.New("option does not fit the game")
	// ErrSide: a value that is neither Red nor Blue.
	ErrSide = errors.New("neither Red nor Blue")
	// ErrTime: a negative time.
	ErrTime = errors.New("negative time")
	// ErrAmbiguous: a text reads as two different legal moves.
	ErrAmbiguous = errors.New("ambiguous move")
	// ErrNotation: a notation that is not known or does not cover the game.
	ErrNotation = errors.New("unknown notation")
	// ErrNilGame: a nil game was given.
	ErrNilGame = errors.New("nil game")
	// ErrNoLimit: a search without any limit under a context that cannot end.
	ErrNoLimit = errors.New("search has no limit and its context cannot end")
	// ErrLimits: a limit with an impossible value.
	ErrLimits = errors.New("impossible search limit")
	// ErrNoMove: a search of a game that is over.
	ErrNoMove = errors.New("no legal move")
	// ErrClosed: the engine is closed.
	ErrClosed = errors.New("engine is closed")
	// ErrPanic: the search failed by a defect of the library; please report it.
	ErrPanic = errors.New("search failed")
	// ErrBusy: the engine is searching already.
	ErrBusy = errors.New("engine is busy")
)

// ParseError is a text that could not be read.
type ParseError struct {
	Text   string // the text, shortened if it is long
	Offset int    // in bytes, where reading failed
	Why    string // in English
}

func (e *ParseError) Error() string {
	return fmt.Sprintf("cannot read %q: at byte %d: %s", e.Text, e.Offset, e.Why)
}

func newParseError(text string, offset int, why string) *ParseError {
	const longest = 80
	if len(text) > longest {
		text = text[:longest] + "…"
	}
	return &ParseError{strings.ToValidUTF8(text, "\uFFFD"), offset, why}
}

// PositionError is a position that cannot be played, with every reason.
type PositionError struct {
	Faults []Fault
}

func (e *PositionError) Error() string {
	texts := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		texts[i] = f.String()
	}
	return "unplayable position: " + strings.Join(texts, "; ")
}
