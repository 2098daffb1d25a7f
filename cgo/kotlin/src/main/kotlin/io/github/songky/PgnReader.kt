package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.listOf
import io.github.songky.internal.member
import io.github.songky.internal.parseJson
import io.github.songky.internal.toData
import io.github.songky.internal.toText

/** A game of a PGN file and what the file says beside it. Whoever reads it closes [game]. */
public class PgnGame internal constructor(
    /** The game. */
    public val game: Game,
    /** Names and values of the tags, in the order of the file. */
    public val tags: List<Pair<String, String>>,
    /** Comments by ply from 1. */
    public val comments: Map<Int, String>,
)

/**
 * Reads a file of many games one after the other. Close it when it is done with; safe for concurrent use.
 *
 * @throws TextException for a text that cannot be UTF-8
 */
public class PgnReader(text: String) : AutoCloseable {
    private val handle = Native.pgnOpen(text.toData())

    /**
     * The next game, or null after the last. After an error, such as [ParseException] or [IllegalMoveException] for
     * the game, the next call reads the next game.
     */
    @Synchronized
    public fun next(): PgnGame? {
        val game = Native.pgnNext(handle)
        if (game == 0L) return null
        val info = parseJson(Native.pgnInfo(handle).toText())
        val tags = info.listOf("tags").map { (it as List<*>).let { (name, value) -> name as String to value as String } }
        val comments = (info.member("comments") as Map<*, *>).entries.associate { (ply, text) -> (ply as String).toInt() to text as String }
        return PgnGame(Game(game), tags, comments)
    }

    /** The games that are left, read as they are asked for. */
    public fun games(): Sequence<PgnGame> = generateSequence(::next)

    override fun close(): Unit = Native.pgnFree(handle)
}
