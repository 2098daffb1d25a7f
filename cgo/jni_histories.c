//go:build songky_jni

/* Games: plies, times, counts towards limits. */
#include "jni_shim.h"

/* A ply is a row of numbers: seven fields and the turned points, eight to a number from the lowest byte. */
enum { PLY = 11 };

static void row(const songky_ply_t *p, jlong *out) {
    size_t i;
    out[0] = (jlong)p->move;
    out[1] = p->side;
    out[2] = p->check;
    out[3] = p->chase;
    out[4] = p->captured;
    out[5] = p->revealed;
    out[6] = p->spent_ns;
    for (i = 0; i < 4; i++) {
        out[7 + i] = 0;
    }
    for (i = 0; i < 32; i++) {
        uint64_t square = i < sizeof p->turned ? p->turned[i] : SONGKY_NO_SQUARE;
        out[7 + i / 8] |= (jlong)(square << i % 8 * 8);
    }
}

static jlongArray ply(JNIEnv *env, jclass c, jlong game, jint index) {
    songky_ply_t p;
    jlong out[PLY];
    (void)c;
    p.struct_size = sizeof p;
    if (jni_failed(env, songky_ply((songky_game)game, index, &p), (uint64_t)game)) {
        return NULL;
    }
    row(&p, out);
    return jni_longs(env, out, PLY);
}

static jlongArray history(JNIEnv *env, jclass c, jlong game) {
    songky_ply_t *list = NULL;
    jlong *rows = NULL;
    jlongArray array = NULL;
    size_t n = 0, cap = 0, i;
    songky_status s;
    (void)c;
    while ((s = songky_history((songky_game)game, list, cap, &n)) == SONGKY_E_RANGE) {
        free(list);
        cap = n;
        list = calloc(cap, sizeof *list);
        if (list == NULL) {
            jni_no_memory(env);
            return NULL;
        }
        list[0].struct_size = sizeof list[0];
    }
    rows = calloc(n + 1, PLY * sizeof *rows);
    if (rows == NULL) {
        jni_no_memory(env);
    } else if (!jni_failed(env, s, (uint64_t)game)) {
        for (i = 0; i < n; i++) {
            row(&list[i], rows + i * PLY);
        }
        array = jni_longs(env, rows, n * PLY);
    }
    free(rows);
    free(list);
    return array;
}

static void note_time(JNIEnv *env, jclass c, jlong game, jlong spent) {
    (void)c;
    (void)jni_failed(env, songky_note_time((songky_game)game, spent), (uint64_t)game);
}

/* Ten numbers, then five for Red's run of checks and five for Blue's. */
static void counts(JNIEnv *env, jclass c, jlong game, jintArray out) {
    songky_counts_t k;
    (void)c;
    k.struct_size = sizeof k;
    if (!jni_failed(env, songky_counts((songky_game)game, &k), (uint64_t)game)) {
        const songky_run *r = k.checks;
        jint list[] = {
            k.plies, k.ply_limit, k.progress, k.progress_limit, k.effective, k.effective_limit, k.occurrences, k.repetition,
            k.chases[0], k.chases[1],
            r[0].moves, r[0].pieces, r[0].left, r[0].limit, r[0].victim,
            r[1].moves, r[1].pieces, r[1].left, r[1].limit, r[1].victim,
        };
        (*env)->SetIntArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
    }
}

static void chase(JNIEnv *env, jclass c, jlong game, jint side, jint index, jintArray out) {
    songky_run r;
    (void)c;
    r.struct_size = sizeof r;
    if (!jni_failed(env, songky_chase((songky_game)game, side, index, &r), (uint64_t)game)) {
        jint list[] = {r.moves, r.pieces, r.left, r.limit, r.victim};
        (*env)->SetIntArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
    }
}

METHODS(jni_histories,
        {"ply", "(JI)[J", (void *)ply},
        {"history", "(J)[J", (void *)history},
        {"noteTime", "(JJ)V", (void *)note_time},
        {"counts", "(J[I)V", (void *)counts},
        {"chase", "(JII[I)V", (void *)chase});
