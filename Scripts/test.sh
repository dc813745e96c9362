#!/usr/bin/env bash
# Runs `swift test` with what is given, and prints one line for each suite, each reason to skip a
# test once, failures whole, and the closing line. The exit code is that of `swift test`.
set -o pipefail

"${SWIFT:-swift}" test "$@" 2>&1 | awk '
  /^\[[0-9]+\/[0-9]+\] / { next }                  # a step of the build
  /^Test Suite |^\t Executed 0 tests/ { next }     # XCTest, which has no test here
  # The start of a test, and the end of a case: an argument may hold line breaks.
  inCase { if (/ (started|seconds)\.$/) inCase = 0; next }
  /^(◇|✔) Test case / && !/ (started|seconds)\.$/ { inCase = 1; next }
  /^⎙ / { next }                                   # a picture that a test attaches
  / started\.$/ || /^✔ Test case .* passed after [0-9.]+ seconds\.$/ { next }
  / passed after [0-9.]+ seconds\.$/ && / Test / && !/ Test run with / { next }
  / skipped: "/ {
    reason = $0
    sub(/.* skipped: /, "", reason)
    if (/ Test / && reason in told) next
    told[reason] = 1
  }
  { print; fflush() }
'
