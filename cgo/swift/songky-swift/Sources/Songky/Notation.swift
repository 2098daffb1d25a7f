import CSongky

/// How moves are written; docs/notation.md of the library describes each.
public enum Notation: Int32, Hashable, Sendable, CaseIterable {
    /// "h3e3", every game.
    case coordinates = 0
    /// "H2-E2".
    case iccs
    /// "P2-5".
    case vietnamese
    /// "C2=5".
    case wxf
    /// "炮二平五".
    case chineseSimplified
    /// "炮二平五" in traditional characters.
    case chineseTraditional
    /// "Nf3".
    case san
    /// "h2e2", of the protocol UCCI.
    case ucci

    /// The notation of an id, such as "wxf".
    /// - Throws: ``SongkyError/Code/notation`` if none has it.
    public static func named(_ id: String) throws -> Notation {
        var number: Int32 = 0
        try check(withText(id) { songky_notation_by_id($0, &number) })
        return Notation(rawValue: number) ?? .coordinates
    }

    /// "wxf".
    public var id: String { Songky.name(SONGKY_TEXT_NOTATION_ID, rawValue) }

    /// The notation in which a side's moves are written when this one is asked for: in a game of two
    /// armies each has its own.
    /// - Throws: ``SongkyError/Code/notation`` if it does not cover the game.
    public func used(in variant: Variant, by side: Side) throws -> Notation {
        var number: Int32 = 0
        try check(withText(variant.rawValue) { songky_notation_for(rawValue, $0, side.rawValue, &number) })
        return Notation(rawValue: number) ?? .coordinates
    }
}
