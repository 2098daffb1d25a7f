package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class RecordsTest {
    @Test
    fun `JSON and back, for every game`() {
        for (variant in Variant.entries) {
            Game(variant, seed = 3).use { game ->
                repeat(6) { game.play(game.moves().last()) }
                Game.load(game.save(View.FULL)).use { again ->
                    assertEquals(game.fen(), again.fen())
                    assertEquals(game.history(), again.history())
                    assertEquals(game.save(View.FULL), again.save(View.FULL))
                }
            }
        }
    }

    @Test
    fun `a long record comes whole`() {
        Game(Variant.XIANGQI, rules = Rules("songky")).use { game ->
            repeat(400) { game.playAll("a1a2 a10a9 a2a1 a9a10") }
            assertEquals(1600, game.history().size)
            assertEquals(1600, game.moveTexts(Notation.COORDINATES).size)
            Game.load(game.save()).use { assertEquals(1600, it.state.plies) }
        }
    }

    @Test
    fun `PGN and back`() {
        Game(Variant.CHESS_FIDE).use { game ->
            game.playAll("e2e4 e7e5 g1f3")
            game.resign(Side.BLUE)
            val text = game.pgn("White" to "Lan", "Event" to "Giải \"vui\"")
            assertTrue(text.contains("1. e4 e5 2. Nf3"), text)
            Game.readPgn(text).use { again ->
                assertEquals(game.history().map { it.move }, again.history().map { it.move })
                assertEquals(Outcome.Win(Side.RED, Reason.RESIGNATION), again.outcome)
            }
            assertThrows(EndException::class.java) { Game.readPgn(text, 1) }
            assertThrows(ArgumentException::class.java) { Game.readPgn(text, -1) }
        }
    }

    @Test
    fun `a file of many games, one of them broken`() {
        val file = "[White \"An\"]\n\n1. e4 {đầu} e5 *\n\n[White \"Bình\"]\n\n1. e4 Qxh7 *\n\n[White \"Chi\"]\n\n1. d4 *\n"
        PgnReader(file).use { reader ->
            val first = reader.next()!!
            assertEquals("White" to "An", first.tags.single())
            assertEquals(mapOf(1 to "đầu"), first.comments)
            assertEquals(2, first.game.state.plies)
            first.game.close()
            assertThrows(IllegalMoveException::class.java) { reader.next() }
            val third = reader.games().single()
            assertEquals("Chi", third.tags.toMap()["White"])
            third.game.close()
            assertNull(reader.next())
        }
        PgnReader("").use { assertEquals(0, it.games().count()) }
    }

    @Test
    fun `lines of engine protocols`() {
        Game(Variant.XIANGQI).use { game ->
            game.playAll("h3e3 h10g8")
            assertEquals("position startpos moves h3e3 h10g8", game.positionLine())
            assertEquals("position startpos moves h2e2 h9g7", game.positionLine(Notation.UCCI))
            Game.readPositionLine(Variant.XIANGQI, game.positionLine(Notation.UCCI), Notation.UCCI).use { assertEquals(game.fen(), it.fen()) }
            assertThrows(ParseException::class.java) { Game.readPositionLine(Variant.XIANGQI, "position") }
        }
    }
}
