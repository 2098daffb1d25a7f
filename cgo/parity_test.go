//go:build cgo && linux

package main

import (
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
	"github.com/songky/songky/elo"
)

// counterparts are the functions of songky.h that do what a method of Go does; an empty one has
// none, and why.
var counterparts = map[reflect.Type]map[string]string{
	reflect.TypeFor[*songky.Game](): {
		"AgreeDraw": "agree_draw", "BestMove": "game_best_move", "Captured": "state", "Checkers": "checkers",
		"Clone": "game_clone", "Commitment": "commitment", "Counts": "counts", "Deal": "deal", "FEN": "fen",
		"Format": "format", "History": "history", "InCheck": "state", "LegalMoves": "moves",
		"LegalMovesFrom": "moves_from", "LoseOnTime": "lose_on_time", "MarshalFull": "save", "MarshalJSON": "save",
		"MarshalView": "save", "MoveTexts": "move_texts", "NoteTime": "note_time", "Outcome": "state", "PGN": "pgn_write",
		"ParseMove": "parse", "ParseMoveAs": "parse_as", "Perft": "perft", "Play": "play", "PlayRevealed": "play_revealed",
		"Plies": "state", "Position": "board", "PositionLine": "position_line", "Resign": "resign", "Rules": "game_rules",
		"TakeBack": "take_back", "Turn": "turn", "Undo": "undo", "Variant": "game_variant", "VerifyDeal": "verify_deal",
		"View": "board",
	},
	reflect.TypeFor[*songky.Engine](): {
		"AnswerDraw": "answer_draw", "BestMove": "best_move", "Clear": "engine_clear", "Close": "engine_free",
		"Start":       "", // C has threads of its own: songky_best_move on one, songky_stop from another
		"StartSlices": "slices_start",
	},
	reflect.TypeFor[*songky.Search](): {
		"PonderHit": "ponder_hit", "Stop": "stop", "Wait": "best_move",
		"Done": "", // it comes with the return of songky_best_move
	},
	reflect.TypeFor[*songky.Slices](): {
		"Done": "slices_step", "PonderHit": "ponder_hit", "Step": "slices_step", "Stop": "stop", "Wait": "slices_result",
	},
	reflect.TypeFor[songky.Position](): {
		"At": "board", "FEN": "fen", "Files": "state", "Ranks": "state", "String": "diagram", "Turn": "turn",
		"Unseen": "unseen", "Variant": "game_variant",
	},
	reflect.TypeFor[*songky.Setup](): {
		"At": "setup_read", "Castling": "setup_read", "Clear": "setup_read", "Counters": "setup_read",
		"EnPassant": "setup_read", "FEN": "setup_write", "Faults": "setup_faults", "FillPool": "setup_fill_pool",
		"Game": "game_new", "PoolCount": "setup_read", "Set": "setup_write", "SetCastling": "setup_write",
		"SetCounters": "setup_write", "SetEnPassant": "setup_write", "SetPoolCount": "setup_write",
		"SetTurn": "setup_write", "Turn": "setup_read",
		"String":  "", // songky_diagram draws positions
		"Variant": "", // whoever has a set-up knows of what
	},
	reflect.TypeFor[*songky.PGNReader](): {"Next": "pgn_next"},
	reflect.TypeFor[*clock.Clock](): {
		"Flagged": "clock_flagged", "FlagsAt": "clock_state", "InByoyomi": "clock_read", "MarshalJSON": "clock_save",
		"Pause": "clock_pause", "Paused": "clock_state", "PeriodsLeft": "clock_read", "Press": "clock_press",
		"Reading": "clock_read", "Remaining": "clock_remaining", "Restore": "clock_restore", "Resume": "clock_resume",
		"Settings": "clock_settings", "Turn": "clock_state", "UnmarshalJSON": "clock_load",
	},
	reflect.TypeFor[elo.System](): {
		"Check": "elo_factor", "Factor": "elo_factor", "Newcomer": "elo_default", "Update": "elo_update",
	},
}

// TestEverythingOfGo: what games, engines, set-ups, clocks and ratings can do in Go, they can in C.
func TestEverythingOfGo(t *testing.T) {
	declared := map[string]bool{}
	for _, f := range functions(t) {
		declared[strings.TrimPrefix(f.name, "songky_")] = true
	}
	for kind, methods := range counterparts {
		for i := range kind.NumMethod() {
			name := kind.Method(i).Name
			c, known := methods[name]
			assert.True(t, known, "%s.%s has no counterpart in songky.h", kind, name)
			assert.True(t, c == "" || declared[c], "songky_%s is not in songky.h", c)
		}
	}
}
