package io.github.songky

/** A deal of cờ úp. */
internal const val DEAL: String =
    "a1=N,b1=N,c1=P,d1=A,f1=P,g1=P,h1=C,i1=N,b3=R,h3=B,a4=P,c4=P,e4=R,g4=R,i4=C,a7=P,c7=B,e7=P,g7=B," +
        "i7=R,b8=A,h8=P,a10=A,b10=P,c10=C,d10=B,f10=P,g10=N,h10=A,i10=C"

/** Red, to move, has a bare general against two chariots and two cannons. */
internal const val LOST: String = "4k4/9/9/9/9/9/9/rc5cr/9/3K5 w - - 0 40"

/** Red, to move, mates in two with chariots. */
internal const val MATE_IN_TWO: String = "3k5/9/9/9/9/9/9/9/R8/5K1R1 w - - 0 40"

/** A small engine. */
internal fun smallEngine(threads: Int = 1): Engine = Engine(threads, hashBytes = 1L shl 20)

/** Plays moves in coordinates, separated by blanks, and returns the game. */
internal fun Game.playAll(moves: String): Game {
    moves.split(' ').forEach { play(Move.parse(it)) }
    return this
}

/** Texts in one line, sorted. */
internal fun Iterable<Any?>.sortedText(): String = map { it.toString() }.sorted().joinToString(" ")
