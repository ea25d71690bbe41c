"""The built wheel works on its own: texts and page inside, typed, and importing it pulls in nothing heavy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
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


# --- the page ---


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is in git of what a wheel is built from: the page is not."""
    copy = tmp_path_factory.mktemp("source")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy(ROOT / name, copy)
    shutil.copytree(ROOT / "text", copy / "text")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "page", "page.new"))
    return copy


def build(source: Path, *kinds: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "build", *kinds, "--outdir", str(source / "out"), str(source)]
    known = {name: value for name, value in os.environ.items() if not name.startswith("FIDCHELL_")}
    return subprocess.run(command, env={**known, **environment}, capture_output=True, text=True, timeout=300)


def test_what_is_published_has_the_page(source: Path) -> None:
    done = build(source, "--wheel", FIDCHELL_RELEASE="1")

    assert done.returncode != 0
    assert "build the page first" in done.stdout + done.stderr


def test_wheel_and_source_carry_the_built_page(source: Path, tmp_path: Path) -> None:
    with_page = tmp_path / "source"
    shutil.copytree(source, with_page)
    page = with_page / "src" / "fidchell" / "server" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "assets" / "index-1.js").write_text("1")

    done = build(with_page, FIDCHELL_RELEASE="1")  # the source, and a wheel from it

    assert done.returncode == 0, done.stdout + done.stderr
    wheel, archive = next((with_page / "out").glob("*.whl")), next((with_page / "out").glob("*.tar.gz"))
    assert {"fidchell/server/page/index.html", "fidchell/server/page/assets/index-1.js"} <= set(
        zipfile.ZipFile(wheel).namelist()
    )
    with tarfile.open(archive) as opened:
        assert any(name.endswith("src/fidchell/server/page/index.html") for name in opened.getnames())


def test_the_library_is_built_without_node(source: Path) -> None:
    done = build(source, "--wheel")

    assert done.returncode == 0, done.stdout + done.stderr
    assert not any("server/page/" in name for name in zipfile.ZipFile(next((source / "out").glob("*.whl"))).namelist())
