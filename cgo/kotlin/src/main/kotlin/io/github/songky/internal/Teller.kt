package io.github.songky.internal

import io.github.songky.Line
import io.github.songky.MoveList
import io.github.songky.Progress
import io.github.songky.Score
import kotlin.time.Duration.Companion.nanoseconds

/** A search that is wanted, as long as it is. */
internal class Ticket {
    @Volatile
    var cancelled = false
}

/** Makes one progress of the lines of a depth. */
internal class Teller(private val ticket: Ticket, private val onProgress: (Progress) -> Boolean) : Watcher {
    private var lines = ArrayList<Line>()

    override fun tell(numbers: LongArray, moves: IntArray): Boolean {
        if (ticket.cancelled) return false
        if (numbers[LINE] == 0L) lines = ArrayList()
        lines += lineOf(numbers, moves)
        if (numbers[LINE] + 1 < numbers[COUNT]) return true
        return onProgress(Progress(numbers[0].toInt(), numbers[1], numbers[2].nanoseconds, lines))
    }

    companion object {
        private const val LINE = 3
        private const val COUNT = 4

        /** How many numbers a line has. */
        const val SIZE = 7

        fun lineOf(numbers: LongArray, moves: IntArray) = Line(Score(numbers[5].toInt(), numbers[6].toInt()), MoveList(moves))
    }
}
