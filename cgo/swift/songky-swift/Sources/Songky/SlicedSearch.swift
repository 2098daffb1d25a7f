import CSongky

/// A search that goes on bit by bit, on the thread that calls ``step()``.
///
/// Until a step has returned false, or this object is gone, its engine is busy. ``Engine/stop()`` makes the next
/// step the last.
///
/// ```swift
/// let search = try engine.slices(of: 10_000, in: game, .nodes(1_000_000))
/// while try search.step() { /* something else */ }
/// let best = try search.result().move
/// ```
public final class SlicedSearch: Sendable {
    private let engine: Engine
    private let search: Search
    private let end = Locked<Result<SearchResult, any Error>?>(nil)

    init(_ engine: Engine, _ search: Search) {
        self.engine = engine
        self.search = search
    }

    deinit {
        if end.with({ $0 == nil }) {
            search.cancel()
            var more: Int32 = 0
            engine.handle.read { _ = songky_slices_step($0, &more) } // waits until the engine is free
            engine.release()
        }
    }

    /// Goes on by a slice; false once the search has ended.
    /// - Throws: ``SongkyError/Code/busy`` while another thread steps, and in a receiver of lines.
    public func step() throws -> Bool {
        if end.with({ $0 != nil }) { return false }
        var more: Int32 = 0
        try check(engine.handle.read { songky_slices_step($0, &more) }) // without the lock: it calls back
        if more == 0 { finish() }
        return more != 0
    }

    /// What the search has found.
    /// - Throws: ``SongkyError`` with the code `wrongState` before it has ended, `stopped` if nothing was found until
    ///   then.
    public func result() throws -> SearchResult {
        guard let end = end.with({ $0 }) else { throw SongkyError(status: songky_status(SONGKY_E_STATE)) }
        return try end.get()
    }

    private func finish() {
        end.with { end in
            if end != nil { return }
            var c = songky_result.sized()
            let status = engine.handle.read { songky_slices_result($0, &c) }
            end = Result {
                let stopped = try search.end(status)
                return try SearchResult(c, lines: engine.lines(c.lines), wasStopped: stopped)
            }
            engine.release()
        }
    }
}
