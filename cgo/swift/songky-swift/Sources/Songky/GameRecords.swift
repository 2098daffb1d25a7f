import CSongky

extension Game {
    /// The game in JSON, as docs/records.md of the library describes it, by what somebody may know. It may be
    /// sent to whoever knows that.
    public func record(for knowledge: Knowledge = .everyone) -> String {
        handle.read { handle in readText { songky_save(handle, knowledge.rawValue, $0, $1, $2) } }.text
    }

    /// The game in JSON with all face-down pieces, for the server that keeps it. Never send it to a player.
    public func fullRecord() -> String {
        handle.read { handle in readText { songky_save(handle, Int32(SONGKY_VIEW_FULL), $0, $1, $2) } }.text
    }

    /// Reads what ``record(for:)`` or ``fullRecord()`` wrote.
    /// - Throws: ``SongkyError`` with the code `unreadable`, or what the moves in it fail with.
    public convenience init(record: String) throws {
        try self.init(record: [UInt8](record.utf8))
    }

    /// The same from bytes, such as those of a file.
    /// - Throws: also `notUTF8`.
    public convenience init(record: [UInt8]) throws {
        self.init(try make { out, why, room in
            withBytes(record) { songky_load($0, $1, out, why, room) }
        })
    }

    /// The game as PGN. Each of the tags is written, or overrides what the library would fill in.
    /// - Throws: ``SongkyError/Code/argument`` for a tag that cannot be written.
    public func pgn(tags: [PGNTag] = []) throws -> String {
        try withTexts(tags.flatMap { [$0.name, $0.value] }) { texts in
            let list = tags.indices.map { index in
                var tag = songky_tag.sized()
                tag.name = texts[2 * index]
                tag.value = texts[2 * index + 1]
                return tag
            }
            return try handle.text { songky_pgn_write($0, list.isEmpty ? nil : list, list.count, $1, $2, $3) }
        }
    }

    /// Reads the game of a number, from 0, in a PGN file. For all of them take ``PGNReader``.
    /// - Throws: ``SongkyError`` with the code `end` if the file has fewer, `unreadable` or `illegalMove`.
    public convenience init(pgn: String, index: Int = 0) throws {
        let file = [UInt8](pgn.utf8)
        let number = UInt32(clamping: index < 0 ? Int.max : index)
        self.init(try make { out, why, room in
            withBytes(file) { songky_pgn_read($0, $1, number, out, why, room) }
        })
    }

    /// The line of an engine protocol, "position startpos moves h3e3": ``Notation/coordinates`` for UCI, or
    /// ``Notation/ucci``.
    /// - Throws: ``SongkyError/Code/notation`` for another notation.
    public func positionLine(as notation: Notation = .coordinates) throws -> String {
        try handle.text { songky_position_line($0, notation.rawValue, $1, $2, $3) }
    }

    /// Reads such a line.
    /// - Throws: ``SongkyError`` with the code `unreadable`, `illegalMove`, `position`, `variant` or `notation`.
    public convenience init(_ variant: Variant, positionLine line: String, as notation: Notation = .coordinates) throws {
        self.init(try withTexts([variant.rawValue, line]) { texts in
            try make { songky_position_read(texts[0], texts[1], notation.rawValue, $0, $1, $2) }
        })
    }
}
