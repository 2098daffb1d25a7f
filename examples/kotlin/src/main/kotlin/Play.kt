// A game against the computer in the terminal.
//
// Type moves in any notation ("h3e3", "P2-5"), or: moves, undo, resign, quit.

import io.github.songky.Engine
import io.github.songky.Game
import io.github.songky.Language
import io.github.songky.Level
import io.github.songky.Limits
import io.github.songky.Side
import io.github.songky.SongkyException
import io.github.songky.Variant
import kotlinx.coroutines.runBlocking

private val player = Side.RED

/** The computer thinks on another thread; cancelling the coroutine would stop it. */
private suspend fun computerPlays(engine: Engine, game: Game, level: Level) {
    val result = engine.bestMove(game, Limits(level = level, seed = 1)) { progress ->
        println("  depth ${progress.depth}: ${progress.lines.first()}")
    }
    if (result.resigns) {
        println("The computer resigns.")
        return game.resign(player.other)
    }
    game.play(result.move!!)
    println("The computer plays ${result.move}.")
}

/** What the player types: false to leave. */
private fun playerPlays(game: Game): Boolean {
    print("Your move: ")
    try {
        when (val text = readlnOrNull() ?: return false) {
            "quit" -> return false
            "moves" -> println(game.moves().joinToString(" "))
            "undo" -> game.takeBack(player)
            "resign" -> game.resign(player)
            else -> game.play(text)
        }
    } catch (e: SongkyException) { // the game knows why: a leg blocked, a general in check ...
        println(e.message)
    }
    return true
}

fun main(args: Array<String>): Unit = runBlocking {
    val variant = Variant.byId(args.getOrElse(0) { "songky" })
    val level = Level.entries[args.getOrElse(1) { "4" }.toInt()]
    Game(variant).use { game ->
        Engine().use { engine ->
            while (!game.state.isOver) {
                if (game.turn != player) {
                    computerPlays(engine, game, level)
                    continue
                }
                println("\n" + game.diagram())
                if (!playerPlays(game)) break
            }
            println("\n" + game.outcome.text(Language.ENGLISH))
        }
    }
}
