"""The build that was asked for is the build that is tested."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
COMPILED = os.environ.get("FIDCHELL_BUILD") == "compiled"
# The door and all readers of files judge wrong input themselves (hatch_build.py says why).
ALWAYS_PYTHON = {"compiled", "game", "record", "replay", "scene", "terminal"}
MODULES = sorted(
    ".".join(file.relative_to(SOURCES).with_suffix("").parts)
    for part in ("core", "games")
    for file in (SOURCES / "fidchell" / part).rglob("*.py")
    if file.name != "__init__.py"
)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_is_of_the_build_that_is_tested(name: str) -> None:
    file = str(importlib.import_module(name).__file__)

    should_be_compiled = COMPILED and name.rpartition(".")[2] not in ALWAYS_PYTHON

    assert file.endswith(".py") != should_be_compiled
