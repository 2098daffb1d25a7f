// Package main is the library as C sees it: what songky.h declares, built as a shared library or an
// archive. songky.h is written by hand and is the documentation of every function here; the compiler
// compares both. README.md tells how to build.
//
// Each export is a few lines over four mechanisms: guard catches panics and turns errors into
// statuses, table keeps handles, writeText and writeList fill buffers, readStruct and writeStruct
// carry structs of any age.
package main

// #include "export.h"
import "C"

import "github.com/songky/songky"

// version is the one text that is given away; it is never freed.
var version = C.CString(songky.Version)

//export songky_abi
func songky_abi() C.uint32_t { return C.SONGKY_ABI }

//export songky_version
func songky_version() C.songky_in { return version }

func main() {}
