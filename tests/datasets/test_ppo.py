"""examples/ppo.py: two updates, stopped and gone on with; what it learnt plays; what is wrong is said at once.

Most of it needs PyTorch.
"""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from kit.command import ROOT

ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'examples'}"}
COMMAND = [sys.executable, str(ROOT / "examples" / "ppo.py")]
QUICK = ["--processes", "1", "--games", "4", "--steps", "64", "--every", "0.1", "--measure", "2", "--against", "random"]
with_torch = pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: pip install torch")


def ppo(*given: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, given)], env=ENVIRONMENT, timeout=300, capture_output=True, text=True, check=False
    )


@with_torch
def test_it_learns_goes_on_and_plays(tmp_path: Path) -> None:
    for minutes in ("0.001", "0.5"):  # one update is always made; then some more
        done = ppo("--out", tmp_path, "--core-minutes", minutes, *QUICK)
        assert done.returncode == 0, done.stderr
        with (tmp_path / "curve.csv").open(newline="") as lines:
            rows = list(csv.DictReader(lines))
        assert rows
        assert [int(row["steps"]) for row in rows] == sorted({int(row["steps"]) for row in rows})
    assert len(rows) > 1
    assert {row["against"] for row in rows} == {"", "random"}
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
    again = ppo("--out", tmp_path, "--core-minutes", "0.5", *QUICK)
    assert "core-minutes already; to go on, give more" in again.stdout

    named = {**ENVIRONMENT, "FIDCHELL_PPO": str(tmp_path / "weights.pt")}
    for game, said in (("tirnanog", ""), ("inis", "this net plays tirnanog for 2, not inis for 2")):
        code = f"import fidchell, ppo_net as ppo; fidchell.play_one({game!r}, 1, [ppo.Best, 'random'])"
        done = subprocess.run([sys.executable, "-c", code], env=named, timeout=100, capture_output=True, text=True)
        assert (done.returncode == 0) == (said == ""), done.stderr
        assert said in done.stderr


@with_torch
def test_what_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "weights.pt").write_text("something else")
    for given, said in (
        (["--out", tmp_path / "new", "--against", "casual,clubb"], "--against: there is no agent 'clubb'; agents: "),
        (["--out", tmp_path / "new", "--processes", "0"], "--processes must be 1 or more, not 0"),
        (["--out", tmp_path / "new", "--core-minutes", "0"], "--core-minutes must be more than 0, not 0"),
        (["--out", tmp_path / "file"], f"--out: nothing can be written to {tmp_path / 'file'}: File exists"),
        (["--out", tmp_path / "other"], "weights.pt does not hold weights of this net"),
    ):
        done = ppo(*given)
        assert done.returncode != 0
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "new").exists()


@with_torch
@pytest.mark.skipif(os.name == "nt", reason="there is no SIGINT for a group of processes")
def test_after_ctrl_c_there_is_one_line_and_the_last_update(tmp_path: Path) -> None:
    given = [*COMMAND, "--out", str(tmp_path), *QUICK]
    with subprocess.Popen(
        given, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline().startswith("core_minutes")
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all its processes
        said = running.communicate(timeout=60)[0]
    assert "stopped; the same command goes on" in said
    assert "Traceback" not in said
    assert running.returncode == 0


def test_without_pytorch_it_says_how_to_have_it() -> None:
    code = f"import sys, runpy; sys.modules['torch'] = None; runpy.run_path({COMMAND[1]!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", code], env=ENVIRONMENT, timeout=100, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == "PyTorch is needed and not in an extra: pip install torch==2.13.0 (docs/ppo.md)\n"
