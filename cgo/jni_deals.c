//go:build songky_jni

/* Fair deals of co up. */
#include "jni_shim.h"

static jbyteArray deal(JNIEnv *env, jclass c, jlong game) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_deal((songky_game)game, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray new_salt(JNIEnv *env, jclass c) {
    uint8_t salt[32];
    size_t n = 0;
    (void)c;
    return jni_failed(env, songky_new_salt(salt, sizeof salt, &n), 0) ? NULL : jni_bytes(env, salt, n);
}

/* Reads all arrays, or none after an exception. */
static int begin(JNIEnv *env, const jbyteArray *arrays, jni_in *in, size_t count) {
    size_t n;
    for (n = 0; n < count; n++) {
        if (!jni_in_begin(env, arrays[n], &in[n])) {
            while (n > 0) {
                jni_in_end(&in[--n]);
            }
            return 0;
        }
    }
    return 1;
}

static void end(jni_in *in, size_t count) {
    while (count > 0) {
        jni_in_end(&in[--count]);
    }
}

static const uint8_t *salt_of(const jni_in *in) { return (const uint8_t *)in->data; }

static jbyteArray commitment(JNIEnv *env, jclass c, jlong game, jbyteArray salt) {
    jbyteArray bytes = NULL;
    jni_in s;
    (void)c;
    if (jni_in_begin(env, salt, &s)) {
        JNI_TEXT(bytes, env, (uint64_t)game, songky_commitment((songky_game)game, salt_of(&s), s.size, out.buf, out.cap, &out.len));
        jni_in_end(&s);
    }
    return bytes;
}

static void verify_deal(JNIEnv *env, jclass c, jlong game, jbyteArray promise, jbyteArray text, jbyteArray salt) {
    const jbyteArray arrays[] = {promise, text, salt};
    jni_in in[3];
    (void)c;
    if (begin(env, arrays, in, 3)) {
        (void)jni_failed(env, songky_verify_deal((songky_game)game, in[0].data, in[1].data, salt_of(&in[2]), in[2].size), (uint64_t)game);
        end(in, 3);
    }
}

static jbyteArray deal_commit(JNIEnv *env, jclass c, jbyteArray variant, jbyteArray fen, jbyteArray text, jbyteArray salt) {
    const jbyteArray arrays[] = {variant, fen, text, salt};
    jbyteArray bytes = NULL;
    jni_in in[4];
    (void)c;
    if (begin(env, arrays, in, 4)) {
        JNI_TEXT(bytes, env, 0,
                 songky_deal_commit(in[0].data, in[1].data, in[2].data, salt_of(&in[3]), in[3].size, out.buf, out.cap, &out.len));
        end(in, 4);
    }
    return bytes;
}

static void deal_verify(JNIEnv *env, jclass c, jbyteArray promise, jbyteArray variant, jbyteArray fen, jbyteArray text, jbyteArray salt) {
    const jbyteArray arrays[] = {promise, variant, fen, text, salt};
    jni_in in[5];
    (void)c;
    if (begin(env, arrays, in, 5)) {
        (void)jni_failed(env, songky_deal_verify(in[0].data, in[1].data, in[2].data, in[3].data, salt_of(&in[4]), in[4].size), 0);
        end(in, 5);
    }
}

METHODS(jni_deals,
        {"deal", "(J)[B", (void *)deal},
        {"newSalt", "()[B", (void *)new_salt},
        {"commitment", "(J[B)[B", (void *)commitment},
        {"verifyDeal", "(J[B[B[B)V", (void *)verify_deal},
        {"dealCommit", "([B[B[B[B)[B", (void *)deal_commit},
        {"dealVerify", "([B[B[B[B[B)V", (void *)deal_verify});
