import CSongky
import Dispatch

/// A search from its beginning to its end, and the ways to end it early.
///
/// `songky_stop` does nothing before the library has begun to search, so a stop is noted here as well,
/// and the callback after the first depth sees it.
final class Search: Sendable {
    private struct State {
        var isRunning = false
        var hasEnded = false
        var isStopped = false
        var isCancelled = false
    }

    private let engine: Handle
    private let game: Game
    private let limits: SearchLimits
    private let onLine: (@Sendable (SearchLine) -> SearchFlow)?
    private let state = Locked(State())

    init(_ engine: Handle, _ game: Game, _ limits: SearchLimits, _ onLine: (@Sendable (SearchLine) -> SearchFlow)?) {
        self.engine = engine
        self.game = game
        self.limits = limits
        self.onLine = onLine
    }

    /// Ends the search with what it has found.
    func stop() { end { $0.isStopped = true } }

    /// Ends the search, of which nobody wants the result any more.
    func cancel() { end { $0.isCancelled = true } }

    private func end(_ note: (inout State) -> Void) {
        state.with { state in
            note(&state)
            if state.isRunning { // so that a later search of the engine is not stopped
                engine.read { songky_stop($0) }
            }
        }
    }

    /// Lets the times of a search that ponders run; if the library has not begun yet, a little later.
    func ponderHit() throws {
        if !limits.isPondering { throw SongkyError(status: songky_status(SONGKY_E_STATE)) }
        let isTooEarly = state.with { state in
            !state.hasEnded && engine.read { songky_ponder_hit($0) } == songky_status(SONGKY_E_STATE)
        }
        if isTooEarly {
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { try? self.ponderHit() }
        }
    }

    /// Searches on the calling thread with a call of the library, and returns whether the search was stopped.
    func run(_ call: (UInt64, UInt64, inout songky_limits) -> songky_status) throws -> Bool {
        try begin()
        return try end(lend(call))
    }

    /// From now on the search can be stopped.
    func begin() throws {
        let isCancelled = state.with { state in
            state.isRunning = !state.isCancelled
            state.hasEnded = state.isCancelled
            return state.isCancelled
        }
        if isCancelled { throw CancellationError() }
    }

    /// Lends the engine, the game and the limits with the callback to the library. It may call back as long as
    /// this object lives.
    func lend(_ call: (UInt64, UInt64, inout songky_limits) -> songky_status) -> songky_status {
        limits.with { limits in
            limits.on_info = { info, user in
                let search = Unmanaged<Search>.fromOpaque(user!).takeUnretainedValue()
                return search.tell(info!) == .goOn ? 0 : 1
            }
            limits.user = Unmanaged.passUnretained(self).toOpaque()
            return withExtendedLifetime(self) {
                engine.read { engine in game.handle.read { call(engine, $0, &limits) } }
            }
        }
    }

    /// Whether the search was stopped, by what the library answered in the end.
    func end(_ status: songky_status) throws -> Bool {
        let end = state.with { state in
            state.isRunning = false
            state.hasEnded = true
            return state
        }
        if end.isCancelled { throw CancellationError() }
        switch Int(status) {
        case SONGKY_OK: return end.isStopped
        case SONGKY_E_CANCELLED: return true
        default:
            throw SongkyError(status: status, message: engine.read { handle in readText { songky_last_error(handle, $0, $1, $2) } }.text)
        }
    }

    private func tell(_ info: UnsafePointer<songky_info>) -> SearchFlow {
        if state.with({ $0.isStopped || $0.isCancelled }) { return .stop }
        let flow = onLine?(SearchLine(info.pointee)) ?? .goOn
        if flow == .stop { state.with { $0.isStopped = true } }
        return flow
    }
}
