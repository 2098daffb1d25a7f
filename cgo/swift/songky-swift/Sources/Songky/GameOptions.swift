import CSongky

/// Who learns what a captured face-down piece was.
public enum CapturedRule: Int32, Hashable, Sendable, CaseIterable {
    /// As the game has it.
    case byVariant = 0
    /// Nobody.
    case unseen = 1
    /// The side that captured it.
    case byCapturer = 2
}

/// Choices for a new game. Without any it is the start position with the game's usual rules.
public struct GameOptions: Hashable, Sendable {
    /// Another start position.
    public var fen: String?
    /// The name of a rule set of the game, such as "cxq" for xiangqi.
    public var ruleSet: String?
    /// Rules that replace all of the set's.
    public var rules: Rules?
    /// Cờ úp: what lies where, "a1=C,b1=P,..."; without it the pieces are shuffled.
    public var deal: String?
    /// The id of one of ``Variant/handicaps``.
    public var handicap: String?
    /// Of the shuffle; without it, it cannot be foretold.
    public var seed: UInt64?
    /// Cờ úp dealt by somebody else: play with ``Game/play(_:revealing:)``.
    public var isDealtElsewhere = false
    /// Cờ úp: who learns what a captured face-down piece was.
    public var captured = CapturedRule.byVariant

    /// All as the game has it, but for what is given.
    public init(
        fen: String? = nil, ruleSet: String? = nil, rules: Rules? = nil, deal: String? = nil, handicap: String? = nil,
        seed: UInt64? = nil, isDealtElsewhere: Bool = false, captured: CapturedRule = .byVariant
    ) {
        self.fen = fen
        self.ruleSet = ruleSet
        self.rules = rules
        self.deal = deal
        self.handicap = handicap
        self.seed = seed
        self.isDealtElsewhere = isDealtElsewhere
        self.captured = captured
    }
}
