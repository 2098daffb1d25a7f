package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
)

// maxLine is the length in bytes from which a line is dropped, far above that of any game.
const maxLine = 1 << 16

var errTooLong = fmt.Errorf("a line of more than %d bytes is ignored", maxLine)

// lineReader reads lines without ever holding more than maxLine bytes.
type lineReader struct{ r *bufio.Reader }

func newLineReader(r io.Reader) lineReader { return lineReader{bufio.NewReaderSize(r, maxLine)} }

// next is the next line. A line that comes with an error other than errTooLong is the last.
func (l lineReader) next() (string, error) {
	line, err := l.r.ReadSlice('\n')
	if !errors.Is(err, bufio.ErrBufferFull) {
		return string(line), err
	}
	for errors.Is(err, bufio.ErrBufferFull) {
		_, err = l.r.ReadSlice('\n')
	}
	return "", errTooLong // an end of the input comes again with the next call
}
