#!/usr/bin/env bash
# Sees to it that this machine has what the named groups need, and installs what is missing with apt-get.
#   .ci/install.sh GROUP…    groups: go, window, screen, platforms
# It tests for the things themselves, not for packages, so it has nothing to do on any system that has them. It prints
# one line when it installs, one sentence when it cannot, and nothing when nothing is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() { echo "pitchdark: $*" >&2; exit 1; }

# recent VERSION: go1.26 or later.
recent() {
	local major minor
	IFS=. read -r major minor _ <<<"${1##*go}"
	minor=${minor%%[!0-9]*}
	[ "${major:-0}" -gt 1 ] || [ "${minor:-0}" -ge 26 ]
} 2>/dev/null

# Go since 1.21 can fetch the release that go.mod asks for, so an older one is asked again inside the tree.
check_version() {
	local here
	here=$(cd / && GOTOOLCHAIN=local go env GOVERSION 2>/dev/null) || here=""
	recent "$here" || recent "$(go env GOVERSION 2>/dev/null)" ||
		fail "Go 1.26 or newer is needed, and ${here:-a much older one} is here (see go.dev/dl)."
}

missing=()
need() { # PACKAGE, then a command that succeeds where it is there
	local package=$1
	shift
	"$@" >/dev/null 2>&1 || missing+=("$package")
}
have() { command -v "$1"; }
header() { [ -e "/usr/include/$1" ] || echo "#include <$1>" | gcc -E -; }
certificates() { [ -e /etc/ssl/certs/ca-certificates.crt ] || [ -e /etc/pki/tls/certs/ca-bundle.crt ] || [ -e /etc/ssl/cert.pem ]; }

check_go() {
	have go >/dev/null || fail "Go is not on the PATH; install Go 1.26 or newer first (see go.dev/dl)."
	need ca-certificates certificates
}

check_window() {
	[ "$(uname -s)" = Linux ] || return 0
	need gcc have gcc
	need libc6-dev header stdio.h
	need pkg-config have pkg-config
	need libasound2-dev pkg-config --exists alsa
	need libx11-dev pkg-config --exists x11
	need libxcursor-dev pkg-config --exists xcursor
	need libxrandr-dev pkg-config --exists xrandr
	need libxinerama-dev pkg-config --exists xinerama
	need libxi-dev pkg-config --exists xi
	need libxxf86vm-dev pkg-config --exists xxf86vm
	need libgl-dev pkg-config --exists gl
}

check_screen() {
	[ "$(uname -s)" = Linux ] || return 0
	need xvfb have Xvfb
	need xauth have xauth
}

check_platforms() {
	need qemu-user have qemu-aarch64
	need nodejs have node
}

install() {
	command -v apt-get >/dev/null ||
		fail "these packages are missing, and there is no apt-get here to install them: ${missing[*]}."
	local as=()
	if [ "$(id -u)" != 0 ]; then
		command -v sudo >/dev/null ||
			fail "these packages are missing, and installing them takes root or sudo: ${missing[*]}."
		as=(sudo)
	fi
	echo "Installing what is missing: ${missing[*]}"
	local log
	log=$(mktemp)
	if ! { "${as[@]}" apt-get update -q &&
		"${as[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"; } \
		>"$log" 2>&1 </dev/null; then
		tail -n 15 "$log" >&2
		rm -f "$log"
		fail "apt-get could not install these packages: ${missing[*]}."
	fi
	rm -f "$log"
}

for group in "$@"; do
	case $group in
	go) check_go ;;
	window) check_window ;;
	screen) check_screen ;;
	platforms) check_platforms ;;
	*) fail "there is no group of packages named $group." ;;
	esac
done
[ ${#missing[@]} = 0 ] || install
case " $* " in *" go "*) check_version ;; esac
