import Testing

@testable import Songky

/// The board editor.
struct SetupTests {
    @Test func readsAndWrites() throws {
        let start = try Variant.chessFIDE.info.start
        let setup = try Setup(.chessFIDE, fen: start)
        #expect(setup.files == 8 && setup.ranks == 8 && setup.moveNumber == 1 && setup.enPassant == nil && setup.turn == .red)
        #expect(setup.castling == [.redShort, .redLong, .blueShort, .blueLong])
        #expect(setup[square("e1")] == Piece(.red, .king) && setup[square("h8")] == Piece(.blue, .rook))
        #expect(setup[square("e4")] == nil && setup[square("i10")] == nil)
        #expect(try setup.fen() == start && setup.faults().isEmpty)
        let passed = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3"
        #expect(try Setup(.chessFIDE, fen: passed).enPassant == square("e3"))
        #expect(try Setup(.chessFIDE, fen: passed).fen() == passed)
    }

    @Test func buildsAPosition() throws {
        var setup = try Setup(.xiangqi)
        #expect(try !setup.faults().isEmpty)
        setup[square("d1")] = Piece(.red, .general)
        setup[square("e10")] = Piece(.blue, .general)
        setup[square("a1")] = Piece(.red, .chariot)
        setup[square("b1")] = Piece(.red, .horse)
        setup[square("b1")] = nil
        setup.turn = .blue
        setup.progress = 7
        setup.moveNumber = 20
        #expect(try setup.faults().isEmpty)
        let game = try game(.xiangqi, setup.fen())
        #expect(game.turn == .blue && game.board().pieces.count == 3)
        #expect(try Setup(.xiangqi, fen: game.fen()) == setup)
    }

    @Test func tellsFaults() throws {
        let fault = try #require(try Setup.faults(of: .xiangqi, fen: "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1").first)
        #expect(fault.names.english == "the generals face each other" && fault.names.name(in: .vietnamese) != fault.names.english)
        let unreadable = try #require(try Setup.faults(of: .xiangqi, fen: "rubbish").first)
        #expect(unreadable.kind == 0 && unreadable.square == nil)
        #expect(try Setup.faults(of: .xiangqi, fen: "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1").isEmpty)
        #expect(code { try Setup.faults(of: Variant(rawValue: "go"), fen: "") } == .variant)
        #expect(code { try Setup(Variant(rawValue: "go")) } == .variant)
        #expect(code { try Setup(.xiangqi, fen: "rubbish") } == .position)
    }

    @Test func refusesWhatNoSetupHolds() throws {
        func refusal(_ change: (inout Setup) -> Void) throws -> SongkyError.Code? {
            var setup = try Setup(.xiangqi, fen: "4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1")
            change(&setup)
            return code { try setup.fen() }
        }
        #expect(try refusal { _ in } == nil)
        #expect(try refusal { $0[square("f1")] = Piece(.red, .king) } == .position) // of the other army
        #expect(try refusal { $0.castling = .redShort } == .position)
        #expect(try refusal { $0.castling = Castling(rawValue: 256) } == .argument)
        #expect(try refusal { $0.enPassant = square("d1") } == .position)
        #expect(try refusal { $0.progress = -1 } == .position)
        #expect(try refusal { $0.progress = .max } == .position)
        #expect(try refusal { $0[unseen: .horse, of: .red] = 1 } == .position)
    }

    @Test func fillsWhatIsUnseen() throws {
        var setup = try Setup(.coupClassic)
        setup[square("e1")] = Piece(.red, .general)
        setup[square("d10")] = Piece(.blue, .general)
        setup[square("a1")] = Piece(faceDown: .red)
        try setup.fillUnseen()
        #expect(setup[unseen: .soldier, of: .red] == 5 && setup[unseen: .horse, of: .blue] == 2)
        #expect(setup.files == 9 && setup.ranks == 10)
        setup[unseen: .soldier, of: .red] = 1
        #expect(try setup.fen().contains("P1"))
        _ = try game(.coupClassic, setup.fen())
    }
}
