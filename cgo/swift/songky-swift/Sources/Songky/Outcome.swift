import CSongky

/// How a game stands.
public enum Outcome: Hashable, Sendable {
    /// It goes on.
    case ongoing
    /// A side has won.
    case win(Side, EndReason)
    /// Nobody has won.
    case draw(EndReason)

    /// Whether the game has ended.
    public var isOver: Bool { self != .ongoing }

    /// Who has won; nil for a draw and before the end.
    public var winner: Side? {
        if case .win(let side, _) = self { return side }
        return nil
    }

    /// Why the game has ended; nil before.
    public var reason: EndReason? {
        switch self {
        case .ongoing: nil
        case .win(_, let reason), .draw(let reason): reason
        }
    }

    /// In words: "Red wins: checkmate", "Đỏ thắng: chiếu hết".
    public func text(in language: Language) -> String {
        readText { songky_outcome_text(status, reason?.rawValue ?? 0, language.rawValue, $0, $1, $2) }.text
    }

    private var status: Int32 {
        switch self {
        case .ongoing: Int32(SONGKY_ONGOING)
        case .win(.red, _): Int32(SONGKY_RED_WINS)
        case .win(.blue, _): Int32(SONGKY_BLUE_WINS)
        case .draw: Int32(SONGKY_DRAW)
        }
    }

    init(status: Int32, reason: Int32) {
        let why = EndReason(rawValue: reason) ?? .unknown
        switch Int(status) {
        case SONGKY_RED_WINS: self = .win(.red, why)
        case SONGKY_BLUE_WINS: self = .win(.blue, why)
        case SONGKY_DRAW: self = .draw(why)
        default: self = .ongoing
        }
    }
}

extension Outcome: CustomStringConvertible {
    /// In English.
    public var description: String { text(in: .english) }
}

/// Why a game has ended.
public enum EndReason: Int32, Hashable, Sendable, CaseIterable {
    /// One that this version does not know.
    case unknown = 0
    /// In check, without a move.
    case checkmate
    /// Without a move, which loses.
    case noMoves
    /// Without a move, which draws.
    case stalemate
    /// A position came too often.
    case repetition
    /// One side alone checked throughout a repetition.
    case perpetualCheck
    /// One side alone chased a piece throughout a repetition.
    case perpetualChase
    /// Too many plies in a row that are neither check nor chase.
    case effectiveLimit
    /// Too many plies without progress.
    case progressLimit
    /// Too many plies in all.
    case plyLimit
    /// Nothing left that can attack.
    case noAttackers
    /// A side has lost all its pieces.
    case noPieces
    /// Decided by the number of pieces.
    case count
    /// Nobody can mate.
    case deadPosition
    /// A side has given up.
    case resignation
    /// Both sides have agreed to a draw.
    case agreement
    /// A side has used up its time.
    case time

    /// "perpetual-check".
    public var id: String { Songky.name(SONGKY_TEXT_REASON_ID, rawValue) }
    /// "perpetual check", "chiếu mãi".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_REASON, rawValue, language) }
}

/// How a game stands, in one call.
public struct GameState: Hashable, Sendable {
    /// Whose turn it is, also after the end.
    public let turn: Side
    /// Whether that side is in check.
    public let isInCheck: Bool
    /// Whether and how the game has ended.
    public let outcome: Outcome
    /// Plies played.
    public let plies: Int
    /// Files of the board.
    public let files: Int
    /// Ranks of the board.
    public let ranks: Int
    /// Who learns what a captured face-down piece was.
    public let captured: CapturedRule
}
