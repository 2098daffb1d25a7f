import CSongky
import Dispatch

/// A computer player.
///
/// It may be used from any task. It searches one position at a time, on a thread of its own rather than one of
/// the cooperative pool; the game may be changed meanwhile, for the search has taken what it needs. In games
/// with face-down pieces it knows what the side to move may know.
///
/// ```swift
/// let engine = try Engine()
/// let result = try await engine.bestMove(in: game, .time(.seconds(1)))
/// try game.play(result.move)
/// ```
public final class Engine: Sendable {
    let handle: Handle
    private let current = Locked<Search?>(nil)
    private let queue = DispatchQueue(label: "songky.engine")

    /// An engine with 1 to 512 threads that search, and so many bytes for what it has found, at most 64 GiB.
    /// - Throws: ``SongkyError/Code/searchLimit`` for impossible numbers.
    public init(threads: Int = 1, hashBytes: Int = 16 << 20) throws {
        var options = songky_engine_opts.sized()
        options.threads = Int32(clamping: threads)
        options.hash_bytes = Int64(clamping: hashBytes)
        var number: UInt64 = 0
        try check(songky_engine_new(&options, &number))
        handle = Handle(number) { songky_engine_free($0) }
    }

    /// Searches a game's present position.
    ///
    /// When the task is cancelled the search ends at once and this throws `CancellationError`; ``stop()`` ends it
    /// with what it has found.
    /// - Parameters:
    ///   - game: what is searched.
    ///   - limits: when the search ends.
    ///   - onLine: is told each line after each depth, on the thread that searches, and says whether to go on.
    /// - Throws: ``SongkyError`` with the code `gameOver`, `searchLimit`, `illegalMove` for one of
    ///   ``SearchLimits/moves``, `busy`, or `stopped` if nothing was found until then.
    public func bestMove(
        in game: Game, _ limits: SearchLimits, onLine: (@Sendable (SearchLine) -> SearchFlow)? = nil
    ) async throws -> SearchResult {
        let search = try begin(Search(handle, game, limits, onLine))
        return try await finish(search) { try self.best(search) }
    }

    /// Whether the computer, playing a side at the level of the limits, takes a draw that is offered in the present
    /// position, whoever is to move. It searches as ``bestMove(in:_:onLine:)`` does, and ends early likewise; if it
    /// is stopped, this is the answer so far. The game stays as it is: ``Game/agreeDraw()`` ends it.
    /// - Throws: as ``bestMove(in:_:onLine:)``, and `searchLimit` for limits that ponder.
    public func acceptsDraw(
        in game: Game, as side: Side, _ limits: SearchLimits, onLine: (@Sendable (SearchLine) -> SearchFlow)? = nil
    ) async throws -> Bool {
        let search = try begin(Search(handle, game, limits, onLine))
        return try await finish(search) {
            var accepts: Int32 = 0
            _ = try search.run { songky_answer_draw($0, $1, side.rawValue, &$2, &accepts) }
            return accepts != 0
        }
    }

    /// Searches a game's present position, and tells of it: each line after each depth, and the result in the end.
    ///
    /// The search begins at once. It is cancelled when the stream is, or nobody has it any more. The stream
    /// throws what ``bestMove(in:_:onLine:)`` does.
    public func search(_ game: Game, _ limits: SearchLimits) -> AsyncThrowingStream<SearchEvent, any Error> {
        AsyncThrowingStream { continuation in
            do {
                let search = try begin(Search(handle, game, limits) { line in
                    continuation.yield(.line(line))
                    return .goOn
                })
                continuation.onTermination = { _ in search.cancel() }
                run(search, { try self.best(search) }) { result in
                    if case .success(let found) = result { continuation.yield(.result(found)) }
                    continuation.finish(throwing: result.failure)
                }
            } catch {
                continuation.finish(throwing: error)
            }
        }
    }

    /// Begins a search on one thread that goes on by so many positions with each ``SlicedSearch/step()``, for
    /// programs that must do something else in between. Times and clocks run on between the steps.
    /// - Throws: as ``bestMove(in:_:onLine:)``, and `searchLimit` for slices of no positions.
    public func slices(
        of nodes: UInt64, in game: Game, _ limits: SearchLimits, onLine: (@Sendable (SearchLine) -> SearchFlow)? = nil
    ) throws -> SlicedSearch {
        let search = try begin(Search(handle, game, limits, onLine))
        do {
            try search.begin()
            let status = search.lend { songky_slices_start($0, $1, &$2, nodes) }
            if status != songky_status(SONGKY_OK) { _ = try search.end(status) }
        } catch {
            release()
            throw error
        }
        return SlicedSearch(self, search)
    }

    /// Ends the running search soon, with what it has found. Does nothing if none runs.
    public func stop() {
        current.with { $0 }?.stop()
    }

    /// The opponent has played what was expected: the times of the search that ponders run from now on. Harmless
    /// twice.
    /// - Throws: ``SongkyError/Code/wrongState`` if no search ponders.
    public func ponderHit() throws {
        guard let search = current.with({ $0 }) else { throw SongkyError(status: songky_status(SONGKY_E_STATE)) }
        try search.ponderHit()
    }

    /// Whether it is searching.
    public var isSearching: Bool { current.with { $0 != nil } }

    /// Forgets what earlier searches found.
    /// - Throws: ``SongkyError/Code/busy`` while it searches.
    public func clear() throws {
        try handle.call { songky_engine_clear($0) }
    }

    /// Makes a search the current one.
    private func begin(_ search: Search) throws -> Search {
        let isFree = current.with { current in
            if current != nil { return false }
            current = search
            return true
        }
        if !isFree { throw SongkyError(status: songky_status(SONGKY_E_BUSY)) }
        return search
    }

    /// The current search is over.
    func release() { current.with { $0 = nil } }

    /// Waits for the current search, and ends it early when the task is cancelled.
    private func finish<R: Sendable>(_ search: Search, _ work: @escaping @Sendable () throws -> R) async throws -> R {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                run(search, work) { continuation.resume(with: $0) }
            }
        } onCancel: {
            search.cancel()
        }
    }

    /// Runs the current search on the engine's own thread.
    private func run<R: Sendable>(
        _ search: Search, _ work: @escaping @Sendable () throws -> R, _ done: @escaping @Sendable (Result<R, any Error>) -> Void
    ) {
        queue.async {
            let result = Result { try work() }
            self.release()
            done(result)
        }
    }

    private func best(_ search: Search) throws -> SearchResult {
        var c = songky_result.sized()
        let stopped = try search.run { songky_best_move($0, $1, &$2, &c) }
        return try SearchResult(c, lines: lines(c.lines), wasStopped: stopped)
    }

    /// The lines of the latest search.
    func lines(_ count: Int32) -> [SearchLine] {
        handle.read { engine in
            (0..<count).compactMap { index in
                var c = songky_info.sized()
                return songky_line(engine, index, &c) == songky_status(SONGKY_OK) ? SearchLine(c) : nil
            }
        }
    }
}

extension Result {
    /// Why it failed; nil for a success.
    var failure: Failure? {
        if case .failure(let error) = self { return error }
        return nil
    }
}
