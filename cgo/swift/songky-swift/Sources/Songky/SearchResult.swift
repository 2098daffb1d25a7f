import CSongky

/// How good a position is for the side to move.
public struct Score: Hashable, Sendable {
    /// In hundredths of a pawn.
    public let centipawns: Int
    /// Moves to mate, negative if the side to move is mated; nil: none known.
    public let mateIn: Int?

    init(_ centipawns: Int32, _ mateIn: Int32) {
        self.centipawns = Int(centipawns)
        self.mateIn = mateIn == 0 ? nil : Int(mateIn)
    }
}

extension Score: CustomStringConvertible {
    /// "+0.35", "mate in 3", "mated in 2".
    public var description: String {
        if let mateIn { return mateIn > 0 ? "mate in \(mateIn)" : "mated in \(-mateIn)" }
        let value = abs(centipawns), cents = value % 100
        return "\(centipawns < 0 ? "-" : "+")\(value / 100).\(cents < 10 ? "0" : "")\(cents)"
    }
}

/// A line of play that a search has found.
public struct SearchLine: Hashable, Sendable {
    /// The depth that was finished, in plies.
    public let depth: Int
    /// Positions searched until then.
    public let nodes: UInt64
    /// How long that took.
    public let elapsed: Duration
    /// Number of the line from 0, best first.
    public let number: Int
    /// How many lines there are.
    public let count: Int
    /// How good it is.
    public let score: Score
    /// The moves, at most 128.
    public let moves: [Move]

    init(_ c: songky_info) {
        depth = Int(c.depth)
        nodes = c.nodes
        elapsed = .nanoseconds(c.elapsed_ns)
        number = Int(c.line)
        count = Int(c.lines)
        score = Score(c.centipawns, c.mate_in)
        moves = withUnsafeBytes(of: c.pv) { $0.bindMemory(to: songky_move.self).prefix(Int(c.pv_len)).compactMap(Move.init) }
    }
}

/// What a search has found.
public struct SearchResult: Hashable, Sendable {
    /// The move to play.
    public let move: Move
    /// The reply that is expected.
    public let ponder: Move?
    /// How good the position is with it.
    public let score: Score
    /// The depth that was finished, in plies.
    public let depth: Int
    /// Positions searched.
    public let nodes: UInt64
    /// How long it took.
    public let elapsed: Duration
    /// The lines wanted, best first.
    public let lines: [SearchLine]
    /// Whether a player of the level of the limits would resign now; false without a level.
    public let resigns: Bool
    /// Whether ``Engine/stop()`` or the receiver of lines ended it.
    public let wasStopped: Bool

    init(_ c: songky_result, lines: [SearchLine], wasStopped: Bool) throws {
        guard let move = Move(rawValue: c.move) else {
            throw SongkyError(.stopped, "the search was stopped before it had found a move")
        }
        self.move = move
        ponder = Move(rawValue: c.ponder)
        score = Score(c.centipawns, c.mate_in)
        depth = Int(c.depth)
        nodes = c.nodes
        elapsed = .nanoseconds(c.elapsed_ns)
        self.lines = lines
        resigns = c.resigns != 0
        self.wasStopped = wasStopped
    }
}

/// What a search tells while it goes on.
public enum SearchEvent: Hashable, Sendable {
    /// A line of a depth that was finished.
    case line(SearchLine)
    /// The end.
    case result(SearchResult)
}

/// What the receiver of a line wants.
public enum SearchFlow: Hashable, Sendable {
    /// The search goes on.
    case goOn
    /// The search ends with what it has found.
    case stop
}
