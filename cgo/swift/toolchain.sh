#!/usr/bin/env bash
# Runs a command where `swift` is: usage toolchain.sh [command [argument...]], such as
#   toolchain.sh swift test
# Without a command it only makes sure that there is a toolchain, and tells which.
#
# A swift on PATH is used as it is. Elsewhere, on Linux and as root, the command runs in a Debian
# chroot that has one. It is built the first time (some minutes, 2.8 GB) and kept:
#   SONGKY_SWIFT_ROOT    where it is; by default songky/swift-trixie in the user's cache
#   SONGKY_SWIFT_MIRROR  Debian mirror it is built from; by default the one apt uses here
# The command finds /tmp, TMPDIR and this repository at their usual places. All mounts are in a namespace of
# the command's own, so that none is left behind however it ends.
set -euo pipefail

if command -v swift > /dev/null; then
  if [ $# -eq 0 ]; then swift --version; exit; fi
  exec "$@"
fi

packages="swiftlang libc6-dev libstdc++-14-dev git"
repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
root=${SONGKY_SWIFT_ROOT:-${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/songky/swift-trixie}

refuse() {
  echo "toolchain.sh: no swift on PATH, and no chroot can be made: $*" >&2
  exit 1
}

# The first repository of Debian itself that apt knows here, else that of debootstrap.
mirror() {
  if [ -n "${SONGKY_SWIFT_MIRROR:-}" ]; then
    echo "$SONGKY_SWIFT_MIRROR"
    return
  fi
  if command -v apt-get > /dev/null; then
    apt-get indextargets --format '$(REPO_URI) $(ORIGIN)/$(LABEL)' 'Created-By: Packages' 2> /dev/null |
      sed -n 's|/* Debian/Debian$||p' | sed -n 1p
  fi
}

# How apt reaches it here: proxies, and what is checked.
reach() {
  if command -v apt-config > /dev/null; then
    apt-config dump | grep -E '^Acquire::(Check-|http::|https::)[^"]* ".+";$' || true
  fi
}

# Runs a command of the host with mounts and processes of its own, none of which outlives this script.
apart() {
  unshare --mount --propagation private --pid --fork --kill-child -- "$@"
}

build() { # within apart
  local new=$1 from=$2
  debootstrap --variant=minbase --include=ca-certificates trixie "$new" ${from:+"$from"}
  reach > "$new/etc/apt/apt.conf.d/90host"
  mountpoint -q "$new/proc" || mount -t proc proc "$new/proc"
  chroot "$new" apt-get update
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive chroot "$new" apt-get install -y --no-install-recommends $packages
  chroot "$new" apt-get clean
  rm -rf "$new"/var/lib/apt/lists/*
  chroot "$new" swift --version
}

inside() { # within mounts of its own
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
  local folder
  for folder in /tmp "${TMPDIR:-/tmp}" "$repository"; do
    mkdir -p "$root$folder"
    mount --rbind "$folder" "$root$folder"
  done
  exec chroot "$root" /usr/bin/env HOME=/root PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin \
    /bin/sh -c 'cd "$0" && exec "$@"' "$here" "$@"
}

case ${1:-} in # what apart starts anew
  --build) shift; build "$@"; exit ;;
  --inside) shift; here=$1; shift; inside "$@" ;;
esac

[ "$(uname -s)" = Linux ] || refuse "this is not Linux; install Swift from swift.org"
[ "$(id -u)" = 0 ] || refuse "that needs root"
command -v unshare > /dev/null || refuse "unshare (package util-linux) is missing"
apart true || refuse "this system does not allow mounts, or processes, of one's own"

if [ ! -d "$root" ]; then
  command -v debootstrap > /dev/null || refuse "debootstrap is missing (package debootstrap)"
  mkdir -p "$(dirname "$root")"
  exec 9> "$root.lock"
  flock 9 # another run may be building it
  if [ ! -d "$root" ]; then
    echo "toolchain.sh: building $root" >&2
    rm -rf --one-file-system "$root.new"
    apart "$0" --build "$root.new" "$(mirror)" > "$root.log" 2>&1 < /dev/null 9>&- || {
      tail -n 30 "$root.log" >&2
      rm -rf --one-file-system "$root.new"
      refuse "debootstrap or apt-get failed; all they said is in $root.log"
    }
    mv "$root.new" "$root"
  fi
  exec 9>&-
fi

if [ $# -eq 0 ]; then
  set -- swift --version
fi
exec unshare --mount --propagation private -- "$0" --inside "$(pwd -P)" "$@"
