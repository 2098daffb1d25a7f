package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toText

/**
 * What the library refuses, and why, in English. Nothing has changed then. Callers that branch on the kind have a
 * class for each.
 */
public sealed class SongkyException(message: String) : RuntimeException(message)

/** The game, engine, clock or reader, or one that the call was given, is closed. */
public class ClosedException internal constructor(message: String) : SongkyException(message)

/** A number that the parameter cannot have. */
public class ArgumentException internal constructor(message: String) : SongkyException(message)

/** A text that cannot be UTF-8, because of half of a surrogate pair, or that has a NUL. */
public class TextException internal constructor(message: String) : SongkyException(message)

/** A text that cannot be read. */
public class ParseException internal constructor(message: String) : SongkyException(message)

/** A text reads as two different legal moves. */
public class AmbiguousMoveException internal constructor(message: String) : SongkyException(message)

/** A move that the rules do not allow. */
public class IllegalMoveException internal constructor(
    message: String,
    /** Why; null where only the message tells, which is for moves in [Limits]. */
    public val reason: IllegalReason?,
    /** The move, or null where a text was read. */
    public val move: Move?,
) : SongkyException(message) {
    /** Where the piece would have left, or null without a [move]. */
    public val square: Square? get() = move?.from
}

/** The game has ended. */
public class GameOverException internal constructor(message: String) : SongkyException(message)

/** There is no earlier ply, or no turn to go back to. */
public class NoHistoryException internal constructor(message: String) : SongkyException(message)

/** It needs, or would disclose, the identity of a face-down piece. */
public class HiddenException internal constructor(message: String) : SongkyException(message)

/** The piece cannot turn up as that. */
public class RevealException internal constructor(message: String) : SongkyException(message)

/** A position that cannot be played. */
public class PositionException internal constructor(
    message: String,
    /** All that is wrong with it, where a FEN was given. */
    public val faults: List<SetupFault>,
) : SongkyException(message)

/** An option that does not fit the game. */
public class OptionException internal constructor(message: String) : SongkyException(message)

/** No game has that id. */
public class UnknownVariantException internal constructor(message: String) : SongkyException(message)

/** No such notation, or it does not cover the game. */
public class NotationException internal constructor(message: String) : SongkyException(message)

/** The game has no face-down pieces. */
public class NoDealException internal constructor(message: String) : SongkyException(message)

/** A deal does not agree with its commitment or with the game. */
public class CommitmentException internal constructor(message: String) : SongkyException(message)

/** A search without any limit, or with an impossible one; impossible options of an engine. */
public class LimitException internal constructor(message: String) : SongkyException(message)

/** The engine is searching. */
public class BusyException internal constructor(message: String) : SongkyException(message)

/** The time of the side to move is up. */
public class TimeUpException internal constructor(message: String) : SongkyException(message)

/** The clock is paused, or is not, or has other settings; the search has not ended. */
public class StateException internal constructor(message: String) : SongkyException(message)

/** There is no element of that index. */
public class EndException internal constructor(message: String) : SongkyException(message)

/** A defect of the library was caught: please report it. */
public class DefectException internal constructor(message: String) : SongkyException(message)

/** The exception of a status of songky.h, with the text given, or else what the handle keeps. */
internal fun exceptionOf(status: Int, handle: Long, text: String?): SongkyException {
    val kept = if (handle == 0L) null else Native.lastError(handle)?.toText()
    val why = text ?: kept?.ifEmpty { null } ?: Native.statusText(status).toText()
    return when (status) {
        -1 -> ClosedException(if (kept != null || handle == 0L) "what the call was given is closed" else "the ${kindOf(handle)} is closed")
        -2, -3 -> ArgumentException(why)
        -5 -> TextException(why)
        -6 -> ParseException(why)
        -7 -> AmbiguousMoveException(why)
        -8 -> IllegalMoveException(why, IllegalReason.of(Native.lastIllegal(handle)), null)
        -9 -> GameOverException(why)
        -10 -> NoHistoryException(why)
        -11 -> HiddenException(why)
        -12 -> RevealException(why)
        -13 -> PositionException(why, emptyList())
        -14 -> OptionException(why)
        -15 -> UnknownVariantException(why)
        -16 -> NotationException(why)
        -17 -> NoDealException(why)
        -18 -> CommitmentException(why)
        -19 -> LimitException(why)
        -20 -> BusyException(why)
        -22 -> TimeUpException(why)
        -23 -> StateException(why)
        -24 -> EndException(why)
        else -> DefectException(why)
    }
}

/** The low bits of a handle are its kind. */
private fun kindOf(handle: Long) = listOf("game", "engine", "clock", "reader").getOrElse((handle and 7).toInt()) { "object" }
