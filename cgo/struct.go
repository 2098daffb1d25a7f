package main

// #include "export.h"
import "C"

import "unsafe"

// Structs begin with their size as the caller's header has it.
const (
	minStruct = 4    // the size alone
	maxStruct = 4096 // more is no size but an accident
)

// sizeAt is the size that a caller's struct says it has.
func sizeAt(p unsafe.Pointer) (int, error) {
	if p == nil {
		return 0, errNull
	}
	size := *(*uint32)(p)
	if size < minStruct || size > maxStruct {
		return 0, errArg
	}
	return int(size), nil
}

// readStruct copies a struct of the caller's. What an older one lacks is zero; what a newer one has
// beyond must be zero, as it asks for something unknown otherwise.
func readStruct[T any](p *T) (v T, err error) {
	size, err := sizeAt(unsafe.Pointer(p))
	if err != nil {
		return v, err
	}
	known := min(size, int(unsafe.Sizeof(v)))
	from := unsafe.Slice((*byte)(unsafe.Pointer(p)), size)
	copy(unsafe.Slice((*byte)(unsafe.Pointer(&v)), known), from)
	for _, b := range from[known:] {
		if b != 0 {
			return v, errArg
		}
	}
	return v, nil
}

// readOptional is readStruct where NULL means a struct of zeros.
func readOptional[T any](p *T) (v T, err error) {
	if p == nil {
		return v, nil
	}
	return readStruct(p)
}

// writeStruct fills a struct of the caller's as far as it goes; what the library does not know
// becomes zero. The size stays the caller's.
func writeStruct[T any](p *T, v T) error {
	size, err := sizeAt(unsafe.Pointer(p))
	if err != nil {
		return err
	}
	to := unsafe.Slice((*byte)(unsafe.Pointer(p)), size)[minStruct:]
	n := copy(to, unsafe.Slice((*byte)(unsafe.Pointer(&v)), unsafe.Sizeof(v))[minStruct:])
	clear(to[n:])
	return nil
}

// checkStruct is what writeStruct would refuse, for exports that change something before they write.
func checkStruct[T any](p *T) error {
	_, err := sizeAt(unsafe.Pointer(p))
	return err
}

// elementAt is an element of an array whose elements have the size that the first one says.
func elementAt[T any](p *T, size, i int) *T {
	return (*T)(unsafe.Add(unsafe.Pointer(p), i*size))
}
