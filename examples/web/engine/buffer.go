package main

import (
	"encoding/json"
	"unicode/utf8"
	"unsafe"
)

// shared is the buffer through which texts come and go.
var shared = make([]byte, 16<<10)

// maxText bounds what the host may ask room for: somewhat more than the longest record.
const maxText = 32 << 20

//go:wasmexport songky_buffer
func songkyBuffer(size int32) int32 {
	if size < 0 || size > maxText {
		return fail(errArg)
	}
	room(int(size))
	return int32(uintptr(unsafe.Pointer(unsafe.SliceData(shared))))
}

// room lets the buffer hold so many bytes. It does not shrink by itself; a large text is rare.
func room(size int) {
	if size > len(shared) {
		shared = make([]byte, max(size, 2*len(shared)))
	}
}

// textIn is the text that the host has put into the buffer.
func textIn(size int32) (string, error) {
	if size < 0 || int(size) > len(shared) {
		return "", errArg
	}
	if !utf8.Valid(shared[:size]) {
		return "", errUTF8
	}
	return string(shared[:size]), nil
}

// jsonIn reads the JSON that the host has put into the buffer.
func jsonIn(size int32, into any) error {
	text, err := textIn(size)
	if err != nil {
		return err
	}
	if err := json.Unmarshal([]byte(text), into); err != nil {
		return &requestError{err}
	}
	return nil
}

// bytesOut puts a result into the buffer.
func bytesOut[T []byte | string](data T) int32 {
	room(len(data))
	return int32(copy(shared, data))
}

// textOut is bytesOut for what may have failed.
func textOut[T []byte | string](text T, err error) int32 {
	if err != nil {
		return fail(err)
	}
	return bytesOut(text)
}

// jsonOut puts a value into the buffer as JSON.
func jsonOut(value any) int32 {
	data, err := json.Marshal(value)
	return textOut(data, err)
}
