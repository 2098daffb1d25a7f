package io.github.songky

import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import java.io.File

/** What is closed leaves nothing behind. The heap of the JVM is there from the start, as pom.xml has it. */
class MemoryTest {
    private val status = File("/proc/self/status")

    private fun residentKb(): Long = status.readLines().first { it.startsWith("VmRSS:") }.filter(Char::isDigit).toLong()

    private fun openAndClose(count: Int) {
        val variants = listOf(Variant.SONGKY, Variant.XIANGQI, Variant.COUP, Variant.CHESS, Variant.COGANH)
        repeat(count) { i ->
            Game(variants[i % variants.size], seed = 1).use { game ->
                repeat(10) { ply -> game.moves().let { if (it.isNotEmpty()) game.play(it[(i + ply) % it.size]) } }
                assertThrows(SongkyException::class.java) { game.play(Move(1)) } // an error is kept with it
                assertTrue(game.save().isNotEmpty())
            }
        }
    }

    @Test
    fun `thousands of games`() {
        assumeTrue(status.exists(), "no /proc here")
        openAndClose(4000)
        val before = residentKb()
        openAndClose(16000)
        val after = residentKb()
        println("after 4,000 games $before KB, after 20,000 $after KB")
        assertTrue(after < before + 16384, "$before KB became $after KB") // a kilobyte a game
    }

    @Test
    fun `engines of 64 MiB, one after the other`() {
        assumeTrue(status.exists(), "no /proc here")
        Game(Variant.SONGKY).use { game ->
            val engines = { repeat(5) { Engine(hashBytes = 64L shl 20).use { it.bestMoveBlocking(game, Limits(nodes = 20000)) } } }
            engines()
            val before = residentKb()
            engines()
            val after = residentKb()
            println("before engines $before KB, after $after KB")
            assertTrue(after < before + 16384, "$before KB became $after KB")
        }
    }
}
