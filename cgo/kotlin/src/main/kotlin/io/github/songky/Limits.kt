package io.github.songky

import kotlin.time.Duration
import kotlin.time.Duration.Companion.ZERO

/**
 * When a search ends. The first limit that is reached ends it; zero is none, and without any a search is refused
 * with [LimitException]. It is refused so for impossible values as well.
 */
public data class Limits(
    /** Play at a level, with its own budget. */
    public val level: Level = Level.FULL_STRENGTH,
    /** Plies, at most 127. */
    public val depth: Int = 0,
    /** Positions. One thread with a limit of nodes or depth and a fresh engine finds the same on every machine. */
    public val nodes: Long = 0,
    /** The time to think. */
    public val time: Duration = ZERO,
    /** The clock of the side to move, from which the search takes what it finds fit. */
    public val clock: ThinkingClock? = null,
    /** Lines wanted, best first, at most 256. */
    public val lines: Int = 1,
    /** Form, errors and choices of a level: keep it for all moves of a game. 0 is middling form. */
    public val seed: Long = 0,
    /** Look at these moves alone, each legal; empty: at all. */
    public val moves: List<Move> = emptyList(),
    /** End once the side to move mates in at most so many moves. No limit by itself: the mate may not be there. */
    public val mate: Int = 0,
    /** Think on the opponent's time: times, clocks and the time of the level begin with [Engine.ponderHit]. */
    public val ponder: Boolean = false,
    /** No limit is needed: cancellation, [Engine.stop] or the callback will end it. */
    public val infinite: Boolean = false,
) {
    internal fun toLongs(): LongArray {
        val c = clock as? ThinkingClock.Shows
        val of = clock as? ThinkingClock.Of
        return longArrayOf(
            level.code.toLong(), depth.toLong(), lines.toLong(), nodes, time.inWholeNanoseconds, seed,
            c?.remaining.ns, c?.increment.ns, c?.period.ns, (c?.periods ?: 0).toLong(), if (infinite) 1 else 0,
            of?.clock?.handle ?: 0, of?.now.ns, mate.toLong(), if (ponder) 1 else 0,
        )
    }

    internal fun movesToInts(): IntArray? = if (moves.isEmpty()) null else IntArray(moves.size) { moves[it].code }

    private val Duration?.ns: Long get() = this?.inWholeNanoseconds ?: 0
}

/** The clock of the side to move, for a search. */
public sealed interface ThinkingClock {
    /** What it shows. */
    public data class Shows(
        /** Left of the main time. */
        public val remaining: Duration,
        /** Added after each move. */
        public val increment: Duration = ZERO,
        /** The length of a byo-yomi period. */
        public val period: Duration = ZERO,
        /** Periods left. */
        public val periods: Int = 0,
    ) : ThinkingClock

    /** A clock, as it stands at an instant. */
    public data class Of(
        /** The clock. */
        public val clock: GameClock,
        /** The instant. */
        public val now: Duration,
    ) : ThinkingClock
}
