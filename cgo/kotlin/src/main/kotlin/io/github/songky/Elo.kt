package io.github.songky

import io.github.songky.internal.Native

/** A player's rating and the number of rated games behind it. */
public data class Player(
    /** The rating. */
    public val rating: Int,
    /** Rated games played. */
    public val games: Int = 0,
)

/** The result of a game for the player of whom it is told. */
public enum class Result(internal val code: Int) {
    /** Lost. */
    LOSS(0),

    /** Drawn. */
    HALF(1),

    /** Won. */
    WIN(2),
}

/** A system of Elo ratings. */
public data class EloSystem(
    /** A newcomer's rating. */
    public val start: Int,
    /** No rating falls below. */
    public val floor: Int,
    /** K in the first games. */
    public val newK: Int,
    /** How many those are. */
    public val newGames: Int,
    /** K after them. */
    public val k: Int,
    /** K from [topRating] on. */
    public val topK: Int,
    /** 0 is no such band. */
    public val topRating: Int,
    /** The greatest difference of ratings that counts; 0 is no bound. */
    public val maxDifference: Int,
) {
    /** Somebody without a game. */
    public fun newcomer(): Player = Player(start)

    /** The K of a player's next game. Throws [ArgumentException] for an impossible system. */
    public fun factor(player: Player): Int = Native.eloFactor(toInts(), player.rating, player.games)

    /** Both players after a game between them; the result is [a]'s. Throws [ArgumentException] for impossible values. */
    public fun update(a: Player, b: Player, result: Result): Pair<Player, Player> {
        val n = intArrayOf(a.rating, a.games, b.rating, b.games)
        Native.eloUpdate(toInts(), n, result.code)
        return Player(n[0], n[1]) to Player(n[2], n[3])
    }

    private fun toInts() = intArrayOf(start, floor, newK, newGames, k, topK, topRating, maxDifference)

    public companion object {
        /** The usual system: 1200 to start with, K of 32, 20 and 10. */
        public val DEFAULT: EloSystem by lazy { Native.eloDefault().let { EloSystem(it[0], it[1], it[2], it[3], it[4], it[5], it[6], it[7]) } }

        /** The expected score, from 0 to 1. */
        public fun expected(rating: Int, opponent: Int): Double = Native.eloExpected(rating, opponent)
    }
}
