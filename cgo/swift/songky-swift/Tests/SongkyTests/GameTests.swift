import Testing

@testable import Songky

/// Games: options, state, ends, history, counts.
struct GameTests {
    @Test func startsInEveryVariant() throws {
        for info in Variant.all {
            let game = try Game(info.variant, GameOptions(seed: 1))
            #expect(game.variant == info.variant)
            #expect(game.turn == .red && !game.outcome.isOver && !game.legalMoves.isEmpty)
            #expect(game.state.files == info.files && game.state.ranks == info.ranks)
            #expect(game.fen().hasPrefix(info.start.split(separator: " ")[0]))
            #expect(game.rules.name == info.ruleSets[0])
            #expect(game.diagram().split(separator: "\n").count >= info.ranks)
            #expect(game.perft(depth: 1) == UInt64(game.legalMoves.count))
        }
    }

    @Test func takesOptions() throws {
        #expect(try Game(.xiangqi, GameOptions(ruleSet: "cxq")).rules.checkLimits[0] > 0)
        let chariot = try Game(.xiangqi, GameOptions(handicap: "chariot"))
        #expect(chariot.board().pieces.count == 31)
        var rules = try Rules(named: "songky")
        rules.plyLimit = 2
        let short = try Game(.xiangqi, GameOptions(rules: rules))
        #expect(short.rules == rules)
        try short.play("h3e3")
        try short.play("h10g8")
        #expect(short.outcome == .draw(.plyLimit))
        let one = try Game(.coup, GameOptions(seed: 5)), same = try Game(.coup, GameOptions(seed: 5))
        #expect(one.fullRecord() == same.fullRecord())
        #expect(try one.fullRecord() != Game(.coup, GameOptions(seed: 6)).fullRecord())
        #expect(try Game(.coup, GameOptions(captured: .unseen)).state.captured == .unseen)
    }

    @Test func refusesOptions() {
        #expect(code { try Game(Variant(rawValue: "go")) } == .variant)
        #expect(code { try Game(Variant(rawValue: "")) } == .variant)
        #expect(code { try Game(.xiangqi, GameOptions(ruleSet: "fide")) } == .option)
        #expect(code { try Game(.xiangqi, GameOptions(handicap: "everything")) } == .option)
        #expect(code { try Game(.xiangqi, GameOptions(deal: "a1=C")) } == .option)
        #expect(code { try Game(.coup, GameOptions(deal: "z9=C")) } == .unreadable)
        #expect(code { try Game(.coup, GameOptions(deal: coupDeal, isDealtElsewhere: true)) } == .option)
        #expect(code { try Rules(named: "house") } == .option)
    }

    @Test func playsAndTakesBack() throws {
        let game = try Game(.songky)
        #expect(code { try game.undo() } == .noHistory)
        #expect(code { try game.takeBack(for: .red) } == .noHistory)
        try game.play(move("h3e3"))
        #expect(game.turn == .blue)
        #expect(try game.play("b10c8") == move("b10c8"))
        #expect(game.state.plies == 2)
        try game.takeBack(for: .red)
        #expect(game.state.plies == 0)
        try game.play("h3e3")
        try game.undo()
        #expect(game.history.isEmpty)
    }

    @Test func endsByDeclaration() throws {
        let game = try Game(.songky)
        try game.play("h3e3")
        let copy = game.copy(), third = game.copy()
        try game.resign(.blue)
        #expect(game.outcome == .win(.red, .resignation))
        #expect(game.outcome.isOver && game.outcome.winner == .red && game.outcome.reason?.id == "resignation")
        #expect(game.legalMoves.isEmpty)
        #expect(code { try game.play(move("h10g8")) } == .gameOver)
        #expect(code { try game.agreeDraw() } == .gameOver)
        try game.undo()
        #expect(game.outcome == .ongoing && game.outcome.reason == nil)
        #expect(copy.state.plies == 1 && !copy.outcome.isOver)
        try copy.agreeDraw()
        #expect(copy.outcome == .draw(.agreement) && copy.outcome.winner == nil)
        try third.loseOnTime(.red)
        #expect(third.outcome == .win(.blue, .time))
    }

    @Test func endsByTheRules() throws {
        let game = try game(.chess, "7k/8/6K1/8/8/8/8/R7 w - - 0 1")
        try game.play("a1a8")
        #expect(game.outcome == .win(.red, .checkmate))
        #expect(game.outcome.text(in: .english) == "Red wins: checkmate")
        #expect(game.outcome.text(in: .vietnamese) == "Đỏ thắng: chiếu hết")
        #expect("\(game.outcome)" == "Red wins: checkmate")
        #expect("\(Outcome.ongoing)" != "")
    }

    @Test func tellsChecks() throws {
        let game = try game(.xiangqi, "4k4/9/9/9/9/9/9/9/4R4/3K5 b - - 0 1")
        #expect(game.state.isInCheck && game.checkers == [square("e2")])
        #expect(game.legalMoves(from: square("e10")) == [move("e10f10")]) // on the d file the generals would face
        #expect(game.legalMoves(from: square("a1")).isEmpty)
    }

    @Test func tellsTheBoard() throws {
        let board = try Game(.songky).board()
        #expect(board.files == 9 && board.ranks == 10)
        #expect(board[square("b3")] == Piece(.red, .cannon))
        #expect(board[square("b10")] == Piece(.blue, .knight))
        #expect(board[square("a2")] == nil)
        #expect(board.pieces.first?.square == square("a1") && board.pieces.first?.piece == Piece(.red, .chariot))
        let small = try Game(.coganh).board()
        #expect(small.files == 5 && small[square("i10")] == nil)
    }

    @Test func tellsHistory() throws {
        let game = try Game(.songky)
        #expect(code { try game.ply(0) } == .end)
        #expect(code { try game.noteTime(.seconds(1)) } == .noHistory)
        try game.play("b3b10")
        #expect(code { try game.noteTime(.seconds(-1)) } == .argument)
        try game.noteTime(.nanoseconds(1500))
        let ply = try game.ply(0)
        #expect(ply.side == .red && ply.move == move("b3b10") && ply.timeSpent == .nanoseconds(1500))
        #expect(ply.captured == Piece(.blue, .knight) && ply.revealed == nil && ply.turned.isEmpty && !ply.isChase)
        #expect(game.history == [ply])
        #expect(code { try game.ply(1) } == .end)
        #expect(code { try game.ply(-1) } == .end)
        #expect(code { try game.ply(.max) } == .end)
    }

    @Test func tellsALongHistory() throws {
        let game = try Game(.xiangqi, GameOptions(rules: freeRules()))
        for _ in 0..<50 {
            for text in ["h1g3", "h10g8", "g3h1", "g8h10"] { try game.play(text) }
        }
        #expect(game.history.count == 200 && game.history.last?.move == move("g8h10"))
        #expect(try game.moveTexts(as: .wxf).count == 200)
    }

    private func freeRules() throws -> Rules {
        var rules = try Rules(named: "songky")
        rules.repetition = 0
        rules.plyLimit = 0
        rules.progressLimit = 0
        return rules
    }

    @Test func turnsPiecesInCoganh() throws {
        let game = try game(.coganh, "o4/5/5/1o1o1/2O2 w - - 0 1")
        try game.play("c1c2") // between b2 and d2
        #expect(try Set(game.ply(0).turned) == [square("b2"), square("d2")])
        #expect(game.board()[square("b2")] == Piece(.red, .stone))
    }

    @Test func countsTowardsLimits() throws {
        let checking = try game(.xiangqi, "3k5/9/9/9/9/9/9/5A3/R8/4K4 w - - 0 1", ruleSet: "cxq")
        try checking.play("a2d2")
        let counts = checking.counts
        #expect(counts.plies == 1 && counts.occurrences == 1)
        #expect(counts.checks(by: .red).moves == 1 && counts.checks(by: .red).victim == nil)
        #expect(counts.chases(by: .red).isEmpty && counts.chases(by: .blue).isEmpty)
        let chasing = try game(.xiangqi, "5k3/9/n8/9/9/9/9/9/1R7/3K5 w - - 0 1", ruleSet: "cxq")
        try chasing.play("b2a2")
        let run = try #require(chasing.counts.chases(by: .red).first)
        #expect(run.moves == 1 && run.pieces == 1 && run.victim == square("a8"))
        #expect(run.limit > 0 && run.left == run.limit - 1)
    }

    @Test func countsLines() throws {
        let game = try Game(.songky)
        #expect(game.perft(depth: 0) == 1 && game.perft(depth: -1) == 1)
        #expect(game.perft(depth: 3) == 51009)
    }

    @Test func describesItself() throws {
        let game = try Game(.chess)
        #expect("\(game)" == "chess \(game.fen())")
    }
}
