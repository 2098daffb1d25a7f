import Testing

@testable import Songky

/// Cờ úp: nothing is disclosed early; reveals, deals and their commitments.
struct HiddenTests {
    private func dealt(_ captured: CapturedRule = .byCapturer) throws -> Game {
        try Game(.coup, GameOptions(deal: coupDeal, captured: captured))
    }

    @Test func hidesWhatLiesFaceDown() throws {
        let game = try dealt()
        for knowledge in Knowledge.allCases {
            let pieces = game.board(for: knowledge).pieces
            #expect(pieces.count == 32 && pieces.filter(\.piece.isFaceDown).count == 30)
            #expect(pieces.allSatisfy { $0.piece.isFaceDown == ($0.piece.role == nil) })
            #expect(!game.record(for: knowledge).contains("deal"))
            #expect(game.fen(for: knowledge).split(separator: " ")[0].uppercased().allSatisfy { "XK0123456789/".contains($0) })
        }
        #expect(game.board()[square("a1")] == Piece(faceDown: .red))
        #expect(game.board()[square("i10")]?.letter == "x")
        #expect(!"\(game)".contains("a1=") && game.diagram().split(separator: "\n").prefix(10).joined().allSatisfy { "XxKk.0123456789 ".contains($0) })
        #expect(!String(reflecting: game).contains("a1="))
        #expect(game.fullRecord().contains("a1=N"))
    }

    @Test func tellsEachSideWhatItHasSeen() throws {
        let server = try dealt()
        try server.play("b3b10")
        let ply = try server.ply(0)
        #expect(ply.revealed?.role == .chariot && ply.captured == Piece(faceDown: .blue))
        #expect(server.fen(for: .red) != server.fen() && server.fen(for: .blue) == server.fen())
        #expect(server.record(for: .blue) == server.record())
        #expect(server.record(for: .red).contains("\"b10=P\"") && !server.record(for: .blue).contains("b10=P"))
        #expect(server.diagram(for: .blue) == server.diagram())
        let everyone = server.unseen(.soldier, of: .blue)
        #expect(server.unseen(.soldier, of: .blue, for: .red) == everyone - 1)
        #expect(server.unseen(.soldier, of: .blue, for: .of(.blue)) == everyone)
    }

    @Test func hidesCapturesFromAllWhereTheRuleSaysSo() throws {
        let server = try dealt(.unseen)
        try server.play("b3b10")
        #expect(server.record(for: .red) == server.record() && server.fen(for: .red) == server.fen())
    }

    @Test func playsWhatAServerReveals() throws {
        let server = try dealt(), client = try Game(record: server.record())
        #expect(code { try client.play(move("b3b10")) } == .hidden)
        #expect(code { try client.play(move("b3b10"), revealing: .general) } == .wrongReveal)
        #expect(failure { try client.play(move("a1a9"), revealing: .horse) }?.illegal?.reason == .pathBlocked)
        try server.play("b3b10")
        let ply = try server.ply(0)
        try client.play(ply.move, revealing: #require(ply.revealed?.role))
        #expect(client.fen() == server.fen())
        let elsewhere = try Game(.coup, GameOptions(isDealtElsewhere: true))
        #expect(code { try elsewhere.play(move("b3b10")) } == .hidden)
        try elsewhere.play(move("b3b10"), revealing: .chariot)
    }

    @Test func disclosesTheDealAtTheEnd() throws {
        let game = try dealt()
        #expect(code { try game.deal() } == .hidden)
        try game.resign(.red)
        #expect(try Set(game.deal().split(separator: ",")) == Set(coupDeal.split(separator: ",")))
        #expect(game.record().contains("deal"))
        #expect(code { try Game(.xiangqi).deal() } == .noDeal)
    }

    @Test func commitsToDeals() throws {
        let game = try dealt()
        let salt = FairDeal.newSalt()
        #expect(salt.count == 32 && salt != FairDeal.newSalt())
        let commitment = try game.commitment(salt: salt)
        #expect(commitment.count == 64)
        #expect(try FairDeal.commitment(to: coupDeal, salt: salt) == commitment)
        try FairDeal.verify(commitment, deal: coupDeal, salt: salt)
        try game.verify(commitment, deal: coupDeal, salt: salt)
        let changed = coupDeal.replacing("b1=N,c1=P", with: "b1=P,c1=N")
        #expect(code { try game.verify(commitment, deal: changed, salt: salt) } == .commitment)
        #expect(code { try FairDeal.verify(commitment, deal: changed, salt: salt) } == .commitment)
        #expect(code { try FairDeal.verify(commitment, deal: coupDeal, salt: FairDeal.newSalt()) } == .commitment)
        #expect(code { try FairDeal.verify("no digits", deal: coupDeal, salt: salt) } == .unreadable)
        #expect(code { try game.commitment(salt: [1, 2, 3]) } == .argument)
        #expect(code { try game.commitment(salt: []) } == .argument)
        #expect(code { try Game(.xiangqi).commitment(salt: salt) } == .noDeal)
        #expect(code { try FairDeal.commitment(to: "a1=C", in: .chess, salt: salt) } == .noDeal)
    }
}
