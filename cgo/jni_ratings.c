//go:build songky_jni

/* Ratings. A system is eight numbers in the order of songky_elo_system, a player a rating and games. */
#include "jni_shim.h"

enum { SYSTEM = 8 };

static songky_elo_system system_in(JNIEnv *env, jintArray array) {
    songky_elo_system s;
    jint n[SYSTEM] = {0};
    (*env)->GetIntArrayRegion(env, array, 0, SYSTEM, n);
    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    s.start = n[0];
    s.floor = n[1];
    s.new_k = n[2];
    s.new_games = n[3];
    s.k = n[4];
    s.top_k = n[5];
    s.top_rating = n[6];
    s.max_difference = n[7];
    return s;
}

static songky_player player(jint rating, jint games) {
    songky_player p;
    p.struct_size = sizeof p;
    p.rating = rating;
    p.games = games;
    return p;
}

static jintArray elo_default(JNIEnv *env, jclass c) {
    songky_elo_system s;
    (void)c;
    s.struct_size = sizeof s;
    if (jni_failed(env, songky_elo_default(&s), 0)) {
        return NULL;
    } else {
        jint n[SYSTEM] = {s.start, s.floor, s.new_k, s.new_games, s.k, s.top_k, s.top_rating, s.max_difference};
        return jni_ints(env, n, SYSTEM);
    }
}

static jdouble elo_expected(JNIEnv *env, jclass c, jint rating, jint opponent) {
    double score = 0;
    (void)c;
    (void)jni_failed(env, songky_elo_expected(rating, opponent, &score), 0);
    return score;
}

static jint elo_factor(JNIEnv *env, jclass c, jintArray system, jint rating, jint games) {
    songky_elo_system s = system_in(env, system);
    songky_player p = player(rating, games);
    int32_t k = 0;
    (void)c;
    (void)jni_failed(env, songky_elo_factor(&s, &p, &k), 0);
    return k;
}

/* Changes the players: rating and games of a, then of b. */
static void elo_update(JNIEnv *env, jclass c, jintArray system, jintArray players, jint result) {
    songky_elo_system s = system_in(env, system);
    songky_player a, b;
    jint n[4] = {0};
    (void)c;
    (*env)->GetIntArrayRegion(env, players, 0, 4, n);
    a = player(n[0], n[1]);
    b = player(n[2], n[3]);
    if (!jni_failed(env, songky_elo_update(&s, &a, &b, result), 0)) {
        n[0] = a.rating, n[1] = a.games, n[2] = b.rating, n[3] = b.games;
        (*env)->SetIntArrayRegion(env, players, 0, 4, n);
    }
}

METHODS(jni_ratings,
        {"eloDefault", "()[I", (void *)elo_default},
        {"eloExpected", "(II)D", (void *)elo_expected},
        {"eloFactor", "([III)I", (void *)elo_factor},
        {"eloUpdate", "([I[II)V", (void *)elo_update});
