package main

import (
	"strconv"
	"strings"
	"time"

	"github.com/songky/songky"
	"github.com/songky/songky/variants"
)

type namesJSON struct {
	Vietnamese string `json:"vi"`
	English    string `json:"en"`
}

type pieceJSON struct {
	Side     songky.Side `json:"side"`
	Role     *string     `json:"role"`
	FaceDown bool        `json:"faceDown"`
}

type moveJSON struct {
	Move      string  `json:"move"`
	From      int     `json:"from"`
	To        int     `json:"to"`
	Promotion *string `json:"promotion"`
}

// board is how points and cells of a game belong together: a cell is rank * files + file.
type board struct{ files, ranks int }

func boardOf(v songky.Variant) board {
	info := v.Info()
	return board{info.Files, info.Ranks}
}

func (b board) cell(s songky.Square) int { return s.Rank()*b.files + s.File() }

// maybe is the cell of a point that need not be one.
func (b board) maybe(s songky.Square) *int {
	if !s.Valid() || s.File() >= b.files || s.Rank() >= b.ranks {
		return nil
	}
	cell := b.cell(s)
	return &cell
}

func (b board) square(cell int) songky.Square {
	if cell < 0 || cell >= b.files*b.ranks {
		return songky.NoSquare
	}
	return songky.NewSquare(cell%b.files, cell/b.files)
}

func (b board) cells(squares []songky.Square) []int {
	list := make([]int, len(squares))
	for i, s := range squares {
		list[i] = b.cell(s)
	}
	return list
}

// pieces are what stands on all cells.
func (b board) pieces(at func(songky.Square) songky.Piece) []*pieceJSON {
	list := make([]*pieceJSON, b.files*b.ranks)
	for i := range list {
		list[i] = pieceOut(at(b.square(i)))
	}
	return list
}

func (b board) move(m songky.Move) moveJSON {
	return moveJSON{m.String(), b.cell(m.From()), b.cell(m.To()), roleOut(m.Promotion())}
}

// pieceOut is a piece for the page, nil for none.
func pieceOut(p songky.Piece) *pieceJSON {
	if p.Empty() {
		return nil
	}
	return &pieceJSON{p.Side, roleOut(p.Role), p.FaceDown}
}

// roleOut is a role's id, nil for none.
func roleOut(r songky.Role) *string {
	if r == variants.NoRole {
		return nil
	}
	id := r.String()
	return &id
}

// roleIn is the role of an id.
func roleIn(id string) (songky.Role, error) {
	for r := variants.General; r <= variants.Stone; r++ {
		if r.String() == id {
			return r, nil
		}
	}
	return variants.NoRole, errArg
}

// pieceIn is a piece of the page's.
func pieceIn(p *pieceJSON) (songky.Piece, error) {
	switch {
	case p == nil:
		return songky.Piece{}, nil
	case !p.Side.Valid():
		return songky.Piece{}, errArg
	case p.Role == nil:
		return songky.Piece{Side: p.Side, FaceDown: p.FaceDown}, nil
	}
	role, err := roleIn(*p.Role)
	return songky.Piece{Side: p.Side, Role: role, FaceDown: p.FaceDown}, err
}

// cellByte is a piece as a cell of the C border: role + 16 for Blue + 32 face down, 0 for none.
func cellByte(p songky.Piece) byte {
	if p.Empty() {
		return 0
	}
	cell := byte(p.Role) | byte(p.Side)<<4
	if p.FaceDown {
		cell |= 1 << 5
	}
	return cell
}

func sideIn(n int32) (songky.Side, error) {
	if n != int32(songky.Red) && n != int32(songky.Blue) {
		return 0, songky.ErrSide
	}
	return songky.Side(n), nil
}

// notationIn is a notation that covers a game.
func notationIn(n int32, v songky.Variant) (songky.Notation, error) {
	if n < 0 || n > 255 || !songky.Notation(n).Covers(v) {
		return 0, songky.ErrNotation
	}
	return songky.Notation(n), nil
}

// milliseconds are a time for the page.
func milliseconds(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// longest keeps times of the page's within what a time.Duration holds.
const longest = float64(1 << 53)

// duration is a time of the page's; errArg for what is none.
func duration(ms float64) (time.Duration, error) {
	if !(ms >= 0 && ms*float64(time.Millisecond) <= longest*1000) {
		return 0, errArg
	}
	return time.Duration(ms * float64(time.Millisecond)), nil
}

// seed is a number of 64 bits, which JSON has as a text or, while it is small, as a number.
type seed uint64

func (s *seed) UnmarshalJSON(data []byte) error {
	n, err := strconv.ParseUint(strings.Trim(string(data), `"`), 10, 64)
	*s = seed(n)
	return err
}
