package io.github.songky.internal

import io.github.songky.TextException

/** A text for C: UTF-8 with a NUL at its end. [TextException] for what cannot be one. */
internal fun String.toC(): ByteArray {
    if (indexOf('\u0000') >= 0) throw TextException("the text has a NUL at ${indexOf('\u0000')}")
    val bytes = toData()
    return bytes.copyOf(bytes.size + 1)
}

/** A text as UTF-8. [TextException] for half of a surrogate pair, which no UTF-8 stands for. */
internal fun String.toData(): ByteArray {
    var i = 0
    while (i < length) {
        val c = this[i]
        if (c.isSurrogate()) {
            val paired = c.isHighSurrogate() && i + 1 < length && this[i + 1].isLowSurrogate()
            if (!paired) throw TextException("the text has half of a surrogate pair at $i")
            i++
        }
        i++
    }
    return toByteArray(Charsets.UTF_8)
}

internal fun ByteArray.toText(): String = String(this, Charsets.UTF_8)
