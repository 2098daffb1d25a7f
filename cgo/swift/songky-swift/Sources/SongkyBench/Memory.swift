import Foundation
import Songky

/// Opens and closes games, clocks and readers, and prints the resident kB after 2,000 and after 20,000.
func memory() throws {
    try use(2_000)
    print("resident_kb \(try resident())")
    try use(18_000)
    print("resident_kb \(try resident())")
}

private func use(_ rounds: Int) throws {
    for round in 0..<rounds {
        let game = try Game(Variant(rawValue: round % 2 == 0 ? "coup" : "songky"), GameOptions(seed: UInt64(round)))
        try game.play(game.legalMoves[round % 20])
        _ = (game.copy(), game.history, try GameClock(), game.record())
        _ = try? game.play("nonsense")
        if round % 100 == 0 {
            _ = try PGNReader(game.pgn()).read()
            _ = try Engine(hashBytes: 1 << 20)
        }
    }
}

private func resident() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return Int(line.split(separator: " ").dropLast().last ?? "") ?? 0
}
