package main

import (
	"math"
	"testing"

	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
)

func TestClock(t *testing.T) {
	c := done(t, songkyClockNew(putJSON(t, object{"mainMs": 60000, "periods": 2, "periodMs": 10000}), 0, 0))
	snapshot := done(t, songkyClockClone(c))
	r := takeJSON[readingJSON](t, songkyClockRead(c, 1000))
	assert.Equal(t, "1m0s + 2x10s", r.Text)
	assert.EqualValues(t, 59000, r.Sides[0].RemainingMs)
	assert.EqualValues(t, 79000, *r.FlagsInMs)

	done(t, songkyClockPress(c, 2000))
	done(t, songkyClockPause(c, 3000))
	assert.EqualValues(t, statusState, songkyClockPause(c, 3000))
	assert.EqualValues(t, statusState, songkyClockPress(c, 3000))
	r = takeJSON[readingJSON](t, songkyClockRead(c, 9000))
	assert.True(t, r.Paused)
	assert.Nil(t, r.FlagsInMs)
	assert.Equal(t, songky.Blue, r.Turn)
	assert.EqualValues(t, 59000, r.Sides[1].RemainingMs)

	text := take(t, songkyClockSave(c))
	loaded := done(t, songkyClockLoad(put(t, text)))
	assert.Equal(t, r, takeJSON[readingJSON](t, songkyClockRead(loaded, 9000)))

	done(t, songkyClockResume(c, 10000))
	assert.EqualValues(t, 2, songkyClockFlagged(c, 11000))
	assert.EqualValues(t, 1, songkyClockFlagged(c, 1000000))
	assert.EqualValues(t, statusTime, songkyClockPress(c, 1000000))
	assert.Equal(t, songky.Blue, *takeJSON[readingJSON](t, songkyClockRead(c, 1000000)).Flagged)

	done(t, songkyClockRestore(c, snapshot, 1000000))
	r = takeJSON[readingJSON](t, songkyClockRead(c, 1000000))
	assert.Equal(t, songky.Red, r.Turn)
	assert.EqualValues(t, 60000, r.Sides[0].RemainingMs)
	assert.EqualValues(t, statusHandle, songkyClockRestore(c, c+1000, 1000000))
	done(t, songkyClockFree(snapshot))
	assert.EqualValues(t, statusHandle, songkyClockRestore(c, snapshot, 1000000))
}

func TestClockRefusals(t *testing.T) {
	assert.EqualValues(t, statusArg, songkyClockNew(putJSON(t, object{"incrementMs": 1000}), 0, 0))
	assert.EqualValues(t, statusArg, songkyClockNew(putJSON(t, object{"mainMs": -1}), 0, 0))
	assert.EqualValues(t, statusArg, songkyClockNew(putJSON(t, object{"mainMs": 1e300}), 0, 0))
	assert.EqualValues(t, statusArg, songkyClockNew(putJSON(t, object{"mainMs": 1000}), 2, 0))
	assert.EqualValues(t, statusArg, songkyClockNew(putJSON(t, object{"mainMs": 1000}), 0, math.NaN()))
	assert.EqualValues(t, statusArg, songkyClockLoad(put(t, "{}")))
	c := done(t, songkyClockNew(putJSON(t, object{}), 1, 5))
	assert.EqualValues(t, statusArg, songkyClockPress(c, 1), "before the latest event")
	assert.EqualValues(t, statusArg, songkyClockPress(c, math.Inf(1)))
	assert.Nil(t, takeJSON[readingJSON](t, songkyClockRead(c, 5)).FlagsInMs, "no limit")
}
