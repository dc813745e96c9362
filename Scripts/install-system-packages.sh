#!/bin/sh
# Installs the system packages that the build needs, and only those that are missing. With the word
# `tests` also those that the tests need.
set -eu
cd "$(dirname "$0")/.."
. Scripts/messages.sh

# One line each: what to look for | how | Debian package | Homebrew formula | why.
needs='pkg-config|command|pkg-config|pkgconf|it tells the build where C libraries are
libpng|library|libpng-dev|libpng|it reads and writes the PNG files
raqm|library|libraqm-dev|libraqm|it shapes text, with FreeType, HarfBuzz and FriBidi
fontconfig|library|libfontconfig-dev|fontconfig|it finds fonts for what Inter does not have
Inter*.[ot]t[fc]|font|fonts-inter|font-inter|the font that text is drawn with'

# What only tests need; macOS has fonts of its own for these scripts.
test_needs='hb-shape|command|libharfbuzz-bin|harfbuzz|shaping is compared with it
DejaVuSans.ttf|font|fonts-dejavu-core|-|Arabic and Hebrew
Lohit-Devanagari.ttf|font|fonts-lohit-deva|-|Devanagari
Loma.*|font|fonts-tlwg-loma-otf|-|Thai
wqy-microhei.ttc|font|fonts-wqy-microhei|-|Chinese, Japanese and Korean
NotoColorEmoji.ttf|font|fonts-noto-color-emoji|-|emoji
xmllint|command|libxml2-utils|-|JUnit files are held against a schema with it
yaml|module|python3-yaml|-|the GitHub action is read with it
curl|command|curl|-|it talks to the browser that opens reports'
# That browser; not every system has it under this name, and without it the tests skip the page.
browser='chromedriver chromium-driver'
if [ "${1:-}" = tests ]; then
  needs="$needs
$test_needs"
fi

# Libraries put there by hand count: only what the build will ask is asked.
is_usable() { # what, how
  case $2 in
    command) command -v "$1" >/dev/null 2>&1 ;;
    library) pkg-config --exists "$1" 2>/dev/null ;;
    font) has_font_file "$1" ;;
    module) /usr/bin/python3 -c "import $1" 2>/dev/null ;;
  esac
}

has_font_file() { # pattern of the file's name
  find /usr/share/fonts /usr/local/share/fonts "${HOME:-}/.fonts" "${HOME:-}/.local/share/fonts" \
    /Library/Fonts "${HOME:-}/Library/Fonts" -name "$1" 2>/dev/null | grep -q .
}

is_debian_package_installed() { # package
  command -v dpkg-query >/dev/null 2>&1 &&
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# A library that only pkg-config does not know of, because pkg-config itself is missing.
is_waiting_for_pkg_config() { # how, package
  [ "$1" = library ] && ! command -v pkg-config >/dev/null 2>&1 && is_debian_package_installed "$2"
}

missing() { # apt|brew|why
  printf '%s\n' "$needs" | while IFS='|' read -r what how apt brew why; do
    if [ "$brew" = - ] && ! command -v apt-get >/dev/null 2>&1; then
      continue
    fi
    if is_usable "$what" "$how" || is_waiting_for_pkg_config "$how" "$apt"; then
      continue
    fi
    case $1 in
      apt) printf ' %s' "$apt" ;;
      brew) printf ' %s' "$brew" ;;
      why) printf '  %s: %s\n' "$what" "$why" ;;
    esac
  done
}

apt_get() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -o Acquire::Retries=3 -o DPkg::Lock::Timeout=120 "$@"
}

install_with_apt() { # packages
  can_become_root || die "installing them needs root, and there is no way to become root here." \
    "as root, run: apt-get update && apt-get install -y$1" "then run make again"
  say "Installing with apt-get:$1"
  apt_get update || say "The package lists could not be refreshed; trying with what is there."
  # One package a word.
  # shellcheck disable=SC2086
  apt_get install -y --no-install-recommends $1 ||
    die "apt-get could not install$1." "see its messages above"
}

install_with_brew() { # formulae
  say "Installing with brew:$1"
  # shellcheck disable=SC2086
  brew install $1 || die "brew could not install$1." "see its messages above"
}

# A convenience, so nothing here ends the script with an error.
install_browser() { # what to look for, Debian package
  if command -v "$1" >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then return 0; fi
  if can_become_root; then
    find /var/lib/apt/lists -name '*Packages*' 2>/dev/null | grep -q . || apt_get update || true
    if apt-cache show "$2" >/dev/null 2>&1 && apt_get install -y --no-install-recommends "$2"; then
      return 0
    fi
  fi
  say "There is no $2 here, so the tests that need a browser are skipped."
}

if [ "${1:-}" = tests ]; then
  # shellcheck disable=SC2086
  install_browser $browser
fi

if [ -z "$(missing why)" ]; then
  exit 0
fi

say "TabRender needs system packages that are not here yet:"
missing why
if command -v apt-get >/dev/null 2>&1; then
  install_with_apt "$(missing apt)"
elif command -v brew >/dev/null 2>&1; then
  install_with_brew "$(missing brew)"
else
  die "there is neither apt-get nor brew here to install them." \
    "install the packages named above with this system's package manager, then run make again"
fi

if [ -n "$(missing why)" ]; then
  missing why >&2
  die "the packages were installed, but pkg-config still does not find the above." \
    "look at: pkg-config --print-errors --exists libpng"
fi
