#!/bin/sh
# Builds the fuzz program and feeds each reader for FUZZ_SECONDS (600), one after the other or those
# that are named: `sh Scripts/fuzz.sh png scene`. Inputs that a reader cannot stand stay in
# Fuzz/findings and make the run fail. What was found interesting stays in Fuzz/corpus, so that the
# next run goes on from there.
#
# FUZZ_RUNS ends a reader after so many inputs, and FUZZ_SEED makes them the same each time.
#
# Where the compiler has no libFuzzer, nothing is run, and the script says so; FUZZ_REQUIRED=1 makes
# that an error.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh

seconds=${FUZZ_SECONDS:-600}
runs=${FUZZ_RUNS:--1}
seed=${FUZZ_SEED:-0}
swift=${SWIFT:-swift}
targets=${*:-png scene suite results}
root=$(pwd)/Fuzz
findings=$root/findings

# What Swift makes once and keeps would be taken for a leak, and Swift's own backtrace of a process
# that is instrumented takes for ever.
export ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no

# libFuzzer without its main function lies with the compiler's own libraries.
resources=$($swift -print-target-info |
  sed -n 's/.*"runtimeResourcePath" *: *"\([^"]*\)".*/\1/p')
library=$(find "$resources/clang/" -name "libclang_rt.fuzzer_no_main-$(uname -m).a" 2>/dev/null |
  head -n 1)
if [ -z "$library" ]; then
  [ "${FUZZ_REQUIRED:-0}" = 0 ] || die "this compiler has no libFuzzer, so nothing can be fuzzed."
  say "skipped: this compiler has no libFuzzer, so nothing is fuzzed"
  exit 0
fi

# Without optimization: it builds in a third of the time, and every check of the library stays in.
$swift build -c debug --package-path "$root" -Xlinker "$library"
program=$($swift build -c debug --package-path "$root" --show-bin-path)/fuzz

# Small files of the shared cases, where those stand beside the package.
copy_cases() {
  case $1 in
    png) [ ! -d ../shared/cases ] || find ../shared/cases -name '*.png' -size -3k ;;
    scene) [ ! -d ../shared/cases/scenes ] ||
      find ../shared/cases/scenes -name '*.json' -size -3k ;;
  esac | while read -r file; do
    cp "$file" "$2/case-$(basename "$(dirname "$file")")-$(basename "$file")"
  done
}

prepare() {
  mkdir -p "$root/corpus/$1" "$findings"
  if [ -d "$root/Seeds/$1" ]; then cp "$root/Seeds/$1"/* "$root/corpus/$1/"; fi
  FUZZ_TARGET=$1 "$program" --prepare "$root/corpus/$1" "$root/corpus/$1.dict"
  copy_cases "$1" "$root/corpus/$1"
}

# In an empty folder, so that no name that comes up is a file.
run() {
  folder=$(mktemp -d)
  longest=8192
  say "feeding the $1 reader for $seconds s"
  (cd "$folder" && FUZZ_TARGET=$1 "$program" "$root/corpus/$1" \
    -dict="$root/corpus/$1.dict" -max_total_time="$seconds" -runs="$runs" -seed="$seed" \
    -max_len=$longest -timeout=20 -rss_limit_mb=2048 -detect_leaks=0 -artifact_prefix="$findings/$1-" -print_final_stats=1 \
    </dev/null >"$root/corpus/$1.log" 2>&1) || return 1
  rm -rf "$folder"
  grep -E 'DONE|slowest|peak_rss' "$root/corpus/$1.log"
}

failed=
for target in $targets; do
  prepare "$target"
  if ! run "$target"; then
    failed="$failed $target"
    tail -n 60 "$root/corpus/$target.log" >&2
  fi
done
[ -z "$failed" ] || die "these readers could not stand an input:$failed" \
  "the inputs are in Fuzz/findings; FUZZ_TARGET=… $program FILE reads one again"
