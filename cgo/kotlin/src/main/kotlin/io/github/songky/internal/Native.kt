package io.github.songky.internal

import io.github.songky.exceptionOf

/** Whom a search tells a line: the numbers of a `songky_info`, and its moves. False ends the search. */
internal fun interface Watcher {
    fun tell(numbers: LongArray, moves: IntArray): Boolean
}

/**
 * The native methods, registered by `JNI_OnLoad` of the library; `cgo/jni_*.c` has them in the same order.
 * Errors come as exceptions by way of [raise]. A text in is UTF-8 with a NUL at its end ([toC]).
 */
@Suppress("TooManyFunctions", "LongParameterList")
internal object Native {
    init {
        loadLibrary()
        if (abi() != ABI) throw UnsatisfiedLinkError("the library has ABI ${abi()}, not $ABI")
    }

    private const val ABI = 1

    /** Called by C: throws the exception of a status. */
    @JvmStatic
    fun raise(status: Int, handle: Long, text: ByteArray?): Unit = throw exceptionOf(status, handle, text?.toText())

    /** Called by C within a search. */
    @JvmStatic
    fun tell(watcher: Watcher, numbers: LongArray, moves: IntArray): Boolean = watcher.tell(numbers, moves)

    // The library.
    @JvmStatic external fun abi(): Int
    @JvmStatic external fun version(): ByteArray
    @JvmStatic external fun statusText(status: Int): ByteArray
    @JvmStatic external fun lastError(handle: Long): ByteArray?
    @JvmStatic external fun lastIllegal(game: Long): Int
    @JvmStatic external fun variants(): ByteArray
    @JvmStatic external fun handicaps(variant: ByteArray): ByteArray
    @JvmStatic external fun variantName(variant: ByteArray, lang: Int): ByteArray
    @JvmStatic external fun text(kind: Int, value: Int, lang: Int): ByteArray
    @JvmStatic external fun outcomeText(status: Int, reason: Int, lang: Int): ByteArray
    @JvmStatic external fun notationById(id: ByteArray): Int
    @JvmStatic external fun notationFor(notation: Int, variant: ByteArray, side: Int): Int
    @JvmStatic external fun squareRead(name: ByteArray): Int
    @JvmStatic external fun moveRead(name: ByteArray): Int
    @JvmStatic external fun moveWrite(move: Int): ByteArray

    // Games.
    @JvmStatic external fun gameNew(
        variant: ByteArray, fen: ByteArray?, rules: ByteArray?, limits: IntArray?, deal: ByteArray?, handicap: ByteArray?,
        captured: Int, seed: Long, hasSeed: Boolean, withoutDeal: Boolean,
    ): Long
    @JvmStatic external fun gameClone(game: Long): Long
    @JvmStatic external fun gameFree(game: Long)
    @JvmStatic external fun gameVariant(game: Long): ByteArray
    @JvmStatic external fun gameRules(game: Long, out: IntArray): ByteArray
    @JvmStatic external fun rulesByName(name: ByteArray, out: IntArray): ByteArray
    @JvmStatic external fun state(game: Long, out: IntArray)
    @JvmStatic external fun turn(game: Long): Int
    @JvmStatic external fun resign(game: Long, side: Int)
    @JvmStatic external fun agreeDraw(game: Long)
    @JvmStatic external fun loseOnTime(game: Long, side: Int)

    // Moves and boards.
    @JvmStatic external fun moves(game: Long): IntArray
    @JvmStatic external fun movesFrom(game: Long, square: Int): IntArray
    @JvmStatic external fun play(game: Long, move: Int)
    @JvmStatic external fun playRevealed(game: Long, move: Int, role: Int)
    @JvmStatic external fun parse(game: Long, text: ByteArray, notation: Int): Int
    @JvmStatic external fun format(game: Long, move: Int, notation: Int): ByteArray
    @JvmStatic external fun moveTexts(game: Long, notation: Int): ByteArray
    @JvmStatic external fun undo(game: Long)
    @JvmStatic external fun takeBack(game: Long, side: Int)
    @JvmStatic external fun checkers(game: Long): ByteArray
    @JvmStatic external fun board(game: Long, view: Int): ByteArray
    @JvmStatic external fun fen(game: Long, view: Int): ByteArray
    @JvmStatic external fun diagram(game: Long, view: Int): ByteArray
    @JvmStatic external fun unseen(game: Long, view: Int, side: Int, role: Int): Int
    @JvmStatic external fun perft(game: Long, depth: Int): Long
    @JvmStatic external fun gameBestMove(game: Long, level: Int): Int

    // History.
    @JvmStatic external fun ply(game: Long, index: Int): LongArray
    @JvmStatic external fun history(game: Long): LongArray
    @JvmStatic external fun noteTime(game: Long, spent: Long)
    @JvmStatic external fun counts(game: Long, out: IntArray)
    @JvmStatic external fun chase(game: Long, side: Int, index: Int, out: IntArray)

    // Records.
    @JvmStatic external fun save(game: Long, view: Int): ByteArray
    @JvmStatic external fun load(data: ByteArray): Long
    @JvmStatic external fun pgnWrite(game: Long, texts: Array<ByteArray>): ByteArray
    @JvmStatic external fun pgnRead(data: ByteArray, index: Int): Long
    @JvmStatic external fun pgnOpen(data: ByteArray): Long
    @JvmStatic external fun pgnNext(reader: Long): Long
    @JvmStatic external fun pgnInfo(reader: Long): ByteArray
    @JvmStatic external fun pgnFree(reader: Long)
    @JvmStatic external fun positionLine(game: Long, notation: Int): ByteArray
    @JvmStatic external fun positionRead(variant: ByteArray, line: ByteArray, notation: Int): Long

    // Deals.
    @JvmStatic external fun deal(game: Long): ByteArray
    @JvmStatic external fun newSalt(): ByteArray
    @JvmStatic external fun commitment(game: Long, salt: ByteArray): ByteArray
    @JvmStatic external fun verifyDeal(game: Long, commitment: ByteArray, deal: ByteArray, salt: ByteArray)
    @JvmStatic external fun dealCommit(variant: ByteArray, fen: ByteArray?, deal: ByteArray, salt: ByteArray): ByteArray
    @JvmStatic external fun dealVerify(commitment: ByteArray, variant: ByteArray, fen: ByteArray?, deal: ByteArray, salt: ByteArray)

    // Set-ups.
    @JvmStatic external fun setupFaults(variant: ByteArray, fen: ByteArray): ByteArray
    @JvmStatic external fun setupRead(variant: ByteArray, fen: ByteArray?, numbers: IntArray, bytes: ByteArray)
    @JvmStatic external fun setupWrite(variant: ByteArray, numbers: IntArray, bytes: ByteArray): ByteArray
    @JvmStatic external fun setupFillPool(variant: ByteArray, numbers: IntArray, bytes: ByteArray)

    // Clocks.
    @JvmStatic external fun clockNew(settings: LongArray, first: Int, now: Long): Long
    @JvmStatic external fun clockClone(clock: Long): Long
    @JvmStatic external fun clockFree(clock: Long)
    @JvmStatic external fun clockPress(clock: Long, now: Long)
    @JvmStatic external fun clockPause(clock: Long, now: Long)
    @JvmStatic external fun clockResume(clock: Long, now: Long)
    @JvmStatic external fun clockRestore(clock: Long, snapshot: Long, now: Long)
    @JvmStatic external fun clockRead(clock: Long, side: Int, now: Long, out: LongArray)
    @JvmStatic external fun clockRemaining(clock: Long, side: Int, now: Long): Long
    @JvmStatic external fun clockFlagged(clock: Long, now: Long): Int
    @JvmStatic external fun clockState(clock: Long, now: Long, out: LongArray)
    @JvmStatic external fun clockSettings(clock: Long, out: LongArray)
    @JvmStatic external fun clockText(settings: LongArray): ByteArray
    @JvmStatic external fun clockSave(clock: Long): ByteArray
    @JvmStatic external fun clockLoad(data: ByteArray): Long

    // Ratings.
    @JvmStatic external fun eloDefault(): IntArray
    @JvmStatic external fun eloExpected(rating: Int, opponent: Int): Double
    @JvmStatic external fun eloFactor(system: IntArray, rating: Int, games: Int): Int
    @JvmStatic external fun eloUpdate(system: IntArray, players: IntArray, result: Int)

    // Engines.
    @JvmStatic external fun engineNew(threads: Int, hashBytes: Long): Long
    @JvmStatic external fun engineFree(engine: Long)
    @JvmStatic external fun engineClear(engine: Long)
    @JvmStatic external fun stop(engine: Long)
    @JvmStatic external fun ponderHit(engine: Long): Boolean
    @JvmStatic external fun bestMove(
        engine: Long, game: Long, limits: LongArray, moves: IntArray?, watcher: Watcher?, out: LongArray,
    ): Boolean
    @JvmStatic external fun answerDraw(
        engine: Long, game: Long, side: Int, limits: LongArray, moves: IntArray?, watcher: Watcher?,
    ): Int
    @JvmStatic external fun slicesStart(engine: Long, game: Long, limits: LongArray, moves: IntArray?, nodes: Long)
    @JvmStatic external fun slicesStep(engine: Long, watcher: Watcher?): Boolean
    @JvmStatic external fun slicesResult(engine: Long, out: LongArray): Boolean
    @JvmStatic external fun line(engine: Long, index: Int, out: LongArray): IntArray?
}
