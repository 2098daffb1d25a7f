import Testing

@testable import Songky

/// Many tasks at once.
struct ThreadTests {
    @Test func tasksPlayGamesOfTheirOwn() async throws {
        let moves = try await withThrowingTaskGroup(of: Int.self) { group in
            for task in 0..<64 {
                group.addTask {
                    let game = try Game(Variant.all[task % 9].variant, GameOptions(seed: UInt64(task)))
                    var number = task
                    while !game.outcome.isOver && game.state.plies < 40 {
                        let moves = game.legalMoves
                        try game.play(moves[number % moves.count])
                        number += 7
                    }
                    #expect(game.history.count == game.state.plies)
                    return game.state.plies
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(moves > 500)
    }

    @Test func tasksShareAGame() async throws {
        let game = try Game(.xiangqi)
        let counts = await withTaskGroup(of: Int.self) { group in
            for task in 0..<16 {
                group.addTask {
                    var played = 0
                    for round in 0..<200 {
                        let moves = game.legalMoves
                        if moves.isEmpty { break }
                        if (try? game.play(moves[(task + round) % moves.count])) != nil { played += 1 }
                        _ = (game.turn, game.fen(), game.board(), game.counts)
                    }
                    return played
                }
            }
            return await group.reduce(0, +)
        }
        #expect(counts == game.state.plies && counts == game.history.count && counts > 0)
        #expect(try Game(record: game.record()).fen() == game.fen())
    }

    @Test func enginesSearchAtOnce() async throws {
        let game = try Game(.songky)
        let results = try await withThrowingTaskGroup(of: SearchResult.self) { group in
            for _ in 0..<24 {
                group.addTask { try await Engine(hashBytes: 1 << 20).bestMove(in: game, .nodes(2000)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(results.count == 24 && Set(results.map(\.move)).count == 1)
    }

    @Test func searchesLeaveThePoolAlone() async throws {
        let engines = try (0..<16).map { _ in try Engine(hashBytes: 1 << 20) }
        let game = try Game(.xiangqi)
        let tasks = engines.map { engine in Task { try await engine.bestMove(in: game, .infinite) } }
        // More searches that never end than the pool has threads: other tasks still run.
        for _ in 0..<1000 { await Task.yield() }
        for task in tasks { task.cancel() }
        for task in tasks {
            #expect(await failure { try await task.value } is CancellationError)
        }
    }

    @Test func clocksAreShared() async throws {
        let clock = try GameClock(TimeControl(main: .seconds(1000)))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    for _ in 0..<200 { try? clock.press(at: .zero) }
                }
            }
        }
        #expect(clock.state(at: .zero).turn == .red && clock.remaining(of: .red, at: .zero) == .seconds(1000))
    }
}
