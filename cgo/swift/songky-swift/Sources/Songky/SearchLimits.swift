import CSongky

/// When a search ends. The first limit that is reached ends it; one that is not given is none.
///
/// One thread with a limit of nodes or depth and a fresh engine finds the same on every machine; limits of
/// time and several threads do not.
public struct SearchLimits: Sendable {
    /// What a search is told of the clock of the side to move.
    public enum Time: Sendable {
        /// A clock as it stands at an instant.
        case clock(GameClock, at: Duration)
        /// The main time that is left, what is added after each move, and periods of byo-yomi.
        case left(main: Duration, increment: Duration = .zero, periods: Int = 0, period: Duration = .zero)
    }

    /// Play at a level, with its own budget.
    public var level: Level
    /// Plies, 1 to 127.
    public var depth: Int?
    /// Positions.
    public var nodes: UInt64?
    /// To think.
    public var time: Duration?
    /// The clock, of which the search uses a fair share.
    public var clock: Time?
    /// Lines wanted, 1 to 256, best first.
    public var lines: Int
    /// Looks at these moves alone; empty: at all.
    public var moves: [Move]
    /// Ends once the side to move mates in at most so many moves. It is no limit by itself, as the mate may not be
    /// there.
    public var mate: Int?
    /// Thinks on the opponent's time: times, clocks and the time of the level begin with ``Engine/ponderHit()``.
    public var isPondering: Bool
    /// Form, errors and choices of a level: keep it for all moves of a game. 0 is middling form.
    public var seed: UInt64
    /// Allows a search without any other limit: it ends by ``Engine/stop()``, when its task is cancelled, or when
    /// there is nothing more to find.
    public var isInfinite: Bool

    /// Limits; at least one is needed.
    public init(
        level: Level = .fullStrength, depth: Int? = nil, nodes: UInt64? = nil, time: Duration? = nil, clock: Time? = nil,
        lines: Int = 1, moves: [Move] = [], mate: Int? = nil, isPondering: Bool = false, seed: UInt64 = 0,
        isInfinite: Bool = false
    ) {
        self.level = level
        self.depth = depth
        self.nodes = nodes
        self.time = time
        self.clock = clock
        self.lines = lines
        self.moves = moves
        self.mate = mate
        self.isPondering = isPondering
        self.seed = seed
        self.isInfinite = isInfinite
    }

    /// A level, with its own budget.
    public static func level(_ level: Level, seed: UInt64 = 0) -> SearchLimits { SearchLimits(level: level, seed: seed) }
    /// So many plies.
    public static func depth(_ plies: Int) -> SearchLimits { SearchLimits(depth: plies) }
    /// So many positions.
    public static func nodes(_ nodes: UInt64) -> SearchLimits { SearchLimits(nodes: nodes) }
    /// So long.
    public static func time(_ time: Duration) -> SearchLimits { SearchLimits(time: time) }
    /// Until it is stopped.
    public static let infinite = SearchLimits(isInfinite: true)

    /// Lends the limits to C; what they point to lives at least as long as the call.
    func with<R>(_ body: (inout songky_limits) -> R) -> R {
        var c = songky_limits.sized()
        return moves.map(\.rawValue).withUnsafeBufferPointer { moves in
            c.moves = moves.isEmpty ? nil : moves.baseAddress
            c.moves_count = moves.count
            return fill(&c, body)
        }
    }

    private func fill<R>(_ c: inout songky_limits, _ body: (inout songky_limits) -> R) -> R {
        c.level = level.rawValue
        c.depth = Int32(clamping: depth ?? 0)
        c.multi_pv = Int32(clamping: lines)
        c.nodes = nodes ?? 0
        c.time_ns = time?.nanoseconds ?? 0
        c.mate = Int32(clamping: mate ?? 0)
        c.ponder = isPondering ? 1 : 0
        c.seed = seed
        c.infinite = isInfinite ? 1 : 0
        switch clock {
        case .none:
            return body(&c)
        case .left(let main, let increment, let periods, let period):
            c.remaining_ns = main.nanoseconds
            c.increment_ns = increment.nanoseconds
            c.periods = Int32(clamping: periods)
            c.period_ns = period.nanoseconds
            return body(&c)
        case .clock(let clock, let now):
            return clock.handle.read {
                c.clock = $0
                c.clock_now_ns = now.nanoseconds
                return body(&c)
            }
        }
    }
}
