import CSongky

/// A game that the library plays, by its id.
public struct Variant: RawRepresentable, Hashable, Sendable, Codable {
    /// The id, such as "xiangqi".
    public let rawValue: String

    /// The game of an id, of which nothing is known until it is used.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Red plays the xiangqi army, Blue the chess army.
    public static let songky = Variant(rawValue: "songky")
    /// The same with even chances.
    public static let songkyBalanced = Variant(rawValue: "songky-balanced")
    /// Cờ tướng.
    public static let xiangqi = Variant(rawValue: "xiangqi")
    /// Cờ úp: xiangqi with face-down pieces.
    public static let coup = Variant(rawValue: "coup")
    /// Cờ úp in which each piece keeps to its army's set.
    public static let coupClassic = Variant(rawValue: "coup-classic")
    /// Chess without castling and en passant.
    public static let chess = Variant(rawValue: "chess")
    /// Chess by the rules of FIDE.
    public static let chessFIDE = Variant(rawValue: "chess-fide")
    /// Cờ gánh.
    public static let coganh = Variant(rawValue: "coganh")
    /// Cờ gánh with all diagonals.
    public static let coganhFullDiagonals = Variant(rawValue: "coganh-full-diagonals")

    /// The name for players.
    /// - Throws: ``SongkyError/Code/variant`` if no game has the id.
    public func name(in language: Language) throws -> String {
        try withText(rawValue) { id in
            try fetchText { songky_variant_name(id, language.rawValue, $0, $1, $2) }
        }
    }

    /// All games.
    public static var all: [VariantInfo] {
        let list: [VariantJSON] = decode(readText { songky_variants($0, $1, $2) }.text)
        return list.map(VariantInfo.init)
    }

    /// What there is to know of the game.
    /// - Throws: ``SongkyError/Code/variant`` if no game has the id.
    public var info: VariantInfo {
        get throws {
            guard let info = Variant.all.first(where: { $0.variant == self }) else {
                throw SongkyError(status: songky_status(SONGKY_E_VARIANT))
            }
            return info
        }
    }

    /// The handicaps of the game, the smaller before the greater.
    /// - Throws: ``SongkyError/Code/variant`` if no game has the id.
    public var handicaps: [Handicap] {
        get throws {
            let list: [HandicapJSON] = decode(try withText(rawValue) { id in
                try fetchText { songky_handicaps(id, $0, $1, $2) }
            })
            return list.map(Handicap.init)
        }
    }
}

extension Variant: CustomStringConvertible {
    /// The id.
    public var description: String { rawValue }
}

/// What there is to know of a game.
public struct VariantInfo: Hashable, Sendable {
    /// Which game.
    public let variant: Variant
    /// What players call it.
    public let names: Names
    /// Files of the board.
    public let files: Int
    /// Ranks of the board.
    public let ranks: Int
    /// The start position in FEN.
    public let start: String
    /// The kinds of pieces of Red and of Blue.
    public let roles: [[Role]]
    /// Their letters in FEN, as one text a side.
    public let letters: [String]
    /// Names of its sets of ending rules, the default first.
    public let ruleSets: [String]
    /// Whether it has face-down pieces.
    public let hasFaceDownPieces: Bool
    /// Whether pieces stand on points (xiangqi) rather than in squares (chess).
    public let isOnPoints: Bool
    /// The notations that cover it.
    public let notations: [Notation]
    /// Ids of its handicaps: ``Variant/handicaps``.
    public let handicaps: [String]
}

/// A start position in which the stronger player goes without some pieces.
public struct Handicap: Hashable, Sendable {
    /// For ``GameOptions/handicap``.
    public let id: String
    /// What players call it.
    public let names: Names
    /// Who gives it.
    public let giver: Side
    /// The points whose pieces are taken off.
    public let removed: [Square]
    /// The position in FEN.
    public let fen: String
}
