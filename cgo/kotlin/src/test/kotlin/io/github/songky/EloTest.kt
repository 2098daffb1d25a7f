package io.github.songky

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertThrows
import org.junit.jupiter.api.Test

class EloTest {
    @Test
    fun `the usual system`() {
        val system = EloSystem.DEFAULT
        assertEquals(Player(1200), system.newcomer())
        assertEquals(0.5, EloSystem.expected(1500, 1500))
        assertEquals(32, system.factor(system.newcomer()))
        val (winner, loser) = system.update(system.newcomer(), system.newcomer(), Result.WIN)
        assertEquals(Player(1216, 1) to Player(1184, 1), winner to loser)
        assertEquals(Player(1200, 1) to Player(1200, 1), system.update(Player(1200), Player(1200), Result.HALF))
        assertEquals(Player(1184, 1), system.update(Player(1200), Player(1200), Result.LOSS).first)
    }

    @Test
    fun `impossible values`() {
        val system = EloSystem.DEFAULT
        assertThrows(ArgumentException::class.java) { system.copy(k = -1).factor(Player(1200)) }
        assertThrows(ArgumentException::class.java) { system.update(Player(1200, -1), Player(1200), Result.WIN) }
    }
}
