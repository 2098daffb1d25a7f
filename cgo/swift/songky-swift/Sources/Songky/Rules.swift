import CSongky

/// The rules by which a game ends. Limits count plies, those of checks and chases a side's own moves;
/// 0 is no such rule.
public struct Rules: Hashable, Sendable {
    /// The set that the rules started from.
    public let name: String
    /// Occurrence of a position that draws.
    public var repetition: Int
    /// Plies of the whole record.
    public var plyLimit: Int
    /// Plies without progress.
    public var progressLimit: Int
    /// Plies that are neither check nor chase nor the reply to one.
    public var effectiveLimit: Int
    /// Checks in a row with one, two, three and more pieces: three numbers, what is missing is 0.
    public var checkLimits: [Int]
    /// Chases of one piece in a row, likewise.
    public var chaseLimits: [Int]
    /// Who alone has checked throughout a repetition loses.
    public var perpetualCheckLoses: Bool
    /// Drawn with generals, advisors and elephants alone.
    public var drawsWithoutAttackers: Bool
    /// Progress is counted from the start of the record.
    public var countsFromRecord: Bool
    /// A finished count is decided by the number of pieces.
    public var countsPieces: Bool
    /// Drawn where nobody can mate.
    public var drawsDeadPositions: Bool

    /// The rules of a set, such as "cxq", to be changed and given to ``GameOptions/rules``.
    /// - Throws: ``SongkyError/Code/option`` if there is no such set.
    public init(named name: String) throws {
        var rules = songky_rules.sized()
        try check(withText(name) { songky_rules_by_name($0, &rules) })
        self.init(rules)
    }

    init(_ c: songky_rules) {
        name = String(decoding: bytes(c.name).prefix { $0 != 0 }, as: UTF8.self)
        repetition = Int(c.repetition)
        plyLimit = Int(c.ply_limit)
        progressLimit = Int(c.progress_limit)
        effectiveLimit = Int(c.effective_limit)
        checkLimits = [c.check_limits.0, c.check_limits.1, c.check_limits.2].map(Int.init)
        chaseLimits = [c.chase_limits.0, c.chase_limits.1, c.chase_limits.2].map(Int.init)
        perpetualCheckLoses = c.perpetual_check != 0
        drawsWithoutAttackers = c.no_attackers != 0
        countsFromRecord = c.count_from_record != 0
        countsPieces = c.count_pieces != 0
        drawsDeadPositions = c.dead_positions != 0
    }

    var c: songky_rules {
        var c = songky_rules.sized()
        fill(&c.name, [UInt8](name.utf8.prefix(31)))
        c.repetition = Int32(clamping: repetition)
        c.ply_limit = Int32(clamping: plyLimit)
        c.progress_limit = Int32(clamping: progressLimit)
        c.effective_limit = Int32(clamping: effectiveLimit)
        c.check_limits = Rules.three(checkLimits)
        c.chase_limits = Rules.three(chaseLimits)
        c.perpetual_check = perpetualCheckLoses ? 1 : 0
        c.no_attackers = drawsWithoutAttackers ? 1 : 0
        c.count_from_record = countsFromRecord ? 1 : 0
        c.count_pieces = countsPieces ? 1 : 0
        c.dead_positions = drawsDeadPositions ? 1 : 0
        return c
    }

    private static func three(_ limits: [Int]) -> (Int32, Int32, Int32) {
        let all = (limits + [0, 0, 0]).map { Int32(clamping: $0) }
        return (all[0], all[1], all[2])
    }
}
