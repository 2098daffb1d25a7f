import Testing

@testable import Songky

/// Points, moves and notations.
struct NotationTests {
    @Test(arguments: [
        (Notation.coordinates, "h3e3"), (.iccs, "H2-E2"), (.vietnamese, "P2-5"), (.wxf, "C2=5"), (.chineseSimplified, "炮二平五"),
        (.chineseTraditional, "炮二平五"), (.ucci, "h2e2"),
    ])
    func readsAndWrites(notation: Notation, text: String) throws {
        let game = try Game(.xiangqi)
        #expect(try game.parse(text, as: notation) == move("h3e3"))
        #expect(try game.format(move("h3e3"), as: notation) == text)
        #expect(try Notation.named(notation.id) == notation)
    }

    @Test func readsAnyNotation() throws {
        let game = try Game(.xiangqi)
        for text in ["h3e3", "H2-E2", "P2-5", "C2=5", "炮二平五"] {
            #expect(try game.parse(text) == move("h3e3"))
        }
        try game.play("h3e3")
        try game.play("h10g8")
        #expect(try game.moveTexts(as: .wxf) == ["C2=5", "H8+7"])
    }

    @Test func refusesNotations() throws {
        let game = try Game(.xiangqi)
        #expect(code { try game.parse("h2e2", as: .san) } == .notation)
        #expect(code { try game.format(move("h3e3"), as: .san) } == .notation)
        #expect(code { try game.moveTexts(as: .san) } == .notation)
        #expect(code { try Notation.named("braille") } == .notation)
        #expect(code { try Notation.san.used(in: .xiangqi, by: .red) } == .notation)
        #expect(try Notation.wxf.used(in: .songky, by: .blue) == .san)
    }

    @Test func isAmbiguous() throws {
        // C7.1 is a cannon sideways in WXF, and a soldier forward in Vietnamese.
        let game = try game(.xiangqi, "4k4/9/9/9/9/2P6/9/2C6/9/3K5 w - - 0 1")
        #expect(code { try game.parse("C7.1") } == .ambiguous)
    }

    @Test func namesPoints() {
        #expect(square("a1").rawValue == 0 && square("i10").rawValue == 9 * 16 + 8)
        #expect("\(square("i10"))" == "i10")
        #expect(Square(file: 2, rank: 3) == square("c4"))
        #expect(square("c4").file == 2 && square("c4").rank == 3)
        for text in ["", "j1", "a0", "a11", "a", "hello", "a1\0", "Ă1"] {
            #expect(Square(text) == nil)
        }
        #expect(Square(file: 9, rank: 0) == nil && Square(file: 0, rank: 10) == nil && Square(file: -1, rank: 0) == nil)
        #expect(Square(rawValue: 255) == nil && Square(rawValue: 9) == nil)
    }

    @Test func makesMoves() {
        let promotion = move("c2c1q")
        #expect(promotion.from == square("c2") && promotion.to == square("c1") && promotion.promotion == .queen)
        #expect(promotion == Move(from: square("c2"), to: square("c1"), promotion: .queen))
        #expect("\(promotion)" == "c2c1q" && move("h3e3").promotion == nil)
        #expect(Move("hello") == nil && Move("") == nil && Move("h3e3\0") == nil)
        #expect(Move(rawValue: 0) == nil && Move(rawValue: promotion.rawValue) == promotion)
        #expect(Move(rawValue: .max)?.from == nil)
    }

    @Test func promotes() throws {
        let game = try game(.chess, "7k/P7/8/8/8/8/8/K7 w - - 0 1")
        #expect(game.legalMoves(from: square("a7")).compactMap(\.promotion).count == 4)
        try game.play("a8=N")
        #expect(game.board()[square("a8")] == Piece(.red, .knight))
    }
}
