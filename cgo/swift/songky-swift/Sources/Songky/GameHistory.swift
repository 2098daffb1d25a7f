import CSongky

/// A ply that was played.
public struct Ply: Hashable, Sendable {
    /// What was played.
    public let move: Move
    /// Who moved.
    public let side: Side
    /// Whether it gave check.
    public let givesCheck: Bool
    /// Whether it was a chase, under rules that limit chases.
    public let isChase: Bool
    /// What was captured; face down if nobody was told what it was.
    public let captured: Piece?
    /// What was turned up.
    public let revealed: Piece?
    /// Cờ gánh: the points of the pieces that changed sides.
    public let turned: [Square]
    /// As ``Game/noteTime(_:)`` was told; nil: it was not.
    public let timeSpent: Duration?

    init(_ c: songky_ply_t) {
        move = Move(rawValue: c.move)!
        side = c.side == 0 ? .red : .blue
        givesCheck = c.check != 0
        isChase = c.chase != 0
        captured = Piece(cell: c.captured)
        revealed = Piece(cell: c.revealed)
        turned = bytes(c.turned).prefix { $0 != UInt8(SONGKY_NO_SQUARE) }.compactMap(Square.init)
        timeSpent = c.spent_ns == 0 ? nil : .nanoseconds(c.spent_ns)
    }
}

/// How far a game is towards each limit of its rules. A limit of 0 is none.
public struct Counts: Hashable, Sendable {
    /// An unbroken run of a side's own moves that check, or that chase one piece.
    public struct Run: Hashable, Sendable {
        /// Its length.
        public let moves: Int
        /// Different pieces that check or chase in it.
        public let pieces: Int
        /// More such moves that are allowed; negative after an offence.
        public let left: Int
        /// What ``left`` is reckoned from; 0: none.
        public let limit: Int
        /// The chased piece; nil for checks.
        public let victim: Square?

        init(_ c: songky_run) {
            moves = Int(c.moves)
            pieces = Int(c.pieces)
            left = Int(c.left)
            limit = Int(c.limit)
            victim = UInt8(exactly: c.victim).flatMap(Square.init)
        }
    }

    /// Plies played, and how many may be.
    public let plies: Int, plyLimit: Int
    /// Plies without progress, and how many may be.
    public let progress: Int, progressLimit: Int
    /// Plies that are neither check nor chase, and how many may be.
    public let effective: Int, effectiveLimit: Int
    /// Occurrences of the present position, and the one that draws.
    public let occurrences: Int, repetition: Int
    /// Red's and Blue's runs of checks.
    public let redChecks: Run, blueChecks: Run
    /// Red's and Blue's runs of chases, one for each chased piece.
    public let redChases: [Run], blueChases: [Run]

    /// A side's run of checks.
    public func checks(by side: Side) -> Run { side == .red ? redChecks : blueChecks }
    /// A side's runs of chases.
    public func chases(by side: Side) -> [Run] { side == .red ? redChases : blueChases }
}

extension Game {
    /// A ply from 0.
    /// - Throws: ``SongkyError/Code/end`` for one that was not played.
    public func ply(_ index: Int) throws -> Ply {
        var c = songky_ply_t.sized()
        try handle.call { songky_ply($0, Int32(clamping: index), &c) }
        return Ply(c)
    }

    /// All plies played.
    public var history: [Ply] {
        handle.read { handle in
            var room = 64
            while true {
                var list = [songky_ply_t](repeating: .sized(), count: room)
                var count = 0
                let status = songky_history(handle, &list, room, &count)
                if status != songky_status(SONGKY_E_RANGE) {
                    must(status)
                    return list.prefix(count).map(Ply.init)
                }
                room = count + 8 // another task may have played meanwhile
            }
        }
    }

    /// How far the game is towards its limits.
    public var counts: Counts {
        handle.locked { handle in
            var c = songky_counts_t.sized()
            must(songky_counts(handle, &c))
            func chases(_ side: Side, _ count: Int32) -> [Counts.Run] {
                (0..<count).compactMap { index in // fewer than counted if another task has played meanwhile
                    var run = songky_run.sized()
                    return songky_chase(handle, side.rawValue, index, &run) == songky_status(SONGKY_OK) ? Counts.Run(run) : nil
                }
            }
            return Counts(
                plies: Int(c.plies), plyLimit: Int(c.ply_limit), progress: Int(c.progress), progressLimit: Int(c.progress_limit),
                effective: Int(c.effective), effectiveLimit: Int(c.effective_limit),
                occurrences: Int(c.occurrences), repetition: Int(c.repetition),
                redChecks: Counts.Run(c.checks.0), blueChecks: Counts.Run(c.checks.1),
                redChases: chases(.red, c.chases.0), blueChases: chases(.blue, c.chases.1))
        }
    }
}
