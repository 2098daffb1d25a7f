import CSongky

/// The languages of names and messages for players.
public enum Language: Int32, Hashable, Sendable, CaseIterable {
    /// Vietnamese.
    case vietnamese = 0
    /// English.
    case english = 1
}

/// A name in each language.
public struct Names: Hashable, Sendable {
    /// In Vietnamese.
    public let vietnamese: String
    /// In English.
    public let english: String

    /// The name in a language.
    public func name(in language: Language) -> String {
        language == .vietnamese ? vietnamese : english
    }
}

/// A text of the library for a value; empty for a value that has none.
func name(_ kind: Int, _ value: Int32, _ language: Language = .english) -> String {
    readText { songky_text(Int32(kind), value, language.rawValue, $0, $1, $2) }.text
}
