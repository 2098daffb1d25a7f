package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toC
import io.github.songky.internal.toText

/** The deal of a game of cờ úp, "a1=C,b1=P,...", once it is over; before, [HiddenException]. */
public fun Game.deal(): String = alone { Native.deal(handle) }.toText()

/**
 * The commitment to the game's deal, 64 hexadecimal digits, to be published before the first move.
 *
 * @param salt a secret of 16 to 1024 bytes for this game alone, [FairDeal.newSalt]
 * @throws ArgumentException for another size
 * @throws NoDealException for a game without face-down pieces
 */
public fun Game.commitment(salt: ByteArray): String = alone { Native.commitment(handle, salt) }.toText()

/**
 * Checks a disclosed deal against the commitment and all that the game has shown. Throws [CommitmentException] if
 * it does not agree.
 */
public fun Game.verifyDeal(commitment: String, deal: String, salt: ByteArray) {
    val promise = commitment.toC()
    val text = deal.toC()
    alone { Native.verifyDeal(handle, promise, text, salt) }
}

/** Commitments to deals of cờ úp without a game. A null FEN is the start position. */
public object FairDeal {
    /** A secret salt of 32 bytes that nobody can foretell. Use each for one game. */
    public fun newSalt(): ByteArray = Native.newSalt()

    /** The commitment to a deal: see [Game.commitment]. */
    public fun commit(variant: Variant, deal: String, salt: ByteArray, fen: String? = null): String =
        Native.dealCommit(variant.c, fen?.toC(), deal.toC(), salt).toText()

    /** Checks a deal against a commitment. Throws [CommitmentException] if it does not agree. */
    public fun verify(commitment: String, variant: Variant, deal: String, salt: ByteArray, fen: String? = null): Unit =
        Native.dealVerify(commitment.toC(), variant.c, fen?.toC(), deal.toC(), salt)
}
