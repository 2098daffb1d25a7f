import CSongky

/// A rated player.
public struct Player: Hashable, Sendable, Codable {
    /// Points, not negative.
    public var rating: Int
    /// Rated games played.
    public var games: Int

    /// A player.
    public init(rating: Int, games: Int = 0) {
        self.rating = rating
        self.games = games
    }

    init(_ c: songky_player) {
        self.init(rating: Int(c.rating), games: Int(c.games))
    }

    var c: songky_player {
        var c = songky_player.sized()
        c.rating = Int32(clamping: rating)
        c.games = Int32(clamping: games)
        return c
    }
}

/// How a game counts for a player's rating.
public enum EloResult: Int32, Hashable, Sendable, CaseIterable {
    /// Lost.
    case loss = 0
    /// Drawn.
    case half
    /// Won.
    case win
}

/// A system of ratings after Elo.
public struct EloSystem: Hashable, Sendable {
    /// A newcomer's rating.
    public var start: Int
    /// None falls below it.
    public var floor: Int
    /// K in the first games.
    public var newK: Int
    /// How many those are.
    public var newGames: Int
    /// K after them.
    public var k: Int
    /// K from a rating of ``topRating`` on.
    public var topK: Int
    /// Where ``topK`` begins; 0: nowhere.
    public var topRating: Int
    /// Difference of ratings that counts at most; 0: no bound.
    public var maxDifference: Int

    /// The usual system: 1200 to start with, K of 32, 20 and 10.
    public init() {
        var c = songky_elo_system.sized()
        must(songky_elo_default(&c))
        start = Int(c.start)
        floor = Int(c.floor)
        newK = Int(c.new_k)
        newGames = Int(c.new_games)
        k = Int(c.k)
        topK = Int(c.top_k)
        topRating = Int(c.top_rating)
        maxDifference = Int(c.max_difference)
    }

    /// The expected score of a player, from 0 to 1.
    public static func expectedScore(of rating: Int, against opponent: Int) -> Double {
        var score = 0.0
        must(songky_elo_expected(Int32(clamping: rating), Int32(clamping: opponent), &score))
        return score
    }

    /// The K of a player's next game.
    /// - Throws: ``SongkyError/Code/argument`` for an impossible player or system.
    public func factor(for player: Player) throws -> Int {
        var system = c, player = player.c, k: Int32 = 0
        try check(songky_elo_factor(&system, &player, &k))
        return Int(k)
    }

    /// Changes both players for a game between them; the result is the first one's.
    /// - Throws: ``SongkyError/Code/argument`` for an impossible player or system.
    public func update(_ a: inout Player, _ b: inout Player, _ result: EloResult) throws {
        var system = c, first = a.c, second = b.c
        try check(songky_elo_update(&system, &first, &second, result.rawValue))
        a = Player(first)
        b = Player(second)
    }

    private var c: songky_elo_system {
        var c = songky_elo_system.sized()
        c.start = Int32(clamping: start)
        c.floor = Int32(clamping: floor)
        c.new_k = Int32(clamping: newK)
        c.new_games = Int32(clamping: newGames)
        c.k = Int32(clamping: k)
        c.top_k = Int32(clamping: topK)
        c.top_rating = Int32(clamping: topRating)
        c.max_difference = Int32(clamping: maxDifference)
        return c
    }
}
