/* What the JNI shim shares: errors, texts, arrays. Only builds with the tag songky_jni have it, beside
 * jni_*.c. Each native method of io.github.songky.internal.Native is a few lines here over one function
 * of songky.h; an error becomes an exception by way of Native.raise. */
#ifndef JNI_SHIM_H
#define JNI_SHIM_H

#define _POSIX_C_SOURCE 200809L
#include <jni.h>
#include <stdlib.h>
#include <string.h>

#include "songky.h"

/* The native methods by subject, for JNI_OnLoad. */
typedef struct {
    const JNINativeMethod *list;
    jint count;
} jni_methods;
extern const jni_methods jni_library, jni_games, jni_plays, jni_histories, jni_records, jni_deals, jni_setups, jni_clocks,
    jni_ratings, jni_engines;

/* METHODS(jni_games, {"turn", "(J)I", (void *)turn}, ...) defines such a list. */
#define METHODS(name, ...)                                 \
    static const JNINativeMethod name##_list[] = {__VA_ARGS__}; \
    const jni_methods name = {name##_list, (jint)(sizeof name##_list / sizeof name##_list[0])}

/* Throws what the status of a call on a handle stands for; text, if not NULL, is why. The caller returns
 * to Java at once. */
void jni_raise(JNIEnv *env, songky_status status, uint64_t handle, const char *text);
void jni_no_memory(JNIEnv *env);

/* Whether the status is an error, which is thrown then. */
static inline int jni_failed(JNIEnv *env, songky_status status, uint64_t handle) {
    if (status != SONGKY_OK) {
        jni_raise(env, status, handle, NULL);
    }
    return status != SONGKY_OK;
}

/* Tells Native.tell a line of a search: 1 if the search is to end, which it is after an exception. */
int jni_tell(JNIEnv *env, jobject watcher, const songky_info *info);

/* Bytes of Java for the time of a call. Kotlin ends texts with a NUL. */
typedef struct {
    char *data; /* NULL for a null array */
    size_t size;
    char room[256];
} jni_in;
int jni_in_begin(JNIEnv *env, jbyteArray array, jni_in *in); /* 0 after an exception */
void jni_in_end(jni_in *in);

/* A text or data of the library of any length on its way to Java. */
typedef struct {
    char *buf;
    size_t cap, len;
    char room[1024];
} jni_out;
void jni_out_begin(jni_out *out);
int jni_out_again(jni_out *out, songky_status status); /* 1: there is more room, call again */
jbyteArray jni_out_end(JNIEnv *env, uint64_t handle, jni_out *out, songky_status status);

/* Makes bytes the text that a call writes to (out.buf, out.cap, &out.len), NULL after an exception. */
#define JNI_TEXT(bytes, env, handle, call)             \
    do {                                               \
        jni_out out;                                   \
        songky_status status;                          \
        jni_out_begin(&out);                           \
        do {                                           \
            status = (call);                           \
        } while (jni_out_again(&out, status));         \
        bytes = jni_out_end(env, handle, &out, status); \
    } while (0)

/* New arrays, NULL after an exception. */
jbyteArray jni_bytes(JNIEnv *env, const void *data, size_t size);
jintArray jni_ints(JNIEnv *env, const jint *data, size_t count);
jlongArray jni_longs(JNIEnv *env, const jlong *data, size_t count);

#endif
