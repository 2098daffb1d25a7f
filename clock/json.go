package clock

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"
)

// settingsJSON is the JSON form of Settings, in nanoseconds.
type settingsJSON struct {
	Main      int64 `json:"mainNs,omitempty"`
	Period    int64 `json:"periodNs,omitempty"`
	Periods   int   `json:"periods,omitempty"`
	Increment int64 `json:"incrementNs,omitempty"`
}

// readingJSON is the JSON form of a Reading, in nanoseconds.
type readingJSON struct {
	Main    int64 `json:"mainNs,omitempty"`
	Period  int64 `json:"periodNs,omitempty"`
	Periods int   `json:"periods,omitempty"`
}

// clockJSON is the JSON form of a Clock.
type clockJSON struct {
	Settings Settings    `json:"settings"`
	Turn     string      `json:"turn"`
	Paused   bool        `json:"paused"`
	Since    int64       `json:"sinceNs"`
	Red      readingJSON `json:"red"`
	Blue     readingJSON `json:"blue"`
}

// MarshalJSON writes the settings as whole nanoseconds, zero fields left out:
// {"mainNs":300000000000,"periodNs":30000000000,"periods":3}. It returns *SettingsError for
// settings that no clock can have.
func (s Settings) MarshalJSON() ([]byte, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	return json.Marshal(settingsJSON{int64(s.Main), int64(s.Period), s.Periods, int64(s.Increment)})
}

// UnmarshalJSON reads what MarshalJSON wrote. Unknown fields are errors; *SettingsError for
// settings that no clock can have. On an error s is unchanged.
func (s *Settings) UnmarshalJSON(data []byte) error {
	var j settingsJSON
	if err := decode(data, &j); err != nil {
		return fmt.Errorf("clock settings: %w", err)
	}
	read := Settings{time.Duration(j.Main), time.Duration(j.Period), j.Periods, time.Duration(j.Increment)}
	if err := read.Check(); err != nil {
		return err
	}
	*s = read
	return nil
}

// MarshalJSON writes the clock as it stood at its latest event, exact to the nanosecond, for a
// host that keeps it or sends it on. The reader needs the host's epoch to go on with it.
func (c Clock) MarshalJSON() ([]byte, error) {
	return json.Marshal(clockJSON{
		Settings: c.settings,
		Turn:     c.turn.String(),
		Paused:   c.paused,
		Since:    int64(c.since),
		Red:      c.sides[Red].json(),
		Blue:     c.sides[Blue].json(),
	})
}

// UnmarshalJSON reads what MarshalJSON wrote. Unknown fields are errors; *SettingsError for bad
// settings, *StateError for a clock that such settings cannot lead to. On an error c is unchanged.
func (c *Clock) UnmarshalJSON(data []byte) error {
	var j clockJSON
	if err := decode(data, &j); err != nil {
		return fmt.Errorf("clock: %w", err)
	}
	read := Clock{settings: j.Settings, paused: j.Paused, since: time.Duration(j.Since)}
	read.sides = [2]Reading{j.Red.reading(), j.Blue.reading()}
	switch j.Turn {
	case Red.String():
	case Blue.String():
		read.turn = Blue
	default:
		return &StateError{fmt.Sprintf("turn %.10q is neither red nor blue", j.Turn)}
	}
	if err := read.check(); err != nil {
		return err
	}
	*c = read
	return nil
}

func decode(data []byte, into any) error {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		return err
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("more than one value")
	}
	return nil
}

func (r Reading) json() readingJSON { return readingJSON{int64(r.Main), int64(r.Period), r.Periods} }

func (j readingJSON) reading() Reading {
	return Reading{time.Duration(j.Main), time.Duration(j.Period), j.Periods}
}

// check returns a *StateError for a state that no play leads to.
func (c *Clock) check() error {
	if c.since < 0 || c.since > MaxInstant {
		return &StateError{"the latest event is out of range"}
	}
	for s, r := range c.sides {
		if why := r.wrong(c.settings); why != "" {
			return &StateError{fmt.Sprintf("%v: %s", Side(s), why)}
		}
	}
	return nil
}

// wrong says why a clock with these settings cannot show r at an event, or nothing.
func (r Reading) wrong(s Settings) string {
	most := s.Main
	if s.Increment > 0 {
		most = MaxTime
	}
	switch {
	case !s.Timed() && r != Reading{}:
		return "times on a clock without limits"
	case !s.Timed():
		return ""
	case r.Main < 0 || r.Main > most:
		return "main time is out of range"
	case r.Main > 0 && (r.Period != s.Period || r.Periods != s.Periods):
		return "byo-yomi has begun during the main time"
	case r.Main == 0 && (r.Periods < 1 || r.Periods > s.Periods):
		return "number of periods is out of range"
	case r.Main == 0 && (r.Period <= 0 || r.Period > s.Period):
		return "period is out of range"
	}
	return ""
}
