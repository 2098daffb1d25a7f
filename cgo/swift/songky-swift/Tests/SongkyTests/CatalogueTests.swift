import CSongky
import Testing

@testable import Songky

/// Names, ids, the catalogue, ratings.
struct CatalogueTests {
    @Test func isOneLibrary() {
        #expect(Library.abi == Library.headerABI && Library.version.split(separator: ".").count == 3)
    }

    @Test func listsTheGames() throws {
        let all = Variant.all
        let known: [Variant] = [.songky, .songkyBalanced, .xiangqi, .coup, .coupClassic, .chess, .chessFIDE, .coganh, .coganhFullDiagonals]
        #expect(Set(all.map(\.variant)) == Set(known))
        for info in all {
            #expect(!info.ruleSets.isEmpty && info.roles.count == 2 && info.letters.count == 2 && !info.start.isEmpty)
            #expect(info.notations.contains(.coordinates))
            #expect(try info.variant.name(in: .english) == info.names.english)
            #expect(try info.variant.name(in: .vietnamese) == info.names.name(in: .vietnamese))
            #expect(try info.variant.handicaps.map(\.id) == info.handicaps)
            #expect(info.roles[0].map(\.letter).joined() == info.letters[0])
        }
        #expect(try Variant.coup.info.hasFaceDownPieces && Variant.xiangqi.info.isOnPoints && !Variant.chess.info.isOnPoints)
        #expect(try Variant.xiangqi.info.names.vietnamese == "Cờ tướng")
        #expect(code { try Variant(rawValue: "go").info } == .variant)
        #expect(code { try Variant(rawValue: "go").name(in: .english) } == .variant)
        #expect(code { try Variant(rawValue: "go").handicaps } == .variant)
    }

    @Test func listsHandicaps() throws {
        let chariot = try #require(try Variant.xiangqi.handicaps.first { $0.id == "chariot" })
        #expect(chariot.removed.count == 1 && chariot.giver == .red && !chariot.fen.isEmpty)
        #expect(try Variant.coganh.handicaps.isEmpty)
    }

    @Test func namesEverything() {
        for language in Language.allCases {
            #expect(Side.allCases.allSatisfy { !$0.name(in: language).isEmpty })
            #expect(Role.allCases.allSatisfy { !$0.name(in: language).isEmpty && !$0.letter.isEmpty })
            #expect(Level.allCases.allSatisfy { !$0.name(in: language).isEmpty })
            #expect(EndReason.allCases.dropFirst().allSatisfy { !$0.name(in: language).isEmpty && !$0.id.isEmpty })
            #expect(IllegalReason.allCases.allSatisfy { !$0.name(in: language).isEmpty })
        }
        #expect(Set(Notation.allCases.map(\.id)).count == Notation.allCases.count)
        #expect(Role.horse.name(in: .english) == "horse" && Role.horse.name(in: .vietnamese) == "Mã")
        #expect(EndReason.perpetualCheck.id == "perpetual-check" && IllegalReason.emptyPoint.name(in: .english) == "no piece there")
        #expect(EndReason.time.id == "time" && Level.grandmaster.name(in: .english) == "Grandmaster")
        #expect(Side.red.opponent == .blue && Side.blue.opponent == .red && Side.red.name(in: .vietnamese) == "Đỏ")
    }

    /// The library has no value beyond those that are listed here.
    @Test func knowsEveryValue() {
        #expect(name(SONGKY_TEXT_SIDE, Int32(Side.allCases.count)) == "")
        #expect(name(SONGKY_TEXT_ROLE, Int32(Role.allCases.count + 1)) == "")
        #expect(name(SONGKY_TEXT_LEVEL, Int32(Level.allCases.count)) == "")
        #expect(name(SONGKY_TEXT_REASON, Int32(EndReason.allCases.count)) == "")
        #expect(name(SONGKY_TEXT_ILLEGAL, Int32(IllegalReason.allCases.count)) == "")
        #expect(name(SONGKY_TEXT_NOTATION_ID, Int32(Notation.allCases.count)) == "")
        let next = songky_status(SongkyError.Code.allCases.map(\.rawValue).min()! - 1)
        #expect(readText { songky_status_text(next, $0, $1, $2) }.status == songky_status(SONGKY_E_ARG))
    }

    @Test func namesPieces() {
        #expect(Piece(.blue, .horse).letter == "n" && "\(Piece(.red, .horse))" == "N" && Piece(.blue, .horse).glyph == "馬")
        #expect(Piece(faceDown: .blue).letter == "x" && Piece(faceDown: .blue).role == nil && Piece(faceDown: .blue).side == .blue)
        #expect(Piece(.red, .horse).name(in: .vietnamese) == "Mã" && Piece(cell: 0) == nil)
        #expect(!Piece(faceDown: .red).name(in: .vietnamese).isEmpty)
    }

    @Test func changesRules() throws {
        var rules = try Rules(named: "cxq")
        #expect(rules.name == "cxq" && rules.checkLimits.count == 3 && rules.chaseLimits[0] > 0)
        #expect(Rules(rules.c) == rules)
        rules.checkLimits = [1]
        #expect(Rules(rules.c).checkLimits == [1, 0, 0])
    }

    @Test func rates() throws {
        let system = EloSystem()
        #expect(system.start == 1200 && system.newK == 32)
        #expect(EloSystem.expectedScore(of: 1500, against: 1500) == 0.5)
        var a = Player(rating: 1200), b = Player(rating: 1600, games: 100)
        #expect(try system.factor(for: a) == 32)
        try system.update(&a, &b, .win)
        #expect(a == Player(rating: 1229, games: 1) && b == Player(rating: 1582, games: 101))
        try system.update(&a, &b, .half)
        try system.update(&a, &b, .loss)
        var impossible = Player(rating: -1)
        #expect(code { try system.update(&impossible, &b, .win) } == .argument)
        #expect(impossible.rating == -1)
        var wrong = system
        wrong.k = -5
        #expect(code { try wrong.factor(for: a) } == .argument)
    }
}
