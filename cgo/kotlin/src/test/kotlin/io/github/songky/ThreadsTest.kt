package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout
import java.util.concurrent.ConcurrentLinkedQueue
import java.util.concurrent.CountDownLatch
import kotlin.concurrent.thread
import kotlin.time.Duration.Companion.milliseconds

@Timeout(120)
class ThreadsTest {
    private val failures = ConcurrentLinkedQueue<Throwable>()

    private fun onThreads(count: Int, work: (Int) -> Unit) {
        List(count) { i ->
            thread {
                try {
                    work(i)
                } catch (e: Throwable) {
                    failures += e
                }
            }
        }.forEach { it.join() }
        failures.firstOrNull()?.let { throw it }
    }

    /** A sequence that looks random and is the same each time. */
    private class Dice(private var state: Int) {
        fun roll(sides: Int): Int {
            state = state * 1664525 + 1013904223
            return (state ushr 8) % sides
        }
    }

    private fun step(dice: Dice, game: Game, engine: Engine) {
        when (dice.roll(8)) {
            0, 1, 2 -> game.moves().let { if (it.isNotEmpty()) game.play(it[dice.roll(it.size)]) }
            3 -> game.undo()
            4 -> assertTrue(game.fen().isNotEmpty() && game.history().size >= 0)
            5 -> engine.stop()
            6 -> engine.slices(game, Limits(nodes = 2000), 500).use { it.step() }
            else -> engine.bestMoveBlocking(game, Limits(nodes = 500L + dice.roll(2000), time = 5.milliseconds)) { dice.roll(4) > 0 }
        }
    }

    @Test
    fun `games and engines that threads share`() {
        val games = listOf(Variant.SONGKY, Variant.XIANGQI, Variant.COUP, Variant.CHESS).map { Game(it, seed = 1) }
        val engines = List(4) { smallEngine() }
        val done = IntArray(8)
        onThreads(8) { me ->
            val dice = Dice(me)
            repeat(400) {
                try {
                    step(dice, games[dice.roll(4)], engines[dice.roll(4)])
                    done[me]++
                } catch (e: SongkyException) {
                    // What others may have done in between.
                    if (e !is BusyException && e !is IllegalMoveException && e !is NoHistoryException && e !is GameOverException) throw e
                    if (e is IllegalMoveException) assertTrue(e.reason != null && e.message!!.contains(e.move.toString()))
                }
            }
        }
        assertTrue(done.all { it > 0 })
        for (game in games) {
            repeat(game.state.plies) { game.undo() }
            assertEquals(0, game.state.plies)
            game.close()
        }
        engines.forEach { it.close() }
    }

    @Test
    fun `each error is that of its call`() {
        Game(Variant.XIANGQI).use { game ->
            onThreads(4) { me ->
                repeat(2000) {
                    val text = listOf("b1d2", "a1a9", "nonsense", "h3h5h7")[me]
                    val e = runCatching { game.play(text) }.exceptionOrNull()
                    if (me == 0) assertEquals(IllegalReason.LEG_BLOCKED, (e as IllegalMoveException).reason)
                    if (me == 1) assertEquals(IllegalReason.PATH_BLOCKED, (e as IllegalMoveException).reason)
                    if (me >= 2) assertTrue(e is ParseException && e.message!!.contains(text), "$e")
                }
            }
        }
    }

    @Test
    fun `a game is closed while others use it`() {
        repeat(50) {
            val game = Game(Variant.SONGKY)
            val ready = CountDownLatch(3)
            onThreads(4) { me ->
                if (me == 0) {
                    ready.await()
                    game.close()
                } else {
                    ready.countDown()
                    try {
                        while (true) game.moves()
                    } catch (_: ClosedException) {
                        return@onThreads
                    }
                }
            }
        }
    }

    @Test
    fun `an engine is closed while another thread searches`() {
        Game(Variant.SONGKY).use { game ->
            val engine = smallEngine()
            val begun = CountDownLatch(1)
            var calls = 0
            var result: SearchResult? = null
            val searcher = thread {
                result = engine.bestMoveBlocking(game, Limits(infinite = true)) {
                    calls++
                    begun.countDown()
                    true
                }
            }
            begun.await()
            engine.close()
            val after = calls
            searcher.join()
            assertEquals(after, calls, "no callback comes after the engine is closed")
            assertTrue(result!!.stopped && result!!.move != null)
        }
    }

    @Test
    fun `threads that come and go`() {
        repeat(200) { onThreads(2) { Game(Variant.COGANH).use { it.play(it.moves()[0]) } } }
    }
}
