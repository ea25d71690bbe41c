"""The build that was asked for is the build that is tested."""

from __future__ import annotations

import ast
import importlib
import os
from pathlib import Path

import pytest

from fidchell.core.data import field_names
from fidchell.registry import OURS, find

SOURCES = Path(__file__).parents[2] / "src"
COMPILED = os.environ.get("FIDCHELL_BUILD") == "compiled"
# The door and all readers of files judge wrong input themselves (hatch_build.py says why).
ALWAYS_PYTHON = {"compiled", "weights", "game", "record", "replay", "scene", "terminal"}
MODULES = sorted(
    ".".join(file.relative_to(SOURCES).with_suffix("").parts)
    for part in ("core", "games", "agents/think")
    for file in (SOURCES / "fidchell" / part).rglob("*.py")
    if file.name != "__init__.py"
)


@pytest.mark.parametrize("name", MODULES)
def test_every_module_is_of_the_build_that_is_tested(name: str) -> None:
    file = str(importlib.import_module(name).__file__)

    should_be_compiled = COMPILED and name.rpartition(".")[2] not in ALWAYS_PYTHON

    assert file.endswith(".py") != should_be_compiled


def fields_in_the_source() -> dict[tuple[str, str], list[str]]:
    """The public slots of every class, as its source lists them."""
    found: dict[tuple[str, str], list[str]] = {}
    for file in sorted((SOURCES / "fidchell").rglob("*.py")):
        module = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                        slots = ast.literal_eval(line.value)
                        found[module, node.name] = [slot for slot in slots if not slot.startswith("_")]
    return found


@pytest.mark.parametrize("game", OURS)
def test_fields_have_the_same_order_in_both_builds(game: str) -> None:
    """A compiled class keeps its fields in the order of their annotations: another one would swap what is saved."""
    listed = fields_in_the_source()
    kinds = [*find(game).kinds().values(), type(find(game).blank(2))]

    for kind in kinds:
        slots = [name for base in reversed(kind.__mro__) for name in listed.get((base.__module__, base.__name__), [])]
        assert list(field_names(kind)) == slots, kind.__name__
