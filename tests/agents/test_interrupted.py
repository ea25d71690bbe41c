"""Ctrl-C in the middle of a batch, as a terminal sends it: to every process at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

SCRIPT = """
import multiprocessing, sys
import fidchell
import fidchell.agents.batch as inside

def play(*given, play=inside._play):
    print("go", flush=True)  # all is checked and loaded, nothing is started: from here on Ctrl-C gives what there is
    play(*given)

if __name__ == "__main__":
    if sys.argv[1] != "usual":
        multiprocessing.set_start_method(sys.argv[1])
    inside._play = play
    batch = fidchell.play_many("inis", 100_000, ["random"] * 2, processes=int(sys.argv[2]))
    left = multiprocessing.active_children()
    seeds = [played.seed for played in batch.games]
    in_order = seeds == sorted(seeds, key=lambda seed: int(seed.split("/")[1]))
    print(f"finished={len(batch.games)} complete={batch.complete} left={len(left)} in_order={in_order}", flush=True)
"""
UNGUARDED = """
import multiprocessing
multiprocessing.set_start_method("spawn", force=True)
import fidchell
print(fidchell.play_many("tirnanog", 3, "random", players=2, processes=2), flush=True)
"""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")


def started(tmp_path: Path, method: str, processes: int) -> subprocess.Popen[str]:
    script = tmp_path / "batch.py"
    script.write_text(SCRIPT)
    process = subprocess.Popen(
        [sys.executable, str(script), method, str(processes)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stdout.readline() == "go\n"
    return process


def nobody_is_left(group: int) -> bool:
    """True once no process of the group is there; one may take a moment to see that all is over."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


@pytest.mark.parametrize("wait", [0.05, 4.0], ids=["while starting", "while playing"])
@pytest.mark.parametrize(("method", "processes"), [("usual", 1), ("usual", 2), ("spawn", 2)])
def test_ctrl_c_gives_what_is_finished_and_leaves_nobody_behind(
    tmp_path: Path, method: str, processes: int, wait: float
) -> None:
    process = started(tmp_path, method, processes)
    time.sleep(wait)

    os.killpg(process.pid, signal.SIGINT)
    pressed = time.monotonic()
    out, err = process.communicate(timeout=20)

    assert (process.returncode, err) == (0, "")
    assert "complete=False left=0 in_order=True" in out
    assert wait < 1 or "finished=0" not in out
    assert time.monotonic() - pressed < 5
    assert nobody_is_left(process.pid)


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    process = started(tmp_path, "usual", 2)
    time.sleep(1)

    process.kill()
    process.communicate(timeout=20)

    assert nobody_is_left(process.pid)


def test_without_the_guard_of_main_the_games_are_played_in_this_process(tmp_path: Path) -> None:
    script = tmp_path / "unguarded.py"
    script.write_text(UNGUARDED)

    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=60)

    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Batch(tirnanog, 3 games") == 1
    assert "all games are played in this one" in done.stderr
