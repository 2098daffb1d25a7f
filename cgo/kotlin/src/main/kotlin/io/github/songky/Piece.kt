package io.github.songky

/**
 * What stands on a point, as one number: a role, 16 more for Blue, 32 more if it lies face down; 0 is nothing. The
 * role of a face-down piece is hidden: nobody is told what it is.
 */
@JvmInline
public value class Piece(public val code: Int) {
    /** A piece that shows its face. */
    public constructor(side: Side, role: Role) : this(role.code + side.code * BLUE)

    /** Whether nothing stands there. */
    public val isEmpty: Boolean get() = code == 0

    /** Whose it is; Red for [EMPTY]. */
    public val side: Side get() = if (code and BLUE != 0) Side.BLUE else Side.RED

    /** What it is, or null if it lies face down or there is none. */
    public val role: Role? get() = Role.of(code and ROLE)

    /** Whether it lies face down. */
    public val isFaceDown: Boolean get() = code and FACE_DOWN != 0

    /** The letter as in FEN: "N", "n", "x" face down, "." for none. */
    public val letter: String get() = nativeText(TextKind.PIECE_LETTER, code, Language.ENGLISH)

    /** A Chinese character or chess symbol. */
    public val glyph: String get() = nativeText(TextKind.PIECE_GLYPH, code, Language.ENGLISH)

    /** The name for players: "Mã", "horse", "quân úp". */
    public fun text(language: Language): String = nativeText(TextKind.PIECE, code, language)

    /** As [letter]. */
    override fun toString(): String = letter

    public companion object {
        private const val ROLE = 15
        private const val BLUE = 16
        private const val FACE_DOWN = 32

        /** Nothing. */
        public val EMPTY: Piece = Piece(0)

        /** A side's face-down piece. */
        public fun faceDown(side: Side): Piece = Piece(FACE_DOWN + side.code * BLUE)

        internal fun orNull(code: Int): Piece? = if (code == 0) null else Piece(code)
    }
}

/** A board, filled in one call; a snapshot that does not change. */
public class Board internal constructor(
    /** The number of files. */
    public val files: Int,
    private val cells: ByteArray,
) {
    /** The number of ranks. */
    public val ranks: Int get() = cells.size / files

    /** What stands on a point; [Piece.EMPTY] outside of the board as well. */
    public operator fun get(square: Square): Piece =
        if (square.file < files && square.rank in 0 until ranks) Piece(cells[square.rank * files + square.file].toInt()) else Piece.EMPTY

    /** All pieces with their points, rank by rank from a1. */
    public val pieces: List<Pair<Square, Piece>>
        get() = cells.indices.filter { cells[it].toInt() != 0 }.map { Square(it % files, it / files) to Piece(cells[it].toInt()) }

    /** The letters of the pieces, the last rank first; face-down pieces as "X" and "x". */
    override fun toString(): String =
        (ranks - 1 downTo 0).joinToString("\n") { rank -> (0 until files).joinToString(" ") { get(Square(it, rank)).letter } }
}
