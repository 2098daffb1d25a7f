package io.github.songky

import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.takeWhile
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.yield
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.Timeout

/** A search without a limit ends when its coroutine is cancelled: a test that waits for ever has failed. */
@Timeout(60)
class CancellationTest {
    private val game = Game(Variant.XIANGQI)
    private val engine = smallEngine()
    private val forever = Limits(infinite = true)

    @AfterEach
    fun `the engine is free again`() {
        assertEquals(2, engine.bestMoveBlocking(game, Limits(depth = 2)).depth)
        engine.close()
        game.close()
    }

    @Test
    fun `cancelled while it searches`() = runBlocking {
        val deep = CompletableDeferred<Unit>()
        val job = launch { engine.bestMove(game, forever) { if (it.depth == 4) deep.complete(Unit) } }
        deep.await()
        job.cancelAndJoin()
        assertTrue(job.isCancelled)
    }

    /** Whether the search has begun when the stop comes, is left to the threads: it must end in every case. */
    @Test
    fun `cancelled at any moment of its beginning`() = runBlocking {
        repeat(300) { i ->
            val job = launch(Dispatchers.Default) { engine.bestMove(game, forever) }
            repeat(i % 20) { yield() }
            job.cancelAndJoin()
        }
    }

    @Test
    fun `a flow that is collected no further`() = runBlocking {
        repeat(20) { assertEquals(3, engine.search(game, forever).first { it.depth == 3 }.depth) }
        assertEquals(listOf(1, 2, 3), engine.search(game, forever).takeWhile { it.depth < 4 }.toList().map { it.depth })
    }

    @Test
    fun `a collector that fails`() {
        val got = assertThrows(IllegalStateException::class.java) {
            runBlocking { engine.search(game, forever).collect { error("mine") } }
        }
        assertEquals("mine", got.message)
    }

    @Test
    fun `a cancellation out of the callback`() {
        assertThrows(CancellationException::class.java) {
            runBlocking { engine.bestMove(game, forever) { throw CancellationException("mine") } }
        }
    }

    @Test
    fun `stop ends a suspended search with its result`() = runBlocking {
        val result = engine.bestMove(game, forever) { if (it.depth == 3) engine.stop() }
        assertTrue(result.stopped && result.move != null)
        val answer = runBlocking {
            val job = launch(Dispatchers.Default) { engine.answersDraw(game, Side.RED, forever) }
            repeat(5) { yield() }
            job.cancelAndJoin()
            job.isCancelled
        }
        assertTrue(answer)
    }
}
