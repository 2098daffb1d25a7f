package io.github.songky

import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds

/** The value of a position for the side to move there. */
public data class Score(
    /** The advantage in hundredths of a chess pawn; a rook is 500. */
    public val centipawns: Int,
    /** Moves to mate, negative if mated; 0 where none is known. */
    public val mateIn: Int,
)

/** A line of play. */
public class Line internal constructor(
    /** Its value for the side to move. */
    public val score: Score,
    /** Its moves, the one to play first. */
    public val moves: MoveList,
) {
    /** "+0.41 h3e3 h10g8" or "mate 3 ...". */
    override fun toString(): String {
        val value = if (score.mateIn != 0) "mate ${score.mateIn}" else "%+.2f".format(java.util.Locale.ROOT, score.centipawns / 100.0)
        return "$value ${moves.joinToString(" ")}"
    }
}

/** A search after a depth, or, where [result] is not null, at its end. */
public class Progress internal constructor(
    /** The depth that was finished, in plies. */
    public val depth: Int,
    /** Positions so far. */
    public val nodes: Long,
    /** Time so far. */
    public val elapsed: Duration,
    /** The lines so far, best first. */
    public val lines: List<Line>,
    /** What the search has found; null until its end. */
    public val result: SearchResult? = null,
)

/** What a search has found. */
public class SearchResult internal constructor(
    /** The move to play; null only if the search was stopped before it found any. */
    public val move: Move?,
    /** The reply that is expected, or null. */
    public val ponder: Move?,
    /** The value for the side to move. */
    public val score: Score,
    /** The last depth that was finished. */
    public val depth: Int,
    /** Positions, at least 1. */
    public val nodes: Long,
    /** The time that it took. */
    public val elapsed: Duration,
    /** Whether a player of the level of the search would resign now; never without a level. */
    public val resigns: Boolean,
    /** Whether it was stopped from outside, by [Engine.stop] or [Engine.close]. */
    public val stopped: Boolean,
    /** The lines, best first. */
    public val lines: List<Line>,
) {
    internal companion object {
        /** The numbers of a result, as `cgo/jni_engines.c` orders them. */
        const val SIZE = 9
        const val LINES = 5

        fun of(n: LongArray, stopped: Boolean, lines: List<Line>) = SearchResult(
            Move.orNull(n[0].toInt()), Move.orNull(n[1].toInt()), Score(n[2].toInt(), n[3].toInt()), n[4].toInt(), n[7],
            n[8].nanoseconds, n[6] != 0L, stopped, lines,
        )
    }
}
