#!/usr/bin/env bash
# Builds the library for this machine: usage build.sh [folder], by default dist/ of the repository.
# SONGKY_BUILDFLAGS is handed to go build, such as -tags=... or -asan.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:-$here/../dist}
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$here"

export CGO_ENABLED=1
export GOFLAGS="${GOFLAGS:-} -trimpath -buildvcs=false"
linker="-Wl,-soname,libsongky.so.0 \"-Wl,--version-script=$here/songky.map\" -Wl,--build-id=none"

# shellcheck disable=SC2086
go build ${SONGKY_BUILDFLAGS:-} -buildmode=c-shared -ldflags="-s -w -buildid= -extldflags '$linker'" -o "$out/libsongky.so" .
# shellcheck disable=SC2086
go build ${SONGKY_BUILDFLAGS:-} -buildmode=c-archive -ldflags="-s -w -buildid=" -o "$out/libsongky.a" .
rm -f "$out/libsongky.h" # written by cgo; songky.h is the header
ln -sf libsongky.so "$out/libsongky.so.0"
cp songky.h "$out/songky.h"
version=$(sed -n 's/^const Version = "\(.*\)"$/\1/p' ../songky.go)
sed "s|@VERSION@|$version|" songky.pc.in > "$out/songky.pc"
