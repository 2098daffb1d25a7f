//go:build cgo && !songky_panic_test

package main

// injectPanic and injectSearchPanic are empty but in the build that tests what becomes of a panic.
// injecting says whether searches are to be watched for it.
const injecting = false

func injectPanic() {}

func injectSearchPanic() {}
