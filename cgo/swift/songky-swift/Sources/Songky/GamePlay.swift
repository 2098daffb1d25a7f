import CSongky
import Dispatch

extension Game {
    /// The legal moves in a fixed order; none once the game is over.
    public var legalMoves: [Move] {
        handle.read { handle in
            readList(of: songky_move.self, capacity: 128) { songky_moves(handle, $0, $1, $2) }.list
        }
    }

    /// The legal moves of the piece on a point.
    public func legalMoves(from square: Square) -> [Move] {
        handle.read { handle in
            readList(of: songky_move.self, capacity: 32) { songky_moves_from(handle, Int32(square.rawValue), $0, $1, $2) }.list
        }
    }

    /// Plays a move.
    /// - Throws: ``SongkyError`` with the code `illegalMove` and the reason, `gameOver`, or `hidden` for a
    ///   face-down piece whose identity the game does not know.
    public func play(_ move: Move) throws {
        try handle.call(move) { songky_play($0, move.rawValue) }
    }

    /// Plays a move in any notation, and returns it.
    /// - Throws: what ``parse(_:as:)`` and ``play(_:)-(Move)`` throw.
    @discardableResult
    public func play(_ text: String) throws -> Move {
        let move = try parse(text)
        try play(move)
        return move
    }

    /// Plays a face-down piece whose identity somebody else has told.
    /// - Throws: as ``play(_:)-(Move)``, and `wrongReveal` if it cannot be that.
    public func play(_ move: Move, revealing role: Role) throws {
        try handle.call(move) { songky_play_revealed($0, move.rawValue, role.rawValue) }
    }

    /// Reads a legal move, in any notation or in exactly one.
    /// - Throws: ``SongkyError`` with the code `unreadable`, `ambiguous`, `illegalMove`, `gameOver` or `notation`.
    public func parse(_ text: String, as notation: Notation? = nil) throws -> Move {
        var number: songky_move = 0
        try withText(text) { c in
            try handle.call(Move(text)) { handle in
                if let notation { return songky_parse_as(handle, c, notation.rawValue, &number) }
                return songky_parse(handle, c, &number)
            }
        }
        return Move(rawValue: number)!
    }

    /// Writes a legal move of the present position.
    /// - Throws: ``SongkyError`` with the code `illegalMove` for another, or `notation`.
    public func format(_ move: Move, as notation: Notation) throws -> String {
        try handle.text(move) { songky_format($0, move.rawValue, notation.rawValue, $1, $2, $3) }
    }

    /// The moves played.
    /// - Throws: ``SongkyError/Code/notation`` if it does not cover the game.
    public func moveTexts(as notation: Notation) throws -> [String] {
        try handle.text { songky_move_texts($0, notation.rawValue, $1, $2, $3) }
            .split(separator: "\n").map(String.init)
    }

    /// Takes back one ply, and with it a declared end.
    /// - Throws: ``SongkyError/Code/noHistory`` if there is none.
    public func undo() throws {
        try handle.call { songky_undo($0) }
    }

    /// Goes back to a side's previous turn: two plies if it is to move, one if it has just moved.
    /// - Throws: ``SongkyError/Code/noHistory`` if there is none.
    public func takeBack(for side: Side) throws {
        try handle.call { songky_take_back($0, side.rawValue) }
    }

    /// A side gives up.
    /// - Throws: ``SongkyError/Code/gameOver`` after the end.
    public func resign(_ side: Side) throws {
        try handle.call { songky_resign($0, side.rawValue) }
    }

    /// Both sides agree to a draw.
    /// - Throws: ``SongkyError/Code/gameOver`` after the end.
    public func agreeDraw() throws {
        try handle.call { songky_agree_draw($0) }
    }

    /// A side has used up its time.
    /// - Throws: ``SongkyError/Code/gameOver`` after the end.
    public func loseOnTime(_ side: Side) throws {
        try handle.call { songky_lose_on_time($0, side.rawValue) }
    }

    /// Notes for the record how long the last move took.
    /// - Throws: ``SongkyError`` with the code `argument` for a negative time, `noHistory` before the first move.
    public func noteTime(_ spent: Duration) throws {
        try handle.call { songky_note_time($0, spent.nanoseconds) }
    }

    /// A move of the computer at a level, without an engine of one's own: the game keeps one of 16 MiB from
    /// then on. The thread that works is not one of the cooperative pool. Once begun it ends only by itself:
    /// take ``Engine/bestMove(in:_:onLine:)`` to be able to stop it.
    /// - Throws: ``SongkyError`` with the code `gameOver`, or `searchLimit` for ``Level/fullStrength``;
    ///   `CancellationError` if the task was cancelled before.
    public func bestMove(at level: Level) async throws -> Move {
        try Task.checkCancellation()
        return try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                var move: songky_move = 0
                let status = self.handle.read { songky_game_best_move($0, level.rawValue, &move) }
                if status == songky_status(SONGKY_OK), let best = Move(rawValue: move) {
                    continuation.resume(returning: best)
                } else {
                    continuation.resume(throwing: SongkyError(status: status))
                }
            }
        }
    }
}
