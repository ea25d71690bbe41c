# Shared by ./test: the engine compiled by mypyc, in .compiled, made anew only when its sources change.

COMPILED="$PWD/.compiled"

can_compile() { command -v "${CC:-cc}" >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1; }

# What the compiled engine is made from: sources, recipe and Python.
compiled_stamp() {
  { cat hatch_build.py pyproject.toml; find src text -name '*.py' -o -name '*.toml' -o -name '*.ftl' ! -name 'page*' | LC_ALL=C sort | xargs cat
    "$VENV/bin/python" --version; } | cksum
}

compile_engine() {
  local stamp
  stamp=$(compiled_stamp)
  exec 8>.venv.lock
  if command -v flock >/dev/null 2>&1; then flock 8; fi
  if [ "$(cat "$COMPILED/.stamp" 2>/dev/null)" != "$stamp" ]; then
    say "compiling the engine with mypyc into .compiled (two to three minutes; once for each change of the sources)"
    rm -rf "$COMPILED"
    FIDCHELL_COMPILE=1 "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --target "$COMPILED" . ||
      give_up "the engine could not be compiled; the lines above say why"
    echo "$stamp" >"$COMPILED/.stamp"
  fi
  exec 8>&-
}
