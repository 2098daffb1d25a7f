import CSongky

/// Deals of cờ úp that a server commits to before the first move, so that players can check afterwards that
/// nothing was changed. A salt has 16 to 1024 bytes and stays secret until the game is over.
public enum FairDeal {
    /// A secret salt of 32 bytes for one game.
    public static func newSalt() -> [UInt8] {
        let answer: (status: songky_status, list: [UInt8]) = readList(of: UInt8.self, capacity: 32) { songky_new_salt($0, $1, $2) }
        must(answer.status)
        return answer.list
    }

    /// The commitment to a deal, 64 hexadecimal digits. Without a FEN it is of the start position.
    /// - Throws: ``SongkyError`` with the code `noDeal`, `variant`, `position`, `unreadable`, or `argument` for the
    ///   salt.
    public static func commitment(to deal: String, in variant: Variant = .coup, fen: String? = nil, salt: [UInt8]) throws -> String {
        try withTexts([variant.rawValue, fen, deal]) { texts in
            try fetchText { text, room, length in
                salt.withUnsafeBufferPointer { songky_deal_commit(texts[0], texts[1], texts[2], $0.baseAddress, $0.count, text, room, length) }
            }
        }
    }

    /// Checks a disclosed deal against its commitment.
    /// - Throws: ``SongkyError/Code/commitment`` if they do not agree, else as ``commitment(to:in:fen:salt:)``.
    public static func verify(_ commitment: String, deal: String, in variant: Variant = .coup, fen: String? = nil, salt: [UInt8]) throws {
        try check(withTexts([commitment, variant.rawValue, fen, deal]) { texts in
            salt.withUnsafeBufferPointer { songky_deal_verify(texts[0], texts[1], texts[2], texts[3], $0.baseAddress, $0.count) }
        })
    }
}

extension Game {
    /// What lay where, "a1=C,b1=P,...".
    /// - Throws: ``SongkyError`` with the code `hidden` before the game is over, `noDeal` if it has no face-down
    ///   pieces.
    public func deal() throws -> String {
        try handle.text { songky_deal($0, $1, $2, $3) }
    }

    /// The commitment to the game's deal, to be published before the first move.
    /// - Throws: ``SongkyError`` with the code `noDeal`, or `argument` for the salt.
    public func commitment(salt: [UInt8]) throws -> String {
        try handle.text { handle, text, room, length in
            salt.withUnsafeBufferPointer { songky_commitment(handle, $0.baseAddress, $0.count, text, room, length) }
        }
    }

    /// Checks a disclosed deal against the commitment and all that the game has shown.
    /// - Throws: ``SongkyError/Code/commitment`` if they do not agree.
    public func verify(_ commitment: String, deal: String, salt: [UInt8]) throws {
        try withTexts([commitment, deal]) { texts in
            try handle.call { handle in
                salt.withUnsafeBufferPointer { songky_verify_deal(handle, texts[0], texts[1], $0.baseAddress, $0.count) }
            }
        }
    }
}
