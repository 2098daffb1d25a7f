//go:build songky_jni

/* Bytes between Java and C. */
#include "jni_shim.h"

int jni_in_begin(JNIEnv *env, jbyteArray array, jni_in *in) {
    in->data = NULL;
    in->size = 0;
    if (array == NULL) {
        return 1;
    }
    in->size = (size_t)(*env)->GetArrayLength(env, array);
    in->data = in->size <= sizeof in->room ? in->room : malloc(in->size);
    if (in->data == NULL) {
        jni_no_memory(env);
        return 0;
    }
    (*env)->GetByteArrayRegion(env, array, 0, (jsize)in->size, (jbyte *)in->data);
    return 1;
}

void jni_in_end(jni_in *in) {
    if (in->data != in->room) {
        free(in->data);
    }
}

void jni_out_begin(jni_out *out) {
    out->buf = out->room;
    out->cap = sizeof out->room;
    out->len = 0;
}

static void release(jni_out *out) {
    if (out->buf != out->room) {
        free(out->buf);
    }
}

int jni_out_again(jni_out *out, songky_status status) {
    if (status != SONGKY_E_RANGE) {
        return 0;
    }
    release(out);
    out->cap = out->len + out->len / 8 + 1; /* it may have grown until the next call */
    out->buf = malloc(out->cap);
    return out->buf != NULL;
}

jbyteArray jni_out_end(JNIEnv *env, uint64_t handle, jni_out *out, songky_status status) {
    jbyteArray bytes = NULL;
    if (status == SONGKY_OK) {
        bytes = jni_bytes(env, out->buf, out->len);
    } else if (status == SONGKY_E_RANGE) {
        jni_no_memory(env);
    } else {
        jni_raise(env, status, handle, NULL);
    }
    release(out);
    return bytes;
}

jbyteArray jni_bytes(JNIEnv *env, const void *data, size_t size) {
    jbyteArray array = (*env)->NewByteArray(env, (jsize)size);
    if (array != NULL && size > 0) {
        (*env)->SetByteArrayRegion(env, array, 0, (jsize)size, (const jbyte *)data);
    }
    return array;
}

jintArray jni_ints(JNIEnv *env, const jint *data, size_t count) {
    jintArray array = (*env)->NewIntArray(env, (jsize)count);
    if (array != NULL && count > 0) {
        (*env)->SetIntArrayRegion(env, array, 0, (jsize)count, data);
    }
    return array;
}

jlongArray jni_longs(JNIEnv *env, const jlong *data, size_t count) {
    jlongArray array = (*env)->NewLongArray(env, (jsize)count);
    if (array != NULL && count > 0) {
        (*env)->SetLongArrayRegion(env, array, 0, (jsize)count, data);
    }
    return array;
}
