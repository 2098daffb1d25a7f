package clock

import (
	"errors"
	"fmt"
)

// The errors without details. Test for them with errors.Is.
var (
	// ErrFlagged: the time of the side to move is up.
	ErrFlagged = errors.New("time is up")
	// ErrPaused: the clock is paused.
	ErrPaused = errors.New("clock is paused")
	// ErrRunning: the clock runs.
	ErrRunning = errors.New("clock is running")
	// ErrInstant: an instant before the latest event, before the epoch or after MaxInstant.
	ErrInstant = errors.New("instant goes back or is out of range")
	// ErrSide: a value that is neither Red nor Blue.
	ErrSide = errors.New("neither red nor blue")
	// ErrOtherSettings: a snapshot of a clock with other settings.
	ErrOtherSettings = errors.New("snapshot of a clock with other settings")
)

// SettingsError is a field of Settings with a value that no clock can have.
type SettingsError struct {
	Field string // the field's name in Go
	Why   string // in English
}

func (e *SettingsError) Error() string { return fmt.Sprintf("clock settings: %s: %s", e.Field, e.Why) }

// StateError is a clock's JSON whose values contradict each other or its settings.
type StateError struct {
	Why string // in English
}

func (e *StateError) Error() string { return "clock state: " + e.Why }
