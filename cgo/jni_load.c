//go:build songky_jni

/* Registers the native methods when Java loads the library, and knows the way back to Kotlin. */
#include "jni_shim.h"

static jclass native; /* io.github.songky.internal.Native, and its methods that C calls */
static jmethodID raise_method, tell_method;

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved) {
    static const jni_methods *const all[] = {&jni_library, &jni_games, &jni_plays, &jni_histories, &jni_records,
                                             &jni_deals, &jni_setups, &jni_clocks, &jni_ratings, &jni_engines};
    JNIEnv *env;
    jclass local;
    size_t i;
    (void)reserved;
    if ((*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) != JNI_OK) {
        return JNI_ERR;
    }
    local = (*env)->FindClass(env, "io/github/songky/internal/Native");
    native = local == NULL ? NULL : (*env)->NewGlobalRef(env, local);
    if (native == NULL) {
        return JNI_ERR;
    }
    raise_method = (*env)->GetStaticMethodID(env, native, "raise", "(IJ[B)V");
    tell_method = raise_method == NULL ? NULL
                                       : (*env)->GetStaticMethodID(env, native, "tell", "(Lio/github/songky/internal/Watcher;[J[I)Z");
    if (tell_method == NULL) {
        return JNI_ERR;
    }
    for (i = 0; i < sizeof all / sizeof all[0]; i++) {
        if ((*env)->RegisterNatives(env, native, all[i]->list, all[i]->count) != JNI_OK) {
            return JNI_ERR;
        }
    }
    return JNI_VERSION_1_6;
}

void jni_raise(JNIEnv *env, songky_status status, uint64_t handle, const char *text) {
    jbyteArray bytes = NULL;
    if (text != NULL && *text != 0) {
        bytes = jni_bytes(env, text, strlen(text));
    }
    if (!(*env)->ExceptionCheck(env)) {
        (*env)->CallStaticVoidMethod(env, native, raise_method, (jint)status, (jlong)handle, bytes);
    }
}

void jni_no_memory(JNIEnv *env) {
    jclass c = (*env)->FindClass(env, "java/lang/OutOfMemoryError");
    if (c != NULL) {
        (*env)->ThrowNew(env, c, "songky");
    }
}

int jni_tell(JNIEnv *env, jobject watcher, const songky_info *info) {
    jlong numbers[] = {info->depth, (jlong)info->nodes, info->elapsed_ns, info->line,
                       info->lines, info->centipawns, info->mate_in};
    jlongArray longs;
    jintArray pv;
    jboolean go_on = JNI_FALSE;
    if ((*env)->PushLocalFrame(env, 4) != 0) {
        return 1;
    }
    longs = jni_longs(env, numbers, sizeof numbers / sizeof numbers[0]);
    pv = longs == NULL ? NULL : jni_ints(env, (const jint *)info->pv, (size_t)info->pv_len);
    if (pv != NULL) {
        go_on = (*env)->CallStaticBooleanMethod(env, native, tell_method, watcher, longs, pv);
    }
    (*env)->PopLocalFrame(env, NULL);
    return (*env)->ExceptionCheck(env) || !go_on;
}
