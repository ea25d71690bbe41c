"""examples/ppo.py: two updates, stopped and gone on with; and what it learnt sits at a table. Needs PyTorch."""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kit.command import ROOT

pytest.importorskip("torch", reason="PyTorch is not installed: pip install torch")


def test_it_learns_goes_on_and_plays(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'examples'}"}
    for minutes in ("0.001", "0.5"):  # one update is always made; then some more
        subprocess.run(
            [sys.executable, ROOT / "examples" / "ppo.py", "--out", tmp_path, "--core-minutes", minutes,
             "--processes", "1", "--games", "4", "--steps", "64", "--every", "0.1", "--measure", "2",
             "--against", "random"],
            env=environment, check=True, timeout=300, capture_output=True,
        )  # fmt: skip
        with (tmp_path / "curve.csv").open(newline="") as lines:
            rows = list(csv.DictReader(lines))
        assert rows
        assert [int(row["steps"]) for row in rows] == sorted({int(row["steps"]) for row in rows})
    assert len(rows) > 1
    assert {row["against"] for row in rows} == {"", "random"}
    assert "<polyline" in (tmp_path / "curve.svg").read_text()

    code = "import fidchell, ppo_net as ppo; fidchell.play_one('tirnanog', 1, [ppo.Best, 'random'])"
    named = {**environment, "FIDCHELL_PPO": str(tmp_path / "weights.pt")}
    subprocess.run([sys.executable, "-c", code], env=named, check=True, timeout=100)
