package songky

import (
	"fmt"

	"github.com/songky/songky/internal/board"
	"github.com/songky/songky/variants"
)

// IllegalReason is why a move is not legal.
type IllegalReason uint8

// The reasons.
const (
	IllegalOutsideBoard     = IllegalReason(board.OutsideBoard)     // a point is not on the board
	IllegalEmptyPoint       = IllegalReason(board.EmptyPoint)       // nothing stands where the move starts
	IllegalEnemyPiece       = IllegalReason(board.EnemyPiece)       // the piece is the opponent's
	IllegalSamePoint        = IllegalReason(board.SamePoint)        // the move goes nowhere
	IllegalOwnPieceThere    = IllegalReason(board.OwnPieceThere)    // an own piece stands on the target
	IllegalNotItsWay        = IllegalReason(board.NotItsWay)        // the piece does not move so
	IllegalLegBlocked       = IllegalReason(board.LegBlocked)       // the horse's leg is blocked
	IllegalEyeBlocked       = IllegalReason(board.EyeBlocked)       // the elephant's eye is blocked
	IllegalPathBlocked      = IllegalReason(board.PathBlocked)      // something stands in the way
	IllegalNoScreen         = IllegalReason(board.NoScreen)         // the cannon has no screen to capture over
	IllegalManyScreens      = IllegalReason(board.ManyScreens)      // the cannon has more than one
	IllegalLeavesZone       = IllegalReason(board.LeavesZone)       // out of the palace, or over the river
	IllegalBeforeRiver      = IllegalReason(board.BeforeRiver)      // a soldier sideways before the river
	IllegalBackwards        = IllegalReason(board.Backwards)        // a soldier or pawn does not go back
	IllegalPawnBlocked      = IllegalReason(board.PawnBlocked)      // a pawn's way is not empty
	IllegalNothingToTake    = IllegalReason(board.NothingToTake)    // a pawn goes diagonally only to capture
	IllegalNotFromStart     = IllegalReason(board.NotFromStart)     // a pawn goes two only from its start rank
	IllegalPointTaken       = IllegalReason(board.PointTaken)       // cờ gánh: the point is not empty
	IllegalNoLine           = IllegalReason(board.NoLine)           // cờ gánh: no line joins the points
	IllegalPromotionMissing = IllegalReason(board.PromotionMissing) // it is not said what the pawn becomes
	IllegalPromotionWrong   = IllegalReason(board.PromotionWrong)   // nothing is promoted, or not to that
	IllegalCannotCastle     = IllegalReason(board.CannotCastle)     // no right, a piece between, or an attacked point
	IllegalRoyalInCheck     = IllegalReason(board.RoyalInCheck)     // the own general or king would be attacked
	IllegalRoyalsWouldFace  = IllegalReason(board.RoyalsWouldFace)  // the generals would face each other
	IllegalNoMove           = IllegalRoyalsWouldFace + 1            // a value that NewMove does not make
)

var illegalNames = [...]variants.Names{
	0:                       {Vietnamese: "nước đi hợp lệ", English: "legal"},
	IllegalOutsideBoard:     {Vietnamese: "điểm ngoài bàn cờ", English: "a point is off the board"},
	IllegalEmptyPoint:       {Vietnamese: "không có quân ở đó", English: "no piece there"},
	IllegalEnemyPiece:       {Vietnamese: "đó là quân của đối phương", English: "that is the opponent's piece"},
	IllegalSamePoint:        {Vietnamese: "quân phải rời chỗ", English: "the piece must leave its point"},
	IllegalOwnPieceThere:    {Vietnamese: "chỗ đến có quân mình", English: "an own piece stands there"},
	IllegalNotItsWay:        {Vietnamese: "quân không đi như vậy", English: "the piece does not move that way"},
	IllegalLegBlocked:       {Vietnamese: "Mã bị cản chân", English: "the horse's leg is blocked"},
	IllegalEyeBlocked:       {Vietnamese: "Tượng bị cản mắt", English: "the elephant's eye is blocked"},
	IllegalPathBlocked:      {Vietnamese: "có quân cản đường", English: "a piece stands in the way"},
	IllegalNoScreen:         {Vietnamese: "Pháo ăn quân phải có ngòi", English: "the cannon has no screen"},
	IllegalManyScreens:      {Vietnamese: "Pháo có hơn một ngòi", English: "the cannon has more than one screen"},
	IllegalLeavesZone:       {Vietnamese: "quân không được rời cung hay qua sông", English: "the piece may not leave its palace or cross the river"},
	IllegalBeforeRiver:      {Vietnamese: "Tốt chưa qua sông không được đi ngang", English: "a soldier goes sideways only after crossing the river"},
	IllegalBackwards:        {Vietnamese: "Tốt không được đi lùi", English: "soldiers and pawns do not go back"},
	IllegalPawnBlocked:      {Vietnamese: "Tốt bị chặn", English: "the pawn is blocked"},
	IllegalNothingToTake:    {Vietnamese: "Tốt chỉ đi chéo khi ăn quân", English: "a pawn goes diagonally only to capture"},
	IllegalNotFromStart:     {Vietnamese: "Tốt chỉ đi hai bước từ hàng xuất phát", English: "a pawn goes two only from its start rank"},
	IllegalPointTaken:       {Vietnamese: "điểm đến không trống", English: "the point is not empty"},
	IllegalNoLine:           {Vietnamese: "không có đường nối hai điểm", English: "no line joins the points"},
	IllegalPromotionMissing: {Vietnamese: "chưa chọn quân phong cấp", English: "the promotion is missing"},
	IllegalPromotionWrong:   {Vietnamese: "phong cấp sai", English: "wrong promotion"},
	IllegalCannotCastle:     {Vietnamese: "không được nhập thành", English: "castling is not possible"},
	IllegalRoyalInCheck:     {Vietnamese: "Tướng hoặc Vua sẽ bị chiếu", English: "the general or king would be in check"},
	IllegalRoyalsWouldFace:  {Vietnamese: "hai Tướng sẽ đối mặt", English: "the generals would face each other"},
	IllegalNoMove:           {Vietnamese: "giá trị không phải nước đi", English: "the value is no move"},
}

// Names are the reason in words.
func (r IllegalReason) Names() variants.Names {
	if int(r) >= len(illegalNames) {
		return variants.Names{Vietnamese: "không rõ", English: "unknown"}
	}
	return illegalNames[r]
}

// String is the reason in English.
func (r IllegalReason) String() string { return r.Names().English }

// IllegalMoveError is a move that the rules do not allow.
type IllegalMoveError struct {
	Move   Move
	Reason IllegalReason
}

func (e *IllegalMoveError) Error() string {
	return fmt.Sprintf("illegal move %s: %s", e.Move, e.Reason)
}

// refusal is why a move is not legal in a position in which it is not.
func refusal(v Variant, p *board.Position, m Move) error {
	if m != 0 && m != NewMove(m.From(), m.To(), m.Promotion()) {
		return &IllegalMoveError{m, IllegalNoMove}
	}
	def := variants.Define(v)
	slot := def.SlotOf(p.Turn(), m.Promotion())
	if m.Promotion() != variants.NoRole && slot == 0 {
		slot = board.RoyalSlot // no pawn becomes one either
	}
	why := variants.Tables(v).Refuse(p, m.From().board(), m.To().board(), slot)
	return &IllegalMoveError{m, IllegalReason(why)}
}
