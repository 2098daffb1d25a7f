package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.time.Duration.Companion.seconds

class ErrorsTest {
    @Test
    fun `an illegal move says why and where`() {
        Game(Variant.XIANGQI).use { game ->
            val e = assertThrows(IllegalMoveException::class.java) { game.play(Move.parse("b1d2")) }
            assertEquals(IllegalReason.LEG_BLOCKED, e.reason)
            assertEquals(Move.parse("b1d2"), e.move)
            assertEquals(Square.parse("b1"), e.square)
            assertEquals("illegal move b1d2: the horse's leg is blocked", e.message)
            assertEquals("Mã bị cản chân", e.reason?.text(Language.VIETNAMESE))
            val read = assertThrows(IllegalMoveException::class.java) { game.parse("a1a9") }
            assertEquals(IllegalReason.PATH_BLOCKED, read.reason)
            assertNull(read.square)
            assertEquals(IllegalReason.NO_MOVE, assertThrows(IllegalMoveException::class.java) { game.play(Move(5)) }.reason)
            assertThrows(IllegalMoveException::class.java) { game.play(Move(0)) }
            assertThrows(IllegalMoveException::class.java) { game.format(Move.parse("a1a9"), Notation.ICCS) }
            assertEquals(0, game.state.plies)
        }
    }

    @Test
    fun `a bad FEN has all its faults`() {
        val e = assertThrows(PositionException::class.java) { Game(Variant.XIANGQI, fen = "9/9/9/9/9/9/9/9/9/4A3A w - - 0 1") }
        assertEquals(listOf("advisor outside its palace or elephant over the river") + List(2) { "general or king missing" }, e.faults.map { it.english }.sorted())
        assertEquals(Square.parse("i1"), e.faults.first { it.square != null }.square)
        val unreadable = assertThrows(PositionException::class.java) { Game(Variant.XIANGQI, fen = "4k4/z w") }
        assertTrue(unreadable.faults.first().detail.isNotEmpty())
        assertEquals(0, unreadable.faults.first().kind)
        assertThrows(PositionException::class.java) { Game(Variant.XIANGQI, fen = "") }
    }

    @Test
    fun `texts that cannot be read`() {
        Game(Variant.XIANGQI).use { game ->
            assertThrows(ParseException::class.java) { game.parse("hello") }
            assertThrows(ParseException::class.java) { game.parse("") }
            assertThrows(NotationException::class.java) { game.parse("h3e3", Notation.SAN) }
        }
        assertThrows(ParseException::class.java) { Move.parse("zz") }
        assertThrows(ParseException::class.java) { Square.parse("k1") }
        assertThrows(ParseException::class.java) { Game.load("{") }
        assertThrows(ParseException::class.java) { GameClock.load("[]") }
        assertThrows(NotationException::class.java) { Notation.byId("none") }
        assertThrows(UnknownVariantException::class.java) { Variant.byId("go") }
        assertThrows(ParseException::class.java) { Game(Variant.COUP, deal = "a1=Q") }
        assertThrows(OptionException::class.java) { Game(Variant.CHESS, captured = Captured.BY_CAPTURER) }
    }

    @Test
    fun `halves of surrogate pairs and NULs are refused, whole pairs pass`() {
        Game(Variant.XIANGQI).use { game ->
            for (bad in listOf("\uD800", "a\uDC00b", "\uDC00\uD800", "x\uD83D", "h3e3\u0000")) {
                assertThrows(TextException::class.java) { game.parse(bad) }
                assertThrows(TextException::class.java) { game.pgn("Event" to bad) }
                assertThrows(TextException::class.java) { Game(Variant.XIANGQI, fen = bad) }
                assertThrows(TextException::class.java) { Game.readPositionLine(Variant.XIANGQI, bad) }
            }
            assertThrows(TextException::class.java) { Game.load("\uD800") }
            assertThrows(TextException::class.java) { PgnReader("\uD800") }
            assertThrows(ParseException::class.java) { game.parse("\uD83D\uDE00") }
            val event = "Giải cờ \uD83C\uDFC6"
            assertTrue(game.pgn("Event" to event).contains(event))
        }
    }

    @Test
    fun `whatever is closed says so, and closing twice is harmless`() {
        val game = Game(Variant.XIANGQI)
        val engine = smallEngine()
        val clock = GameClock()
        val reader = PgnReader("")
        repeat(2) {
            game.close()
            engine.close()
            clock.close()
            reader.close()
        }
        val calls = listOf<() -> Any?>(
            { game.turn }, { game.moves() }, { game.state }, { game.play("h3e3") }, { game.fen() }, { game.history() }, { game.copy() },
            { game.save() }, { game.counts() }, { game.perft(1) }, { game.bestMove(Level.EASY) }, { game.pgn() }, { game.undo() },
            { game.rules }, { game.checkers() }, { game.parse("h3e3") }, { game.noteTime(1.seconds) }, { game.deal() },
        )
        for (call in calls) assertEquals("the game is closed", assertThrows(ClosedException::class.java) { call() }.message)
        assertEquals("Game(closed)", game.toString())
        assertEquals("the clock is closed", assertThrows(ClosedException::class.java) { clock.press(1.seconds) }.message)
        assertEquals("the reader is closed", assertThrows(ClosedException::class.java) { reader.next() }.message)
        Game(Variant.CHESS).use { open ->
            val e = assertThrows(ClosedException::class.java) { engine.bestMoveBlocking(open, Limits(nodes = 10)) }
            assertEquals("the engine is closed", e.message)
            assertThrows(ClosedException::class.java) { engine.clear() }
            assertThrows(ClosedException::class.java) { engine.ponderHit() }
            engine.stop() // does nothing
            smallEngine().use { other ->
                val given = assertThrows(ClosedException::class.java) { other.bestMoveBlocking(game, Limits(nodes = 10)) }
                assertEquals("what the call was given is closed", given.message)
                assertThrows(ClosedException::class.java) { other.bestMoveBlocking(open, Limits(clock = ThinkingClock.Of(clock, 1.seconds))) }
                assertFalse(other.bestMoveBlocking(open, Limits(nodes = 10)).stopped)
            }
        }
    }

    @Test
    fun `every exception is one of the hierarchy and has a message`() {
        for (status in (-25..-2) - -4 - -21) { // a short buffer and a stopped search are no errors here
            val e = exceptionOf(status, 0, null)
            assertFalse(e.message.isNullOrEmpty(), "$status")
            assertEquals(status == -25, e is DefectException, "$status")
        }
    }
}
