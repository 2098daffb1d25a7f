package board

// Position is a plain value: what both players may know of a game at one moment. Copy it freely.
// Its methods and those of Rules expect the Rules that it was made for.
type Position struct {
	// slots has the points of the pieces of each slot, of both sides and face down or not; sides
	// those of each side.
	slots  [8]Set
	sides  [2]Set
	key    uint64
	cells  [NumSquares]Code
	royal  [2]Square
	turn   Side
	castle uint8
	ep     Square
	// progress counts the plies without progress, moveNo the moves.
	progress, moveNo uint32
	pool             [2]Pool
	_                uint64 // a size of whole 16-byte words copies without crossing cache lines
}

// Castling rights, as bits.
const (
	RedShort uint8 = 1 << iota
	RedLong
	BlueShort
	BlueLong
)

// Pool has the number of unseen identities of each slot, four bits a slot.
type Pool uint32

// Count is the number of unseen pieces of a slot.
func (p Pool) Count(slot int) int { return int(p >> (4 * slot) & 15) }

// With is p with n more of a slot; the caller keeps counts within 0-15.
func (p Pool) With(slot, n int) Pool { return p + Pool(n)<<(4*slot) }

// Total is the number of unseen pieces.
func (p Pool) Total() (n int) {
	for slot := 1; slot < 8; slot++ {
		n += p.Count(slot)
	}
	return n
}

// Turn is the side to move.
func (p *Position) Turn() Side { return p.turn }

// Key identifies placement, turn and rights, face-down points included, pools left out: two
// positions with one key are occurrences of the same position.
func (p *Position) Key() uint64 { return p.key }

// SearchKey is Key with the pools, for transposition tables.
func (p *Position) SearchKey() uint64 {
	if p.pool == [2]Pool{} {
		return p.key
	}
	return p.key ^ mix(uint64(p.pool[0])|uint64(p.pool[1])<<32)
}

// Cell is what stands on s.
func (p *Position) Cell(s Square) Code { return p.cells[s] }

// Pieces are the points of all pieces with the code, face down or not.
func (p *Position) Pieces(c Code) Set { return p.slots[c&7].And(p.sides[c.Side()]) }

// Of are all points of a side.
func (p *Position) Of(side Side) Set { return p.sides[side&1] }

// Occupied are the points with a piece.
func (p *Position) Occupied() Set { return p.sides[0].Or(p.sides[1]) }

// Royal is the point of a side's general or king, None for an army without.
func (p *Position) Royal(side Side) Square { return p.royal[side&1] }

// Progress is the number of plies since the last progress, MoveNo the number of the move.
func (p *Position) Progress() int { return int(p.progress) }

// MoveNo is the number of the move, which rises after Blue's.
func (p *Position) MoveNo() int { return int(p.moveNo) }

// Castling are the castling rights.
func (p *Position) Castling() uint8 { return p.castle }

// EnPassant is the point of a legal en passant capture, or None.
func (p *Position) EnPassant() Square { return p.ep }

// Pool are the unseen identities; under OnePool all are in Pool(0).
func (p *Position) Pool(i int) Pool { return p.pool[i&1] }

// SetPool replaces the pools: for a view of a side that knows more than the public.
func (p *Position) SetPool(pools [2]Pool) { p.pool = pools }

// Move is a move as the tables know it: from, to, the slot promoted to, and marks. 0 is none.
type Move uint32

const (
	toShift      = 7
	promoteShift = 14
	castles      = Move(1 << 17)
	enPassant    = Move(1 << 18)
)

// NewMove is the plain move between two points.
func NewMove(from, to Square) Move { return Move(from) | Move(to)<<toShift }

// From is where the move starts.
func (m Move) From() Square { return Square(m & 127) }

// To is where the move ends.
func (m Move) To() Square { return Square(m >> toShift & 127) }

// Promotion is the slot that a pawn becomes, or 0.
func (m Move) Promotion() int { return int(m >> promoteShift & 7) }

// IsEnPassant says whether the captured pawn stands beside the target.
func (m Move) IsEnPassant() bool { return m&enPassant != 0 }

// IsCastling says whether the rook moves too.
func (m Move) IsCastling() bool { return m&castles != 0 }
