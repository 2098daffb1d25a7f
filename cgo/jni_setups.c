//go:build songky_jni

/* Set-ups for board editors. */
#include "jni_shim.h"

/* Between a set-up and two arrays: seven numbers (turn, castling, en passant, progress, move number, files,
 * ranks), and the bytes of 90 cells and two pools of 16. */
enum { NUMBERS = 7, CELLS = 90, POOL = 16, BYTES = CELLS + 2 * POOL };

static void setup_out(JNIEnv *env, const songky_setup_t *s, jintArray numbers, jbyteArray bytes) {
    jint n[NUMBERS] = {s->turn, s->castling, s->en_passant, s->progress, s->move_number, s->files, s->ranks};
    (*env)->SetIntArrayRegion(env, numbers, 0, NUMBERS, n);
    (*env)->SetByteArrayRegion(env, bytes, 0, CELLS, (const jbyte *)s->cells);
    (*env)->SetByteArrayRegion(env, bytes, CELLS, 2 * POOL, (const jbyte *)s->pool);
}

static void setup_in(JNIEnv *env, songky_setup_t *s, jintArray numbers, jbyteArray bytes) {
    jint n[NUMBERS] = {0};
    memset(s, 0, sizeof *s);
    s->struct_size = sizeof *s;
    (*env)->GetIntArrayRegion(env, numbers, 0, NUMBERS, n);
    (*env)->GetByteArrayRegion(env, bytes, 0, CELLS, (jbyte *)s->cells);
    (*env)->GetByteArrayRegion(env, bytes, CELLS, 2 * POOL, (jbyte *)s->pool);
    s->turn = n[0];
    s->castling = n[1];
    s->en_passant = n[2];
    s->progress = n[3];
    s->move_number = n[4];
}

static jbyteArray setup_faults(JNIEnv *env, jclass c, jbyteArray variant, jbyteArray fen) {
    jbyteArray bytes = NULL;
    jni_in v, f;
    (void)c;
    if (!jni_in_begin(env, variant, &v)) {
        return NULL;
    }
    if (jni_in_begin(env, fen, &f)) {
        JNI_TEXT(bytes, env, 0, songky_setup_faults(v.data, f.data, out.buf, out.cap, &out.len));
        jni_in_end(&f);
    }
    jni_in_end(&v);
    return bytes;
}

/* A null FEN is the empty board. */
static void setup_read(JNIEnv *env, jclass c, jbyteArray variant, jbyteArray fen, jintArray numbers, jbyteArray bytes) {
    songky_setup_t s;
    jni_in v, f;
    (void)c;
    s.struct_size = sizeof s;
    if (!jni_in_begin(env, variant, &v)) {
        return;
    }
    if (jni_in_begin(env, fen, &f)) {
        if (!jni_failed(env, songky_setup_read(v.data, f.data, &s), 0)) {
            setup_out(env, &s, numbers, bytes);
        }
        jni_in_end(&f);
    }
    jni_in_end(&v);
}

static jbyteArray setup_write(JNIEnv *env, jclass c, jbyteArray variant, jintArray numbers, jbyteArray bytes) {
    jbyteArray text = NULL;
    songky_setup_t s;
    jni_in v;
    (void)c;
    if (jni_in_begin(env, variant, &v)) {
        setup_in(env, &s, numbers, bytes);
        JNI_TEXT(text, env, 0, songky_setup_write(v.data, &s, out.buf, out.cap, &out.len));
        jni_in_end(&v);
    }
    return text;
}

static void setup_fill_pool(JNIEnv *env, jclass c, jbyteArray variant, jintArray numbers, jbyteArray bytes) {
    songky_setup_t s;
    jni_in v;
    (void)c;
    if (jni_in_begin(env, variant, &v)) {
        setup_in(env, &s, numbers, bytes);
        if (!jni_failed(env, songky_setup_fill_pool(v.data, &s), 0)) {
            setup_out(env, &s, numbers, bytes);
        }
        jni_in_end(&v);
    }
}

METHODS(jni_setups,
        {"setupFaults", "([B[B)[B", (void *)setup_faults},
        {"setupRead", "([B[B[I[B)V", (void *)setup_read},
        {"setupWrite", "([B[I[B)[B", (void *)setup_write},
        {"setupFillPool", "([B[I[B)V", (void *)setup_fill_pool});
