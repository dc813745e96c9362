# Sentences for people, and one way to become root. Sourced by the other scripts.
# shellcheck shell=sh

say() {
  printf '%s\n' "$*"
}

die() {
  printf 'tabrender: error: %s\n' "$1" >&2
  shift
  for hint in "$@"; do
    printf '  hint: %s\n' "$hint" >&2
  done
  exit 1
}

# Whether someone is there to type a password.
has_terminal() {
  (: </dev/tty) 2>/dev/null
}

has_sudo_without_password() {
  command -v sudo >/dev/null 2>&1 && sudo -n true 2>/dev/null
}

can_become_root() {
  [ "$(id -u)" -eq 0 ] || has_sudo_without_password ||
    { command -v sudo >/dev/null 2>&1 && has_terminal; }
}

# Runs a command as root: directly, with sudo that does not ask, or with sudo that does.
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif has_sudo_without_password; then
    sudo "$@"
  elif can_become_root; then
    say "This needs root; sudo may ask for your password."
    sudo "$@"
  else
    die "this step needs root, and there is no way to become root here." "as root, run: $*"
  fi
}
