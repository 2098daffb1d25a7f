package io.github.songky

import io.github.songky.internal.Native
import io.github.songky.internal.toText

/**
 * The library behind these classes. It is loaded at the first use of any of them: the file that the system property
 * `songky.library` names, or `libsongky.so` from where the system looks, as Android packs it. If that fails the first
 * use throws [UnsatisfiedLinkError]. It stays loaded: it cannot be unloaded, and a class loader that has loaded it is
 * never collected.
 */
public object Songky {
    /** Its version, "0.1.0". */
    public val version: String get() = Native.version().toText()

    /** The number of its binary interface. */
    public val abi: Int get() = Native.abi()
}
