import CSongky

/// A chess clock. It never looks at a clock of its own: the host tells each instant as the time since any
/// moment of its choice, such as `ContinuousClock.now - start`. Instants are not negative and never go back.
public final class GameClock: Sendable {
    let handle: Handle

    private init(_ number: UInt64) {
        handle = Handle(number) { songky_clock_free($0) }
    }

    /// Starts a clock with the time of the side that moves first running. Without a control there is no limit.
    /// - Throws: ``SongkyError/Code/argument`` for impossible limits or a negative instant.
    public convenience init(_ control: TimeControl? = nil, first: Side = .red, now: Duration = .zero) throws {
        self.init(try make { out, why, room in
            guard var c = control?.c else { return songky_clock_new(nil, first.rawValue, now.nanoseconds, out, why, room) }
            return songky_clock_new(&c, first.rawValue, now.nanoseconds, out, why, room)
        })
    }

    /// Reads what ``save()`` wrote.
    /// - Throws: ``SongkyError/Code/unreadable``.
    public convenience init(saved: String) throws {
        let data = [UInt8](saved.utf8)
        self.init(try make { out, why, room in
            withBytes(data) { songky_clock_load($0, $1, out, why, room) }
        })
    }

    /// The clock in JSON as of its latest event.
    public func save() -> String {
        handle.read { handle in readText { songky_clock_save(handle, $0, $1, $2) } }.text
    }

    /// A copy, as a snapshot for ``restore(_:at:)``.
    public func copy() -> GameClock {
        var number: UInt64 = 0
        handle.read { must(songky_clock_clone($0, &number)) }
        return GameClock(number)
    }

    /// The limits it was made with.
    public var control: TimeControl {
        var c = songky_clock_settings_t.sized()
        handle.read { must(songky_clock_settings($0, &c)) }
        return TimeControl(c)
    }

    /// Ends the turn of the side to move.
    /// - Throws: ``SongkyError`` with the code `timeUp` if it moved too late, `wrongState` if the clock is paused,
    ///   `argument` if time has gone back.
    public func press(at now: Duration) throws {
        try handle.call { songky_clock_press($0, now.nanoseconds) }
    }

    /// Stops both times.
    /// - Throws: ``SongkyError`` with the code `wrongState` or `argument`.
    public func pause(at now: Duration) throws {
        try handle.call { songky_clock_pause($0, now.nanoseconds) }
    }

    /// Goes on after a pause.
    /// - Throws: ``SongkyError`` with the code `wrongState` or `argument`.
    public func resume(at now: Duration) throws {
        try handle.call { songky_clock_resume($0, now.nanoseconds) }
    }

    /// Takes moves back: times and turn become those of the snapshot, and run on from now.
    /// - Throws: ``SongkyError`` with the code `wrongState` for a snapshot with other limits, or `argument`.
    public func restore(_ snapshot: GameClock, at now: Duration) throws {
        try handle.call { handle in snapshot.handle.read { songky_clock_restore(handle, $0, now.nanoseconds) } }
    }

    /// What the clock of a side shows.
    public func reading(of side: Side, at now: Duration) -> Reading {
        var c = songky_reading_t.sized()
        handle.read { must(songky_clock_read($0, side.rawValue, now.nanoseconds, &c)) }
        return Reading(c)
    }

    /// What large digits show: of main time or period; nil: no limit.
    public func remaining(of side: Side, at now: Duration) -> Duration? {
        var time: Int64 = 0
        handle.read { must(songky_clock_remaining($0, side.rawValue, now.nanoseconds, &time)) }
        return time == .max ? nil : .nanoseconds(time)
    }

    /// The side that has lost on time by now.
    public func flagged(at now: Duration) -> Side? {
        var side: Int32 = 0
        handle.read { must(songky_clock_flagged($0, now.nanoseconds, &side)) }
        return Side(rawValue: side)
    }

    /// Whose time runs, and when it will be up.
    public func state(at now: Duration) -> State {
        var c = songky_clock_state_t.sized()
        handle.read { must(songky_clock_state($0, now.nanoseconds, &c)) }
        return State(c)
    }
}

extension GameClock {
    /// What the clock of one side shows.
    public struct Reading: Hashable, Sendable {
        /// Left of the main time.
        public let main: Duration
        /// Periods left, the current one included.
        public let periods: Int
        /// Left of the current period; a whole one during the main time.
        public let period: Duration
        /// What large digits show: of main time or period; nil: no limit.
        public let remaining: Duration?
        /// Whether the main time is used up.
        public let isInByoyomi: Bool

        init(_ c: songky_reading_t) {
            main = .nanoseconds(c.main_ns)
            periods = Int(c.periods)
            period = .nanoseconds(c.period_ns)
            remaining = c.remaining_ns == .max ? nil : .nanoseconds(c.remaining_ns)
            isInByoyomi = c.in_byoyomi != 0
        }
    }

    /// Whose time runs.
    public struct State: Hashable, Sendable {
        /// The side to move.
        public let turn: Side
        /// Whether both times stand.
        public let isPaused: Bool
        /// Who has lost on time.
        public let flagged: Side?
        /// When the side to move loses unless it moves before, or when it has lost; nil: never, as things are.
        public let flagsAt: Duration?

        init(_ c: songky_clock_state_t) {
            turn = c.turn == 0 ? .red : .blue
            isPaused = c.paused != 0
            flagged = Side(rawValue: c.flagged)
            flagsAt = c.will_flag != 0 ? .nanoseconds(c.flags_at_ns) : flagged == nil ? nil : .nanoseconds(c.flagged_at_ns)
        }
    }
}
