import Testing

@testable import Songky

/// What goes wrong is told, and changes nothing.
struct ErrorTests {
    @Test(arguments: [
        ("a1a9", IllegalReason.pathBlocked), ("h1g1", .ownPieceThere), ("e5e6", .emptyPoint), ("h10g8", .enemyPiece),
        ("b1d2", .legBlocked), ("h3h4q", .promotionWrong), ("h3g5", .notItsWay),
    ])
    func saysWhyAMoveIsIllegal(text: String, reason: IllegalReason) throws {
        let game = try Game(.xiangqi), before = game.fen()
        let error = try #require(failure { try game.play(move(text)) })
        #expect(error.code == .illegalMove)
        #expect(error.illegal == IllegalMove(move: move(text), reason: reason))
        #expect(error.message.contains(reason.name(in: .english)))
        #expect("\(error)" == error.message && error.localizedDescription == error.message)
        #expect(failure { try game.play(text) } == error)
        #expect(game.fen() == before)
    }

    @Test func saysWhyANumberIsNoMove() throws {
        let game = try Game(.xiangqi)
        #expect(failure { try game.play(Move(rawValue: 12345)!) }?.illegal?.reason == .noMove)
        #expect(failure { try game.format(move("a1a9"), as: .wxf) }?.illegal?.move == move("a1a9"))
    }

    @Test func saysWhyInVietnamese() throws {
        let game = try game(.xiangqi, "3k5/9/9/9/9/9/9/9/3P5/3NK4 w - - 0 1")
        let reason = try #require(failure { try game.play("d1c3") }?.illegal?.reason)
        #expect(reason == .legBlocked && reason.name(in: .vietnamese) == "Mã bị cản chân")
    }

    @Test func refusesBadPositions() {
        for fen in ["", "rubbish", "9/9/9 w", "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1"] {
            let error = failure { try game(.xiangqi, fen) }
            #expect(error?.code == .position && error?.message.isEmpty == false)
        }
    }

    @Test func refusesUnreadableTexts() throws {
        let game = try Game(.songky)
        for text in ["", " ", "hello", "h3e3e", "🐴", "h3\u{301}e3"] {
            #expect(code { try game.play(text) } == .unreadable)
        }
        #expect(code { try Game(record: "{") } == .unreadable)
        #expect(code { try Game(record: "") } == .unreadable)
        #expect(code { try GameClock(saved: "{") } == .unreadable)
    }

    @Test func refusesHugeTexts() throws {
        let game = try Game(.songky)
        let huge = String(repeating: "ừ", count: 3_000_000)
        let error = try #require(failure { try game.play(huge) })
        #expect(error.code == .unreadable && error.message.utf8.count < 1000)
        #expect(code { try Songky.Game(.xiangqi, GameOptions(fen: huge)) } == .position)
        #expect(code { try Songky.Game(Variant(rawValue: huge)) } == .variant)
        #expect(code { try Songky.Game(record: huge) } == .unreadable)
        #expect(Square(huge) == nil && Move(huge) == nil)
        #expect(game.state.plies == 0)
    }

    @Test func refusesNUL() throws {
        let game = try Game(.songky)
        #expect(code { try game.play("h3e3\0") } == .argument)
        #expect(code { try game.parse("\0h3e3", as: .coordinates) } == .argument)
        #expect(code { try Songky.Game(Variant(rawValue: "chess\0")) } == .argument)
        #expect(code { try Songky.Game(.xiangqi, GameOptions(fen: "4k4\0")) } == .argument)
        #expect(code { try Setup.faults(of: .xiangqi, fen: "\0") } == .argument)
        #expect(code { try Notation.named("wxf\0") } == .argument)
        #expect(code { try game.pgn(tags: [PGNTag("White", "L\0n")]) } == .argument)
        #expect(code { try Songky.Game(record: "{\0}") } == .unreadable)
        #expect(game.state.plies == 0)
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(code { try Game(record: [0xFF, 0xFE]) } == .notUTF8)
        #expect(code { try PGNReader([0xFF]) } == .notUTF8)
    }

    @Test func knowsEveryCode() {
        for code in SongkyError.Code.allCases {
            #expect(!SongkyError(status: code.rawValue).message.isEmpty)
        }
        #expect(SongkyError(status: -1000).code == .defect)
    }

    @Test func tellsEachTaskItsOwnReason() async throws {
        let game = try Game(.xiangqi)
        await withTaskGroup(of: Int.self) { group in
            for (text, reason) in [("a1a9", IllegalReason.pathBlocked), ("e5e6", .emptyPoint), ("b1d2", .legBlocked), ("h10g8", .enemyPiece)] {
                group.addTask {
                    (0..<500).filter { _ in failure { try game.play(text) }?.illegal?.reason != reason }.count
                }
            }
            for await wrong in group { #expect(wrong == 0) }
        }
    }
}
