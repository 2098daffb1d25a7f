package main

import (
	"testing"

	"github.com/songky/songky"
	"github.com/stretchr/testify/assert"
)

// TestSetupsComeBack: every start position goes out and comes in the same.
func TestSetupsComeBack(t *testing.T) {
	for _, v := range songky.Variants() {
		fen := v.Info().Start
		s := takeJSON[setupJSON](t, songkySetupRead(putJSON(t, object{"variant": v.String(), "fen": fen})))
		assert.Equal(t, fen, s.FEN)
		assert.Empty(t, s.Faults)
		again := takeJSON[setupJSON](t, songkySetupWrite(putJSON(t, s)))
		assert.Equal(t, s, again)
		game := start(t, object{"variant": v.String()})
		assert.Equal(t, s, takeJSON[setupJSON](t, songkySetupOf(game)))
	}
}

func TestSetupFaults(t *testing.T) {
	empty := takeJSON[setupJSON](t, songkySetupRead(putJSON(t, object{"variant": "chess"})))
	assert.Len(t, empty.Faults, 2, "no kings")
	pawn := "pawn"
	empty.Cells[60] = &pieceJSON{Side: songky.Red, Role: &pawn}
	s := takeJSON[setupJSON](t, songkySetupWrite(putJSON(t, empty)))
	assert.Len(t, s.Faults, 3)
	at := func(f faultJSON) bool { return f.At != nil && *f.At == 60 }
	assert.Equal(t, "pawn on its last rank", s.Faults[indexOf(s.Faults, at)].Kind)

	assert.EqualValues(t, statusPosition, songkySetupRead(putJSON(t, object{"variant": "chess", "fen": "what"})))
	for _, change := range []func(*setupJSON){
		func(s *setupJSON) { s.Cells = s.Cells[1:] },
		func(s *setupJSON) { role := "moon"; s.Cells[0] = &pieceJSON{Role: &role} },
		func(s *setupJSON) { s.Castling = "KX" },
		func(s *setupJSON) { cell := 64; s.EnPassant = &cell },
		func(s *setupJSON) { s.Turn = 2 },
		func(s *setupJSON) { s.Pool[0] = map[string]int{"moon": 1} },
	} {
		bad := s
		bad.Cells = append([]*pieceJSON{}, s.Cells...)
		change(&bad)
		assert.EqualValues(t, statusArg, songkySetupWrite(putJSON(t, bad)))
	}
	soldier := "soldier"
	s.Cells[0] = &pieceJSON{Role: &soldier}
	assert.EqualValues(t, statusPosition, songkySetupWrite(putJSON(t, s)), "no soldiers in chess")
	assert.EqualValues(t, statusVariant, songkySetupWrite(putJSON(t, object{})))
}

func indexOf(list []faultJSON, is func(faultJSON) bool) int {
	for i, f := range list {
		if is(f) {
			return i
		}
	}
	return 0
}

func TestSetupPools(t *testing.T) {
	s := takeJSON[setupJSON](t, songkySetupRead(putJSON(t, object{"variant": "coup-classic", "fen": "4k4/9/9/9/9/9/9/9/9/X3K4 w"})))
	filled := takeJSON[setupJSON](t, songkySetupFillPool(putJSON(t, s)))
	assert.Equal(t, 2, filled.Pool[0]["chariot"])
	filled.Pool[0]["chariot"] = 1
	assert.Equal(t, filled.Pool, takeJSON[setupJSON](t, songkySetupWrite(putJSON(t, filled))).Pool)
}

// TestCastlingAndEnPassant: the rights of chess go out and come in.
func TestCastlingAndEnPassant(t *testing.T) {
	s := takeJSON[setupJSON](t, songkySetupRead(putJSON(t, object{"variant": "chess-fide", "fen": "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9"})))
	assert.Equal(t, "KQkq", s.Castling)
	assert.Equal(t, 43, *s.EnPassant)
	assert.Equal(t, 9, s.MoveNumber)
	s.Castling, s.EnPassant = "Kq", nil
	again := takeJSON[setupJSON](t, songkySetupWrite(putJSON(t, s)))
	assert.Equal(t, "Kq", again.Castling)
	assert.Nil(t, again.EnPassant)
}
