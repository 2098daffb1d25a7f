package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC

/**
 * A point of the board. [code] is `rank * 16 + file`, both from 0, on every board: `a1` is 0, `a10` 144. A value is
 * not checked against a board: one outside has no piece and no moves.
 */
@JvmInline
public value class Square(public val code: Int) {
    /** A point by its file and rank, both from 0. */
    public constructor(file: Int, rank: Int) : this(rank * RANK + file)

    /** The file from 0, on the left as Red sees it. */
    public val file: Int get() = code % RANK

    /** The rank from 0, at Red's end. */
    public val rank: Int get() = code / RANK

    /** The name: "a1". */
    override fun toString(): String = "${'a' + file}${rank + 1}"

    public companion object {
        private const val RANK = 16
        internal const val NONE = 255

        /** The point with a name, "a1" to "i10". Throws [ParseException] for what is none. */
        public fun parse(name: String): Square = Square(Native.squareRead(name.toC()))

        /** Null for the code that means none. */
        internal fun orNull(code: Int): Square? = if (code == NONE) null else Square(code)
    }
}
