package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/** The ending rules of a game. Limits count plies, those on checks and chases a side's own moves; 0 is no such rule. */
public data class Rules(
    /** The set from which they started. */
    public val name: String,
    /** The occurrence of a position that draws. */
    public val repetition: Int = 0,
    /** Plies of the whole record. */
    public val plyLimit: Int = 0,
    /** Plies without progress. */
    public val progressLimit: Int = 0,
    /** Plies that are neither check nor chase nor the reply to one. */
    public val effectiveLimit: Int = 0,
    /** Checks in a row with one, two, and three or more pieces. */
    public val checkLimits: List<Int> = listOf(0, 0, 0),
    /** Chases of one piece, likewise. */
    public val chaseLimits: List<Int> = listOf(0, 0, 0),
    /** Who alone has checked throughout a repetition loses. */
    public val perpetualCheck: Boolean = false,
    /** Drawn with generals, advisors and elephants alone. */
    public val noAttackers: Boolean = false,
    /** Progress is counted from the start of the record. */
    public val countFromRecord: Boolean = false,
    /** A finished count is decided by the number of pieces. */
    public val countPieces: Boolean = false,
    /** Drawn where nobody can mate. */
    public val deadPositions: Boolean = false,
) {
    init {
        require(checkLimits.size == 3 && chaseLimits.size == 3) { "limits are for one, two, and three pieces" }
    }

    internal fun toInts(): IntArray {
        val flags = listOf(perpetualCheck, noAttackers, countFromRecord, countPieces, deadPositions)
        val all = listOf(repetition, plyLimit, progressLimit, effectiveLimit) + checkLimits + chaseLimits + flags.map { if (it) 1 else 0 }
        return all.toIntArray()
    }

    public companion object {
        private const val SIZE = 15

        /** The rules of a set: "songky", "ttakji", "cxq", "cxq-moves", "coganh", "fide". Throws [OptionException]. */
        public fun named(name: String): Rules = read { Native.rulesByName(name.toC(), it) }

        /** Rules that a call fills, as `cgo/jni_rules.h` orders them. */
        internal fun read(call: (IntArray) -> ByteArray): Rules {
            val n = IntArray(SIZE)
            val name = call(n).toText()
            return Rules(
                name, n[0], n[1], n[2], n[3], n.slice(4..6), n.slice(7..9),
                n[10] != 0, n[11] != 0, n[12] != 0, n[13] != 0, n[14] != 0,
            )
        }
    }
}
