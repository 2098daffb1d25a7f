// Package notation reads and writes positions and moves as text.
package notation

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// MaxFEN is the length in bytes from which a text is refused as a FEN unread.
const MaxFEN = 1024

// SyntaxFault is something in a text that cannot be read, with its offset in bytes.
type SyntaxFault struct {
	Offset int
	Text   string
}

// fenReader reads one FEN; it goes on after a fault, so that all are found.
type fenReader struct {
	def    *variants.Definition
	spec   *board.Spec
	setup  board.Setup
	faults []SyntaxFault
}

func (f *fenReader) fault(offset int, format string, args ...any) {
	f.faults = append(f.faults, SyntaxFault{offset, fmt.Sprintf(format, args...)})
}

// field is a word of a FEN and where it starts.
type field struct {
	text string
	at   int
}

func fields(text string) (list []field) {
	start := -1
	for i := 0; i <= len(text); i++ {
		blank := i == len(text) || text[i] == ' ' || text[i] == '\t'
		switch {
		case blank && start >= 0:
			list = append(list, field{text[start:i], start})
			start = -1
		case !blank && start < 0:
			start = i
		}
	}
	return list
}

// ParseFEN reads a FEN of the variant. The setup is worth judging when no fault was found.
func ParseFEN(v variants.Variant, text string) (board.Setup, []SyntaxFault) {
	f := fenReader{def: variants.Define(v), spec: variants.Tables(v).Spec()}
	f.setup.EnPassant = board.None
	f.setup.MoveNo = 1
	if len(text) > MaxFEN {
		f.fault(MaxFEN, "text is longer than %d bytes", MaxFEN)
		return f.setup, f.faults
	}
	parts := fields(text)
	if len(parts) == 0 {
		f.fault(0, "empty text")
		return f.setup, f.faults
	}
	readers := []func(field){f.placement, f.turn, f.rights, f.passed, f.progress, f.moveNo}
	for i, part := range parts {
		if i == len(readers) {
			f.fault(part.at, "more than %d fields", len(readers))
			break
		}
		readers[i](part)
	}
	return f.setup, f.faults
}

func (f *fenReader) placement(p field) {
	ranks := strings.Split(p.text, "/")
	if len(ranks) != f.spec.Ranks {
		f.fault(p.at, "%d ranks instead of %d", len(ranks), f.spec.Ranks)
	}
	at := p.at
	for i, rank := range ranks {
		if i < f.spec.Ranks {
			f.rank(rank, at, f.spec.Ranks-1-i)
		}
		at += len(rank) + 1
	}
}

func (f *fenReader) rank(text string, at, rank int) {
	file := 0
	for i := 0; i < len(text); i++ {
		c := text[i]
		if c >= '1' && c <= '9' {
			file += int(c - '0')
			continue
		}
		if file < f.spec.Files {
			f.piece(c, at+i, board.At(file, rank))
		}
		file++
	}
	if file != f.spec.Files {
		f.fault(at, "rank %d has %d files instead of %d", rank+1, file, f.spec.Files)
	}
}

func (f *fenReader) piece(letter byte, at int, s board.Square) {
	side, capital := board.Red, letter
	if letter >= 'a' && letter <= 'z' {
		side, capital = board.Blue, letter-'a'+'A'
	}
	if capital == 'X' && f.spec.FaceDown != board.NoFaceDown {
		f.setup.Cells[s] = f.faceDown(side, s)
		return
	}
	slot := SlotOfLetter(f.def, side, capital)
	if slot == 0 {
		f.fault(at, "%q is no piece of this game", rune(letter))
		return
	}
	f.setup.Cells[s] = board.NewCode(side, slot)
}

// faceDown is the code of a face-down piece; away from its side's start points it gets one that
// the check of the setup refuses.
func (f *fenReader) faceDown(side board.Side, s board.Square) board.Code {
	if c := f.spec.FaceDownAt[s]; c != 0 && c.Side() == side {
		return c | board.FaceDown
	}
	return board.NewCode(side, 1) | board.FaceDown
}

// SlotOfLetter is the slot of the army's kind with that capital letter, or 0.
func SlotOfLetter(def *variants.Definition, side board.Side, capital byte) int {
	for slot, role := range def.Slots[side&1] {
		if role != variants.NoRole && (role.Letter() == capital || role.Alias() == capital && capital != 0) {
			return slot
		}
	}
	return 0
}

func (f *fenReader) turn(p field) {
	switch p.text {
	case "w", "r":
		f.setup.Turn = board.Red
	case "b":
		f.setup.Turn = board.Blue
	default:
		f.fault(p.at, "side to move is %.10q instead of w or b", p.text)
	}
}

func (f *fenReader) rights(p field) {
	switch {
	case p.text == "-":
	case f.spec.FaceDown != board.NoFaceDown:
		f.pool(p)
	case f.spec.Castling:
		f.castling(p)
	case f.hasPawns() && onlyOf(p.text, "KQkq"):
		// A chess FEN may carry castling rights where the game has none.
	default:
		f.fault(p.at, "%.10q instead of -", p.text)
	}
}

// hasPawns says whether both armies are chess armies, whose FENs may carry a chess game's fields.
func (f *fenReader) hasPawns() bool {
	return f.spec.Armies[board.Red][board.PawnSlot].Class == board.Pawn
}

func onlyOf(text, letters string) bool {
	return strings.Trim(text, letters) == ""
}

func (f *fenReader) castling(p field) {
	for i := range len(p.text) {
		n := strings.IndexByte("KQkq", p.text[i])
		switch {
		case n < 0:
			f.fault(p.at+i, "castling right %q is none of KQkq", rune(p.text[i]))
		case f.setup.Castling>>n&1 != 0:
			f.fault(p.at+i, "castling right %q twice", rune(p.text[i]))
		default:
			f.setup.Castling |= 1 << n
		}
	}
}

func (f *fenReader) pool(p field) {
	for i := 0; i < len(p.text); {
		at, letter := p.at+i, p.text[i]
		digits := i + 1
		for digits < len(p.text) && p.text[digits] >= '0' && p.text[digits] <= '9' {
			digits++
		}
		n, err := strconv.Atoi(p.text[i+1 : digits])
		i = digits
		if err != nil {
			f.fault(at, "pool: no count after %q", rune(letter))
			continue
		}
		f.poolEntry(at, letter, n)
	}
}

func (f *fenReader) poolEntry(at int, letter byte, n int) {
	side, capital := board.Red, letter
	if f.spec.FaceDown == board.TwoPools && letter >= 'a' && letter <= 'z' {
		side, capital = board.Blue, letter-'a'+'A'
	}
	slot := SlotOfLetter(f.def, side, capital)
	pool := &f.setup.Pool[side]
	switch {
	case slot == 0 || slot == board.RoyalSlot:
		f.fault(at, "pool: %q is no piece that lies face down", rune(letter))
	case pool.Count(slot) != 0:
		f.fault(at, "pool: %q twice", rune(letter))
	case n > 15:
		f.fault(at, "pool: %d of %q are more than a set has", n, rune(letter))
	default:
		*pool = pool.With(slot, n)
	}
}

func (f *fenReader) passed(p field) {
	if p.text == "-" {
		return
	}
	s, err := ParseSquare(p.text)
	switch {
	case err != nil || !f.hasPawns():
		f.fault(p.at, "%.10q instead of - or a point that a pawn passed", p.text)
	case f.spec.EnPassant:
		f.setup.EnPassant = s
	}
}

func (f *fenReader) progress(p field) { f.setup.Progress = f.counter(p) }

func (f *fenReader) moveNo(p field) { f.setup.MoveNo = max(1, f.counter(p)) }

func (f *fenReader) counter(p field) int {
	n, err := strconv.ParseUint(p.text, 10, 64)
	if err != nil || n > board.MaxCounter {
		f.fault(p.at, "counter %.20q is no number from 0 to %d", p.text, board.MaxCounter)
		return 0
	}
	return int(n)
}

// FEN writes a position.
func FEN(v variants.Variant, p *board.Position) string {
	spec := variants.Tables(v).Spec()
	def := variants.Define(v)
	b := make([]byte, 0, 128)
	for rank := spec.Ranks - 1; rank >= 0; rank-- {
		b = appendRank(b, def, spec, p, rank)
		if rank > 0 {
			b = append(b, '/')
		}
	}
	b = append(b, ' ', "wb"[p.Turn()&1], ' ')
	b = appendRights(b, def, spec, p)
	b = append(b, ' ')
	if ep := p.EnPassant(); ep != board.None {
		b = append(b, Square(ep)...)
	} else {
		b = append(b, '-')
	}
	b = append(b, ' ')
	b = strconv.AppendInt(b, int64(min(p.Progress(), board.MaxCounter)), 10)
	b = append(b, ' ')
	return string(strconv.AppendInt(b, int64(min(p.MoveNo(), board.MaxCounter)), 10))
}

func appendRank(b []byte, def *variants.Definition, spec *board.Spec, p *board.Position, rank int) []byte {
	empty := 0
	for file := range spec.Files {
		c := p.Cell(board.At(file, rank))
		if c == 0 {
			empty++
			continue
		}
		if empty > 0 {
			b = append(b, byte('0'+empty))
			empty = 0
		}
		b = append(b, Letter(def, c))
	}
	if empty > 0 {
		b = append(b, byte('0'+empty))
	}
	return b
}

// Letter is the letter of a piece in a FEN: capital for Red, x for face down.
func Letter(def *variants.Definition, c board.Code) byte {
	letter := byte('X')
	if !c.IsFaceDown() {
		letter = def.RoleOf(c).Letter()
	}
	if c.Side() == board.Blue {
		letter += 'a' - 'A'
	}
	return letter
}

func appendRights(b []byte, def *variants.Definition, spec *board.Spec, p *board.Position) []byte {
	first := len(b)
	for i := range 4 {
		if p.Castling()>>i&1 != 0 {
			b = append(b, "KQkq"[i])
		}
	}
	if spec.FaceDown != board.NoFaceDown {
		b = AppendPool(b, def, p.Pool(0), board.Red)
		b = AppendPool(b, def, p.Pool(1), board.Blue)
	}
	if len(b) == first {
		b = append(b, '-')
	}
	return b
}

// poolOrder is the order in which a pool is written.
const poolOrder = "RNBACP"

// AppendPool appends the identities of a pool with their counts, zero counts left out.
func AppendPool(b []byte, def *variants.Definition, pool board.Pool, side board.Side) []byte {
	for i := range len(poolOrder) {
		n := pool.Count(SlotOfLetter(def, side, poolOrder[i]))
		if n == 0 {
			continue
		}
		b = append(b, poolOrder[i]+side*('a'-'A'))
		b = strconv.AppendInt(b, int64(n), 10)
	}
	return b
}
