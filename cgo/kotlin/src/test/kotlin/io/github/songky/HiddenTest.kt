package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.Test

/** Cờ úp: nothing that a side may not know comes out. */
class HiddenTest {
    @Test
    fun `face-down pieces show nothing to anybody`() {
        Game(Variant.COUP, deal = DEAL).use { game ->
            for (view in listOf(View.PUBLIC, View.RED, View.BLUE)) {
                val down = game.board(view).pieces.filter { it.second.isFaceDown }
                assertEquals(30, down.size)
                assertTrue(down.all { it.second.role == null && it.second.letter.lowercase() == "x" })
                assertEquals("xxxxkxxxx/9/1x5x1/x1x1x1x1x/9/9/X1X1X1X1X/1X5X1/9/XXXXKXXXX w R4N4B4A4C4P10 - 0 1", game.fen(view))
            }
            assertEquals("Game(coup, ${game.fen()})", game.toString())
            assertThrows(HiddenException::class.java) { game.deal() }
        }
    }

    @Test
    fun `two deals look alike in all that a side is sent`() {
        val other = DEAL.replace("a1=N", "a1=?").replace("c1=P", "c1=N").replace("a1=?", "a1=P")
        Game(Variant.COUP, deal = DEAL).use { a ->
            Game(Variant.COUP, deal = other).use { b ->
                for (game in listOf(a, b)) game.playAll("b3b4 h8h7 h3h4")
                for (view in listOf(View.PUBLIC, View.RED, View.BLUE)) {
                    assertEquals(a.save(view), b.save(view))
                    assertEquals(a.diagram(view), b.diagram(view))
                    assertEquals(a.fen(view), b.fen(view))
                }
                assertEquals(a.pgn(), b.pgn())
                assertEquals(a.toString(), b.toString())
                assertEquals(a.history(), b.history())
                assertFalse(a.save(View.FULL) == b.save(View.FULL))
            }
        }
    }

    @Test
    fun `a move turns a piece up`() {
        Game(Variant.COUP, deal = DEAL).use { game ->
            game.play("b3b10")
            val ply = game.ply(0)
            assertEquals(Piece(Side.RED, Role.CHARIOT), ply.revealed)
            assertEquals(Piece.faceDown(Side.BLUE), ply.captured)
            assertEquals(3, game.unseen(Side.RED, Role.CHARIOT))
            game.undo()
            assertTrue(game.board()[Square.parse("b3")].isFaceDown)
        }
    }

    @Test
    fun `the capturer alone learns what it captured`() {
        Game(Variant.COUP_CLASSIC, seed = 7).use { game ->
            assertEquals(Captured.BY_CAPTURER, game.state.captured)
            game.play("b3b10")
            val seen = Role.entries.filter { game.unseen(Side.BLUE, it, View.RED) < game.unseen(Side.BLUE, it) }
            assertEquals(1, seen.size)
            assertTrue(Role.entries.all { game.unseen(Side.BLUE, it, View.BLUE) == game.unseen(Side.BLUE, it) })
            assertTrue(game.save(View.RED) != game.save(View.BLUE))
            assertEquals(game.save(View.BLUE), game.save())
        }
        Game(Variant.COUP_CLASSIC, seed = 7, captured = Captured.UNSEEN).use { game ->
            game.play("b3b10")
            assertEquals(game.fen(), game.fen(View.RED))
        }
    }

    @Test
    fun `a game without the deal is told it`() {
        Game(Variant.COUP, withoutDeal = true).use { game ->
            val move = Move.parse("b3b10")
            assertThrows(HiddenException::class.java) { game.play(move) }
            assertThrows(RevealException::class.java) { game.playRevealed(move, Role.QUEEN) }
            game.playRevealed(move, Role.CANNON)
            assertEquals(Role.CANNON, game.ply(0).revealed?.role)
        }
        Game(Variant.COUP, deal = DEAL).use { server ->
            server.play("a4a5")
            Game.load(server.save()).use { client ->
                assertEquals(server.fen(), client.fen())
                assertThrows(HiddenException::class.java) { client.play("c7c6") }
            }
            Game.load(server.save(View.FULL)).use { copy ->
                copy.play("c7c6")
                assertEquals(Role.ELEPHANT, copy.ply(1).revealed?.role)
            }
        }
    }

    @Test
    fun `the engine plays it by what the side may know`() {
        Game(Variant.COUP, deal = DEAL).use { game ->
            smallEngine().use { engine ->
                val result = engine.bestMoveBlocking(game, Limits(nodes = 2000))
                assertTrue(result.move!! in game.moves())
            }
        }
    }

    @Test
    fun `fair deals`() {
        val salt = FairDeal.newSalt()
        assertEquals(32, salt.size)
        Game(Variant.COUP, deal = DEAL).use { game ->
            val commitment = game.commitment(salt)
            assertTrue(Regex("[0-9a-f]{64}").matches(commitment))
            assertEquals(commitment, FairDeal.commit(Variant.COUP, DEAL, salt))
            game.play("b3b10")
            game.resign(Side.RED)
            val deal = game.deal()
            game.verifyDeal(commitment, deal, salt)
            FairDeal.verify(commitment, Variant.COUP, deal, salt)
            FairDeal.verify(commitment, Variant.COUP, deal, salt, fen = Variant.COUP.info.start)
            val forged = deal.replace("c1=P", "c1=?").replace("a1=N", "a1=P").replace("c1=?", "c1=N")
            assertThrows(CommitmentException::class.java) { game.verifyDeal(commitment, forged, salt) }
            assertThrows(CommitmentException::class.java) { FairDeal.verify(commitment, Variant.COUP, deal, FairDeal.newSalt()) }
            assertThrows(ArgumentException::class.java) { game.commitment(ByteArray(3)) }
            assertThrows(ArgumentException::class.java) { game.commitment(ByteArray(0)) }
        }
        Game(Variant.CHESS).use { game ->
            assertThrows(NoDealException::class.java) { game.commitment(salt) }
            assertThrows(NoDealException::class.java) { FairDeal.commit(Variant.CHESS, DEAL, salt) }
        }
        assertNull(Piece.faceDown(Side.BLUE).role)
    }
}
