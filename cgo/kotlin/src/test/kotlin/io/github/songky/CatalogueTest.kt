package io.github.songky

import io.github.songky.internal.parseJson
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

class CatalogueTest {
    @Test
    fun `the library tells its version`() {
        assertTrue(Regex("\\d+\\.\\d+\\.\\d+").matches(Songky.version), Songky.version)
        assertEquals(1, Songky.abi)
    }

    @Test
    fun `the enum has all games`() {
        assertEquals(9, Variant.entries.size)
        for (variant in Variant.entries) {
            assertEquals(variant, Variant.byId(variant.id))
            assertEquals(variant.id.startsWith("coup"), variant.info.hidden)
            assertTrue(Notation.COORDINATES in variant.info.notations)
        }
        assertEquals(5 to 5, Variant.COGANH.info.files to Variant.COGANH.info.ranks)
        assertEquals(listOf("ABCKNPR", "BKNPQR"), Variant.SONGKY.info.letters.map { it.toList().sorted().joinToString("") })
        assertEquals(Variant.SONGKY.info.letters.map { it.length }, Variant.SONGKY.info.roles.map { it.size })
        assertEquals("Cờ gánh", Variant.COGANH.text(Language.VIETNAMESE))
    }

    @Test
    fun `names in both languages`() {
        assertEquals("Đỏ" to "Red", Side.RED.text(Language.VIETNAMESE) to Side.RED.text(Language.ENGLISH))
        assertEquals("horse" to 'N', Role.HORSE.text(Language.ENGLISH) to Role.HORSE.letter)
        assertEquals("Đại tướng", Level.GENERAL.text(Language.VIETNAMESE))
        assertEquals("perpetual-check", Reason.PERPETUAL_CHECK.id)
        assertEquals("perpetual check", Reason.PERPETUAL_CHECK.text(Language.ENGLISH))
        for (role in Role.entries) assertTrue(role.text(Language.VIETNAMESE).isNotEmpty() && role.letter.isUpperCase())
        for (reason in IllegalReason.entries) assertTrue(reason.text(Language.VIETNAMESE).isNotEmpty())
        for (reason in Reason.entries) assertTrue(reason.text(Language.VIETNAMESE).isNotEmpty())
        for (level in Level.entries) assertTrue(level.text(Language.ENGLISH).isNotEmpty())
        val horse = Piece(Side.BLUE, Role.HORSE)
        assertEquals("n" to "Mã", horse.letter to horse.text(Language.VIETNAMESE))
        assertEquals("馬", Piece(Side.BLUE, Role.HORSE).glyph)
        assertEquals("." to "x", Piece.EMPTY.letter to Piece.faceDown(Side.BLUE).toString())
        assertEquals(Side.BLUE to Side.RED, Side.RED.other to Side.BLUE.other)
        assertEquals(View.BLUE, View.of(Side.BLUE))
    }

    @Test
    fun `notations`() {
        for (notation in Notation.entries) assertEquals(notation, Notation.byId(notation.id))
        assertEquals(Notation.VIETNAMESE, Notation.VIETNAMESE.forSide(Variant.SONGKY, Side.RED))
        assertEquals(Notation.SAN, Notation.VIETNAMESE.forSide(Variant.SONGKY, Side.BLUE))
        assertThrows(NotationException::class.java) { Notation.WXF.forSide(Variant.CHESS, Side.RED) }
        Game(Variant.XIANGQI).use { game ->
            val move = Move.parse("h3e3")
            val texts = Variant.XIANGQI.info.notations.associateWith { game.format(move, it) }
            assertEquals("炮二平五", texts[Notation.CHINESE_SIMPLIFIED])
            assertEquals(listOf("P2-5", "C2=5", "H2-E2", "h2e2"), listOf(Notation.VIETNAMESE, Notation.WXF, Notation.ICCS, Notation.UCCI).map(texts::get))
            for ((notation, text) in texts) assertEquals(move, game.parse(text, notation))
            assertEquals(move, game.parse("C2=5"))
        }
    }

    @Test
    fun `points and moves as values`() {
        val square = Square.parse("i10")
        assertEquals(8 to 9, square.file to square.rank)
        assertEquals(Square(8, 9), square)
        assertEquals("i10", square.toString())
        val move = Move.parse("c2c1q")
        assertEquals(Triple(Square.parse("c2"), Square.parse("c1"), Role.QUEEN), Triple(move.from, move.to, move.promotion))
        assertEquals(move, Move(move.from, move.to, move.promotion))
    }

    @Test
    fun `JSON as the library writes it`() {
        assertEquals(
            mapOf("a" to listOf(1.0, -2.5, true, false, null), "b" to "é\"\\\n\u0001</", "c" to emptyMap<String, Any>()),
            parseJson(" {\"a\": [1, -2.5e0, true,false,null] ,\"b\":\"é\\\"\\\\\\n\\u0001\\u003c\\/\", \"c\":{}}"),
        )
        for (bad in listOf("", "{", "[1", "[1 2]", "{\"a\"}", "nul", "\"x", "-")) {
            assertThrows(RuntimeException::class.java) { parseJson(bad) }
        }
    }
}
