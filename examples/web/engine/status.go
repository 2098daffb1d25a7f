package main

import (
	"errors"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/songky/songky"
	"github.com/songky/songky/clock"
)

// The statuses of the C border that can occur here.
const (
	statusOK        = 0
	statusHandle    = -1
	statusArg       = -3
	statusUTF8      = -5
	statusParse     = -6
	statusAmbiguous = -7
	statusIllegal   = -8
	statusOver      = -9
	statusHistory   = -10
	statusHidden    = -11
	statusReveal    = -12
	statusPosition  = -13
	statusOption    = -14
	statusVariant   = -15
	statusNotation  = -16
	statusDeal      = -17
	statusLimit     = -19
	statusBusy      = -20
	statusTime      = -22
	statusState     = -23
	statusEnd       = -24
	statusPanic     = -25
)

// codes name the statuses for EngineError of site/engine.js.
var codes = map[int32]string{
	statusHandle: "handle", statusArg: "argument", statusUTF8: "argument", statusParse: "parse",
	statusAmbiguous: "ambiguous", statusIllegal: "illegal", statusOver: "over", statusHistory: "history",
	statusHidden: "hidden", statusReveal: "hidden", statusPosition: "position", statusOption: "option",
	statusVariant: "variant", statusNotation: "notation", statusDeal: "deal", statusLimit: "limit",
	statusBusy: "busy", statusTime: "time", statusState: "state", statusEnd: "end", statusPanic: "defect",
}

// The errors of the border itself.
var (
	errHandle = errors.New("no living handle of that kind")
	errArg    = errors.New("impossible argument")
	errUTF8   = errors.New("the text is not UTF-8")
	errIdle   = errors.New("no search runs")
)

// requestError is an object that is no JSON, or not of the right shape.
type requestError struct{ err error }

func (e *requestError) Error() string { return "bad request: " + e.err.Error() }

// sentinels are the statuses of errors without details. Of several that fit, the first counts.
var sentinels = []struct {
	err    error
	status int32
}{
	{errHandle, statusHandle}, {songky.ErrClosed, statusHandle},
	{errArg, statusArg}, {songky.ErrSide, statusArg}, {songky.ErrTime, statusArg},
	{clock.ErrSide, statusArg}, {clock.ErrInstant, statusArg},
	{errUTF8, statusUTF8},
	{songky.ErrAmbiguous, statusAmbiguous},
	{songky.ErrGameOver, statusOver}, {songky.ErrNoMove, statusOver},
	{songky.ErrNoHistory, statusHistory},
	{songky.ErrHidden, statusHidden},
	{songky.ErrReveal, statusReveal},
	{songky.ErrSetup, statusPosition},
	{songky.ErrOption, statusOption}, {songky.ErrUnknownRules, statusOption}, {songky.ErrUnknownHandicap, statusOption},
	{songky.ErrUnknownVariant, statusVariant},
	{songky.ErrNotation, statusNotation},
	{songky.ErrNoDeal, statusDeal},
	{songky.ErrNoLimit, statusLimit}, {songky.ErrLimits, statusLimit},
	{songky.ErrBusy, statusBusy},
	{clock.ErrFlagged, statusTime},
	{clock.ErrPaused, statusState}, {clock.ErrRunning, statusState}, {clock.ErrOtherSettings, statusState}, {errIdle, statusState},
	{io.EOF, statusEnd},
}

// statusOf is the status of an error. One that nothing here knows is a defect.
func statusOf(err error) int32 {
	if err == nil {
		return statusOK
	}
	for _, s := range sentinels {
		if errors.Is(err, s.err) {
			return s.status
		}
	}
	switch {
	case is[*songky.IllegalMoveError](err):
		return statusIllegal
	case is[*songky.PositionError](err):
		return statusPosition
	case is[*clock.SettingsError](err), is[*requestError](err):
		return statusArg
	case is[*songky.ParseError](err), is[*songky.PGNError](err), is[*clock.StateError](err):
		return statusParse
	}
	return statusPanic
}

// is says whether err or an error in it has the type.
func is[T error](err error) bool {
	var target T
	return errors.As(err, &target)
}

// failure is the latest error of any call.
var failure error

// fail keeps an error for songky_last_error and returns its status.
func fail(err error) int32 {
	if err != nil {
		failure = err
	}
	return statusOf(err)
}

// guard is the frame of every export that could meet a defect: a panic becomes a status.
func guard(f func() int32) (status int32) {
	defer func() {
		if r := recover(); r != nil {
			status = fail(fmt.Errorf("the library failed: %v\n%s", r, debug.Stack()))
		}
	}()
	return f()
}

type errorJSON struct {
	Code    string      `json:"code"`
	Message string      `json:"message"`
	Texts   *namesJSON  `json:"texts"`
	Faults  []faultJSON `json:"faults"`
}

//go:wasmexport songky_last_error
func songkyLastError() int32 {
	if failure == nil {
		return bytesOut("")
	}
	e := errorJSON{Code: codes[statusOf(failure)], Message: failure.Error()}
	var illegal *songky.IllegalMoveError
	if errors.As(failure, &illegal) {
		names := namesJSON(illegal.Reason.Names())
		e.Texts = &names
	}
	var position *songky.PositionError
	if errors.As(failure, &position) {
		e.Faults = faultsJSON(position.Faults, songky.Variant(0))
	}
	return jsonOut(e)
}
