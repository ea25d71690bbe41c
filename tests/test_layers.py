"""Who may import whom: core <- games <- agents <- server, envs, bench, arena, analysis, training, cli."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "fidchell"
GAMES = tuple(sorted(f"games/{file.parent.name}" for file in PACKAGE.glob("games/*/__init__.py")))
OUTSIDE = ("core", *GAMES, "agents", "registry.py", "speech.py", "drawing.py", "extras.py")
MAY_IMPORT: dict[str, tuple[str, ...]] = {  # layer -> layers it may know
    "core": (),
    **dict.fromkeys(GAMES, ("core",)),
    "registry.py": ("core",),
    "speech.py": ("core",),
    "drawing.py": ("extras.py",),
    "extras.py": (),
    "agents": ("core", *GAMES, "registry.py"),
    "bench": OUTSIDE,
    "arena": OUTSIDE,
    "analysis": (*OUTSIDE, "arena"),
    "training": (*OUTSIDE, "arena"),
    "datasets": (*OUTSIDE, "arena", "envs"),
    "far": OUTSIDE,
    "cli": (*OUTSIDE, "bench", "arena", "analysis", "training", "server", "datasets", "far"),
    "server": (*OUTSIDE, "analysis"),
    "envs": OUTSIDE,
}
NEVER_IN_RULES = {"random", "time", "datetime", "asyncio", "os", "secrets", "uuid"}  # hidden inputs
STANDARD = sys.stdlib_module_names


def imported_by(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: write the whole path"
            yield str(node.module)


def files_of(layer: str) -> list[Path]:
    return [PACKAGE / layer] if layer.endswith(".py") else sorted((PACKAGE / layer).rglob("*.py"))


def wrong_imports(layer: str, file: Path) -> Iterator[str]:
    allowed = {f"fidchell/{name.removesuffix('.py')}" for name in (layer, *MAY_IMPORT[layer])}
    for name in imported_by(file):
        top = name.split(".")[0]
        path = name.replace(".", "/")
        if name == "fidchell":
            if layer not in ("cli", "server", "envs"):
                yield f"{file} imports the front door"
        elif top == "fidchell":
            if not any(path == known or path.startswith(known + "/") for known in allowed):
                yield f"{file} imports {name}"
        elif layer == "core" or layer in GAMES:
            if top in NEVER_IN_RULES:
                yield f"{file} imports {name}: a hidden input"
            elif top not in STANDARD and (file.name, top) != ("compiled.py", "mypy_extensions"):  # for type checks only
                yield f"{file} imports {name}: rules need nothing but the standard library"


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_a_layer_imports_only_what_is_below_it(layer: str) -> None:
    assert [wrong for file in files_of(layer) if file.exists() for wrong in wrong_imports(layer, file)] == []


def test_every_file_belongs_to_a_layer() -> None:
    known = {file for layer in MAY_IMPORT for file in files_of(layer)}
    known |= {PACKAGE / "__init__.py", PACKAGE / "games" / "__init__.py"}

    assert sorted(set(PACKAGE.rglob("*.py")) - known) == []


def test_a_wrong_import_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "clever.py"
    file.write_text("import random\nimport numpy\nfrom fidchell.agents.any_legal import AnyLegal\nimport fidchell\n")

    assert len(list(wrong_imports("core", file))) == 4


def test_the_core_mentions_no_game() -> None:
    for file in files_of("core"):
        named = re.findall(r"\b(inis|tirnanog|tír na nóg|tain|táin)\b", file.read_text(encoding="utf-8").lower())
        assert named == [], file


def test_files_stay_readable() -> None:
    files = [*PACKAGE.rglob("*.py"), *Path(__file__).parent.rglob("*.py")]

    assert [file for file in files if len(file.read_text(encoding="utf-8").splitlines()) > 400] == []
