import Testing

@testable import Songky

/// Clocks, with instants that the test tells.
struct ClockTests {
    private let control = TimeControl(main: .seconds(300), periods: 3, period: .seconds(30))

    @Test func runs() throws {
        let clock = try GameClock(control)
        #expect(clock.control == control)
        try clock.press(at: .seconds(10))
        #expect(clock.remaining(of: .red, at: .seconds(20)) == .seconds(290))
        #expect(clock.remaining(of: .blue, at: .seconds(20)) == .seconds(290))
        let state = clock.state(at: .seconds(20))
        #expect(state.turn == .blue && !state.isPaused && state.flagged == nil && state.flagsAt == .seconds(400))
        let reading = clock.reading(of: .blue, at: .seconds(350))
        #expect(reading.isInByoyomi && reading.periods == 2 && reading.main == .zero && reading.remaining == .seconds(20))
        #expect(reading.period == .seconds(20))
        #expect(clock.flagged(at: .seconds(350)) == nil && clock.flagged(at: .seconds(3600)) == .blue)
        #expect(code { try clock.press(at: .seconds(3600)) } == .timeUp)
        #expect(clock.state(at: .seconds(3600)).flagged == .blue && clock.state(at: .seconds(3600)).flagsAt == .seconds(400))
    }

    @Test func refusesTimeThatGoesBack() throws {
        let clock = try GameClock(control)
        try clock.press(at: .seconds(10))
        #expect(code { try clock.press(at: .seconds(5)) } == .argument)
        #expect(code { try clock.press(at: .seconds(-5)) } == .argument)
    }

    @Test func pauses() throws {
        let clock = try GameClock(control, first: .blue)
        try clock.pause(at: .seconds(20))
        #expect(code { try clock.pause(at: .seconds(20)) } == .wrongState)
        #expect(code { try clock.press(at: .seconds(20)) } == .wrongState)
        #expect(clock.state(at: .seconds(20)).isPaused && clock.state(at: .seconds(20)).flagsAt == nil)
        try clock.resume(at: .seconds(50))
        #expect(code { try clock.resume(at: .seconds(50)) } == .wrongState)
        #expect(clock.remaining(of: .blue, at: .seconds(50)) == .seconds(280))
    }

    @Test func restores() throws {
        let clock = try GameClock(control), snapshot = clock.copy()
        try clock.press(at: .seconds(100))
        try clock.restore(snapshot, at: .seconds(200))
        #expect(clock.state(at: .seconds(200)).turn == .red && clock.remaining(of: .red, at: .seconds(200)) == .seconds(300))
        #expect(code { try clock.restore(GameClock(), at: .seconds(300)) } == .wrongState)
    }

    @Test func saves() throws {
        let clock = try GameClock(control)
        try clock.press(at: .seconds(10))
        let back = try GameClock(saved: clock.save())
        #expect(back.remaining(of: .red, at: .seconds(20)) == .seconds(290) && back.save() == clock.save())
    }

    @Test func hasNoLimit() throws {
        let clock = try GameClock()
        #expect(clock.remaining(of: .red, at: .seconds(1_000_000)) == nil && clock.flagged(at: .seconds(1_000_000)) == nil)
        #expect(clock.reading(of: .red, at: .zero).remaining == nil)
    }

    @Test func writesControls() throws {
        #expect(try control.text() == "5m0s + 3x30s")
        #expect(code { try TimeControl(period: .seconds(30)).text() } == .argument) // a period without a number
        #expect(code { try GameClock(TimeControl(main: .seconds(-1))) } == .argument)
        #expect(code { try GameClock(now: .seconds(-1)) } == .argument)
    }

    @Test func cutsOffEndlessTimes() {
        #expect(Duration.seconds(Int64.max).nanoseconds == .max && Duration.seconds(Int64.min).nanoseconds == .min)
        #expect(Duration.nanoseconds(1234).nanoseconds == 1234 && Duration.milliseconds(-5).nanoseconds == -5_000_000)
    }
}
