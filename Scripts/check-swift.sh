#!/bin/sh
# Says what to do when the Swift toolchain is missing, broken or too old.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh

swift=${SWIFT:-swift}
minimum=${MINIMUM_SWIFT:-6.2}
get_it="install Swift $minimum or newer from https://www.swift.org/install, then run make again"
swiftly_environment="${SWIFTLY_HOME_DIR:-$HOME/.local/share/swiftly}/env.sh"

if ! command -v "$swift" >/dev/null 2>&1; then
  if [ -r "$swiftly_environment" ]; then
    die "Swift is installed with swiftly, but this shell does not know it." \
      "run: . $swiftly_environment"
  fi
  die "TabRender is built with Swift, and there is no '$swift' command here." "$get_it" \
    "if it is installed already, add its usr/bin folder to PATH, or run: make SWIFT=/path/to/swift"
fi

if ! answer=$("$swift" --version 2>&1); then
  say "$answer" >&2
  die "'$swift --version' fails, so the Swift toolchain is not complete." \
    "install the packages that https://www.swift.org/install lists for this system"
fi

version=$(printf '%s\n' "$answer" | sed -n 's/.*Swift version \([0-9][0-9]*\.[0-9][0-9]*\).*/\1/p')
version=$(printf '%s\n' "$version" | head -n 1)
if [ -z "$version" ]; then
  die "'$swift' is not the Swift compiler (another program has that name)." "$get_it"
fi

if [ "${version%%.*}" -lt "${minimum%%.*}" ] || {
  [ "${version%%.*}" -eq "${minimum%%.*}" ] && [ "${version#*.}" -lt "${minimum#*.}" ]
}; then
  die "this is Swift $version, and TabRender needs Swift $minimum or newer." "$get_it"
fi
