import Songky

/// Prints nanoseconds a call, the best of many short rounds, of the calls that `ctest bench` measures in C.
func costs() throws {
    let game = try Game(.songky)
    for text in ["h3e3", "b10c8", "h1g3"] { try game.play(text) }
    measure("turn", 5_000) { game.turn }
    measure("moves", 1_000) { game.legalMoves }
    measure("board", 500) { game.board() }
    measure("state", 2_000) { game.state }
    measure("fen", 2_000) { game.fen() }
    let move = game.legalMoves[0]
    try measure("play+undo", 1_000) {
        try game.play(move)
        try game.undo()
    }
    try measure("parse", 500) { try game.parse("h10g8") }
}

private func measure<R>(_ name: String, _ count: Int, _ call: () throws -> R) rethrows {
    let clock = ContinuousClock()
    var best = Duration.seconds(1)
    for _ in 0..<200 {
        best = try min(best, clock.measure { for _ in 0..<count { _ = try call() } } / count)
    }
    let nanoseconds = best.components.attoseconds / 1_000_000_000
    let columns = String(repeating: " ", count: max(0, 12 - name.count))
    print("\(name)\(columns) \(nanoseconds) ns")
}
