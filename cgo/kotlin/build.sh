#!/usr/bin/env bash
# Builds the library with its native methods for Java: usage build.sh [folder], by default dist/jni of the
# repository. Needs Go, gcc and a JDK: JAVA_HOME, or the one of javac.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
if [ ! -e "${JAVA_HOME:-}/include/jni.h" ]; then
  if ! javac=$(command -v javac); then
    echo "no JDK: JAVA_HOME has no include/jni.h, and javac is not installed" >&2
    exit 1
  fi
  JAVA_HOME=$(dirname "$(dirname "$(readlink -f "$javac")")")
fi
export CGO_CFLAGS="${CGO_CFLAGS:--g -O2} '-I$JAVA_HOME/include' '-I$JAVA_HOME/include/linux'"
export SONGKY_BUILDFLAGS="${SONGKY_BUILDFLAGS:-} -tags=songky_jni"
exec bash "$here/../build.sh" "${1:-$here/../../dist/jni}"
