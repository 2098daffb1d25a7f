package io.github.songky

import io.github.songky.internal.Ticket

/**
 * A search that a host runs bit by bit on a thread of its own, such as one that draws as well. It works only while
 * [step] runs. Close it to end it early; closing twice, and closing one that has ended, is harmless.
 *
 * One step runs at a time, from whatever thread.
 */
public class Slices internal constructor(private val engine: Engine, private val ticket: Ticket) : AutoCloseable {
    private var found: SearchResult? = null

    /**
     * Goes on by a slice; false once the search has ended.
     *
     * @param onProgress is told each depth that ends in this step, on this thread; false ends the search, and so does
     * an exception, which is thrown here
     */
    @Synchronized
    public fun step(onProgress: ((Progress) -> Boolean)? = null): Boolean {
        if (found != null) return false
        val more = engine.step(ticket, onProgress)
        if (!more) finish()
        return more
    }

    /** Whether the search has ended. */
    public val isDone: Boolean @Synchronized get() = found != null

    /** What it has found. Throws [StateException] before it has ended. */
    public val result: SearchResult @Synchronized get() = found ?: throw StateException("the search has not ended")

    /** Steps to the end and returns the result. */
    public fun run(): SearchResult {
        while (step()) Unit
        return result
    }

    /** Stops the search and gives the engine back. */
    @Synchronized
    override fun close() {
        if (found != null) return
        engine.cancel(ticket)
        try {
            while (engine.step(ticket, null)) Unit
            finish()
        } catch (_: ClosedException) {
            engine.release(ticket)
        } catch (_: BusyException) {
            return // within a callback: its step ends the search
        }
    }

    private fun finish() {
        try {
            found = engine.slicesResult()
        } finally {
            engine.release(ticket)
        }
    }
}
