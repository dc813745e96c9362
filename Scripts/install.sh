#!/bin/sh
# install | uninstall: the program, its man pages and shell completions under PREFIX.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh

root=${DESTDIR:-}${PREFIX:-/usr/local}
bash_completion=$root/share/bash-completion/completions/tabrender
zsh_completion=$root/share/zsh/site-functions/_tabrender
fish_completion=$root/share/fish/vendor_completions.d/tabrender.fish

# Root only where this user may not write: the nearest folder that exists decides.
run() {
  folder=$root
  while [ ! -d "$folder" ]; do
    folder=$(dirname "$folder")
  done
  if [ -w "$folder" ]; then "$@"; else as_root "$@"; fi
}

put() { # mode, file, target; a file that the project does not have is no error
  [ -f "$2" ] || return 0
  run mkdir -p "$(dirname "$3")"
  run install -m "$1" "$2" "$3"
  say "  $3"
}

remove() { # target
  [ -e "$1" ] || return 0
  run rm -f "$1"
  say "  $1"
}

case ${1:-} in
  install)
    say "Installed:"
    put 755 .build/release/tabrender "$root/bin/tabrender"
    for page in docs/man/tabrender*.1; do
      put 644 "$page" "$root/share/man/man1/${page##*/}"
    done
    put 644 docs/completions/tabrender.bash "$bash_completion"
    put 644 docs/completions/_tabrender "$zsh_completion"
    put 644 docs/completions/tabrender.fish "$fish_completion"
    ;;
  uninstall)
    say "Removed:"
    for target in "$root/bin/tabrender" "$root"/share/man/man1/tabrender*.1 \
      "$bash_completion" "$zsh_completion" "$fish_completion"; do
      remove "$target"
    done
    ;;
  *)
    die "usage: Scripts/install.sh install|uninstall"
    ;;
esac
