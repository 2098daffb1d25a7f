#!/usr/bin/env bash
# Builds for other systems into a folder (by default dist/cross of the repository) what the tools at
# hand allow, tries it where an emulator is at hand, and says what is missing. Wanted on Debian:
#   gcc-aarch64-linux-gnu qemu-user gcc-mingw-w64-x86-64 wine64
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=${1:-$here/../dist/cross}
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$here"
export GOFLAGS="${GOFLAGS:-} -trimpath -buildvcs=false"

have() {
  command -v "$1" > /dev/null && return
  echo "SKIPPED: $2: $1 is not installed"
  return 1
}

build() { # folder, C compiler, library, linker flags
  mkdir -p "$out/$1"
  CGO_ENABLED=1 CC=$2 go build -buildmode=c-shared -ldflags="-s -w -buildid= -extldflags '$4'" -o "$out/$1/$3" .
  rm -f "$out/$1/${3%.*}.h"
  cp songky.h "$out/$1/"
  echo "built:   $1/$3, $(wc -c < "$out/$1/$3") bytes"
}

linux_arm64() {
  local cc=aarch64-linux-gnu-gcc dir=$out/linux-arm64
  have $cc linux/arm64 || return 0
  GOOS=linux GOARCH=arm64 build linux-arm64 $cc libsongky.so \
    "-Wl,-soname,libsongky.so.0 \"-Wl,--version-script=$here/songky.map\" -Wl,--build-id=none"
  ln -sf libsongky.so "$dir/libsongky.so.0"
  $cc -std=c99 -I"$dir" -o "$dir/ctest" ctest/*.c -L"$dir" -lsongky -lpthread
  have qemu-aarch64 "tests of linux/arm64" || return 0
  qemu-aarch64 -L /usr/aarch64-linux-gnu -E LD_LIBRARY_PATH="$dir" "$dir/ctest" smoke library games callbacks opponent slices
  echo "tested:  linux/arm64"
}

# Wine before 8.13 lacks a library of Windows from which Go takes random numbers; this one does for
# tests.
wine_prng() { # C compiler, folder
  [ -e "$2/bcryptprimitives.dll" ] && return
  echo 'unsigned char __stdcall SystemFunction036(void *, unsigned long);
    __declspec(dllexport) int __stdcall ProcessPrng(unsigned char *p, unsigned long long n) {
      return SystemFunction036(p, (unsigned long)n);
    }' | "$1" -x c -shared -o "$2/bcryptprimitives.dll" - -ladvapi32 -static-libgcc
}

windows_amd64() {
  local cc=x86_64-w64-mingw32-gcc dir=$out/windows-amd64 wine
  have $cc windows/amd64 || return 0
  GOOS=windows GOARCH=amd64 build windows-amd64 $cc songky.dll "-static-libgcc"
  $cc -std=c99 -I"$dir" -o "$dir/ctest.exe" ctest/*.c "$dir/songky.dll" -lpthread -static
  for wine in wine wine64 /usr/lib/wine/wine64; do
    command -v "$wine" > /dev/null && break
  done
  have "$wine" "tests of windows/amd64" || return 0
  export WINEDEBUG=-all WINEPREFIX=$dir/wine
  "$wine" wineboot > /dev/null 2>&1 || true
  wine_prng "$cc" "$WINEPREFIX/drive_c/windows/system32"
  (cd "$dir" && "$wine" ctest.exe smoke library games callbacks opponent slices)
  rm -rf "$dir/wine"
  echo "tested:  windows/amd64"
}

pure_go() { # the library itself, without C
  for target in android/arm64 ios/arm64 js/wasm; do
    (cd .. && CGO_ENABLED=0 GOOS=${target%/*} GOARCH=${target#*/} go build . ./search/... ./clock ./elo ./variants)
    echo "built:   the Go packages for $target"
  done
}

linux_arm64
windows_amd64
pure_go
