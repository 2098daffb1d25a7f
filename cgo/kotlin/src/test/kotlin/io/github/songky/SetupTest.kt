package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class SetupTest {
    @Test
    fun `an empty board becomes a game`() {
        val setup = Setup(Variant.XIANGQI)
        assertEquals(9 to 10, setup.files to setup.ranks)
        assertEquals(2, setup.faults().size)
        setup[Square.parse("d1")] = Piece(Side.RED, Role.GENERAL)
        setup[Square.parse("e10")] = Piece(Side.BLUE, Role.GENERAL)
        setup[Square.parse("a5")] = Piece(Side.RED, Role.CHARIOT)
        setup.turn = Side.BLUE
        setup.progress = 3
        setup.moveNumber = 12
        assertEquals(emptyList<SetupFault>(), setup.faults())
        assertEquals("4k4/9/9/9/9/R8/9/9/9/3K5 b - - 3 12", setup.toFen())
        setup.game().use { assertEquals(Side.BLUE, it.turn) }
    }

    @Test
    fun `a position is read, changed and judged`() {
        val setup = Setup(Variant.CHESS_FIDE, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 5")
        assertEquals(Castling.entries.toSet(), setup.castling)
        assertEquals(Square.parse("d6"), setup.enPassant)
        assertEquals(Side.RED to 5, setup.turn to setup.moveNumber)
        setup.castling = setOf(Castling.RED_LONG)
        setup.enPassant = null
        assertNull(setup.enPassant)
        assertEquals("r3k2r/8/8/3pP3/8/8/8/R3K2R w Q - 0 5", setup.toFen())
        setup[Square.parse("a1")] = Piece.EMPTY
        val fault = setup.faults().single()
        assertTrue(fault.english.contains("castling"), fault.english)
        assertThrows(PositionException::class.java) { setup.game() }
    }

    @Test
    fun `pools of coup`() {
        val setup = Setup(Variant.COUP, Variant.COUP.info.start)
        assertEquals(4, setup.pool(Side.RED, Role.CHARIOT))
        setup[Square.parse("b3")] = Piece.EMPTY
        setup.setPool(Side.RED, Role.CHARIOT, 3)
        assertEquals(3, setup.pool(Side.BLUE, Role.CHARIOT))
        assertTrue(setup.toFen().contains("R3N4B4A4C4P10"), setup.toFen())
        setup.fillPool()
        assertEquals(4, setup.pool(Side.RED, Role.CHARIOT))
        assertThrows(ArgumentException::class.java) { setup.setPool(Side.RED, Role.CHARIOT, 256) }
        val classic = Setup(Variant.COUP_CLASSIC, Variant.COUP_CLASSIC.info.start)
        classic.setPool(Side.RED, Role.CHARIOT, 1)
        assertEquals(2, classic.pool(Side.BLUE, Role.CHARIOT))
    }

    @Test
    fun `what no set-up holds`() {
        val setup = Setup(Variant.COGANH)
        assertThrows(ArgumentException::class.java) { setup[Square.parse("f1")] }
        assertThrows(ArgumentException::class.java) { setup[Square.parse("a6")] = Piece.EMPTY }
        setup[Square.parse("a1")] = Piece(Side.RED, Role.GENERAL)
        assertThrows(SongkyException::class.java) { setup.toFen() }
        assertThrows(PositionException::class.java) { Setup(Variant.CHESS, "nonsense") }
        val faults = Setup.faults(Variant.XIANGQI, "9/9/9/9/9/9/9/9/4A4/K8 w - - 0 1")
        assertTrue(faults.any { it.square == Square.parse("a1") && it.side == Side.RED }, "$faults")
        assertTrue(faults.all { it.vietnamese.isNotEmpty() })
    }
}
