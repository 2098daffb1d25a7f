import CSongky
import Foundation

/// What the library calls a game, an engine, a clock or a reader: a number that is freed with its owner.
///
/// The library takes calls from any thread. The lock only keeps a failure and the question for its
/// reason together, which are two calls.
final class Handle: Sendable {
    private let number: UInt64
    private let free: @Sendable (UInt64) -> Void
    private let lock = NSLock()

    init(_ number: UInt64, free: @escaping @Sendable (UInt64) -> Void) {
        self.number = number
        self.free = free
    }

    deinit { free(number) }

    /// A call that does not fail, or whose reason nobody asks for.
    func read<R>(_ body: (UInt64) -> R) -> R {
        withExtendedLifetime(self) { body(number) }
    }

    /// Several calls of which one may fail without harm.
    func locked<R>(_ body: (UInt64) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return read(body)
    }

    /// A call that may fail. With a move or text given, it is what an illegal move is told with.
    func call(_ move: @autoclosure () -> Move? = nil, _ body: (UInt64) -> songky_status) throws {
        lock.lock()
        defer { lock.unlock() }
        let status = body(number)
        if status != songky_status(SONGKY_OK) {
            throw failure(status, move())
        }
    }

    /// The same for a call that writes a text.
    func text(_ move: @autoclosure () -> Move? = nil, _ body: (UInt64, UnsafeMutablePointer<CChar>?, Int, UnsafeMutablePointer<Int>?) -> songky_status) throws -> String {
        var text = ""
        try call(move()) { handle in
            let answer = readText { body(handle, $0, $1, $2) }
            text = answer.text
            return answer.status
        }
        return text
    }

    private func failure(_ status: songky_status, _ move: Move?) -> SongkyError {
        let message = readText { songky_last_error(number, $0, $1, $2) }.text
        guard status == songky_status(SONGKY_E_ILLEGAL) else {
            return SongkyError(status: status, message: message)
        }
        var reason: Int32 = 0
        guard songky_last_illegal(number, &reason) == songky_status(SONGKY_OK), let why = IllegalReason(rawValue: reason) else {
            return SongkyError(status: status, message: message)
        }
        return SongkyError(.illegalMove, message, illegal: IllegalMove(move: move, reason: why))
    }
}

/// A value that several threads use.
final class Locked<Value>: @unchecked Sendable { // all access is under the lock
    private var value: Value
    private let lock = NSLock()

    init(_ value: Value) { self.value = value }

    func with<R>(_ body: (inout Value) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
