package io.github.songky

import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotNull
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.nanoseconds

class EngineTest {
    private fun <T> with(variant: Variant, fen: String? = null, use: (Game, Engine) -> T): T =
        Game(variant, fen = fen).use { game -> smallEngine().use { engine -> use(game, engine) } }

    @Test
    fun `limits`() = with(Variant.SONGKY) { game, engine ->
        for (bad in listOf(
            Limits(), Limits(depth = 128), Limits(depth = -1), Limits(time = (-1).milliseconds), Limits(nodes = 10, lines = 257),
            Limits(depth = 1, mate = -1), Limits(mate = 3), Limits(ponder = true),
        )) assertThrows(LimitException::class.java) { engine.bestMoveBlocking(game, bad) }
        val shallow = engine.bestMoveBlocking(game, Limits(depth = 2))
        assertEquals(2, shallow.depth)
        assertNotNull(shallow.ponder)
        assertTrue(shallow.move!! in game.moves())
        assertFalse(shallow.stopped)
        assertTrue(engine.bestMoveBlocking(game, Limits(time = 20.milliseconds)).elapsed >= 20.milliseconds)
        assertNotNull(engine.bestMoveBlocking(game, Limits(level = Level.EASY, seed = 7)).move)
        game.resign(Side.RED)
        assertThrows(GameOverException::class.java) { engine.bestMoveBlocking(game, Limits(nodes = 10)) }
        assertThrows(LimitException::class.java) { Engine(threads = 513) }
        assertThrows(LimitException::class.java) { Engine(hashBytes = -1) }
        Unit
    }

    @Test
    fun `several lines, best first`() = with(Variant.CHESS) { game, engine ->
        val result = engine.bestMoveBlocking(game, Limits(nodes = 5000, lines = 3))
        assertEquals(3, result.lines.size)
        assertEquals(result.move, result.lines[0].moves[0])
        assertEquals(3, result.lines.map { it.moves[0] }.toSet().size)
        assertEquals(result.lines.map { it.score.centipawns }.sortedDescending(), result.lines.map { it.score.centipawns })
        assertTrue(result.lines[0].toString().contains(result.move.toString()))
    }

    @Test
    fun `the same search on an engine that has forgotten`() = with(Variant.XIANGQI) { game, engine ->
        val first = engine.bestMoveBlocking(game, Limits(nodes = 3000))
        engine.clear()
        val second = engine.bestMoveBlocking(game, Limits(nodes = 3000))
        assertEquals(Triple(first.move, first.nodes, first.score), Triple(second.move, second.nodes, second.score))
    }

    @Test
    fun `progress comes on this thread after each depth`() = with(Variant.SONGKY) { game, engine ->
        val thread = Thread.currentThread()
        val depths = ArrayList<Int>()
        engine.bestMoveBlocking(game, Limits(depth = 4, lines = 2)) {
            assertTrue(Thread.currentThread() === thread)
            assertEquals(2, it.lines.size)
            assertNull(it.result)
            depths += it.depth
            true
        }
        assertEquals(listOf(1, 2, 3, 4), depths)
    }

    @Test
    fun `a callback ends the search by its result`() = with(Variant.SONGKY) { game, engine ->
        val result = engine.bestMoveBlocking(game, Limits(infinite = true)) { it.depth < 3 }
        assertEquals(3, result.depth)
        assertFalse(result.stopped)
    }

    @Test
    fun `what a callback throws ends the search and comes out`() = with(Variant.SONGKY) { game, engine ->
        class Mine : RuntimeException("mine")
        for (thrown in listOf(Mine(), StackOverflowError(), IllegalStateException())) {
            val got = assertThrows(Throwable::class.java) { engine.bestMoveBlocking(game, Limits(infinite = true)) { throw thrown } }
            assertTrue(got === thrown)
        }
        assertEquals(2, engine.bestMoveBlocking(game, Limits(depth = 2)).depth)
    }

    @Test
    fun `a callback may call everything`() = with(Variant.SONGKY) { game, engine ->
        var nested: SearchResult? = null
        engine.bestMoveBlocking(game, Limits(depth = 3)) { progress ->
            assertThrows(BusyException::class.java) { engine.bestMoveBlocking(game, Limits(nodes = 10)) }
            assertThrows(BusyException::class.java) { engine.slices(game, Limits(nodes = 10), 5) }
            assertThrows(BusyException::class.java) { engine.clear() }
            assertFalse(engine.ponderHit())
            smallEngine().use { nested = it.bestMoveBlocking(game, Limits(depth = progress.depth)) }
            game.play(game.moves()[0])
            System.gc()
            true
        }
        assertEquals(3, nested?.depth)
        assertEquals(3, game.state.plies)
    }

    @Test
    fun `stopped and closed from within`() = with(Variant.SONGKY) { game, engine ->
        val stopped = engine.bestMoveBlocking(game, Limits(infinite = true)) {
            if (it.depth == 2) engine.stop()
            true
        }
        assertTrue(stopped.stopped)
        assertNotNull(stopped.move)
        val closed = engine.bestMoveBlocking(game, Limits(infinite = true)) {
            engine.close()
            true
        }
        assertTrue(closed.stopped)
        assertNotNull(closed.move)
        assertThrows(ClosedException::class.java) { engine.bestMoveBlocking(game, Limits(depth = 1)) }
        Unit
    }

    @Test
    fun `moves that are asked for, and mates`() = with(Variant.XIANGQI) { game, engine ->
        val only = listOf(Move.parse("a1a2"), Move.parse("i1i2"))
        val result = engine.bestMoveBlocking(game, Limits(nodes = 1000, moves = only, lines = 10))
        assertEquals(only.toSet(), result.lines.map { it.moves[0] }.toSet())
        val e = assertThrows(IllegalMoveException::class.java) { engine.bestMoveBlocking(game, Limits(depth = 1, moves = listOf(Move.parse("a1a9")))) }
        assertTrue(e.message!!.contains("a1a9"))
        Game(Variant.XIANGQI, fen = MATE_IN_TWO).use { mate ->
            val found = engine.bestMoveBlocking(mate, Limits(depth = 12, mate = 2))
            assertEquals(2, found.score.mateIn)
            assertTrue(found.depth < 12)
            assertTrue(found.lines[0].toString().startsWith("mate 2 "))
        }
    }

    @Test
    fun `pondering`() = with(Variant.SONGKY) { game, engine ->
        assertFalse(engine.ponderHit())
        val result = engine.bestMoveBlocking(game, Limits(time = 1.nanoseconds, ponder = true)) {
            if (it.depth == 6) assertTrue(engine.ponderHit())
            true
        }
        assertTrue(result.depth >= 6)
        assertThrows(LimitException::class.java) { engine.answersDrawBlocking(game, Side.RED, Limits(nodes = 10, ponder = true)) }
        Unit
    }

    @Test
    fun `resigning and draw offers`() = with(Variant.XIANGQI, LOST) { game, engine ->
        assertTrue(engine.bestMoveBlocking(game, Limits(nodes = 3000, level = Level.GRANDMASTER)).resigns)
        assertFalse(engine.bestMoveBlocking(game, Limits(nodes = 3000, level = Level.EASY)).resigns)
        assertEquals(true, engine.answersDrawBlocking(game, Side.RED, Limits(nodes = 3000)))
        assertEquals(false, engine.answersDrawBlocking(game, Side.BLUE, Limits(nodes = 3000)))
        assertEquals(true, runBlocking { engine.answersDraw(game, Side.RED, Limits(nodes = 3000, level = Level.NORMAL)) })
    }

    @Test
    fun `suspending and flowing searches agree with blocking ones`() = with(Variant.CHESS) { game, engine ->
        val limits = Limits(nodes = 3000, lines = 2)
        val blocking = engine.bestMoveBlocking(game, limits)
        engine.clear()
        val depths = ArrayList<Int>()
        val suspended = runBlocking { engine.bestMove(game, limits) { depths += it.depth } }
        engine.clear()
        val progress = runBlocking { engine.search(game, limits).toList() }
        val flowed = progress.last().result!!
        for (other in listOf(suspended, flowed)) {
            assertEquals(blocking.move to blocking.nodes, other.move to other.nodes)
            assertEquals(blocking.lines.map { it.toString() }, other.lines.map { it.toString() })
        }
        assertEquals(depths, progress.dropLast(1).map { it.depth })
        assertTrue(progress.dropLast(1).all { it.result == null && it.lines.size == 2 })
    }

    @Test
    fun `errors of suspending and flowing searches`() = with(Variant.CHESS) { game, engine ->
        assertThrows(LimitException::class.java) { runBlocking { engine.bestMove(game, Limits()) } }
        assertThrows(LimitException::class.java) { runBlocking { engine.search(game, Limits()).toList() } }
        val mine = IllegalStateException("mine")
        val got = assertThrows(IllegalStateException::class.java) {
            runBlocking { engine.bestMove(game, Limits(infinite = true)) { throw mine } }
        }
        assertEquals("mine", got.message)
        assertEquals(2, engine.bestMoveBlocking(game, Limits(depth = 2)).depth)
    }
}
