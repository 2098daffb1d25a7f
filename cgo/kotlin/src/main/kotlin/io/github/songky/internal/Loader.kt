package io.github.songky.internal

/** The system property that names the file of the library, for where it is on no search path. */
internal const val LIBRARY_PROPERTY: String = "songky.library"

/** Loads the file that [LIBRARY_PROPERTY] names, or `libsongky.so` from where the system looks. */
internal fun loadLibrary() {
    val path = System.getProperty(LIBRARY_PROPERTY)
    if (path.isNullOrEmpty()) System.loadLibrary("songky") else System.load(path)
}
