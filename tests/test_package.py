"""The built wheel works on its own: texts inside, typed, and importing it pulls in nothing heavy."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(out), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    return next(out.glob("fidchell-*.whl"))


def test_the_wheel_holds_texts_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())

    assert "fidchell/py.typed" in names
    for language in ("en", "fr", "es", "uk"):
        assert f"fidchell/_text/{language}/core.ftl" in names
    assert {f"fidchell/server/migrations/{name}" for name in ("env.py", "versions/r0001_first.py")} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/NOTICE") for name in names)


def test_a_game_plays_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    """Unpacked somewhere else, with the repository out of reach but for the small game."""
    zipfile.ZipFile(wheel).extractall(tmp_path)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    command = [
        sys.executable,
        "-m",
        "fidchell.cli.main",
        "play",
        str(ROOT / "tests" / "tain"),
        "--people",
        "0",
        "--lang",
        "en",
    ]

    done = subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, timeout=60)

    assert done.stderr == ""
    assert "The game is over." in done.stdout


def test_importing_fidchell_is_light() -> None:
    code = "import sys, fidchell; print(sorted(m.split('.')[0] for m in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert not any(heavy in loaded for heavy in ("'rich'", "'typer'", "'fluent'", "'babel'", "'asyncio'"))
