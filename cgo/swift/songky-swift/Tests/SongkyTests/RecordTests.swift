import Testing

@testable import Songky

/// JSON, PGN, lines of engine protocols.
struct RecordTests {
    private let file = """
        [Event "First"]
        [Variant "xiangqi"]
        [Result "*"]

        1. C2=5 {center} H8+7 *

        [Event "Second"]
        [Variant "xiangqi"]

        1. A1=9 *

        [Event "Third"]
        [Variant "chess"]

        1. e4 e5 1/2-1/2

        """

    @Test func savesAndLoads() throws {
        let game = try Game(.songky)
        try game.play("h3e3")
        try game.play("b10c8")
        try game.agreeDraw()
        let record = game.record()
        let back = try Game(record: record)
        #expect(back.outcome == .draw(.agreement) && back.state.plies == 2 && back.record() == record)
        #expect(try Game(record: [UInt8](record.utf8)).fen() == game.fen())
        #expect(code { try Game(record: String(record.dropLast())) } == .unreadable)
        #expect(code { try Game(record: record.replacing("h3e3", with: "h3h3")) } == .illegalMove)
    }

    @Test func writesPGN() throws {
        let game = try Game(pgn: file)
        let pgn = try game.pgn(tags: [PGNTag("White", "Lan"), PGNTag("Black", "Nguyễn Minh")])
        #expect(pgn.contains("[White \"Lan\"]") && pgn.contains("[Black \"Nguyễn Minh\"]") && pgn.contains("H2-E2"))
        #expect(try Game(pgn: game.pgn()).fen() == game.fen())
    }

    @Test func readsOneGameOfAFile() throws {
        #expect(try Game(pgn: file, index: 2).outcome == .draw(.agreement))
        for index in [3, -1, .max] {
            #expect(code { try Game(pgn: file, index: index) } == .end)
        }
        #expect(code { try Game(pgn: "") } == .end)
    }

    @Test func readsAFile() throws {
        let reader = try PGNReader(file)
        let first = try #require(try reader.read())
        #expect(first.game.state.plies == 2 && first.tag("Event") == "First" && first.tag("Site") == nil)
        #expect(first.tags[1] == PGNTag("Variant", "xiangqi") && first.comments == [1: "center"])
        let error = try #require(failure { try reader.read() })
        #expect([.unreadable, .illegalMove].contains(error.code) && error.message.contains("line"))
        #expect(try reader.read()?.game.outcome == .draw(.agreement))
        #expect(try reader.read() == nil)
        #expect(try reader.read() == nil)
    }

    @Test func readsAFileAsASequence() throws {
        let games = Array(try PGNReader(file))
        #expect(games.count == 3)
        #expect(games.map { (try? $0.get()) != nil } == [true, false, true])
        #expect(Array(try PGNReader("")).isEmpty)
    }

    @Test func readsAndWritesPositionLines() throws {
        let game = try Game(.xiangqi, positionLine: "position startpos moves h2e2", as: .ucci)
        #expect(try game.positionLine() == "position startpos moves h3e3")
        #expect(try game.positionLine(as: .ucci) == "position startpos moves h2e2")
        #expect(code { try game.positionLine(as: .wxf) } == .notation)
        #expect(code { try Game(.xiangqi, positionLine: "position nowhere") } == .unreadable)
        #expect(code { try Game(.xiangqi, positionLine: "position startpos moves a1a9") } == .illegalMove)
        #expect(code { try Game(Variant(rawValue: "go"), positionLine: "position startpos") } == .variant)
    }
}
