/* Ending rules as an array of Java: the numbers of songky_rules in its order; the name apart. */
#ifndef JNI_RULES_H
#define JNI_RULES_H

#include "jni_shim.h"

enum { JNI_RULES = 15 };

/* Of rules that are given the name is not looked at: songky_game_opts has it. */
static inline void jni_rules_in(JNIEnv *env, jintArray array, songky_rules *r) {
    jint n[JNI_RULES] = {0};
    int i;
    (*env)->GetIntArrayRegion(env, array, 0, JNI_RULES, n);
    memset(r, 0, sizeof *r);
    r->struct_size = sizeof *r;
    r->repetition = n[0];
    r->ply_limit = n[1];
    r->progress_limit = n[2];
    r->effective_limit = n[3];
    for (i = 0; i < 3; i++) {
        r->check_limits[i] = n[4 + i];
        r->chase_limits[i] = n[7 + i];
    }
    r->perpetual_check = n[10];
    r->no_attackers = n[11];
    r->count_from_record = n[12];
    r->count_pieces = n[13];
    r->dead_positions = n[14];
}

/* Fills the array and returns the name. */
static inline jbyteArray jni_rules_out(JNIEnv *env, const songky_rules *r, jintArray array) {
    jint n[JNI_RULES] = {
        r->repetition, r->ply_limit, r->progress_limit, r->effective_limit,
        r->check_limits[0], r->check_limits[1], r->check_limits[2],
        r->chase_limits[0], r->chase_limits[1], r->chase_limits[2],
        r->perpetual_check, r->no_attackers, r->count_from_record, r->count_pieces, r->dead_positions,
    };
    (*env)->SetIntArrayRegion(env, array, 0, JNI_RULES, n);
    return jni_bytes(env, r->name, strnlen(r->name, sizeof r->name));
}

#endif
