import Testing

@testable import Songky

/// Engines: limits, lines, levels, the clock.
struct EngineTests {
    @Test func findsMate() async throws {
        let engine = try Engine()
        let game = try game(.chess, "7k/8/6K1/8/8/8/8/R7 w - - 0 1")
        let result = try await engine.bestMove(in: game, .nodes(5000))
        #expect(result.move == move("a1a8") && result.score.mateIn == 1 && "\(result.score)" == "mate in 1")
        #expect(!result.wasStopped && result.lines.count == 1 && result.lines[0].moves.first == result.move)
        try game.play(result.move)
        #expect(game.outcome == .win(.red, .checkmate))
    }

    @Test func takesLimits() async throws {
        let engine = try Engine()
        let game = try Game(.songky)
        let deep = try await engine.bestMove(in: game, .depth(2))
        #expect(deep.depth == 2 && deep.nodes > 0 && deep.ponder != nil && deep.elapsed > .zero)
        _ = try await engine.bestMove(in: game, .time(.milliseconds(20)))
        _ = try await engine.bestMove(in: game, .level(.easy, seed: 7))
        _ = try await engine.bestMove(in: game, SearchLimits(clock: .left(main: .seconds(1), increment: .milliseconds(1))))
        _ = try await engine.bestMove(in: game, SearchLimits(clock: .left(main: .zero, periods: 1, period: .milliseconds(50))))
        let clock = try GameClock(TimeControl(main: .milliseconds(500)))
        _ = try await engine.bestMove(in: game, SearchLimits(clock: .clock(clock, at: .milliseconds(400))))
    }

    @Test func refusesLimits() async throws {
        let engine = try Engine()
        let game = try Game(.songky)
        for limits in [SearchLimits(), .depth(128), .depth(-1), .depth(.max), .time(.seconds(-1)), SearchLimits(depth: 1, lines: 257)] {
            #expect(await code { try await engine.bestMove(in: game, limits) } == .searchLimit)
        }
        #expect(await code { try await game.bestMove(at: .fullStrength) } == .searchLimit)
        try game.resign(.red)
        #expect(await code { try await engine.bestMove(in: game, .depth(1)) } == .gameOver)
        #expect(await code { try await game.bestMove(at: .easy) } == .gameOver)
        #expect(!engine.isSearching)
    }

    @Test func refusesOptions() throws {
        #expect(code { try Engine(threads: 513) } == .searchLimit)
        #expect(code { try Engine(threads: -1) } == .searchLimit)
        #expect(code { try Engine(hashBytes: -1) } == .searchLimit)
        _ = try Engine(threads: 2, hashBytes: 1 << 20)
    }

    @Test func tellsSeveralLines() async throws {
        let engine = try Engine()
        let result = try await engine.bestMove(in: Game(.chess), SearchLimits(nodes: 5000, lines: 3))
        #expect(result.lines.map(\.number) == [0, 1, 2] && result.lines.allSatisfy { $0.count == 3 && !$0.moves.isEmpty })
        #expect(result.lines[0].moves[0] == result.move && result.lines[0].score == result.score)
        #expect(Set(result.lines.map { $0.moves[0] }).count == 3)
    }

    @Test func repeatsItselfWhenCleared() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let first = try await engine.bestMove(in: game, .nodes(3000))
        try engine.clear()
        let second = try await engine.bestMove(in: game, .nodes(3000))
        #expect(first.move == second.move && first.nodes == second.nodes && first.score == second.score)
    }

    @Test func playsWithoutAnEngine() async throws {
        let game = try Game(.coganh)
        for _ in 0..<4 {
            try await game.play(game.bestMove(at: .easy))
        }
        #expect(game.state.plies == 4)
    }

    @Test func searchesWhileTheGameGoesOn() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        var lines = 0
        for try await event in engine.search(game, .depth(5)) {
            if case .line = event {
                lines += 1
                if lines == 1 { try game.play("h3e3") }
            } else if case .result(let result) = event {
                #expect(try Game(.xiangqi).legalMoves.contains(result.move))
            }
        }
        #expect(lines >= 5 && game.state.plies == 1)
    }

    @Test func writesScores() {
        #expect("\(Score(35, 0))" == "+0.35" && "\(Score(-205, 0))" == "-2.05" && "\(Score(-5, 0))" == "-0.05")
        #expect("\(Score(-30000, -2))" == "mated in 2")
    }
}
