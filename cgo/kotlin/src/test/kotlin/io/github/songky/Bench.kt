package io.github.songky

private const val ROUNDS = 200

/** The best of many short rounds, in nanoseconds a call: other work on the machine hardly shows then. */
private fun measure(name: String, count: Int, call: () -> Any?) {
    var sink = 0
    var best = Long.MAX_VALUE
    repeat(ROUNDS) {
        val begin = System.nanoTime()
        repeat(count) { if (call() != null) sink++ }
        best = minOf(best, (System.nanoTime() - begin) / count)
    }
    check(sink == ROUNDS * count)
    println("%-16s %6d ns".format(name, best))
}

/** What calls cost, as `ctest bench` measures them in C: `mvn -q test-compile exec:java`. */
fun main() {
    Game(Variant.SONGKY).use { game ->
        game.playAll("h3e3 b10c8 h1g3")
        val move = game.moves().first()
        measure("turn", 5_000) { game.turn }
        measure("moves", 1_000) { game.moves() }
        measure("moves, each read", 1_000) { game.moves().count { it.to == move.to } }
        measure("board", 500) { game.board() }
        measure("state", 3_000) { game.state }
        measure("fen", 2_000) { game.fen() }
        measure("play and undo", 500) {
            game.play(move)
            game.undo()
        }
        measure("open and close", 200) { Game(Variant.SONGKY).close() }
    }
}
