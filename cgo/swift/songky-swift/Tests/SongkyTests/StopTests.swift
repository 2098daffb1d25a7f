import Testing

@testable import Songky

/// Searches that end early. None of them would end by itself.
struct StopTests {
    @Test func cancellationEndsASearch() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let (begun, tell) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await engine.bestMove(in: game, .infinite) { _ in
                tell.yield()
                return .goOn
            }
        }
        for await _ in begun { break }
        task.cancel()
        let end = await failure { try await task.value }
        #expect(end is CancellationError)
        #expect(!engine.isSearching)
        _ = try await engine.bestMove(in: game, .depth(1)) // and can search again
    }

    /// The stop may come before the search, just as it begins, or within it.
    @Test func cancellationIsNeverLost() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        for round in 0..<60 {
            let task = Task { try await engine.bestMove(in: game, .infinite) }
            for _ in 0..<round { await Task.yield() }
            task.cancel()
            let end = await failure { try await task.value }
            #expect(end is CancellationError)
        }
        #expect(game.state.plies == 0)
    }

    @Test func aCancelledTaskBeginsNothing() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let task = Task {
            await until { Task.isCancelled }
            let first = await failure { try await engine.bestMove(in: game, .infinite) { _ in fatalError("it searches") } }
            let second = await failure { try await game.bestMove(at: .grandmaster) }
            return first is CancellationError && second is CancellationError
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func stopKeepsWhatWasFound() async throws {
        let engine = try Engine()
        let result = try await engine.bestMove(in: Game(.xiangqi), .infinite) { line in
            if line.depth == 3 { engine.stop() }
            return .goOn
        }
        #expect(result.wasStopped && result.depth >= 3 && !result.lines.isEmpty)
    }

    @Test func theReceiverOfLinesStops() async throws {
        let engine = try Engine()
        let result = try await engine.bestMove(in: Game(.xiangqi), .infinite) { $0.depth == 3 ? .stop : .goOn }
        #expect(result.wasStopped && result.depth == 3)
    }

    @Test func stopWithoutASearchDoesNothing() async throws {
        let engine = try Engine()
        engine.stop()
        let result = try await engine.bestMove(in: Game(.xiangqi), .depth(2))
        #expect(!result.wasStopped && result.depth == 2)
    }

    @Test func isBusyWhileItSearches() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        var events = engine.search(game, .infinite).makeAsyncIterator()
        _ = try await events.next()
        #expect(engine.isSearching)
        #expect(code { try engine.clear() } == .busy)
        #expect(await code { try await engine.bestMove(in: game, .depth(1)) } == .busy)
        var refused = engine.search(game, .depth(1)).makeAsyncIterator()
        #expect(await code { try await refused.next() } == .busy)
        engine.stop()
        var last: SearchEvent?
        while let event = try await events.next() { last = event }
        guard case .result(let result) = last else {
            Issue.record("no result")
            return
        }
        #expect(result.wasStopped && !engine.isSearching)
    }

    @Test func progressComesInOrder() async throws {
        let engine = try Engine()
        var depths: [Int] = [], results: [SearchResult] = []
        for try await event in engine.search(try Game(.songky), .depth(5)) {
            switch event {
            case .line(let line):
                depths.append(line.depth)
                #expect(line.number == 0 && line.count == 1 && !line.moves.isEmpty && line.nodes > 0)
            case .result(let result):
                results.append(result)
            }
        }
        #expect(depths == [1, 2, 3, 4, 5] && results.count == 1 && results[0].depth == 5)
    }

    @Test func leavingTheStreamEndsTheSearch() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        for _ in 0..<20 {
            for try await _ in engine.search(game, .infinite) { break }
            await until { !engine.isSearching } // it would search for ever
        }
        _ = engine.search(game, .infinite) // nobody reads it
        await until { !engine.isSearching }
    }

    @Test func cancellingTheReaderEndsTheSearch() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let task = Task {
            var count = 0
            for try await _ in engine.search(game, .infinite) { count += 1 }
            return count
        }
        await until { engine.isSearching }
        task.cancel()
        _ = try await task.value
        await until { !engine.isSearching }
    }

    @Test func streamsTellErrors() async throws {
        let engine = try Engine()
        var events = engine.search(try Game(.xiangqi), SearchLimits()).makeAsyncIterator()
        #expect(await code { try await events.next() } == .searchLimit)
    }

    /// An engine that nobody has any more ends well while it searches.
    @Test func anEngineMayGoWhileItSearches() async throws {
        let game = try Game(.xiangqi)
        weak var gone: Engine?
        for _ in 0..<10 {
            let engine = try Engine(hashBytes: 1 << 20)
            gone = engine
            for try await _ in engine.search(game, .infinite) { break }
        }
        while gone != nil { try await Task.sleep(for: .milliseconds(1)) }
    }
}
