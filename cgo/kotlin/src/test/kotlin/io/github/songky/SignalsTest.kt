package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** The JVM and Go share the signals of the process: what the JVM does by them still works. */
class SignalsTest {
    private class Box(@JvmField val value: Int)

    private fun valueOf(box: Box?): Int = box!!.value

    private fun deeper(n: Int): Int = if (n < 0) 0 else 1 + deeper(n + 1)

    private fun game(work: (Game) -> Unit) = Game(Variant.XIANGQI).use { it.turn; work(it); assertEquals(Side.RED, it.turn) }

    @Test
    fun `null pointers`() = game { game ->
        var sum = 0
        repeat(200_000) { sum += valueOf(Box(1)) } // so that the compiler leaves the check to the signal
        assertEquals(200_000, sum)
        repeat(100) {
            @Suppress("UNCHECKED_CAST")
            assertThrows(NullPointerException::class.java) { valueOf(null) }
            game.turn
        }
    }

    @Test
    fun `stack overflows`() = game { game ->
        repeat(5) {
            assertThrows(StackOverflowError::class.java) { deeper(0) }
            game.turn
        }
    }

    @Test
    fun `both within a callback of a search`() = game { game ->
        smallEngine().use { engine ->
            var caught = 0
            engine.bestMoveBlocking(game, Limits(depth = 3)) {
                assertThrows(StackOverflowError::class.java) { deeper(0) }
                assertThrows(NullPointerException::class.java) { valueOf(null) }
                caught++
                true
            }
            assertEquals(3, caught)
        }
    }

    @Test
    fun `threads with small stacks and garbage`() {
        var moves = 0
        val thread = Thread(null, {
            repeat(200) {
                game { game -> moves += game.moves().size }
                if (it % 50 == 0) System.gc()
            }
        }, "small", 256 * 1024)
        thread.start()
        thread.join()
        assertTrue(moves > 200 * 40, "$moves")
    }
}
