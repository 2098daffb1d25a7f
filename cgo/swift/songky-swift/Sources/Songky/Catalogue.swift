import Foundation

/// What the library tells in JSON.
struct VariantJSON: Decodable {
    let id: String, vi: String, en: String, start: String
    let files: Int, ranks: Int
    let roles: [[Int32]], letters: [String], ruleSets: [String]
    let hidden: Bool, onPoints: Bool
    let notations: [String], handicaps: [String]
}

struct HandicapJSON: Decodable {
    let id: String, vi: String, en: String, fen: String
    let giver: Int32
    let removed: [String]
}

struct FaultJSON: Decodable {
    let kind: Int32, side: Int32, offset: Int
    let square: String, detail: String, vi: String, en: String
}

struct PGNInfoJSON: Decodable {
    let tags: [[String]]
    let comments: [String: String]
}

/// Decodes JSON of the library, which is what this package was written for.
func decode<T: Decodable>(_ json: String) -> T {
    do {
        return try JSONDecoder().decode(T.self, from: Data(json.utf8))
    } catch {
        fatalError("Songky: the library's JSON is of another version: \(error)")
    }
}

extension VariantInfo {
    init(_ json: VariantJSON) {
        self.init(
            variant: Variant(rawValue: json.id), names: Names(vietnamese: json.vi, english: json.en),
            files: json.files, ranks: json.ranks, start: json.start,
            roles: json.roles.map { $0.compactMap(Role.init) }, letters: json.letters, ruleSets: json.ruleSets,
            hasFaceDownPieces: json.hidden, isOnPoints: json.onPoints,
            notations: json.notations.compactMap { try? Notation.named($0) }, handicaps: json.handicaps)
    }
}

extension Handicap {
    init(_ json: HandicapJSON) {
        self.init(
            id: json.id, names: Names(vietnamese: json.vi, english: json.en), giver: Side(rawValue: json.giver) ?? .red,
            removed: json.removed.compactMap { Square($0) }, fen: json.fen)
    }
}

extension SetupFault {
    init(_ json: FaultJSON) {
        self.init(
            kind: json.kind, names: Names(vietnamese: json.vi, english: json.en), square: Square(json.square),
            side: Side(rawValue: json.side) ?? .red, offset: json.offset, detail: json.detail)
    }
}
