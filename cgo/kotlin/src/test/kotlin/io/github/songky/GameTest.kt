package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds

class GameTest {
    @Test
    fun `every variant starts as its catalogue says`() {
        for (variant in Variant.entries) {
            Game(variant, seed = 1).use { game ->
                val info = variant.info
                val board = game.board()
                assertEquals(variant, game.variant)
                assertEquals(info.files to info.ranks, board.files to board.ranks)
                assertEquals(info.start, game.fen())
                assertEquals(GameState(Side.RED, false, Outcome.Ongoing, 0, game.state.captured), game.state)
                assertEquals(info.ruleSets[0], game.rules.name)
                assertTrue(game.moves().isNotEmpty())
                assertEquals(game.moves().size.toLong(), game.perft(1))
            }
        }
    }

    @Test
    fun `moves are played, told and taken back`() {
        Game(Variant.SONGKY).use { game ->
            val start = game.fen()
            assertEquals(Move.parse("h3e3"), game.play("P2-5"))
            assertEquals(Side.BLUE, game.turn)
            game.play(Move(Square.parse("b10"), Square.parse("c8")))
            assertEquals(listOf("P2-5", "Nc8"), game.moveTexts(Notation.VIETNAMESE).take(1) + game.moveTexts(Notation.SAN).drop(1))
            assertEquals("h3e3 b10c8", game.history().joinToString(" ") { it.move.toString() })
            assertEquals(Side.BLUE, game.ply(1).side)
            assertThrows(EndException::class.java) { game.ply(2) }
            game.takeBack(Side.RED)
            assertEquals(start, game.fen())
            assertEquals(emptyList<Ply>(), game.history())
            assertEquals(emptyList<String>(), game.moveTexts(Notation.COORDINATES))
            assertThrows(NoHistoryException::class.java) { game.undo() }
            assertThrows(NoHistoryException::class.java) { game.takeBack(Side.BLUE) }
        }
    }

    @Test
    fun `the moves of one piece`() {
        Game(Variant.XIANGQI).use { game ->
            assertEquals("b1a3 b1c3", game.moves(Square.parse("b1")).sortedText())
            assertEquals(emptyList<Move>(), game.moves(Square.parse("e5")))
            assertEquals(emptyList<Move>(), game.moves(Square(1000)))
            assertTrue(Move.parse("b1c3") in game.moves())
            assertFalse(Move.parse("b1d2") in game.moves())
        }
    }

    @Test
    fun `a mate`() {
        Game(Variant.XIANGQI, fen = MATE_IN_TWO).use { game ->
            game.playAll("a2a9 d10e10")
            assertFalse(game.state.inCheck)
            game.play("h1h10")
            val over = game.state
            assertEquals(Outcome.Win(Side.RED, Reason.CHECKMATE), over.outcome)
            assertTrue(over.inCheck && over.isOver)
            assertEquals(listOf(Square.parse("h10")), game.checkers())
            assertTrue(game.history().last().isCheck)
            assertEquals("Đỏ thắng: chiếu hết", game.outcome.text(Language.VIETNAMESE))
            assertEquals("Red wins: checkmate", game.outcome.text(Language.ENGLISH))
            assertEquals(emptyList<Move>(), game.moves())
            assertThrows(GameOverException::class.java) { game.play(Move.parse("e10d10")) }
        }
    }

    @Test
    fun `declared ends`() {
        Game(Variant.CHESS).use { game ->
            game.play("e2e4")
            game.resign(Side.BLUE)
            assertEquals(Outcome.Win(Side.RED, Reason.RESIGNATION), game.outcome)
            assertThrows(GameOverException::class.java) { game.agreeDraw() }
            assertThrows(GameOverException::class.java) { game.resign(Side.RED) }
            game.undo() // takes the declaration with it
            assertEquals(Outcome.Ongoing, game.outcome)
            game.agreeDraw()
            assertEquals(Outcome.Draw(Reason.AGREEMENT), game.outcome)
            assertEquals("agreement", Reason.AGREEMENT.id)
        }
        Game(Variant.CHESS).use { game ->
            game.loseOnTime(Side.RED)
            assertEquals(Outcome.Win(Side.BLUE, Reason.TIME), game.outcome)
        }
    }

    @Test
    fun `what a ply did`() {
        Game(Variant.XIANGQI).use { game ->
            game.play("h3h10")
            game.noteTime(1500.milliseconds)
            val ply = game.history().single()
            assertEquals(Piece(Side.BLUE, Role.HORSE), ply.captured)
            assertNull(ply.revealed)
            assertEquals(1500.milliseconds, ply.spent)
            assertThrows(ArgumentException::class.java) { game.noteTime((-1).milliseconds) }
        }
        Game(Variant.COGANH, fen = "4o/5/o1o2/1O3/5 w - - 0 1").use { game ->
            game.play("b2b3")
            assertEquals("a3 c3", game.ply(0).turned.sortedText())
            assertEquals(Duration.ZERO, game.ply(0).spent)
        }
    }

    @Test
    fun `promotion and castling`() {
        Game(Variant.CHESS, fen = "8/P6k/8/8/8/8/8/K7 w - - 0 1").use { game ->
            val promotion = Move(Square.parse("a7"), Square.parse("a8"), Role.QUEEN)
            assertEquals("a7a8q", promotion.toString())
            assertEquals("a8=Q", game.format(promotion, Notation.SAN))
            game.play(promotion)
            assertEquals(Piece(Side.RED, Role.QUEEN), game.board()[Square.parse("a8")])
        }
    }

    @Test
    fun `rules can be changed`() {
        val once = Rules.named("songky").copy(repetition = 2)
        Game(Variant.XIANGQI, rules = once).use { game ->
            assertEquals(once, game.rules)
            game.playAll("a1a2 a10a9 a2a1 a9a10")
            assertEquals(Outcome.Draw(Reason.REPETITION), game.outcome)
        }
        Game(Variant.XIANGQI, rules = Rules.named("cxq")).use { game ->
            assertEquals(listOf(6, 12, 18), game.rules.checkLimits)
            assertEquals(300, game.counts().plyLimit)
        }
        assertThrows(OptionException::class.java) { Rules.named("none") }
        assertThrows(OptionException::class.java) { Game(Variant.CHESS, rules = Rules.named("cxq")) }
        assertThrows(IllegalArgumentException::class.java) { Rules("songky", checkLimits = listOf(1)) }
    }

    @Test
    fun `counts towards limits`() {
        Game(Variant.XIANGQI, fen = "4k4/9/9/9/9/9/9/9/9/3K1R3 w - - 0 1", rules = Rules.named("cxq")).use { game ->
            game.playAll("f1e1 e10f10 e1e2")
            val counts = game.counts()
            assertEquals(3, counts.plies)
            assertEquals(120 to 30, counts.effectiveLimit to counts.progressLimit)
            assertEquals(0, counts.chases(Side.RED))
            assertEquals(0, counts.checks(Side.RED).moves)
            assertEquals(emptyList<Run>(), game.chases(Side.BLUE))
        }
        Game(Variant.XIANGQI, fen = "4k4/9/9/3n5/9/9/9/9/9/3K1R3 w - - 0 1", rules = Rules.named("cxq")).use { game ->
            game.play("f1f7")
            val run = game.chases(Side.RED).single()
            assertEquals(Square.parse("d7"), run.victim)
            assertEquals(1, run.moves)
            assertEquals(6, run.limit)
            assertTrue(game.ply(0).isChase)
        }
    }

    @Test
    fun `a copy goes its own way`() {
        Game(Variant.SONGKY).use { game ->
            game.copy().use { copy ->
                copy.play("h3e3")
                assertNotEquals(game.fen(), copy.fen())
                assertEquals(0, game.state.plies)
            }
        }
    }

    @Test
    fun `handicaps`() {
        val handicap = Variant.XIANGQI.handicaps.first()
        Game(Variant.XIANGQI, handicap = handicap).use { game ->
            assertEquals(handicap.fen, game.fen())
            assertTrue(handicap.removed.all { game.board()[it].isEmpty })
        }
        assertThrows(OptionException::class.java) { Game(Variant.COGANH, handicap = handicap) }
    }

    @Test
    fun `the computer's move without an engine`() {
        Game(Variant.COGANH).use { game ->
            assertTrue(game.bestMove(Level.EASY) in game.moves())
            game.resign(Side.RED)
            assertThrows(GameOverException::class.java) { game.bestMove(Level.EASY) }
        }
    }

    @Test
    fun `boards and diagrams`() {
        Game(Variant.SONGKY).use { game ->
            val board = game.board()
            assertEquals(Piece(Side.RED, Role.GENERAL), board[Square.parse("e1")])
            assertEquals(Piece(Side.BLUE, Role.QUEEN), board[Square.parse("d10")])
            assertEquals(Piece.EMPTY, board[Square.parse("e5")])
            assertEquals(Piece.EMPTY, board[Square(15, 15)])
            assertEquals(32, board.pieces.size)
            assertTrue(board.toString().startsWith("r n b q . k b n r\n"), board.toString())
            assertTrue(game.diagram().contains("r n b q . k b n r"), game.diagram())
            assertThrows(ArgumentException::class.java) { game.board(View.FULL) }
        }
    }
}
