package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Assumptions.assumeTrue
import org.junit.jupiter.api.Test
import java.io.File

/** Plays the file of shared cases that the system property `songky.cases` names; cgo/README.md describes it. */
class SharedCasesTest {
    @Test
    fun `every line of the shared cases`() {
        val path = System.getProperty("songky.cases").orEmpty()
        assumeTrue(path.isNotEmpty(), "-Dsongky.cases names no file")
        val runner = CaseRunner()
        File(path).forEachLine(action = runner::line)
        runner.game.close()
        println("shared cases: ${runner.lines} lines, ${runner.checks} checks, ${runner.wrong.size} wrong")
        assertTrue(runner.lines > 0)
        assertTrue(runner.wrong.isEmpty(), runner.wrong.take(20).joinToString("\n"))
    }

    @Test
    fun `wrong lines are found`() {
        val runner = CaseRunner()
        runner.line("# a comment")
        runner.line("game\txiangqi\t-\t-\t4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1")
        runner.line("perft\t1\t99")
        runner.line("nonsense")
        runner.game.close()
        assertEquals(Triple(3, 3, 2), Triple(runner.lines, runner.checks, runner.wrong.size))
    }
}
