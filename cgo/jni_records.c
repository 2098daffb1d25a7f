//go:build songky_jni

/* Records in JSON, PGN and lines of engine protocols. */
#include "jni_shim.h"

static jbyteArray save(JNIEnv *env, jclass c, jlong game, jint view) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_save((songky_game)game, view, out.buf, out.cap, &out.len));
    return bytes;
}

static jlong load(JNIEnv *env, jclass c, jbyteArray data) {
    songky_game game = 0;
    char why[1024];
    jni_in in;
    (void)c;
    if (jni_in_begin(env, data, &in)) {
        songky_status s = songky_load(in.data, in.size, &game, why, sizeof why);
        jni_in_end(&in);
        if (s != SONGKY_OK) {
            jni_raise(env, s, 0, why);
        }
    }
    return (jlong)game;
}

/* Names and values of tags take turns. */
static jbyteArray pgn_write(JNIEnv *env, jclass c, jlong game, jobjectArray texts) {
    size_t count = (size_t)(*env)->GetArrayLength(env, texts) / 2, i, n = 0;
    songky_tag *tags = calloc(count + 1, sizeof *tags);
    jni_in *in = calloc(2 * count + 1, sizeof *in);
    jbyteArray bytes = NULL;
    (void)c;
    if (tags == NULL || in == NULL) {
        jni_no_memory(env);
    } else {
        for (n = 0; n < 2 * count; n++) {
            jbyteArray text = (*env)->GetObjectArrayElement(env, texts, (jsize)n);
            int fine = jni_in_begin(env, text, &in[n]);
            (*env)->DeleteLocalRef(env, text);
            if (!fine) {
                break;
            }
        }
        for (i = 0; i < count; i++) {
            tags[i].struct_size = sizeof tags[i];
            tags[i].name = in[2 * i].data;
            tags[i].value = in[2 * i + 1].data;
        }
        if (n == 2 * count) {
            JNI_TEXT(bytes, env, (uint64_t)game, songky_pgn_write((songky_game)game, tags, count, out.buf, out.cap, &out.len));
        }
        for (i = 0; i < n; i++) {
            jni_in_end(&in[i]);
        }
    }
    free(in);
    free(tags);
    return bytes;
}

/* 0 for a number beyond the last game. */
static jlong pgn_read(JNIEnv *env, jclass c, jbyteArray data, jint index) {
    songky_game game = 0;
    char why[1024];
    jni_in in;
    (void)c;
    if (jni_in_begin(env, data, &in)) {
        songky_status s = songky_pgn_read(in.data, in.size, (uint32_t)index, &game, why, sizeof why);
        jni_in_end(&in);
        if (s != SONGKY_OK && s != SONGKY_E_END) {
            jni_raise(env, s, 0, why);
        }
    }
    return (jlong)game;
}

static jlong pgn_open(JNIEnv *env, jclass c, jbyteArray data) {
    songky_pgn reader = 0;
    jni_in in;
    (void)c;
    if (jni_in_begin(env, data, &in)) {
        songky_status s = songky_pgn_open(in.data, in.size, &reader);
        jni_in_end(&in);
        (void)jni_failed(env, s, 0);
    }
    return (jlong)reader;
}

/* 0 after the last game. */
static jlong pgn_next(JNIEnv *env, jclass c, jlong reader) {
    songky_game game = 0;
    songky_status s = songky_pgn_next((songky_pgn)reader, &game);
    (void)c;
    if (s != SONGKY_E_END) {
        (void)jni_failed(env, s, (uint64_t)reader);
    }
    return (jlong)game;
}

static jbyteArray pgn_info(JNIEnv *env, jclass c, jlong reader) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)reader, songky_pgn_info((songky_pgn)reader, out.buf, out.cap, &out.len));
    return bytes;
}

static void pgn_free(JNIEnv *env, jclass c, jlong reader) {
    (void)env, (void)c;
    songky_pgn_free((songky_pgn)reader);
}

static jbyteArray position_line(JNIEnv *env, jclass c, jlong game, jint notation) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_position_line((songky_game)game, notation, out.buf, out.cap, &out.len));
    return bytes;
}

static jlong position_read(JNIEnv *env, jclass c, jbyteArray variant, jbyteArray line, jint notation) {
    songky_game game = 0;
    char why[1024];
    jni_in v, l;
    (void)c;
    if (!jni_in_begin(env, variant, &v)) {
        return 0;
    }
    if (jni_in_begin(env, line, &l)) {
        songky_status s = songky_position_read(v.data, l.data, notation, &game, why, sizeof why);
        if (s != SONGKY_OK) {
            jni_raise(env, s, 0, why);
        }
        jni_in_end(&l);
    }
    jni_in_end(&v);
    return (jlong)game;
}

METHODS(jni_records,
        {"save", "(JI)[B", (void *)save},
        {"load", "([B)J", (void *)load},
        {"pgnWrite", "(J[[B)[B", (void *)pgn_write},
        {"pgnRead", "([BI)J", (void *)pgn_read},
        {"pgnOpen", "([B)J", (void *)pgn_open},
        {"pgnNext", "(J)J", (void *)pgn_next},
        {"pgnInfo", "(J)[B", (void *)pgn_info},
        {"pgnFree", "(J)V", (void *)pgn_free},
        {"positionLine", "(JI)[B", (void *)position_line},
        {"positionRead", "([B[BI)J", (void *)position_read});
