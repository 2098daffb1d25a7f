package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toText

/** How a game stands. */
public sealed interface Outcome {
    /** In words: "Đỏ thắng: chiếu hết", "Red wins: checkmate". */
    public fun text(language: Language): String = Native.outcomeText(status, code, language.code).toText()

    private val status: Int
        get() = when (this) {
            Ongoing -> ONGOING
            is Win -> if (winner == Side.RED) RED_WINS else BLUE_WINS
            is Draw -> DRAW
        }

    private val code: Int
        get() = when (this) {
            Ongoing -> 0
            is Win -> reason.code
            is Draw -> reason.code
        }

    /** The game goes on. */
    public data object Ongoing : Outcome

    /** A side has won. */
    public data class Win(
        /** Who has won. */
        public val winner: Side,
        /** And how. */
        public val reason: Reason,
    ) : Outcome

    /** The game is drawn. */
    public data class Draw(
        /** The reason. */
        public val reason: Reason,
    ) : Outcome

    public companion object {
        private const val ONGOING = 0
        private const val RED_WINS = 1
        private const val BLUE_WINS = 2
        private const val DRAW = 3

        internal fun of(status: Int, reason: Int): Outcome = when (status) {
            RED_WINS -> Win(Side.RED, Reason.of(reason))
            BLUE_WINS -> Win(Side.BLUE, Reason.of(reason))
            DRAW -> Draw(Reason.of(reason))
            else -> Ongoing
        }
    }
}

/** How a game stands, read in one call. */
public data class GameState(
    /** The side to move, also after the end. */
    public val turn: Side,
    /** Whether the side to move is in check. */
    public val inCheck: Boolean,
    /** Whether the game has ended, and how. */
    public val outcome: Outcome,
    /** The number of plies played. */
    public val plies: Int,
    /** Who learns what captured face-down pieces were. */
    public val captured: Captured,
) {
    /** Whether the game has ended. */
    public val isOver: Boolean get() = outcome != Outcome.Ongoing

    internal companion object {
        const val SIZE = 10

        fun of(n: IntArray) = GameState(Side.of(n[0]), n[1] != 0, Outcome.of(n[3], n[4]), n[6], Captured.entries[n[9]])
    }
}
