import CSongky

/// A move: where from, where to, and what a pawn becomes. It may be legal or not.
public struct Move: Hashable, Sendable {
    /// The number of the library: from + 256 * to + 65536 * promoted role + 2^31.
    public let rawValue: UInt32

    /// A move between two points.
    public init(from: Square, to: Square, promotion: Role? = nil) {
        rawValue = songky_move_make(Int32(from.rawValue), Int32(to.rawValue), promotion?.rawValue ?? 0)
    }

    /// A move of a number; nil for 0, which is none. Any other number is taken, and judged when it is played.
    public init?(rawValue: UInt32) {
        if rawValue == 0 { return nil }
        self.rawValue = rawValue
    }

    /// Where it starts; nil for a number that says no point.
    public var from: Square? { Square(rawValue: UInt8(songky_move_from(rawValue))) }
    /// Where it ends.
    public var to: Square? { Square(rawValue: UInt8(songky_move_to(rawValue))) }
    /// What the pawn becomes.
    public var promotion: Role? { Role(rawValue: songky_move_promotion(rawValue)) }
}

extension Move: LosslessStringConvertible {
    /// A move in coordinates, "h3e3", "c2c1q"; nil for anything else. Other notations need a game:
    /// ``Game/parse(_:as:)``.
    public init?(_ description: String) {
        var move: songky_move = 0
        guard let status = try? withText(description, { songky_move_read($0, &move) }), status == songky_status(SONGKY_OK) else { return nil }
        self.init(rawValue: move)
    }

    /// In coordinates, "h3e3".
    public var description: String { readText { songky_move_write(rawValue, $0, $1, $2) }.text }
}
