//go:build songky_jni

/* Engines. */
#include "jni_shim.h"

/* Limits are numbers in this order. */
enum { LEVEL, DEPTH, MULTI_PV, NODES, TIME, SEED, REMAINING, INCREMENT, PERIOD, PERIODS, INFINITE, CLOCK, CLOCK_NOW, MATE, PONDER, LIMITS };

/* Whom a search tells. */
typedef struct {
    JNIEnv *env; /* of the thread that searches, on which the library calls back */
    jobject watcher;
} teller;

static int tell(const songky_info *info, void *user) {
    const teller *t = (const teller *)user;
    return jni_tell(t->env, t->watcher, info);
}

/* What a search is given, for the time of a call. */
typedef struct {
    songky_limits limits;
    songky_move *moves;
    teller teller;
} order;

/* Null moves are all, a null watcher is none. 0 after an exception. */
static int order_begin(JNIEnv *env, order *o, jlongArray limits, jintArray moves, jobject watcher) {
    songky_limits *l = &o->limits;
    jlong n[LIMITS] = {0};
    (*env)->GetLongArrayRegion(env, limits, 0, LIMITS, n);
    memset(o, 0, sizeof *o);
    l->struct_size = sizeof *l;
    l->level = (int32_t)n[LEVEL];
    l->depth = (int32_t)n[DEPTH];
    l->multi_pv = (int32_t)n[MULTI_PV];
    l->nodes = (uint64_t)n[NODES];
    l->time_ns = n[TIME];
    l->seed = (uint64_t)n[SEED];
    l->remaining_ns = n[REMAINING];
    l->increment_ns = n[INCREMENT];
    l->period_ns = n[PERIOD];
    l->periods = (int32_t)n[PERIODS];
    l->infinite = (int32_t)n[INFINITE];
    l->clock = (songky_clock)n[CLOCK];
    l->clock_now_ns = n[CLOCK_NOW];
    l->mate = (int32_t)n[MATE];
    l->ponder = (int32_t)n[PONDER];
    if (moves != NULL) {
        l->moves_count = (size_t)(*env)->GetArrayLength(env, moves);
        o->moves = calloc(l->moves_count + 1, sizeof *o->moves);
        if (o->moves == NULL) {
            jni_no_memory(env);
            return 0;
        }
        (*env)->GetIntArrayRegion(env, moves, 0, (jsize)l->moves_count, (jint *)o->moves);
        l->moves = o->moves;
    }
    if (watcher != NULL) {
        o->teller.env = env;
        o->teller.watcher = watcher;
        l->on_info = tell;
        l->user = &o->teller;
    }
    return 1;
}

static void order_end(order *o) { free(o->moves); }

/* Whether a search was stopped from outside, after what its watcher may have thrown; another error is
 * thrown. The result goes to out. */
static jboolean finish(JNIEnv *env, jlong engine, songky_status s, const songky_result *r, jlongArray out) {
    if ((*env)->ExceptionCheck(env) || (s != SONGKY_E_CANCELLED && jni_failed(env, s, (uint64_t)engine))) {
        return JNI_FALSE;
    } else {
        jlong list[] = {(jlong)r->move,  (jlong)r->ponder, r->centipawns,   r->mate_in,   r->depth,
                        r->lines,        r->resigns,       (jlong)r->nodes, r->elapsed_ns};
        (*env)->SetLongArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
        return s == SONGKY_E_CANCELLED;
    }
}

static jlong engine_new(JNIEnv *env, jclass c, jint threads, jlong hash_bytes) {
    songky_engine_opts o;
    songky_engine engine = 0;
    (void)c;
    memset(&o, 0, sizeof o);
    o.struct_size = sizeof o;
    o.threads = threads;
    o.hash_bytes = hash_bytes;
    (void)jni_failed(env, songky_engine_new(&o, &engine), 0);
    return (jlong)engine;
}

static void engine_free(JNIEnv *env, jclass c, jlong engine) {
    (void)env, (void)c;
    songky_engine_free((songky_engine)engine);
}

static void engine_clear(JNIEnv *env, jclass c, jlong engine) {
    (void)c;
    (void)jni_failed(env, songky_engine_clear((songky_engine)engine), (uint64_t)engine);
}

static void stop(JNIEnv *env, jclass c, jlong engine) {
    (void)env, (void)c;
    songky_stop((songky_engine)engine);
}

/* False if none ponders. */
static jboolean ponder_hit(JNIEnv *env, jclass c, jlong engine) {
    songky_status s = songky_ponder_hit((songky_engine)engine);
    (void)c;
    return s != SONGKY_E_STATE && !jni_failed(env, s, (uint64_t)engine);
}

static jboolean best_move(JNIEnv *env, jclass c, jlong engine, jlong game, jlongArray limits, jintArray moves, jobject watcher,
                          jlongArray out) {
    jboolean stopped = JNI_FALSE;
    songky_result r;
    order o;
    (void)c;
    memset(&r, 0, sizeof r);
    r.struct_size = sizeof r;
    if (order_begin(env, &o, limits, moves, watcher)) {
        songky_status s = songky_best_move((songky_engine)engine, (songky_game)game, &o.limits, &r);
        stopped = finish(env, engine, s, &r, out);
        order_end(&o);
    }
    return stopped;
}

/* 1 for yes, 0 for no, and 2 more if the search was stopped. */
static jint answer_draw(JNIEnv *env, jclass c, jlong engine, jlong game, jint side, jlongArray limits, jintArray moves, jobject watcher) {
    int32_t accepts = 0;
    order o;
    (void)c;
    if (order_begin(env, &o, limits, moves, watcher)) {
        songky_status s = songky_answer_draw((songky_engine)engine, (songky_game)game, side, &o.limits, &accepts);
        order_end(&o);
        if (s == SONGKY_E_CANCELLED) {
            accepts += 2;
        } else if (!(*env)->ExceptionCheck(env)) {
            (void)jni_failed(env, s, (uint64_t)engine);
        }
    }
    return accepts;
}

/* Whom the steps of this thread tell. */
static __thread const teller *stepping;

static int tell_step(const songky_info *info, void *user) {
    (void)user;
    return stepping != NULL && jni_tell(stepping->env, stepping->watcher, info);
}

static void slices_start(JNIEnv *env, jclass c, jlong engine, jlong game, jlongArray limits, jintArray moves, jlong nodes) {
    order o;
    (void)c;
    if (order_begin(env, &o, limits, moves, NULL)) {
        o.limits.on_info = tell_step;
        (void)jni_failed(env, songky_slices_start((songky_engine)engine, (songky_game)game, &o.limits, (uint64_t)nodes), (uint64_t)engine);
        order_end(&o);
    }
}

/* Whether there is more to do. */
static jboolean slices_step(JNIEnv *env, jclass c, jlong engine, jobject watcher) {
    const teller *before = stepping;
    teller t;
    int32_t more = 0;
    songky_status s;
    (void)c;
    t.env = env;
    t.watcher = watcher;
    stepping = watcher == NULL ? NULL : &t;
    s = songky_slices_step((songky_engine)engine, &more);
    stepping = before;
    if (!(*env)->ExceptionCheck(env)) {
        (void)jni_failed(env, s, (uint64_t)engine);
    }
    return more != 0;
}

static jboolean slices_result(JNIEnv *env, jclass c, jlong engine, jlongArray out) {
    songky_result r;
    songky_status s;
    (void)c;
    memset(&r, 0, sizeof r);
    r.struct_size = sizeof r;
    s = songky_slices_result((songky_engine)engine, &r);
    return finish(env, engine, s, &r, out);
}

/* The moves of a line of the latest finished search, the numbers that Native.tell gets in out; null if there
 * is no such line. */
static jintArray line(JNIEnv *env, jclass c, jlong engine, jint index, jlongArray out) {
    songky_info i;
    songky_status s;
    (void)c;
    i.struct_size = sizeof i;
    s = songky_line((songky_engine)engine, index, &i);
    if (s == SONGKY_E_END || jni_failed(env, s, (uint64_t)engine)) {
        return NULL;
    } else {
        jlong list[] = {i.depth, (jlong)i.nodes, i.elapsed_ns, i.line, i.lines, i.centipawns, i.mate_in};
        (*env)->SetLongArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
        return jni_ints(env, (const jint *)i.pv, (size_t)i.pv_len);
    }
}

METHODS(jni_engines,
        {"engineNew", "(IJ)J", (void *)engine_new},
        {"engineFree", "(J)V", (void *)engine_free},
        {"engineClear", "(J)V", (void *)engine_clear},
        {"stop", "(J)V", (void *)stop},
        {"ponderHit", "(J)Z", (void *)ponder_hit},
        {"bestMove", "(JJ[J[ILio/github/songky/internal/Watcher;[J)Z", (void *)best_move},
        {"answerDraw", "(JJI[J[ILio/github/songky/internal/Watcher;)I", (void *)answer_draw},
        {"slicesStart", "(JJ[J[IJ)V", (void *)slices_start},
        {"slicesStep", "(JLio/github/songky/internal/Watcher;)Z", (void *)slices_step},
        {"slicesResult", "(J[J)Z", (void *)slices_result},
        {"line", "(JI[J)[I", (void *)line});
