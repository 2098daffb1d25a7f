package main

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// The tests call the exports as a host does: texts through the buffer, numbers straight.

// put lays a text into the buffer and returns its length.
func put(t testing.TB, text string) int32 {
	t.Helper()
	songkyBuffer(int32(len(text)))
	require.GreaterOrEqual(t, len(shared), len(text))
	return int32(copy(shared, text))
}

// putJSON is put for an object.
func putJSON(t testing.TB, value any) int32 {
	t.Helper()
	data, err := json.Marshal(value)
	require.NoError(t, err)
	return put(t, string(data))
}

// take is the result of a length that a call has returned.
func take(t testing.TB, size int32) string {
	t.Helper()
	return string(shared[:done(t, size)])
}

// takeJSON is take for an object.
func takeJSON[T any](t testing.TB, size int32) (value T) {
	t.Helper()
	require.NoError(t, json.Unmarshal([]byte(take(t, size)), &value))
	return value
}

// lastError is what songky_last_error tells.
func lastError(t testing.TB) (e errorJSON) {
	t.Helper()
	if size := songkyLastError(); size > 0 {
		require.NoError(t, json.Unmarshal(shared[:size], &e))
	}
	return e
}

// done asserts that a call has succeeded, and returns what it returned.
func done(t testing.TB, n int32) int32 {
	t.Helper()
	if n < 0 {
		require.FailNow(t, lastError(t).Message) // which replaces what the buffer holds
	}
	return n
}

type object = map[string]any

func start(t testing.TB, options object) int32 {
	t.Helper()
	game := done(t, songkyGameNew(putJSON(t, options)))
	t.Cleanup(func() { songkyGameFree(game) })
	return game
}

func stateAfter(t testing.TB, game, view, ply int32) stateJSON {
	t.Helper()
	return takeJSON[stateJSON](t, songkyState(game, view, 0, ply))
}

// number is a move as the exports take it.
func number(t testing.TB, game int32, move string) int32 {
	t.Helper()
	parsed := takeJSON[parsedJSON](t, songkyParseAs(game, put(t, move), 0))
	return int32(parsed.Number)
}

func play(t testing.TB, game int32, moves ...string) {
	t.Helper()
	for _, m := range moves {
		done(t, songkyPlay(game, number(t, game, m)))
	}
}
