import CSongky

/// How well the computer plays.
public enum Level: Int32, Hashable, Sendable, CaseIterable {
    /// As well as the limits of the search allow.
    case fullStrength = 0
    /// Dễ, the weakest.
    case easy
    /// Thường.
    case normal
    /// Sơ trung.
    case lowerIntermediate
    /// Trung.
    case intermediate
    /// Đại tướng.
    case general
    /// Đại cao thủ, the strongest with a budget of its own.
    case grandmaster

    /// "Grandmaster", "Đại cao thủ".
    public func name(in language: Language) -> String { Songky.name(SONGKY_TEXT_LEVEL, rawValue, language) }
}
