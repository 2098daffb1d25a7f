package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toData
import io.github.songky.internal.toText
import kotlin.time.Duration
import kotlin.time.Duration.Companion.INFINITE
import kotlin.time.Duration.Companion.ZERO
import kotlin.time.Duration.Companion.nanoseconds

/** Time limits, the same for both sides. All zero: no limit. */
public data class ClockSettings(
    /** The main time. */
    public val main: Duration = ZERO,
    /** The length of a period of byo-yomi after it. */
    public val period: Duration = ZERO,
    /** How many periods. */
    public val periods: Int = 0,
    /** What is added after each move made within the main time. */
    public val increment: Duration = ZERO,
) {
    /** In short, "5m0s + 3x30s". Throws [ArgumentException] for settings that no clock has. */
    public val text: String get() = Native.clockText(toLongs()).toText()

    internal fun toLongs() = longArrayOf(periods.toLong(), main.inWholeNanoseconds, period.inWholeNanoseconds, increment.inWholeNanoseconds)

    internal companion object {
        const val SIZE = 4

        fun of(n: LongArray) = ClockSettings(n[1].nanoseconds, n[2].nanoseconds, n[0].toInt(), n[3].nanoseconds)
    }
}

/** What the clock of one side shows. */
public data class ClockReading(
    /** Periods left, the current one included. */
    public val periods: Int,
    /** What is left of the main time. */
    public val main: Duration,
    /** What is left of the current period; a whole one during the main time. */
    public val period: Duration,
    /** What large digits show; [INFINITE] without a limit. */
    public val remaining: Duration,
    /** Whether the main time is over. */
    public val inByoyomi: Boolean,
)

/** How a clock stands. */
public data class ClockState(
    /** Whose time runs. */
    public val turn: Side,
    /** Whether it does not. */
    public val paused: Boolean,
    /** The side that has lost on time, or null. */
    public val flagged: Side?,
    /** When its time ran out, or null. */
    public val flaggedAt: Duration?,
    /** When the side to move loses unless it moves before, or null. */
    public val flagsAt: Duration?,
)

/**
 * A clock of a game, with the time of the side that moves first running. It never looks at a clock of its own: the
 * host tells each instant, from zero on and never going back, else [ArgumentException].
 *
 * Close it when it is done with; safe for concurrent use.
 *
 * @throws ArgumentException for impossible settings
 */
public class GameClock private constructor(internal val handle: Long) : AutoCloseable {
    /** A clock that starts at [now] with the time of [first]. */
    public constructor(settings: ClockSettings = ClockSettings(), first: Side = Side.RED, now: Duration = ZERO) :
        this(Native.clockNew(settings.toLongs(), first.code, now.inWholeNanoseconds))

    private val lock = Any()

    private inline fun <T> alone(call: () -> T): T = synchronized(lock) { call() }

    /** Ends the turn of the side to move. Throws [TimeUpException] if it moved too late, [StateException] if paused. */
    public fun press(now: Duration): Unit = alone { Native.clockPress(handle, now.inWholeNanoseconds) }

    /** Stops the time. Throws [StateException] if it is stopped. */
    public fun pause(now: Duration): Unit = alone { Native.clockPause(handle, now.inWholeNanoseconds) }

    /** Lets the time run on. Throws [StateException] if it runs. */
    public fun resume(now: Duration): Unit = alone { Native.clockResume(handle, now.inWholeNanoseconds) }

    /** Takes moves back: times and turn become those of a [copy], and run on from now. */
    public fun restore(snapshot: GameClock, now: Duration): Unit =
        alone { Native.clockRestore(handle, snapshot.handle, now.inWholeNanoseconds) }

    /** What the clock of a side shows; it never fails on an instant. */
    public fun read(side: Side, now: Duration): ClockReading {
        val n = LongArray(READING)
        alone { Native.clockRead(handle, side.code, now.inWholeNanoseconds, n) }
        return ClockReading(n[0].toInt(), n[1].nanoseconds, n[2].nanoseconds, durationOf(n[3]), n[4] != 0L)
    }

    /** What the large digits of a side show; [INFINITE] without a limit. */
    public fun remaining(side: Side, now: Duration): Duration = durationOf(Native.clockRemaining(handle, side.code, now.inWholeNanoseconds))

    /** The side that has lost on time by now, or null. */
    public fun flagged(now: Duration): Side? = Side.orNull(Native.clockFlagged(handle, now.inWholeNanoseconds))

    /** How it stands. */
    public fun state(now: Duration): ClockState {
        val n = LongArray(STATE)
        Native.clockState(handle, now.inWholeNanoseconds, n)
        val flagged = Side.orNull(n[2].toInt())
        return ClockState(
            Side.of(n[0].toInt()), n[1] != 0L, flagged, flagged?.let { n[3].nanoseconds }, if (n[4] == 0L) null else n[5].nanoseconds,
        )
    }

    /** Its settings. */
    public val settings: ClockSettings get() = LongArray(ClockSettings.SIZE).let { Native.clockSettings(handle, it); ClockSettings.of(it) }

    /** A copy, as a snapshot for [restore]. */
    public fun copy(): GameClock = GameClock(Native.clockClone(handle))

    /** The clock in JSON as of its latest event. */
    public fun save(): String = Native.clockSave(handle).toText()

    override fun close(): Unit = Native.clockFree(handle)

    public companion object {
        private const val READING = 5
        private const val STATE = 6

        /** Reads what [save] wrote. Throws [ParseException]. */
        public fun load(text: String): GameClock = GameClock(Native.clockLoad(text.toData()))

        private fun durationOf(ns: Long) = if (ns == Long.MAX_VALUE) INFINITE else ns.nanoseconds
    }
}
