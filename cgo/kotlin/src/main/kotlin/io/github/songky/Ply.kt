package io.github.songky

import kotlin.time.Duration
import kotlin.time.Duration.Companion.nanoseconds

/** A ply that was played. */
public data class Ply(
    /** The move. */
    public val move: Move,
    /** Who moved. */
    public val side: Side,
    /** Whether it gave check. */
    public val isCheck: Boolean,
    /** Whether it was a chase, under rules that limit chases. */
    public val isChase: Boolean,
    /** What was captured, or null; face down if nobody was told what it is. */
    public val captured: Piece?,
    /** What was turned up, or null. */
    public val revealed: Piece?,
    /** Cờ gánh: where pieces changed sides. */
    public val turned: List<Square>,
    /** The time that it took, as [Game.noteTime] was told; zero if it was not. */
    public val spent: Duration,
) {
    internal companion object {
        /** The numbers of a ply in a row, as `cgo/jni_histories.c` orders them. */
        const val SIZE = 11
        private const val TURNED = 7

        fun of(rows: LongArray, at: Int): Ply {
            val turned = ArrayList<Square>()
            for (word in at + TURNED until at + SIZE) {
                for (byte in 0 until Long.SIZE_BYTES) {
                    Square.orNull((rows[word] ushr byte * Byte.SIZE_BITS and 255).toInt())?.let { turned += it }
                }
            }
            return Ply(
                Move(rows[at].toInt()), Side.of(rows[at + 1].toInt()), rows[at + 2] != 0L, rows[at + 3] != 0L,
                Piece.orNull(rows[at + 4].toInt()), Piece.orNull(rows[at + 5].toInt()), turned, rows[at + 6].nanoseconds,
            )
        }
    }
}

/** An unbroken run of a side's own moves that check, or that chase one piece. */
public data class Run(
    /** Its length. */
    public val moves: Int,
    /** Different pieces that check or chase in it. */
    public val pieces: Int,
    /** More such moves that are allowed; negative after an offence. */
    public val left: Int,
    /** From what [left] is reckoned; 0 is none. */
    public val limit: Int,
    /** Where the chased piece stands; null for checks. */
    public val victim: Square?,
) {
    internal companion object {
        const val SIZE = 5

        fun of(n: IntArray, at: Int) = Run(n[at], n[at + 1], n[at + 2], n[at + 3], Square.orNull(n[at + 4]))
    }
}

/** How far a game is towards each limit of its rules. A limit of 0 is none. */
public data class Counts(
    /** Plies of the record. */
    public val plies: Int,
    /** Their limit. */
    public val plyLimit: Int,
    /** Plies without progress. */
    public val progress: Int,
    /** Their limit. */
    public val progressLimit: Int,
    /** Plies that are neither check nor chase nor the reply to one. */
    public val effective: Int,
    /** Their limit. */
    public val effectiveLimit: Int,
    /** Occurrences of the present position. */
    public val occurrences: Int,
    /** The occurrence that draws. */
    public val repetition: Int,
    private val chases: List<Int>,
    private val checks: List<Run>,
) {
    /** A side's run of checks. */
    public fun checks(side: Side): Run = checks[side.code]

    /** The number of a side's runs of chases; [Game.chases] lists them. */
    public fun chases(side: Side): Int = chases[side.code]

    internal companion object {
        private const val FIELDS = 10
        const val SIZE = FIELDS + 2 * Run.SIZE

        fun of(n: IntArray) = Counts(
            n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], listOf(n[8], n[9]),
            listOf(Run.of(n, FIELDS), Run.of(n, FIELDS + Run.SIZE)),
        )
    }
}
