import Songky

/// Plays the shared cases as cases/runner.c does, and counts the same checks.
struct CaseRunner {
    private(set) var lines = 0
    private(set) var checks = 0
    private(set) var wrong: [String] = []
    private var game = try! Game()

    mutating func run(_ text: String) {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty || line.hasPrefix("#") { continue }
            lines += 1
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let before = wrong.count
            run(fields + Array(repeating: "", count: 6))
            for index in before..<wrong.count { wrong[index] = "line \(number + 1): " + wrong[index] }
        }
    }

    private mutating func same<T: Equatable>(_ what: String, _ want: T, _ got: T) {
        checks += 1
        if want != got { wrong.append("\(what): want \(want), got \(got)") }
    }

    private mutating func run(_ f: [String]) {
        switch f[0] {
        case "game": open(f)
        case "play": play(game, f[1])
        case "fen": fen(game, f[1])
        case "field":
            let fields = game.fen().split(separator: " ").map(String.init)
            same("field", f[2], Int(f[1]).map { $0 <= fields.count ? fields[$0 - 1] : "" } ?? "")
        case "legal": position(f[1])
        case "moves": same("moves", f[1], legal())
        case "from": same("from", f[2], legal(from: f[1]))
        case "has": contains(f[1], true)
        case "not": contains(f[1], false)
        case "check": same("check", f[1], game.state.isInCheck ? "1" : "0")
        case "perft": same("perft", f[2], String(game.perft(depth: Int(f[1]) ?? -1)))
        case "outcome": outcome(f[1], f[2])
        case "after": after(f[1], f[2])
        case "marks":
            same("marks", f[1], game.history.map { $0.givesCheck ? "+" : $0.isChase ? "x" : "." }.joined())
        case "reveals":
            same("reveals", f[1], game.history.map { $0.revealed?.role?.letter ?? "-" }.joined())
        case "turned":
            same("turned", f[1], (game.history.last?.turned ?? []).map(\.description).sorted().joined(separator: " "))
        default: same("line", "a known word", f[0])
        }
    }

    private mutating func open(_ f: [String]) {
        func given(_ text: String) -> String? { text == "-" ? nil : text }
        let options = GameOptions(fen: given(f[4]), ruleSet: given(f[2]), deal: given(f[3]), seed: 1)
        do {
            game = try Game(Variant(rawValue: f[1]), options)
            same("game", true, true)
        } catch {
            same("game", f[4], "\(error)")
        }
    }

    private mutating func play(_ game: Game, _ moves: String) {
        for text in moves.split(separator: " ") {
            do {
                try game.play(game.parse(String(text), as: .coordinates))
                same("play", true, true)
            } catch {
                same("play", String(text), "\(error)")
            }
        }
    }

    private mutating func fen(_ game: Game, _ want: String) {
        same("fen", want, (game.fen() + " ").hasPrefix(want + " ") ? want : game.fen())
    }

    /// The legal moves as sorted text. C checks a status with each list.
    private mutating func legal(from name: String? = nil) -> String {
        checks += 1
        let moves = name.map { game.legalMoves(from: Square($0)!) } ?? game.legalMoves
        return moves.map(\.description).sorted().joined(separator: " ")
    }

    /// The legal moves by the rules of movement; a game that is over lists none, and is counted alone.
    private mutating func position(_ want: String) {
        let got = legal()
        same("number of moves", UInt64(want.split(separator: " ").count), game.perft(depth: 1))
        same("legal", game.outcome.isOver ? "" : want, got)
    }

    private mutating func contains(_ moves: String, _ yes: Bool) {
        let all = Set(legal().split(separator: " "))
        for text in moves.split(separator: " ") { same("has \(text)", yes, all.contains(text)) }
    }

    private mutating func outcome(_ who: String, _ reason: String) {
        let outcome = game.outcome
        let word = switch outcome {
        case .ongoing: "ongoing"
        case .win(let side, _): side == .red ? "red" : "blue"
        case .draw: "draw"
        }
        same("outcome", who, word)
        same("reason", reason, outcome.reason?.id ?? "-")
    }

    private mutating func after(_ move: String, _ want: String) {
        let next = game.copy()
        same("copy", true, true)
        play(next, move)
        fen(next, want)
    }
}
