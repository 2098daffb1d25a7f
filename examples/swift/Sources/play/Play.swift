import Songky

/// A game against the computer in the terminal: play [variant [level]]
///
/// Type moves in any notation ("h3e3", "P2-5"), or: moves, undo, resign, quit.
@main
struct Play {
    let game: Game
    let engine: Engine
    let level: Level
    let side = Side.red

    static func main() async {
        let arguments = CommandLine.arguments.dropFirst()
        let variant = Variant(rawValue: arguments.first ?? "songky")
        let level = Level(rawValue: Int32(arguments.dropFirst().first ?? "") ?? 4) ?? .intermediate
        do {
            let play = try Play(game: Game(variant), engine: Engine(), level: level)
            try await play.run()
        } catch {
            print("\(variant): \(error)")
        }
    }

    /// Plays until the game is over or the player leaves.
    func run() async throws {
        while !game.outcome.isOver {
            if game.turn != side {
                try await computerPlays()
                continue
            }
            print("\n\(game.diagram(for: .of(side)))")
            print("Your move: ", terminator: "")
            guard let line = readLine(), line != "quit" else { break }
            do {
                try playerPlays(line)
            } catch let error as SongkyError {
                explain(error)
            }
        }
        print("\n\(game.outcome)")
    }

    /// What the player types.
    func playerPlays(_ line: String) throws {
        switch line {
        case "moves": print(game.legalMoves.map(\.description).joined(separator: " "))
        case "undo": try game.takeBack(for: side)
        case "resign": try game.resign(side)
        default: try game.play(line)
        }
    }

    /// Why that was refused.
    func explain(_ error: SongkyError) {
        if let illegal = error.illegal { // the reason is there in Vietnamese as well
            print("You cannot play that: \(illegal.reason.name(in: .english)).")
        } else {
            print(error.message)
        }
    }

    /// The computer thinks, tells how, and plays.
    func computerPlays() async throws {
        for try await event in engine.search(game, .level(level, seed: 1)) {
            switch event {
            case .line(let line):
                print("  depth \(line.depth): \(line.score)")
            case .result(let result):
                try game.play(result.move)
                print("The computer plays \(result.move).")
            }
        }
    }
}
