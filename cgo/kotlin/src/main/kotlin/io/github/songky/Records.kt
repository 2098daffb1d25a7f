package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toData
import io.github.songky.internal.toText

/**
 * The game in JSON, as docs/records.md of the repository describes it, by what the view may know. [View.FULL] has
 * the deal of cờ úp: never send it to a player.
 */
public fun Game.save(view: View = View.PUBLIC): String = alone { Native.save(handle, view.code) }.toText()

/** Reads what [save] wrote. Throws [ParseException] and what the moves in it deserve. */
public fun Game.Companion.load(text: String): Game = Game(Native.load(text.toData()))

/** The game as PGN. Each of the tags is written, or overrides what the library would fill in. */
public fun Game.pgn(vararg tags: Pair<String, String>): String {
    val texts = tags.flatMap { (name, value) -> listOf(name.toC(), value.toC()) }.toTypedArray()
    return alone { Native.pgnWrite(handle, texts) }.toText()
}

/** Reads the game of a number, from 0, in a file. Throws [EndException] if it has fewer, [ParseException]. */
public fun Game.Companion.readPgn(text: String, index: Int = 0): Game {
    if (index < 0) throw ArgumentException("no game has number $index")
    val handle = Native.pgnRead(text.toData(), index)
    return if (handle != 0L) Game(handle) else throw EndException("the file has no game of number $index")
}

/**
 * The line of an engine protocol, "position startpos moves h3e3": [Notation.COORDINATES] for UCI or
 * [Notation.UCCI].
 */
public fun Game.positionLine(notation: Notation = Notation.COORDINATES): String =
    alone { Native.positionLine(handle, notation.code) }.toText()

/** Reads such a line. */
public fun Game.Companion.readPositionLine(variant: Variant, line: String, notation: Notation = Notation.COORDINATES): Game =
    Game(Native.positionRead(variant.c, line.toC(), notation.code))
