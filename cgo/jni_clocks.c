//go:build songky_jni

/* Clocks. Settings are four numbers: periods, main, period, increment. */
#include "jni_shim.h"

enum { SETTINGS = 4 };

static songky_clock_settings_t settings_in(JNIEnv *env, jlongArray array) {
    songky_clock_settings_t s;
    jlong n[SETTINGS] = {0};
    (*env)->GetLongArrayRegion(env, array, 0, SETTINGS, n);
    memset(&s, 0, sizeof s);
    s.struct_size = sizeof s;
    s.periods = (int32_t)n[0];
    s.main_ns = n[1];
    s.period_ns = n[2];
    s.increment_ns = n[3];
    return s;
}

static jlong clock_new(JNIEnv *env, jclass c, jlongArray settings, jint first, jlong now) {
    songky_clock_settings_t s = settings_in(env, settings);
    songky_clock clock = 0;
    char why[512];
    songky_status status = songky_clock_new(&s, first, now, &clock, why, sizeof why);
    (void)c;
    if (status != SONGKY_OK) {
        jni_raise(env, status, 0, why);
    }
    return (jlong)clock;
}

static jlong clock_clone(JNIEnv *env, jclass c, jlong clock) {
    songky_clock copy = 0;
    (void)c;
    (void)jni_failed(env, songky_clock_clone((songky_clock)clock, &copy), (uint64_t)clock);
    return (jlong)copy;
}

static void clock_free(JNIEnv *env, jclass c, jlong clock) {
    (void)env, (void)c;
    songky_clock_free((songky_clock)clock);
}

static void clock_press(JNIEnv *env, jclass c, jlong clock, jlong now) {
    (void)c;
    (void)jni_failed(env, songky_clock_press((songky_clock)clock, now), (uint64_t)clock);
}

static void clock_pause(JNIEnv *env, jclass c, jlong clock, jlong now) {
    (void)c;
    (void)jni_failed(env, songky_clock_pause((songky_clock)clock, now), (uint64_t)clock);
}

static void clock_resume(JNIEnv *env, jclass c, jlong clock, jlong now) {
    (void)c;
    (void)jni_failed(env, songky_clock_resume((songky_clock)clock, now), (uint64_t)clock);
}

static void clock_restore(JNIEnv *env, jclass c, jlong clock, jlong snapshot, jlong now) {
    (void)c;
    (void)jni_failed(env, songky_clock_restore((songky_clock)clock, (songky_clock)snapshot, now), (uint64_t)clock);
}

static void clock_read(JNIEnv *env, jclass c, jlong clock, jint side, jlong now, jlongArray out) {
    songky_reading_t r;
    (void)c;
    r.struct_size = sizeof r;
    if (!jni_failed(env, songky_clock_read((songky_clock)clock, side, now, &r), (uint64_t)clock)) {
        jlong list[] = {r.periods, r.main_ns, r.period_ns, r.remaining_ns, r.in_byoyomi};
        (*env)->SetLongArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
    }
}

static jlong clock_remaining(JNIEnv *env, jclass c, jlong clock, jint side, jlong now) {
    int64_t left = 0;
    (void)c;
    (void)jni_failed(env, songky_clock_remaining((songky_clock)clock, side, now, &left), (uint64_t)clock);
    return left;
}

static jint clock_flagged(JNIEnv *env, jclass c, jlong clock, jlong now) {
    int32_t side = SONGKY_NOBODY;
    (void)c;
    (void)jni_failed(env, songky_clock_flagged((songky_clock)clock, now, &side), (uint64_t)clock);
    return side;
}

static void clock_state(JNIEnv *env, jclass c, jlong clock, jlong now, jlongArray out) {
    songky_clock_state_t s;
    (void)c;
    s.struct_size = sizeof s;
    if (!jni_failed(env, songky_clock_state((songky_clock)clock, now, &s), (uint64_t)clock)) {
        jlong list[] = {s.turn, s.paused, s.flagged, s.flagged_at_ns, s.will_flag, s.flags_at_ns};
        (*env)->SetLongArrayRegion(env, out, 0, sizeof list / sizeof list[0], list);
    }
}

static void clock_settings(JNIEnv *env, jclass c, jlong clock, jlongArray out) {
    songky_clock_settings_t s;
    (void)c;
    s.struct_size = sizeof s;
    if (!jni_failed(env, songky_clock_settings((songky_clock)clock, &s), (uint64_t)clock)) {
        jlong list[SETTINGS] = {s.periods, s.main_ns, s.period_ns, s.increment_ns};
        (*env)->SetLongArrayRegion(env, out, 0, SETTINGS, list);
    }
}

static jbyteArray clock_text(JNIEnv *env, jclass c, jlongArray settings) {
    songky_clock_settings_t s = settings_in(env, settings);
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, 0, songky_clock_text(&s, out.buf, out.cap, &out.len));
    return bytes;
}

static jbyteArray clock_save(JNIEnv *env, jclass c, jlong clock) {
    jbyteArray bytes;
    (void)c;
    JNI_TEXT(bytes, env, (uint64_t)clock, songky_clock_save((songky_clock)clock, out.buf, out.cap, &out.len));
    return bytes;
}

static jlong clock_load(JNIEnv *env, jclass c, jbyteArray data) {
    songky_clock clock = 0;
    char why[512];
    jni_in in;
    (void)c;
    if (jni_in_begin(env, data, &in)) {
        songky_status s = songky_clock_load(in.data, in.size, &clock, why, sizeof why);
        jni_in_end(&in);
        if (s != SONGKY_OK) {
            jni_raise(env, s, 0, why);
        }
    }
    return (jlong)clock;
}

METHODS(jni_clocks,
        {"clockNew", "([JIJ)J", (void *)clock_new},
        {"clockClone", "(J)J", (void *)clock_clone},
        {"clockFree", "(J)V", (void *)clock_free},
        {"clockPress", "(JJ)V", (void *)clock_press},
        {"clockPause", "(JJ)V", (void *)clock_pause},
        {"clockResume", "(JJ)V", (void *)clock_resume},
        {"clockRestore", "(JJJ)V", (void *)clock_restore},
        {"clockRead", "(JIJ[J)V", (void *)clock_read},
        {"clockRemaining", "(JIJ)J", (void *)clock_remaining},
        {"clockFlagged", "(JJ)I", (void *)clock_flagged},
        {"clockState", "(JJ[J)V", (void *)clock_state},
        {"clockSettings", "(J[J)V", (void *)clock_settings},
        {"clockText", "([J)[B", (void *)clock_text},
        {"clockSave", "(J)[B", (void *)clock_save},
        {"clockLoad", "([B)J", (void *)clock_load});
