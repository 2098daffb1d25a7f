//go:build songky_jni

package main

// With the tag songky_jni the library has native methods for Java as well: jni_*.c, which Kotlin calls
// (kotlin/README.md). The compiler must find jni.h: CGO_CFLAGS names the folders of a JDK that have it;
// the NDK of Android has it anyway.

// #cgo CFLAGS: -std=gnu11
import "C"
