#!/bin/sh
# Draws the two pictures that show what the program is for.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh

draw() { # arguments of the program
  say "tabrender $*"
  .build/release/tabrender "$@"
}

draw --corners top --shadow-radius 10 out.png
draw compare compare.png
say ""
say "Look at:"
say "  $PWD/out.png      a tab bar with rounded top corners and a shadow"
say "  $PWD/compare.png  the same bar with the shadow in a sibling view and in a sublayer"
