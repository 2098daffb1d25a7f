//go:build songky_jni

/* The library itself: versions, catalogues, names, texts. */
#include "jni_shim.h"

static jint abi(JNIEnv *env, jclass c) {
    (void)env, (void)c;
    return (jint)songky_abi();
}

static jbyteArray version(JNIEnv *env, jclass c) {
    (void)c;
    return jni_bytes(env, songky_version(), strlen(songky_version()));
}

static jbyteArray status_text(JNIEnv *env, jclass c, jint status_) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_status_text(status_, out.buf, out.cap, &out.len));
    return bytes;
}

/* Null without such a handle: it tells of errors and raises none. */
static jbyteArray last_error(JNIEnv *env, jclass c, jlong handle) {
    jni_out out;
    songky_status status;
    (void)c;
    jni_out_begin(&out);
    do {
        status = songky_last_error((uint64_t)handle, out.buf, out.cap, &out.len);
    } while (jni_out_again(&out, status));
    return status == SONGKY_OK ? jni_out_end(env, 0, &out, status) : NULL;
}

static jint last_illegal(JNIEnv *env, jclass c, jlong game) {
    int32_t reason = SONGKY_ILLEGAL_NONE;
    (void)env, (void)c;
    (void)songky_last_illegal((songky_game)game, &reason);
    return reason;
}

static jbyteArray variants(JNIEnv *env, jclass c) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_variants(out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray handicaps(JNIEnv *env, jclass c, jbyteArray variant) {
    jbyteArray bytes = NULL;
    jni_in v;
    (void)c;
    if (jni_in_begin(env, variant, &v)) {
        JNI_TEXT(bytes, env, 0, songky_handicaps(v.data, out.buf, out.cap, &out.len));
        jni_in_end(&v);
    }
    return bytes;
}

static jbyteArray variant_name(JNIEnv *env, jclass c, jbyteArray variant, jint lang) {
    jbyteArray bytes = NULL;
    jni_in v;
    (void)c;
    if (jni_in_begin(env, variant, &v)) {
        JNI_TEXT(bytes, env, 0, songky_variant_name(v.data, lang, out.buf, out.cap, &out.len));
        jni_in_end(&v);
    }
    return bytes;
}

static jbyteArray text(JNIEnv *env, jclass c, jint kind, jint value, jint lang) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_text(kind, value, lang, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray outcome_text(JNIEnv *env, jclass c, jint status_, jint reason, jint lang) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_outcome_text(status_, reason, lang, out.buf, out.cap, &out.len));
    return bytes;
}

static jint notation_by_id(JNIEnv *env, jclass c, jbyteArray id) {
    jni_in t;
    int32_t n = 0;
    (void)c;
    if (jni_in_begin(env, id, &t)) {
        (void)jni_failed(env, songky_notation_by_id(t.data, &n), 0);
        jni_in_end(&t);
    }
    return n;
}

static jint notation_for(JNIEnv *env, jclass c, jint notation, jbyteArray variant, jint side) {
    jni_in v;
    int32_t n = 0;
    (void)c;
    if (jni_in_begin(env, variant, &v)) {
        (void)jni_failed(env, songky_notation_for(notation, v.data, side, &n), 0);
        jni_in_end(&v);
    }
    return n;
}

static jint square_read(JNIEnv *env, jclass c, jbyteArray name) {
    jni_in t;
    int32_t square = SONGKY_NO_SQUARE;
    (void)c;
    if (jni_in_begin(env, name, &t)) {
        (void)jni_failed(env, songky_square_read(t.data, &square), 0);
        jni_in_end(&t);
    }
    return square;
}

static jint move_read(JNIEnv *env, jclass c, jbyteArray name) {
    jni_in t;
    songky_move move = 0;
    (void)c;
    if (jni_in_begin(env, name, &t)) {
        (void)jni_failed(env, songky_move_read(t.data, &move), 0);
        jni_in_end(&t);
    }
    return (jint)move;
}

static jbyteArray move_write(JNIEnv *env, jclass c, jint move) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_move_write((songky_move)move, out.buf, out.cap, &out.len));
    return bytes;
}

METHODS(jni_library,
        {"abi", "()I", (void *)abi},
        {"version", "()[B", (void *)version},
        {"statusText", "(I)[B", (void *)status_text},
        {"lastError", "(J)[B", (void *)last_error},
        {"lastIllegal", "(J)I", (void *)last_illegal},
        {"variants", "()[B", (void *)variants},
        {"handicaps", "([B)[B", (void *)handicaps},
        {"variantName", "([BI)[B", (void *)variant_name},
        {"text", "(III)[B", (void *)text},
        {"outcomeText", "(III)[B", (void *)outcome_text},
        {"notationById", "([B)I", (void *)notation_by_id},
        {"notationFor", "(I[BI)I", (void *)notation_for},
        {"squareRead", "([B)I", (void *)square_read},
        {"moveRead", "([B)I", (void *)move_read},
        {"moveWrite", "(I)[B", (void *)move_write});
