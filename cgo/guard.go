package main

// #include "export.h"
import "C"

import (
	"fmt"
	"runtime/debug"
)

// panicError is a panic that guard caught.
type panicError struct {
	value any
	stack []byte
}

func (e *panicError) Error() string {
	return fmt.Sprintf("the library failed: %v\n%s", e.value, e.stack)
}

// protect runs f and returns a panic in it as an error.
func protect(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &panicError{r, debug.Stack()}
		}
	}()
	injectPanic()
	return f()
}

// guard is the frame of every export without a handle.
func guard(f func() error) C.songky_status { return statusOf(protect(f)) }

// with is the frame of every export on a handle: f gets what the handle stands for, and an error is
// kept for songky_last_error.
func with[T any](t *table[T], handle uint64, f func(T) error) C.songky_status {
	e := t.get(handle)
	if e == nil {
		return C.SONGKY_E_HANDLE
	}
	err := protect(func() error { return f(e.value) })
	if err != nil && err != errRange { // to ask for a length is no failure
		e.failure.Store(&err)
	}
	return statusOf(err)
}

// create is the frame of every export that makes a handle: it tells errors in the caller's buffer.
func create[T any](t *table[T], out *C.uint64_t, text *C.char, room C.size_t, f func() (T, error)) C.songky_status {
	return guard(func() error {
		err := protect(func() error {
			if out == nil {
				return errNull
			}
			value, err := f()
			if err == nil {
				*out = C.uint64_t(t.add(value))
			}
			return err
		})
		writeError(err, text, room)
		return err
	})
}
