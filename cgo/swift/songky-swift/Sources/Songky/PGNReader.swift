import CSongky

/// A tag of a PGN game, such as "White" and who that is.
public struct PGNTag: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What it says.
    public let value: String

    /// A tag.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}

/// A game of a PGN file, and what the file says beside it.
public struct PGNGame: Sendable {
    /// The game at its end.
    public let game: Game
    /// The tags in the order of the file.
    public let tags: [PGNTag]
    /// Comments by ply, from 1.
    public let comments: [Int: String]

    /// What a tag says.
    public func tag(_ name: String) -> String? { tags.first { $0.name == name }?.value }
}

/// Reads a PGN file of many games, one after the other.
///
/// ```swift
/// for game in try PGNReader(text) {
///     print(try game.get().game.outcome)
/// }
/// ```
public final class PGNReader: Sendable {
    private let handle: Handle

    /// Reads a text, of which the reader keeps a copy.
    /// - Throws: ``SongkyError``.
    public convenience init(_ text: String) throws {
        try self.init([UInt8](text.utf8))
    }

    /// Reads the bytes of a file.
    /// - Throws: ``SongkyError/Code/notUTF8``.
    public init(_ file: [UInt8]) throws {
        var number: UInt64 = 0
        try check(withBytes(file) { songky_pgn_open($0, $1, &number) })
        handle = Handle(number) { songky_pgn_free($0) }
    }

    /// The next game; nil after the last. After an error, the next call reads the game after.
    /// - Throws: ``SongkyError`` with the code `unreadable` or `illegalMove`; ``SongkyError/message`` says in
    ///   which line.
    public func read() throws -> PGNGame? {
        var game: UInt64 = 0
        var info = ""
        do {
            try handle.call { reader in
                let status = songky_pgn_next(reader, &game)
                if status == songky_status(SONGKY_OK) {
                    info = readText { songky_pgn_info(reader, $0, $1, $2) }.text
                }
                return status
            }
        } catch let error as SongkyError where error.code == .end {
            return nil
        }
        let json: PGNInfoJSON = decode(info)
        return PGNGame(
            game: Game(game), tags: json.tags.map { PGNTag($0[0], $0[1]) },
            comments: Dictionary(uniqueKeysWithValues: json.comments.compactMap { key, value in Int(key).map { ($0, value) } }))
    }
}

extension PGNReader: Sequence, IteratorProtocol {
    /// The next game, or why it cannot be read; nil after the last.
    public func next() -> Result<PGNGame, any Error>? {
        do {
            return try read().map { .success($0) }
        } catch {
            return .failure(error)
        }
    }
}
