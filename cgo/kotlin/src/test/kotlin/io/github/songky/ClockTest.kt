package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.minutes
import kotlin.time.Duration.Companion.seconds

class ClockTest {
    private val settings = ClockSettings(main = 5.minutes, period = 30.seconds, periods = 3)

    @Test
    fun `time runs for the side to move`() {
        GameClock(settings).use { clock ->
            assertEquals(settings, clock.settings)
            assertEquals("5m0s + 3x30s", settings.text)
            clock.press(10.seconds)
            assertEquals(290.seconds, clock.remaining(Side.RED, 60.seconds))
            assertEquals(250.seconds, clock.remaining(Side.BLUE, 60.seconds))
            val state = clock.state(60.seconds)
            assertEquals(Side.BLUE, state.turn)
            assertEquals(10.seconds + 5.minutes + 90.seconds, state.flagsAt)
            assertNull(state.flagged)
            val reading = clock.read(Side.BLUE, 10.seconds + 5.minutes + 10.seconds)
            assertTrue(reading.inByoyomi)
            assertEquals(3 to 20.seconds, reading.periods to reading.remaining)
        }
    }

    @Test
    fun `pauses, snapshots and flags`() {
        GameClock(ClockSettings(main = 10.seconds, increment = 2.seconds), first = Side.BLUE, now = 1.seconds).use { clock ->
            clock.pause(4.seconds)
            assertThrows(StateException::class.java) { clock.pause(4.seconds) }
            assertThrows(StateException::class.java) { clock.press(5.seconds) }
            assertTrue(clock.state(100.seconds).paused)
            clock.copy().use { before ->
                clock.resume(10.seconds)
                assertThrows(ArgumentException::class.java) { clock.press(9.seconds) }
                clock.press(12.seconds)
                assertEquals(7.seconds, clock.remaining(Side.BLUE, 13.seconds))
                clock.restore(before, 13.seconds)
                assertEquals(Side.BLUE, clock.state(13.seconds).turn)
            }
            assertNull(clock.flagged(13.seconds))
            assertEquals(Side.BLUE, clock.flagged(60.seconds))
            assertEquals(Side.BLUE, clock.state(60.seconds).flagged)
            assertThrows(TimeUpException::class.java) { clock.press(60.seconds) }
            GameClock(settings).use { other -> assertThrows(StateException::class.java) { clock.restore(other, 60.seconds) } }
        }
    }

    @Test
    fun `saved and read`() {
        GameClock(settings).use { clock ->
            clock.press(7.seconds)
            GameClock.load(clock.save()).use { again ->
                assertEquals(clock.read(Side.RED, 9.seconds), again.read(Side.RED, 9.seconds))
                assertEquals(clock.save(), again.save())
            }
        }
    }

    @Test
    fun `no limit, and impossible ones`() {
        GameClock().use { clock ->
            assertEquals(Duration.INFINITE, clock.remaining(Side.RED, 1.seconds))
            assertEquals(Duration.INFINITE, clock.read(Side.RED, 1.seconds).remaining)
            assertNull(clock.state(1.seconds).flagsAt)
        }
        assertThrows(ArgumentException::class.java) { GameClock(ClockSettings(main = (-1).seconds)) }
        assertThrows(ArgumentException::class.java) { ClockSettings(periods = -1).text }
    }

    @Test
    fun `a clock limits a search`() {
        Game(Variant.XIANGQI).use { game ->
            GameClock(ClockSettings(main = 1.seconds)).use { clock ->
                smallEngine().use { engine ->
                    val limits = Limits(nodes = 3000, clock = ThinkingClock.Of(clock, Duration.ZERO))
                    assertTrue(engine.bestMoveBlocking(game, limits).nodes > 0)
                    val shown = Limits(nodes = 3000, clock = ThinkingClock.Shows(1.seconds, periods = 1, period = 1.seconds))
                    assertTrue(engine.bestMoveBlocking(game, shown).nodes > 0)
                }
            }
        }
    }
}
