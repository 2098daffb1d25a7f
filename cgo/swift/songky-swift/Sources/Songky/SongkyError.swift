import CSongky
import Foundation

/// Why a call failed. A call that throws has changed nothing.
public struct SongkyError: Error, Hashable, Sendable {
    /// The kind of a failure.
    public enum Code: Int32, Hashable, Sendable, CaseIterable {
        /// An object of the library is gone. This package never lets that happen.
        case handle = -1
        /// A value is missing.
        case missing = -2
        /// A number or a text that the parameter cannot have, such as a text with a NUL character.
        case argument = -3
        /// A buffer is too small. This package never lets that happen.
        case range = -4
        /// Bytes are not UTF-8.
        case notUTF8 = -5
        /// A text cannot be read.
        case unreadable = -6
        /// A text reads as two different legal moves.
        case ambiguous = -7
        /// The rules do not allow the move: ``SongkyError/illegal`` says why.
        case illegalMove = -8
        /// The game has ended.
        case gameOver = -9
        /// There is no earlier ply, or no turn to go back to.
        case noHistory = -10
        /// Needs or would disclose the identity of a face-down piece.
        case hidden = -11
        /// The piece cannot turn up as that.
        case wrongReveal = -12
        /// The position cannot be played: ``Setup/faults(of:fen:)`` lists why.
        case position = -13
        /// An option that does not fit the game: rules, handicap, deal.
        case option = -14
        /// No game has that id.
        case variant = -15
        /// No such notation, or it does not cover the game.
        case notation = -16
        /// The game has no face-down pieces.
        case noDeal = -17
        /// The deal does not agree with its commitment or with the game.
        case commitment = -18
        /// A search without any limit, or with an impossible one.
        case searchLimit = -19
        /// The engine is searching.
        case busy = -20
        /// The search was stopped before it had found a move.
        case stopped = -21
        /// The time of the side to move is up.
        case timeUp = -22
        /// The clock is paused, or is not, or has other settings; there is no such search, or it has not ended.
        case wrongState = -23
        /// No further game in the file, no element of that index.
        case end = -24
        /// A defect of the library was caught: please report it.
        case defect = -25
    }

    /// The kind of failure.
    public let code: Code
    /// What was wrong, in English, for a log. For players take ``IllegalReason/name(in:)``.
    public let message: String
    /// With ``Code/illegalMove``: which move, and why it is not legal.
    public let illegal: IllegalMove?

    init(_ code: Code, _ message: String, illegal: IllegalMove? = nil) {
        self.code = code
        self.message = message
        self.illegal = illegal
    }

    /// A failure of which nothing but the status is known.
    init(status: songky_status, message: String = "") {
        let text = message.isEmpty ? readText { songky_status_text(status, $0, $1, $2) }.text : message
        self.init(Code(rawValue: status) ?? .defect, text)
    }
}

extension SongkyError: CustomStringConvertible, LocalizedError {
    /// ``message``.
    public var description: String { message }
    /// ``message``.
    public var errorDescription: String? { message }
}

/// A move that is not legal.
public struct IllegalMove: Hashable, Sendable {
    /// The move, if the call was given one, or a text in coordinates: where it was to go from and to.
    public let move: Move?
    /// Why it is not legal.
    public let reason: IllegalReason
}

/// Throws what a call without an object answers, unless that is success.
func check(_ status: songky_status, _ message: String = "") throws {
    if status != songky_status(SONGKY_OK) {
        throw SongkyError(status: status, message: message)
    }
}

/// For calls that can fail by a defect of the library alone.
func must(_ status: songky_status) {
    if status != songky_status(SONGKY_OK) {
        fatalError("Songky: \(SongkyError(status: status).message)")
    }
}
