#!/bin/sh
# Writes a Swift file in which `EmbeddedText` has the text of each file, as `report_js` for
# report.js: embed-text.sh <output> <file>...
set -eu
output=$1
shift

{
  echo 'enum EmbeddedText {'
  for file; do
    printf '  static let %s = ##"""\n' "$(basename "$file" | tr . _)"
    cat "$file"
    # The last line break of a literal is none of its text, but that of the file is.
    printf '\n"""##\n'
  done
  echo '}'
} >"$output"
