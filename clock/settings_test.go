package clock_test

import (
	"encoding/json"
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/clock"
)

const sec = time.Second

func TestSettings(t *testing.T) {
	for _, c := range []struct {
		name     string
		settings clock.Settings
		field    string // of the *clock.SettingsError; empty where there is none
		text     string
	}{
		{"no limit", clock.Settings{}, "", "no limit"},
		{"the common case", clock.Standard(), "", "5m0s + 3x30s"},
		{"sudden death", clock.SuddenDeath(time.Minute), "", "1m0s"},
		{"Fischer", clock.Fischer(3*time.Minute, 2*sec), "", "3m0s + 2s/move"},
		{"byo-yomi alone", clock.ByoYomi(0, 5, 30*sec), "", "0s + 5x30s"},
		{"both", clock.Settings{Main: sec, Period: sec, Periods: 1, Increment: sec}, "", "1s + 1x1s + 1s/move"},
		{"greatest main time", clock.SuddenDeath(clock.MaxTime), "", "8784h0m0s"},
		{"most periods", clock.ByoYomi(0, clock.MaxPeriods, clock.MaxTime/clock.MaxPeriods), "", "0s + 1000x8h47m2.4s"},
		{"a nanosecond", clock.SuddenDeath(1), "", "1ns"},
		{"negative main time", clock.SuddenDeath(-1), "Main", ""},
		{"main time too long", clock.SuddenDeath(clock.MaxTime + 1), "Main", ""},
		{"negative period", clock.ByoYomi(sec, 1, -1), "Period", ""},
		{"period too long", clock.ByoYomi(sec, 1, math.MaxInt64), "Period", ""},
		{"negative increment", clock.Fischer(sec, -1), "Increment", ""},
		{"increment too long", clock.Fischer(sec, math.MaxInt64), "Increment", ""},
		{"negative periods", clock.ByoYomi(sec, -1, sec), "Periods", ""},
		{"too many periods", clock.ByoYomi(sec, clock.MaxPeriods+1, sec), "Periods", ""},
		{"a length without periods", clock.ByoYomi(sec, 0, sec), "Periods", ""},
		{"periods without a length", clock.ByoYomi(sec, 3, 0), "Period", ""},
		{"periods too long together", clock.ByoYomi(sec, 2, clock.MaxTime/2+1), "Period", ""},
		{"an increment of nothing", clock.Settings{Increment: sec}, "Increment", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := clock.New(c.settings, clock.Red, 0)
			data, jsonErr := json.Marshal(c.settings)
			if c.field != "" {
				var e *clock.SettingsError
				require.ErrorAs(t, err, &e)
				assert.Equal(t, c.field, e.Field)
				require.ErrorAs(t, jsonErr, &e)
				assert.NotEmpty(t, c.settings.String())
				return
			}
			require.NoError(t, err)
			require.NoError(t, jsonErr)
			assert.Equal(t, c.text, c.settings.String())
			var again clock.Settings
			require.NoError(t, json.Unmarshal(data, &again))
			assert.Equal(t, c.settings, again)
		})
	}
}

func TestSettingsInJSON(t *testing.T) {
	data, err := json.Marshal(clock.Standard())
	require.NoError(t, err)
	assert.JSONEq(t, `{"mainNs":300000000000,"periodNs":30000000000,"periods":3}`, string(data))

	for name, text := range map[string]string{
		"unknown field": `{"main":5}`,
		"a fraction":    `{"mainNs":0.5}`,
		"too great":     `{"mainNs":1e30}`,
		"a text":        `"5m"`,
		"half a value":  `{"mainNs":5`,
		"negative":      `{"mainNs":-5}`,
		"contradicting": `{"mainNs":5,"periods":1}`,
	} {
		s := clock.Standard()
		assert.Error(t, json.Unmarshal([]byte(text), &s), name)
		assert.Equal(t, clock.Standard(), s, name)
	}
	var s clock.Settings
	assert.Error(t, s.UnmarshalJSON([]byte(`{} {}`)))
}
