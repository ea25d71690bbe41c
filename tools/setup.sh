# Shared by ./play and ./test: a virtual environment in .venv with what pyproject.toml asks for.
# It is made once and made anew only when pyproject.toml changes or the folder was moved.

VENV="$PWD/.venv"
unset PYTHONDONTWRITEBYTECODE # where it is set, every one of the hundreds of processes would compile everything anew

say() { printf 'fidchell: %s\n' "$*" >&2; }
give_up() { say "$*"; exit 1; }

find_python() {
  local candidate
  for candidate in "${PYTHON:-}" python3.13 python3.12 python3.11 python3 python; do
    [ -n "$candidate" ] || continue
    if "$candidate" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      command -v "$candidate"
      return
    fi
  done
  give_up "Python 3.11 or newer with the venv module is needed and was not found. Install it (Debian: apt install python3-venv), or name it: PYTHON=/path/to/python3.11 ./play"
}

# setup play|test: what playing and serving need; "test" adds the tools that tests need.
setup() {
  local extras="[server]" stamp
  [ "$1" = test ] && extras="[dev]"
  stamp="$extras $PWD $(cksum <pyproject.toml)"
  # Two runs at once wait for each other; the second finds everything done.
  exec 9>.venv.lock
  if command -v flock >/dev/null 2>&1 && ! flock -n 9; then
    say "waiting for another run to finish setting up"
    flock 9
  fi
  if ! grep -qxF "$stamp" "$VENV/.set-up" 2>/dev/null; then
    if ! "$VENV/bin/python" -c '' 2>/dev/null; then
      local python
      python=$(find_python)
      say "making a virtual environment in .venv with $("$python" --version)"
      rm -rf "$VENV"
      "$python" -m venv "$VENV" || give_up "the virtual environment could not be made (Debian: apt install python3-venv)"
    fi
    say "installing what is needed (once; see pyproject.toml)"
    "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --editable ".$extras" ||
      give_up "the installation failed: is the network there? Running the same command again goes on from here."
    echo "$stamp" >>"$VENV/.set-up"
  fi
  exec 9>&-
}
