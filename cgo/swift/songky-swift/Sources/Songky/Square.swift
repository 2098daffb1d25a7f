import CSongky

/// A point of a board, "a1" to "i10". Smaller boards have the first files and ranks of it.
public struct Square: RawRepresentable, Hashable, Sendable {
    /// `rank * 16 + file`, both from 0.
    public let rawValue: UInt8

    /// The point of a number; nil unless the number is one of 9 files and 10 ranks.
    public init?(rawValue: UInt8) {
        self.init(file: Int(rawValue & 15), rank: Int(rawValue >> 4))
    }

    /// The point of a file and rank, both from 0; nil unless they are below 9 and 10.
    public init?(file: Int, rank: Int) {
        guard (0..<9).contains(file), (0..<10).contains(rank) else { return nil }
        rawValue = UInt8(rank * 16 + file)
    }

    /// From 0, which is the file "a".
    public var file: Int { Int(rawValue & 15) }
    /// From 0, which is the rank "1".
    public var rank: Int { Int(rawValue >> 4) }
}

extension Square: LosslessStringConvertible {
    /// The point of a name, "a1" to "i10"; nil for anything else.
    public init?(_ description: String) {
        var number: Int32 = 0
        guard let status = try? withText(description, { songky_square_read($0, &number) }), status == songky_status(SONGKY_OK) else { return nil }
        self.init(rawValue: UInt8(truncatingIfNeeded: number))
    }

    /// "a10".
    public var description: String { Songky.name(SONGKY_TEXT_SQUARE, Int32(rawValue)) }
}
