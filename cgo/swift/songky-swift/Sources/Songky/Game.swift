import CSongky

/// A game that is played.
///
/// It may be used from any thread and task; calls on one game follow one another. Between two calls
/// another task may play, so that a decision of several calls belongs to one owner, such as an actor.
/// A call that throws changes nothing. What cannot throw ends the program if the library has a defect there.
///
/// ```swift
/// let game = try Game(.xiangqi)
/// try game.play("P2-5")
/// let best = try await game.bestMove(at: .normal)
/// try game.play(best)
/// ```
public final class Game: Sendable {
    let handle: Handle

    init(_ number: UInt64) {
        handle = Handle(number) { songky_game_free($0) }
    }

    /// Starts a game.
    /// - Throws: ``SongkyError`` with the code `variant`, `option`, `position` for the FEN, `unreadable` for the
    ///   deal.
    public convenience init(_ variant: Variant = .songky, _ options: GameOptions = GameOptions()) throws {
        var c = songky_game_opts.sized()
        c.captured = options.captured.rawValue
        c.seed = options.seed ?? 0
        c.has_seed = options.seed == nil ? 0 : 1
        c.without_deal = options.isDealtElsewhere ? 1 : 0
        let texts = [variant.rawValue, options.fen, options.ruleSet, options.deal, options.handicap]
        self.init(try withTexts(texts) { texts in
            c.variant = texts[0]
            c.fen = texts[1]
            c.rules = texts[2]
            c.deal = texts[3]
            c.handicap = texts[4]
            return try make { out, why, room in
                guard let rules = options.rules else { return songky_game_new(&c, out, why, room) }
                return withUnsafePointer(to: rules.c) { limits in
                    c.limits = limits
                    return songky_game_new(&c, out, why, room)
                }
            }
        })
    }

    /// A game of its own in the same state, deal included.
    public func copy() -> Game {
        var number: UInt64 = 0
        handle.read { must(songky_game_clone($0, &number)) }
        return Game(number)
    }

    /// Which game it is.
    public var variant: Variant {
        Variant(rawValue: handle.read { handle in readText { songky_game_variant(handle, $0, $1, $2) } }.text)
    }

    /// The rules by which it ends.
    public var rules: Rules {
        var c = songky_rules.sized()
        handle.read { must(songky_game_rules($0, &c)) }
        return Rules(c)
    }

    /// The side to move, also after the end.
    public var turn: Side {
        var side: Int32 = 0
        handle.read { must(songky_turn($0, &side)) }
        return side == 0 ? .red : .blue
    }

    /// How the game stands. While another task plays, the fields may be of two moments.
    public var state: GameState {
        var c = songky_state_t.sized()
        handle.read { must(songky_state($0, &c)) }
        return GameState(
            turn: c.turn == 0 ? .red : .blue, isInCheck: c.in_check != 0,
            outcome: Outcome(status: c.status, reason: c.reason), plies: Int(c.plies), files: Int(c.files),
            ranks: Int(c.ranks), captured: CapturedRule(rawValue: c.captured) ?? .byVariant)
    }

    /// Whether and how it has ended.
    public var outcome: Outcome { state.outcome }
}

extension Game: CustomStringConvertible {
    /// The id and the position that both players see, in FEN.
    public var description: String { "\(variant) \(fen())" }
}
