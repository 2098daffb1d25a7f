package songky_test

import (
	"slices"
	"strings"
)

// reference is a second set of rules to compare the library with: a mailbox of FEN letters, moves
// made on a copy, and a look whether the royal can then be captured. It is written from the rules
// and uses nothing of the library; it is slow and meant to be obviously right.
type reference struct {
	variant      string
	files, ranks int
	cells        map[point]byte // FEN letters; no key for an empty point
	red          bool           // to move
	rights       string         // third field: castling rights, or the pool
	passed       point          // en passant point; offBoard for none
}

// point is a file and a rank, from 0.
type point struct{ file, rank int }

var offBoard = point{-1, -1}

func (p point) name() string {
	return string(rune('a'+p.file)) + strings.TrimLeft(string([]byte{'0' + byte((p.rank+1)/10), '0' + byte((p.rank+1)%10)}), "0")
}

func (p point) plus(file, rank int) point { return point{p.file + file, p.rank + rank} }

// refMove is a move of the reference; become is the small letter of a promotion, or 0.
type refMove struct {
	from, to point
	become   byte
}

func (m refMove) text() string {
	text := m.from.name() + m.to.name()
	if m.become != 0 {
		text += string(rune(m.become))
	}
	return text
}

// readReference reads a FEN that is known to be well formed.
func readReference(variant, fen string) *reference {
	b := &reference{variant: variant, cells: map[point]byte{}, passed: offBoard, rights: "-"}
	fields := strings.Fields(fen)
	rows := strings.Split(fields[0], "/")
	b.ranks = len(rows)
	for i, row := range rows {
		file := 0
		for _, c := range []byte(row) {
			if c >= '1' && c <= '9' {
				file += int(c - '0')
				continue
			}
			b.cells[point{file, b.ranks - 1 - i}] = c
			file++
		}
		b.files = file
	}
	b.red = fields[1] != "b"
	if len(fields) > 2 {
		b.rights = fields[2]
	}
	if len(fields) > 3 && fields[3] != "-" {
		b.passed = point{int(fields[3][0] - 'a'), int(fields[3][1] - '1')}
	}
	return b
}

func isRed(letter byte) bool { return letter >= 'A' && letter <= 'Z' }

func capital(letter byte) byte { return strings.ToUpper(string(rune(letter)))[0] }

func (b *reference) clone() *reference {
	c := *b
	c.cells = map[point]byte{}
	for p, letter := range b.cells {
		c.cells[p] = letter
	}
	return &c
}

func (b *reference) on(p point) bool {
	return p.file >= 0 && p.file < b.files && p.rank >= 0 && p.rank < b.ranks
}

func (b *reference) stones() bool { return strings.HasPrefix(b.variant, "coganh") }
func (b *reference) hidden() bool { return strings.HasPrefix(b.variant, "coup") }

// xiangqiArmy says whether a side has the xiangqi army.
func (b *reference) xiangqiArmy(red bool) bool {
	switch b.variant {
	case "chess", "chess-fide":
		return false
	case "songky", "songky-balanced":
		return red
	}
	return true
}

// seen is a rank as a side counts it from its own edge, from 0.
func (b *reference) seen(red bool, rank int) int {
	if red {
		return rank
	}
	return b.ranks - 1 - rank
}

// inPalace and onBank judge by the side's own palace and its own side of the river.
func (b *reference) inPalace(red bool, p point) bool {
	return p.file >= 3 && p.file <= 5 && b.seen(red, p.rank) <= 2
}
func (b *reference) onBank(red bool, p point) bool { return b.seen(red, p.rank) <= 4 }

// xiangqiArray has the letters of the xiangqi start position, by which face-down pieces move.
var xiangqiArray = readReference("xiangqi", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w").cells

var (
	straight = []point{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	slanting = []point{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	around   = slices.Concat(straight, slanting)
)

// movesOf lists the moves of the piece on a point by its own movement: what they expose is not
// looked at. With threats it lists the points that the piece attacks instead.
func (b *reference) movesOf(from point, threats bool) (list []point) {
	letter := b.cells[from]
	red := isRed(letter)
	ahead := 1
	if !red {
		ahead = -1
	}
	free := func(p point) bool { return b.cells[p] == 0 }
	// reach adds a point that the piece may go to if it is empty or has an enemy.
	reach := func(to point) {
		if b.on(to) && (free(to) || isRed(b.cells[to]) != red) {
			list = append(list, to)
		}
	}
	slide := func(ways []point) {
		for _, d := range ways {
			to := from.plus(d.file, d.rank)
			for ; b.on(to) && free(to); to = to.plus(d.file, d.rank) {
				reach(to)
			}
			reach(to)
		}
	}
	kind, faceDown := capital(letter), capital(letter) == 'X'
	if faceDown {
		kind = capital(xiangqiArray[from])
	}
	roams := b.variant == "coup-classic" && !faceDown // advisors and elephants go anywhere
	switch {
	case b.stones():
		for _, to := range b.neighbours(from) {
			if free(to) {
				reach(to)
			}
		}
	case kind == 'R':
		slide(straight)
	case b.xiangqiArmy(red) && kind == 'K':
		for _, d := range straight {
			if to := from.plus(d.file, d.rank); b.inPalace(red, to) {
				reach(to)
			}
		}
	case b.xiangqiArmy(red) && kind == 'A':
		for _, d := range slanting {
			if to := from.plus(d.file, d.rank); roams || b.inPalace(red, to) {
				reach(to)
			}
		}
	case b.xiangqiArmy(red) && kind == 'B':
		for _, d := range slanting {
			if to := from.plus(2*d.file, 2*d.rank); free(from.plus(d.file, d.rank)) && (roams || b.onBank(red, to)) {
				reach(to)
			}
		}
	case b.xiangqiArmy(red) && kind == 'N':
		for _, d := range straight {
			if !free(from.plus(d.file, d.rank)) {
				continue
			}
			for _, side := range []int{-1, 1} {
				reach(from.plus(2*d.file+side*d.rank, 2*d.rank+side*d.file))
			}
		}
	case b.xiangqiArmy(red) && kind == 'C':
		for _, d := range straight {
			screens := 0
			for to := from.plus(d.file, d.rank); b.on(to) && screens < 2; to = to.plus(d.file, d.rank) {
				switch {
				case free(to) && screens == 0 && !threats:
					list = append(list, to)
				case free(to):
				case screens == 1:
					reach(to)
					screens++
				default:
					screens++
				}
			}
		}
	case b.xiangqiArmy(red) && kind == 'P':
		reach(from.plus(0, ahead))
		if b.seen(red, from.rank) >= 5 {
			reach(from.plus(1, 0))
			reach(from.plus(-1, 0))
		}
	case kind == 'K':
		for _, d := range around {
			reach(from.plus(d.file, d.rank))
		}
	case kind == 'Q':
		slide(around)
	case kind == 'B':
		slide(slanting)
	case kind == 'N':
		for _, d := range straight {
			for _, side := range []int{-1, 1} {
				reach(from.plus(2*d.file+side*d.rank, 2*d.rank+side*d.file))
			}
		}
	case kind == 'P':
		for _, side := range []int{-1, 1} {
			to := from.plus(side, ahead)
			if threats || b.on(to) && (!free(to) || to == b.passed) {
				reach(to)
			}
		}
		one := from.plus(0, ahead)
		if threats || !b.on(one) || !free(one) {
			break
		}
		reach(one)
		if two := one.plus(0, ahead); b.seen(red, from.rank) == 1 && free(two) {
			reach(two)
		}
	}
	return list
}

// neighbours are the points that drawn lines join to p in cờ gánh.
func (b *reference) neighbours(p point) (list []point) {
	ways := straight
	if b.variant == "coganh-full-diagonals" || (p.file+1+p.rank+1)%2 == 0 {
		ways = around
	}
	for _, d := range ways {
		if to := p.plus(d.file, d.rank); b.on(to) {
			list = append(list, to)
		}
	}
	return list
}

// royal is the point of a side's general or king, offBoard without one.
func (b *reference) royal(red bool) point {
	for p, letter := range b.cells {
		if capital(letter) == 'K' && isRed(letter) == red {
			return p
		}
	}
	return offBoard
}

// attackers are the points of the pieces of a side that attack a point.
func (b *reference) attackers(p point, red bool) (list []point) {
	for from, letter := range b.cells {
		if isRed(letter) == red && slices.Contains(b.movesOf(from, true), p) {
			list = append(list, from)
		}
	}
	return list
}

// facing says whether the generals stand on one file with nothing between, where that matters.
func (b *reference) facing() bool {
	if b.variant != "xiangqi" && !b.hidden() {
		return false
	}
	red, blue := b.royal(true), b.royal(false)
	if red.file != blue.file {
		return false
	}
	for p := red.plus(0, 1); p != blue; p = p.plus(0, 1) {
		if b.cells[p] != 0 || !b.on(p) {
			return false
		}
	}
	return true
}

// exposed says whether a side's royal is attacked or faces the other.
func (b *reference) exposed(red bool) bool {
	if b.stones() {
		return false
	}
	return b.facing() || len(b.attackers(b.royal(red), !red)) > 0
}

// checkers are the names of the points that give check to the side to move, sorted.
func (b *reference) checkers() []string {
	list := []string{}
	if !b.stones() {
		for _, p := range b.attackers(b.royal(b.red), !b.red) {
			list = append(list, p.name())
		}
	}
	slices.Sort(list)
	return list
}

// legal lists the legal moves: each is made on a copy, to see whether it exposes the royal.
func (b *reference) legal() (list []refMove) {
	for from, letter := range b.cells {
		if isRed(letter) != b.red {
			continue
		}
		for _, to := range b.movesOf(from, false) {
			m := refMove{from: from, to: to}
			if next := b.clone(); !next.step(m).exposed(b.red) {
				list = append(list, b.withPromotions(m)...)
			}
		}
	}
	return append(list, b.castlings()...)
}

// withPromotions is the move itself, or four for a pawn that reaches its last rank.
func (b *reference) withPromotions(m refMove) (list []refMove) {
	red := isRed(b.cells[m.from])
	if capital(b.cells[m.from]) != 'P' || b.xiangqiArmy(red) || b.seen(red, m.to.rank) != b.ranks-1 {
		return []refMove{m}
	}
	for _, letter := range []byte("qrbn") {
		list = append(list, refMove{m.from, m.to, letter})
	}
	return list
}

// castlings lists the castlings: right, empty points between, no attack on the king's way.
func (b *reference) castlings() (list []refMove) {
	if b.variant != "chess-fide" {
		return nil
	}
	home := 0
	if !b.red {
		home = 7
	}
	for _, c := range []struct {
		right       byte
		empty, safe []int
		to          int
	}{
		{'K', []int{5, 6}, []int{4, 5, 6}, 6},
		{'Q', []int{1, 2, 3}, []int{4, 3, 2}, 2},
	} {
		right := c.right
		if !b.red {
			right += 'a' - 'A'
		}
		possible := strings.IndexByte(b.rights, right) >= 0
		for _, file := range c.empty {
			possible = possible && b.cells[point{file, home}] == 0
		}
		for _, file := range c.safe {
			trial := b.clone()
			trial.step(refMove{from: point{4, home}, to: point{file, home}})
			possible = possible && !trial.exposed(b.red)
		}
		if possible {
			list = append(list, refMove{from: point{4, home}, to: point{c.to, home}})
		}
	}
	return list
}

// step moves one piece, and clears the point of a pawn taken in passing.
func (b *reference) step(m refMove) *reference {
	letter := b.cells[m.from]
	if capital(letter) == 'P' && m.to == b.passed && m.from.file != m.to.file {
		delete(b.cells, point{m.to.file, m.from.rank})
	}
	delete(b.cells, m.from)
	b.cells[m.to] = letter
	return b
}

// play makes a legal move in full. What a face-down piece turns up as is a capital letter.
func (b *reference) play(m refMove, turnsUpAs string) {
	letter := b.cells[m.from]
	pawn := capital(letter) == 'P' && !b.xiangqiArmy(b.red)
	castles := b.variant == "chess-fide" && capital(letter) == 'K' && (m.to.file-m.from.file == 2 || m.from.file-m.to.file == 2)
	b.step(m)
	switch {
	case m.become != 0:
		b.cells[m.to] = b.own(m.become)
	case capital(letter) == 'X':
		b.cells[m.to] = b.own(turnsUpAs[0])
	case castles && m.to.file == 6:
		b.step(refMove{from: point{7, m.to.rank}, to: point{5, m.to.rank}})
	case castles:
		b.step(refMove{from: point{0, m.to.rank}, to: point{3, m.to.rank}})
	}
	if b.stones() {
		b.turn(m.to)
	}
	if b.variant == "chess-fide" {
		for right, home := range map[string][2]point{
			"K": {{4, 0}, {7, 0}}, "Q": {{4, 0}, {0, 0}}, "k": {{4, 7}, {7, 7}}, "q": {{4, 7}, {0, 7}},
		} {
			if slices.Contains(home[:], m.from) || slices.Contains(home[:], m.to) {
				b.rights = strings.ReplaceAll(b.rights, right, "")
			}
		}
		if b.rights == "" {
			b.rights = "-"
		}
	}
	b.red = !b.red
	b.passed = offBoard
	if b.variant == "chess-fide" && pawn && (m.to.rank-m.from.rank == 2 || m.from.rank-m.to.rank == 2) {
		b.pass(point{m.to.file, (m.from.rank + m.to.rank) / 2})
	}
}

// pass sets the en passant point if a capture there is legal.
func (b *reference) pass(p point) {
	b.passed = p
	for _, m := range b.legal() {
		if m.to == p && capital(b.cells[m.from]) == 'P' && m.from.file != p.file {
			return
		}
	}
	b.passed = offBoard
}

// own is a letter as the side to move has it.
func (b *reference) own(letter byte) byte {
	if b.red {
		return capital(letter)
	}
	return strings.ToLower(string(rune(letter)))[0]
}

// turn turns pieces by gánh and vây around the point that was moved to; both are read before
// anything turns.
func (b *reference) turn(at point) {
	enemy := func(p point) bool { return b.cells[p] != 0 && isRed(b.cells[p]) != b.red }
	turned := map[point]bool{}
	for _, p := range b.neighbours(at) {
		opposite := point{2*at.file - p.file, 2*at.rank - p.rank}
		if enemy(p) && enemy(opposite) && slices.Contains(b.neighbours(at), opposite) {
			turned[p], turned[opposite] = true, true
		}
	}
	for p := range b.cells {
		if !enemy(p) {
			continue
		}
		closed, near := true, false
		for _, n := range b.neighbours(p) {
			closed = closed && b.cells[n] != 0
			near = near || b.cells[n] != 0 && !enemy(n)
		}
		if closed && near {
			turned[p] = true
		}
	}
	for p := range turned {
		b.cells[p] = b.own('O')
	}
}

// placement writes the first field of a FEN.
func (b *reference) placement() string {
	var out strings.Builder
	for rank := b.ranks - 1; rank >= 0; rank-- {
		empty := 0
		flush := func() {
			if empty > 0 {
				out.WriteByte('0' + byte(empty))
			}
			empty = 0
		}
		for file := range b.files {
			if letter := b.cells[point{file, rank}]; letter != 0 {
				flush()
				out.WriteByte(letter)
			} else {
				empty++
			}
		}
		flush()
		if rank > 0 {
			out.WriteByte('/')
		}
	}
	return out.String()
}

// turnField writes the second field.
func (b *reference) turnField() string {
	if b.red {
		return "w"
	}
	return "b"
}

// passedField writes the fourth.
func (b *reference) passedField() string {
	if b.passed == offBoard {
		return "-"
	}
	return b.passed.name()
}

// fits says whether a piece may stand on a point.
func (b *reference) fits(letter byte, p point) bool {
	red := isRed(letter)
	xiangqi := b.xiangqiArmy(red)
	switch capital(letter) {
	case 'K':
		return !xiangqi || b.inPalace(red, p)
	case 'A':
		return b.hidden() || b.inPalace(red, p)
	case 'B':
		return !xiangqi || b.hidden() || b.onBank(red, p)
	case 'P':
		return xiangqi || b.seen(red, p.rank) > 0 && b.seen(red, p.rank) < b.ranks-1
	case 'X':
		home := xiangqiArray[p]
		return home != 0 && capital(home) != 'K' && isRed(home) == red
	}
	return true
}

// playable says whether the placement can be played, pools left out.
func (b *reference) playable() bool {
	if b.stones() {
		return len(b.cells) > 0 && len(b.cells) < b.files*b.ranks
	}
	royals := map[bool]int{}
	for p, letter := range b.cells {
		if !b.fits(letter, p) {
			return false
		}
		if capital(letter) == 'K' {
			royals[isRed(letter)]++
		}
	}
	return royals[true] == 1 && royals[false] == 1 && !b.exposed(!b.red)
}
