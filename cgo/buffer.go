package main

// #include "export.h"
import "C"

import (
	"unicode/utf8"
	"unsafe"
)

// readText is a text of the caller's, which must be there and be UTF-8.
func readText(p C.songky_in) (string, error) {
	if p == nil {
		return "", errNull
	}
	return valid(C.GoString((*C.char)(p)))
}

// readData is a text of a known size. Nothing may be NULL.
func readData(p C.songky_in, size C.size_t) (string, error) {
	if p == nil {
		if size == 0 {
			return "", nil
		}
		return "", errNull
	}
	if size > maxSize {
		return "", errArg
	}
	return valid(string(unsafe.Slice((*byte)(unsafe.Pointer(p)), int(size))))
}

// readBytes copies bytes of the caller's.
func readBytes(p C.songky_bytes, size C.size_t) ([]byte, error) {
	switch {
	case p == nil && size > 0:
		return nil, errNull
	case size > maxSize:
		return nil, errArg
	}
	return append([]byte(nil), unsafe.Slice((*byte)(unsafe.Pointer(p)), int(size))...), nil
}

// maxSize bounds what is read, so that a size that is no size is told from one.
const maxSize = 1<<31 - 1

func valid(text string) (string, error) {
	if !utf8.ValidString(text) {
		return "", errUTF8
	}
	return text, nil
}

// writeText fills the caller's buffer as "Texts out" of songky.h says.
func writeText(text string, buf *C.char, room C.size_t, length *C.size_t) error {
	if buf == nil && (room > 0 || length == nil) {
		return errNull
	}
	if length != nil {
		*length = C.size_t(len(text))
	}
	if room <= C.size_t(len(text)) {
		terminate(buf, room, 0)
		return errRange
	}
	copy(unsafe.Slice((*byte)(unsafe.Pointer(buf)), len(text)), text)
	terminate(buf, room, len(text))
	return nil
}

// writeError tells a constructor's error, as much as fits; nothing on success.
func writeError(err error, buf *C.char, room C.size_t) {
	if buf == nil || room == 0 {
		return
	}
	text := ""
	if err != nil {
		text = err.Error()
	}
	n := min(len(text), int(min(room, maxSize))-1)
	for n > 0 && n < len(text) && !utf8.RuneStart(text[n]) {
		n--
	}
	copy(unsafe.Slice((*byte)(unsafe.Pointer(buf)), n), text)
	terminate(buf, room, n)
}

// terminate writes a NUL at an offset, if there is room.
func terminate(buf *C.char, room C.size_t, at int) {
	if room > C.size_t(at) {
		*(*byte)(unsafe.Add(unsafe.Pointer(buf), at)) = 0
	}
}

// writeList fills the caller's array as "Lists out" of songky.h says; the elements of both have the
// same size.
func writeList[C1, G any](list []G, convert func(G) C1, buf *C1, room C.size_t, n *C.size_t) error {
	if buf == nil && (room > 0 || n == nil) {
		return errNull
	}
	if n != nil {
		*n = C.size_t(len(list))
	}
	if room < C.size_t(len(list)) {
		return errRange
	}
	out := unsafe.Slice(buf, len(list))
	for i, v := range list {
		out[i] = convert(v)
	}
	return nil
}

// put writes one number.
func put[T any](p *T, v T) error {
	if p == nil {
		return errNull
	}
	*p = v
	return nil
}
