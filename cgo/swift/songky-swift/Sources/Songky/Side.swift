import CSongky

/// A player. Red begins and sits at the bottom; in chess Red is White.
public enum Side: Int32, Hashable, Sendable, CaseIterable {
    /// Moves first.
    case red = 0
    /// Moves second.
    case blue = 1

    /// The other side.
    public var opponent: Side { self == .red ? .blue : .red }

    /// "Red", "Đỏ".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_SIDE, rawValue, language) }
}

/// Whose knowledge is asked for. It differs only in games with face-down pieces.
public enum Knowledge: Int32, Hashable, Sendable, CaseIterable {
    /// What both players may know.
    case everyone = 0
    /// And what Red alone has learnt as capturer.
    case red = 1
    /// And what Blue alone has learnt as capturer.
    case blue = 2

    /// What a player knows.
    public static func of(_ side: Side) -> Knowledge { side == .red ? .red : .blue }
}
