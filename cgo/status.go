package main

// #include "export.h"
import "C"

import (
	"context"
	"errors"
	"io"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
	"github.com/songky/songky/elo"
)

// The errors of the border itself.
var (
	errHandle = errors.New("no living handle of that kind")
	errNull   = errors.New("a pointer is NULL that must not be")
	errArg    = errors.New("impossible argument")
	errRange  = errors.New("the buffer is too small")
	errUTF8   = errors.New("the text is not UTF-8")
	errParse  = errors.New("the text cannot be read")
)

// sentinels are the statuses of errors without details. Of several that fit, the first counts.
var sentinels = []struct {
	err    error
	status C.songky_status
}{
	{errHandle, C.SONGKY_E_HANDLE}, {songky.ErrClosed, C.SONGKY_E_HANDLE},
	{errNull, C.SONGKY_E_NULL},
	{errArg, C.SONGKY_E_ARG}, {songky.ErrSide, C.SONGKY_E_ARG}, {songky.ErrTime, C.SONGKY_E_ARG},
	{songky.ErrSalt, C.SONGKY_E_ARG}, {clock.ErrSide, C.SONGKY_E_ARG}, {clock.ErrInstant, C.SONGKY_E_ARG},
	{elo.ErrSystem, C.SONGKY_E_ARG}, {elo.ErrPlayer, C.SONGKY_E_ARG}, {elo.ErrResult, C.SONGKY_E_ARG},
	{errRange, C.SONGKY_E_RANGE},
	{errUTF8, C.SONGKY_E_UTF8},
	{errParse, C.SONGKY_E_PARSE},
	{songky.ErrAmbiguous, C.SONGKY_E_AMBIGUOUS},
	{songky.ErrGameOver, C.SONGKY_E_OVER}, {songky.ErrNoMove, C.SONGKY_E_OVER},
	{songky.ErrNoHistory, C.SONGKY_E_HISTORY},
	{songky.ErrHidden, C.SONGKY_E_HIDDEN},
	{songky.ErrReveal, C.SONGKY_E_REVEAL},
	{songky.ErrSetup, C.SONGKY_E_POSITION},
	{songky.ErrOption, C.SONGKY_E_OPTION}, {songky.ErrUnknownRules, C.SONGKY_E_OPTION}, {songky.ErrUnknownHandicap, C.SONGKY_E_OPTION},
	{songky.ErrUnknownVariant, C.SONGKY_E_VARIANT},
	{songky.ErrNotation, C.SONGKY_E_NOTATION},
	{songky.ErrNoDeal, C.SONGKY_E_DEAL},
	{songky.ErrCommitment, C.SONGKY_E_COMMITMENT},
	{songky.ErrNoLimit, C.SONGKY_E_LIMIT}, {songky.ErrLimits, C.SONGKY_E_LIMIT},
	{songky.ErrBusy, C.SONGKY_E_BUSY},
	{context.Canceled, C.SONGKY_E_CANCELLED},
	{clock.ErrFlagged, C.SONGKY_E_TIME},
	{clock.ErrPaused, C.SONGKY_E_STATE}, {clock.ErrRunning, C.SONGKY_E_STATE}, {clock.ErrOtherSettings, C.SONGKY_E_STATE},
	{errNoSearch, C.SONGKY_E_STATE},
	{io.EOF, C.SONGKY_E_END},
}

// statusOf is the status of an error. One that nothing here knows is what a search makes of a panic.
func statusOf(err error) C.songky_status {
	if err == nil {
		return C.SONGKY_OK
	}
	for _, s := range sentinels {
		if errors.Is(err, s.err) {
			return s.status
		}
	}
	switch {
	case is[*songky.IllegalMoveError](err):
		return C.SONGKY_E_ILLEGAL
	case is[*songky.PositionError](err):
		return C.SONGKY_E_POSITION
	case is[*songky.DealError](err):
		return C.SONGKY_E_COMMITMENT
	case is[*clock.SettingsError](err):
		return C.SONGKY_E_ARG
	case is[*songky.ParseError](err), is[*songky.PGNError](err), is[*clock.StateError](err):
		return C.SONGKY_E_PARSE
	}
	return C.SONGKY_E_PANIC
}

// is says whether err or an error in it has the type.
func is[T error](err error) bool {
	var target T
	return errors.As(err, &target)
}

// statusTexts explain the statuses, from 0 downwards.
var statusTexts = [...]string{
	"success",
	"no living handle of that kind",
	"a pointer is NULL that must not be",
	"impossible argument",
	"the buffer is too small",
	"the text is not UTF-8",
	"the text cannot be read",
	"the text reads as two different moves",
	"the move is not legal",
	"the game is over",
	"no earlier ply",
	"identity of a face-down piece is hidden",
	"the piece cannot turn up as that",
	"the position cannot be played",
	"option does not fit the game",
	"unknown variant",
	"unknown notation",
	"the game has no face-down pieces",
	"deal does not agree with its commitment",
	"no search limit, or an impossible one",
	"the engine is searching",
	"the search was stopped",
	"time is up",
	"the clock or search is not in that state",
	"nothing further",
	"defect of the library",
}

//export songky_status_text
func songky_status_text(status C.songky_status, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		if status > 0 || int(status) <= -len(statusTexts) {
			return errArg
		}
		return writeText(statusTexts[-status], buf, room, length)
	})
}

//export songky_last_error
func songky_last_error(handle C.uint64_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return guard(func() error {
		failure, ok := lastFailure(uint64(handle))
		switch {
		case !ok:
			return errHandle
		case failure == nil:
			return writeText("", buf, room, length)
		}
		return writeText(failure.Error(), buf, room, length)
	})
}

// lastFailure is the kept error of a handle of any kind.
func lastFailure(handle uint64) (error, bool) {
	switch handle & (1<<kindBits - 1) {
	case kindGame:
		return games.lastFailure(handle)
	case kindEngine:
		return engines.lastFailure(handle)
	case kindClock:
		return clocks.lastFailure(handle)
	case kindPGN:
		return pgns.lastFailure(handle)
	}
	return nil, false
}

//export songky_last_illegal
func songky_last_illegal(game C.songky_game, reason *C.int32_t) C.songky_status {
	return guard(func() error {
		failure, ok := games.lastFailure(uint64(game))
		switch {
		case !ok:
			return errHandle
		case reason == nil:
			return errNull
		}
		*reason = C.SONGKY_ILLEGAL_NONE
		var illegal *songky.IllegalMoveError
		if errors.As(failure, &illegal) {
			*reason = C.int32_t(illegal.Reason)
		}
		return nil
	})
}
