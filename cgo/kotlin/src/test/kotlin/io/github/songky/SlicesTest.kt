package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class SlicesTest {
    private val game = Game(Variant.SONGKY)

    @Test
    fun `slices find what one search finds`() {
        val whole = smallEngine().use { it.bestMoveBlocking(game, Limits(nodes = 3000)) }
        smallEngine().use { engine ->
            engine.slices(game, Limits(nodes = 3000), 500).use { slices ->
                var steps = 0
                val depths = ArrayList<Int>()
                assertThrows(StateException::class.java) { slices.result }
                while (slices.step { depths += it.depth; true }) steps++
                assertTrue(steps >= 5)
                assertEquals((1..depths.size).toList(), depths)
                assertTrue(slices.isDone)
                assertFalse(slices.step())
                val found = slices.result
                assertEquals(Triple(whole.move, whole.nodes, whole.score), Triple(found.move, found.nodes, found.score))
            }
            assertEquals(2, engine.bestMoveBlocking(game, Limits(depth = 2)).depth)
            engine.clear()
            assertEquals(whole.nodes, engine.slices(game, Limits(nodes = 3000), 100).run().nodes)
        }
    }

    @Test
    fun `the engine is busy until they end or are closed`() {
        smallEngine().use { engine ->
            assertThrows(LimitException::class.java) { engine.slices(game, Limits(nodes = 10), 0) }
            assertThrows(LimitException::class.java) { engine.slices(game, Limits(), 10) }
            engine.slices(game, Limits(infinite = true), 100).use { slices ->
                assertTrue(slices.step())
                assertThrows(BusyException::class.java) { engine.bestMoveBlocking(game, Limits(nodes = 10)) }
                assertThrows(BusyException::class.java) { engine.slices(game, Limits(nodes = 10), 10) }
                assertThrows(BusyException::class.java) { engine.clear() }
                slices.close()
                slices.close()
                assertTrue(slices.result.stopped)
                assertNotNull(slices.result.move)
            }
            assertEquals(2, engine.bestMoveBlocking(game, Limits(depth = 2)).depth)
        }
    }

    @Test
    fun `stopped, thrown out of and closed within`() {
        smallEngine().use { engine ->
            engine.slices(game, Limits(infinite = true), 200).use { slices ->
                slices.step()
                engine.stop()
                assertFalse(slices.step())
                assertTrue(slices.result.stopped)
            }
            engine.slices(game, Limits(infinite = true), 200).use { slices ->
                val mine = IllegalStateException("mine")
                val got = assertThrows(IllegalStateException::class.java) { while (slices.step { throw mine }) Unit }
                assertTrue(got === mine)
            }
            engine.slices(game, Limits(infinite = true), 200).use { slices ->
                while (slices.step { slices.close(); true }) Unit
                assertTrue(slices.isDone)
            }
            val slices = engine.slices(game, Limits(infinite = true), 200)
            engine.close()
            assertThrows(ClosedException::class.java) { slices.step() }
            slices.close()
        }
    }
}
