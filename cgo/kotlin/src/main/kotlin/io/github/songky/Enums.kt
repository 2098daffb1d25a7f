package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/** Kinds of `songky_text`. */
internal object TextKind {
    const val SIDE = 0
    const val ROLE = 1
    const val PIECE = 2
    const val PIECE_LETTER = 3
    const val PIECE_GLYPH = 4
    const val LEVEL = 5
    const val REASON = 7
    const val REASON_ID = 8
    const val ILLEGAL = 9
    const val FAULT = 10
    const val NOTATION_ID = 11
    const val ROLE_LETTER = 13
}

internal fun nativeText(kind: Int, value: Int, language: Language): String = Native.text(kind, value, language.code).toText()

/** A language for names and reasons. */
public enum class Language(internal val code: Int) {
    /** Tiếng Việt. */
    VIETNAMESE(0),

    /** English. */
    ENGLISH(1),
}

/** A side. Red begins and sits at the bottom. */
public enum class Side(internal val code: Int) {
    /** Red: the xiangqi army in Song Kỳ, white in chess. */
    RED(0),

    /** Blue. */
    BLUE(1);

    /** The opponent. */
    public val other: Side get() = if (this == RED) BLUE else RED

    /** The name for players: "Đỏ", "Red". */
    public fun text(language: Language): String = nativeText(TextKind.SIDE, code, language)

    internal companion object {
        fun of(code: Int): Side = if (code == 0) RED else BLUE

        /** Null for nobody. */
        fun orNull(code: Int): Side? = entries.getOrNull(code)
    }
}

/** What a piece is. The first seven and [STONE] move on points, the others are of the chess army. */
public enum class Role(internal val code: Int) {
    GENERAL(1), ADVISOR(2), ELEPHANT(3), HORSE(4), CHARIOT(5), CANNON(6), SOLDIER(7),
    KING(8), QUEEN(9), ROOK(10), BISHOP(11), KNIGHT(12), PAWN(13), STONE(14);

    /** The capital letter in FEN and deals: 'N' for a horse. */
    public val letter: Char get() = nativeText(TextKind.ROLE_LETTER, code, Language.ENGLISH)[0]

    /** The name for players: "Mã", "horse". */
    public fun text(language: Language): String = nativeText(TextKind.ROLE, code, language)

    internal companion object {
        /** Null for 0, no role. */
        fun of(code: Int): Role? = entries.getOrNull(code - 1)
    }
}

/** How strong the computer plays. */
public enum class Level(internal val code: Int) {
    /** No level: as strong as the other limits allow. */
    FULL_STRENGTH(0),

    /** Dễ. */
    EASY(1),

    /** Thường. */
    NORMAL(2),

    /** Sơ trung. */
    LOWER_INTERMEDIATE(3),

    /** Trung. */
    INTERMEDIATE(4),

    /** Đại tướng. */
    GENERAL(5),

    /** Đại cao thủ. */
    GRANDMASTER(6);

    /** The name for players: "Đại tướng", "General". */
    public fun text(language: Language): String = nativeText(TextKind.LEVEL, code, language)
}

/** A way to write moves; docs/notation.md of the repository describes them. */
public enum class Notation(internal val code: Int) {
    /** `h3e3`, promotions `c2c1q`. */
    COORDINATES(0),

    /** `H2-E2`. */
    ICCS(1),

    /** `P2-5`. */
    VIETNAMESE(2),

    /** `C2=5`. */
    WXF(3),

    /** `炮二平五`. */
    CHINESE_SIMPLIFIED(4),

    /** The same in traditional characters. */
    CHINESE_TRADITIONAL(5),

    /** `Nf3`, for the chess army. */
    SAN(6),

    /** `h2e2`: coordinates with ranks from 0. */
    UCCI(7);

    /** The id, such as "wxf". */
    public val id: String get() = nativeText(TextKind.NOTATION_ID, code, Language.ENGLISH)

    /**
     * The notation in which the moves of a side are written when this one is asked for: in a game of two
     * armies each has its own. Throws [NotationException] if it does not cover the game.
     */
    public fun forSide(variant: Variant, side: Side): Notation = entries[Native.notationFor(code, variant.c, side.code)]

    public companion object {
        /** The notation with an [id]; throws [NotationException] for an unknown one. */
        public fun byId(id: String): Notation = entries[Native.notationById(id.toC())]
    }
}

/** Whose knowledge is asked for. It differs only in games with face-down pieces. */
public enum class View(internal val code: Int) {
    /** What both players may know. */
    PUBLIC(0),

    /** What both may know, and what Red alone has learnt by capturing. */
    RED(1),

    /** What both may know, and what Blue alone has learnt by capturing. */
    BLUE(2),

    /** [Game.save] only: all, for the server that keeps the game. Never send it to a player. */
    FULL(3);

    public companion object {
        /** What a side may know. */
        public fun of(side: Side): View = if (side == Side.RED) RED else BLUE
    }
}

/** Who learns what a captured face-down piece was. */
public enum class Captured(internal val code: Int) {
    /** As the game has it. */
    DEFAULT(0),

    /** Nobody, until the end. */
    UNSEEN(1),

    /** The side that captured it. */
    BY_CAPTURER(2),
}

/** A right to castle, in `chess-fide`: of a side, on the side of the king or of the queen. */
public enum class Castling(internal val code: Int) {
    RED_SHORT(1), RED_LONG(2), BLUE_SHORT(4), BLUE_LONG(8),
}

/** Why a game has ended; [text] has the words for each. */
public enum class Reason(internal val code: Int) {
    CHECKMATE(1), NO_MOVES(2), STALEMATE(3), REPETITION(4), PERPETUAL_CHECK(5), PERPETUAL_CHASE(6), EFFECTIVE_LIMIT(7),
    PROGRESS_LIMIT(8), PLY_LIMIT(9), NO_ATTACKERS(10), NO_PIECES(11), COUNT(12), DEAD_POSITION(13), RESIGNATION(14),
    AGREEMENT(15), TIME(16);

    /** The id in records, such as "perpetual-check". */
    public val id: String get() = nativeText(TextKind.REASON_ID, code, Language.ENGLISH)

    /** The reason for players: "chiếu hết", "checkmate". */
    public fun text(language: Language): String = nativeText(TextKind.REASON, code, language)

    internal companion object {
        fun of(code: Int): Reason = entries[code - 1]
    }
}

/** Why a move is not legal; [text] has the words for each. */
public enum class IllegalReason(internal val code: Int) {
    OUTSIDE_BOARD(1), EMPTY_POINT(2), ENEMY_PIECE(3), SAME_POINT(4), OWN_PIECE_THERE(5), NOT_ITS_WAY(6), LEG_BLOCKED(7),
    EYE_BLOCKED(8), PATH_BLOCKED(9), NO_SCREEN(10), MANY_SCREENS(11), LEAVES_ZONE(12), BEFORE_RIVER(13), BACKWARDS(14),
    PAWN_BLOCKED(15), NOTHING_TO_TAKE(16), NOT_FROM_START(17), POINT_TAKEN(18), NO_LINE(19), PROMOTION_MISSING(20),
    PROMOTION_WRONG(21), CANNOT_CASTLE(22), ROYAL_IN_CHECK(23), ROYALS_WOULD_FACE(24), NO_MOVE(25);

    /** The reason for players: "Mã bị cản chân", "the horse's leg is blocked". */
    public fun text(language: Language): String = nativeText(TextKind.ILLEGAL, code, language)

    internal companion object {
        /** Null for 0, no reason. */
        fun of(code: Int): IllegalReason? = entries.getOrNull(code - 1)
    }
}
