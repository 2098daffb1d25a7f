package io.github.songky.internal

/**
 * Reads the JSON that the library writes: maps, lists, strings, [Double] for numbers, [Boolean], null. Not for
 * texts of others: what is no JSON ends in an [IllegalArgumentException] or gives something.
 */
internal fun parseJson(text: String): Any? = JsonReader(text).value()

private class JsonReader(private val text: String) {
    private var at = 0

    fun value(): Any? {
        blanks()
        return when (val c = peek()) {
            '{' -> map()
            '[' -> list()
            '"' -> string()
            't' -> word("true", true)
            'f' -> word("false", false)
            'n' -> word("null", null)
            else -> if (c == '-' || c in '0'..'9') number() else fail()
        }
    }

    private fun peek(): Char = if (at < text.length) text[at] else fail()

    private fun fail(): Nothing = throw IllegalArgumentException("no JSON at $at")

    private fun blanks() {
        while (at < text.length && text[at] <= ' ') at++
    }

    private fun take(c: Char) {
        blanks()
        if (peek() != c) fail()
        at++
    }

    private fun <T> word(word: String, value: T): T {
        if (!text.startsWith(word, at)) fail()
        at += word.length
        return value
    }

    private fun number(): Double {
        val start = at
        while (at < text.length && text[at] in "+-.eE0123456789") at++
        return text.substring(start, at).toDoubleOrNull() ?: fail()
    }

    /** Whether another element follows, after the separator. */
    private fun more(first: Boolean, end: Char): Boolean {
        blanks()
        if (peek() == end) {
            at++
            return false
        }
        if (!first) take(',')
        return true
    }

    private fun map(): Map<String, Any?> {
        val map = LinkedHashMap<String, Any?>()
        take('{')
        while (more(map.isEmpty(), '}')) {
            blanks()
            val name = string()
            take(':')
            map[name] = value()
        }
        return map
    }

    private fun list(): List<Any?> {
        val list = ArrayList<Any?>()
        take('[')
        while (more(list.isEmpty(), ']')) list += value()
        return list
    }

    private fun string(): String {
        take('"')
        val out = StringBuilder()
        while (peek() != '"') {
            val c = text[at++]
            out.append(if (c == '\\') escaped() else c)
        }
        at++
        return out.toString()
    }

    private fun escaped(): Char = when (val c = text[at++]) {
        'b' -> '\b'
        'f' -> '\u000C'
        'n' -> '\n'
        'r' -> '\r'
        't' -> '\t'
        'u' -> {
            at += 4
            text.substring(at - 4, at).toInt(16).toChar()
        }
        else -> c
    }
}

/** Parts of a parsed value of a known shape. */
internal fun Any?.member(name: String): Any? = (this as Map<*, *>)[name]
internal fun Any?.textOf(name: String): String = member(name) as String
internal fun Any?.intOf(name: String): Int = (member(name) as Double).toInt()
internal fun Any?.flagOf(name: String): Boolean = member(name) as Boolean
internal fun Any?.listOf(name: String): List<Any?> = member(name) as List<*>
internal fun Any?.textsOf(name: String): List<String> = listOf(name).map { it as String }
