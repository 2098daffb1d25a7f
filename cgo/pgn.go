package main

// #include "export.h"
import "C"

import (
	"io"
	"strings"
	"sync"
	"unsafe"

	"github.com/songky/songky"
)

var pgns = newTable[*pgnReader](kindPGN)

// pgnReader is a reader that several threads may use.
type pgnReader struct {
	mu     sync.Mutex
	reader *songky.PGNReader
	latest *songky.PGN // read last, nil before the first
}

// next is the next game.
func (r *pgnReader) next() (*songky.Game, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	p, err := r.reader.Next()
	if err != nil {
		return nil, err
	}
	r.latest = p
	return p.Game, nil
}

// info is what the file says beside the game read last, for JSON.
func (r *pgnReader) info() (any, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.latest == nil {
		return nil, io.EOF
	}
	v := struct {
		Tags     [][2]string    `json:"tags"`
		Comments map[int]string `json:"comments"`
	}{[][2]string{}, map[int]string{}}
	for _, t := range r.latest.Tags {
		v.Tags = append(v.Tags, [2]string{t.Name, t.Value})
	}
	for ply, text := range r.latest.Comments {
		v.Comments[ply] = text
	}
	return v, nil
}

func newPGNReader(data C.songky_in, size C.size_t) (*pgnReader, error) {
	text, err := readData(data, size)
	if err != nil {
		return nil, err
	}
	return &pgnReader{reader: songky.NewPGNReader(strings.NewReader(text))}, nil
}

//export songky_pgn_open
func songky_pgn_open(data C.songky_in, size C.size_t, out *C.songky_pgn) C.songky_status {
	return create(pgns, out, nil, 0, func() (*pgnReader, error) { return newPGNReader(data, size) })
}

//export songky_pgn_next
func songky_pgn_next(reader C.songky_pgn, out *C.songky_game) C.songky_status {
	return with(pgns, uint64(reader), func(r *pgnReader) error {
		if out == nil {
			return errNull
		}
		g, err := r.next()
		if err == nil {
			*out = C.songky_game(games.add(g))
		}
		return err
	})
}

//export songky_pgn_info
func songky_pgn_info(reader C.songky_pgn, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return with(pgns, uint64(reader), func(r *pgnReader) error {
		v, err := r.info()
		if err != nil {
			return err
		}
		return writeJSON(v, buf, room, length)
	})
}

//export songky_pgn_free
func songky_pgn_free(reader C.songky_pgn) {
	guard(func() error {
		pgns.remove(uint64(reader))
		return nil
	})
}

//export songky_pgn_read
func songky_pgn_read(data C.songky_in, size C.size_t, index C.uint32_t, out *C.songky_game, err *C.char, room C.size_t) C.songky_status {
	return create(games, out, err, room, func() (*songky.Game, error) {
		r, err := newPGNReader(data, size)
		if err != nil {
			return nil, err
		}
		for ; index > 0; index-- {
			if _, err := r.next(); err == io.EOF {
				return nil, err
			}
		}
		return r.next()
	})
}

//export songky_pgn_write
func songky_pgn_write(game C.songky_game, tags C.songky_tags_in, count C.size_t, buf *C.char, room C.size_t, length *C.size_t) C.songky_status {
	return onGame(game, func(g *songky.Game) error {
		list, err := tagsOf((*C.songky_tag)(tags), count)
		if err != nil {
			return err
		}
		return writeText(g.PGN(list...), buf, room, length)
	})
}

// maxTags bounds the tags of a game, far above any use.
const maxTags = 10_000

func tagsOf(tags *C.songky_tag, count C.size_t) (list []songky.PGNTag, err error) {
	if count == 0 {
		return nil, nil
	}
	size, err := sizeAt(unsafe.Pointer(tags))
	if err != nil {
		return nil, err
	}
	if count > maxTags {
		return nil, errArg
	}
	for i := range int(count) {
		at := elementAt(tags, size, i)
		if int(at.struct_size) != size {
			return nil, errArg
		}
		t, err := readStruct(at)
		if err != nil {
			return nil, err
		}
		name, err := readText(t.name)
		if err != nil {
			return nil, err
		}
		value, err := readText(t.value)
		if err != nil {
			return nil, err
		}
		list = append(list, songky.PGNTag{Name: name, Value: value})
	}
	return list, nil
}
