//go:build songky_jni

/* Games: opening, closing, how they stand. */
#include "jni_shim.h"

#include "jni_rules.h"

/* Texts that are null are not given; limits are null, or as rules_in has them. */
static jlong game_new(JNIEnv *env, jclass c, jbyteArray variant, jbyteArray fen, jbyteArray rules, jintArray limits,
                      jbyteArray deal, jbyteArray handicap, jint captured, jlong seed, jboolean has_seed, jboolean without_deal) {
    jbyteArray arrays[5];
    jni_in in[5];
    size_t i, n;
    songky_game_opts o;
    songky_rules r;
    songky_game game = 0;
    char why[1024];
    (void)c;
    arrays[0] = variant, arrays[1] = fen, arrays[2] = rules, arrays[3] = deal, arrays[4] = handicap;
    for (n = 0; n < 5 && jni_in_begin(env, arrays[n], &in[n]); n++) {
    }
    if (n == 5) {
        songky_status status;
        memset(&o, 0, sizeof o);
        o.struct_size = sizeof o;
        o.variant = in[0].data;
        o.fen = in[1].data;
        o.rules = in[2].data;
        o.deal = in[3].data;
        o.handicap = in[4].data;
        o.captured = captured;
        o.seed = (uint64_t)seed;
        o.has_seed = has_seed;
        o.without_deal = without_deal;
        if (limits != NULL) {
            jni_rules_in(env, limits, &r);
            o.limits = &r;
        }
        status = songky_game_new(&o, &game, why, sizeof why);
        if (status != SONGKY_OK) {
            jni_raise(env, status, 0, why);
        }
    }
    for (i = 0; i < n; i++) {
        jni_in_end(&in[i]);
    }
    return (jlong)game;
}

static jlong game_clone(JNIEnv *env, jclass c, jlong game) {
    songky_game copy = 0;
    (void)c;
    (void)jni_failed(env, songky_game_clone((songky_game)game, &copy), (uint64_t)game);
    return (jlong)copy;
}

static void game_free(JNIEnv *env, jclass c, jlong game) {
    (void)env, (void)c;
    songky_game_free((songky_game)game);
}

static jbyteArray game_variant(JNIEnv *env, jclass c, jlong game) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)game, songky_game_variant((songky_game)game, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray game_rules(JNIEnv *env, jclass c, jlong game, jintArray out) {
    songky_rules r;
    (void)c;
    r.struct_size = sizeof r;
    return jni_failed(env, songky_game_rules((songky_game)game, &r), (uint64_t)game) ? NULL : jni_rules_out(env, &r, out);
}

static jbyteArray rules_by_name(JNIEnv *env, jclass c, jbyteArray name, jintArray out) {
    jbyteArray bytes = NULL;
    songky_rules r;
    jni_in in;
    (void)c;
    r.struct_size = sizeof r;
    if (jni_in_begin(env, name, &in)) {
        if (!jni_failed(env, songky_rules_by_name(in.data, &r), 0)) {
            bytes = jni_rules_out(env, &r, out);
        }
        jni_in_end(&in);
    }
    return bytes;
}

static void state(JNIEnv *env, jclass c, jlong game, jintArray out) {
    songky_state_t s;
    (void)c;
    s.struct_size = sizeof s;
    if (!jni_failed(env, songky_state((songky_game)game, &s), (uint64_t)game)) {
        jint list[] = {s.turn, s.in_check, s.over, s.status, s.reason, s.winner, s.plies, s.files, s.ranks, s.captured};
        (*env)->SetIntArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
    }
}

static jint turn(JNIEnv *env, jclass c, jlong game) {
    int32_t side = 0;
    (void)c;
    (void)jni_failed(env, songky_turn((songky_game)game, &side), (uint64_t)game);
    return side;
}

static void resign(JNIEnv *env, jclass c, jlong game, jint side) {
    (void)c;
    (void)jni_failed(env, songky_resign((songky_game)game, side), (uint64_t)game);
}

static void agree_draw(JNIEnv *env, jclass c, jlong game) {
    (void)c;
    (void)jni_failed(env, songky_agree_draw((songky_game)game), (uint64_t)game);
}

static void lose_on_time(JNIEnv *env, jclass c, jlong game, jint side) {
    (void)c;
    (void)jni_failed(env, songky_lose_on_time((songky_game)game, side), (uint64_t)game);
}

METHODS(jni_games,
        {"gameNew", "([B[B[B[I[B[BIJZZ)J", (void *)game_new},
        {"gameClone", "(J)J", (void *)game_clone},
        {"gameFree", "(J)V", (void *)game_free},
        {"gameVariant", "(J)[B", (void *)game_variant},
        {"gameRules", "(J[I)[B", (void *)game_rules},
        {"rulesByName", "([B[I)[B", (void *)rules_by_name},
        {"state", "(J[I)V", (void *)state},
        {"turn", "(J)I", (void *)turn},
        {"resign", "(JI)V", (void *)resign},
        {"agreeDraw", "(J)V", (void *)agree_draw},
        {"loseOnTime", "(JI)V", (void *)lose_on_time});
