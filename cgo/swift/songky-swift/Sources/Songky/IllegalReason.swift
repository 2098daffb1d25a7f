import CSongky

/// Why a move is not legal.
public enum IllegalReason: Int32, Hashable, Sendable, CaseIterable {
    /// It is legal.
    case none = 0
    /// A point is not on the board.
    case outsideBoard
    /// Nothing stands where the move starts.
    case emptyPoint
    /// The piece is the opponent's.
    case enemyPiece
    /// The move goes nowhere.
    case samePoint
    /// An own piece stands on the target.
    case ownPieceThere
    /// The piece does not move so.
    case notItsWay
    /// The horse's leg is blocked.
    case legBlocked
    /// The elephant's eye is blocked.
    case eyeBlocked
    /// Something stands in the way.
    case pathBlocked
    /// The cannon has no screen to capture over.
    case noScreen
    /// The cannon has more than one.
    case manyScreens
    /// Out of the palace, or over the river.
    case leavesZone
    /// A soldier sideways before the river.
    case beforeRiver
    /// A soldier or pawn does not go back.
    case backwards
    /// A pawn's way is not empty.
    case pawnBlocked
    /// A pawn goes diagonally only to capture.
    case nothingToTake
    /// A pawn goes two only from its start rank.
    case notFromStart
    /// Cờ gánh: the point is not empty.
    case pointTaken
    /// Cờ gánh: no line joins the points.
    case noLine
    /// It is not said what the pawn becomes.
    case promotionMissing
    /// Nothing is promoted, or not to that.
    case promotionWrong
    /// No right, a piece between, or an attacked point.
    case cannotCastle
    /// The own general or king would be attacked.
    case royalInCheck
    /// The generals would face each other.
    case royalsWouldFace
    /// The number is no move at all.
    case noMove

    /// "the horse's leg is blocked", "Mã bị cản chân".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_ILLEGAL, rawValue, language) }
}
