import CSongky

/// Time limits, the same for both sides. All zero is no limit.
public struct TimeControl: Hashable, Sendable {
    /// For all moves.
    public var main: Duration
    /// Added after each move made within the main time.
    public var increment: Duration
    /// Periods of byo-yomi after the main time.
    public var periods: Int
    /// Length of a period.
    public var period: Duration

    /// Limits; what is not given is none.
    public init(main: Duration = .zero, increment: Duration = .zero, periods: Int = 0, period: Duration = .zero) {
        self.main = main
        self.increment = increment
        self.periods = periods
        self.period = period
    }

    /// In short, "5m0s + 3x30s".
    /// - Throws: ``SongkyError/Code/argument`` for impossible limits.
    public func text() throws -> String {
        var c = self.c
        return try fetchText { songky_clock_text(&c, $0, $1, $2) }
    }

    init(_ c: songky_clock_settings_t) {
        self.init(main: .nanoseconds(c.main_ns), increment: .nanoseconds(c.increment_ns), periods: Int(c.periods), period: .nanoseconds(c.period_ns))
    }

    var c: songky_clock_settings_t {
        var c = songky_clock_settings_t.sized()
        c.main_ns = main.nanoseconds
        c.increment_ns = increment.nanoseconds
        c.periods = Int32(clamping: periods)
        c.period_ns = period.nanoseconds
        return c
    }
}
