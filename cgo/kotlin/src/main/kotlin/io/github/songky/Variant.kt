package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.flagOf
import io.github.songky.internal.intOf
import io.github.songky.internal.listOf
import io.github.songky.internal.parseJson
import io.github.songky.internal.textOf
import io.github.songky.internal.textsOf
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/** A game. */
public enum class Variant(
    /** The id in records, such as "songky-balanced". */
    public val id: String,
) {
    /** Red plays the xiangqi army, Blue the chess army. */
    SONGKY("songky"),

    /** The same with even chances. */
    SONGKY_BALANCED("songky-balanced"),

    /** Cờ tướng. */
    XIANGQI("xiangqi"),

    /** Cờ úp, both sets shuffled together. */
    COUP("coup"),

    /** Cờ úp as clubs play it, each set shuffled by itself. */
    COUP_CLASSIC("coup-classic"),

    /** Chess without castling and en passant. */
    CHESS("chess"),

    /** Chess by the rules of FIDE. */
    CHESS_FIDE("chess-fide"),

    /** Cờ gánh. */
    COGANH("coganh"),

    /** Cờ gánh with both diagonals in each cell. */
    COGANH_FULL_DIAGONALS("coganh-full-diagonals");

    internal val c: ByteArray = id.toC()

    /** All that the library says of the game; read once. */
    public val info: VariantInfo by lazy { catalogue.getValue(id) }

    /** The handicaps of the game, the smaller before the greater; empty if it has none. */
    public val handicaps: List<Handicap> by lazy { readHandicaps(this) }

    /** The name for players. */
    public fun text(language: Language): String = Native.variantName(c, language.code).toText()

    public companion object {
        private val catalogue by lazy { (parseJson(Native.variants().toText()) as List<*>).associate { it.textOf("id") to variantInfo(it) } }

        /** The game with an id. Throws [UnknownVariantException]. */
        public fun byId(id: String): Variant = entries.find { it.id == id } ?: throw UnknownVariantException("unknown variant \"$id\"")
    }
}

/** Measures, pieces and choices of a game. */
public data class VariantInfo(
    /** The number of files. */
    public val files: Int,
    /** The number of ranks. */
    public val ranks: Int,
    /** The start position in FEN. */
    public val start: String,
    /** The roles of Red's army, and of Blue's. */
    public val roles: List<List<Role>>,
    /** Their letters in FEN, in the same order. */
    public val letters: List<String>,
    /** The names of its sets of ending rules, the default first. */
    public val ruleSets: List<String>,
    /** Whether it has face-down pieces. */
    public val hidden: Boolean,
    /** Whether pieces stand on points, as in xiangqi, not in cells, as in chess. */
    public val onPoints: Boolean,
    /** The notations that cover it. */
    public val notations: List<Notation>,
)

private fun variantInfo(json: Any?) = VariantInfo(
    files = json.intOf("files"),
    ranks = json.intOf("ranks"),
    start = json.textOf("start"),
    roles = json.listOf("roles").map { army -> (army as List<*>).mapNotNull { Role.of((it as Double).toInt()) } },
    letters = json.textsOf("letters"),
    ruleSets = json.textsOf("ruleSets"),
    hidden = json.flagOf("hidden"),
    onPoints = json.flagOf("onPoints"),
    notations = json.textsOf("notations").map(Notation::byId),
)

/** A start with which one side gives the other something. */
public data class Handicap(
    /** The id for [Game]. */
    public val id: String,
    /** The Vietnamese name. */
    public val vietnamese: String,
    /** The English name. */
    public val english: String,
    /** Who gives. */
    public val giver: Side,
    /** From where pieces are taken away. */
    public val removed: List<Square>,
    /** The start position in FEN. */
    public val fen: String,
)

private fun readHandicaps(variant: Variant) = (parseJson(Native.handicaps(variant.c).toText()) as List<*>).map { json ->
    Handicap(
        json.textOf("id"), json.textOf("vi"), json.textOf("en"), Side.of(json.intOf("giver")),
        json.textsOf("removed").map(Square::parse), json.textOf("fen"),
    )
}
