package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/**
 * A move as one number, as the library has it: from, to and promotion in a byte each, and a mark. Where there is
 * no move, the API has null. Whether it is legal, a game says.
 */
@JvmInline
public value class Move(public val code: Int) {
    /** A move from a point to a point, and what a pawn becomes. */
    public constructor(from: Square, to: Square, promotion: Role? = null) :
        this((from.code and BYTE) or ((to.code and BYTE) shl 8) or ((promotion?.code ?: 0) shl 16) or MARK)

    /** The point that the piece leaves. */
    public val from: Square get() = Square(code and BYTE)

    /** The point to which it goes. */
    public val to: Square get() = Square(code ushr 8 and BYTE)

    /** What a pawn becomes, or null. */
    public val promotion: Role? get() = Role.of(code ushr 16 and BYTE)

    /** The move in coordinates: "h3e3", "c2c1q". */
    override fun toString(): String = Native.moveWrite(code).toText()

    public companion object {
        private const val BYTE = 255
        private const val MARK = 1 shl 31

        /** A move in coordinates, without a game to judge it by. Throws [ParseException]. */
        public fun parse(text: String): Move = Move(Native.moveRead(text.toC()))

        /** Null for 0, which is none. */
        internal fun orNull(code: Int): Move? = if (code == 0) null else Move(code)
    }
}

/** A list of moves that the library has filled in one call; it does not change. */
public class MoveList internal constructor(private val codes: IntArray) : AbstractList<Move>() {
    override val size: Int get() = codes.size

    override fun get(index: Int): Move = Move(codes[index])

    override fun contains(element: Move): Boolean = codes.contains(element.code)
}
