//go:build amd64 || arm64

// Package prefetch has memory fetched ahead of its use.
package prefetch

import "unsafe"

// Line has the cache line at p fetched, and does not wait for it. Any p will do; nothing is read
// that the program would see.
//
//go:noescape
func Line(p unsafe.Pointer)
