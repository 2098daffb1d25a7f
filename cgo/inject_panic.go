//go:build cgo && songky_panic_test

package main

import "os"

// The test sets these variables for the whole process, with setenv before the library starts.
var (
	panicInExports = os.Getenv("SONGKY_PANIC") == "export"
	panicInSearch  = os.Getenv("SONGKY_PANIC") == "search"
)

const injecting = true

func injectPanic() {
	if panicInExports {
		panic("injected into an export")
	}
}

func injectSearchPanic() {
	if panicInSearch {
		panic("injected into a search")
	}
}
