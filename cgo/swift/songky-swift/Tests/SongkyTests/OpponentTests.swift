import Testing

@testable import Songky

/// What makes an engine an opponent: chosen moves, mates, pondering, resigning, draw offers.
struct OpponentTests {
    /// Red, to move, has a bare general against two chariots and two cannons.
    private let lost = "4k4/9/9/9/9/9/9/rc5cr/9/3K5 w - - 0 40"
    /// Red, to move, mates in two with chariots.
    private let mate = "3k5/9/9/9/9/9/9/9/R8/5K1R1 w - - 0 40"

    @Test func looksAtChosenMovesAlone() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let chosen = [move("a1a2"), move("i1i2")]
        let result = try await engine.bestMove(in: game, SearchLimits(nodes: 1000, lines: 10, moves: chosen))
        #expect(Set(result.lines.map { $0.moves[0] }) == Set(chosen) && chosen.contains(result.move))
        #expect(await code { try await engine.bestMove(in: game, SearchLimits(nodes: 1000, moves: [move("a1a9")])) } == .illegalMove)
    }

    @Test func endsWithTheMateItWasAskedFor() async throws {
        let engine = try Engine()
        let game = try game(.xiangqi, mate)
        let deep = try await engine.bestMove(in: game, .depth(12))
        try engine.clear()
        let quick = try await engine.bestMove(in: game, SearchLimits(depth: 12, mate: 2))
        #expect(deep.score.mateIn == 2 && quick.score.mateIn == 2 && quick.depth < deep.depth)
        #expect(await code { try await engine.bestMove(in: game, SearchLimits(mate: 2)) } == .searchLimit)
        #expect(await code { try await engine.bestMove(in: game, SearchLimits(depth: 1, mate: -1)) } == .searchLimit)
    }

    /// A nanosecond allows no depth of 6; before the hit it does not run.
    @Test func ponders() async throws {
        let engine = try Engine()
        #expect(code { try engine.ponderHit() } == .wrongState)
        let limits = SearchLimits(time: .nanoseconds(1), isPondering: true)
        let result = try await engine.bestMove(in: Game(.songky), limits) { line in
            if line.depth == 6 {
                try? engine.ponderHit()
                try? engine.ponderHit()
            }
            return .goOn
        }
        #expect(result.depth >= 6 && !result.wasStopped)
        #expect(await code { try await engine.bestMove(in: Game(.songky), SearchLimits(isPondering: true)) } == .searchLimit)
    }

    /// The hit may come before the library has begun.
    @Test func aPonderHitIsNeverLost() async throws {
        let engine = try Engine()
        let game = try Game(.songky)
        for _ in 0..<30 {
            async let result = engine.bestMove(in: game, SearchLimits(time: .nanoseconds(1), isPondering: true))
            await until { engine.isSearching }
            try engine.ponderHit()
            _ = try await result
        }
    }

    @Test func onlyPonderingSearchesAreHit() async throws {
        let engine = try Engine()
        let search = Task { try await engine.bestMove(in: Game(.songky), .infinite) }
        await until { engine.isSearching }
        #expect(code { try engine.ponderHit() } == .wrongState)
        engine.stop()
        _ = try await search.value
    }

    @Test func resignsWhatIsLost() async throws {
        let engine = try Engine()
        let game = try game(.xiangqi, lost)
        #expect(try await !engine.bestMove(in: game, .nodes(3000)).resigns)
        #expect(try await engine.bestMove(in: game, SearchLimits(level: .grandmaster, nodes: 3000)).resigns)
        #expect(try await !engine.bestMove(in: Game(.xiangqi), SearchLimits(level: .grandmaster, nodes: 3000)).resigns)
    }

    @Test func answersDrawOffers() async throws {
        let engine = try Engine()
        let game = try game(.xiangqi, lost)
        #expect(try await engine.acceptsDraw(in: game, as: .red, .nodes(3000)))
        #expect(try await !engine.acceptsDraw(in: game, as: .blue, .nodes(3000)))
        _ = try await engine.acceptsDraw(in: game, as: .red, .infinite) { $0.depth == 2 ? .stop : .goOn }
        let ponder = SearchLimits(nodes: 10, isPondering: true)
        #expect(await code { try await engine.acceptsDraw(in: game, as: .red, ponder) } == .searchLimit)
        // Not of the lost game, whose search ends by itself once the mate is certain.
        let task = Task { try await engine.acceptsDraw(in: Game(.xiangqi), as: .red, .infinite) }
        await until { engine.isSearching }
        task.cancel()
        #expect(await failure { try await task.value } is CancellationError)
        try game.agreeDraw()
        #expect(await code { try await engine.acceptsDraw(in: game, as: .red, .nodes(10)) } == .gameOver)
    }
}
