import Testing

@testable import Songky

/// Searches in slices: as in one go, stopped, left alone, misused.
struct SliceTests {
    @Test func findWhatASearchInOneGoFinds() async throws {
        let game = try Game(.songky)
        let whole = try await Engine().bestMove(in: game, .nodes(3000))
        let engine = try Engine()
        let depths = Locked<[Int]>([])
        let search = try engine.slices(of: 500, in: game, .nodes(3000)) { line in
            depths.with { $0.append(line.depth) }
            return .goOn
        }
        var steps = 0
        while try search.step() { steps += 1 }
        #expect(steps >= 5 && !engine.isSearching)
        #expect(try search.step() == false)
        let result = try search.result()
        #expect(result.move == whole.move && result.nodes == whole.nodes && result.score == whole.score && !result.wasStopped)
        #expect(result.lines[0].moves[0] == result.move)
        #expect(depths.with { $0 } == Array(1...result.depth))
    }

    @Test func keepTheEngineBusy() async throws {
        let engine = try Engine()
        let game = try Game(.chess)
        let search = try engine.slices(of: 100, in: game, .nodes(2000))
        #expect(code { try search.result() } == .wrongState)
        #expect(code { try engine.slices(of: 100, in: game, .nodes(2000)) } == .busy)
        #expect(await code { try await engine.bestMove(in: game, .depth(1)) } == .busy)
        #expect(code { try engine.clear() } == .busy)
        while try search.step() {}
        try engine.clear()
        _ = try await engine.bestMove(in: game, .depth(1))
    }

    @Test func refuse() throws {
        let engine = try Engine()
        let game = try Game(.chess)
        #expect(code { try engine.slices(of: 0, in: game, .nodes(2000)) } == .searchLimit)
        #expect(code { try engine.slices(of: 100, in: game, SearchLimits()) } == .searchLimit)
        try game.resign(.red)
        #expect(code { try engine.slices(of: 100, in: game, .nodes(2000)) } == .gameOver)
        #expect(!engine.isSearching)
    }

    @Test func areStopped() throws {
        let engine = try Engine()
        let search = try engine.slices(of: 1000, in: Game(.xiangqi), .infinite)
        for _ in 0..<3 { #expect(try search.step()) }
        engine.stop()
        #expect(try !search.step())
        let result = try search.result()
        #expect(result.wasStopped && result.nodes >= 3000)
    }

    @Test func areStoppedByTheReceiverOfLines() throws {
        let engine = try Engine()
        let search = try engine.slices(of: 64, in: Game(.xiangqi), .infinite) { $0.depth == 2 ? .stop : .goOn }
        while try search.step() {}
        #expect(try search.result().wasStopped)
    }

    @Test func refuseStepsWithinAStep() throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        let itself = Locked<SlicedSearch?>(nil), refusals = Locked<[SongkyError.Code?]>([])
        let search = try engine.slices(of: 500, in: game, .depth(1)) { _ in
            let codes = [code { try itself.with { $0 }?.step() }, code { try engine.clear() }, code { try engine.slices(of: 1, in: game, .depth(1)) }]
            refusals.with { $0 += codes }
            return .goOn
        }
        itself.with { $0 = search }
        while try search.step() {}
        itself.with { $0 = nil }
        #expect(refusals.with { $0 } == [.busy, .busy, .busy])
    }

    @Test func mayBeLeftAlone() async throws {
        let engine = try Engine()
        let game = try Game(.xiangqi)
        for steps in 0..<5 {
            let search = try engine.slices(of: 500, in: game, .infinite) { _ in .goOn }
            for _ in 0..<steps { _ = try search.step() }
        }
        _ = try await engine.bestMove(in: game, .depth(1))
    }
}
