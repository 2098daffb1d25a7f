package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.Teller
import io.github.songky.internal.Ticket
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.NonCancellable
import kotlinx.coroutines.async
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.channelFlow
import kotlinx.coroutines.withContext
import kotlinx.coroutines.withTimeoutOrNull
import kotlin.time.Duration.Companion.milliseconds

/**
 * Searches for moves. It keeps what it has found for later searches.
 *
 * Close it when it is done with, best by `use`: it holds its table, 16 MiB unless told otherwise, until then. Closing
 * twice is harmless; another call on a closed engine throws [ClosedException].
 *
 * Safe for concurrent use; one search runs at a time, and a second is refused with [BusyException]. A search takes a
 * snapshot of the game as the side to move may know it: the game may be played on or closed meanwhile.
 *
 * Searches throw [GameOverException] for a game that is over, [LimitException] for impossible limits or none, and
 * [IllegalMoveException] for one of [Limits.moves].
 *
 * @param threads that search, at most 512
 * @param hashBytes of the table, at most 64 GiB; 0 is 16 MiB
 * @throws LimitException for others
 */
public class Engine(threads: Int = 1, hashBytes: Long = 0) : AutoCloseable {
    private val handle = Native.engineNew(threads, hashBytes)
    private val lock = Any()
    private var current: Ticket? = null // of the search that goes on; by lock

    /**
     * Searches and suspends until the end. Cancelling the coroutine stops the search and returns once it has ended,
     * so that the engine is free then.
     *
     * @param dispatcher whose thread searches meanwhile
     * @param onProgress is called after each depth on that thread; what it throws ends the search and is thrown here
     */
    public suspend fun bestMove(
        game: Game,
        limits: Limits,
        dispatcher: CoroutineDispatcher = Dispatchers.IO,
        onProgress: ((Progress) -> Unit)? = null,
    ): SearchResult = cancellable(dispatcher) { ticket -> search(ticket, game, limits, onProgress?.let { tell -> { tell(it); true } }) }

    /**
     * A search for each collector, which tells its progress after each depth and ends with an element that has the
     * [Progress.result]. Collecting no further, `first { ... }` for example, stops it. A slow collector does not slow
     * the search.
     */
    public fun search(game: Game, limits: Limits, dispatcher: CoroutineDispatcher = Dispatchers.IO): Flow<Progress> = channelFlow {
        val result = cancellable(dispatcher) { ticket -> search(ticket, game, limits) { trySend(it).isSuccess } }
        send(Progress(result.depth, result.nodes, result.elapsed, result.lines, result))
    }.buffer(Channel.UNLIMITED) // there are at most 127 depths

    /**
     * Searches on this thread and returns at the end, for hosts without coroutines. [stop] ends it from another.
     *
     * @param onProgress is called after each depth on this thread; false ends the search, and so does an exception,
     * which is thrown here. It may call everything; another search on this engine is [BusyException]
     */
    public fun bestMoveBlocking(game: Game, limits: Limits, onProgress: ((Progress) -> Boolean)? = null): SearchResult =
        search(Ticket(), game, limits, onProgress)

    /**
     * Whether the computer, playing a side at the level of the limits, takes a draw that is offered in the present
     * position, whoever is to move. It searches as [bestMove] does, but by what that side may know, and cannot ponder.
     * [Game.agreeDraw] ends the game. Null if [stop] ended the search.
     */
    public suspend fun answersDraw(game: Game, side: Side, limits: Limits, dispatcher: CoroutineDispatcher = Dispatchers.IO): Boolean? =
        cancellable(dispatcher) { ticket -> answer(ticket, game, side, limits) }

    /** The same on this thread. */
    public fun answersDrawBlocking(game: Game, side: Side, limits: Limits): Boolean? = answer(Ticket(), game, side, limits)

    /**
     * A search that goes on bit by bit, by so many positions with each [Slices.step]. Until it has ended or is closed
     * the engine is busy. [LimitException] for slices of none.
     */
    public fun slices(game: Game, limits: Limits, nodes: Long): Slices {
        val ticket = Ticket()
        claim(ticket)
        try {
            Native.slicesStart(handle, game.handle, limits.toLongs(), limits.movesToInts(), nodes)
        } catch (e: SongkyException) {
            release(ticket)
            throw e
        }
        return Slices(this, ticket)
    }

    /**
     * Stops a running search soon; it then returns what it has found, with [SearchResult.stopped]. Does nothing if none
     * runs, so that a stop just before a search is lost; cancelling a coroutine is not.
     */
    public fun stop(): Unit = Native.stop(handle)

    /**
     * The opponent has played what was expected: the times of the search that ponders run from now on. False if none
     * ponders, or not yet: try again then.
     */
    public fun ponderHit(): Boolean = Native.ponderHit(handle)

    /** Forgets what earlier searches found. Throws [BusyException] while it searches. */
    public fun clear(): Unit = Native.engineClear(handle)

    /**
     * Frees the engine. It ends a search of another thread and waits until that thread has left the last callback,
     * so do not hold a lock that the callback wants. From within a callback it does not wait.
     */
    override fun close(): Unit = Native.engineFree(handle)

    private fun claim(ticket: Ticket) = synchronized(lock) {
        if (current != null) throw BusyException("the engine is searching")
        current = ticket
    }

    internal fun release(ticket: Ticket): Unit = synchronized(lock) {
        if (current === ticket) current = null
    }

    /** Stops the search of a ticket, and no other. */
    internal fun cancel(ticket: Ticket) {
        ticket.cancelled = true
        synchronized(lock) {
            if (current === ticket) Native.stop(handle)
        }
    }

    private inline fun <T> alone(ticket: Ticket, call: () -> T): T {
        claim(ticket)
        try {
            return call()
        } finally {
            release(ticket)
        }
    }

    private fun search(ticket: Ticket, game: Game, limits: Limits, onProgress: ((Progress) -> Boolean)?): SearchResult = alone(ticket) {
        val out = LongArray(SearchResult.SIZE)
        val watcher = onProgress?.let { Teller(ticket, it) }
        val stopped = Native.bestMove(handle, game.handle, limits.toLongs(), limits.movesToInts(), watcher, out)
        SearchResult.of(out, stopped, lines(out[SearchResult.LINES].toInt()))
    }

    private fun answer(ticket: Ticket, game: Game, side: Side, limits: Limits): Boolean? = alone(ticket) {
        when (Native.answerDraw(handle, game.handle, side.code, limits.toLongs(), limits.movesToInts(), null)) {
            0 -> false
            1 -> true
            else -> null
        }
    }

    /** The lines of the latest search; fewer if the engine was closed just now. */
    private fun lines(count: Int): List<Line> = try {
        val numbers = LongArray(Teller.SIZE)
        (0 until count).mapNotNull { i -> Native.line(handle, i, numbers)?.let { Teller.lineOf(numbers, it) } }
    } catch (_: ClosedException) {
        emptyList()
    }

    internal fun step(ticket: Ticket, onProgress: ((Progress) -> Boolean)?): Boolean =
        Native.slicesStep(handle, onProgress?.let { Teller(ticket, it) })

    internal fun slicesResult(): SearchResult {
        val out = LongArray(SearchResult.SIZE)
        val stopped = Native.slicesResult(handle, out)
        return SearchResult.of(out, stopped, lines(out[SearchResult.LINES].toInt()))
    }

    /**
     * Runs a call that searches on a thread of the dispatcher. A stop that comes before the search has begun is lost,
     * so cancellation repeats it until the call has returned.
     */
    private suspend fun <T> cancellable(dispatcher: CoroutineDispatcher, call: (Ticket) -> T): T = coroutineScope {
        val ticket = Ticket()
        val work = async(dispatcher) { call(ticket) }
        try {
            work.await()
        } catch (e: CancellationException) {
            withContext(NonCancellable) {
                while (!work.isCompleted) {
                    cancel(ticket)
                    withTimeoutOrNull(STOP_AGAIN) { work.join() }
                }
            }
            throw e
        }
    }

    private companion object {
        val STOP_AGAIN = 5.milliseconds
    }
}
