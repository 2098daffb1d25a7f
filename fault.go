package songky

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/internal/notation"
	"github.com/songky/songky/variants"
)

// FaultKind is one way in which a position cannot be played.
type FaultKind uint8

// The faults.
const (
	FaultSyntax             FaultKind = 0                                   // the text cannot be read
	FaultRoyalMissing                 = FaultKind(board.RoyalMissing)       // no general or king
	FaultRoyalDoubled                 = FaultKind(board.RoyalDoubled)       // more than one
	FaultRoyalOutsidePalace           = FaultKind(board.RoyalOutsidePalace) // a general outside
	FaultRoyalsFace                   = FaultKind(board.RoyalsFace)         // generals face on an open file
	FaultWaitingSideInCheck           = FaultKind(board.WaitingSideInCheck) // the side not to move is attacked
	FaultPawnOnLastRank               = FaultKind(board.PawnOnLastRank)     // it would have been promoted
	FaultPawnBehindStart              = FaultKind(board.PawnBehindStart)    // pawns do not go back
	FaultOutsideZone                  = FaultKind(board.OutsideZone)        // an advisor or elephant where it cannot be
	FaultFaceDownElsewhere            = FaultKind(board.FaceDownElsewhere)  // a face-down piece off its side's start points
	FaultPoolTooSmall                 = FaultKind(board.PoolTooSmall)       // fewer identities than face-down pieces
	FaultPoolTooLarge                 = FaultKind(board.PoolTooLarge)       // more identities than the sets have
	FaultPoolMissing                  = FaultKind(board.PoolMissing)        // face-down pieces without a pool
	FaultNoPieces                     = FaultKind(board.NoPieces)           // cờ gánh: nobody has a piece
	FaultNoEmptyPoint                 = FaultKind(board.NoEmptyPoint)       // cờ gánh: the board is full
	FaultCastling                     = FaultKind(board.BadCastling)        // a right without its king or rook at home
	FaultEnPassant                    = FaultKind(board.BadEnPassant)       // no pawn has just gone two there
	FaultOffBoard                     = FaultKind(board.OffBoard)           // a piece outside a smaller board
	FaultUnknownPiece                 = FaultKind(board.UnknownPiece)       // a piece that the army does not have
)

var faultNames = [...]variants.Names{
	FaultSyntax:             {Vietnamese: "không đọc được", English: "unreadable"},
	FaultRoyalMissing:       {Vietnamese: "thiếu Tướng hoặc Vua", English: "general or king missing"},
	FaultRoyalDoubled:       {Vietnamese: "thừa Tướng hoặc Vua", English: "more than one general or king"},
	FaultRoyalOutsidePalace: {Vietnamese: "Tướng ở ngoài cung", English: "general outside its palace"},
	FaultRoyalsFace:         {Vietnamese: "hai Tướng đối mặt", English: "the generals face each other"},
	FaultWaitingSideInCheck: {Vietnamese: "bên không đến lượt đang bị chiếu", English: "the side not to move is in check"},
	FaultPawnOnLastRank:     {Vietnamese: "Tốt ở hàng cuối", English: "pawn on its last rank"},
	FaultPawnBehindStart:    {Vietnamese: "Tốt ở sau hàng xuất phát", English: "pawn behind its start rank"},
	FaultOutsideZone:        {Vietnamese: "Sĩ ngoài cung hoặc Tượng qua sông", English: "advisor outside its palace or elephant over the river"},
	FaultFaceDownElsewhere:  {Vietnamese: "quân úp không ở chỗ xuất phát của bên mình", English: "face-down piece off its side's start points"},
	FaultPoolTooSmall:       {Vietnamese: "số quân chưa lật ít hơn quân úp trên bàn", English: "pool smaller than the face-down pieces"},
	FaultPoolTooLarge:       {Vietnamese: "số quân chưa lật nhiều hơn bộ cờ", English: "pool larger than the sets"},
	FaultPoolMissing:        {Vietnamese: "thiếu danh sách quân chưa lật", English: "pool missing"},
	FaultNoPieces:           {Vietnamese: "không có quân nào", English: "nobody has a piece"},
	FaultNoEmptyPoint:       {Vietnamese: "không còn điểm trống", English: "no empty point"},
	FaultCastling:           {Vietnamese: "quyền nhập thành sai", English: "castling right without king and rook at home"},
	FaultEnPassant:          {Vietnamese: "điểm bắt Tốt qua đường sai", English: "no pawn has just passed the en passant point"},
	FaultOffBoard:           {Vietnamese: "quân ngoài bàn cờ", English: "piece off the board"},
	FaultUnknownPiece:       {Vietnamese: "quân không có trong ván này", English: "piece that this game does not have"},
}

// Names are the fault in words.
func (k FaultKind) Names() variants.Names {
	if int(k) >= len(faultNames) {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return faultNames[k]
}

// String is the fault in English.
func (k FaultKind) String() string { return k.Names().English }

// Fault is one reason why a position cannot be played.
type Fault struct {
	Kind   FaultKind
	Square Square // the point at fault, or NoSquare
	Side   Side   // whose piece or pool is at fault
	Offset int    // in the text in bytes, for FaultSyntax
	Detail string // in English, for FaultSyntax
}

// String is the fault in English, with where it lies.
func (f Fault) String() string {
	switch {
	case f.Kind == FaultSyntax:
		return fmt.Sprintf("at byte %d: %s", f.Offset, f.Detail)
	case f.Square != NoSquare:
		return fmt.Sprintf("%s (%s, %s)", f.Kind, f.Side, f.Square)
	}
	return fmt.Sprintf("%s (%s)", f.Kind, f.Side)
}

// parsePosition reads a FEN and judges the position, with every reason against it.
func parsePosition(v Variant, fen string) (board.Position, error) {
	setup, unread := notation.ParseFEN(v, fen)
	p, broken := variants.Tables(v).NewPosition(&setup)
	if len(unread) == 0 && len(broken) == 0 {
		return p, nil
	}
	return board.Position{}, &PositionError{append(syntaxFaults(unread), boardFaults(broken)...)}
}

// syntaxFaults are the faults of a text as users see them.
func syntaxFaults(unread []notation.SyntaxFault) []Fault {
	faults := make([]Fault, len(unread))
	for i, f := range unread {
		faults[i] = Fault{Kind: FaultSyntax, Square: NoSquare, Offset: f.Offset, Detail: f.Text}
	}
	return faults
}

// boardFaults are the faults of a set-up as users see them.
func boardFaults(broken []board.Fault) []Fault {
	faults := make([]Fault, len(broken))
	for i, f := range broken {
		faults[i] = Fault{Kind: FaultKind(f.Kind), Square: fromBoard(f.Square), Side: Side(f.Side)}
	}
	return faults
}
