package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toText
import kotlin.time.Duration

/**
 * A game, from the start to the end, with its history and, in cờ úp, its secrets.
 *
 * Close it when it is done with, best by `use`: a game that is forgotten keeps its memory, some kilobytes, until
 * the process ends. Closing twice is harmless; any other call on a closed game throws [ClosedException].
 *
 * Safe for concurrent use: calls follow one another. Records and fair deals are in extensions, [save] to
 * [verifyDeal].
 */
public class Game internal constructor(internal val handle: Long) : AutoCloseable {
    /**
     * Starts a game of a variant.
     *
     * @param fen the position; null is the start position
     * @param rules the ending rules; null are the default ones of the game
     * @param deal cờ úp: what lies where, "a1=C,b1=P,..."; null is shuffled
     * @param handicap what one side gives the other
     * @param captured cờ úp: who learns what captured pieces were
     * @param seed of the shuffle; null is one that nobody can foretell
     * @param withoutDeal cờ úp: somebody else has dealt, and tells with [playRevealed]
     * @throws PositionException for the FEN, with all that is wrong with it
     * @throws OptionException for what does not fit the game
     * @throws ParseException for a deal that cannot be read
     */
    public constructor(
        variant: Variant,
        fen: String? = null,
        rules: Rules? = null,
        deal: String? = null,
        handicap: Handicap? = null,
        captured: Captured = Captured.DEFAULT,
        seed: Long? = null,
        withoutDeal: Boolean = false,
    ) : this(open(variant, fen, rules, deal, handicap, captured, seed, withoutDeal))

    private val lock = Any()

    /** One call at a time, so that what the library says of an error is of this call. */
    internal inline fun <T> alone(call: () -> T): T = synchronized(lock) { call() }

    /** What is played. */
    public val variant: Variant by lazy { Variant.byId(Native.gameVariant(handle).toText()) }

    /** The ending rules in force. */
    public val rules: Rules get() = Rules.read { Native.gameRules(handle, it) }

    /** How the game stands. While another thread plays, the fields may be of two moments. */
    public val state: GameState get() = IntArray(GameState.SIZE).let { Native.state(handle, it); GameState.of(it) }

    /** The side to move, also after the end. The cheapest call. */
    public val turn: Side get() = Side.of(Native.turn(handle))

    /** The end of the game, or that it goes on. */
    public val outcome: Outcome get() = state.outcome

    /** The legal moves in a fixed order; none once the game is over. */
    public fun moves(): MoveList = MoveList(Native.moves(handle))

    /** The legal moves of the piece on a point. */
    public fun moves(from: Square): MoveList = MoveList(Native.movesFrom(handle, from.code))

    /**
     * Plays a move.
     *
     * @throws IllegalMoveException with the reason
     * @throws GameOverException after the end
     * @throws HiddenException for a face-down piece whose identity the game does not know
     */
    public fun play(move: Move): Unit = alone { explaining(move) { Native.play(handle, move.code) } }

    /** Reads a move in any notation, plays it and returns it; see [parse] and [play] for the errors. */
    public fun play(text: String): Move = parse(text).also(::play)

    /** Plays a face-down piece whose identity the host tells. Throws [RevealException] if it cannot be that. */
    public fun playRevealed(move: Move, role: Role): Unit =
        alone { explaining(move) { Native.playRevealed(handle, move.code, role.code) } }

    /**
     * Reads a legal move in a notation, or in any if it is null.
     *
     * @throws ParseException for a text that is no move
     * @throws AmbiguousMoveException if two legal moves read so
     * @throws IllegalMoveException with the reason
     * @throws NotationException for a notation that does not cover the game
     */
    public fun parse(text: String, notation: Notation? = null): Move {
        val bytes = text.toC()
        return Move(alone { Native.parse(handle, bytes, notation?.code ?: -1) })
    }

    /** Writes a legal move. Throws [IllegalMoveException] for another, [NotationException]. */
    public fun format(move: Move, notation: Notation): String =
        alone { explaining(move) { Native.format(handle, move.code, notation.code) } }.toText()

    /** The moves played, in a notation. */
    public fun moveTexts(notation: Notation): List<String> =
        alone { Native.moveTexts(handle, notation.code) }.toText().let { if (it.isEmpty()) emptyList() else it.split('\n') }

    /** Takes back one ply, and with it a declared end. Throws [NoHistoryException]. */
    public fun undo(): Unit = alone { Native.undo(handle) }

    /** Goes back to a side's previous turn: two plies if it is to move, one if it has just moved. */
    public fun takeBack(side: Side): Unit = alone { Native.takeBack(handle, side.code) }

    /** Where the pieces stand that give check to the side to move. */
    public fun checkers(): List<Square> = Native.checkers(handle).map { Square(it.toInt() and 255) }

    /** The board; face-down pieces are face down to everybody. */
    public fun board(view: View = View.PUBLIC): Board = Board(variant.info.files, Native.board(handle, view.code))

    /** The position in FEN. */
    public fun fen(view: View = View.PUBLIC): String = Native.fen(handle, view.code).toText()

    /** The position drawn in letters, with Red at the bottom. */
    public fun diagram(view: View = View.PUBLIC): String = Native.diagram(handle, view.code).toText()

    /** How many pieces of a role are among a side's identities not yet seen, by what the view knows. */
    public fun unseen(side: Side, role: Role, view: View = View.PUBLIC): Int =
        Native.unseen(handle, view.code, side.code, role.code)

    /** A ply that was played, from 0. Throws [EndException] beyond the last. */
    public fun ply(index: Int): Ply = Ply.of(Native.ply(handle, index), 0)

    /** The plies played. */
    public fun history(): List<Ply> = Native.history(handle).let { rows -> List(rows.size / Ply.SIZE) { Ply.of(rows, it * Ply.SIZE) } }

    /** A side gives up. Throws [GameOverException] after the end, as the next two. */
    public fun resign(side: Side): Unit = alone { Native.resign(handle, side.code) }

    /** Both agree to a draw. */
    public fun agreeDraw(): Unit = alone { Native.agreeDraw(handle) }

    /** A side has lost on time. */
    public fun loseOnTime(side: Side): Unit = alone { Native.loseOnTime(handle, side.code) }

    /** Notes for the record how long the last move took. */
    public fun noteTime(spent: Duration): Unit = alone { Native.noteTime(handle, spent.inWholeNanoseconds) }

    /** How far the game is towards its limits. */
    public fun counts(): Counts = IntArray(Counts.SIZE).let { Native.counts(handle, it); Counts.of(it) }

    /** A side's unbroken runs of chases, under rules that limit chases. */
    public fun chases(side: Side): List<Run> = alone {
        List(counts().chases(side)) { i -> IntArray(Run.SIZE).let { Native.chase(handle, side.code, i, it); Run.of(it, 0) } }
    }

    /** The number of legal lines of so many plies, ending rules left out. It cannot be stopped. */
    public fun perft(depth: Int): Long = Native.perft(handle, depth)

    /**
     * The computer's move at a level, without an engine of one's own: the game keeps one of 16 MiB from then on. It
     * blocks, for seconds at the higher levels, and cannot be stopped; [Engine] can.
     */
    public fun bestMove(level: Level): Move = Move(Native.gameBestMove(handle, level.code))

    /** A game of its own in the same state, deal included. */
    public fun copy(): Game = Game(Native.gameClone(handle))

    /** Frees the game. A call of another thread that is under way still ends well. */
    override fun close(): Unit = Native.gameFree(handle)

    /** The variant and the public FEN: nothing hidden. */
    override fun toString(): String = try {
        "Game(${variant.id}, ${fen()})"
    } catch (_: ClosedException) {
        "Game(closed)"
    }

    /** For the extensions; those of the library's users are welcome here as well. */
    public companion object {
        private inline fun <T> explaining(move: Move, call: () -> T): T = try {
            call()
        } catch (e: IllegalMoveException) {
            throw IllegalMoveException(e.message.orEmpty(), e.reason, move)
        }

        @Suppress("LongParameterList")
        private fun open(
            variant: Variant, fen: String?, rules: Rules?, deal: String?, handicap: Handicap?, captured: Captured, seed: Long?,
            withoutDeal: Boolean,
        ): Long = try {
            Native.gameNew(
                variant.c, fen?.toC(), rules?.name?.toC(), rules?.toInts(), deal?.toC(), handicap?.id?.toC(),
                captured.code, seed ?: 0, seed != null, withoutDeal,
            )
        } catch (e: PositionException) {
            throw PositionException(e.message.orEmpty(), if (fen == null) emptyList() else Setup.faults(variant, fen))
        }
    }
}
