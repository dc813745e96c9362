#!/bin/sh
# Checks the syntax of the report's script and style sheet, with what this machine has for it.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh
page=Sources/TabRender/Report/Page

if command -v node >/dev/null 2>&1; then
  node --check "$page/report.js"
else
  say "There is no node here (Debian: nodejs), so report.js is not checked."
fi

if /usr/bin/python3 -c 'import tinycss2' 2>/dev/null; then
  /usr/bin/python3 Scripts/lint-css.py "$page/report.css"
else
  say "There is no tinycss2 here (Debian: python3-tinycss2), so report.css is not checked."
fi
