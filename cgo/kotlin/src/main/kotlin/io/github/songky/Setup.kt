package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.intOf
import io.github.songky.internal.parseJson
import io.github.songky.internal.textOf
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/** One way in which a position cannot be played. */
public data class SetupFault(
    /** The number of its kind; 0 is a text that cannot be read. */
    public val kind: Int,
    /** The point at fault, or null. */
    public val square: Square?,
    /** Whose piece or pool is at fault. */
    public val side: Side,
    /** For a text that cannot be read: where, in bytes. */
    public val offset: Int,
    /** For a text that cannot be read: why, in English. */
    public val detail: String,
    /** The fault in Vietnamese. */
    public val vietnamese: String,
    /** The fault in English. */
    public val english: String,
)

/** A board editor: any placement, playable or not. Not safe for concurrent use; there is nothing to close. */
public class Setup private constructor(
    /** What is set up. */
    public val variant: Variant,
    private val numbers: IntArray,
    private val bytes: ByteArray,
) {
    /**
     * An empty board, or a position, playable or not. Throws [PositionException] for a FEN that cannot be read.
     */
    public constructor(variant: Variant, fen: String? = null) : this(variant, IntArray(NUMBERS), ByteArray(CELLS + 2 * POOL)) {
        Native.setupRead(variant.c, fen?.toC(), numbers, bytes)
    }

    /** The number of files. */
    public val files: Int get() = numbers[FILES]

    /** The number of ranks. */
    public val ranks: Int get() = numbers[RANKS]

    /** The side to move. */
    public var turn: Side
        get() = Side.of(numbers[TURN])
        set(value) {
            numbers[TURN] = value.code
        }

    /** Rights to castle; [toFen] refuses those that the game does not have. */
    public var castling: Set<Castling>
        get() = Castling.entries.filter { numbers[CASTLING] and it.code != 0 }.toSet()
        set(value) {
            numbers[CASTLING] = value.sumOf { it.code }
        }

    /** The point that a pawn has just passed, or null. */
    public var enPassant: Square?
        get() = numbers[EN_PASSANT].let { if (it == 0) null else Square.orNull(it) }
        set(value) {
            numbers[EN_PASSANT] = value?.code ?: 0
        }

    /** Plies without progress. */
    public var progress: Int
        get() = numbers[PROGRESS]
        set(value) {
            numbers[PROGRESS] = value
        }

    /** The number of the move, from 1. */
    public var moveNumber: Int
        get() = numbers[MOVE_NUMBER]
        set(value) {
            numbers[MOVE_NUMBER] = value
        }

    /** What stands on a point. Throws [ArgumentException] outside of the board. */
    public operator fun get(square: Square): Piece = Piece(bytes[at(square)].toInt())

    /** Puts a piece, or [Piece.EMPTY], on a point. Throws [ArgumentException] outside of the board. */
    public operator fun set(square: Square, piece: Piece) {
        bytes[at(square)] = piece.code.toByte()
    }

    /** Cờ úp: how many pieces of a role are unseen; both sides are alike in `coup`. */
    public fun pool(side: Side, role: Role): Int = bytes[CELLS + side.code * POOL + role.code].toInt() and 255

    /** Sets that number, from 0 to 255; in `coup` for both sides at once. */
    public fun setPool(side: Side, role: Role, count: Int) {
        if (count !in 0..255) throw ArgumentException("a pool has no $count pieces")
        for (s in if (variant == Variant.COUP) Side.entries else listOf(side)) {
            bytes[CELLS + s.code * POOL + role.code] = count.toByte()
        }
    }

    /** Sets the pools to what cannot have been seen by the board alone. */
    public fun fillPool(): Unit = Native.setupFillPool(variant.c, numbers, bytes)

    /** The position in FEN. Throws [PositionException] for a value that no set-up of the game holds. */
    public fun toFen(): String = Native.setupWrite(variant.c, numbers, bytes).toText()

    /** All that is wrong with it; empty if it can be played. */
    public fun faults(): List<SetupFault> = faults(variant, toFen())

    /** A game from here; see [Game] for the errors. */
    public fun game(): Game = Game(variant, fen = toFen())

    private fun at(square: Square): Int {
        if (square.file >= files || square.rank !in 0 until ranks) throw ArgumentException("$square is not on the board")
        return square.rank * files + square.file
    }

    public companion object {
        private const val NUMBERS = 7
        private const val TURN = 0
        private const val CASTLING = 1
        private const val EN_PASSANT = 2
        private const val PROGRESS = 3
        private const val MOVE_NUMBER = 4
        private const val FILES = 5
        private const val RANKS = 6
        private const val CELLS = 90
        private const val POOL = 16

        /** All that is wrong with a FEN; empty if it can be played. */
        public fun faults(variant: Variant, fen: String): List<SetupFault> =
            (parseJson(Native.setupFaults(variant.c, fen.toC()).toText()) as List<*>).map {
                SetupFault(
                    it.intOf("kind"), it.textOf("square").ifEmpty { null }?.let(Square::parse), Side.of(it.intOf("side")), it.intOf("offset"),
                    it.textOf("detail"), it.textOf("vi"), it.textOf("en"),
                )
            }
    }
}
