package board

// Side is 0 for Red, who moves first and sits at the bottom, and 1 for Blue.
type Side = uint8

const (
	Red  Side = 0
	Blue Side = 1
)

// Code is what stands on a point: side<<3 | slot, plus FaceDown; 0 is nothing. A slot is the
// number of a piece kind within its army. The kind of a face-down piece is that by which it
// moves, given by its start point: never what it is.
type Code uint8

// FaceDown marks a piece that has not been turned up.
const FaceDown Code = 16

// NewCode is the code of a face-up piece.
func NewCode(side Side, slot int) Code { return Code(side)<<3 | Code(slot) }

// Side is the owner of the piece.
func (c Code) Side() Side { return Side(c >> 3 & 1) }

// Slot is the piece's kind within its army, from 1; 0 for nothing.
func (c Code) Slot() int { return int(c & 7) }

// IsFaceDown says whether the piece is face down.
func (c Code) IsFaceDown() bool { return c&FaceDown != 0 }

// Slots with a meaning of their own. All others are free.
const (
	// PawnSlot holds the pawn of an army with pawns, so that promotion and en passant find it.
	PawnSlot = 1
	// RookSlot holds the piece that a king castles with.
	RookSlot = 6
	// RoyalSlot holds the general or king; an army without one has no royal.
	RoyalSlot = 7
)

// Class is how a kind of piece moves.
type Class uint8

const (
	// Nothing is the class of an unused slot.
	Nothing Class = iota
	// Leaper moves and captures by its Steps.
	Leaper
	// Chariot slides along ranks and files.
	Chariot
	// Bishop slides along diagonals.
	Bishop
	// Queen slides along ranks, files and diagonals.
	Queen
	// Cannon slides like a chariot and captures over one screen.
	Cannon
	// Pawn is the chess pawn; its Steps are its captures.
	Pawn
	// Stone moves by its Steps to empty points only.
	Stone
)

// Step is a way of a leaper, seen from its own side of the board: ranks grow forward.
type Step struct {
	File, Rank       int
	LegFile, LegRank int  // a point that must be empty, as a step too; 0, 0 for none
	AcrossRiver      bool // only from beyond the middle of the board
}

// Zone says which points a kind may move to, seen from its own side with both counted from 0.
type Zone func(file, rank int) bool

// Kind is a kind of piece of an army.
type Kind struct {
	Class        Class
	Steps        []Step
	Zone         Zone // nil: everywhere
	FaceDownZone Zone // while it is face down; nil: as Zone
	// ProgressFrom are the points from which a move straight ahead restarts the counter of plies
	// without progress; nil: none.
	ProgressFrom Zone
}

// Army has the kinds of one side by slot; slot 0 is unused.
type Army [8]Kind

// FaceDownRule says whose identities face-down pieces hold.
type FaceDownRule uint8

const (
	// NoFaceDown: all pieces lie open.
	NoFaceDown FaceDownRule = iota
	// OnePool: both sides' pieces are shuffled together.
	OnePool
	// TwoPools: each side's own pieces are shuffled among its own points.
	TwoPools
)

// Spec describes the movement rules of a game.
type Spec struct {
	Files, Ranks int
	Armies       [2]Army
	Facing       bool // the royals may not face each other on an open file
	Castling     bool
	EnPassant    bool
	PawnStart    int      // the rank from which pawns may go two, from the mover's side, from 0
	Promotions   [2][]int // slots a pawn may become
	FaceDown     FaceDownRule
	FaceDownAt   [NumSquares]Code           // the face-up piece that starts on a point, where it may lie face down
	Pool         [2]Pool                    // the identities of a full set; [0] alone under OnePool
	Flips        bool                       // gánh and vây
	Lines        func(from, to Square) bool // with Flips: neighbours joined by a line
}
