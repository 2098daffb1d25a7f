import CSongky

/// Which castlings a set-up allows.
public struct Castling: OptionSet, Hashable, Sendable {
    /// The sum of the library's numbers.
    public let rawValue: Int32

    /// A sum of the library's numbers.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Red to the king's side.
    public static let redShort = Castling(rawValue: 1)
    /// Red to the queen's side.
    public static let redLong = Castling(rawValue: 2)
    /// Blue to the king's side.
    public static let blueShort = Castling(rawValue: 4)
    /// Blue to the queen's side.
    public static let blueLong = Castling(rawValue: 8)
}

/// What a board editor holds: any placement, playable or not.
///
/// ```swift
/// var setup = try Setup(.xiangqi)
/// setup[Square("d1")!] = Piece(.red, .general)
/// setup[Square("e10")!] = Piece(.blue, .general)
/// let game = try Game(.xiangqi, GameOptions(fen: setup.fen()))
/// ```
public struct Setup: Hashable, Sendable {
    /// Of which game.
    public let variant: Variant
    /// Measures of the board.
    public let files: Int, ranks: Int
    /// Whose turn it is.
    public var turn: Side
    /// Which castlings are allowed.
    public var castling: Castling
    /// The point that a pawn has just passed.
    public var enPassant: Square?
    /// Plies without progress.
    public var progress: Int
    /// From 1.
    public var moveNumber: Int
    private var cells: [UInt8]
    private var pools: [[UInt8]]

    /// The empty board.
    /// - Throws: ``SongkyError/Code/variant``.
    public init(_ variant: Variant) throws {
        try self.init(variant, text: nil)
    }

    /// The position of a FEN, playable or not.
    /// - Throws: ``SongkyError`` with the code `variant`, or `position` if the FEN cannot be read.
    public init(_ variant: Variant, fen: String) throws {
        try self.init(variant, text: fen)
    }

    private init(_ variant: Variant, text: String?) throws {
        var c = songky_setup_t.sized()
        try check(withTexts([variant.rawValue, text]) { songky_setup_read($0[0], $0[1], &c) })
        self.init(variant, c)
    }

    private init(_ variant: Variant, _ c: songky_setup_t) {
        self.variant = variant
        files = Int(c.files)
        ranks = Int(c.ranks)
        turn = c.turn == 0 ? .red : .blue
        castling = Castling(rawValue: c.castling)
        enPassant = UInt8(exactly: c.en_passant).flatMap { $0 == 0 ? nil : Square(rawValue: $0) }
        progress = Int(c.progress)
        moveNumber = Int(c.move_number)
        cells = bytes(c.cells)
        pools = [bytes(c.pool.0), bytes(c.pool.1)]
    }

    /// The piece on a point. Pieces beyond the board cannot be set.
    public subscript(square: Square) -> Piece? {
        get {
            square.file < files && square.rank < ranks ? Piece(cell: cells[square.rank * files + square.file]) : nil
        }
        set {
            precondition(square.file < files && square.rank < ranks, "\(square) is not on the board")
            cells[square.rank * files + square.file] = newValue?.cell ?? 0
        }
    }

    /// Cờ úp: how many pieces of a role a side has among those not yet seen, 0 to 255. In ``Variant/coup`` both
    /// sides have the same.
    public subscript(unseen role: Role, of side: Side) -> Int {
        get { Int(pools[Int(side.rawValue)][Int(role.rawValue)]) }
        set { pools[Int(side.rawValue)][Int(role.rawValue)] = UInt8(clamping: newValue) }
    }

    /// Cờ úp: sets what is not yet seen to all that cannot have been seen by the board alone.
    /// - Throws: ``SongkyError/Code/position`` for a value that no set-up of the game holds.
    public mutating func fillUnseen() throws {
        var c = self.c
        try check(withText(variant.rawValue) { songky_setup_fill_pool($0, &c) })
        c.files = Int32(files)
        c.ranks = Int32(ranks)
        self = Setup(variant, c)
    }

    /// The set-up as FEN, for ``GameOptions/fen``.
    /// - Throws: ``SongkyError/Code/position`` for a value that no set-up of the game holds.
    public func fen() throws -> String {
        var c = self.c
        return try withText(variant.rawValue) { id in
            try fetchText { songky_setup_write(id, &c, $0, $1, $2) }
        }
    }

    /// All that keeps the set-up from being played; empty if it can be.
    /// - Throws: ``SongkyError/Code/position`` for a value that no set-up of the game holds.
    public func faults() throws -> [SetupFault] {
        try Setup.faults(of: variant, fen: fen())
    }

    /// All that is wrong with a FEN; empty if it can be played.
    /// - Throws: ``SongkyError/Code/variant``.
    public static func faults(of variant: Variant, fen: String) throws -> [SetupFault] {
        let list: [FaultJSON] = decode(try withTexts([variant.rawValue, fen]) { texts in
            try fetchText { songky_setup_faults(texts[0], texts[1], $0, $1, $2) }
        })
        return list.map(SetupFault.init)
    }

    private var c: songky_setup_t {
        var c = songky_setup_t.sized()
        c.turn = turn.rawValue
        c.castling = castling.rawValue
        c.en_passant = Int32(enPassant?.rawValue ?? UInt8(SONGKY_NO_SQUARE))
        c.progress = Int32(clamping: progress)
        c.move_number = Int32(clamping: moveNumber)
        fill(&c.cells, cells)
        fill(&c.pool.0, pools[0])
        fill(&c.pool.1, pools[1])
        return c
    }
}

/// Something that keeps a position from being played.
public struct SetupFault: Hashable, Sendable {
    /// The library's number of its kind; 0: the FEN cannot be read.
    public let kind: Int32
    /// What is wrong, for players.
    public let names: Names
    /// Where, if it is about a point.
    public let square: Square?
    /// Whose fault it is, where it is about a side.
    public let side: Side
    /// Where in the FEN, in bytes from 0, if it cannot be read.
    public let offset: Int
    /// More about it, in English, or "".
    public let detail: String
}
