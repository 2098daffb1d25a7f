package io.github.songky

/** Plays lines of the shared cases and counts what it checks as cgo/cases/runner.c does. */
internal class CaseRunner {
    lateinit var game: Game
        private set
    var lines = 0
        private set
    var checks = 0
        private set
    val wrong = ArrayList<String>()

    fun line(text: String) {
        if (text.isEmpty() || text.startsWith("#")) return
        lines++
        run(text.split('\t') + List(FIELDS) { "" })
    }

    private fun expect(fine: Boolean, what: String, want: String, got: String) {
        checks++
        if (!fine) wrong += "line $lines: $what: want $want, got $got"
    }

    private fun same(what: String, want: String, got: String) = expect(want == got, what, want, got)

    /** Whether a call goes well. */
    private fun works(what: String, want: String, call: () -> Unit) = try {
        call()
        expect(true, what, want, "")
    } catch (e: SongkyException) {
        expect(false, what, want, e.toString())
    }

    private fun words(text: String) = text.split(' ').filter { it.isNotEmpty() }

    private fun legal(square: Square? = null): List<Move> {
        var moves: List<Move> = emptyList()
        works("moves", "a list") { moves = if (square == null) game.moves() else game.moves(square) }
        return moves
    }

    private fun open(f: List<String>) {
        fun given(text: String) = text.takeIf { it != "-" }
        if (this::game.isInitialized) game.close()
        works("game", f[4]) {
            game = Game(Variant.byId(f[1]), fen = given(f[4]), rules = given(f[2])?.let(Rules::named), deal = given(f[3]), seed = 1)
        }
    }

    private fun play(on: Game, moves: String) {
        for (move in words(moves)) works("play", move) { on.play(on.parse(move, Notation.COORDINATES)) }
    }

    private fun fen(of: Game, want: String) = of.fen().let { expect(it == want || it.startsWith("$want "), "fen", want, it) }

    private fun position(want: String) {
        val moves = legal()
        expect(game.perft(1) == words(want).size.toLong(), "number of moves", want, "${game.perft(1)}")
        if (game.state.isOver) expect(moves.isEmpty(), "moves of a finished game", "", moves.sortedText()) else same("legal", want, moves.sortedText())
    }

    private fun contains(what: String, moves: String, yes: Boolean) {
        val all = legal().map { it.toString() }.toSet()
        for (move in words(moves)) expect(move in all == yes, what, move, all.sortedText())
    }

    private fun outcome(who: String, reason: String) {
        val (winner, why) = when (val o = game.outcome) {
            Outcome.Ongoing -> "ongoing" to "-"
            is Outcome.Win -> o.winner.name.lowercase() to o.reason.id
            is Outcome.Draw -> "draw" to o.reason.id
        }
        same("outcome", who, winner)
        same("reason", reason, why)
    }

    private fun after(move: String, want: String) {
        var next: Game? = null
        works("clone", "a game") { next = game.copy() }
        next?.use {
            play(it, move)
            fen(it, want)
        }
    }

    private fun plies(letter: (Ply) -> Char) = game.history().map(letter).joinToString("")

    private fun run(f: List<String>) = when (f[0]) {
        "game" -> open(f)
        "play" -> play(game, f[1])
        "fen" -> fen(game, f[1])
        "field" -> same("field", f[2], game.fen().split(' ').getOrElse(f[1].toInt() - 1) { "" })
        "legal" -> position(f[1])
        "moves" -> same("moves", f[1], legal().sortedText())
        "from" -> same("from", f[2], legal(Square.parse(f[1])).sortedText())
        "has" -> contains("has", f[1], true)
        "not" -> contains("not", f[1], false)
        "check" -> same("check", f[1], if (game.state.inCheck) "1" else "0")
        "perft" -> same("perft", f[2], "${game.perft(f[1].toInt())}")
        "outcome" -> outcome(f[1], f[2])
        "after" -> after(f[1], f[2])
        "marks" -> same("marks", f[1], plies { if (it.isCheck) '+' else if (it.isChase) 'x' else '.' })
        "reveals" -> same("reveals", f[1], plies { it.revealed?.role?.letter ?: '-' })
        "turned" -> same("turned", f[1], game.history().last().turned.sortedText())
        else -> expect(false, "line", "a known word", f[0])
    }

    private companion object {
        const val FIELDS = 5
    }
}
