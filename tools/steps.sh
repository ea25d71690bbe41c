# Shared by ./test: steps that run side by side. What one says goes into a file and is printed when it ends: all of it
# if it failed, its last lines if not. Needs tools/setup.sh.

SAYS_AT_MOST=6 # lines of a step that went well
LOGS=$(mktemp -d "${TMPDIR:-/tmp}/fidchell-test.XXXXXX")
LANES=() STEPS=() TIMES=() FAILED=()

# lane NICENESS STEP...: functions, one after the other, beside all other lanes; also if one of them fails.
lane() {
  local niceness=$1
  shift
  set -m # in a process group of its own, with Ctrl-C not ignored: tests press it as well
  run_lane "$niceness" "$@" </dev/null >/dev/null 2>&1 &
  set +m
  LANES+=("$!")
  STEPS+=("$@")
}

run_lane() {
  local step began
  trap - INT TERM EXIT
  set +e
  renice -n "$1" -p "$BASHPID"
  shift
  for step in "$@"; do
    began=$SECONDS
    (set -e; "$step") >"$LOGS/$step.log" 2>&1
    echo "$? $((SECONDS - began))" >"$LOGS/$step.ends"
    mv "$LOGS/$step.ends" "$LOGS/$step.end"
  done
}

# Waits for all lanes; false if a step failed.
join_lanes() {
  local step left alive
  while :; do
    left=() alive=
    if kill -0 "${LANES[@]}" 2>/dev/null; then alive=1; fi
    for step in "${STEPS[@]}"; do
      if [ -e "$LOGS/$step.end" ]; then tell_end "$step"; else left+=("$step"); fi
    done
    if [ ${#left[@]} = 0 ]; then break; fi
    if [ -z "$alive" ]; then
      for step in "${left[@]}"; do echo "137 0" >"$LOGS/$step.end"; done # killed by somebody
    fi
    STEPS=("${left[@]}")
    sleep 1
  done
  LANES=() STEPS=()
  [ ${#FAILED[@]} = 0 ]
}

tell_end() {
  local code seconds log="$LOGS/$1.log" name=${1//_/ }
  read -r code seconds <"$LOGS/$1.end"
  TIMES+=("$(printf '%3d min %02d s  %s' $((seconds / 60)) $((seconds % 60)) "$name")")
  if [ "$code" = 0 ]; then
    say "$name: done"
    tail -n "$SAYS_AT_MOST" "$log"
  else
    FAILED+=("$name")
    say "$name FAILED (exit code $code):"
    cat "$log" || true
  fi
}

stop_lanes() {
  local how lane left
  for how in INT TERM KILL; do
    for _ in 1 2 3 4 5 6 7 8; do
      left=
      for lane in ${LANES[@]+"${LANES[@]}"}; do
        if kill -0 -- "-$lane" 2>/dev/null; then left+=" $lane"; fi
      done
      if [ -z "$left" ]; then return 0; fi
      if [ "$how" != told ]; then
        for lane in $left; do kill "-$how" -- "-$lane" 2>/dev/null || true; done
        how=told
      fi
      sleep 1
    done
  done
}

leave() {
  local code=$?
  trap - INT TERM EXIT
  stop_lanes
  rm -rf "$LOGS"
  exit "$code"
}
trap leave EXIT
trap 'say "stopping"; exit 130' INT
trap 'exit 143' TERM
