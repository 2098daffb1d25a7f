import CSongky

/// A kind of piece.
public enum Role: Int32, Hashable, Sendable, CaseIterable {
    /// Tướng, of the xiangqi army like those that follow.
    case general = 1
    /// Sĩ.
    case advisor
    /// Tượng.
    case elephant
    /// Mã.
    case horse
    /// Xe.
    case chariot
    /// Pháo.
    case cannon
    /// Tốt.
    case soldier
    /// Vua, of the chess army like those that follow.
    case king
    /// Hậu.
    case queen
    /// Xe of chess.
    case rook
    /// Tượng of chess.
    case bishop
    /// Mã of chess.
    case knight
    /// Tốt of chess.
    case pawn
    /// The only piece of cờ gánh.
    case stone

    /// "horse", "Mã".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_ROLE, rawValue, language) }

    /// The capital letter of FEN and deals: "N".
    public var letter: String { Songky.name(SONGKY_TEXT_ROLE_LETTER, rawValue) }
}

/// A piece on the board.
public struct Piece: Hashable, Sendable {
    /// The number of the library: role + 16 for Blue + 32 face down.
    public let cell: UInt8

    /// A piece that is seen.
    public init(_ side: Side, _ role: Role) {
        cell = UInt8(role.rawValue) + (side == .blue ? UInt8(SONGKY_CELL_BLUE) : 0)
    }

    /// A face-down piece of a side.
    public init(faceDown side: Side) {
        cell = UInt8(SONGKY_CELL_FACE_DOWN) + (side == .blue ? UInt8(SONGKY_CELL_BLUE) : 0)
    }

    /// What stands on a point by the library's number; nil for 0, an empty point.
    public init?(cell: UInt8) {
        if cell == 0 { return nil }
        self.cell = cell
    }

    /// Whose it is.
    public var side: Side { cell & UInt8(SONGKY_CELL_BLUE) != 0 ? .blue : .red }
    /// Whether it lies face down.
    public var isFaceDown: Bool { cell & UInt8(SONGKY_CELL_FACE_DOWN) != 0 }
    /// What it is; nil while it lies face down: nobody is told.
    public var role: Role? { Role(rawValue: Int32(cell) & Int32(SONGKY_CELL_ROLE)) }

    /// "horse", "face-down piece", "Mã".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_PIECE, Int32(cell), language) }
    /// As in FEN: "N", "n", "x".
    public var letter: String { Songky.name(SONGKY_TEXT_PIECE_LETTER, Int32(cell)) }
    /// A Chinese character or chess symbol.
    public var glyph: String { Songky.name(SONGKY_TEXT_PIECE_GLYPH, Int32(cell)) }
}

extension Piece: CustomStringConvertible {
    /// ``letter``.
    public var description: String { letter }
}

/// What stands where, by what somebody knows.
public struct Board: Hashable, Sendable {
    /// Number of files: 9, 8 or 5.
    public let files: Int
    /// Number of ranks: 10, 8 or 5.
    public let ranks: Int
    let cells: [UInt8]

    /// The piece on a point; nil for an empty one and beyond the board.
    public subscript(square: Square) -> Piece? {
        guard square.file < files, square.rank < ranks else { return nil }
        return Piece(cell: cells[square.rank * files + square.file])
    }

    /// All pieces with their points, from a1 on, rank by rank.
    public var pieces: [(square: Square, piece: Piece)] {
        cells.enumerated().compactMap { index, cell in
            guard let piece = Piece(cell: cell), let square = Square(file: index % files, rank: index / files) else { return nil }
            return (square, piece)
        }
    }
}
