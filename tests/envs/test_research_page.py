"""What docs/research.md shows is run, and what it says of sizes is so."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fidchell.envs.encoder import KINDS, encoder_for

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "research.md"


def test_the_page_runs() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)

    assert tried > 20
    assert failed == 0


@pytest.mark.parametrize("kind", KINDS)
def test_sizes_are_as_the_page_says(kind: str) -> None:
    row = re.search(rf"^\| `{kind}` \|.*\| ([\d, ]+) \| ([\d, ]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    said = [[int(size) for size in sizes.split(", ")] for sizes in row.groups()]

    assert said == [
        [encoder_for("inis", players, kind).size for players in (2, 3, 4)],
        [encoder_for("tirnanog", players, kind).size for players in (1, 2, 3, 4, 5)],
    ]


def test_every_option_is_on_the_page() -> None:
    import inspect

    from fidchell.envs.against_bots import AgainstBots
    from fidchell.envs.pettingzoo.aec import Common
    from fidchell.envs.sitting import Sitting

    page = PAGE.read_text(encoding="utf-8")
    for made in (Sitting, AgainstBots, Common):
        names = set(inspect.signature(made.__init__).parameters) - {"self", "game", "options"}
        assert [name for name in sorted(names) if f"`{name}" not in page] == []


def test_the_speed_of_environments_can_be_measured() -> None:
    command = [sys.executable, str(ROOT / "tools" / "env_speed.py"), "--rounds", "1", "--seconds", "0.01"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "PYTHONWARNINGS": "ignore"})

    assert done.returncode == 0, done.stderr
    assert "inis 2p, AEC" in done.stdout
