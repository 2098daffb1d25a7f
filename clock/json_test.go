package clock_test

import (
	"encoding/json"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/songky/songky/clock"
)

func TestClockInJSON(t *testing.T) {
	c := start(t, clock.ByoYomi(10*sec, 2, 5*sec))
	require.NoError(t, c.Press(12*sec))
	require.NoError(t, c.Pause(13*sec))
	data, err := json.Marshal(c)
	require.NoError(t, err)
	assert.JSONEq(t, `{
		"settings": {"mainNs": 10000000000, "periodNs": 5000000000, "periods": 2},
		"turn": "blue", "paused": true, "sinceNs": 13000000000,
		"red": {"periodNs": 5000000000, "periods": 2},
		"blue": {"mainNs": 9000000000, "periodNs": 5000000000, "periods": 2}}`, string(data))
	var again clock.Clock
	require.NoError(t, json.Unmarshal(data, &again))
	assert.Equal(t, c, again)

	var none clock.Clock
	data, err = json.Marshal(none)
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &again))
	assert.Equal(t, none, again)
}

// Every state of random games survives JSON.
func TestRandomClocksInJSON(t *testing.T) {
	for seed := range uint64(200) {
		rng := rand.New(rand.NewPCG(seed, 3))
		c := start(t, randomSettings(rng))
		for now := range time.Duration(30) {
			switch rng.IntN(3) {
			case 0:
				_ = c.Press(now)
			case 1:
				_ = c.Pause(now)
			case 2:
				_ = c.Resume(now)
			}
			data, err := json.Marshal(c)
			require.NoError(t, err)
			var again clock.Clock
			require.NoError(t, json.Unmarshal(data, &again), "%s", data)
			require.Equal(t, c, again)
		}
	}
}

// Each line spoils a good clock in one place.
func TestSpoiltClocks(t *testing.T) {
	c := start(t, clock.ByoYomi(10, 2, 5))
	require.NoError(t, c.Press(12))
	data, err := json.Marshal(c)
	require.NoError(t, err)
	good := string(data)
	for _, s := range []struct {
		name, from, to string
		state          bool // a *clock.StateError
	}{
		{"turn", `"turn":"blue"`, `"turn":"white"`, true},
		{"no turn", `"turn":"blue",`, ``, true},
		{"instant before the epoch", `"sinceNs":12`, `"sinceNs":-1`, true},
		{"instant out of range", `"sinceNs":12`, `"sinceNs":9223372036854775807`, true},
		{"instant too great to read", `"sinceNs":12`, `"sinceNs":92233720368547758070`, false},
		{"unknown field", `"sinceNs"`, `"since"`, false},
		{"bad settings", `"periods":2},"turn"`, `"periods":-2},"turn"`, false},
		{"no settings", `{"mainNs":10,"periodNs":5,"periods":2},"turn"`, `{},"turn"`, true},
		{"more main time than at the start", `"blue":{"mainNs":10`, `"blue":{"mainNs":11`, true},
		{"negative main time", `"blue":{"mainNs":10`, `"blue":{"mainNs":-1`, true},
		{"byo-yomi before its time", `"blue":{"mainNs":10,"periodNs":5`, `"blue":{"mainNs":10,"periodNs":4`, true},
		{"too many periods", `"red":{"periodNs":5,"periods":2`, `"red":{"periodNs":5,"periods":3`, true},
		{"no time left", `"red":{"periodNs":5,"periods":2`, `"red":{"periodNs":5,"periods":0`, true},
		{"period too long", `"red":{"periodNs":5`, `"red":{"periodNs":6`, true},
		{"no time left in the period", `"red":{"periodNs":5`, `"red":{"periodNs":0`, true},
		{"not an object", good, `[]`, false},
		{"nothing", good, `null`, true},
	} {
		t.Run(s.name, func(t *testing.T) {
			require.Contains(t, good, s.from)
			read := c
			err := json.Unmarshal([]byte(strings.Replace(good, s.from, s.to, 1)), &read)
			require.Error(t, err)
			var state *clock.StateError
			assert.Equal(t, s.state, assert.ErrorAs(fake{}, err, &state), err)
			assert.Equal(t, c, read, "unchanged on an error")
		})
	}
}

// fake asks whether an assertion would hold.
type fake struct{}

func (fake) Errorf(string, ...any) {}

// FuzzClockJSON reads anything: what reads is written back the same, and plays on without a panic.
func FuzzClockJSON(f *testing.F) {
	c := start(f, clock.ByoYomi(10*sec, 2, 5*sec))
	for _, now := range []time.Duration{3 * sec, 14 * sec, 20 * sec} {
		require.NoError(f, c.Press(now))
		data, err := json.Marshal(c)
		require.NoError(f, err)
		f.Add(data, int64(now+sec), int64(now+9*sec))
	}
	f.Add([]byte(`{"settings":{"mainNs":1,"incrementNs":9},"turn":"red","red":{"mainNs":5},"blue":{"mainNs":1}}`), int64(-1), int64(1)<<62)
	f.Add([]byte(`{"settings":{},"turn":"blue"}`), int64(0), int64(5))
	f.Fuzz(func(t *testing.T, data []byte, press, pause int64) {
		var c clock.Clock
		if json.Unmarshal(data, &c) != nil {
			require.Equal(t, clock.Clock{}, c)
			return
		}
		events := []func(){
			func() { _ = c.Press(time.Duration(press)) }, // any error will do
			func() { _ = c.Pause(time.Duration(pause)) },
			func() { _ = c.Resume(time.Duration(pause)) },
		}
		for _, event := range events {
			event()
			written, err := json.Marshal(c)
			require.NoError(t, err)
			var again clock.Clock
			require.NoError(t, json.Unmarshal(written, &again), "%s", written)
			require.Equal(t, c, again)
			for _, s := range []clock.Side{clock.Red, clock.Blue} {
				require.GreaterOrEqual(t, c.Remaining(s, time.Duration(press)), time.Duration(0))
			}
			c.Flagged(time.Duration(pause))
		}
	})
}
